"""The vocabulary of a game: what can be done and what can happen, with names, arguments and fixed numbers.

Names on the wire, records, texts and action numbers all derive from here: `["rob", "1"]` <-> 19.
"""

from __future__ import annotations

from typing import TypeVar

from karczma.kernel.errors import Fact, Refused
from karczma.kernel.game import UNKNOWN, Event, Option

T = TypeVar("T")


def numbered(names: dict[int, str]) -> tuple[str, ...]:
    """Names in the order of their numbers. Each is next to its number, so none can slip by one."""
    assert list(names) == list(range(len(names))), f"numbers must follow without gaps: {names}"
    return tuple(names.values())


def matched(names: tuple[str, ...], things: dict[str, T]) -> list[T]:
    """The things with these names, in order. Each is next to its name; one missing or out of place is a mistake."""
    assert tuple(things) == names, f"these must be named {', '.join(names)}, not {', '.join(things)}"
    return list(things.values())


class Kind:
    """A kind of thing (card, stack, seat) and all their names, in the order of their numbers.

    Many names may be given as one text, separated by spaces.
    """

    def __init__(self, name: str, ids: tuple[str, ...] | str, label: str = "") -> None:
        self.name = name  # its texts are `<name>-<id>`
        self.ids = tuple(ids.split()) if isinstance(ids, str) else ids  # none: a plain number
        self.label = label or name  # what an argument of this kind is called in a text
        self.numbers = {self.ids[i]: i for i in range(len(self.ids))}

    def called(self, label: str) -> Kind:
        """The same kind of thing in another role: the seat `from` which something is taken."""
        return Kind(self.name, self.ids, label)

    def say(self, number: int) -> Fact:
        return self.ids[number] if self.ids else number


class Bundle(Kind):
    """Several things of a kind taken together: a set of tokens. Their names are joined by spaces, and so are told.

    A bundle cannot be chosen, only told of: its number has a digit for each thing, one above the thing's own number.
    How many of one thing it holds is told by the texts `<name>-<thing>`.
    """

    def __init__(self, name: str, of: Kind, label: str = "") -> None:
        super().__init__(name, (), label)
        self.of = of

    def called(self, label: str) -> Kind:
        return Bundle(self.name, self.of, label)

    def number(self, things: tuple[int, ...]) -> int:
        found = 0
        for thing in things:
            found = found * (len(self.of.ids) + 1) + thing + 1
        return found

    def say(self, number: int) -> Fact:
        found: list[str] = []
        while number > 0:
            number, digit = divmod(number, len(self.of.ids) + 1)
            found.append(self.of.ids[digit - 1])
        return " ".join(reversed(found))


SEAT = Kind("seat", ("0", "1", "2", "3", "4"))
NUMBER = Kind("number", ())


class Verb:
    """Something a seat can choose to do; its options are numbered starting at `first`."""

    def __init__(self, name: str, first: int, args: list[Kind]) -> None:
        self.name = name
        self.first = first
        self.args = args
        self.size = 1
        for kind in args:
            self.size *= len(kind.ids)

    def words(self, offset: int) -> list[str]:
        said: list[str] = []
        for kind in reversed(self.args):
            said.append(kind.ids[offset % len(kind.ids)])
            offset //= len(kind.ids)
        return [self.name, *reversed(said)]


class Happening:
    """Something that can happen, with its number and up to three arguments.

    One that `opens` a round has the round's number as its first argument: whoever tells the game later folds it there.
    """

    def __init__(self, name: str, number: int, args: list[Kind], opens: bool = False) -> None:
        self.name = name
        self.number = number
        self.args = args
        self.opens = opens


class Vocabulary:
    """All verbs, happenings and kinds of a game."""

    def __init__(self, verbs: list[Verb], happenings: list[Happening]) -> None:
        self.verbs = verbs
        self.happenings = happenings
        self.by_name = {verb.name: verb for verb in verbs}
        self._said: dict[Option, tuple[list[str], str]] = {}
        self.size = 0
        for verb in verbs:
            assert verb.first == self.size, f"verb {verb.name} must be numbered from {self.size}, not {verb.first}"
            self.size += verb.size
        for i in range(len(happenings)):
            named = happenings[i]
            assert named.number == i, f"happening {named.name} must be number {i}, not {named.number}"

    def verb(self, option: Option) -> Verb:
        for verb in self.verbs:
            if verb.first <= option < verb.first + verb.size:
                return verb
        raise Refused("no-such-option", option=option)

    def words(self, option: Option) -> list[str]:
        """An option by its names: verb first, then its arguments."""
        return list(self._say(option)[0])

    def _say(self, option: Option) -> tuple[list[str], str]:
        """Its names and what it touches, worked out once: every question uses them."""
        said = self._said.get(option)
        if said is None:
            verb = self.verb(option)
            words = verb.words(option - verb.first)
            said = (words, f"{verb.args[0].name}:{words[1]}" if verb.args else verb.name)
            self._said[option] = said
        return said

    def option(self, words: object) -> Option:
        """The number of an option given by its names; anything that is not an option is refused."""
        if not isinstance(words, list) or not words or not all(isinstance(word, str) for word in words):
            raise Refused("not-words")
        name = str(words[0])
        verb = self.by_name.get(name)
        if verb is None:
            raise Refused("no-such-verb", verb=name[:40])
        if len(words) != len(verb.args) + 1:
            raise Refused("verb-arguments", verb=name, count=len(verb.args))
        offset = 0
        for i in range(len(verb.args)):
            kind = verb.args[i]
            number = kind.numbers.get(words[i + 1])
            if number is None:
                raise Refused("no-such-thing", kind=kind.name, id=str(words[i + 1])[:40])
            offset = offset * len(kind.ids) + number
        return verb.first + offset

    def arguments(self, option: Option) -> dict[str, Fact]:
        """The arguments of an option by their labels, for texts."""
        verb = self.verb(option)
        said = self.words(option)
        return {verb.args[i].label: said[i + 1] for i in range(len(verb.args))}

    def touch(self, option: Option) -> str:
        """What a player touches to choose this: `kind:id` of its first argument, or the verb itself."""
        return self._say(option)[1]

    def names(self, event: Event) -> dict[str, Fact]:
        """A whole event by its names, secrets included: whoever passes it on calls `audience.redact`."""
        what, who, a, b, c, _ = event
        happening = self.happenings[what]
        said: dict[str, Fact] = {"event": happening.name, "seat": who}
        args = (a, b, c)
        for i in range(len(happening.args)):
            if args[i] != UNKNOWN:
                said[happening.args[i].label] = happening.args[i].say(args[i])
        return said
