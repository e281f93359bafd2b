"""Game state <-> plain data: each state class names its fields once, with how each is written.

Things are written by name, never by number, so a saved game outlives a renumbering.
"""

from __future__ import annotations

from typing import Any

from karczma.kernel.audience import Json
from karczma.kernel.chance import Chance
from karczma.kernel.errors import Refused
from karczma.kernel.game import OPEN, holds
from karczma.kernel.native import mypyc_attr
from karczma.kernel.verbs import Kind, Vocabulary
from karczma.kernel.whole import is_whole

MOST_DRAWN = 10**12  # no game draws this many numbers; the counter must fit a machine word


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """How one field is written and read back."""

    def write(self, value: Any) -> Json:
        raise NotImplementedError

    def read(self, data: object, place: str) -> Any:
        raise NotImplementedError


class Whole(Codec):
    """A whole number."""

    def write(self, value: Any) -> Json:
        return int(value)

    def read(self, data: object, place: str) -> Any:
        if not is_whole(data):
            raise Refused("state-whole", place)
        return data


class Flag(Codec):
    """True or false."""

    def write(self, value: Any) -> Json:
        return bool(value)

    def read(self, data: object, place: str) -> Any:
        if not isinstance(data, bool):
            raise Refused("state-flag", place)
        return data


class Named(Codec):
    """One thing of a kind; none at all is written as nothing."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def write(self, value: Any) -> Json:
        return None if value < 0 else self.kind.ids[value]

    def read(self, data: object, place: str) -> Any:
        if data is None:
            return -1
        if not isinstance(data, str) or data not in self.kind.numbers:
            raise Refused("no-such-thing", place, kind=self.kind.name, id=str(data)[:40])
        return self.kind.numbers[data]


class Many(Codec):
    """A list of what another codec writes."""

    def __init__(self, each: Codec) -> None:
        self.each = each

    def write(self, value: Any) -> Json:
        return [self.each.write(one) for one in value]

    def read(self, data: object, place: str) -> Any:
        if not isinstance(data, list):
            raise Refused("state-list", place)
        return [self.each.read(data[i], f"{place}[{i}]") for i in range(len(data))]


class Fixed(Many):
    """A list that never changes once made: a tuple, shared by clones."""

    def read(self, data: object, place: str) -> Any:
        items: list[Any] = super().read(data, place)
        return tuple(items)


class Bits(Codec):
    """A set of things of a kind, kept as bits: written as a list of their names."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def write(self, value: Any) -> Json:
        return [self.kind.ids[i] for i in range(len(self.kind.ids)) if holds(value, i)]

    def read(self, data: object, place: str) -> Any:
        if not isinstance(data, list):
            raise Refused("state-list", place)
        bits = 0
        for i in range(len(data)):
            one = data[i]
            if not isinstance(one, str) or one not in self.kind.numbers or holds(bits, self.kind.numbers[one]):
                raise Refused("no-such-thing", f"{place}[{i}]", kind=self.kind.name, id=str(one)[:40])
            bits |= 1 << self.kind.numbers[one]
        return bits


class Dice(Codec):
    """The generator: its key and how many numbers it has given."""

    def write(self, value: Any) -> Json:
        return {"key": value.key.hex(), "drawn": value.drawn}

    def read(self, data: object, place: str) -> Any:
        if not isinstance(data, dict):
            raise Refused("state-object", place)
        key = data.get("key")
        drawn = data.get("drawn")
        hexadecimal = isinstance(key, str) and len(key) == 64 and all(digit in "0123456789abcdef" for digit in key)
        if not hexadecimal or not is_whole(drawn) or not 0 <= drawn <= MOST_DRAWN:
            raise Refused("state-dice", place)
        return Chance(bytes.fromhex(str(key)), drawn, b"")


class Parts(Codec):
    """An object of a class whose constructor takes these fields by name."""

    def __init__(self, cls: Any, fields: dict[str, Codec]) -> None:
        self.cls = cls
        self.fields = fields

    def write(self, value: Any) -> Json:
        return {name: codec.write(getattr(value, name)) for name, codec in self.fields.items()}

    def read(self, data: object, place: str) -> Any:
        return self.cls(**self.values(data, place))

    def values(self, data: object, place: str) -> dict[str, Any]:
        if not isinstance(data, dict):
            raise Refused("state-object", place)
        odd = sorted(set(data) ^ set(self.fields))
        if odd:
            raise Refused("state-field", f"{place}.{odd[0]}" if place else str(odd[0]))
        return {
            name: codec.read(data[name], f"{place}.{name}" if place else name) for name, codec in self.fields.items()
        }


class Frames(Codec):
    """Frames, by the names of their steps."""

    def __init__(self, steps: Kind) -> None:
        self.steps = steps

    def write(self, value: Any) -> Json:
        return [[self.steps.ids[step], seat, arg] for step, seat, arg in value]

    def read(self, data: object, place: str) -> Any:
        if not isinstance(data, list):
            raise Refused("state-list", place)
        frames: list[tuple[int, int, int]] = []
        for i in range(len(data)):
            frame = data[i]
            here = f"{place}[{i}]"
            if not isinstance(frame, list) or len(frame) != 3 or not isinstance(frame[0], str):
                raise Refused("state-frame", here)
            if frame[0] not in self.steps.numbers:
                raise Refused("state-frame", here)
            frames.append((self.steps.numbers[frame[0]], WHOLE.read(frame[1], here), WHOLE.read(frame[2], here)))
        return frames


class SealedAnswers(Codec):
    """Sealed answers, by their words; one not yet given is written as nothing."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary

    def write(self, value: Any) -> Json:
        return [None if option == OPEN else list(self.vocabulary.words(option)) for option in value]

    def read(self, data: object, place: str) -> Any:
        if not isinstance(data, list):
            raise Refused("state-list", place)
        return [OPEN if data[i] is None else self._option(data[i], f"{place}[{i}]") for i in range(len(data))]

    def _option(self, words: object, place: str) -> int:
        try:
            return self.vocabulary.option(words)
        except Refused as refusal:
            refusal.place = place
            raise


WHOLE = Whole()
WHOLES = Many(WHOLE)
FLAG = Flag()


def game_fields(steps: Kind, vocabulary: Vocabulary) -> dict[str, Codec]:
    """The fields every game has."""
    return {
        "seated": WHOLE,
        "agenda": Frames(steps),
        "asks": Frames(steps),
        "sealed": SealedAnswers(vocabulary),
        "hushed": WHOLE,
        "revealed": WHOLE,
        "chance": Dice(),
    }
