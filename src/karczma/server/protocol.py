"""The messages on the socket, in both directions. docs/protocol.md and the JSON Schema are made from these structs."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Literal

import msgspec

from karczma.server.table_info import Kind, Origin, Pace, Stage, Wish

VERSION = 2
MESSAGE_BYTES = 16 * 1024

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]
Word = Annotated[str, msgspec.Meta(max_length=60)]
Words = Annotated[list[Word], msgspec.Meta(min_length=1, max_length=4)]
Help = Literal["nudge", "advice", "full"]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: the ticket, the table, and the last `seq` this client has seen (-1: none)."""

    ticket: Annotated[str, msgspec.Meta(max_length=400)]
    table: Id
    since: Annotated[int, msgspec.Meta(ge=-1, le=10_000_000)] = -1
    language: Annotated[str, msgspec.Meta(max_length=5)] = ""
    watch: Annotated[str, msgspec.Meta(max_length=100)] = ""  # the code of a watch link, to look on at a private table


class Sent(msgspec.Struct, forbid_unknown_fields=True):
    """All messages after the first: `id` is the client's own, so that a repeat counts once."""

    id: Id


class ForSeat(Sent):
    seat: Seat


class Move(ForSeat, tag="move"):
    """A choice: `seq` is that of the question it answers; `id` is the client's own, so that a repeat counts once."""

    seq: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
    do: Words


class Undo(ForSeat, tag="undo"):
    """Take back the seat's own last choice, however far back that is if all the others are bots."""


class AskUndo(ForSeat, tag="ask_undo"):
    """Ask all people at the table to go back this many choices."""

    count: Annotated[int, msgspec.Meta(ge=1, le=100_000)]


class AnswerUndo(ForSeat, tag="answer_undo"):
    """Agree to going back, or not."""

    agree: bool


class Back(ForSeat, tag="back"):
    """The owner is back: the bot that stood in leaves the seat."""


class Ready(ForSeat, tag="ready"):
    """Lay something ready: the table plays it as soon as it fits out of turn. Nobody else is told. Or take it back."""

    do: Words
    ready: bool


class AskMe(ForSeat, tag="ask_me"):
    """Ask about this reaction at these moments, and at no others."""

    do: Words
    moments: Annotated[list[Word], msgspec.Meta(max_length=40)]


class AskAlways(ForSeat, tag="ask_always"):
    """Ask this seat whenever it could react as others see it, even if it has nothing to play; or only about cards."""

    always: bool


class Chat(Sent, tag="chat"):
    """A line of text to the table."""

    text: Line


class AskScore(Sent, tag="score"):
    """Ask for the current score, as far as this seat may know it."""

    seat: Seat | None = None


class AskHint(ForSeat, tag="hint"):
    """Ask the coach for help with this seat's question; the answer comes once it has thought.

    A `nudge` says what to think about and where to look, `advice` what to choose, and `full` compares the best choices
    and says why. That help was used is kept, and everybody can see it once the game is over. Tables whose `hints` is
    false refuse it.
    """

    help: Help = "advice"


class Ping(Sent, tag="ping"):
    """Still there?"""


FromClient = (
    Hello | Move | Undo | AskUndo | AnswerUndo | Back | Ready | AskMe | AskAlways | Chat | AskScore | AskHint | Ping
)


class Seated(msgspec.Struct):
    """A chair as everybody may see it: who sits there, and its clock if the table has one."""

    kind: Kind
    name: str
    language: str
    level: str  # if a bot sits there
    stand_in: bool  # a bot plays until the owner returns
    left: int  # milliseconds on its clock when it last stopped
    since: int  # the server's time when it was last asked; 0: its clock is stopped
    host: bool
    golem: str = ""  # which of the game's golems sits there; empty for one that has only a number
    temperament: str = ""  # how it decides between options of about the same worth
    about: str = ""  # the same in a sentence, in the reader's language; empty if there is none


class Table(msgspec.Struct):
    """A table as everybody at it may know it: guests are known by their seats, never by their ids."""

    id: str
    game: str
    options: dict[str, str | bool]
    pack: str
    language: str
    listed: bool
    pace: Pace
    stage: Stage
    chairs: list[Seated]
    created: int
    fingerprint: str  # sha256 of the seed, which the record reveals at the end
    position: int  # entries of the game's record so far
    rematch: str  # the id of the table where the same people play again
    imported: bool
    watched: bool = False  # its host has given out a link that lets whoever has it look on
    wish: Wish | None = None
    result: dict[str, Any] | None = None  # when it is over: the score
    lesson: str = ""  # the lesson that is taught at it, and which chapter of it, from 0
    chapter: int = 0
    hints: bool = True  # whether the coach may be asked here
    # the position it plays on from, if not the beginning; whatever nobody knew there was dealt again
    from_: Origin | None = msgspec.field(name="from", default=None)


class Reaction(msgspec.Struct):
    """A card of one's own that may be played out of turn. `moments` are things of the box, of the kind `moment`."""

    do: list[str]
    touch: str  # as an option that plays it
    moments: list[str]  # at which it can ever be played
    ask: list[str]  # at which its holder is asked; at the others the table passes for them
    ready: bool  # the table plays it as soon as it fits


class Place(msgspec.Struct):
    """The game as one seat sees it, or as a spectator (no seat) does.

    Several people at one screen get both: while none of them is asked, that screen shows no hand.
    """

    asked: list[int]  # first because it changes most often: two places are compared field by field
    view: dict[str, Any]
    seat: int | None = None
    question: dict[str, Any] | None = None  # with texts in the reader's language; may have a `note` of what is at stake
    waiting: str = ""
    can_undo: bool = False
    # against bots only: taking back this many choices or more deals again whatever was hidden; 0: nothing would be
    deals_from: int = 0
    reactions: list[Reaction] = []  # of one's own seat, whether or not they fit now
    ask_always: bool = False


class Happened(msgspec.Struct, omit_defaults=True):
    """One line of the table's log as its reader may know it."""

    seq: int
    kind: str  # created, seat, start, move, undo, wish, chat, clock, rematch, rules, hidden, watch
    at: int
    data: dict[str, Any]
    events: list[dict[str, Any]] = []  # each with its `text`


class Welcome(msgspec.Struct, tag="welcome"):
    """The answer to hello; `now` is the server's clock in milliseconds, the only one that counts."""

    version: int
    seq: int
    now: int
    guest: str
    seats: list[int]


class Snapshot(msgspec.Struct, tag="snapshot"):
    """Everything from scratch: the table, the game as each of the reader's seats sees it, and the log so far."""

    seq: int
    now: int
    table: Table
    places: list[Place]
    log: list[Happened]
    presence: list[str]


class Update(msgspec.Struct, tag="update", omit_defaults=True):
    """What has happened, and what it changed in `table` and `places`: `{"table": ..., "places": ...}`.

    In `changes`, an object names what changed inside a value (in a list, by index); a list of one is a new value.
    A client that has just reconnected gets all of `table` and `places` instead, with the last line it missed.
    """

    seq: int
    now: int
    happened: Happened
    changes: dict[str, Any] | None = None
    table: Table | None = None
    places: list[Place] | None = None


class Changed(msgspec.Struct, tag="changed"):
    """The reader has laid something ready or wants to be asked about something else, here or on another device.

    `changes` are as in an update; nothing has happened at the table, and nobody else hears of it.
    """

    seq: int
    changes: dict[str, Any]


class Ack(msgspec.Struct, tag="ack"):
    """The message is on disk, as this line of the log; one that is not in the log has the current `seq`."""

    id: str
    seq: int


class Answer(msgspec.Struct, tag="answer"):
    """The score or hint that was requested."""

    id: str
    data: dict[str, Any]


class No(msgspec.Struct, tag="refused"):
    """The message was refused and nothing has changed. `seq` is the current one."""

    id: str
    seq: int
    key: str
    text: str


class Presence(msgspec.Struct, tag="presence"):
    """Who is here, by seat: here, away, bot, open."""

    seats: list[str]


class Pong(msgspec.Struct, tag="pong"):
    """Still here."""

    id: str
    now: int


class Bye(msgspec.Struct, tag="bye"):
    """The server closes the socket; with `again`, the client should reconnect and say hello with its last `seq`."""

    why: str
    text: str
    again: bool


FromServer = Welcome | Snapshot | Update | Changed | Ack | Answer | No | Presence | Pong | Bye

decoder = msgspec.json.Decoder(FromClient)
encoder = msgspec.json.Encoder()


def mark(message: FromClient) -> str:
    """The same for two messages with the same content, however they were written."""
    return hashlib.sha256(encoder.encode(message)).hexdigest()[:16]


def schema() -> dict[str, Any]:
    """The JSON Schema (2020-12) of all messages, in both directions."""
    both, components = msgspec.json.schema_components([FromClient, FromServer], ref_template="#/$defs/{name}")
    return {
        "title": f"Karczma socket messages, version {VERSION}",
        "$defs": {**components, "FromClient": both[0], "FromServer": both[1]},
    }
