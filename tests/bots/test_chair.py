"""A chair tells a bot what its seat may know, and nothing else, however hard the bot looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bots.tables import ADVANCED, SEED, kajko, positions, reachable, smiths
from karczma import bots
from karczma.bots import Chair
from karczma.games.kajko.state import Table
from karczma.games.kajko.vocabulary import STACKS
from karczma.kernel.chance import Chance, seeded
from karczma.kernel.match import Match

GAMES = pytest.mark.parametrize("deal", [kajko, smiths])


@GAMES
def test_a_chair_shows_what_the_seat_would_see(deal: Callable[[], Match]) -> None:
    for match, seat in positions(deal()):
        chair = bots.sit(match, seat, seeded(1))
        assert chair.seat == seat
        assert chair.face is match.face
        assert chair.options() == match.options(seat)
        assert [chair.words(option) for option in chair.options()] == [match.words(o) for o in match.options(seat)]
        assert chair.view().plain() == match.view(seat).plain()
        asked, truly = chair.question(), match.question(seat)
        assert asked is not None
        assert truly is not None
        assert {**asked, "seq": 0} == {**truly, "seq": 0}


@GAMES
def test_worlds_are_dealt_anew_and_can_be_played_on(deal: Callable[[], Match]) -> None:
    match = deal()
    seat = match.asked[0]
    chair = bots.sit(match, seat, seeded(1))
    before = match.face.write(match.game)
    worlds = [chair.world() for _ in range(5)]
    assert len({str(match.face.write(world)) for world in worlds}) == 5
    for world in worlds:
        assert match.face.view(world, seat).plain() == match.view(seat).plain()
        imagined = Match(match.face, match.pack, match.settings, None, world, world, [], [], [], None)
        while not imagined.over:
            imagined.choose(imagined.asked[0], imagined.options(imagined.asked[0])[0])
    assert match.face.write(match.game) == before
    assert chair.options() == match.options(seat)


@GAMES
def test_alike_dice_give_alike_chairs(deal: Callable[[], Match]) -> None:
    match = deal()
    write = match.face.write
    one, two, other = (bots.sit(match, match.asked[0], seeded(seed)) for seed in (1, 1, 2))
    assert write(one.world()) == write(two.world()) != write(other.world())


# What a bot could find that looks into everything it can reach


def secrets_found(match: Match, chair: Chair) -> set[str]:
    """What of the truth can be reached from a chair."""
    found: set[str] = set()
    truth = match.game
    for thing in reachable(chair):
        if thing is match:
            found.add("match")
        if thing is truth or thing is match.base:
            found.add("game")
        if isinstance(thing, bytes) and thing == truth.chance.key:
            found.add("key")
        if isinstance(thing, int) and thing == match.seed:
            found.add("seed")
        if isinstance(truth, Table) and isinstance(thing, list) and thing == truth.order:
            found.add("order")
    return found


@GAMES
def test_nothing_of_the_truth_can_be_reached(deal: Callable[[], Match]) -> None:
    for match, seat in positions(deal(), every=10):
        if isinstance(match.game, Table) and sum(match.game.left) < 20:
            break  # few cards lie in their true order by chance now and then
        assert secrets_found(match, bots.sit(match, seat, seeded(1))) == set()


def clumsy_chairs(match: Match) -> dict[str, Chair]:
    """Chairs that leak, each in its own way."""
    imagined = match.redeal(0, 1)
    withseed = match.redeal(0, 1)
    withseed.seed = match.seed
    withtruth = match.redeal(0, 1)
    withtruth.base = match.game
    withorder = match.redeal(0, 1)
    withorder.game.order = match.game.order
    return {
        "match": Chair(0, match, seeded(1)),
        "game": Chair(0, withtruth, seeded(1)),
        "key": Chair(0, imagined, match.game.chance),
        "seed": Chair(0, withseed, seeded(1)),
        "order": Chair(0, withorder, seeded(1)),
    }


@pytest.mark.parametrize("leak", ["match", "game", "key", "seed", "order"])
def test_planted_leaks_are_found(leak: str) -> None:
    match = kajko()
    assert leak in secrets_found(match, clumsy_chairs(match)[leak])


def undealt(world: Table, dice: Chance) -> list[int]:
    """The order from which these dice dealt this world: who knows the dice of a shuffle can turn it back."""
    dice = Chance(dice.key, 0, b"")
    order = world.order[:]
    for stack in range(STACKS):
        start, left = world.starts[stack], world.left[stack]
        places = list(range(left))
        dice.shuffle(places)
        for came, place in enumerate(places):
            order[start + place] = world.order[start + came]
    return order


def test_a_shuffle_can_be_turned_back_by_its_dice() -> None:
    match = kajko()
    world = match.face.redeal(match.game, 0, seeded(1))
    assert world.order != match.game.order
    assert undealt(world, seeded(1)) == match.game.order


def test_the_dice_in_a_chair_are_not_those_it_was_dealt_with() -> None:
    match = kajko()
    table = seeded(1)
    chair = bots.sit(match, 0, table)
    known = [thing for thing in reachable(chair) if isinstance(thing, Chance)]
    worlds = [thing for thing in reachable(chair) if isinstance(thing, Table)]
    assert known
    assert worlds
    for world in worlds:
        for dice in known:
            assert undealt(world, dice) != match.game.order
    assert not any(dice.key == table.key for dice in known)


def test_a_bot_does_not_keep_the_dice_it_was_made_with() -> None:
    dice = seeded(1)
    for kind in bots.KINDS:
        kept = [thing for thing in reachable(bots.make(kind, kajko().face, dice)) if isinstance(thing, Chance)]
        assert kept
        assert all(own.key != dice.key for own in kept)


def test_the_top_card_of_a_stack_is_guessed_no_better_than_by_chance() -> None:
    """A chair's world has each of the nine copies on top of the last stack equally often, the true one too."""
    match = kajko()
    dice = seeded(4)
    tops = Counter(bots.sit(match, 0, dice).world().order[-1] for _ in range(1800))
    assert len(tops) == 9
    assert all(140 < times < 260 for times in tops.values())  # 200 each, give or take


# A bot that knows nothing of the truth does the same whatever the truth is


@pytest.mark.parametrize("kind", bots.KINDS)
@pytest.mark.parametrize("options", [None, ADVANCED])
def test_a_choice_does_not_depend_on_the_truth(kind: str, options: dict[str, Any] | None) -> None:
    for match, seat in positions(kajko(options=options)):
        other = match.redeal(seat, SEED + 1)
        chosen = {choice(kind, truth, seat) for truth in (match, other)}
        assert len(chosen) == 1


@pytest.mark.parametrize("kind", ["random", "curious"])
def test_a_choice_does_not_depend_on_hidden_hands(kind: str) -> None:
    for match, seat in positions(smiths()):
        chosen = {choice(kind, truth, seat) for truth in (match, match.redeal(seat, SEED + 1))}
        assert len(chosen) == 1


def choice(kind: str, truth: Match, seat: int) -> int:
    """What a new bot chooses, with the same dice each time."""
    return bots.make(kind, truth.face, seeded(5)).choose(bots.sit(truth, seat, seeded(6)))
