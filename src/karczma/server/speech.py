"""What a seat is told, in its own language: its question, what happened, the score. Only what that seat may know."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from karczma.bots.golems import golems_of
from karczma.games import GAMES, find
from karczma.kernel.audience import listening, redact
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from karczma.kernel.packs import Pack
from karczma.server import tables, wishes
from karczma.server.entries import Entry
from karczma.server.house_bots import PREFIX
from karczma.server.protocol import Happened, Place, Reaction, Seated, Table
from karczma.server.table_info import SeatWishes, TableInfo
from karczma.words import LANGUAGES, Words

# By seat and language: since when it has been asked and with which names, and the question.
Questions = dict[tuple[int, str], tuple[tuple[int, list[str], bool], dict[str, Any] | None]]

PUBLIC = [name for name in Table.__struct_fields__ if name not in ("chairs", "from_", "watched")]  # as in TableInfo
SPEAKERS = {language: Words(language) for language in LANGUAGES}


def learn() -> None:
    """Find all texts in their files. Each is parsed when first used: parsing them all takes a second or two."""
    for words in SPEAKERS.values():
        for face in GAMES.values():
            words.game(face, "game-name")


def public(meta: TableInfo, language: str) -> Table:
    """What everybody at a table may know of it; whoever has no name any more gets a word in this language."""
    chairs = [
        Seated(
            kind=c.kind,
            name=c.name if c.name or c.kind != "person" else nameless(language, seat),
            language=c.language,
            level=c.level,
            stand_in=c.stand_in,
            left=c.left,
            since=c.since,
            host=bool(c.guest) and c.guest == meta.host,
            golem=c.golem,
            temperament=c.temperament,
            about=about(meta.game, c.golem, language),
        )
        for seat, c in enumerate(meta.chairs)
    ]
    known = {name: getattr(meta, name) for name in PUBLIC}
    return Table(**known, chairs=chairs, from_=meta.origin, watched=bool(meta.watch))


def about(game: str, golem: str, language: str) -> str:
    """How a golem likes to play; empty for one we do not know, or not any more."""
    if golem.startswith(PREFIX):
        words = SPEAKERS[language]
        return words.say("golem-of-the-house")
    known = any(one.id == golem for one in golems_of(game))
    return SPEAKERS[language].golem(golem)[1] if known else ""


def note(meta: TableInfo, language: str) -> str:
    """What to know before sitting down: what others may have read of a game that plays on from a finished one."""
    words = SPEAKERS[language]
    return words.say("table-continued", position=meta.origin.position) if meta.origin and meta.several() else ""


def eyes(seats: list[int]) -> list[int | None]:
    """Whose views somebody with these seats gets. Without any it is a spectator's.

    So it is with several, besides their own: while none of the people at that screen is asked, it shows no hand.
    """
    return [*seats] if len(seats) == 1 else [*seats, None]


def places(
    match: Match | None,
    meta: TableInfo,
    seats: list[int],
    language: str,
    known_wishes: dict[int, SeatWishes] | None = None,
) -> list[Place]:
    """The game as each of these seats sees it; a reader without a seat, a spectator, sees what is public."""
    if match is None:
        return []
    scene = Scene(match, meta, known_wishes or {}, {})
    readers: list[int | None] = [*seats] if seats else [None]
    told = [scene.place(seat, language) for seat in readers]
    for place, view in zip(told, match.views(readers), strict=True):
        place.view = view.plain()
        if place.question is not None:
            place.question["options"] = [msgspec.json.decode(option) for option in place.question["options"]]
    return told


class Scene:
    """The current position of a game for several readers: what is the same for all of them is worked out once."""

    def __init__(
        self, match: Match, meta: TableInfo, known_wishes: dict[int, SeatWishes], questions: Questions
    ) -> None:
        self.match = match
        self.meta = meta
        self.wishes = known_wishes
        self.questions = questions
        self.asked = match.asked
        self.passing = wishes.passing(match, meta, known_wishes)  # for them the table answers, so they see no question
        self.names = meta.names()
        self.alone = meta.alone()
        # With other people at the table nobody is told, since a choice of theirs may have been a hidden draw.
        self.deals_from = match.deals_from() if self.alone and meta.stage == "running" else 0
        self._waiting: dict[str, str] = {}  # by language

    def place(self, seat: int | None, language: str) -> Place:
        """The game as this seat sees it now, except for the view."""
        told = Place(view={}, asked=self.asked, seat=seat)
        if seat is not None:
            told.can_undo = self.can_undo(seat)
            told.deals_from = self.deals_from
            told.reactions = self.reactions(seat)
            told.ask_always = seat in self.wishes and self.wishes[seat].always
            if seat in self.asked and seat not in self.passing:
                told.question = self.standing(seat, language)
        if self.asked and told.question is None:
            told.waiting = self.waiting(language)
        return told

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back without asking: always against bots alone, but never once it is over."""
        if self.meta.stage != "running":
            return False
        return tables.may_undo(self.match, seat, self.alone)

    def reactions(self, seat: int) -> list[Reaction]:
        """What this seat may play out of turn some time."""
        if self.match.face.moments is None or self.meta.stage != "running":
            return []
        return wishes.listed(self.match, seat, self.wishes.get(seat))

    def waiting(self, language: str) -> str:
        """Who is being waited for, and what they are doing."""
        told = self._waiting.get(language)
        if told is None:
            ask = self.match.steps[self.match.game.asks[0][0]].name
            texts = " ".join([_waiting(language, self.match.pack, ask, i) for i in self.asked])
            told = called(texts, self.names, language)
            self._waiting[language] = told
        return told

    def standing(self, seat: int, language: str) -> dict[str, Any] | None:
        """What this seat is asked. While others answer in secret it stays the same, so it is worked out once.

        Except for whoever is left as the last: that answer cannot be taken back.
        """
        since = (self.meta.asked_at.get(str(seat), 0), self.names, len(self.asked) == 1)
        known = self.questions.get((seat, language))
        if known is None or known[0] != since:
            known = self.questions[(seat, language)] = (
                since,
                question(self.match, since[0], seat, self.names, language),
            )
        return known[1]


def question(match: Match, seq: int, seat: int, names: list[str], language: str) -> dict[str, Any] | None:
    """What this seat is asked, with a text for everything; `seq` is what an answer must name.

    Options are JSON already: the same ones are offered again and again, at every table.
    """
    asked: dict[str, Any] | None = match.question(seat)
    if asked is None:
        return None
    words = Words(language, match.pack)
    asked["seq"] = seq
    asked["text"] = words.question(match.face, asked["ask"])
    note = words.note(match.face, asked)
    del asked["stake"]  # it is in the note
    if note:
        asked["note"] = note
    quoted: list[bytes] = []
    options: list[msgspec.Raw] = []
    finals = match.finals(seat)
    for i in range(len(finals)):
        option = asked["options"][i]
        if finals[i]:
            option["final"] = True
        do = tuple(option.pop("do"))
        told, marked = _option(language, match.pack, do, tuple(option.items()), len(names))
        if marked:
            quoted = quoted or [msgspec.json.encode(name)[1:-1] for name in named(names, language)]
            for mark, name in zip(QUOTED_MARKS, quoted, strict=False):
                told = told.replace(mark, name)
        options.append(msgspec.Raw(told))
    asked["options"] = options
    for blocked in asked["blocked"]:
        blocked["text"] = words.blocked(match.face, blocked)
    return asked


# Putting something into words takes long, and players have different names at every table. So it is done once, with a
# mark for each player, and the names are put in afterwards.
MARKS = [chr(0xE000 + seat) for seat in range(10)]  # private use area: no text and no name contains these
QUOTED_MARKS = [mark.encode() for mark in MARKS]


def called(text: str, names: list[str], language: str) -> str:
    """A text with the names of the players where their marks are."""
    if not any(mark in text for mark in MARKS[: len(names)]):
        return text
    for mark, name in zip(MARKS, named(names, language), strict=False):
        text = text.replace(mark, name)
    return text


def named(names: list[str], language: str) -> list[str]:
    """What everybody at the table is called; some may have no name any more."""
    return [name or nameless(language, seat) for seat, name in enumerate(names)]


def nameless(language: str, seat: int | None) -> str:
    """What to call somebody who was deleted, or whose name was taken away."""
    words = SPEAKERS[language]
    return words.say("nameless") if seat is None else words.say("nameless-at", seat=seat + 1)


@lru_cache(maxsize=1 << 14)
def _option(
    language: str, pack: Pack, do: tuple[str, ...], about: tuple[tuple[str, Any], ...], players: int
) -> tuple[bytes, bool]:
    """An option with its text, as JSON, and whether it contains marks."""
    option: dict[str, Any] = {"do": list(do), **dict(about)}
    text = Words(language, pack).option(find(pack.game), option, MARKS[:players])
    return msgspec.json.encode({**option, "text": text}), any(mark in text for mark in MARKS)


@lru_cache(maxsize=1 << 13)
def _event(language: str, pack: Pack, event: tuple[tuple[str, Any], ...], players: int) -> str:
    return Words(language, pack).event(find(pack.game), dict(event), MARKS[:players])


def event(language: str, pack: Pack, told: dict[str, Any], names: list[str]) -> str:
    """What happened, whole, at a table where everybody may know it."""
    return called(_event(language, pack, tuple(told.items()), len(names)), names, language)


@lru_cache(maxsize=1 << 10)
def _waiting(language: str, pack: Pack, ask: str, seat: int) -> str:
    return Words(language, pack).waiting(find(pack.game), ask, MARKS[seat])


class Line:
    """A line of the log, for several readers."""

    def __init__(self, entry: Entry, meta: TableInfo, pack: Pack) -> None:
        self.entry = entry
        self.pack = pack
        self.data: dict[str, Any] = msgspec.json.decode(entry.data)
        self.events: list[Any] = self.data.pop("events", [])  # each with who may know it
        self.names: list[str] = self.data.pop("names", None) or meta.names()
        self._told: dict[tuple[Any, ...], Happened] = {}
        self._written: dict[int, msgspec.Raw] = {}

    def written(self, seats: list[int], language: str) -> Any:
        """What `heard` returns, as JSON."""
        told = self.heard(seats, language)
        if id(told) not in self._written:
            self._written[id(told)] = msgspec.Raw(msgspec.json.encode(told))
        return self._written[id(told)]

    def heard(self, seats: list[int], language: str) -> Happened:
        """As the holder of these seats (none: a spectator) may know it; made once for all who may know the same."""
        own = self.data.get("seat") in seats
        events = [redact(event, to, seats) for event, to in self.events]
        together = tuple(seats) if len(seats) > 1 else ()  # they need to see which of them may know
        alike = (language, own, together, *["hidden" in event for event in events])
        if alike not in self._told:
            self._told[alike] = self._tell(seats, language, own, events)
        return self._told[alike]

    def _tell(self, seats: list[int], language: str, own: bool, events: list[Any]) -> Happened:
        data = self.data
        if not own:  # what others chose may be secret (the events say what is not), and so is who was not even asked
            data = {name: value for name, value in data.items() if name not in ("do", "ask", "auto")}
        data = {**data, **_nameless_in(self.entry.kind, data, language)}
        told: list[dict[str, Any]] = []
        for event, (_, to) in zip(events, self.events, strict=True):
            one = dict(event)
            heard = _event(language, self.pack, tuple(one.items()), len(self.names))
            one["text"] = called(heard, self.names, language)
            some = listening(to, seats)
            if some and some != seats:
                one["only"] = some  # several people at one screen: the page shows it to these seats alone
            told.append(one)
        return Happened(seq=self.entry.seq, kind=self.entry.kind, at=self.entry.at, data=data, events=told)


def _nameless_in(kind: str, data: dict[str, Any], language: str) -> dict[str, str]:
    """Words for what is no longer shown: names, and what somebody said. An open chair never had a name."""
    if kind not in ("seat", "chat") or data.get("what") == "open":
        return {}
    missing = {field: nameless(language, data["seat"]) for field in ("name", "before") if data.get(field) == ""}
    words = SPEAKERS[language]
    return {**missing, "text": words.say("talk-deleted")} if data.get("text") == "" else missing


def happened(entry: Entry, meta: TableInfo, pack: Pack, seats: list[int], language: str) -> Happened:
    """A line of the log as the holder of these seats (none: a spectator) may know it."""
    return Line(entry, meta, pack).heard(seats, language)


def score(match: Match, meta: TableInfo, seat: int | None, language: str) -> dict[str, Any]:
    """The score with a text for each part and each reason; while the game runs, only what this reader may know."""
    words = Words(language, match.pack)
    told: dict[str, Any] = match.scores(seat).plain()
    rivals = [told[rival] for rival in match.face.rivals if rival in told]
    for one in (*told["seats"], *rivals):
        one["texts"] = {part: words.part(match.face, part) for part in one["parts"]}
        for reasons in one["why"].values():
            for reason in reasons:
                reason["text"] = words.reason(match.face, reason, meta.names())
    for tie in told.get("ties", []):
        tie["text"] = words.tie(match.face, tie, meta.names())
    return told


def problem(refused: Refused, language: str) -> str:
    return SPEAKERS[language].error(refused)
