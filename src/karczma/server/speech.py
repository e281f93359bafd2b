"""What a seat is told, in its own language: its question, what happened, the score. Only what that seat may know."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from karczma.games import GAMES, find
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from karczma.kernel.packs import Pack
from karczma.server.meta import Meta
from karczma.server.protocol import Happened, Place, Seated, Table
from karczma.server.store import Entry
from karczma.words import LANGUAGES, Words

SPEAKERS = {language: Words(language) for language in LANGUAGES}


def learn() -> None:
    """Read all texts, which takes a second or two: nobody at a table should wait for that."""
    for words in SPEAKERS.values():
        for face in GAMES.values():
            words.game(face, "game-name")


def public(meta: Meta) -> Table:
    """What everybody at a table may know of it."""
    chairs = [
        Seated(c.kind, c.name, c.language, c.level, c.stand_in, c.left, c.since, bool(c.guest) and c.guest == meta.host)
        for c in meta.chairs
    ]
    return Table(
        id=meta.id,
        game=meta.game,
        options=meta.options,
        pack=meta.pack,
        language=meta.language,
        listed=meta.listed,
        pace=meta.pace,
        stage=meta.stage,
        chairs=chairs,
        created=meta.created,
        fingerprint=meta.fingerprint,
        position=meta.position,
        wish=meta.wish,
        rematch=meta.rematch,
        imported=meta.imported,
        result=meta.result,
        from_=meta.origin,
    )


def places(match: Match | None, meta: Meta, seats: list[int], language: str) -> list[Place]:
    """The game as each of these seats sees it; who has none, a spectator, sees what is public."""
    if match is None:
        return []
    readers: list[int | None] = [*seats] if seats else [None]
    return [place(match, meta, seat, language) for seat in readers]


def place(match: Match, meta: Meta, seat: int | None, language: str) -> Place:
    """The game as this seat sees it now."""
    words = Words(language, match.pack)
    asked = match.asked
    told = Place(view=match.view(seat).plain(), asked=asked, seat=seat)
    if seat is not None:
        told.can_undo = can_undo(match, meta, seat)
        told.question = question(match, meta, seat, words)
    if asked and told.question is None:
        ask = match.steps[match.game.asks[0][0]].name
        told.waiting = " ".join(words.waiting(match.face, ask, meta.names()[i]) for i in asked)
    return told


def can_undo(match: Match, meta: Meta, seat: int) -> bool:
    """Whether this seat may take back without asking: against bots only always, among people not what is over."""
    if meta.alone():
        return any(made[0] == seat for made in match.made)
    return meta.stage == "running" and match.can_undo(seat)


def question(match: Match, meta: Meta, seat: int, words: Words) -> dict[str, Any] | None:
    """What this seat is asked, with a text for everything; `seq` is what an answer must name."""
    asked: dict[str, Any] | None = match.question(seat)
    if asked is None:
        return None
    asked["seq"] = meta.asked_at.get(str(seat), 0)
    asked["text"] = words.question(match.face, asked["ask"])
    note = words.note(match.face, asked)
    del asked["stake"]  # it is in the note
    if note:
        asked["note"] = note
    names = meta.names()
    for option in asked["options"]:
        option["text"] = words.option(match.face, option, names)
    for blocked in asked["blocked"]:
        blocked["text"] = words.blocked(match.face, blocked)
    return asked


@lru_cache(maxsize=1 << 13)
def _event(language: str, pack: Pack, event: tuple[tuple[str, Any], ...], names: tuple[str, ...]) -> str:
    """The same for most who hear it, and again for who comes back."""
    return Words(language, pack).event(find(pack.game), dict(event), list(names))


def happened(entry: Entry, meta: Meta, pack: Pack, seats: list[int], language: str) -> Happened:
    """A line of the log as the holder of these seats (none: a spectator) may know it."""
    data: dict[str, Any] = msgspec.json.decode(entry.data)
    events = data.pop("events", [])
    names = data.pop("names", None) or meta.names()
    if data.get("seat") not in seats:
        data.pop("do", None)  # what others chose may be secret: the events tell what of it is not
    told: list[dict[str, Any]] = []
    for event, to in events:
        one = dict(event)
        if to != -1 and not any(to >> seat & 1 for seat in seats):
            one = {"event": event["event"], "seat": event["seat"], "hidden": 1}
        one["text"] = _event(language, pack, tuple(one.items()), tuple(names))
        only = [seat for seat in seats if to >> seat & 1]
        if only and only != seats:
            one["only"] = only  # several people at one screen: the page shows it to these seats alone
        told.append(one)
    return Happened(seq=entry.seq, kind=entry.kind, at=entry.at, data=data, events=told)


def score(match: Match, meta: Meta, seat: int | None, language: str) -> dict[str, Any]:
    """The score with a text for each part and each reason; while the game runs, only what this reader may know."""
    words = Words(language, match.pack)
    told: dict[str, Any] = match.scores(seat).plain()
    rivals = [told[rival] for rival in match.face.rivals if rival in told]
    for one in (*told["seats"], *rivals):
        one["texts"] = {part: words.part(match.face, part) for part in one["parts"]}
        for reasons in one["why"].values():
            for reason in reasons:
                reason["text"] = words.reason(match.face, reason, meta.names())
    return told


def problem(refused: Refused, language: str) -> str:
    return SPEAKERS[language].error(refused)
