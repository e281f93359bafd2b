"""Taking back what has come to light deals anew what was hidden, and a record proves where it goes on from."""

from __future__ import annotations

import json
from typing import Any

import pytest

import karczma
import smithy
from karczma.kernel.chance import dealing
from karczma.kernel.errors import Refused
from karczma.kernel.match import MARK_EVERY, Match, go_on, replay
from karczma.kernel.record import DEEPEST
from kernel.tables import do, first, forge, state_of, toy
from laws.tables import pack_of

Paper = dict[str, Any]
PACK = pack_of(smithy.FACE)


def on_paper(match: Match) -> Paper:
    record: Paper = json.loads(json.dumps(match.record()))
    return record


def replayed(record: Paper) -> Match:
    return replay(smithy.FACE, PACK, record)


def drafted(seats: int = 3, seed: int = 1) -> Match:
    """After the draft: hands were passed on and turned up."""
    match = toy(seats, seed, coal="plenty")
    first(match, *range(seats), *range(seats))
    return match


def hidden(match: Match, seat: int) -> Any:
    """What nobody but a seat knows there, and what nobody knows at all."""
    state: Any = match.face.write(match.game)
    smith = state["smiths"][seat]
    return [
        smith["hand"],
        smith["kept"],
        smith["charms"],
        smith["patron"],
        state["crate"],
        state["bag"],
        state["chance"],
    ]


def test_what_came_to_light_is_dealt_anew_where_the_taker_did_not_know_it() -> None:
    match = drafted()
    before = match.at(3)
    assert match.shown_since(3)
    assert match.take_back(0, 3) is True
    assert match.view(0).plain() == before.view(0).plain()
    for seat in (1, 2):
        assert hidden(match, seat) != hidden(before, seat)
    assert match.game.chance.key != before.game.chance.key
    assert on_paper(match)["moves"][-1] | {"hash": ""} == {"seat": 0, "undo": 3, "deal": [0], "hash": ""}


def test_nothing_is_dealt_where_nothing_came_to_light() -> None:
    match = forge(2, {}, coal="plenty")
    do(match, "0 lay iron_knife")
    before = state_of(match)
    do(match, "0 stoke", "0 stoke")
    assert match.take_back(0, 2) is False
    assert state_of(match) == before
    assert match.deals == {}


def test_all_who_agree_keep_what_they_knew() -> None:
    match = drafted()
    before = match.at(4)
    match.take_back(0, 2, [0, 2])
    for seat in (0, 2):
        assert match.view(seat).seats[seat].plain() == before.view(seat).seats[seat].plain()
    worlds = {json.dumps(hidden(drafted_and_back(seed), 1)[:4]) for seed in range(1, 4)}
    assert len(worlds) == 3


def drafted_and_back(seed: int) -> Match:
    match = drafted(3, seed)
    match.take_back(0, 2, [0, 2])
    return match


def test_whoever_has_answered_in_secret_and_did_not_agree_is_asked_again() -> None:
    match = drafted()
    assert match.at(2).asked == [2]
    match.take_back(0, 4, [0])
    assert match.asked == [1, 2]


def test_an_undo_does_not_lead_behind_a_deal() -> None:
    """There it lay otherwise, and that is known: whoever goes further back deals again."""
    match = drafted()
    first(match, match.asked[0])
    taker = match.made[-1][0]
    match.take_back(taker, 2)
    assert not match.can_undo(match.made[-1][0])
    keys = {match.game.chance.key, match.at(0).game.chance.key}
    assert match.shown_since(1)
    match.take_back(0, 1)
    assert match.game.chance.key not in keys
    assert sorted(match.deals) == [7, 8]


def test_a_sealed_answer_from_before_a_deal_stays() -> None:
    match = toy(3)
    first(match, 0, 1, 2, 0)
    match.take_back(0, 3, [0, 1, 2])
    assert match.asked == [1, 2]
    assert not match.can_undo(0)
    first(match, 1)
    assert match.can_undo(1)


def dealt_often() -> Match:
    match = drafted(2)
    for count in (3, 4, 5):
        match.take_back(0, count)
        while len(match.made) < 6:
            first(match, match.asked[0])
    match.take_back(1, 4)
    return match


def test_deals_are_replayed_from_the_record() -> None:
    match = dealt_often()
    record = on_paper(match)
    assert sum("deal" in move for move in record["moves"]) == 4
    again = replayed(record)
    assert state_of(again) == state_of(match)
    assert (again.log, again.made, again.deals, again.record()) == (match.log, match.made, match.deals, record)
    record["moves"][4]["deal"] = [0, 1]
    with pytest.raises(Refused) as refused:
        replayed(record)
    assert (refused.value.key, refused.value.place) == ("record-hash", "moves[4]")


def test_a_match_with_deals_can_be_seen_as_it_stood_after_any_entry() -> None:
    match = dealt_often()
    again = match.at(0)
    for number in range(len(match.log)):
        again.repeat(match, number)
        assert state_of(match.at(number + 1)) == state_of(again)
        assert match.at(number + 1).record() == again.record()
    assert len(match.history(0)) == len(match.made) + 1
    assert match.history(0)[-1] == match.at(len(match.log) - 1).history(0)[len(match.made)]


def test_a_clone_deals_for_itself() -> None:
    match = drafted()
    before = state_of(match)
    child = match.clone()
    child.take_back(0, 3)
    assert (state_of(match), match.deals) == (before, {})
    assert match.made != child.made


def test_an_imagined_world_is_not_dealt_anew() -> None:
    world = drafted().redeal(0, 1)
    while not world.made or not world.shown_since(len(world.made)):
        first(world, world.asked[0])
    with pytest.raises(Refused) as refused:
        world.take_back(0, len(world.made))
    assert refused.value.key == "no-record"


def test_going_back_leaves_marks_so_that_the_next_way_is_short() -> None:
    match = karczma.start("kajko", seats=2, seed=3)
    while len(match.made) < 3 * MARK_EVERY:
        first(match, match.asked[0])
    states = [state_of(match.at(number)) for number in range(len(match.log) + 1)]
    while len(match.made) > 1:
        match.rewind(0, 1, None)
        marked = [count for count, _, _ in match.marks]
        assert marked == list(range(MARK_EVERY, len(match.made) + 1, MARK_EVERY))
        assert state_of(match) == states[len(match.made)]


def test_the_dice_of_a_deal_follow_from_the_seed() -> None:
    """As docs/chance.md tells it."""
    assert dealing(7, 3).key.hex() == "4e2ad6497518b981e30ac61b492fdac6040c853fc1b55548497f88ccc7883a1e"


def test_what_is_dealt_is_dealt_for_ever() -> None:
    """These hashes are in records that people keep: they never change."""
    assert [dealt_often().link()[:16], gone_on([1]).link()[:16]] == ["2ca823ee52787554", "cb6186da73d321c2"]


# Going on from another game


def gone_on(eyes: list[int], at: int = 4, seed: int = 99) -> Match:
    match = go_on(drafted(), at, seed, eyes)
    while match.asked and len(match.log) < 5:
        first(match, match.asked[0])
    return match


@pytest.mark.parametrize("eyes", [[], [1], [0, 2], [0, 1, 2]])
def test_a_record_that_goes_on_from_another_proves_both(eyes: list[int]) -> None:
    match = gone_on(eyes)
    record = on_paper(match)
    assert record["from"] == {"record": on_paper(drafted()), "at": 4, "deal": eyes}
    again = replayed(record)
    assert (state_of(again), again.record()) == (state_of(match), record)


def test_a_spectator_sees_what_lay_open_and_nobody_has_what_they_had() -> None:
    before, match = drafted().at(4), go_on(drafted(), 4, 99, [])
    assert match.view(None).plain() == before.view(None).plain()
    for seat in range(3):
        assert hidden(match, seat)[:4] != hidden(before, seat)[:4]
    assert match.game.chance.key != before.game.chance.key


FORGED = [
    (lambda origin: origin["record"]["moves"][1].update(hash="0" * 64), "record-hash", "from.record.moves[1]"),
    (lambda origin: origin.update(at=3), "record-hash", "moves[0]"),
    (lambda origin: origin.update(at=99), "no-such-position", "from"),
    (lambda origin: origin.update(at=-1), "no-such-position", "from"),
    (lambda origin: origin.update(at=True), "record-origin", "from"),
    (lambda origin: origin.update(deal=[0]), "record-illegal", "moves[0]"),
    (lambda origin: origin.update(deal=[1, 0]), "no-such-eyes", "from"),
    (lambda origin: origin.update(deal=[7]), "no-such-eyes", "from"),
    (lambda origin: origin.update(deal=None), "record-origin", "from"),
    (lambda origin: origin.update(state={}), "record-origin", "from"),
    (lambda origin: origin.update(record=None), "record-format", "from.record"),
    (lambda origin: origin["record"].update(seed="2"), "record-illegal", "from.record.moves[0]"),
    (lambda origin: origin["record"].update(rules=9), "record-rules", "from.record.rules"),
    (lambda origin: origin["record"].update(karczma=1), "record-header", "from"),
]


@pytest.mark.parametrize(("forge", "key", "place"), FORGED)
def test_what_a_record_goes_on_from_cannot_be_forged(forge: Any, key: str, place: str) -> None:
    record = on_paper(gone_on([]))
    forge(record["from"])
    with pytest.raises(Refused) as refused:
        replayed(record)
    assert (refused.value.key, refused.value.place) == (key, place)
    assert str(refused.value).endswith(".")


def test_another_game_cannot_be_gone_on_from() -> None:
    record = on_paper(gone_on([]))
    record["from"]["record"] = on_paper(toy(2))
    record["from"]["at"] = 0
    with pytest.raises(Refused) as refused:
        replayed(record)
    assert refused.value.key == "record-header"


def test_records_lie_within_records_only_so_deep() -> None:
    match = drafted()
    for _ in range(DEEPEST):
        match = go_on(match, 0, 5, [])
    assert state_of(replayed(on_paper(match))) == state_of(match)
    with pytest.raises(Refused) as refused:
        go_on(match, 0, 5, [])
    assert refused.value.key == "record-deep"
    deeper = {**on_paper(match), "from": {"record": on_paper(match), "at": 0, "deal": []}}
    with pytest.raises(Refused) as refused:
        replayed(deeper)
    assert (refused.value.key, refused.value.place) == ("record-deep", "from")


def test_what_is_over_is_not_gone_on_from() -> None:
    match = drafted()
    while not match.over:
        first(match, match.asked[0])
    with pytest.raises(Refused) as refused:
        go_on(match, len(match.log), 1, [])
    assert refused.value.key == "position-over"


def test_whoever_replays_may_stop_at_every_line() -> None:
    match = gone_on([])
    lines: list[int] = []
    replay(smithy.FACE, PACK, on_paper(match), lambda: lines.append(1))
    assert len(lines) == len(match.log) + len(drafted().log)

    def enough() -> None:
        raise Refused("record-costly")

    with pytest.raises(Refused) as refused:
        replay(smithy.FACE, PACK, on_paper(match), enough)
    assert refused.value.key == "record-costly"
