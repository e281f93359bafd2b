"""Card packs: numbers as data, each with its provenance. A custom pack overrides any value of the default one.

A pack is a folder of TOML files with the same names and tables as the game's own; `pack.toml` gives its name and game.
Every mistake is found, and named by file, card and field.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable
from importlib.resources.abc import Traversable
from typing import Any

from karczma.kernel.errors import Fact, Refused
from karczma.kernel.names import visible
from karczma.kernel.native import mypyc_attr
from karczma.kernel.whole import is_whole

TITLE = "pack.toml"
OWNER = "owner"  # whoever has the printed game and says what is printed
SOURCES = ("rulebook", "listing", "recalled", "designed", OWNER)
OURS = ("recalled", "designed")  # what nobody has confirmed: the printed value may differ
# More than twice what the games' own files have. A dotted key costs the square of its parts, so no line may be long.
FILE_LENGTH = 50_000
LINE_LENGTH = 300
DEPTH = 8


class Field:
    """What a value of a card may be: a whole number in a range, a name from a list, counts by name, or several names.

    A fixed one is how the rules know the card. It is the same in every printed copy, so no custom pack may change it.
    """

    def __init__(
        self,
        low: int = 0,
        high: int = 0,
        names: tuple[str, ...] = (),
        counts: bool = False,
        fixed: bool = False,
        several: bool = False,
    ) -> None:
        self.low = low
        self.high = high
        self.names = names
        self.counts = counts
        self.fixed = fixed
        self.several = several  # a list of names, at least `low` and at most `high` of them


class Mistakes(Refused):
    """Everything that is wrong with a pack."""

    def __init__(self, found: list[Refused]) -> None:
        super().__init__("pack-mistakes", count=len(found))
        self.found = found

    def __str__(self) -> str:
        return "\n".join([str(mistake) for mistake in self.found])


class Card:
    """A record of a pack: its values by field, and where each comes from."""

    def __init__(self, file: str, table: str, id: str, source: str) -> None:
        self.file = file
        self.table = table
        self.id = id
        self.source = source  # of the record as a whole, as the game's own files state it
        self.values: dict[str, Any] = {}
        self.sources: dict[str, str] = {}  # of each value

    def whole(self, field: str) -> int:
        return int(self.values[field])

    def counts(self, field: str) -> dict[str, int]:
        return {str(name): int(count) for name, count in self.values[field].items()}

    def several(self, field: str) -> list[str]:
        return [str(name) for name in self.values[field]]

    def is_ours(self, field: str) -> bool:
        """Whether the printed value may differ: nobody has confirmed this one."""
        return self.sources[field] in OURS

    def place(self, field: str) -> str:
        return f"{self.file}: {self.table} {self.id}: {field}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Pack:
    """All cards of a game, read and checked field by field; which counts must add up is for the game to check."""

    def __init__(self, name: str, game: str, cards: dict[str, dict[str, Card]]) -> None:
        self.name = name
        self.game = game
        self.cards = cards  # by table, then by id, in the order of the files
        values = {table: {id: card.values for id, card in cards[table].items()} for table in cards}
        self.hash = hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()


Schema = dict[str, dict[str, Field]]  # the fields of each table


Check = Callable[["Pack"], list[Refused]]  # what does not fit together


def load(game: str, schema: Schema, home: Traversable, folder: Traversable | None, check: Check) -> Pack:
    """The game's own pack, overridden by the one in this folder if there is one."""
    found: list[Refused] = []
    cards: dict[str, dict[str, Card]] = {table: {} for table in schema}
    own = _files(home, found)
    reader = _Reader(schema, cards, True, found)
    for file, data in own.items():
        reader.read(file, data)
    name = "default"
    if folder is not None:
        files = _files(folder, found)
        if TITLE in files:
            name = _title(game, files.pop(TITLE), found)
        elif TITLE not in [mistake.place for mistake in found]:  # an unreadable one has already been named
            found.append(Refused("pack-no-title", TITLE))
        reader = _Reader(schema, cards, False, found)
        for file, data in files.items():
            if file in own:
                reader.read(file, data)
            else:
                found.append(Refused("pack-file", file, names=", ".join(own)))
    pack = Pack(name, game, cards)
    found = found or check(pack)
    if found:
        raise Mistakes(found)
    return pack


def game_of(folder: Traversable) -> str:
    """The game a pack says it is for."""
    found: list[Refused] = []
    title = _files(folder, found).get(TITLE, {})
    if found:
        raise Mistakes(found)
    game = title.get("game")
    if not isinstance(game, str):
        raise Refused("pack-game", TITLE)
    return game


def _title(game: str, title: dict[str, Any], found: list[Refused]) -> str:
    for field in title:
        if field not in ("name", "game"):
            found.append(Refused("pack-field", f"pack.toml: {field}"))
    name = title.get("name")
    if not isinstance(name, str) or len(name) > 60 or not _can_be_shown(name):
        found.append(Refused("pack-name", "pack.toml: name"))
    if title.get("game") != game:
        found.append(Refused("pack-other-game", "pack.toml: game", game=game))
    return str(name)


def _can_be_shown(name: str) -> bool:
    """As it is, not only after cleaning: two packs must not look the same."""
    return name.isprintable() and name.strip() == name and visible(name)


def _files(folder: Traversable, found: list[Refused]) -> dict[str, dict[str, Any]]:
    files: dict[str, dict[str, Any]] = {}
    if not folder.is_dir():
        raise Refused("pack-no-folder", str(folder))
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if not entry.name.endswith(".toml"):
            continue
        try:
            files[entry.name] = _parsed(entry)
        except Refused as refused:
            found.append(refused)
        except (ValueError, OSError) as error:
            found.append(Refused("pack-unreadable", entry.name, why=str(error)))
    if not files and not found:
        raise Refused("pack-empty", str(folder))
    return files


def _parsed(entry: Traversable) -> dict[str, Any]:
    """A file, if it is small enough to read: what would cost the parser all our memory never reaches it."""
    outsized = Refused("pack-outsized", entry.name, length=FILE_LENGTH, line=LINE_LENGTH, depth=DEPTH)
    with entry.open(encoding="utf-8") as file:
        text: str = file.read(FILE_LENGTH + 1)
    if len(text) > FILE_LENGTH or max([len(line) for line in text.split("\n")]) > LINE_LENGTH:
        raise outsized
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise outsized from None
    if _deeper(data, DEPTH):
        raise outsized
    return data


def _deeper(value: object, depth: int) -> bool:
    """Whether tables and lists are nested deeper than this."""
    if not isinstance(value, dict | list):
        return False
    inside = list(value.values()) if isinstance(value, dict) else value
    return depth == 0 or any([_deeper(one, depth - 1) for one in inside])


class _Reader:
    """Reads the records in a pack's files into its cards."""

    def __init__(self, schema: Schema, cards: dict[str, dict[str, Card]], new: bool, found: list[Refused]) -> None:
        self.schema = schema
        self.cards = cards
        self.new = new  # these are the game's own files: they must say everything
        self.found = found
        self.seen: set[tuple[str, str]] = set()

    def read(self, file: str, data: dict[str, Any]) -> None:
        for table, records in data.items():
            if table not in self.schema:
                self.found.append(Refused("pack-table", f"{file}: {table}"))
                continue
            listed = records if isinstance(records, list) else [records]
            for number, record in enumerate(listed, 1):
                if not isinstance(record, dict) or not isinstance(record.get("id"), str):
                    self.found.append(Refused("pack-no-id", f"{file}: {table} {number}"))
                else:
                    self._record(file, table, record["id"], record)

    def _record(self, file: str, table: str, id: str, record: dict[str, Any]) -> None:
        if (table, id) in self.seen:
            self.found.append(Refused("pack-twice", f"{file}: {table} {id}"))
        self.seen.add((table, id))
        if self.new:
            self.cards[table][id] = Card(file, table, id, str(record.get("source", OWNER)))
        elif id not in self.cards[table]:
            self.found.append(Refused("pack-id", f"{file}: {table} {id}"))
            return
        card = self.cards[table][id]
        card.file = file
        for name, value in record.items():
            if name != "id":
                self._field(card, name, value, record)
        for name in self.schema[table]:
            if self.new and name not in record:
                self.found.append(Refused("pack-missing", card.place(name)))

    def _field(self, card: Card, name: str, value: object, record: dict[str, Any]) -> None:
        place = card.place(name)
        if name == "source" or name.removesuffix("_source") in self.schema[card.table].keys() - {name}:
            if value not in SOURCES:
                self.found.append(Refused("pack-source", place, names=", ".join(SOURCES)))
            return
        field = self.schema[card.table].get(name)
        if field is None:
            self.found.append(Refused("pack-field", place))
            return
        mistake = _wrong(field, value, place)
        if mistake is None and field.fixed and not self.new and value != card.values[name]:
            mistake = Refused("pack-fixed", place)
        if mistake is not None:
            self.found.append(mistake)
            return
        card.values[name] = value
        card.sources[name] = str(record.get(f"{name}_source", record.get("source", OWNER)))


def _wrong(field: Field, value: object, place: str) -> Refused | None:
    if field.several:
        return _wrong_list(field, value, place)
    if field.counts:
        return _wrong_counts(field, value, place)
    if field.names:
        if value in field.names:
            return None
        return Refused("pack-choice", place, names=", ".join(field.names))
    if not is_whole(value) or not field.low <= value <= field.high:
        facts: dict[str, Fact] = {"low": field.low, "high": field.high, "value": str(value)[:40]}
        return Refused("pack-range", place, **facts)
    return None


def _wrong_list(field: Field, value: object, place: str) -> Refused | None:
    if not isinstance(value, list) or not field.low <= len(value) <= field.high:
        return Refused("pack-several", place, low=field.low, high=field.high)
    for name in value:
        if not isinstance(name, str) or name not in field.names:
            return Refused("pack-choice", place, names=", ".join(field.names))
    return None


def _wrong_counts(field: Field, value: object, place: str) -> Refused | None:
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
