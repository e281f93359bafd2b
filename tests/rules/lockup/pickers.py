"""Players of different tempers for whole games: all they do depends on their own seeded chance only."""

from __future__ import annotations

from collections.abc import Callable

from karczma.kernel.chance import Chance
from karczma.kernel.game import Option
from karczma.kernel.match import Match

Picker = Callable[[Match, int, Chance], Option]


def anything(match: Match, seat: int, chance: Chance) -> Option:
    """Any option, each equally likely."""
    return _any(match.options(seat), chance)


def busy(match: Match, seat: int, chance: Chance) -> Option:
    """Assigns as long as it can, takes every reward, crafts and recruits."""
    verbs = ("visit", "take_reward", "craft", "recruit", "reserve", "use", "no_more_tomes")
    return _rather(match, seat, verbs, chance)


def bookworm(match: Match, seat: int, chance: Chance) -> Option:
    """Declines for the library, and plays every tome at once."""
    return _rather(match, seat, ("play_tome", "visit", "decline"), chance)


def boss(match: Match, seat: int, chance: Chance) -> Option:
    """Wants thugs and nothing else; without tokens at the chow hall it does anything."""
    return _rather(match, seat, ("recruit", "recruit_thug", "visit", "take_reward", "no_more_tomes"), chance)


def shy(match: Match, seat: int, chance: Chance) -> Option:
    """Passes and declines."""
    return _rather(match, seat, ("pass", "decline", "skip", "no_more_tomes"), chance)


SENT = {
    "smithy": "token_5",
    "infirmary": "token_4",
    "sewers": "token_3",
    "cell_block": "token_2",
    "exercise_yard": "token_enforcer",
    "chow_hall": "token_lookout",
}


def clever(match: Match, seat: int, chance: Chance) -> Option:
    """One token to each place, the strong ones where resources are; crafts what brings most, and recruits."""
    options = {tuple(match.words(option)): option for option in match.options(seat)}
    if ("play_tome", "tinkering_unmasked") in options:
        return options["play_tome", "tinkering_unmasked"]
    for location, token in SENT.items():
        if ("visit", location) in options and match.view(seat).seats[seat].zone("cell").cards.count(token):
            return options["visit", location]
    ask = match.question(seat)
    assert ask is not None
    if ask["ask"] == "assign":
        stake = ask["stake"]
        assert isinstance(stake, dict)
        wanted = ("assign", SENT[str(stake["location"])], "up") if str(stake["location"]) in SENT else ()
        return options.get(wanted, options.get(("done",), match.options(seat)[0]))
    crafts = [words for words in options if words[0] == "craft"]
    if crafts:
        items = match.pack.cards["item"]
        return options[max(crafts, key=lambda words: items[words[1]].whole("reputation"))]
    return _rather(match, seat, ("take_reward", "recruit", "recruit_thug", "reserve", "no_tome"), chance)


def sneak(match: Match, seat: int, chance: Chance) -> Option:
    """Hides as much as it can and keeps its tomes; one in three times it does something else."""
    options = match.options(seat)
    hidden = [option for option in options if match.words(option)[0] == "assign" and match.words(option)[2] == "down"]
    if hidden and chance.below(3):
        return _any(hidden, chance)
    return _rather(match, seat, ("visit", "no_more_tomes"), chance) if chance.below(3) else _any(options, chance)


def fickle(match: Match, seat: int, chance: Chance) -> Option:
    """Every time in another temper."""
    return (anything, busy, bookworm, sneak)[chance.below(4)](match, seat, chance)


def _any(options: list[Option], chance: Chance) -> Option:
    return options[chance.below(len(options))]


def _rather(match: Match, seat: int, verbs: tuple[str, ...], chance: Chance) -> Option:
    """One of these verbs if any is offered."""
    options = match.options(seat)
    return _any([option for option in options if match.words(option)[0] in verbs] or options, chance)


PICKERS: dict[str, Picker] = {
    "anything": anything,
    "busy": busy,
    "bookworm": bookworm,
    "boss": boss,
    "clever": clever,
    "shy": shy,
    "sneak": sneak,
    "fickle": fickle,
}
