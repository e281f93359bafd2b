"""Reaction windows: who is asked, in which order, how long, and what it tells."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from karczma.kernel.errors import Fact
from karczma.kernel.game import Option
from karczma.kernel.match import Match
from karczma.kernel.step import Blocked
from kernel.tables import do, forge
from smithy.forge import Charms as CharmWindow
from smithy.state import Table
from smithy.vocabulary import CHARMS as WINDOW

CHARMS = {0: ["horseshoe_1", "horseshoe_2"], 1: ["soot_1", "soot_2"], 2: ["soot_3"]}


def struck(charms: dict[int, list[str]], seats: int = 3) -> Match:
    """Seat 0 has struck an iron knife, and the window is open."""
    match = forge(seats, charms)
    do(match, "0 lay iron_knife", "0 strike")
    return match


def offers(match: Match, seat: int) -> list[str]:
    return [" ".join(match.words(option)) for option in match.options(seat)]


def test_all_who_could_are_asked_at_once_and_when_all_decline_the_window_closes() -> None:
    for order in permutations((0, 1, 2)):
        match = struck(CHARMS)
        assert match.asked == [0, 1, 2]
        for seat in order:
            assert match.game.die > 0
            do(match, f"{seat} decline")
        assert match.game.die == 0
        assert match.asked == [1]  # its own turn


def test_answers_are_sealed_until_all_are_in() -> None:
    """Whether another has played something is not to be seen, nor what, nor by what is asked, until the last answer."""
    playing, declining = struck(CHARMS), struck(CHARMS)
    do(playing, "1 play soot", "2 play soot")
    do(declining, "1 decline", "2 decline")
    assert playing.asked == declining.asked == [0]
    for reader in (0, None):
        assert playing.view(reader).plain() == declining.view(reader).plain()
        assert playing.told(reader) == declining.told(reader) == []
    assert playing.question(0) == declining.question(0)
    do(playing, "0 decline")
    assert [event["event"] for event in playing.told(0)] == ["played", "rolled"]


@pytest.mark.parametrize("order", list(permutations((0, 1, 2))))
def test_of_all_reactions_the_first_clockwise_is_carried_out_and_all_are_asked_again(order: tuple[int, ...]) -> None:
    match = struck(CHARMS)
    chosen = {0: "decline", 1: "play soot", 2: "play soot"}
    for seat in order:
        do(match, f"{seat} {chosen[seat]}")
    assert [(event["event"], event["seat"]) for event in match.told(0) if event["event"] == "played"] == [("played", 1)]
    assert [len(smith.charms) for smith in match.game.smiths] == [2, 1, 1]  # that of seat 2 was not carried out
    assert match.asked == [0, 1, 2]


def test_reactions_are_ranked_from_the_seat_the_window_starts_with() -> None:
    match = struck(CHARMS)
    do(match, "0 decline", "1 decline", "2 decline", "1 lay iron_bell", "1 strike")
    assert match.asked == [1, 2, 0]
    do(match, "0 decline", "2 play soot", "1 decline")
    assert match.told(0)[0]["seat"] == 2


def test_after_a_reaction_the_window_opens_again_until_all_decline() -> None:
    match = struck(CHARMS)
    do(match, "0 decline", "1 play soot", "2 decline")
    assert match.asked == [0, 1, 2]
    do(match, "0 play horseshoe", "1 decline", "2 decline")
    assert match.asked == [0, 1, 2]
    do(match, "0 decline", "1 decline", "2 play soot")
    assert match.asked == [0, 1]  # seat 2 has no charm left
    do(match, "0 decline", "1 decline")
    assert match.asked == [1]
    assert match.game.die == 0


def test_nobody_is_asked_who_could_not() -> None:
    assert struck({1: ["soot_1"]}).asked == [1]
    match = struck({})
    assert match.game.die == 0
    assert match.asked == [1]
    assert match.options(1) == [match.option(["lay", ware]) for ware in ("iron_bell", "iron_key")] + [
        match.option(["rest"])
    ]


def test_who_could_is_asked_even_if_nothing_can_be_done() -> None:
    match = struck({1: ["horseshoe_1"], 2: ["soot_1"]})
    assert match.asked == [1, 2]
    assert offers(match, 1) == ["decline", "hush"]
    question = match.question(1)
    assert question is not None
    assert question["blocked"] == [{"touch": "charm:horseshoe", "why": "not-now"}]


def test_who_plays_alone_is_asked_only_about_what_can_be_done() -> None:
    """There is nobody to hide anything from."""
    match = struck({0: ["soot_1"]}, seats=1)
    assert match.game.die == 0
    assert match.steps[match.game.asks[0][0]].name == "forge"
    match = struck({0: ["soot_1", "horseshoe_1"]}, seats=1)
    assert offers(match, 0) == ["play horseshoe", "decline", "hush"]


def test_hush_lasts_until_the_game_clears_it() -> None:
    match = struck(CHARMS)
    do(match, "0 decline", "1 hush", "2 decline")
    do(match, "1 lay iron_bell", "1 strike")
    assert match.asked == [2, 0]  # from seat 1 on, who is not asked
    do(match, "2 decline", "0 decline", "2 rest")
    assert match.game.hushed == 0  # a new round
    do(match, "0 lay iron_pot", "0 strike")
    assert match.asked == [0, 1, 2]


def test_hush_holds_after_a_reaction_in_the_same_window() -> None:
    match = struck(CHARMS)
    do(match, "0 hush", "1 play soot", "2 hush")
    assert match.asked == [1]


def test_all_may_hush() -> None:
    match = struck(CHARMS)
    do(match, "0 hush", "1 hush", "2 hush", "1 lay iron_bell", "1 strike")
    assert match.game.die == 0
    assert match.asked == [2]


def test_an_answer_may_be_taken_back_until_all_are_in() -> None:
    match = struck(CHARMS)
    do(match, "1 play soot", "2 decline")
    assert [match.can_undo(seat) for seat in range(3)] == [False, True, True]
    match.undo(1)
    assert match.asked == [0, 1]
    do(match, "1 decline", "0 decline")
    assert match.game.die == 0
    assert not any(match.can_undo(seat) for seat in range(3))


@pytest.mark.parametrize("declined", [0, 1, 2])
def test_a_window_of_a_game_saved_when_seats_were_asked_one_by_one_goes_on(declined: int) -> None:
    """One seat is asked; how many had declined before it does not matter any more."""
    match = struck(CHARMS)
    step, _, arg = match.game.asks[0]
    match.game.asks = [(step, 1, arg | declined)]
    match.game.sealed = []
    later = match.clone()
    do(match, "1 decline")
    assert match.game.die == 0
    do(later, "1 play soot")
    assert later.asked == [0, 1, 2]


def test_who_is_asked_is_a_matter_of_what_everybody_sees() -> None:
    """Another world in which the others hold other charms asks the same seats, whatever is declined."""
    match = struck(CHARMS)
    for seed in range(20):
        world = match.redeal(0, seed)
        truth = match.clone()
        while truth.game.die:
            assert world.asked == truth.asked
            decline = truth.option(["decline"])
            truth.choose(truth.asked[0], decline)
            world.choose(world.asked[0], decline)
        assert world.asked == truth.asked


def test_what_others_have_sealed_is_dealt_again_in_an_imagined_world() -> None:
    """Seat 0 knows that seat 1 has answered, not what: in other worlds it is anything else that it could answer."""
    match = struck(CHARMS)
    do(match, "1 play soot")
    answers: set[str] = set()
    for seed in range(40):
        world = match.redeal(0, seed)
        assert world.asked == [0, 2]
        sealed = world.game.sealed[1]
        assert sealed in world.steps[WINDOW].options(world.game, 1, world.game.asks[1][2])
        answers.add(" ".join(world.words(sealed)))
    assert answers == {"play soot", "decline", "hush"}


class Noting(CharmWindow):
    """A window that notes which argument each of its hooks gets."""

    def __init__(self) -> None:
        self.number = WINDOW
        self.got: dict[str, int] = {}

    def could(self, g: Table, seat: int, arg: int) -> bool:
        self.got["could"] = arg
        return super().could(g, seat, arg)

    def reactions(self, g: Table, seat: int, arg: int) -> list[Option]:
        self.got["reactions"] = arg
        return super().reactions(g, seat, arg)

    def reacted(self, g: Table, seat: int, arg: int, option: Option) -> None:
        self.got["reacted"] = arg
        super().reacted(g, seat, arg, option)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        self.got["about"] = arg
        return super().about(g, seat, arg, option)

    def blocked(self, g: Table, seat: int, arg: int) -> list[Blocked]:
        self.got["blocked"] = arg
        return super().blocked(g, seat, arg)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        self.got["stake"] = arg
        return super().stake(g, seat, arg)


def test_every_hook_gets_the_argument_the_window_was_opened_with() -> None:
    match = forge(3, CHARMS)
    noting = Noting()
    steps: list[Any] = [*match.steps]
    steps[WINDOW] = noting
    match.steps = steps
    do(match, "0 lay iron_knife", "0 strike", "0 decline", "1 decline", "2 play soot")
    assert match.asked == [0, 1]
    noting.got.clear()
    assert match.question(1) is not None
    do(match, "1 play soot", "0 decline")
    opened_with = 0  # the seat that struck
    hooks = ("could", "reactions", "reacted", "about", "blocked", "stake")
    assert noting.got == dict.fromkeys(hooks, opened_with)
