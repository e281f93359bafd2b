"""`karczma cards`: what is in a card pack and where each value comes from, and what is wrong with one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.text import Text

import karczma
from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.kernel.packs import Card, Pack, game_of
from karczma.kernel.verbs import Kind
from karczma.terminal.errors import sentence
from karczma.terminal.room import Mistake, Room

BAD_PACK = 2  # exit status


def cards(room: Room, game: str, pack: Path | None, as_json: bool) -> int:
    face = find(game)
    opened = karczma.open_pack(game, pack)
    room.deal(opened)
    if as_json:
        room.write_json(_plain(room, face, opened))
        return 0
    room.show(Text(room.words.game(face, "game-name"), "bold"))
    room.tell("pack", name=opened.name, hash=opened.hash)
    for name, listed in opened.cards.items():
        room.show(Text(f"\n[[{name}]]", "bold"))
        for card in listed.values():
            _show(room, face, opened, card)
    return 0


def _show(room: Room, face: Face[Any], pack: Pack, card: Card) -> None:
    room.show(Text.assemble("  ", (called(room, face, pack, card), "bold"), (f"  id = {card.id}", "dim")))
    lines = [f"{room.say('in-play', form=form)} {effect}" for form, effect in effects(room, face, pack, card).items()]
    lines.append(", ".join(f"{field} = {_said(value)}" for field, value in card.values.items()))
    for line in (*map(Text, lines), _provenance(room, card)):
        room.show(Padding(line, (0, 0, 0, 4)))


def called(room: Room, face: Face[Any], pack: Pack, card: Card) -> str:
    """The name of a card, if it has one: rules for setting up have none."""
    kind = _kind(face, pack, card)
    return card.id if kind is None else room.words.thing(face, kind.name, card.id)


def effects(room: Room, face: Face[Any], pack: Pack, card: Card) -> dict[str, str]:
    """What a card does, in words, by its basic and its advanced rule; some things in a pack do nothing."""
    kind = _kind(face, pack, card)
    return {} if kind is None else room.words.texts(face, kind.name, card.id)


def _kind(face: Face[Any], pack: Pack, card: Card) -> Kind | None:
    kinds = [kind for kind in face.things if card.id in kind.numbers]
    return next((kind for kind in kinds if face.card(pack, kind, card.id) is card), None)


def _said(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} {count}" for name, count in value.items() if count) + "}"
    return str(value)


def _provenance(room: Room, card: Card) -> Text:
    """Where the values come from, grouped by source."""
    told = Text()
    for source in dict.fromkeys(card.sources.values()):
        fields = [field for field in card.sources if card.sources[field] == source]
        which = "" if len(fields) == len(card.sources) else f" ({', '.join(fields)})"
        told.append(f"{'; ' if told else ''}{room.say('source', source=source)}{which}", "dim")
    return told


def _plain(room: Room, face: Face[Any], pack: Pack) -> dict[str, Any]:
    tables: dict[str, Any] = {}
    for name, listed in pack.cards.items():
        tables[name] = [
            {
                "id": card.id,
                "name": called(room, face, pack, card),
                **effects(room, face, pack, card),
                "values": card.values,
                "sources": card.sources,
            }
            for card in listed.values()
        ]
    return {"game": face.name, "pack": pack.name, "hash": pack.hash, "cards": tables}


def check(room: Room, folder: Path, as_json: bool) -> int:
    """Every mistake in a pack, or that it is fine."""
    try:
        game = game_of(folder)
        pack = karczma.open_pack(game, folder)
    except Refused as refused:
        if as_json:
            room.write_json({"fine": False, "mistakes": sentence(room, refused).split("\n")})
        else:
            room.complain(sentence(room, refused))
        return BAD_PACK
    if as_json:
        room.write_json({"fine": True, "mistakes": [], "game": game, "pack": pack.name, "hash": pack.hash})
    else:
        room.tell("pack-fine", name=pack.name, game=room.words.game(find(game), "game-name"))
    return 0


def run(room: Room, game: str, folder: Path | None, pack: Path | None, as_json: bool) -> int:
    """`cards GAME`, or `cards check DIR`."""
    if game != "check":
        if folder is not None:
            raise Mistake("cards-one-game", word=str(folder)[:40])
        return cards(room, game, pack, as_json)
    if folder is None or pack is not None:
        raise Mistake("cards-check-folder")
    return check(room, folder, as_json)
