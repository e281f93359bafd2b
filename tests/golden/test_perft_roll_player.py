"""How many ways there are to go on in Roll Player: counted by the engine, and beside it as one counts by hand."""

from __future__ import annotations

import pytest

from golden.perft import perft
from karczma.games.roll_player.vocabulary import PLACE_SETUP_DIE
from rules.roll_player.table import LaidTable, fresh, table


def drawn() -> tuple[LaidTable, list[int]]:
    """Two sheets of six, then two classes for each, as the dice say."""
    return fresh(2), [6, 6 * 5, 30 * 2, 60 * 2]


def chosen() -> tuple[LaidTable, list[int]]:
    """Three sheets of six; six Class cards with two classes each, then five."""
    return fresh(3, class_choice="reverse"), [6, 6 * 5, 30 * 4, 120 * 6, 720 * 2, 1440 * 5]


def starting_dice() -> tuple[LaidTable, list[int]]:
    """Two red dice that are alike and a blue one: six rows for each, and no order among the red ones."""
    t = table(2).starting(0, "red_1", "red_1", "blue_2").go([(PLACE_SETUP_DIE, 0, 0)])
    red_first, blue_first = 6 * 12, 6 * 6
    return t, [2 * 6, red_first + blue_first, red_first * 6 + blue_first * 6, 0]


def together() -> tuple[LaidTable, list[int]]:
    """The same for two at one time: who answers first does not matter, so there are as many ways for each."""
    t = table(2, place_together=True).starting(0, "red_1", "blue_2").starting(1, "red_1", "red_1")
    t.go([(PLACE_SETUP_DIE, 0, 1)])
    return t, [12, 12 * 6, 72 * 6, 432 * 6, 0]


def dice_turn() -> tuple[LaidTable, list[int]]:
    """A die of three into one of six rows of an empty sheet, and its action or none; then two are left for the next.

    Nothing can be exchanged yet; one die can be turned, raised, lowered or rolled, the token goes four ways.
    """
    t = table(2).who(0, profession="bard").pool("gold_3", "blue_4", "red_5").dice_turn(0)
    acts = 1 + 2 + 1 + 4 + 2  # Strength, Constitution, Intelligence, Wisdom; with Charisma it is the next one's turn
    return t, [3, 3 * 6, 3 * (5 * 2 + 1), 3 * (6 * 2 + acts)]


def intimidating() -> tuple[LaidTable, list[int]]:
    """The same with a skill: it is used before the card is taken, and dice are chosen one by one, or left."""
    t = table(2, skill_windows="own_turn").who(0, profession="bard").owns(0, "intimidate")
    t.pool("gold_3", "blue_4", "red_5").dice_turn(0)
    placing = 5 * 2 + 1 + 6  # the action of the row or none, or the skill
    use, skip = 3 + 1, 3
    return t, [3 + 1, 3 * (6 + 1) + 2, 3 * (placing + 2) + use + skip]


def market_turn() -> tuple[LaidTable, list[int]]:
    """Three cards, and gold for one of them; the next player has none and can only discard one of those left."""
    t = table(2, skill_windows="own_turn").who(1, profession="bard").market("loyal", "longsword", "jeweled_dagger")
    t.gold(0, 3).initiative(1, 2).market_phase()
    return t, [1 + 3, 4 * 2]


POSITIONS = {
    position.__name__: position
    for position in (drawn, chosen, starting_dice, together, dice_turn, intimidating, market_turn)
}


@pytest.mark.parametrize("name", POSITIONS)
def test_as_many_ways_as_there_are(name: str) -> None:
    t, counts = POSITIONS[name]()
    assert perft(t.match, t.g, 0, [0] * len(counts)) == counts
