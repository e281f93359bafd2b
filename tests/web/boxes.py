"""What is in a game's box, as the server tells the page."""

from __future__ import annotations

from typing import Any

from server.hall import Door

Json = dict[str, Any]


def box(door: Door, game: str, language: str) -> Json:
    told: Json = door.nobody().get(f"/games/{game}/box", language=language)
    return told


def names_of(door: Door, game: str, language: str) -> dict[str, list[str]]:
    """The names of all things in the box by id; a chamber and a trap may share one."""
    names: dict[str, list[str]] = {}
    for thing in things(box(door, game, language)):
        names.setdefault(thing["id"], []).append(thing["name"])
    return names


def things(told: Json) -> list[Json]:
    return [thing for kind in told["kinds"].values() for thing in kind]


def said_by(told: Json, known: set[str]) -> set[str]:
    """What can be read on known things: that a pot is of silver tells nothing of a patron who likes silver."""
    return {
        fact
        for thing in things(told)
        if thing["id"] in known
        for fact in thing["facts"].values()
        if isinstance(fact, str)
    }
