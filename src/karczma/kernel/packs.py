"""Card packs: numbers as data, each with its provenance. A pack of one's own overrides any value of the default one.

A pack is a folder of TOML files with the same names and tables as the game's own; `pack.toml` says its name and game.
Every mistake is found, and named by file, card and field.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from importlib.resources.abc import Traversable
from typing import Any

from karczma.kernel.errors import Fact, Refused

SOURCES = ("rulebook", "listing", "recalled", "designed", "owner")


class Field:
    """What a value of a card may be: a whole number in a range, a name out of a list, or counts by name."""

    def __init__(self, low: int = 0, high: int = 0, names: tuple[str, ...] = (), counts: bool = False) -> None:
        self.low = low
        self.high = high
        self.names = names
        self.counts = counts


class Mistakes(Refused):
    """All that is wrong with a pack."""

    def __init__(self, found: list[Refused]) -> None:
        super().__init__("pack-mistakes", count=len(found))
        self.found = found

    def __str__(self) -> str:
        return "\n".join([str(mistake) for mistake in self.found])


class Card:
    """A record of a pack: its values by field, and where each comes from."""

    def __init__(self, file: str, table: str, id: str, values: dict[str, Any], sources: dict[str, str]) -> None:
        self.file = file
        self.table = table
        self.id = id
        self.values = values
        self.sources = sources

    def whole(self, field: str) -> int:
        return int(self.values[field])

    def counts(self, field: str) -> dict[str, int]:
        return {str(name): int(count) for name, count in self.values[field].items()}

    def place(self, field: str) -> str:
        return f"{self.file}: {self.table} {self.id}: {field}"


class Pack:
    """All cards of a game, read and checked field by field; what counts must add up is checked by the game."""

    def __init__(self, name: str, game: str, cards: dict[str, dict[str, Card]]) -> None:
        self.name = name
        self.game = game
        self.cards = cards  # by table, then by id, in the order of the files
        values = {table: {id: card.values for id, card in cards[table].items()} for table in cards}
        self.hash = hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()


Schema = dict[str, dict[str, Field]]  # the fields of each table


def load(game: str, schema: Schema, home: Traversable, folder: Traversable | None) -> Pack:
    """The game's own pack, overridden by the one in this folder if there is one."""
    found: list[Refused] = []
    cards: dict[str, dict[str, Card]] = {table: {} for table in schema}
    for file, data in _files(home, found).items():
        _read(file, data, schema, cards, True, found)
    name = "default"
    if folder is not None:
        files = _files(folder, found)
        name = _title(game, files.pop("pack.toml", None), found)
        for file, data in files.items():
            _read(file, data, schema, cards, False, found)
    if found:
        raise Mistakes(found)
    return Pack(name, game, cards)


def game_of(folder: Traversable) -> str:
    """The game a pack says it is for."""
    found: list[Refused] = []
    title = _files(folder, found).get("pack.toml", {})
    if found:
        raise Mistakes(found)
    game = title.get("game")
    if not isinstance(game, str):
        raise Refused("pack-game", "pack.toml")
    return game


def _title(game: str, title: dict[str, Any] | None, found: list[Refused]) -> str:
    if title is None:
        found.append(Refused("pack-no-title", "pack.toml"))
        return ""
    for field in title:
        if field not in ("name", "game"):
            found.append(Refused("pack-field", f"pack.toml: {field}"))
    name = title.get("name")
    if not isinstance(name, str) or not name or len(name) > 60:
        found.append(Refused("pack-name", "pack.toml: name"))
    if title.get("game") != game:
        found.append(Refused("pack-other-game", "pack.toml: game", game=game))
    return str(name)


def _files(folder: Traversable, found: list[Refused]) -> dict[str, dict[str, Any]]:
    files: dict[str, dict[str, Any]] = {}
    if not folder.is_dir():
        raise Refused("pack-no-folder", str(folder))
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if not entry.name.endswith(".toml"):
            continue
        try:
            files[entry.name] = tomllib.loads(entry.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
            found.append(Refused("pack-unreadable", entry.name, why=str(error)))
    if not files and not found:
        raise Refused("pack-empty", str(folder))
    return files


def _read(
    file: str,
    data: dict[str, Any],
    schema: Schema,
    cards: dict[str, dict[str, Card]],
    new: bool,
    found: list[Refused],
) -> None:
    for table, records in data.items():
        if table not in schema:
            found.append(Refused("pack-table", f"{file}: {table}"))
            continue
        listed = records if isinstance(records, list) else [records]
        seen: set[str] = set()
        for number, record in enumerate(listed, 1):
            if not isinstance(record, dict) or not isinstance(record.get("id"), str):
                found.append(Refused("pack-no-id", f"{file}: {table} {number}"))
                continue
            id = record["id"]
            if id in seen:
                found.append(Refused("pack-twice", f"{file}: {table} {id}"))
            seen.add(id)
            if new:
                cards[table][id] = Card(file, table, id, {}, {})
            elif id not in cards[table]:
                found.append(Refused("pack-id", f"{file}: {table} {id}"))
                continue
            _fill(cards[table][id], record, schema[table], file, new, found)


def _fill(
    card: Card, record: dict[str, Any], fields: dict[str, Field], file: str, new: bool, found: list[Refused]
) -> None:
    """Take the values of a record over into a card."""
    card.file = file
    source = record.get("source", "owner")
    for name, value in record.items():
        if name == "id":
            continue
        if name == "source" or name.endswith("_source"):
            if value not in SOURCES:
                found.append(Refused("pack-source", card.place(name), names=", ".join(SOURCES)))
            continue
        if name not in fields:
            found.append(Refused("pack-field", card.place(name)))
            continue
        mistake = _wrong(fields[name], value, card.place(name))
        if mistake is not None:
            found.append(mistake)
            continue
        card.values[name] = value
        card.sources[name] = str(record.get(f"{name}_source", source))
    for name in fields:
        if new and name not in record:
            found.append(Refused("pack-missing", card.place(name)))


def _wrong(field: Field, value: object, place: str) -> Refused | None:
    if field.counts:
        if not isinstance(value, dict):
            return Refused("pack-counts", place)
        for name, count in value.items():
            if name not in field.names:
                return Refused("pack-unknown-name", f"{place}.{name}", names=", ".join(field.names))
            mistake = _wrong(Field(field.low, field.high), count, f"{place}.{name}")
            if mistake is not None:
                return mistake
        missing = [name for name in field.names if name not in value]
        return Refused("pack-missing", f"{place}.{missing[0]}") if missing else None
    if field.names:
        if value in field.names:
            return None
        return Refused("pack-choice", place, names=", ".join(field.names))
    if isinstance(value, bool) or not isinstance(value, int) or not field.low <= value <= field.high:
        facts: dict[str, Fact] = {"low": field.low, "high": field.high, "value": str(value)[:40]}
        return Refused("pack-range", place, **facts)
    return None
