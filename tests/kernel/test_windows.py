"""Reaction windows: who is asked, in which order, how long, and what it tells."""

from __future__ import annotations

from karczma.kernel.match import Match
from kernel.tables import do, forge

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
