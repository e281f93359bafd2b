"""Reactions at a table: who is passed for, what one wants to be asked about, what lies ready, and what it all tells."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import statistics
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import smithy
from karczma.games import GAMES, find
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from karczma.kernel.reactions import window_of
from karczma.kernel.step import Window
from karczma.server import speech, store, table_server, tables, wishes
from karczma.server.config import Config
from karczma.server.house_bots import House
from karczma.server.open_table import OpenTable
from karczma.server.table_info import Pace, Seat, SeatWishes
from karczma.server.table_server import LONGEST, SHORTEST, TableServer
from karczma.server.telling import Telling
from server.hall import Guest, Hall, Line, hall
from smithy.setup import charm_kind

CHARMS = {0: ["horseshoe_1", "horseshoe_2"], 1: ["soot_1", "horseshoe_3"], 2: ["horseshoe_4"]}
SOOT = ["play", "soot"]
NOW = 1_000_000


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    GAMES[smithy.FACE.name] = smithy.FACE
    yield
    GAMES.pop(smithy.FACE.name, None)


# A table without a network, where charms lie as a test wants them


def at_the_anvil(kinds: str = "person person person", charms: dict[int, list[str]] = CHARMS, **more: Any) -> OpenTable:
    """After the drafts, seat 0 about to strike."""
    chairs = [
        Seat(kind="person", name=f"P{i}", guest=f"g{i}", left=60_000)
        if kind == "person"
        else Seat(kind="bot", name=f"Golem {i}", level="novice")
        for i, kind in enumerate(kinds.split())
    ]
    pack = smithy.FACE.pack(None)
    meta, seed = tables.new_meta("smithy", chairs, {}, pack, "en", False, more.get("pace", Pace()), 0)
    live = OpenTable(meta, seed, 1, pack)
    live.log.append(tables.line(0, "created", {}, 0))
    take(live, tables.start(live, NOW))
    while at(live).game.asks[0][0] != smithy.vocabulary.FORGE:
        for seat in at(live).asked:
            do(live, seat)
    first = at(live).asked[0]
    if charms:
        give(at(live), {(first + seat) % len(chairs): held for seat, held in charms.items()})
    do(live, first, "lay")
    return live


def at(live: OpenTable) -> Match:
    assert live.match is not None
    return live.match


def give(match: Match, charms: dict[int, list[str]]) -> None:
    """These charms are held, all others lie in the bag."""
    ids = smithy.vocabulary.PIECE.ids
    for seat, smith in enumerate(match.game.smiths):
        smith.charms = [ids.index(charm) for charm in charms.get(seat, [])]
    held = [charm for smith in match.game.smiths for charm in smith.charms]
    match.game.bag = [piece for piece in range(12, 22) if piece not in held]


def take(live: OpenTable, change: tables.Change) -> None:
    live.log.append(change.entry(live.seq + 1, 1, None))
    live.meta, live.match = change.meta, change.match
    live.wishes = {**live.wishes, **change.wishes}


def do(live: OpenTable, seat: int, verb: str = "", now: int = NOW) -> None:
    """This seat chooses, the first option of this verb."""
    match = at(live)
    words = [match.words(option) for option in match.options(seat)]
    chosen = next(one for one in words if not verb or one[0] == verb)
    take(live, tables.move(live, seat, live.meta.asked_at[str(seat)], chosen, now))


def struck(live: OpenTable) -> tuple[int, int, int]:
    """Seat 0, as it were, has struck: who that is, and the two after."""
    seat = at(live).asked[0]
    do(live, seat, "strike")
    return seat, (seat + 1) % 3, (seat + 2) % 3


# Who is asked


def test_the_table_passes_for_those_who_have_nothing_to_play_there() -> None:
    live = at_the_anvil()
    mine, second, third = struck(live)
    assert sorted(at(live).asked) == [0, 1, 2]
    assert wishes.answer(live, mine) is None  # a horseshoe is for one's own strike
    assert wishes.answer(live, second) is None  # and soot for another's
    assert wishes.answer(live, third) == ["decline"]
    assert wishes.passing(live.match, live.meta, {}) == [third]
    places = {seat: speech.Scene(at(live), live.meta, {}, {}).place(seat, "en") for seat in range(3)}
    assert [places[seat].question is None for seat in (mine, second, third)] == [False, False, True]
    assert sorted(places[third].asked) == [0, 1, 2]  # as everybody else sees it


def test_one_is_asked_about_what_one_wants_to_be_asked_about() -> None:
    live = at_the_anvil()
    second = (at(live).asked[0] + 1) % 3
    third = (second + 1) % 3
    live.wishes = {second: wishes.ask_about(live, second, SOOT, [])}
    live.wishes[third] = wishes.ask_always(live, third, True)
    struck(live)
    assert wishes.answer(live, second) == ["decline"]
    assert wishes.answer(live, third) is None  # with nothing to play
    live.wishes[second] = wishes.ask_about(live, second, SOOT, ["strike"])
    assert wishes.answer(live, second) is None


def test_what_lies_ready_is_played_and_lies_ready_no_more() -> None:
    live = at_the_anvil(charms={**CHARMS, 1: ["soot_1", "soot_2"]})
    second = (at(live).asked[0] + 1) % 3
    live.wishes = {second: wishes.lay_ready(live, second, SOOT, True)}
    mine, _, third = struck(live)
    assert wishes.answer(live, second) == SOOT
    take(live, tables.pass_for(live, second, live.meta.asked_at[str(second)], NOW))
    assert live.wishes[second].ready == ["play soot"]  # sealed, so it may yet come to nothing
    do(live, third, "decline")
    do(live, mine, "decline")
    assert next(event["event"] for event in at(live).told(None)) == "played"
    assert live.wishes[second].ready == []  # though there is another one
    assert wishes.answer(live, second) is None


def test_what_was_not_carried_out_still_lies_ready() -> None:
    """Of two who play something the first clockwise does; the other is asked again, and so is the table."""
    live = at_the_anvil(charms={0: ["horseshoe_1"], 1: ["horseshoe_2"], 2: ["soot_1"]})
    third = (at(live).asked[0] + 2) % 3
    live.wishes = {third: wishes.lay_ready(live, third, SOOT, True)}
    mine, second, _ = struck(live)
    take(live, tables.pass_for(live, third, live.meta.asked_at[str(third)], NOW))
    do(live, second, "decline")
    do(live, mine, "play")
    assert live.wishes[third].ready == ["play soot"]
    assert wishes.answer(live, third) == SOOT


def test_a_card_may_be_taken_back_before_it_is_played() -> None:
    live = at_the_anvil()
    second = (at(live).asked[0] + 1) % 3
    live.wishes = {second: wishes.lay_ready(live, second, SOOT, True)}
    live.wishes = {second: wishes.lay_ready(live, second, SOOT, False)}
    struck(live)
    assert wishes.answer(live, second) is None


def test_what_is_listed() -> None:
    live = at_the_anvil()
    second = (at(live).asked[0] + 1) % 3
    live.wishes = {second: wishes.lay_ready(live, second, SOOT, True)}
    scene = speech.Scene(at(live), live.meta, live.wishes, {})
    soot, horseshoe = sorted(scene.place(second, "en").reactions, key=lambda one: one.do, reverse=True)
    assert (soot.do, soot.touch, soot.moments, soot.ask, soot.ready) == (
        SOOT,
        "charm:soot",
        ["strike"],
        ["strike"],
        True,
    )
    assert (horseshoe.moments, horseshoe.ready) == (["own_strike"], False)
    assert scene.place(None, "en").reactions == []
    for game in ("kajko", "stonespine"):
        assert find(game).moments is None


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        (lambda live, seat: wishes.lay_ready(live, seat, ["play", "hammer"], True), "no-such-thing"),
        (lambda live, seat: wishes.lay_ready(live, seat, ["juggle"], True), "no-such-verb"),
        (lambda live, seat: wishes.lay_ready(live, seat, ["decline"], True), "not-held"),
        (lambda live, seat: wishes.lay_ready(live, (seat + 1) % 3, SOOT, True), "not-held"),
        (lambda live, seat: wishes.ask_about(live, seat, SOOT, ["own_strike"]), "no-such-moment"),
        (lambda live, seat: wishes.ask_about(live, seat, SOOT, ["strike", "x" * 60]), "no-such-moment"),
    ],
)
def test_what_is_no_wish_is_refused(wish: Any, key: str) -> None:
    live = at_the_anvil()
    second = (at(live).asked[0] + 1) % 3
    with pytest.raises(Refused) as refused:
        wish(live, second)
    assert refused.value.key == key
    assert live.wishes == {}


def test_somebody_else_decides_from_now_on() -> None:
    sitting = Seat(kind="person", guest="g")
    assert not wishes.changed_hands(sitting, Seat(kind="person", guest="g", left=5))
    assert wishes.changed_hands(sitting, Seat(kind="person", guest="h"))
    assert wishes.changed_hands(sitting, Seat(kind="bot"))
    assert wishes.changed_hands(sitting, Seat(kind="person", guest="g", stand_in=True))


# What it tells: nothing


def told(live: OpenTable, known: dict[int, SeatWishes], seats: list[int]) -> list[bytes]:
    """What somebody is sent about the last line of the log who has nothing yet."""
    readers: list[int | None] = [*seats] if seats else [None]
    telling = Telling(live.match, live.meta, live.pack, known, {}, live.log[-1:], readers)
    messages = telling.updates(None, telling.state(seats, "en"), seats, "en")
    return [json.dumps({**json.loads(one), "now": 0}).encode() for one in messages]


def test_what_others_are_sent_is_the_same_to_the_byte() -> None:
    live = at_the_anvil()
    second = (at(live).asked[0] + 1) % 3
    known = {second: SeatWishes(True, {"play soot": []}, ["play soot"])}
    for moment in ("before the strike", "in the window"):
        for other in ([(second + 1) % 3], [(second + 2) % 3], []):
            assert told(live, known, other) == told(live, {}, other), moment
        assert told(live, known, [second]) != told(live, {}, [second])
        if at(live).game.die == 0:
            struck(live)


def test_only_the_owner_of_the_seat_is_told_that_the_table_passed() -> None:
    by_table, by_hand = at_the_anvil(), at_the_anvil()
    for live, change in ((by_table, tables.pass_for), (by_hand, None)):
        _, _, third = struck(live)
        seq = live.meta.asked_at[str(third)]
        take(live, change(live, third, seq, NOW) if change else tables.move(live, third, seq, ["decline"], NOW))
        for seats in ([], [third], [(third + 1) % 3]):
            line = json.loads(told(live, {}, seats)[-1])["happened"]["data"]
            own = {"do": ["decline"], **({"auto": True} if change else {})}
            assert line == {"seat": third, **(own if third in seats else {})}
    assert at(by_table).own[-1] is False
    assert at(by_hand).own[-1] is True


def test_clocks_tell_nothing_and_pauses_cost_nothing() -> None:
    """Whoever answers in a window gains no time, and the first 0.4 seconds are free, for a person as for the table."""
    left: list[list[int]] = []
    for by_table in (True, False):
        live = at_the_anvil(pace=Pace("live", 60, 5))
        _, second, third = struck(live)
        seq = live.meta.asked_at[str(third)]
        before = [live.meta.chairs[seat].left for seat in (second, third)]
        soon = NOW + 300
        passed = (
            tables.pass_for(live, third, seq, soon) if by_table else tables.move(live, third, seq, ["decline"], soon)
        )
        take(live, passed)
        take(live, tables.move(live, second, seq, ["decline"], NOW + 2400))
        left.append([live.meta.chairs[seat].left - then for seat, then in zip((second, third), before, strict=True)])
    assert left == [[-2000, 0], [-2000, 0]]


class Slept(TableServer):
    """A table server whose pauses are only noted."""

    def __init__(self, live: OpenTable, seed: int) -> None:
        self.live = live
        self.draw = lambda: random.Random(seed).uniform(SHORTEST, LONGEST)
        self.pauses: list[float] = []
        self.rest = self.note
        self.tasks = set()
        self.asked = 0  # how often a bot had to think
        self.config = Config(bot_seconds=0.0)
        self.house = House()
        self.workers = self  # type: ignore[assignment]
        self.packs = self  # type: ignore[assignment]

    async def note(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(0)

    async def pack(self, game: str, name: str) -> tuple[None, str]:
        return None, ""

    async def choose(
        self, match: Match, pack: str, seat: int, kind: str, temperament: str = "", own: str = ""
    ) -> list[str]:
        self.asked += 1
        return match.words(match.options(seat)[0])

    async def act(self, *_: Any, **__: Any) -> int:
        return 0


def pauses(live: OpenTable, seat: int, seed: int) -> list[float]:
    """The pauses that the answer of this seat in the open window takes."""
    server = Slept(live, seed)
    turn = (live.meta.id, seat, live.meta.asked_at[str(seat)])
    playing = server._think if live.meta.plays_itself(seat) else server._pass_for
    asyncio.run(playing(live, turn))
    return server.pauses


@pytest.mark.parametrize("kinds", ["person person person", "person bot bot", "bot person person"])
def test_the_pause_is_the_same_whether_a_seat_could_do_something_or_not(kinds: str) -> None:
    """Over many worlds that the others cannot tell apart: two distributions, and the same draw gives the same pause."""
    took: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(120):
        live = at_the_anvil(kinds)
        mine, _, third = struck(live)
        world = smithy.FACE.redeal(at(live).game, mine, seeded(seed))
        at(live).game = world
        asked = window_of(at(live), third)
        assert asked is not None
        can = bool(asked[0].reactions(world, third, asked[1]))
        live.wishes = {} if live.meta.plays_itself(third) else {third: SeatWishes(False, {"play soot": []}, [])}
        others = [i for i in live.meta.people() if i != third]
        found = pauses(live, third, seed)
        expected = random.Random(seed).uniform(SHORTEST, LONGEST) if others else 0.0
        assert found == [expected]
        if others:
            took[can] += found
    assert min(len(took[True]), len(took[False])) > 10
    assert abs(statistics.mean(took[True]) - statistics.mean(took[False])) < 0.06
    assert all(SHORTEST <= one <= LONGEST for one in took[True] + took[False])


def only_open(monkeypatch: pytest.MonkeyPatch, live: OpenTable, hidden: int) -> None:
    """As if all but one of the options, or none of them, came from the hand of whoever is asked."""
    options = at(live).options(at(live).asked[0])
    from_hand = dict.fromkeys(options[len(options) - hidden :], 1)
    monkeypatch.setattr(smithy.FACE, "reactions", lambda *_: from_hand)


@pytest.mark.parametrize("coal", [0, 1])
def test_the_only_thing_to_do_takes_as_long_with_a_hidden_card_as_without(
    coal: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever must strike strikes at once; a card in the hand that could be played instead changes nothing in time."""
    live = at_the_anvil()
    seat = at(live).asked[0]
    live.meta.chairs[seat] = Seat(kind="bot", name="Golem 1", level="master")  # among people
    at(live).game.smiths[seat].coal = coal
    only_open(monkeypatch, live, coal)
    server = Slept(live, 5)
    asyncio.run(server._think(live, (live.meta.id, seat, live.meta.asked_at[str(seat)])))
    assert server.pauses == [random.Random(5).uniform(SHORTEST, LONGEST)]
    assert server.asked == coal  # who has a card thinks meanwhile


def test_two_things_to_do_are_thought_about_whatever_is_in_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    live = at_the_anvil("bot bot bot")
    seat = at(live).asked[0]
    at(live).game.smiths[seat].coal = 1
    for hidden in (0, 2):  # both may be played by anybody; or both come from the hand
        only_open(monkeypatch, live, hidden)
        server = Slept(live, 5)
        asyncio.run(server._think(live, (live.meta.id, seat, live.meta.asked_at[str(seat)])))
        assert (server.pauses, server.asked) == ([], 1)


def test_where_nobody_could_learn_anything_there_is_no_pause() -> None:
    for kinds in ("bot bot bot", "person bot bot"):
        live = at_the_anvil(kinds)
        struck(live)
        server = Slept(live, 1)
        for seat in range(3):
            asked = window_of(at(live), seat)
            assert asked is not None
            alone = all(live.meta.chairs[other].kind == "bot" for other in range(3) if other != seat)
            assert (server._pause(live, seat, asked[0]) == 0.0) == alone
    skills = find("roll_player").steps()[find("roll_player").step_names.numbers["skill_window"]]
    assert isinstance(skills, Window)
    assert skills.public


def test_a_pause_is_short_and_random() -> None:
    drawn = [table_server._drawn() for _ in range(2000)]
    assert min(drawn) >= SHORTEST == 0.05
    assert max(drawn) <= LONGEST == 0.3
    assert 1000 * LONGEST < tables.PAUSE
    assert abs(statistics.mean(drawn) - (SHORTEST + LONGEST) / 2) < 0.02
    assert len(set(drawn)) > 1900


def test_a_bot_that_thinks_longer_than_the_pause_passes() -> None:
    """Whoever waits for it would see that it had something to think about."""
    live = at_the_anvil("bot bot person", charms={seat: ["soot_1", "horseshoe_1"] for seat in (0, 1)})
    struck(live)
    seat = next(i for i in (0, 1) if i in at(live).asked)

    class Slow(Slept):
        async def choose(
            self, match: Match, pack: str, seat: int, kind: str, temperament: str = "", own: str = ""
        ) -> list[str]:
            await asyncio.Event().wait()
            return []

    async def reacts(server: Slept) -> list[str] | None:
        try:
            return await server._react(live, at(live), seat)
        finally:
            for task in server.tasks:
                task.cancel()

    assert asyncio.run(reacts(Slow(live, 1))) == ["decline"]
    quick = asyncio.run(reacts(Slept(live, 1)))
    assert quick is not None
    assert quick[0] == "play"


# Taking back


def test_alone_one_takes_back_what_one_chose_and_not_what_the_table_did() -> None:
    """As dealt: going back replays the game. The person has struck, and holds nothing for that."""
    while True:
        live = at_the_anvil("person bot bot", charms={})
        person = at(live).asked[0]
        before = len(at(live).made)
        if person == 0:
            do(live, person, "strike")
            if wishes.answer(live, person) == ["decline"] and len(at(live).asked) > 1:
                break
    take(live, tables.pass_for(live, person, live.meta.asked_at[str(person)], NOW))
    assert len(at(live).asked) > 0  # a bot has not answered yet
    assert tables.may_undo(at(live), person, True)
    assert tables.own_choice_at(at(live), person) == 2
    take(live, tables.undo(live, person, NOW))
    assert (len(at(live).made), at(live).asked) == (before, [person])
    assert [at(live).words(option)[0] for option in at(live).options(person)][-1] == "strike"


def test_among_people_others_stand_in_the_way_also_where_the_table_passed_for_them() -> None:
    """Otherwise one could learn that it did."""
    live = at_the_anvil(charms={0: [], 1: ["horseshoe_1"], 2: []})
    mine, second, _ = struck(live)
    assert at(live).asked == [second]
    take(live, tables.pass_for(live, second, live.meta.asked_at[str(second)], NOW))
    assert not tables.may_undo(at(live), mine, False)
    assert not tables.may_undo(at(live), second, False)
    with pytest.raises(Refused):
        tables.undo(live, second, NOW)


# Over the network


def smiths(here: Hall) -> tuple[list[Guest], str, list[Line]]:
    """Three smiths and a spectator, after the drafts; the first line is that of who is to strike."""
    people = [here.guest(name) for name in ("Ania", "Bob", "Cyd")]
    table = people[0].table("me open open", game="smithy", listed=True, options={"coal": "plenty"})
    for guest in people[1:]:
        guest.sit(table)
    people[0].start(table)
    lines = [guest.line(table) for guest in (*people, here.guest("Zoe"))]
    for _ in range(6):
        next(line for line in lines[:3] if line.question()).choose()
        for line in lines:
            line.catch_up()
    first = next(i for i in range(3) if lines[i].question())
    return people, table, [lines[first], lines[(first + 1) % 3], lines[(first + 2) % 3], lines[3]]


def has_heard(line: Line, *events: str) -> bool:
    return any(event["event"] in events for one in line.happened for event in one.get("events", []))


def one_is_asked(line: Line) -> bool:
    return len(line.place()["asked"]) == 1


def seat_of(line: Line) -> int:
    return int(line.place()["seat"])


def test_an_evening_with_a_card_laid_ready(here: Hall) -> None:
    _, table, (ania, bob, cyd, zoe) = smiths(here)
    live = here.live(table)
    give(at(live), {seat_of(ania): [], seat_of(bob): ["soot_1"], seat_of(cyd): ["horseshoe_1"]})
    ania.choose("lay")
    for line in (bob, cyd, zoe):
        line.catch_up()
    heard = [len(line.all) for line in (ania, cyd, zoe)]
    lines = len(live.log)
    bob.do("ready", seat=seat_of(bob), do=SOOT, ready=True)
    assert [(one["do"], one["ready"]) for one in bob.place()["reactions"]] == [(SOOT, True)]
    for line, count in zip((ania, cyd, zoe), heard, strict=True):
        line.catch_up()
        assert [message["type"] for message in line.all[count:]] == ["pong"]
    assert len(live.log) == lines
    ania.choose("strike")
    for line in (ania, bob, cyd, zoe):
        line.until(partial(has_heard, line, "played"))
        line.until(partial(one_is_asked, line))  # and the window has closed by itself
    asked = [message["places"][0]["question"] for message in (*bob.all, *cyd.all) if message.get("places")]
    assert not [one for one in asked if one and one["ask"] == "charms"]
    assert bob.place()["reactions"] == []
    moves = [one["data"] for one in zoe.happened if one["kind"] == "move"]
    assert all(set(move) <= {"seat"} for move in moves)


def test_what_somebody_wants_is_told_to_all_their_devices(here: Hall) -> None:
    people, table, (ania, bob, cyd, _) = smiths(here)
    live = here.live(table)
    give(at(live), {seat_of(ania): [], seat_of(bob): ["soot_1"], seat_of(cyd): ["soot_2"]})
    ania.choose("lay")
    other = people[seat_of(bob)].line(table)
    bob.do("ask_me", seat=seat_of(bob), do=SOOT, moments=[])
    other.until(lambda: other.place()["reactions"][0]["ask"] == [])
    bob.do("ask_always", seat=seat_of(bob), always=True)
    other.until(lambda: other.place()["ask_always"])
    bob.do("ask_always", seat=seat_of(bob), always=False)
    ania.choose("strike")
    cyd.until(cyd.question)  # who is asked, so the window stays open; Bob was passed for
    bob.catch_up()
    assert bob.question() is None
    assert bob.no_more("ready", seat=seat_of(bob), do=["play", "horseshoe"], ready=True) == "not-held"
    assert bob.no_more("ask_me", seat=seat_of(bob), do=SOOT, moments=["noon"]) == "no-such-moment"
    assert bob.no_more("ready", seat=seat_of(ania), do=SOOT, ready=True) == "not-your-seat"
    assert bob.no_form("ready", seat=seat_of(bob), do=SOOT) == "bad-message"
    kajko = people[0].line(people[0].table("me bot", options={"first_player": "0"}, start=True))
    assert kajko.no("ask_always", seat=0, always=True) == "no-reactions"
    assert kajko.place()["reactions"] == []


def test_who_wants_to_be_asked_while_the_table_is_about_to_pass_is_asked(here: Hall) -> None:
    _, table, (ania, bob, cyd, _) = smiths(here)
    give(at(here.live(table)), {seat_of(ania): [], seat_of(bob): ["horseshoe_1"], seat_of(cyd): ["soot_2"]})
    ended = asyncio.Event()

    async def until_then(seconds: float) -> None:
        await ended.wait()

    here.tables.rest = until_then
    try:
        ania.choose("lay")
        ania.choose("strike")
        cyd.until(cyd.question)
        bob.catch_up()
        assert (seat_of(bob) in bob.place()["asked"], bob.question()) == (True, None)
        bob.do("ask_always", seat=seat_of(bob), always=True)
        bob.until(bob.question)
        cyd.choose("decline")
    finally:
        here.tables.rest = asyncio.sleep
        here.loop.call_soon_threadsafe(ended.set)
    bob.catch_up()
    assert [one["do"] for one in (bob.question() or {})["options"]] == [["decline"], ["hush"]]
    bob.choose("decline")
    bob.until(partial(has_heard, bob, "made", "spoiled"))


def test_windows_of_several_run_side_by_side(here: Hall) -> None:
    """All pauses have begun before the first one ends, and there is one draw for all of them."""
    _, table, (ania, *others, _) = smiths(here)
    live = here.live(table)
    give(
        at(live), {seat_of(ania): ["soot_1"], **{seat_of(line): [f"horseshoe_{i}"] for i, line in enumerate(others, 1)}}
    )
    waiting: list[float] = []
    opened = asyncio.Event()

    async def together(seconds: float) -> None:
        waiting.append(seconds)
        if len(waiting) == 3:
            opened.set()
        await opened.wait()

    server = here.tables
    before, draws = server.draw, itertools.count(1)
    server.rest, server.draw = together, lambda: float(next(draws))
    try:
        ania.choose("lay")
        ania.choose("strike")
        ania.until(partial(has_heard, ania, "made", "spoiled"))
    finally:
        server.rest, server.draw = asyncio.sleep, before
    assert waiting == [1.0] * 3


def test_the_next_window_has_a_pause_of_its_own() -> None:
    live = at_the_anvil()
    server = Slept(live, 1)
    draws = itertools.count(1)
    server.draw = lambda: float(next(draws))
    _, *others = struck(live)
    asked = window_of(at(live), others[0])
    assert asked is not None
    assert [server._pause(live, seat, asked[0]) for seat in others] == [1.0, 1.0]
    live.meta.asked_at = {seat: position + 1 for seat, position in live.meta.asked_at.items()}
    assert [server._pause(live, seat, asked[0]) for seat in others] == [2.0, 2.0]


def test_wishes_survive_a_restart_and_end_when_the_seat_changes_hands(tmp_path: Path) -> None:
    with hall(tmp_path / "one") as first:
        config = Config(database=first.tables.config.database, bot_seconds=0.0, limits=False)
        people, table, (ania, bob, _, _) = smiths(first)
        seat, charm = next(
            (seat_of(line), ["play", smithy.vocabulary.CHARM.ids[charm_kind(charm)]])
            for line in (ania, bob)
            for charm in at(first.live(table)).game.smiths[seat_of(line)].charms
        )
        line = next(line for line in (ania, bob) if seat_of(line) == seat)
        line.do("ready", seat=seat, do=charm, ready=True)
        line.do("ask_me", seat=seat, do=charm, moments=[])
        line.do("ask_always", seat=seat, always=True)
        cookies = people[seat].http.cookies
        here = Hall(config)  # another process, as it were, that opens the table from the store
        try:
            wanted = SeatWishes(True, {" ".join(charm): []}, [" ".join(charm)])
            assert here.live(table).wishes == {seat: wanted}
            again = Guest(here)
            again.http.cookies = cookies
            again.me = people[seat].me
            shown = again.line(table).place()
            assert shown["ask_always"] is True
            assert [(one["ask"], one["ready"]) for one in shown["reactions"] if one["do"] == charm] == [([], True)]
            again.post(f"/tables/{table}/seats/{seat}/leave")
            assert here.live(table).wishes == {}
            rows = here.call(here.tables.store.read(lambda c: store.find_wishes(c, table)))
            assert rows == []
        finally:
            here.close()
