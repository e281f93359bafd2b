"""Karczma: a tavern with tables for four board games, one engine for people, bots and researchers.

>>> import karczma
>>> t = karczma.start("kajko", seats=2, seed=7)
>>> seat = t.asked[0]
>>> t.words(t.options(seat)[0])
['adventure', 'stack_5a']
>>> t.choose(seat, t.options(seat)[0])
>>> while not t.over:
...     seat = t.asked[0]
...     t.choose(seat, t.options(seat)[-1])
>>> [seat.total for seat in t.scores().seats]
[12, 17]
>>> karczma.replay(t.record()).scores().winners == t.scores().winners
True
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from karczma import engine

__path__[:0] = [str(folder) for folder in [engine.compiled()] if folder]  # before any part of it is imported

from karczma.games import GAMES, find, own_pack
from karczma.kernel import match
from karczma.kernel.audience import Json, View
from karczma.kernel.errors import TELLERS, Refused
from karczma.kernel.match import Match
from karczma.kernel.packs import Pack
from karczma.kernel.tally import Tally
from karczma.words import Words

__version__ = "0.1.0"
__all__ = ["Match", "Refused", "Tally", "View", "games", "open_pack", "replay", "resume", "score", "start"]

Cards = str | Path | Pack | None  # where the cards come from: a folder, a pack opened before, or the game's own


TELLERS.append(lambda refused: Words("en").error(refused))  # the words are read when the first one is needed


def games() -> list[str]:
    """The names of the games.

    >>> "roll_player" in games()
    True
    """
    return list(GAMES)


def open_pack(game: str, folder: Cards = None) -> Pack:
    """The cards of a game; with a folder, overridden by the pack that lies there; one opened before is taken as it is.

    >>> open_pack("kajko").cards["card"]["treasure_10"].values["value"]
    10
    """
    if isinstance(folder, Pack):
        return folder
    if folder is not None:
        return find(game).pack(Path(folder))
    return own_pack(game)


def start(
    game: str, seats: int = 2, seed: int | None = None, options: dict[str, Any] | None = None, pack: Cards = None
) -> Match:
    """A new match; without a seed, one that nobody can guess.

    >>> start("kajko", seats=3, seed=1, options={"dusigrosz": True}).asked
    [0]
    >>> start("kajko", seats=9)
    Traceback (most recent call last):
    karczma.kernel.errors.Refused: This game is for 2 to 5 players, not 9.
    """
    chosen = secrets.randbits(128) if seed is None else seed
    return match.start(find(game), open_pack(game, pack), seats, options or {}, chosen)


def replay(record: dict[str, Any], pack: Cards = None) -> Match:
    """The match a record tells, every hash checked.

    >>> t = start("kajko", seed=5)
    >>> t.choose(t.asked[0], 0)
    >>> replay(t.record()).link() == t.link()
    True
    """
    return match.replay(find(_game_of(record)), open_pack(_game_of(record), pack), record)


def resume(saved: dict[str, Any], pack: Cards = None) -> Match:
    """A match saved with `save()` goes on.

    >>> t = start("kajko", seed=5)
    >>> resume(t.save()).asked == t.asked
    True
    """
    record = saved.get("record") if isinstance(saved, dict) else None
    return match.resume(find(_game_of(record)), open_pack(_game_of(record), pack), saved)


def score(sheet: object, pack: Cards = None) -> dict[str, Json]:
    """Count the end of a printed game.

    >>> sheet = {"game": "kajko", "seats": [{"town": [["treasure_10", "coin"]]}, {"town": [["item_5"]]}]}
    >>> score(sheet)["winners"]
    [0]
    """
    if not isinstance(sheet, dict):
        raise Refused("sheet-object")
    name = sheet.get("game")
    if not isinstance(name, str):
        raise Refused("sheet-game", "game")
    return find(name, "game").sheet(sheet, open_pack(name, pack))


def _game_of(record: object) -> str:
    name = record.get("game") if isinstance(record, dict) else None
    if not isinstance(name, str):
        raise Refused("record-format")
    return name
