"""The sockets of this process: what comes in is checked, and what goes out must be read in time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from karczma.server import clock, hints, protocol, speech, tables, wishes
from karczma.server.connections import Wire
from karczma.server.guard import TICKET_LASTS, Tickets, hashed, neighbourhood
from karczma.server.limits import Bucket
from karczma.server.open_table import OpenTable
from karczma.server.problems import language_of
from karczma.server.store import Entry, HintUsed, Unwritable
from karczma.server.table_info import SeatWishes, TableInfo
from karczma.server.table_server import TableServer
from karczma.server.telling import State, Telling

if TYPE_CHECKING:
    from karczma.server.guests import Guest, Guests

log = logging.getLogger("karczma.sockets")

HELLO_SECONDS = 10.0
GOODBYE_SECONDS = 2.0  # to receive our last message; whoever does not read does not get it
WAITING = 1 << 20  # bytes queued for a slow reader; beyond that it is dropped and has to reconnect
AHEAD = 4  # messages from one sender that may wait their turn; beyond that none are read
RATE = 10.0
BURST = 30
PRESENT = 9.0  # seconds for which another process's word about who is here counts
FROM_ONE = 200  # connections from one address at once
RESUME = 128  # lines of the log that are sent one by one; whoever missed more gets a snapshot


class Channel(Protocol):
    """What we need from a connection (`connections.Wire`)."""

    def say(self, message: bytes) -> None: ...
    def unread(self) -> int: ...
    def pause(self, on: bool) -> None: ...


class Socket:
    """A connection of a guest to one table, with the seats this guest holds there."""

    def __init__(self, guest: Guest, language: str, channel: Channel, watch: str = "") -> None:
        self.guest = guest
        self.watch = watch  # the hash of the link they look on with
        self.language = language
        self.channel = channel
        self.bucket = Bucket(RATE, BURST)
        self.heard: deque[bytes] = deque()  # and not done yet
        self.busy = False
        self.left = asyncio.Event()
        self.bye: protocol.Bye | None = None
        self.told: State | None = None  # what this reader has; None: the next update sends everything

    def seats(self, meta: TableInfo) -> list[int]:
        return meta.seats_of(self.guest.id)

    def leave(self, why: Refused, again: bool) -> None:
        """After this, only a goodbye is sent."""
        if self.bye is None:
            self.bye = protocol.Bye(why.key, speech.problem(why, self.language), again)
        self.heard.clear()
        self.left.set()

    def push(self, message: bytes) -> None:
        if self.bye is not None:
            return
        if self.channel.unread() > WAITING:
            log.info("a reader was too slow and is dropped")
            self.leave(Refused("too-slow"), again=True)
        else:
            self.channel.say(message)

    def tell(self, message: protocol.FromServer) -> None:
        self.push(protocol.encoder.encode(message))


class Sockets:
    """All connections of this process."""

    def __init__(self, server: TableServer, guests: Guests, key: bytes) -> None:
        self.server = server
        self.guests = guests
        self.tickets = Tickets(key)
        self.open = 0
        self.from_where: Counter[str] = Counter()
        self.closing = False
        # Who is at other processes, by table and process, and until when that counts: also for tables not open here,
        # since nobody repeats it when we open one.
        self.elsewhere: dict[str, dict[str, tuple[float, list[int]]]] = {}
        # One hint is worked out at a time, and one per guest: asking for many keeps no bot waiting.
        self.hinting = asyncio.Lock()
        self.hinted: set[str] = set()
        # Devices that were signed out, and guests who have left for good, until no ticket of theirs works any more.
        self.cut: dict[str, int] = {}
        self.work: set[asyncio.Task[None]] = set()  # on messages that were received
        server.told = self.tell
        server.wished = self.wished

    async def goodbye(self) -> None:
        """Everybody is told to come back: the server is going down or being replaced."""
        self.closing = True
        for live in self.server.lives.values():
            for socket in live.sockets:
                socket.leave(Refused("closing"), again=True)
        until = time.monotonic() + GOODBYE_SECONDS
        while self.open and time.monotonic() < until:
            await asyncio.sleep(0.01)

    def cut_off(self, guest: str, device: str = "") -> None:
        """This device, or every device of this guest, was signed out: its sockets are closed at once."""
        now = clock.now()
        self.cut = {gone: until for gone, until in self.cut.items() if until > now}
        self.cut[device or guest] = now + TICKET_LASTS
        for live in list(self.server.lives.values()):
            for socket in list(live.sockets):
                if socket.guest.id == guest and device in ("", socket.guest.device):
                    socket.leave(Refused("signed-out"), again=False)

    async def serve(self, websocket: WebSocket) -> None:
        """From the first message to the last."""
        where = neighbourhood(websocket.client.host if websocket.client else "")
        self.open += 1
        self.from_where[where] += 1
        try:
            await websocket.accept()
            if self.server.config.limits and self.from_where[where] > FROM_ONE:
                await _close(websocket, _too_many(websocket))
            else:
                await self._serve(websocket)
        except WebSocketDisconnect:
            pass
        except Unwritable:
            await _close(websocket, protocol.Bye("storage", speech.problem(Refused("storage"), "en"), again=True))
        finally:
            self.open -= 1
            self.from_where[where] -= 1
            if not self.from_where[where]:
                del self.from_where[where]

    async def _serve(self, websocket: WebSocket) -> None:
        came = await self._welcome(websocket)
        if isinstance(came, protocol.Bye):
            await _close(websocket, came)
            return
        live, socket, since = came
        late = self._too_late(socket)
        if late is not None:
            await _close(websocket, late)
            return
        _wire(websocket).hear = partial(self._heard, live, socket)
        live.sockets.add(socket)
        self.greet(live, socket, since)
        self.presence(live)
        tasks = [asyncio.create_task(self._listen(websocket, live, socket)), asyncio.create_task(_left(socket))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            live.sockets.discard(socket)
            self.presence(live)
            for task in tasks:
                task.cancel()
        for failed in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(failed, Exception) and not isinstance(failed, WebSocketDisconnect):
                log.error("a connection failed", exc_info=failed)
        if socket.bye is not None:
            await _close(websocket, socket.bye)

    def _too_late(self, socket: Socket) -> protocol.Bye | None:
        """Why to hang up after all, if anything has happened since the hello."""
        if self.closing:
            return protocol.Bye("closing", speech.problem(Refused("closing"), socket.language), again=True)
        if self.cut.keys() & {socket.guest.id, socket.guest.device}:
            return protocol.Bye("signed-out", speech.problem(Refused("signed-out"), socket.language), again=False)
        return None

    async def _welcome(self, websocket: WebSocket) -> tuple[OpenTable, Socket, int] | protocol.Bye:
        """Who joins which table; or why not."""
        language = "en"
        try:
            hello = await asyncio.wait_for(_first(websocket), HELLO_SECONDS)
            language = hello.language if hello.language in speech.SPEAKERS else language
            guest = await self.guests.by_device(*self.tickets.take(hello.ticket, clock.now()))
            language = hello.language if hello.language in speech.SPEAKERS else guest.language
            live = await self.server.table(hello.table)
            watch = hashed(hello.watch) if hello.watch else ""
            if not live.meta.lets_in(guest.id, watch):
                raise Refused("no-such-table")
        except TimeoutError:
            return protocol.Bye("hello-first", speech.problem(Refused("hello-first"), language), again=False)
        except Refused as refusal:
            return protocol.Bye(refusal.key, speech.problem(refusal, language), again=False)
        return live, Socket(guest, language, _wire(websocket), watch), hello.since

    async def _listen(self, websocket: WebSocket, live: OpenTable, socket: Socket) -> None:
        """Messages from before we listened on the wire itself, and finally that the client is gone."""
        while True:
            self._heard(live, socket, await _receive(websocket))

    def _heard(self, live: OpenTable, socket: Socket, data: bytes) -> None:
        """One message after another. If the sender hangs up, whatever was begun is finished and sent to the others."""
        if socket.bye is not None:
            return
        socket.heard.append(data)
        if not socket.busy:
            socket.busy = True
            task = asyncio.get_running_loop().create_task(self._work_off(live, socket))
            self.work.add(task)
            task.add_done_callback(self.work.discard)
        elif len(socket.heard) >= AHEAD:
            socket.channel.pause(True)

    async def _work_off(self, live: OpenTable, socket: Socket) -> None:
        try:
            while socket.heard:
                if self.server.config.limits and not socket.bucket.take():
                    socket.leave(Refused("too-many", what="messages"), again=True)
                    return
                await self.hear(live, socket, socket.heard.popleft())
        except Exception:
            log.exception("a message could not be answered")
            socket.leave(Refused("our-fault"), again=True)
        finally:
            socket.busy = False
            socket.channel.pause(False)

    async def hear(self, live: OpenTable, socket: Socket, data: bytes) -> None:
        """Handle one message. If it is refused, the answer says why and nothing has changed."""
        id = ""
        try:
            message = _decode(data)
            id = getattr(message, "id", "")
            await self.do(live, socket, message)
        except Refused as refusal:
            self._refuse(live, socket, id, refusal)
        except Unwritable:
            self._refuse(live, socket, id, Refused("storage"))

    async def do(self, live: OpenTable, socket: Socket, message: protocol.FromClient) -> None:
        if isinstance(message, protocol.Hello):
            raise Refused("hello-once")
        if isinstance(message, protocol.Ping):
            socket.tell(protocol.Pong(message.id, clock.now()))
        elif isinstance(message, protocol.AskScore):
            self._score(live, socket, message)
        elif isinstance(message, protocol.AskHint):
            self._ask_hint(live, socket, message)
        elif isinstance(message, protocol.Ready | protocol.AskMe | protocol.AskAlways):
            await self._wish(live, socket, message)
        else:
            change = self._change(live, socket, message)
            id = message.id
            client = f"{socket.guest.id}-{id} {protocol.mark(message)}"
            await self.server.act(live, change, client, acknowledge=lambda seq: socket.tell(protocol.Ack(id, seq)))

    def _change(
        self,
        live: OpenTable,
        socket: Socket,
        message: protocol.Move | protocol.Undo | protocol.AskUndo | protocol.AnswerUndo | protocol.Back | protocol.Chat,
    ) -> Callable[[], tables.Change]:
        """What a message changes, worked out again on every attempt; one may only act for one's own seats."""
        if isinstance(message, protocol.Chat):
            if not socket.seats(live.meta):
                raise Refused("not-at-table")
            return partial(tables.chat, live, socket.guest.id, socket.guest.name, message.text)
        _own(live, socket, message.seat)

        def change() -> tables.Change:
            seat = _own(live, socket, message.seat)  # again: somebody may have been removed while this waited
            now = clock.now()
            if isinstance(message, protocol.Move):
                return tables.own_move(live, seat, message.seq, message.do, now)
            if isinstance(message, protocol.Undo):
                return tables.undo(live, seat, now)
            if isinstance(message, protocol.AskUndo):
                return tables.ask_undo(live, seat, message.count, now)
            if isinstance(message, protocol.AnswerUndo):
                return tables.answer_undo(live, seat, message.agree, now)
            return tables.stand_in(live, seat, False, now)

        return change

    async def _wish(
        self, live: OpenTable, socket: Socket, message: protocol.Ready | protocol.AskMe | protocol.AskAlways
    ) -> None:
        """Something that concerns one seat alone: it is not in the log, and nobody else is told."""
        _own(live, socket, message.seat)

        def wished() -> SeatWishes:
            seat = _own(live, socket, message.seat)  # again: somebody may have been removed while this waited
            if isinstance(message, protocol.Ready):
                return wishes.lay_ready(live, seat, message.do, message.ready)
            if isinstance(message, protocol.AskMe):
                return wishes.ask_about(live, seat, message.do, message.moments)
            return wishes.ask_always(live, seat, message.always)

        await self.server.wish(live, message.seat, wished)
        socket.tell(protocol.Ack(message.id, live.seq))

    def wished(self, live: OpenTable, seat: int) -> None:
        """Tell the owner of a seat, on all their devices, what that has changed for them; and nobody else."""
        for socket in list(live.sockets):
            seats = socket.seats(live.meta)
            if seat in seats and socket.told is not None:
                telling = _telling(live, [], [seats])
                state = telling.state(seats, socket.language)
                changes = telling.changes(socket.told, state, socket.language)
                if changes is not None:
                    socket.tell(protocol.Changed(live.seq, changes))
                socket.told = state

    def _score(self, live: OpenTable, socket: Socket, message: protocol.AskScore) -> None:
        if message.seat is not None:
            _own(live, socket, message.seat)
        if live.match is None:
            raise Refused("not-running")
        socket.tell(protocol.Answer(message.id, speech.score(live.match, live.meta, message.seat, socket.language)))

    def _ask_hint(self, live: OpenTable, socket: Socket, message: protocol.AskHint) -> None:
        _own(live, socket, message.seat)
        match = tables.running(live)
        hints.check_allowed(live)
        if message.seat not in match.asked:
            raise Refused("not-asked", seat=message.seat + 1)
        if socket.guest.id in self.hinted:
            raise Refused("busy")
        self.hinted.add(socket.guest.id)
        self.server.spawn(self._hint(live, match, socket, message))  # the socket stays free for other things meanwhile

    async def _hint(self, live: OpenTable, match: Match, socket: Socket, message: protocol.AskHint) -> None:
        try:
            used = HintUsed(message.seat, live.meta.position, message.help)
            async with self.hinting:
                told = await hints.hint(self.server, live, match, message.seat, message.help, socket.language)
            await self.server.keep_hint(live, used)
            socket.tell(protocol.Answer(message.id, told))
        except Refused as refusal:
            self._refuse(live, socket, message.id, refusal)
        except Unwritable:
            self._refuse(live, socket, message.id, Refused("storage"))
        finally:
            self.hinted.discard(socket.guest.id)

    def _refuse(self, live: OpenTable, socket: Socket, id: str, refusal: Refused) -> None:
        socket.tell(protocol.No(id, live.seq, refusal.key, speech.problem(refusal, socket.language)))

    def greet(self, live: OpenTable, socket: Socket, since: int) -> None:
        """Send exactly what was missed since that line of the log, or everything again."""
        seats = socket.seats(live.meta)
        socket.tell(protocol.Welcome(protocol.VERSION, live.seq, clock.now(), socket.guest.id, seats))
        missed = [entry for entry in live.log if entry.seq > since]
        anew = any(tables.rewrites(entry) for entry in missed)  # this reader's copy of the log must be forgotten
        if since < 0 or since > live.seq or len(missed) > RESUME or anew:
            socket.push(self._snapshot(live, socket, seats))
            return
        if missed:
            telling = _telling(live, missed, [seats])
            self._push_updates(telling, [socket], seats, socket.language)
        socket.tell(protocol.Presence(self.presence_of(live)))

    def tell(self, live: OpenTable, entries: list[Entry]) -> None:
        """Send these lines to everybody at the table, as each may know them; made once for all who may know as much."""
        alike: dict[tuple[tuple[int, ...], str], list[Socket]] = {}
        for socket in list(live.sockets):
            if not live.meta.lets_in(socket.guest.id, socket.watch):
                # Removed from a private table, or the link they look on with was withdrawn.
                socket.leave(Refused("watch-ended" if socket.watch else "no-such-table"), again=False)
                continue
            alike.setdefault((tuple(socket.seats(live.meta)), socket.language), []).append(socket)
        telling = _telling(live, entries, [list(seats) for seats, _ in alike])
        # Finding the words takes longer than writing a move: acknowledgements that are ready by then are sent first.
        later = asyncio.get_running_loop().call_soon
        for (seats, language), sockets in alike.items():
            later(self._push_updates, telling, sockets, list(seats), language)
        kinds = {entry.kind for entry in entries}
        if "seat" in kinds:
            self.presence(live)
        elif kinds != {"move"}:  # a move changes nobody's place
            self._tell_presence(live)

    def _push_updates(self, telling: Telling, sockets: list[Socket], seats: list[int], language: str) -> None:
        """To readers of one kind: they are nearly always all in step, so one message serves them all."""
        try:
            state = telling.state(seats, language)
        except Exception:
            log.exception("what happened could not be told")
            for socket in sockets:  # better cut off, with a sentence, than left waiting for ever
                socket.leave(Refused("our-fault"), again=True)
            return
        made: dict[int, list[bytes]] = {}
        for socket in sockets:
            messages = made.get(id(socket.told))
            if messages is None:
                messages = made[id(socket.told)] = telling.updates(socket.told, state, seats, language)
            for message in messages:
                socket.push(message)
            socket.told = state

    def _snapshot(self, live: OpenTable, socket: Socket, seats: list[int]) -> bytes:
        language = socket.language
        socket.told = _telling(live, [], [seats]).state(seats, language)
        whole = protocol.Snapshot(
            seq=live.seq,
            now=clock.now(),
            log=[speech.happened(entry, live.meta, live.pack, seats, language) for entry in live.recent()],
            presence=self.presence_of(live),
            **socket.told.whole(),
        )
        return protocol.encoder.encode(whole)

    def presence(self, live: OpenTable) -> None:
        """Who is here has changed: tell everybody, including those at other processes."""
        self._tell_presence(live)
        if self.server.store.postgres:
            self.server.spawn(self._say_presence(live))

    async def keep_telling(self) -> None:
        """Another process's word counts only for a while, since it may be gone: so we keep repeating ours."""
        while True:
            await asyncio.sleep(PRESENT / 3)
            self._forget_elsewhere()
            for live in list(self.server.lives.values()):
                self._tell_presence(live)
                if live.sockets:
                    await self._say_presence(live)

    async def _say_presence(self, live: OpenTable) -> None:
        try:
            await self.server.store.say(f"{live.meta.id} here {','.join(map(str, sorted(_here(live))))}")
        except Unwritable:
            log.info("who is here could not be told to the other processes")

    def heard_presence(self, process: str, id: str, seats: list[int]) -> None:
        """Who is here at another process; it counts until the next such report, or for a while."""
        self.elsewhere.setdefault(id, {})[process] = (time.monotonic() + PRESENT, seats)
        live = self.server.lives.get(id)
        if live is not None:
            self._tell_presence(live)

    def _forget_elsewhere(self) -> None:
        now = time.monotonic()
        for id, said in list(self.elsewhere.items()):
            self.elsewhere[id] = {process: word for process, word in said.items() if word[0] > now}
            if not self.elsewhere[id]:
                del self.elsewhere[id]

    def _tell_presence(self, live: OpenTable) -> None:
        presence = self.presence_of(live)
        if presence == live.presence:
            return
        live.presence = presence
        message = protocol.encoder.encode(protocol.Presence(presence))
        for socket in list(live.sockets):
            socket.push(message)

    def presence_of(self, live: OpenTable) -> list[str]:
        """Who is here, by seat."""
        now = time.monotonic()
        said = self.elsewhere.get(live.meta.id, {})
        here = _here(live) | {seat for until, seats in said.values() if until > now for seat in seats}
        told: list[str] = []
        for seat, chair in enumerate(live.meta.chairs):
            if chair.kind != "person":
                told.append(chair.kind)
            elif chair.stand_in:
                told.append("bot")
            else:
                told.append("here" if seat in here else "away")
        return told


def _too_many(websocket: WebSocket) -> protocol.Bye:
    """Nobody has said hello yet, so this is in the browser's language."""
    why = Refused("too-many-sockets", most=FROM_ONE)
    return protocol.Bye(why.key, speech.problem(why, language_of(websocket.headers.raw)), again=True)


def _telling(live: OpenTable, entries: list[Entry], seats: list[list[int]]) -> Telling:
    """These lines of the log, for those who hold these seats."""
    return Telling(live.match, live.meta, live.pack, live.wishes, live.questions, entries, _readers(seats))


def _readers(seats: list[list[int]]) -> list[int | None]:
    """Whose eyes look at the table, with a spectator's where somebody has no seat, or several."""
    own = {seat for some in seats for seat in some}
    return [*sorted(own), None] if any(len(some) != 1 for some in seats) else [*sorted(own)]


def _here(live: OpenTable) -> set[int]:
    return {seat for socket in live.sockets for seat in socket.seats(live.meta)}


def _own(live: OpenTable, socket: Socket, seat: int) -> int:
    if seat not in socket.seats(live.meta):
        raise Refused("not-your-seat")
    return seat


def _decode(data: bytes) -> protocol.FromClient:
    if len(data) > protocol.MESSAGE_BYTES:
        raise Refused("message-too-large", bytes=protocol.MESSAGE_BYTES)
    try:
        message: protocol.FromClient = protocol.decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-message", why=str(error)[:200]) from None
    return message


async def _first(websocket: WebSocket) -> protocol.Hello:
    message = _decode(await _receive(websocket))
    if not isinstance(message, protocol.Hello):
        raise Refused("hello-first")
    return message


async def _receive(websocket: WebSocket) -> bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    return text.encode() if text is not None else message.get("bytes") or b""


def _wire(websocket: WebSocket) -> Wire:
    there: Wire = websocket.scope["state"]["wire"]
    return there


async def _left(socket: Socket) -> None:
    await socket.left.wait()


async def _close(websocket: WebSocket, bye: protocol.Bye) -> None:
    async def say() -> None:
        await websocket.send_text(protocol.encoder.encode(bye).decode())
        await websocket.close(4000 if bye.again else 4400, bye.why)

    try:
        await asyncio.wait_for(say(), GOODBYE_SECONDS)
    except TimeoutError:  # it does not read, so whatever waits for it would wait for ever
        _wire(websocket).cut()
    except (RuntimeError, WebSocketDisconnect):
        log.debug("a reader was gone before goodbye")
