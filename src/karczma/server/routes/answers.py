"""What the routes answer, as typed structs with an example each: the OpenAPI page is made from them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from karczma.server.problems import KIND, STATUS, Problem
from karczma.server.protocol import Happened, Help, Place, Table

REF = "#/components/schemas/{name}"
KINDS: list[Any] = [Problem]

WHY = {
    400: "Bad request",
    401: "Not a guest yet: come in first",
    403: "Not for you",
    404: "Not found",
    405: "Method not allowed",
    409: "Not possible right now",
    413: "Too large",
    415: "JSON only",
    422: "Wrong format",
    429: "Too many requests",
    503: "Not available now",
}
SEAT_TAKEN = {"type": "karczma:seat-taken", "title": "Seat 2 is taken.", "status": STATUS["seat-taken"]}


class MeTold(msgspec.Struct):
    """A guest, as they see themselves."""

    id: str
    name: str
    language: str
    shares: bool  # my finished games may be given away as data


class DoneTold(msgspec.Struct):
    """It has happened."""

    done: bool


class DeviceTold(msgspec.Struct):
    """A browser where a guest is signed in; empty strings mean it did not say what it is."""

    id: str
    browser: str
    system: str
    created: int
    used: int  # the start, in UTC, of the day it was last used
    here: bool  # it is the one asking


class LineTold(msgspec.Struct):
    """A chat message."""

    seq: int
    at: int
    text: str


class HintTold(msgspec.Struct):
    """A seat had the coach's help with its question at this position."""

    seat: int
    position: int
    help: Help


class WeighedTold(msgspec.Struct):
    """A choice as the coach weighs it: the chance to win and the points in the end, each with a standard error."""

    do: list[str]
    touch: str
    text: str
    win: float
    win_error: float
    points: float
    points_error: float
    odds: list[str]  # of what chance may bring, in sentences


class DecisionTold(msgspec.Struct):
    """A choice somebody made, what would have been better, and what the difference was."""

    position: int  # of the game before the choice
    seat: int
    ask: str
    question: str
    grade: Literal["best", "good", "inaccuracy", "mistake", "blunder"]
    grade_text: str
    chosen: str
    better: str  # empty: there was nothing better
    touch: str  # what the best choice touches
    why: str  # the best is better; only where the choice was an inaccuracy or worse
    odds: list[str]
    exact: bool  # by known odds
    win: float  # with the best choice
    points: float
    lost_win: float
    lost_points: float
    win_error: float
    points_error: float
    choices: list[WeighedTold]  # the best first


class PlayerTold(msgspec.Struct):
    """What one seat has made of a game."""

    seat: int
    quality: float  # of 100; 50 is Regular
    weighed: int  # questions where there was something to weigh
    grades: dict[str, int]
    lost_win: float  # by a choice on average
    lost_points: float
    luck_win: float
    luck_points: float
    costliest: list[int]  # positions


class MomentTold(msgspec.Struct):
    """How a position looks to each seat: its chance to win, and the points it can expect in the end."""

    position: int
    win: list[float]
    points: list[float]


class AnalysisTold(msgspec.Struct):
    """A whole game as the coach sees it."""

    game: str
    effort: Literal["quick", "deep"]
    length: int
    names: list[str]
    turning: int  # the position from which the winner stayed ahead; -1: there is none
    players: list[PlayerTold]
    curve: list[MomentTold]
    decisions: list[DecisionTold]


class StandingTold(msgspec.Struct, omit_defaults=True):
    """How far an analysis is."""

    state: Literal["none", "queued", "running", "done", "failed", "cancelled"]
    ahead: int  # games before it in the queue
    done: int  # questions weighed
    of: int  # in all; 0: not known yet
    left_out: int  # that could not be weighed
    analysis: AnalysisTold | UnsetType = UNSET  # when it is done


class OpponentTold(msgspec.Struct):
    """Whom somebody played against; a person has no level."""

    kind: Literal["person", "bot", "open"]
    level: str


class GamePlayed(msgspec.Struct):
    """How I played a game that has been analysed."""

    table: str
    game: str
    when: int  # the table was opened
    seat: int
    players: int
    quality: float
    lost_win: float
    luck_win: float
    opponents: list[OpponentTold]


class AskPlayed(msgspec.Struct):
    """How I answer one kind of question, in all these games together."""

    game: str
    ask: str
    question: str
    count: int
    lost: float  # of the worth of a game, by all answers together: 1 would be a whole game


class PlayTold(msgspec.Struct):
    """How I play."""

    games: list[GamePlayed]  # the newest first
    asks: list[AskPlayed]  # the costliest first
    waiting: int  # games of mine in the queue, or under way
    left: int  # that nobody has asked to analyse yet


class TableKept(msgspec.Struct):
    """What is kept about a guest at one table."""

    id: str
    game: str
    table: Table | None  # null if they have left it and may no longer see it
    seats: list[int]
    host: bool
    chat: list[LineTold]  # what they wrote there
    hints: list[HintTold]  # that they had there; of a finished game, everybody's
    record: dict[str, Any] | None = None  # of a finished game they played in or imported


class GuestKept(msgspec.Struct):
    """Everything kept about a guest."""

    karczma: Literal["guest"]
    name: str
    language: str
    shares: bool
    created: int
    devices: list[DeviceTold]
    tables: list[TableKept]
    play: PlayTold  # what analyses say of their games


class UnnamedTold(msgspec.Struct):
    """How many guests have lost their names."""

    guests: int


class HouseTold(msgspec.Struct):
    """Where others can reach this house, empty if only the machine it runs on can; and who this browser is here."""

    address: str
    me: MeTold | None


class CodeTold(msgspec.Struct):
    """A code. We keep only its hash, so it cannot be shown again."""

    code: str


class TicketTold(msgspec.Struct):
    """Must be sent in the hello of a socket within half a minute."""

    ticket: str


class ValueTold(msgspec.Struct):
    """What an option can be set to."""

    value: str | bool
    text: str


class ChoiceTold(msgspec.Struct):
    """An option of a table."""

    name: str
    text: str
    help: str
    sort: str  # a `variant` its box offers, the `level` of the opponent in a game for one, or a `detail`
    default: str | bool
    values: list[ValueTold]


class GolemTold(msgspec.Struct):
    """Somebody to play against: a bot with a name, and how it likes to play."""

    id: str  # of a bot that whoever runs the server has brought along: `house-` and its name
    name: str
    temperament: str
    about: str


class GameTold(msgspec.Struct):
    """A game that can be played here."""

    game: str
    name: str
    about: str
    least: int
    most: int
    minutes: list[int]  # of a game between people, few and many, estimated
    weight: int  # how much there is to learn and to weigh: 1 light, 2 medium, 3 demanding
    options: list[ChoiceTold]
    packs: list[str]
    golems: list[GolemTold]  # in the order in which they sit down; bots of the house, which are only asked for, last


class ThingTold(msgspec.Struct):
    """Something in the box of a game. Its facts come from the pack; without a source it has none."""

    id: str
    name: str
    texts: dict[str, str]  # what it does, in sentences: `effect`, `advanced`
    facts: dict[str, str | int | list[str] | dict[str, int]]
    source: str  # where its facts come from: rulebook, listing, recalled, designed, owner
    sources: dict[str, str]  # for facts that come from elsewhere


class HelpTold(msgspec.Struct):
    """What something is."""

    name: str
    text: str  # what it does; empty where the sentences of the thing say it
    rule: str  # the rule it comes from, by number


class BoxTold(msgspec.Struct):
    """What is in the box of a game, with names for everything a view or a score shows."""

    game: str
    name: str
    pack: str
    kinds: dict[str, list[ThingTold]]
    zones: dict[str, str]
    numbers: dict[str, str]
    parts: dict[str, str]
    titles: dict[str, str]
    rivals: dict[str, str]
    help: dict[str, HelpTold]  # by `zone:`, `number:`, `part:`, `idea:` or the kind of a thing, and the name


class LessonInList(msgspec.Struct):
    """A lesson of a game: how long it takes, in minutes, and of how many chapters and steps it is."""

    lesson: str
    sort: Literal["first", "solo", "advanced"]
    name: str
    about: str
    minutes: int
    chapters: int
    steps: int


class LearnTold(msgspec.Struct):
    """What helps somebody who is new to a game."""

    game: str
    name: str
    goal: str
    questions: dict[str, str]  # by `ask`: what it is about, and what to think of
    events: dict[str, str]  # by name: what to know when it happens for the first time
    lessons: list[LessonInList]


class LessonStep(msgspec.Struct):
    """A step of a lesson."""

    name: str
    ask: str  # the question it is about, if it is about one
    text: str
    after: str  # what to say when it is done
    otherwise: str  # what to say after another choice
    point: list[str]  # what to look at: things by what an option touches, or zones by their kind
    do: list[str]  # choices that count, by the words they begin with; "*": any; none: it is only read
    wrong: Literal["", "on", "again"]  # another choice: does not matter, ends the step too, should be taken back


class ChapterTold(msgspec.Struct):
    """A position of a lesson, and the steps from there; with `play` the game is then played to its end."""

    steps: list[LessonStep]
    play: bool


class LessonTold(msgspec.Struct):
    """A lesson, in words."""

    game: str
    lesson: str
    name: str
    chapters: list[ChapterTold]


class Blank(msgspec.Struct, tag_field="kind", omit_defaults=True):
    """Something to fill in on a score sheet."""

    name: str
    text: str
    required: bool
    seats: list[int] | UnsetType = UNSET  # asked only with these numbers of seats
    drawn: str | UnsetType = UNSET  # filled in on this picture, by a page that can draw it


class FlagBlank(Blank, tag="flag", kw_only=True):
    """Yes or no."""

    default: bool


class NumberBlank(Blank, tag="number", kw_only=True):
    """A whole number."""

    low: int
    high: int
    default: int | UnsetType = UNSET
    of: str | UnsetType = UNSET  # how many there are of the thing of this kind and name


class PickBlank(Blank, tag="pick", kw_only=True):
    """One of several things."""

    of: str  # their kind in the box, if they are there
    ids: list[str]
    texts: dict[str, str]
    also: dict[str, str]  # their names in the other languages, to be found by
    default: str | UnsetType = UNSET


class ListBlank(Blank, tag="list", kw_only=True):
    """A list of blanks of the same kind."""

    of: FlagBlank | NumberBlank | PickBlank | ListBlank | GroupBlank | EitherBlank
    least: int
    most: int
    most_by_seats: dict[str, int] | UnsetType = UNSET  # where that depends on the number of seats
    once: bool | UnsetType = UNSET  # the box has each thing once


class GroupBlank(Blank, tag="group", kw_only=True):
    """Several blanks, filled in as an object keyed by their names."""

    fields: list[FlagBlank | NumberBlank | PickBlank | ListBlank | GroupBlank | EitherBlank]
    in_a_row: bool | UnsetType = UNSET  # filled in as a list in this order instead


class EitherBlank(Blank, tag="either", kw_only=True):
    """One thing that can be filled in in several ways, of different JSON types."""

    ways: list[FlagBlank | NumberBlank | PickBlank | ListBlank | GroupBlank | EitherBlank]


AnyBlank = FlagBlank | NumberBlank | PickBlank | ListBlank | GroupBlank | EitherBlank


class FormTold(msgspec.Struct):
    """The form of a score sheet: blanks for the whole table, for its options, and for each seat."""

    game: str
    least: int
    most: int
    sheet: list[AnyBlank]
    options: list[AnyBlank]
    seat: list[AnyBlank]


class TableForMe(Table, kw_only=True):
    """A table, and my part in it."""

    seq: int
    seats: list[int]
    host: bool
    note: str = ""  # what to know before sitting down, in my language


class TableInList(Table, kw_only=True):
    """A table in a list; `waiting_for_me` means I am asked there and no bot is standing in."""

    waiting_for_me: bool
    host: bool


class InvitationTold(msgspec.Struct):
    """What a code is for; without a seat, any open one."""

    table: Table
    seat: int | None = None
    note: str = ""  # what to know before sitting down


class Record(msgspec.Struct):
    """The record of a finished game, as the engine writes it; `karczma verify` and `karczma replay` read it."""

    karczma: int
    game: str
    rules: int
    pack: str
    pack_hash: str
    seats: int
    options: dict[str, str | bool]
    seed: str
    length: int
    moves: list[dict[str, Any]]
    from_: dict[str, Any] | None = msgspec.field(name="from", default=None)  # the state it starts from, if not the seed


class Unfinished(msgspec.Struct):
    """A running game as its reader may know it: what they heard and see, without the seed or any hidden card."""

    unfinished: Literal[True]
    game: str
    fingerprint: str
    heard: list[Happened]
    seen: list[Place]


class Position(msgspec.Struct):
    """A finished game as it stood after this many entries of its record."""

    position: int
    length: int
    places: list[Place]
    events: list[dict[str, Any]]
    score: dict[str, Any]


class WarningTold(msgspec.Struct):
    """Something on a score sheet that conflicts with our own values. It counts, since the printed ones may differ."""

    place: str  # on the sheet, as in `seats[0].cards`
    why: str  # a key, for programs
    text: str


class TieTold(msgspec.Struct):
    """Why seats with equal totals have the places they have."""

    by: str  # what decided, a key for programs; `shared`: nothing did
    points: int
    seats: list[int]  # who is ahead, or shares the place
    others: list[int]  # who is behind
    more: int  # what the two sides have of what decided
    less: int
    text: str


class Count(msgspec.Struct):
    """The score of a printed game: who has what, and why."""

    game: str
    seats: list[dict[str, Any]]
    winners: list[int]
    warnings: list[WarningTold]
    title: str | msgspec.UnsetType = msgspec.UNSET  # in a solo game, the title earned
    ties: list[TieTold] | msgspec.UnsetType = msgspec.UNSET  # if there were any


class PackTold(msgspec.Struct):
    name: str
    hash: str


def gives(kind: Any, example: Any, status: int = 200, or_else: Any = None) -> dict[str, Any]:
    """What a route answers when all is well, for its decorator."""
    kinds = [kind] if or_else is None else [kind, or_else]
    KINDS.extend(kinds)
    schemas, _ = msgspec.json.schema_components(kinds, ref_template=REF)
    schema = schemas[0] if or_else is None else {"anyOf": list(schemas)}
    content = {"application/json": {"schema": schema, "example": msgspec.to_builtins(example)}}
    return {
        "response_model": None,
        "status_code": status,
        "responses": {status: {"description": "Success", "content": content}},
    }


def components() -> dict[str, Any]:
    """The schemas of all answers by name."""
    return msgspec.json.schema_components(KINDS, ref_template=REF)[1]


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {
        "description": why,
        "content": {
            KIND: {"schema": {"$ref": REF.format(name="Problem")}, "example": {**SEAT_TAKEN, "status": status}}
        },
    }
    for status, why in WHY.items()
}
