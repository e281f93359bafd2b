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

# By seat and language: since when it is asked and under which names, and the question.
Questions = dict[tuple[int, str], tuple[tuple[int, list[str]], dict[str, Any] | None]]

SPEAKERS = {language: Words(language) for language in LANGUAGES}


def learn() -> None:
    """Find all texts in their files. Each is parsed when it is first told: to parse them all takes a second or two."""
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


def note(meta: Meta, language: str) -> str:
    """What to know before one sits down: what others may have read of a game that goes on from a finished one."""
    words = SPEAKERS[language]
    return words.say("table-continued", position=meta.origin.position) if meta.origin and meta.several() else ""


def places(match: Match | None, meta: Meta, seats: list[int], language: str) -> list[Place]:
    """The game as each of these seats sees it; a reader without a seat, a spectator, sees what is public."""
    if match is None:
        return []
    readers: list[int | None] = [*seats] if seats else [None]
    views = [view.plain() for view in match.views(readers)]
    return [place(match, meta, seat, view, language, {}) for seat, view in zip(readers, views, strict=True)]


def place(
    match: Match, meta: Meta, seat: int | None, view: dict[str, Any], language: str, questions: Questions
) -> Place:
    """The game as this seat sees it now; a question that stands is not put into words again."""
    words = Words(language, match.pack)
    asked = match.asked
    told = Place(view=view, asked=asked, seat=seat)
    if seat is not None:
        told.can_undo = can_undo(match, meta, seat)
        told.question = standing(match, meta, seat, words, questions) if seat in asked else None
    if asked and told.question is None:
        ask = match.steps[match.game.asks[0][0]].name
        waiting = " ".join([_waiting(language, match.pack, ask, i) for i in asked])
        told.waiting = called(waiting, meta.names())
    return told


def can_undo(match: Match, meta: Meta, seat: int) -> bool:
    """Whether this seat may take back without asking: against bots only always; what is over is over."""
    if meta.stage != "running":
        return False
    return any(made[0] == seat for made in match.made) if meta.alone() else match.can_undo(seat)


def standing(match: Match, meta: Meta, seat: int, words: Words, questions: Questions) -> dict[str, Any] | None:
    """What this seat is asked. While others answer in secret its question stands, so it is found once."""
    since = (meta.asked_at.get(str(seat), 0), meta.names())
    known = questions.get((seat, words.language))
    if known is None or known[0] != since:
        known = questions[(seat, words.language)] = (since, question(match, meta, seat, words))
    return known[1]


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
        about = (*option.items(),)[1:]
        option["text"] = called(_option(words.language, match.pack, tuple(option["do"]), about, len(names)), names)
    for blocked in asked["blocked"]:
        blocked["text"] = words.blocked(match.face, blocked)
    return asked


# To put something into words takes long, and at every table the players have other names. So it is done once, with a
# mark for each of them, and the names are put in afterwards.
MARKS = [chr(0xE000 + seat) for seat in range(10)]  # for private use: no text and no name has these


def called(text: str, names: list[str]) -> str:
    """A text with the names of the players where their marks are."""
    return text.translate({ord(mark): name for mark, name in zip(MARKS, names, strict=False)})


@lru_cache(maxsize=1 << 14)
def _option(language: str, pack: Pack, do: tuple[str, ...], about: tuple[tuple[str, Any], ...], players: int) -> str:
    return Words(language, pack).option(find(pack.game), {**dict(about), "do": list(do)}, MARKS[:players])


@lru_cache(maxsize=1 << 13)
def _event(language: str, pack: Pack, event: tuple[tuple[str, Any], ...], players: int) -> str:
    return Words(language, pack).event(find(pack.game), dict(event), MARKS[:players])


@lru_cache(maxsize=1 << 10)
def _waiting(language: str, pack: Pack, ask: str, seat: int) -> str:
    return Words(language, pack).waiting(find(pack.game), ask, MARKS[seat])


class Line:
    """A line of the log, to be told to several readers."""

    def __init__(self, entry: Entry, meta: Meta, pack: Pack) -> None:
        self.entry = entry
        self.pack = pack
        self.data: dict[str, Any] = msgspec.json.decode(entry.data)
        self.events: list[tuple[dict[str, Any], int]] = self.data.pop("events", [])
        self.names: list[str] = self.data.pop("names", None) or meta.names()
        self._told: dict[tuple[Any, ...], Happened] = {}

    def heard(self, seats: list[int], language: str) -> Happened:
        """As the holder of these seats (none: a spectator) may know it; told once to all who may know the same."""
        own = self.data.get("seat") in seats
        open_to = [[seat for seat in seats if to >> seat & 1] if to != -1 else seats for _, to in self.events]
        together = tuple(seats) if len(seats) > 1 else ()  # they are told which of them may know
        audible = [to == -1 or bool(some) for some, (_, to) in zip(open_to, self.events, strict=True)]
        alike = (language, own, together, *audible)
        if alike not in self._told:
            self._told[alike] = self._tell(seats, language, own, open_to)
        return self._told[alike]

    def _tell(self, seats: list[int], language: str, own: bool, open_to: list[list[int]]) -> Happened:
        data = self.data
        if not own and "do" in data:  # what others chose may be secret: the events tell what of it is not
            data = {name: value for name, value in data.items() if name != "do"}
        told: list[dict[str, Any]] = []
        for (event, to), some in zip(self.events, open_to, strict=True):
            one = dict(event)
            if to != -1 and not some:
                one = {"event": event["event"], "seat": event["seat"], "hidden": 1}
            heard = _event(language, self.pack, tuple(one.items()), len(self.names))
            one["text"] = called(heard, self.names)
            if some and some != seats:
                one["only"] = some  # several people at one screen: the page shows it to these seats alone
            told.append(one)
        return Happened(seq=self.entry.seq, kind=self.entry.kind, at=self.entry.at, data=data, events=told)


def happened(entry: Entry, meta: Meta, pack: Pack, seats: list[int], language: str) -> Happened:
    """A line of the log as the holder of these seats (none: a spectator) may know it."""
    return Line(entry, meta, pack).heard(seats, language)


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
