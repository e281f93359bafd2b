"""What was reached of a game: its steps, verbs, happenings, things and effects; and what never was."""

from __future__ import annotations

from collections import Counter
from typing import Any

from karczma.kernel import step
from karczma.kernel.chance import seeded
from karczma.kernel.face import Face
from karczma.kernel.game import Event, Frame, Option
from karczma.kernel.match import Match
from karczma.kernel.step import Step, Window
from karczma.kernel.verbs import Kind
from laws.tables import Deal, pack_of

Reached = Counter[tuple[str, str, str]]  # game, what sort of thing, its name

# What hardly any game comes to, and the rule that tells why: the test of that rule lays a table for it.
BY_HAND: dict[str, dict[str, str]] = {
    "kajko": {f"tie {who}": "KK-R2" for who in ("nobody", "everybody", "more_items")},  # on score sheets only
    "lockup": {
        "happening reshuffled": "LK-R27",
        "deck tomes": "LK-R27",
        "deck thugs": "LK-R27",
        "cost any": "LK-R62",
        # told in scores only
        **{f"thug_type {type}": "LK-106" for type in ("bandit", "raider")},
        "thug_type cultist": "LK-107",
        "thug_type demon": "LK-108",
        "thug_type dwarf": "LK-109",
        "thug_type hobgoblin": "LK-110",
        "thug_type ratfolk": "LK-111",
        **{f"treasure {kind}": "LK-R58" for kind in ("shield", "gem", "spell")},
    },
    "roll_player": {
        "happening reshuffled": "RP-R28",
        "happening skipped_market": "RP-R30",
        "moment pool": "RP-R51",
        **{f"tokens {count}": "RP-R23" for count in range(2, 7)},  # nobody has more than one, but the rule is there
    },
    "stonespine": {
        "happening reshuffled": "ST-R2",
        "happening no_room": "ST-R3",
        "edge r4c4_e": "ST-32",
        "shape circle": "ST-R2",  # a pile that runs out is always one of ovals
        "shape oval": "ST-R2",
        "shape square": "ST-R2",
        **{f"element star{value}": "ST-43" for value in ("+2", "+3", "-1", "-2", "-3")},  # on no token
    },
}


class Watched(Step[Any]):
    """A step that notes when the agenda comes to it."""

    def __init__(self, step: Step[Any], note: tuple[str, str, str], reached: Reached, moments: Kind | None) -> None:
        self.number = step.number
        self.step = step
        self.moments = moments  # of windows
        self.note = note
        self.reached = reached

    def enter(self, g: Any, seat: int, arg: int) -> None:
        self.reached[self.note] += 1
        self.step.enter(g, seat, arg)
        if isinstance(self.step, Window):
            for step, who, own in g.asks:
                if step == self.number:
                    self.reached[self.note[0], "moment", self.moment(g, who, own)] += 1

    def moment(self, g: Any, seat: int, arg: int) -> str:
        assert isinstance(self.step, Window)
        assert self.moments is not None
        return self.moments.ids[self.step.moment(g, seat, self.step.game_arg(arg))]

    def options(self, g: Any, seat: int, arg: int) -> list[Option]:
        return self.step.options(g, seat, arg)

    def chosen(self, g: Any, seat: int, arg: int, option: Option) -> None:
        self.step.chosen(g, seat, arg, option)

    def all_chosen(self, g: Any, asks: list[Frame], answers: list[Option]) -> None:
        self.step.all_chosen(g, asks, answers)


def steps_of(deal: Deal, match: Match, reached: Reached) -> None:
    """Count the steps of a whole match, those before the first question too."""
    face = match.face
    names = face.step_names.ids
    watched: list[Step[Any]] = [
        Watched(step, (face.name, "step", names[i]), reached, face.moments) for i, step in enumerate(face.steps())
    ]
    game = face.start(deal.seats, match.settings, match.pack, seeded(deal.seed))
    step.run(game, watched)
    for who, option, _, _ in match.made:
        step.advance(game, watched, who, option)


def choice(face: Face[Any], option: Option, reached: Reached) -> None:
    verb = face.vocabulary.verb(option)
    reached[face.name, "verb", verb.name] += 1
    for kind, id in zip(verb.args, face.vocabulary.words(option)[1:], strict=True):
        reached[face.name, kind.name, id] += 1


def events(face: Face[Any], told: list[Event], reached: Reached) -> None:
    for event in told:
        happening = face.vocabulary.happenings[event[0]]
        reached[face.name, "happening", happening.name] += 1
        for kind, number in zip(happening.args, event[2:5], strict=False):
            if kind.ids and number >= 0:
                reached[face.name, kind.name, kind.ids[number]] += 1


def expected(face: Face[Any]) -> list[tuple[str, str]]:
    """All there is to reach."""
    kinds = [
        face.step_names,
        Kind("verb", tuple(verb.name for verb in face.vocabulary.verbs)),
        Kind("happening", tuple(happening.name for happening in face.vocabulary.happenings)),
        *face.things,
        Kind("effect", tuple(effects(face))),
    ]
    return [(kind.name, id) for kind in kinds for id in kind.ids]


def effects(face: Face[Any]) -> dict[str, list[tuple[str, str]]]:
    """The effects of a pack, each with the cards that have it."""
    found: dict[str, list[tuple[str, str]]] = {}
    for table, cards in pack_of(face).cards.items():
        for id, card in cards.items():
            if "effect" in card.values:
                found.setdefault(str(card.values["effect"]), []).append((table, id))
    return found


def missed(face: Face[Any], reached: Reached) -> list[str]:
    """What was never reached and should have been."""
    return [thing for thing in unreached(face, reached) if thing not in BY_HAND.get(face.name, {})]


def unreached(face: Face[Any], reached: Reached) -> list[str]:
    """All that was never reached. An effect is reached with a card that has it."""
    for effect, cards in effects(face).items():
        reached[face.name, "effect", effect] = sum(reached[face.name, kind, id] for kind, id in cards)
    return [f"{sort} {name}" for sort, name in expected(face) if not reached[face.name, sort, name]]


def report(face: Face[Any], reached: Reached) -> str:
    """How often everything was reached, a line a sort, the rarest first; then what was not."""
    never = unreached(face, reached)
    lines = [f"{face.name}: reached {len(expected(face)) - len(never)} of {len(expected(face))}"]
    for sort in dict.fromkeys(sort for sort, _ in expected(face)):
        counts = sorted((reached[face.name, sort, name], name) for one, name in expected(face) if one == sort)
        lines.append(f"  {sort}: " + ", ".join(f"{name} {count}" for count, name in counts if count))
    return "\n".join([*lines, f"  never: {', '.join(never) or 'nothing'}"])
