"""Taking back: one's own last choice; further by consent of all people; as far as one likes against bots only."""

from __future__ import annotations

import json

import karczma
from karczma.kernel.chance import dealing
from server.hall import Guest, Hall, Line, play_on


def kajko(here: Hall, seats: str = "me open") -> tuple[list[Guest], str, list[Line]]:
    """Two at a listed table; in Przygody Wojów nearly every choice turns a card up."""
    people = [here.guest("Ania"), here.guest("Bob")]
    table = people[0].table(seats, listed=True, options={"first_player": "0"})
    people[1].sit(table)
    people[0].start(table)
    return people, table, [guest.line(table) for guest in people]


def smithy(here: Hall, seats: str = "me open") -> tuple[list[Guest], str, list[Line]]:
    people = [here.guest("Ania"), here.guest("Bob")]
    table = people[0].table(seats, game="smithy", listed=True, options={"coal": "plenty"})
    people[1].sit(table)
    people[0].start(table)
    return people, table, [guest.line(table) for guest in people]


def drafted(lines: list[Line]) -> Line:
    """Both drafts over; the line of who is at the anvil first."""
    for _ in range(4):
        next(line for line in lines if line.question()).choose()
        for line in lines:
            line.catch_up()
    return next(line for line in lines if line.question())


def test_the_own_last_choice_while_nothing_was_revealed(here: Hall) -> None:
    _, table, lines = smithy(here)
    line = drafted(lines)
    seat = line.places[0]["seat"]
    before = line.place()["view"]
    assert line.place()["can_undo"] is False  # the draft was revealed
    line.choose("lay")
    assert line.place()["can_undo"] is True
    line.choose("stoke")
    line.do("undo", seat=seat)
    line.do("undo", seat=seat)
    assert line.place()["view"] == before
    assert [one["kind"] for one in line.happened][-4:] == ["move", "move", "undo", "undo"]
    assert line.happened[-1]["data"] == {"seat": seat}
    line.choose("lay", last=True)  # and now another one
    match = here.live(table).match
    assert match is not None
    assert [option for _, option in match.log[-3:]] == [-1, -1, match.made[-1][1]]


def test_no_undo_past_a_revelation_or_somebody_elses_choice(here: Hall) -> None:
    _, _, lines = smithy(here)
    line = drafted(lines)
    other = next(one for one in lines if one is not line)
    seat = line.places[0]["seat"]
    line.choose("lay")
    assert other.no("undo", seat=1 - seat) == "no-undo"
    line.choose("strike")
    assert line.no_more("undo", seat=seat) == "no-undo"  # the table may pass for somebody meanwhile
    _, _, (ania, bob) = kajko(here)
    ania.choose("adventure")
    bob.catch_up()
    assert ania.no("undo", seat=0) == "no-undo"
    assert bob.no("undo", seat=1) == "no-undo"
    assert bob.no("undo", seat=0) == "not-your-seat"


def test_a_sealed_answer_is_opened_again_and_the_others_stand(here: Hall) -> None:
    _, table, (ania, bob) = smithy(here)
    ania.choose()
    bob.catch_up()
    asked = bob.question()
    assert asked is not None
    assert all(option.pop("final") for option in asked["options"])  # the last answer opens both
    ania.do("undo", seat=0)
    bob.catch_up()
    assert bob.place()["asked"] == [0, 1]
    assert bob.question() == asked  # nothing else changes for whoever has not answered
    again = ania.question()
    assert again is not None
    assert again["seq"] == 2
    assert ania.no("move", seat=0, seq=0, do=again["options"][0]["do"]) == "stale-seq"
    bob.choose()
    ania.catch_up()
    ania.choose(last=True)
    match = here.live(table).match
    assert match is not None
    assert karczma.replay(match.record()).link() == match.link()


def test_further_back_when_everybody_agrees(here: Hall) -> None:
    people, table, (ania, bob) = kajko(here)
    before = ania.place()["view"]
    ania.choose("adventure")
    bob.choose("adventure")
    ania.catch_up()
    ania.do("ask_undo", seat=0, count=2)
    bob.catch_up()
    assert bob.table["wish"] == {"seat": 0, "count": 2, "agreed": [0]}
    assert bob.happened[-1]["data"] == {"seat": 0, "agree": True, "count": 2}
    assert ania.no("answer_undo", seat=0, agree=True) == "nothing-changes"
    bob.do("answer_undo", seat=1, agree=True)
    ania.catch_up()
    assert ania.table["wish"] is None
    assert ania.place()["view"] == before
    assert ania.happened[-1]["data"] == {"seat": 0, "count": 2, "deal": [0, 1]}
    play_on([ania, bob], "send")
    record = people[1].get(f"/tables/{table}/record")
    assert record["moves"][2]["undo"] == 2  # marked for ever
    assert karczma.replay(record).over


def test_what_came_to_light_is_dealt_anew(here: Hall) -> None:
    """For whoever plays alone, and by consent: what they have turned up lies elsewhere now."""
    ania = here.guest("Ania")
    table = ania.table("me Bruno bot", options={"first_player": "0"}, start=True)
    line = ania.line(table)
    before = here.live(table).match
    assert before is not None
    line.choose("adventure")
    line.do("undo", seat=0)
    after = here.live(table).match
    assert after is not None
    assert after.view(0).plain() == before.view(0).plain()
    assert after.game.order != before.game.order
    assert after.game.chance.key != before.game.chance.key
    assert here.live(table).meta.closed is False  # nobody knows more now than their view
    told = json.dumps(line.all)
    for secret in (
        here.live(table).seed,
        after.game.chance.key.hex(),
        dealing(int(here.live(table).seed), 2).key.hex(),
    ):
        assert secret not in told
    here.tables.lives.pop(table)
    again = here.live(table).match
    assert again is not None
    assert (again.face.write(again.game), again.record()) == (after.face.write(after.game), after.record())


def test_it_is_told_before_anything_is_dealt_anew(here: Hall) -> None:
    """How many choices back that begins, as long as nobody else is at the table whom it could tell something."""
    ania = here.guest("Ania")
    line = ania.line(ania.table("me bot", game="smithy", options={"coal": "plenty"}, start=True))
    line.choose()
    seen: list[int] = []
    for _ in range(12):
        line.until(lambda: line.over or (line.question() and line.place()["asked"] == [0]))  # nobody else moves now
        if line.over:
            break
        match = here.live(line.id).match
        assert match is not None
        told = line.place()["deals_from"]
        shown = [match.shown_since(count) for count in range(1, len(match.made) + 1)]
        assert told == (shown.index(True) + 1 if any(shown) else 0)
        seen.append(told)
        line.choose()
    assert len(set(seen)) > 1, seen
    _, _, (one, other) = kajko(here)
    one.choose("adventure")
    other.catch_up()
    assert one.place()["deals_from"] == other.place()["deals_from"] == 0


def test_alone_any_number_of_choices_is_taken_back_at_once(here: Hall) -> None:
    ania = here.guest("Ania")
    table = ania.table("me bot", options={"first_player": "0"}, start=True)
    line = ania.line(table)
    before = line.place()["view"]
    for _ in range(5):
        line.choose("adventure")
    line.until(line.question)
    made = len(here.live(table).match.made)  # type: ignore[union-attr]
    assert made == 10
    line.do("ask_undo", seat=0, count=made)
    assert line.place()["view"] == before
    assert line.happened[-1]["data"] == {"seat": 0, "count": made, "deal": [0]}
    play_on([line], "send")
    record = ania.get(f"/tables/{table}/record")
    assert next(move for move in record["moves"] if "deal" in move)["undo"] == made  # marked for ever
    assert karczma.replay(record).over


def test_by_consent_the_table_is_closed_where_something_was_seen(here: Hall) -> None:
    _, table, (ania, bob) = kajko(here)
    ania.choose("adventure")
    ania.do("ask_undo", seat=0, count=1)
    bob.do("answer_undo", seat=1, agree=True)
    assert here.live(table).meta.closed is True
    _, table, lines = smithy(here)
    line = drafted(lines)
    seat = line.places[0]["seat"]
    line.choose("lay")
    line.choose("stoke")
    line.do("ask_undo", seat=seat, count=2)
    other = next(one for one in lines if one is not line)
    other.do("answer_undo", seat=1 - seat, agree=True)
    assert other.happened[-1]["data"] == {"seat": seat, "count": 2}  # nothing was seen: nothing is dealt
    assert here.live(table).meta.closed is False


def test_one_no_is_enough_and_a_choice_withdraws_what_was_asked(here: Hall) -> None:
    _, _, (ania, bob) = kajko(here)
    ania.choose("adventure")
    bob.catch_up()
    ania.do("ask_undo", seat=0, count=1)
    bob.do("answer_undo", seat=1, agree=False)
    ania.catch_up()
    assert ania.table["wish"] is None
    assert ania.happened[-1]["data"] == {"seat": 1, "agree": False}
    bob.choose("adventure")
    ania.catch_up()
    bob.do("ask_undo", seat=1, count=1)
    ania.catch_up()
    ania.choose("adventure")
    bob.catch_up()
    assert bob.table["wish"] is None
    assert ania.no("answer_undo", seat=0, agree=True) == "no-wish"
    assert ania.no("ask_undo", seat=0, count=4) == "take-back-range"
    assert ania.no_form("ask_undo", seat=0, count=0) == "bad-message"


def test_a_third_person_must_agree_too_but_no_bot(here: Hall) -> None:
    ania, bob, cyd = [here.guest(name) for name in ("Ania", "Bob", "Cyd")]
    table = ania.table("me open open bot", listed=True, options={"first_player": "0"})
    for guest in (bob, cyd):
        guest.sit(table)
    ania.start(table)
    lines = [guest.line(table) for guest in (ania, bob, cyd)]
    lines[0].choose("adventure")
    lines[0].do("ask_undo", seat=0, count=1)
    for line in lines[1:]:
        line.catch_up()
    lines[1].do("answer_undo", seat=1, agree=True)
    assert lines[1].table["wish"]["agreed"] == [0, 1]
    lines[2].do("answer_undo", seat=2, agree=True)
    assert lines[2].table["wish"] is None
    assert lines[2].table["position"] == 2


def test_against_bots_only_as_far_as_one_likes_until_the_end(here: Hall) -> None:
    ania = here.guest("Ania")
    table = ania.table("me bot bot", options={"first_player": "0"}, start=True)
    line = ania.line(table)
    assert line.place()["can_undo"] is False
    for _ in range(3):
        line.choose("adventure")
    line.until(line.question)
    assert line.place()["can_undo"] is True
    for _ in range(3):
        line.do("undo", seat=0)
        assert line.happened[-1]["data"]["deal"] == [0]
    assert line.place()["view"]["middle"]["numbers"]["cards_left"] == 70
    assert line.no("undo", seat=0) == "no-undo"
    play_on([line], "send")
    assert line.place()["can_undo"] is False
    assert line.no("undo", seat=0) == "not-running"  # its seed is known now: who wants to go on plays a new game
    record = ania.get(f"/tables/{table}/record")
    assert sum("undo" in move for move in record["moves"]) == 3
    assert karczma.replay(record).over


def test_among_people_what_is_over_is_over(here: Hall) -> None:
    people, _, lines = kajko(here)
    play_on(lines, "send")
    assert lines[0].over
    for seat, line in enumerate(lines):
        assert line.no("undo", seat=seat) == "not-running"
        assert line.no("ask_undo", seat=seat, count=1) == "not-running"
    assert len(people) == 2


def test_an_undo_sent_twice_counts_once(here: Hall) -> None:
    _, _, lines = smithy(here)
    line = drafted(lines)
    seat = line.places[0]["seat"]
    line.choose("lay")
    line.choose("stoke")
    first = line.ask("undo", id="once", seat=seat)
    second = line.ask("undo", id="once", seat=seat)
    assert first == second
    assert line.question() is not None
    assert line.place()["can_undo"] is True  # the ware still lies there
