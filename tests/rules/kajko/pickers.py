"""Players of different tempers for whole games: all they do depends on their own seeded chance only."""

from __future__ import annotations

from collections.abc import Callable

from karczma.games.kajko.vocabulary import SEND
from karczma.kernel.chance import Chance
from karczma.kernel.game import Option
from karczma.kernel.match import Match

Picker = Callable[[Match, int, Chance], Option]


def anything(match: Match, seat: int, chance: Chance) -> Option:
    """Any option, each equally likely."""
    options = match.options(seat)
    return options[chance.below(len(options))]


def quick(match: Match, seat: int, chance: Chance) -> Option:
    """Sends whatever there is at once."""
    return SEND if SEND in match.options(seat) else anything(match, seat, chance)


def fickle(match: Match, seat: int, chance: Chance) -> Option:
    """Tosses a coin whether to send."""
    return quick(match, seat, chance) if chance.below(2) else reckless(match, seat, chance)


def hoarder(match: Match, seat: int, chance: Chance) -> Option:
    """Waits until twelve ducats lie in front."""
    stake = match.view(seat).seats[seat].numbers["at_stake"]
    if SEND in match.options(seat) and int(stake) >= 12:
        return SEND
    return reckless(match, seat, chance)


def reckless(match: Match, seat: int, chance: Chance) -> Option:
    """Never sends, so that the stacks run empty."""
    options = [option for option in match.options(seat) if option != SEND]
    return options[chance.below(len(options))]


PICKERS: dict[str, Picker] = {
    "anything": anything,
    "quick": quick,
    "fickle": fickle,
    "hoarder": hoarder,
    "reckless": reckless,
}
