"""Players of different tempers for whole games: all they do depends on their own seeded chance only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from karczma.kernel.chance import Chance
from karczma.kernel.game import Option
from karczma.kernel.match import Match

Picker = Callable[[Match, int, Chance], Option]


def anything(match: Match, seat: int, chance: Chance) -> Option:
    """Any option, each equally likely."""
    return _any(match.options(seat), chance)


def shopper(match: Match, seat: int, chance: Chance) -> Option:
    """Buys as long as it can pay."""
    return _rather(match, seat, ("buy",), chance)


def thrifty(match: Match, seat: int, chance: Chance) -> Option:
    """Passes at once."""
    return _rather(match, seat, ("pass",), chance)


def digger(match: Match, seat: int, chance: Chance) -> Option:
    """Buys passages and opens them first."""
    options = match.options(seat)
    sets = [option for option in options if match.words(option)[0] == "buy" and _has_passage(match, option)]
    return _any(sets, chance) if sets else _rather(match, seat, ("place_passage",), chance)


def hoarder(match: Match, seat: int, chance: Chance) -> Option:
    """Builds for gold, buys as long as it can pay, and fills one chamber after another."""
    options = match.options(seat)
    verb = match.words(options[0])[0]
    if verb == "build":
        chambers = match.pack.cards["chamber"]
        return max(options, key=lambda option: chambers[match.words(option)[1]].whole("gold"))
    return options[0] if verb in ("buy", "place_element") else anything(match, seat, chance)


def clever(match: Match, seat: int, chance: Chance) -> Option:
    """Takes what brings most points, and buys as long as it can pay."""
    question: Any = match.question(seat)
    if "points" not in question["options"][0]:
        return shopper(match, seat, chance)
    best = max(question["options"], key=lambda offered: offered["points"])
    return match.option(best["do"])


def fickle(match: Match, seat: int, chance: Chance) -> Option:
    """Every time in another temper."""
    return (anything, shopper, digger, thrifty)[chance.below(4)](match, seat, chance)


def _any(options: list[Option], chance: Chance) -> Option:
    return options[chance.below(len(options))]


def _rather(match: Match, seat: int, verbs: tuple[str, ...], chance: Chance) -> Option:
    """One of these verbs if any is offered."""
    options = match.options(seat)
    return _any([option for option in options if match.words(option)[0] in verbs] or options, chance)


def _has_passage(match: Match, option: Option) -> bool:
    sets = [zone for zone in match.view(None).middle.zones if zone.kind == "set"]
    return any(zone.name == match.words(option)[1] and "secret_passage" in zone.cards for zone in sets)


PICKERS: dict[str, Picker] = {
    "anything": anything,
    "shopper": shopper,
    "thrifty": thrifty,
    "digger": digger,
    "hoarder": hoarder,
    "clever": clever,
    "fickle": fickle,
}
