"""Players of different tempers for whole games: all they do depends on their own seeded chance only."""

from __future__ import annotations

from collections.abc import Callable

from karczma.kernel.chance import Chance
from karczma.kernel.game import Option
from karczma.kernel.match import Match

Picker = Callable[[Match, int, Chance], Option]

SKILLS = ("use_skill", "use_ability", "sheet_target", "skill_target", "discard_target", "refresh_skill")
GIVING_UP = ("no_action", "pass", "hush", "skip_ability", "keep_old", "enough", "return_nothing", "refresh_none")


def anything(match: Match, seat: int, chance: Chance) -> Option:
    """Any option, each equally likely."""
    return _any(match.options(seat), chance)


def shopper(match: Match, seat: int, chance: Chance) -> Option:
    """Buys whatever it can pay."""
    return _rather(match, seat, ("buy",), chance)


def thrifty(match: Match, seat: int, chance: Chance) -> Option:
    """Takes gold and never buys."""
    return _rather(match, seat, ("discard", "take_gold"), chance)


def skilful(match: Match, seat: int, chance: Chance) -> Option:
    """Uses a skill whenever it can, and buys skills before all else."""
    skills = [option for option in match.options(seat) if _sells_a_skill(match, option)]
    return _any(skills, chance) if skills else _rather(match, seat, SKILLS, chance)


def idle(match: Match, seat: int, chance: Chance) -> Option:
    """Leaves all it may leave."""
    return _rather(match, seat, GIVING_UP, chance)


def fickle(match: Match, seat: int, chance: Chance) -> Option:
    """Every time in another temper."""
    return (anything, shopper, skilful, idle)[chance.below(4)](match, seat, chance)


def _any(options: list[Option], chance: Chance) -> Option:
    return options[chance.below(len(options))]


def _rather(match: Match, seat: int, verbs: tuple[str, ...], chance: Chance) -> Option:
    """One of these verbs if any is offered."""
    options = match.options(seat)
    return _any([option for option in options if match.words(option)[0] in verbs] or options, chance)


def _sells_a_skill(match: Match, option: Option) -> bool:
    words = match.words(option)
    return words[0] == "buy" and match.pack.cards["card"][words[1]].values["type"] == "skill"


PICKERS: dict[str, Picker] = {
    "anything": anything,
    "shopper": shopper,
    "thrifty": thrifty,
    "skilful": skilful,
    "idle": idle,
    "fickle": fickle,
}
