"""Guests: a name, a language, and a secret that only their browser has. Codes work once: for a seat, or a device.

Each device of a guest has a token of its own. One that has not been used for three months stops working.
"""

from __future__ import annotations

import hmac
import re
import secrets
import unicodedata
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import sqlalchemy as sa

from karczma.bots.golems import GOLEMS
from karczma.kernel.errors import Refused
from karczma.kernel.names import printable, visible
from karczma.server import clock, schema
from karczma.server.devices import family
from karczma.server.guard import hashed, new_secret
from karczma.server.store import Store, Unwritable, notify
from karczma.words import LANGUAGES, Words

NAME_LENGTH = 30
WEEK = 7 * 86_400_000
HOUR = 3_600_000
DAY = 86_400_000
UNUSED = 90 * DAY  # after this a token has expired
BOT_NAME = re.compile(r"golem\d*")  # what tables call their bots, without spaces and accents
ALIKE = str.maketrans("оοеεмμӏ", "ooeemml")  # Cyrillic and Greek letters that look like those of a bot's name


@dataclass(frozen=True)
class Guest:
    """Somebody known here; without a name if whoever runs the server has taken it away."""

    id: str
    name: str
    language: str
    device: str = ""  # which of their devices this is
    used: int = 0  # the start of the day it was last used
    shares: bool = False  # their finished games may be given away as data


@dataclass(frozen=True)
class Device:
    """A browser where somebody is signed in."""

    id: str
    browser: str
    system: str
    created: int
    used: int


@dataclass(frozen=True)
class Code:
    """What a one-time code opens."""

    kind: str
    table_id: str | None
    seat: int | None
    guest: str | None


def clean_name(name: str) -> str:
    """A name as it is shown: trimmed text without control characters; never empty, and never a bot's."""
    clean = printable(name)
    if not visible(clean) or len(clean) > NAME_LENGTH or "\0" in name:  # not a slip of the finger
        raise Refused("bad-name", most=NAME_LENGTH)
    if BOT_NAME.fullmatch(_plain(clean)) or _plain(clean) in _golem_names():
        raise Refused("bot-name")
    return clean


@cache
def _golem_names() -> frozenset[str]:
    """What the golems of all games are called, in every language."""
    ids = [golem.id for game in GOLEMS for golem in GOLEMS[game]]
    return frozenset(_plain(Words(language).golem(id)[0]) for language in LANGUAGES for id in ids)


def _plain(name: str) -> str:
    """The letters and digits of a name as people read them: full-width, raised or accented ones look the same."""
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in apart if letter.isalnum() and visible(letter)).translate(ALIKE)


class Guests:
    """All guests. Tokens and codes are stored as hashes."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def welcome(self, name: str, language: str, agent: str = "") -> tuple[Guest, str]:
        """A new guest and the token for the cookie."""
        if language not in LANGUAGES:
            raise Refused("no-such-language", name=language[:20], names=", ".join(LANGUAGES))
        guest = Guest(secrets.token_hex(12), clean_name(name), language)
        token = new_secret()

        def work(connection: sa.Connection) -> None:
            values = {"id": guest.id, "name": guest.name, "language": guest.language, "created": clock.now()}
            connection.execute(sa.insert(schema.guests).values(**values))
            _add_token(connection, token, guest.id, agent)

        await self.store.write(work)
        return guest, token

    async def change(self, guest: Guest, name: str, language: str) -> Guest:
        if language not in LANGUAGES:
            raise Refused("no-such-language", name=language[:20], names=", ".join(LANGUAGES))
        values = {"name": clean_name(name), "language": language}
        query = sa.update(schema.guests).where(schema.guests.c.id == guest.id).values(**values)
        await self.store.write(lambda c: c.execute(query))
        return replace(guest, name=values["name"], language=language)

    async def share(self, guest: Guest, shares: bool) -> Guest:
        """Let their finished games be given away, or no longer."""
        query = sa.update(schema.guests).where(schema.guests.c.id == guest.id).values(shares=shares)
        await self.store.write(lambda c: c.execute(query))
        return replace(guest, shares=shares)

    async def by_token(self, token: str) -> Guest | None:
        """The guest whose browser holds this token."""
        wanted = hashed(token)
        query = _signed_in(schema.tokens.c.hash).where(schema.tokens.c.hash == wanted)
        found = await self.store.read(lambda c: c.execute(query).first())
        if found is None or not hmac.compare_digest(found[6], wanted):
            return None
        return Guest(*found[:6])

    async def by_device(self, guest: str, device: str) -> Guest:
        """The guest a ticket was made for, if that device is still signed in."""
        query = _signed_in().where(schema.guests.c.id == guest, schema.tokens.c.id == device)
        found = await self.store.read(lambda c: c.execute(query).first())
        if found is None:
            raise Refused("no-such-guest")
        return Guest(*found)

    async def renew(self, guest: Guest) -> bool:
        """Using a token renews it. This is written once a day; if it cannot be today, then tomorrow."""
        if guest.used >= today():
            return False
        query = sa.update(schema.tokens).where(schema.tokens.c.id == guest.device).values(used=today())
        try:
            await self.store.write(lambda c: c.execute(query))
        except Unwritable:
            return False
        return True

    async def devices(self, guest: Guest) -> list[Device]:
        """Where this guest is signed in, most recently used first."""
        columns = schema.tokens.c
        query = sa.select(columns.id, columns.browser, columns.system, columns.created, columns.used)
        query = query.where(columns.guest == guest.id, columns.used >= today() - UNUSED)
        query = query.order_by(columns.used.desc(), columns.created.desc())
        return await self.store.read(lambda c: [Device(*row) for row in c.execute(query)])

    async def sign_out(self, guest: Guest, device: str) -> None:
        """Sign this device out: its token stops working."""
        columns = schema.tokens.c
        query = sa.delete(schema.tokens).where(columns.guest == guest.id, columns.id == device)

        def work(connection: sa.Connection) -> None:
            if connection.execute(query).rowcount != 1:
                raise Refused("no-such-device")
            notify(connection, f"{self.store.process} {guest.id} out {device}")

        await self.store.write(work)

    async def guest(self, id: str) -> Guest:
        query = sa.select(schema.guests).where(schema.guests.c.id == id)
        found = await self.store.read(lambda c: c.execute(query).first())
        if found is None:
            raise Refused("no-such-guest")
        return Guest(found.id, found.name, found.language, shares=found.shares)

    async def invite(self, table_id: str, seat: int | None) -> str:
        """A code that seats whoever uses it first."""
        return await self._code("seat", WEEK, table_id=table_id, seat=seat)

    async def device(self, guest: Guest) -> str:
        """A code that makes another browser the same guest."""
        return await self._code("device", HOUR, guest=guest.id)

    async def _code(self, kind: str, lasts: int, **what: str | int | None) -> str:
        code = new_secret()
        values = {"hash": hashed(code), "kind": kind, "expires": clock.now() + lasts, **what}
        await self.store.write(lambda c: c.execute(sa.insert(schema.codes).values(**values)))
        return code

    async def look_at(self, code: str, kind: str) -> Code:
        """What a code opens, without using it."""
        wanted = hashed(code)
        query = sa.select(schema.codes).where(schema.codes.c.hash == wanted)
        found = await self.store.read(lambda c: c.execute(query).mappings().first())
        usable = (
            found is not None and found["used"] is None and found["expires"] > clock.now() and found["kind"] == kind
        )
        if found is None or not hmac.compare_digest(found["hash"], wanted) or not usable:
            raise Refused("bad-code")
        return Code(kind, found["table_id"], found["seat"], found["guest"])

    async def move_in(self, code: str, agent: str = "") -> tuple[Guest, str]:
        """Another device of a guest: a token of its own."""
        found = await self.look_at(code, "device")
        guest = await self.guest(str(found.guest))
        token = new_secret()

        def work(connection: sa.Connection) -> None:
            spend(connection, code)
            _add_token(connection, token, guest.id, agent)

        await self.store.write(work)
        return guest, token


def spend(connection: sa.Connection, code: str) -> None:
    """A code works once, even if two use it at the same moment; it is written with what it opens, or neither is."""
    columns = schema.codes.c
    query = sa.update(schema.codes).where(columns.hash == hashed(code), columns.used.is_(None))
    if connection.execute(query.values(used=clock.now())).rowcount != 1:
        raise Refused("bad-code")


def today() -> int:
    """The start of this day, by the server's clock: nobody needs to know more exactly when somebody was here."""
    return clock.now() // DAY * DAY


def _signed_in(*more: sa.ColumnElement[str]) -> sa.Select[Any]:
    """Guests with those of their devices whose tokens have not expired."""
    guests, tokens = schema.guests.c, schema.tokens.c
    query = sa.select(guests.id, guests.name, guests.language, tokens.id, tokens.used, guests.shares, *more)
    return query.join(schema.tokens, guests.id == tokens.guest).where(tokens.used >= today() - UNUSED)


def _add_token(connection: sa.Connection, token: str, guest: str, agent: str) -> None:
    browser, system = family(agent)
    values = {"id": secrets.token_hex(8), "browser": browser, "system": system, "used": today()}
    query = sa.insert(schema.tokens).values(hash=hashed(token), guest=guest, created=clock.now(), **values)
    connection.execute(query)
