"""The toy game over the network: hands, sealed answers and reactions. Nobody hears what is not theirs to know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import smithy
from karczma.words import Words
from server.hall import Guest, Hall, Line, play_on
from smithy.vocabulary import CHARM, WARE

Table = tuple[list[Guest], str, list[Line]]


def smiths(here: Hall, **options: Any) -> Table:
    """Three smiths and a spectator at a listed table."""
    people = [here.guest(name, language) for name, language in (("Ania", "pl"), ("Bob", "en"), ("Cyd", "en"))]
    table = people[0].table("me open open", game="smithy", listed=True, options=options)
    for guest in people[1:]:
        guest.sit(table)
    people[0].start(table)
    zoe = here.guest("Zoe")
    return people, table, [guest.line(table) for guest in (*people, zoe)]


def heard(line: Line) -> str:
    """All that ever came over this line."""
    return json.dumps(line.all, ensure_ascii=False)


def spoken(kind: str, ids: tuple[str, ...], text: str) -> set[str]:
    """Which of these things are named there, by id or in words."""
    words = [Words(language) for language in ("en", "pl")]
    return {id for id in ids if id in text or any(one.thing(smithy.FACE, kind, id) in text for one in words)}


def test_nobody_hears_of_a_ware_that_is_not_theirs(here: Hall) -> None:
    _, table, lines = smiths(here, coal="plenty")
    live = here.live(table)
    known: list[set[int]] = [set() for _ in range(4)]  # by seat; the last one is the spectator
    struck: set[int] = set()

    def look() -> bool:
        assert live.match is not None
        for seat, smith in enumerate(live.match.game.smiths):
            known[seat] |= {*smith.hand, *smith.got, *smith.kept, *smith.scrap, *smith.anvil}
            struck.update(smith.made, smith.spoiled, smith.anvil if live.match.game.die else [])
        for i in range(3):
            known[i] |= set(live.match.game.smiths[(i + 1) % 3].got)  # what one has passed on
        for line in lines:
            line.ask("score")
        return False

    look()
    play_on(lines[:3], stop=look)
    lines[3].until(lambda: lines[3].over)
    assert len(struck) > 3
    for i, line in enumerate(lines):
        before = [message for message in line.all if not line_over(message)]
        named = spoken("ware", WARE.ids, json.dumps(before, ensure_ascii=False))
        allowed = {WARE.ids[ware] for ware in known[i] | struck}
        assert named <= allowed, f"seat {i} heard of {named - allowed}"
        assert {WARE.ids[ware] for ware in struck} <= named


def line_over(message: dict[str, Any]) -> bool:
    table = message.get("table")
    return bool(table and table["stage"] == "over")


def test_a_spectator_never_sees_a_hand_a_charm_or_a_patron(here: Hall) -> None:
    people, table, lines = smiths(here)
    watcher = lines[3]
    for _ in range(6):  # both drafts
        asked = [line for line in lines[:3] if line.question()]
        asked[0].choose()
        for line in lines:
            line.catch_up()
    text = heard(watcher)
    assert not spoken("ware", WARE.ids, text)
    assert not spoken("charm", CHARM.ids, text)
    kinds = {event["event"]: event for one in watcher.happened for event in one.get("events", [])}
    for kind in ("got_patron", "got_charm", "kept", "passed", "scrapped"):
        assert set(kinds[kind]) == {"event", "seat", "hidden", "text"}, kinds[kind]
    zones = {zone["kind"]: zone for zone in watcher.place()["view"]["seats"][0]["zones"]}
    assert (zones["kept"]["cards"], zones["kept"]["hidden"]) == ([], 2)
    assert (zones["charm"]["cards"], zones["patron"]["cards"]) == ([], [])
    # The same for those who come later, who only ask over HTTP, and for a window of somebody else's.
    for text in (
        heard(here.guest("Yan").line(table)),
        here.nobody().ask("GET", f"/tables/{table}/record").text,
        here.nobody().ask("GET", f"/tables/{table}").text,
        here.nobody().ask("GET", "/tables?which=running").text,
    ):
        assert not spoken("ware", WARE.ids, text)
        assert not spoken("charm", CHARM.ids, text)
    assert watcher.place().get("question") is None
    assert watcher.place().get("seat") is None
    assert watcher.no("score", seat=0) == "not-your-seat"
    own = people[0].ask("GET", f"/tables/{table}/record").text
    assert len(spoken("ware", WARE.ids, own)) == 5  # three dealt, two passed on to us


def test_a_score_tells_each_only_what_they_may_know(here: Hall) -> None:
    _, _, lines = smiths(here)
    for i, line in enumerate(lines):
        public = line.ask("score")["data"]
        assert [seat["unknown"] for seat in public["seats"]] == [["patron"]] * 3
        assert public["winners"] == []
        if i < 3:
            own = line.ask("score", seat=i)["data"]["seats"]
            assert [seat.get("unknown", []) for seat in own] == [[] if seat == i else ["patron"] for seat in range(3)]


def test_sealed_answers_in_any_order_and_what_each_must_name(here: Hall) -> None:
    _, _, lines = smiths(here)
    ania, bob, cyd, watcher = lines
    questions = [line.question() for line in lines[:3]]
    assert all(question is not None and question["seq"] == 0 for question in questions)
    cyd.choose()
    bob.catch_up()
    assert bob.happened[-1]["data"] == {"seat": 2}  # that Cyd has chosen, not what
    assert bob.place()["asked"] == [0, 1]
    assert bob.question() == questions[1]  # the question still stands, under the same number
    ania.choose()
    bob.choose()
    for line in lines:
        line.catch_up()
        assert line.place()["asked"] == [0, 1, 2]
    assert all(question and question["seq"] == 3 for question in (line.question() for line in lines[:3]))
    kept = [event for event in watcher.happened[-1]["events"] if event["event"] == "kept"]
    assert [event["seat"] for event in kept] == [0, 1, 2]


def test_hush_no_more_questions_this_round(here: Hall) -> None:
    _, table, lines = smiths(here, coal="plenty")
    for _ in range(6):
        next(line for line in lines[:3] if line.question()).choose()
        for line in lines:
            line.catch_up()
    for line in lines[:3]:
        line.ask_always()
    live = here.live(table)
    hushed: list[int] = []
    strikes = 0
    while strikes < 3:  # a whole round: three strikes, each may be answered by charms
        line = next(line for line in lines[:3] if line.question())
        question = line.question()
        assert question is not None
        if question["ask"] == "charms":
            assert question["seat"] not in hushed
            assert [one["do"] for one in question["options"]][-2:] == [["decline"], ["hush"]]
            hushed.append(question["seat"])
            line.choose("hush")
        elif question["options"][0]["do"][0] == "lay":
            line.choose("lay")
        else:
            strikes += 1
            line.choose("strike")
        for one in lines:
            one.catch_up()
        assert live.match is not None
    assert sorted(hushed) == [0, 1, 2]  # each was asked once, in three strikes
    play_on(lines[:3], "rest")
    assert lines[0].over


def test_reactions_are_asked_of_all_who_could_not_only_of_those_who_can(here: Hall) -> None:
    for _ in range(20):  # until somebody holds only charms that cannot be played now
        _, _, lines = smiths(here, coal="plenty")
        for line in lines[:3]:
            line.ask_always()
        if any(reaction_asked_in_vain(lines)):
            return
    raise AssertionError("it never came to that")


def reaction_asked_in_vain(lines: list[Line]) -> Iterator[bool]:
    while not lines[0].over:
        line = next(line for line in lines[:3] if line.question())
        question = line.question()
        assert question is not None
        if question["ask"] == "charms" and len(question["options"]) == 2:
            others = [one for one in lines if one is not line]
            yield all(question["seat"] in one.place()["asked"] for one in others)  # asked all the same, before all
        line.choose("decline" if question["ask"] == "charms" else "lay")
        for one in lines:
            one.catch_up()
