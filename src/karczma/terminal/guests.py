"""Who sits where: people by their names, and golems (bots) of some level, each with a temperament."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from karczma.bots import KINDS, LEVELS
from karczma.bots.golems import TEMPERAMENTS, golems_of, numbered
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.lab.outside import make_bot
from karczma.terminal.room import Mistake
from karczma.words import Words

LONGEST_NAME = 24


@dataclass(frozen=True)
class Guest:
    """One seat: a person, or a bot of this kind. What people choose is its level, which says the kind."""

    name: str
    bot: str = ""
    level: str = ""
    golem: str = ""  # which of the game's golems it is; empty: one that has only a number
    temperament: str = ""

    @property
    def person(self) -> bool:
        return not self.bot


@dataclass(frozen=True)
class Party:
    """Who is to play, as asked for on the command line; what was not given is worked out in `seat`."""

    players: int | None = None
    people: str | None = None  # names, separated by commas
    bots: int | None = None
    levels: str | None = None  # of the bots, separated by commas; the last one applies to all that follow
    kinds: str | None = None  # the same for tests and tournaments, which know no levels
    own: tuple[str, ...] = ()  # bots of one's own, each as NAME=BOT

    @property
    def unsaid(self) -> bool:
        """Nobody said who is to play; perhaps what kind of bots."""
        return self.players is None and self.people is None and self.bots is None and not self.own


def seat_guests(party: Party, face: Face[Any], words: Words) -> list[Guest]:
    """The guests of a new table: people first, then bots."""
    people = [words.say("cli-guest-name")] if party.people is None else names_in(party.people)
    bots = _bots(party, len(people), max(2, face.least))
    total = len(people) + bots
    if bots < 0 or (party.players is not None and party.players != total):
        raise Mistake("seats-do-not-add-up", players=party.players or total, people=len(people), bots=max(bots, 0))
    if total > face.most or total < face.least:
        raise Refused("seats-range", low=face.least, high=face.most, seats=total)
    guests = [Guest(name) for name in people]
    wanted = _minds(party)
    for one in party.own:
        guests.append(_own(face, one, total))
    for i in range(bots - len(party.own)):
        guests.append(_golem(face, words, guests, *wanted[min(i, len(wanted) - 1)]))
    return guests


def _own(face: Face[Any], wanted: str, seats: int) -> Guest:
    """A bot of one's own; what cannot be used is refused."""
    name, equals, spec = wanted.partition("=")
    if not equals or not spec.strip() or len(names := names_in(name)) != 1:
        raise Refused("house-bot-form", bot=wanted[:60])
    make_bot(spec.strip(), face, seeded(0), seats=seats)
    return Guest(names[0], spec.strip())


def _minds(party: Party) -> list[tuple[str, str]]:
    """The kind and level of each bot, as asked for."""
    if party.levels is not None and party.kinds is not None:
        raise Mistake("level-or-kind")
    if party.kinds is None:
        return [(_kind_of(level.strip()), level.strip()) for level in (party.levels or "regular").split(",")]
    kinds = [kind.strip() for kind in party.kinds.split(",")]
    for kind in kinds:
        if kind not in KINDS:
            raise Refused("no-such-bot", name=kind[:40], names=", ".join(KINDS))
    return [(kind, "") for kind in kinds]


def _kind_of(level: str) -> str:
    if level not in LEVELS:
        raise Refused("no-such-level", name=level[:20], names=", ".join(LEVELS))
    return LEVELS[level]


def _golem(face: Face[Any], words: Words, others: list[Guest], kind: str, level: str) -> Guest:
    """The next of the game's golems who is not there yet, or one with a number."""
    taken = {guest.name for guest in others}
    named = golems_of(face.name)
    for golem in named:
        name, _ = words.golem(golem.id)
        if name not in taken:
            return Guest(name, kind, level, golem.id, golem.temperament)
    first = len(named) + 1
    number = next(i for i in range(first, first + len(others) + 1) if f"Golem {i}" not in taken)
    return Guest(f"Golem {number}", kind, level, "", numbered(number))


def _bots(party: Party, people: int, company: int) -> int:
    """How many bots: as many as were asked for, else as many as there are seats left, else enough for company."""
    if party.bots is not None:
        return max(party.bots, len(party.own))
    if party.players is not None:
        return party.players - people
    return max(0, company - people, len(party.own))


def names_in(listed: str) -> list[str]:
    """Comma-separated names that can be shown and told apart."""
    names = [" ".join(name.split()) for name in listed.split(",")] if listed.strip() else []
    for name in names:
        if not name:
            raise Mistake("name-empty")
        if len(name) > LONGEST_NAME:
            raise Mistake("name-long", name=name[:LONGEST_NAME], most=LONGEST_NAME)
        if not name.isprintable():
            raise Mistake("name-letters", name=ascii(name)[1:-1])
        if names.count(name) > 1:
            raise Mistake("name-twice", name=name)
    return names


def plain_guests(guests: list[Guest]) -> list[dict[str, str]]:
    return [asdict(guest) for guest in guests]


def read_guests(data: object, seats: int, game: str) -> list[Guest]:
    """The guests of a saved table. A bot of some level is what that level is now; one without has its kind alone."""
    guests = [_read(one, game) for one in data] if isinstance(data, list) else []
    if len(guests) != seats or len({guest.name for guest in guests}) != seats:
        raise Mistake("save-guests")
    return guests


def _read(data: object, game: str) -> Guest:
    """One guest as written, by an earlier version too: it may know neither levels nor temperaments."""
    written = data if isinstance(data, dict) else {}
    known = {field.name: written.get(field.name, "") for field in fields(Guest)}
    if not all(isinstance(value, str) for value in known.values()) or "bot" not in written:
        raise Mistake("save-guests")
    guest = Guest(**known)
    listed = names_in(guest.name)
    kind = LEVELS.get(guest.level, guest.bot) if guest.bot else ""
    golems = ["", *[golem.id for golem in golems_of(game)]]
    if len(listed) != 1 or kind not in ("", *KINDS) or guest.level not in ("", *LEVELS):
        raise Mistake("save-guests")
    if guest.golem not in golems or guest.temperament not in ("", *TEMPERAMENTS):
        raise Mistake("save-guests")
    return replace(guest, name=listed[0], bot=kind)
