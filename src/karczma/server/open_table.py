"""A table that is open in this process: as the last line of its log left it, and who is connected to it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from karczma.kernel.audience import Json
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from karczma.kernel.packs import Pack
from karczma.server.entries import Entry
from karczma.server.table_info import SeatWishes, TableInfo

if TYPE_CHECKING:
    from karczma.server.sockets import Socket

LOG_KEPT = 1000  # lines of the log in a snapshot, and how many of them may be talk
CHAT_KEPT = 200


@dataclass(frozen=True)
class Beginning:
    """Where a game that does not start from its set-up begins: the state there, and what its record says of it."""

    state: Json
    origin: Json


@dataclass
class OpenTable:
    """A table in memory: as the last line of its log left it."""

    meta: TableInfo
    seed: str
    rules: int
    pack: Pack
    match: Match | None = None
    begins: Beginning | None = None  # where its game starts, if not from the seed
    wishes: dict[int, SeatWishes] = field(default_factory=dict)  # by seat; never in the log, never told to others
    log: list[Entry] = field(default_factory=list)
    clients: dict[str, tuple[int, str]] = field(default_factory=dict)  # by message id: line, and mark of content
    sockets: set[Socket] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    doubtful: bool = False  # there may be more in the store than here
    presence: list[str] = field(default_factory=list)  # as last sent to everybody
    questions: dict[tuple[int, str], Any] = field(default_factory=dict)  # as last sent, by seat and language
    pause: tuple[int, float] = (-1, 0.0)  # of the last window: when it was asked, and how long its answers take

    @property
    def seq(self) -> int:
        return self.log[-1].seq

    def note(self, entries: list[Entry]) -> None:
        """Note what was sent under which id; lines written by older versions do not say what it was."""
        for entry in entries:
            if entry.client:
                id, _, mark = entry.client.partition(" ")
                self.clients[id] = (entry.seq, mark)

    def sent_before(self, client: str) -> int | None:
        """The line this very message was written as, if it was; another message's id is refused."""
        id, _, mark = client.partition(" ")
        seq, before = self.clients.get(id, (None, ""))
        if before not in ("", mark):
            raise Refused("id-used")
        return seq

    def recent(self) -> list[Entry]:
        """The end of the log, for whoever joins: a lot of talk must not push out what happened."""
        chats = [entry.seq for entry in self.log if entry.kind == "chat"][-CHAT_KEPT:]
        return [entry for entry in self.log if entry.kind != "chat" or entry.seq >= chats[0]][-LOG_KEPT:]
