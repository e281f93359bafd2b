"""`karczma verify`: whether a record is what was played, with the dice that were promised."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from karczma.terminal.papers import open_paper
from karczma.terminal.room import Mistake, Room


def verify(room: Room, file: Path, promised: str | None, pack: Path | None, as_json: bool) -> int:
    """Replay every entry, check every hash, and compare the seed with the fingerprint shown at the start."""
    match = open_paper(file).replay(pack)
    if promised is not None and promised.strip().lower() != match.fingerprint:
        raise Mistake("verify-other-seed", fingerprint=match.fingerprint)
    at = match.origin["at"] if isinstance(match.origin, dict) else None
    winners = match.scores().winners if match.over else []
    if as_json:
        told: dict[str, Any] = {
            "game": match.face.name,
            "entries": len(match.log),
            "over": match.over,
            "winners": winners,
        }
        told["from"] = at
        room.write_json({**told, "seed": str(match.seed), "fingerprint": match.fingerprint, "hash": match.link()})
        return 0
    room.tell("verified", entries=len(match.log), game=room.words.game(match.face, "game-name"))
    room.tell_whole("verified-seed", seed=str(match.seed), fingerprint=match.fingerprint)
    if isinstance(at, int):
        room.tell("verified-from", at=at)
    return 0
