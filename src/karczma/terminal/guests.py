"""Who sits where: people by their names, and golems (bots) of some kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.terminal.room import Mistake

LONGEST_NAME = 24


@dataclass(frozen=True)
class Guest:
    """One seat: a person, or a bot of this kind."""

    name: str
    bot: str = ""

    @property
    def person(self) -> bool:
        return not self.bot


@dataclass(frozen=True)
class Party:
    """Who is to play, as asked for on the command line; what was not given is worked out in `seat`."""

    players: int | None = None
    people: str | None = None  # names, separated by commas
    bots: int | None = None
    kinds: str = "greedy"  # of the bots, separated by commas; the last one applies to all that follow


def seat_guests(
    party: Party, face: Face[Any], guest_name: str, golem_names: list[str], kinds: list[str]
) -> list[Guest]:
    """The guests of a new table: people first, then bots."""
    people = [guest_name] if party.people is None else names_in(party.people)
    bots = _bots(party, len(people), max(2, face.least))
    total = len(people) + bots
    if bots < 0 or (party.players is not None and party.players != total):
        raise Mistake("seats-do-not-add-up", players=party.players or total, people=len(people), bots=max(bots, 0))
    if total > face.most or total < face.least:
        raise Refused("seats-range", low=face.least, high=face.most, seats=total)
    wanted = [kind.strip() for kind in party.kinds.split(",")]
    for kind in wanted:
        if kind not in kinds:
            raise Refused("no-such-bot", name=kind[:40], names=", ".join(kinds))
    free = [name for name in golem_names if name not in people]
    golems = [Guest(free[i], wanted[min(i, len(wanted) - 1)]) for i in range(bots)]
    return [Guest(name) for name in people] + golems


def _bots(party: Party, people: int, company: int) -> int:
    """How many bots: as many as were asked for, else as many as there are seats left, else enough for company."""
    if party.bots is not None:
        return party.bots
    if party.players is not None:
        return party.players - people
    return max(0, company - people)


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
    return [{"name": guest.name, "bot": guest.bot} for guest in guests]


def read_guests(data: object, seats: int, kinds: list[str]) -> list[Guest]:
    """The guests of a saved table."""
    guests: list[Guest] = []
    for one in data if isinstance(data, list) else []:
        name = one.get("name") if isinstance(one, dict) else None
        bot = one.get("bot") if isinstance(one, dict) else None
        if not isinstance(name, str) or not isinstance(bot, str) or (bot and bot not in kinds):
            raise Mistake("save-guests")
        listed = names_in(name)
        if len(listed) != 1:
            raise Mistake("save-guests")
        guests.append(Guest(listed[0], bot))
    if len(guests) != seats or len({guest.name for guest in guests}) != seats:
        raise Mistake("save-guests")
    return guests
