"""Reaction windows: who is asked, in which order, how long, and what it tells."""

from __future__ import annotations

from typing import Any

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


def offers(match: Match) -> list[str]:
    return [" ".join(match.words(option)) for option in match.options(match.asked[0])]


def test_seats_are_asked_clockwise_from_the_first_until_all_decline() -> None:
    match = struck(CHARMS)
    for seat in (0, 1, 2):
        assert match.asked == [seat]
        assert match.game.die > 0
        do(match, f"{seat} decline")
    assert match.game.die == 0
    assert match.asked == [1]  # its own turn


def test_after_a_reaction_the_asking_starts_again() -> None:
    match = struck(CHARMS)
    do(match, "0 decline", "1 play soot")
    assert match.asked == [0]
    do(match, "0 play horseshoe")
    assert match.asked == [0]
    do(match, "0 decline", "1 decline", "2 play soot", "0 decline", "1 decline")
    assert match.asked == [1]  # seat 2 has no charm left, so the window has closed
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
    assert match.asked == [1]
    assert offers(match) == ["decline", "hush"]
    question = match.question(1)
    assert question is not None
    assert question["blocked"] == [{"touch": "charm:horseshoe", "why": "not-now"}]


def test_hush_lasts_until_the_game_clears_it() -> None:
    match = struck(CHARMS)
    do(match, "0 decline", "1 hush", "2 decline")
    do(match, "1 lay iron_bell", "1 strike")
    assert match.asked == [2]  # the window goes round from seat 1, who is not asked
    do(match, "2 decline", "0 decline", "2 rest")
    assert match.game.hushed == 0  # a new round
    do(match, "0 lay iron_pot", "0 strike", "0 decline")
    assert match.asked == [1]


def test_hush_holds_after_a_reaction_in_the_same_window() -> None:
    match = struck(CHARMS)
    do(match, "0 hush", "1 play soot")
    assert match.asked == [1]


def test_all_may_hush() -> None:
    match = struck(CHARMS)
    do(match, "0 hush", "1 hush", "2 hush", "1 lay iron_bell", "1 strike")
    assert match.game.die == 0
    assert match.asked == [2]


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
    do(match, "0 lay iron_knife", "0 strike", "0 decline", "1 decline")
    do(match, "2 play soot", "0 decline")
    assert match.asked == [1]
    noting.got.clear()
    assert match.question(1) is not None
    do(match, "1 play soot", "0 decline")
    opened_with = 0  # the seat that struck
    hooks = ("could", "reactions", "reacted", "about", "blocked", "stake")
    assert noting.got == dict.fromkeys(hooks, opened_with)
