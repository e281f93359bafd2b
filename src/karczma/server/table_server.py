"""The tables open in this process, and the one way anything happens at them.

An action is tried on a copy and written; only then does it count and is it acknowledged and passed on. Other processes
may serve the same tables: whoever writes a line of the log first wins, and the others read it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa

from karczma.bots import LEVELS
from karczma.games import find
from karczma.kernel.audience import Json
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match, start_from
from karczma.kernel.reactions import window_of
from karczma.kernel.shape import shaped
from karczma.kernel.step import Window
from karczma.lessons import find_chapter, scripted
from karczma.server import clock, schema, store, tables, wishes
from karczma.server.config import Config
from karczma.server.house_bots import House
from karczma.server.open_table import OpenTable
from karczma.server.packs import PackStore
from karczma.server.store import Entry, HintUsed, Row, Stale, Store, Unwritable
from karczma.server.table_info import SeatWishes, TableInfo
from karczma.server.tables import Change
from karczma.server.workers import BotWorkers

log = logging.getLogger("karczma.table_server")
TRIES = 5
SWEEP = 2.0  # seconds between checks for clocks that ran out and bots that nobody drives
IDLE = 60.0
SHORTEST = 0.05  # seconds after which somebody passes in a window; below, at most
LONGEST = 0.3
Turn = tuple[str, int, int]  # whose answer: the table, the seat, and the position at which it was asked
UNKNOWN = 1 << 60  # a line of the log that nobody has reached: see whether there is anything new


class TableServer:
    """Tables by id, each with a queue of its own (a lock), over one store."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.packs = PackStore(store)
        self.house = House(config.bots)
        self.workers = BotWorkers(config.workers, config.think_seconds)
        self.lives: dict[str, OpenTable] = {}
        self.touched: dict[str, float] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.thinking: set[Turn] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.told: Callable[[OpenTable, list[Entry]], None] = _to_nobody
        self.wished: Callable[[OpenTable, int], None] = _to_nobody_either
        self.draw: Callable[[], float] = _drawn  # how long a pause is, in seconds
        self.rest: Callable[[float], Awaitable[None]] = asyncio.sleep

    def open(self) -> None:
        self.spawn(self._sweep())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.workers.close()
        self.packs.close()
        await asyncio.to_thread(self.store.close)

    def spawn(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def create(self, row: Row, meta: TableInfo, first: Entry, brought: tables.Brought | None = None) -> OpenTable:
        """Write a new table, perhaps with an imported game; Stale if this id is taken."""

        def work(connection: sa.Connection) -> None:
            store.add_table(connection, row, first, meta.members())
            if brought is not None:
                connection.execute(sa.insert(schema.entries).values(table_id=row.id, **brought.last.__dict__))
                store.keep_record(connection, row.id, brought.record)

        await self.store.write(work, meta.id)
        return await self.table(meta.id)

    async def record(self, live: OpenTable) -> dict[str, Any]:
        """The record of a finished game, as it was written when it ended: the rules may have changed since."""
        found = await self.store.read(lambda c: store.find_record(c, live.meta.id))
        if found is None:
            raise Refused("not-over")
        return found

    async def table(self, id: str) -> OpenTable:
        """A table as it is now, read from the store if it is not open here."""
        if id not in self.lives:
            lock = self.loading.setdefault(id, asyncio.Lock())
            try:
                async with lock:
                    if id not in self.lives:
                        live = await self._load(id)
                        self.tend(self.lives.setdefault(id, live))
            finally:
                self.loading.pop(id, None)  # even if there is no such table: ids merely asked for are not kept
        self.touched[id] = time.monotonic()
        live = self.lives[id]
        if self.store.postgres or live.doubtful:  # we may not have heard yet what another process wrote
            async with live.lock:
                await self._catch_up(live)
        return live

    async def _load(self, id: str) -> OpenTable:
        def work(connection: sa.Connection) -> tuple[Row | None, list[Entry], bytes | None, list[tuple[int, bytes]]]:
            row = store.find_table(connection, id)
            wished = store.find_wishes(connection, id)
            return row, store.find_entries(connection, id, -1), store.last_snapshot(connection, id), wished

        for _ in range(TRIES):
            row, entries, snapshot, wished = await self.store.read(work)
            if row is None:
                raise Refused("no-such-table")
            meta = msgspec.json.decode(row.meta, type=TableInfo)
            pack, _ = await self.packs.pack(meta.game, meta.pack)
            live = OpenTable(meta, row.seed, row.rules, pack, log=entries, wishes=wishes.read(wished))
            if entries[0].snapshot is not None:
                live.begins = tables.unpacked_beginning(find(meta.game), entries[0].snapshot)
            entries[0].snapshot = None
            if meta.imported and len(entries) < row.seq:
                live.log = tables.whole_log(entries, await self.record(live))
            live.note(live.log)
            try:
                await self._rebuild(live, snapshot)
            except Stale:
                continue  # another process has just moved it to the new rules
            return live
        raise Refused("busy")

    async def _rebuild(self, live: OpenTable, snapshot: bytes | None) -> None:
        """Rebuild the match from its log; if the rules have changed since, from the last state, and the log says so."""
        if snapshot is None or live.meta.stage == "open":
            return  # nothing was played here yet
        state = tables.unpacked(find(live.meta.game), snapshot)
        try:
            self._check_rules(live, live.rules)
            await asyncio.to_thread(self._replay, live, state)  # nobody else has this table yet, and it may take long
        except Refused as refusal:
            if refusal.key == "table-newer":
                raise
            log.warning("table %s goes on from its last state: %s", live.meta.id, refusal.key)
            live.match = self._from_state(live, state)
            if live.meta.stage == "running":
                await self._go_on_by_new_rules(live, live.match)

    def _check_rules(self, live: OpenTable, rules: int) -> None:
        """Nothing can be replayed by rules other than ours; tables written by newer rules are not for us."""
        ours = find(live.meta.game).rules_version
        if rules > ours:
            raise Refused("table-newer", rules=rules, ours=ours)
        if rules < ours:
            raise Refused("record-rules", recorded=rules, ours=ours)

    async def _go_on_by_new_rules(self, live: OpenTable, match: Match) -> None:
        live.rules = match.face.rules_version
        meta = live.meta.copy()
        meta.wish = None
        meta.earlier = meta.position + 1  # numbering continues, so that no answer to an old question fits a new one
        tables.ask(meta, None, match, clock.now())
        await self._write(live, Change("rules", {"rules": live.rules}, meta, match, moved=True), None)

    def _replay(self, live: OpenTable, state: Any) -> None:
        starts = [i for i, entry in enumerate(live.log) if entry.kind in ("start", "rules")]
        for entry in live.log[starts[-1] :]:
            self._redo(live, entry)
        if live.match is not None and live.match.face.write(live.match.game) != state:
            raise Refused("record-hash")

    def _redo(self, live: OpenTable, entry: Entry) -> None:
        """Replay a line of the log."""
        data: dict[str, Any] = msgspec.json.decode(entry.data)
        if entry.kind == "start":
            live.match = tables.begin(live)
            if entry.hash is None:
                live.match.link()  # of an imported game: its record has the hashes that follow
        elif entry.kind == "rules":
            self._check_rules(live, data["rules"])
            assert entry.snapshot is not None
            live.match = self._from_state(live, tables.unpacked(find(live.meta.game), entry.snapshot))
            entry.snapshot = None
        elif entry.kind == "move":
            match = _there(live)
            match.choose(data["seat"], match.option(data["do"]), not data.get("auto"))
        elif entry.kind == "undo" and "count" in data:
            _there(live).rewind(data["seat"], data["count"], data.get("deal"))
        elif entry.kind == "undo":
            _there(live).undo(data["seat"])
        if entry.kind in ("start", "move") and "events" not in data:
            entry.data = msgspec.json.encode({**data, **tables.telling(_there(live), live.meta)})
        if entry.hash is not None:
            _take_hash(_there(live), entry)

    def _from_state(self, live: OpenTable, state: Json) -> Match:
        """Play on from a state by the present rules; the record cannot be verified further back, and says so."""
        meta, face = live.meta, find(live.meta.game)
        origin = shaped(face, state)
        try:
            return start_from(face, live.pack, len(meta.chairs), meta.options, int(live.seed), state, origin)
        except Refused as refusal:
            log.warning("table %s is kept in a shape that cannot be read: %s", meta.id, refusal)
            raise Refused("state-odd", game=meta.game) from None

    async def act(
        self,
        live: OpenTable,
        make: Callable[[], Change],
        client: str | None = None,
        acknowledge: Callable[[int], None] = lambda _: None,
    ) -> int:
        """Let something happen at a table; returns its line of the log. A message that a client repeats counts once."""
        async with live.lock:
            for _ in range(TRIES):
                if live.doubtful:
                    await self._catch_up(live)
                before = live.sent_before(client) if client is not None else None
                if before is not None:
                    acknowledge(before)
                    return before
                try:
                    await self._stop_clocks(live)
                    await self._write(live, make(), client)
                    acknowledge(live.seq)
                    self._happened(live, [live.log[-1]])
                except Stale:
                    await self._catch_up(live)
                    continue
                except Refused:
                    # We may be the ones behind: then try again on the table as it is now.
                    if self.store.postgres and await self._catch_up(live):
                        continue
                    raise
                return live.seq
        raise Refused("busy")

    async def _stop_clocks(self, live: OpenTable) -> None:
        """Before anything happens, whoever has run out of time is late: the clock decides, not who comes first."""
        late = tables.clock_out(live, clock.now())
        if late is not None:
            await self._write(live, late, f"clock-{live.seq}")
            self._happened(live, [live.log[-1]])

    def _happened(self, live: OpenTable, entries: list[Entry]) -> None:
        if any(tables.rewrites(entry) for entry in entries):
            self._let_go(live, Refused("log-changed"), again=True)  # whoever comes back gets the log as it is now
        else:
            self.told(live, entries)
        self.tend(live)

    def _let_go(self, live: OpenTable, why: Refused, again: bool) -> None:
        for socket in list(live.sockets):
            socket.leave(why, again=again)

    async def _write(self, live: OpenTable, change: Change, client: str | None) -> None:
        now = clock.now()
        entry, state = change.draft(live.seq + 1, now, client)
        row = change.row(live, entry.seq, now)
        process = self.store.process
        paper = change.match.record() if change.match and change.moved and change.meta.stage == "over" else None
        same = change.kind == "move" or change.meta.members() == live.meta.members()  # a move changes nobody's place
        members = None if same else change.meta.members()
        gone = self._nobodys_wishes(live, change)

        def work(connection: sa.Connection) -> None:
            if state and change.match is not None:
                tables.seal(entry, change.match, state)  # in the writer's thread, while the event loop goes on
            store.append(connection, process, row, entry, members)
            if paper is not None:
                store.keep_record(connection, row.id, paper)
            for seat, wished in change.wishes.items():
                store.keep_wishes(connection, row.id, seat, msgspec.json.encode(wished))
            if gone:
                store.forget_wishes(connection, row.id, gone)
            if change.also is not None:
                change.also(connection)

        live.doubtful = True  # until we know: if we are cut off during the write, we cannot tell whether it happened
        await self.store.write(work, live.meta.id)
        live.doubtful = False
        entry.snapshot = None
        live.meta = change.meta
        live.match = change.match
        if change.wishes or gone:
            kept = {seat: wished for seat, wished in live.wishes.items() if seat not in gone}
            live.wishes = {**kept, **change.wishes}
        anew = {line.seq: line for line in change.rewritten}
        live.log = [anew.get(line.seq, line) for line in live.log] if anew else live.log
        live.log.append(entry)
        live.note([entry])

    def _nobodys_wishes(self, live: OpenTable, change: Change) -> list[int]:
        """The seats whose wishes end with this: somebody else decides for them from now on, or the game is over."""
        if change.kind == "move" and change.meta.stage != "over":
            return []
        before, now = live.meta.chairs, change.meta.chairs
        over = change.meta.stage == "over" != live.meta.stage
        return [i for i in range(len(now)) if over or wishes.changed_hands(before[i], now[i])]

    async def wish(self, live: OpenTable, seat: int, make: Callable[[], SeatWishes]) -> None:
        """Keep what somebody wants to be asked about, or has laid ready. It is on disk when this returns."""
        async with live.lock:
            if live.doubtful:
                await self._catch_up(live)
            wished = make()
            table, process = live.meta.id, self.store.process

            def work(connection: sa.Connection) -> None:
                store.keep_wishes(connection, table, seat, msgspec.json.encode(wished))
                store.notify(connection, f"{process} {table} wishes {seat}")

            await self.store.write(work, table)
            live.wishes = {**live.wishes, seat: wished}
        self._heard_wishes(live, seat)

    async def keep_hint(self, live: OpenTable, hint: HintUsed) -> None:
        """Note that somebody had a hint. It is on disk when this returns."""
        for _ in range(TRIES):
            try:
                await self.store.write(lambda c: store.keep_hint(c, live.meta.id, hint), live.meta.id)
            except Stale:  # they have just asked elsewhere too, or the table was deleted
                await self.table(live.meta.id)
                continue
            return
        raise Refused("busy")

    async def hints(self, live: OpenTable) -> list[HintUsed]:
        """The hints people had in a game that is over."""
        tables.over(live)
        return await self.store.read(lambda c: store.find_hints(c, live.meta.id))

    async def hear_wishes(self, id: str, seat: int) -> None:
        """Somebody at another process has changed what they want to be asked about."""
        live = self.lives.get(id)
        if live is not None:
            async with live.lock:
                live.wishes = wishes.read(await self.store.read(lambda c: store.find_wishes(c, id)))
            self._heard_wishes(live, seat)

    def _heard_wishes(self, live: OpenTable, seat: int) -> None:
        self.wished(live, seat)
        self.tend(live)

    async def rename(self, guest: str, before: str, name: str) -> None:
        """A guest has a new name, and so do their chairs at every table that is not over."""
        columns = schema.tables.c
        mine = sa.select(columns.id).join(schema.members, schema.members.c.table_id == columns.id)
        query = mine.where(schema.members.c.guest == guest, sa.not_(schema.members.c.gone), columns.stage != "over")
        for id in await self.store.read(lambda c: list(c.execute(query).scalars())):
            try:
                live = await self.table(id)
                await self.act(live, partial(tables.rename, live, guest, before, name), sent_by(guest))
            except Refused as refusal:  # they are only its host, say, or it is over by now
                log.info("table %s keeps its names: %s", id, refusal.key)

    async def hear(self, id: str, seq: int) -> None:
        """Another process has written to a table that is open here, or we have and did not hear back in time."""
        live = self.lives.get(id)
        if live is None or live.seq >= seq:
            return
        async with live.lock:
            if live.seq >= seq:
                return  # whoever held the lock has read or written that line
            try:
                await self._catch_up(live)
            except Unwritable:
                live.doubtful = True
                log.warning("table %s cannot be read on now", id)
            except Refused as refusal:
                log.info("table %s is not open here any more: %s", id, refusal.key)

    async def _catch_up(self, live: OpenTable) -> bool:
        """Read what others have written; returns whether there was anything."""
        windows = find(live.meta.game).moments is not None

        def work(connection: sa.Connection) -> tuple[Row | None, list[Entry], list[Entry], list[tuple[int, bytes]]]:
            row = store.find_table(connection, live.meta.id)
            new = store.find_entries(connection, live.meta.id, live.seq) if row and row.seq > live.seq else []
            anew = any(tables.rewrites(entry) for entry in new)
            wished = store.find_wishes(connection, live.meta.id) if new and windows else []
            return row, new, store.find_entries(connection, live.meta.id, -1) if anew else [], wished

        row, entries, anew, wished = await self.store.read(work)
        live.doubtful = False
        if row is None:
            self.gone(live.meta.id)
            raise Refused("no-such-table")
        if not entries:
            return False
        if live.match is not None:
            live.match = live.match.clone()  # whoever holds the old one keeps it as it was
        try:
            for entry in entries:
                self._redo(live, entry)
        except Refused:
            self._forget(live)  # it went on under other rules: it must be read again, or is not for us
            raise
        live.log = anew or [*live.log, *entries]
        live.note(entries)
        live.meta = msgspec.json.decode(row.meta, type=TableInfo)
        live.rules = row.rules
        live.wishes = wishes.read(wished)
        self._happened(live, entries)
        return True

    def _forget(self, live: OpenTable) -> None:
        self._let_go(live, Refused("closing"), again=True)
        if self.lives.get(live.meta.id) is live:
            del self.lives[live.meta.id]

    async def remove(self, live: OpenTable, check: Callable[[TableInfo], None]) -> None:
        """Delete a table with everything kept about it, unless `check` refuses."""
        async with live.lock:
            for _ in range(TRIES):
                if live.doubtful or self.store.postgres:
                    await self._catch_up(live)
                check(live.meta)
                if await self.drop(live.meta.id, schema.tables.c.seq == live.seq):
                    return
                live.doubtful = True
        raise Refused("busy")

    async def drop(self, id: str, *still: sa.ColumnElement[bool]) -> bool:
        """Delete a table if this still holds; returns whether it did."""
        process = self.store.process
        dropped = await self.store.write(lambda c: store.remove_table(c, process, id, *still), id)
        if dropped:
            self.gone(id)
        return dropped

    def gone(self, id: str) -> None:
        """A table no longer exists."""
        live = self.lives.pop(id, None)
        self.touched.pop(id, None)
        if live is not None:
            self._let_go(live, Refused("table-deleted"), again=False)

    def tend(self, live: OpenTable) -> None:
        """Let the bots whose turn it is think, and pass for people who need not be asked."""
        match = live.match
        if match is None or live.meta.stage != "running":
            return
        for seat in match.asked:
            turn = (live.meta.id, seat, live.meta.asked_at[str(seat)])
            if turn in self.thinking:
                continue
            if live.meta.plays_itself(seat):
                self.thinking.add(turn)
                self.spawn(self._answering(self._think(live, turn), turn))
            elif wishes.answer(live, seat) is not None:
                self.thinking.add(turn)
                self.spawn(self._answering(self._pass_for(live, turn), turn))

    async def _answering(self, answer: Coroutine[Any, Any, None], turn: Turn) -> None:
        try:
            await answer
        except Refused as refusal:
            log.info("an answer of the table's came too late: %s", refusal.key)
        except Unwritable:
            log.warning("an answer of the table's could not be written; it is asked again")
        finally:
            self.thinking.discard(turn)

    def _pause(self, live: OpenTable, seat: int, window: Window[Any]) -> float:
        """How long an answer in a window takes, whoever gives it and whatever it is: time must give nothing away.

        None where nobody is at the table who could learn something by it, or all of it lies open anyway. It is drawn
        once for all who are asked: a window with a draw for each would take as long as the longest of them.
        """
        if window.public or all(i == seat for i in live.meta.people()):
            return 0.0
        at = live.meta.asked_at[str(seat)]
        if live.pause[0] != at:
            live.pause = (at, self.draw())
        return live.pause[1]

    async def _pass_for(self, live: OpenTable, turn: Turn) -> None:
        """Answer for a person who need not be asked, unless they are by then: they may have changed their mind."""
        _, seat, at = turn
        match = live.match
        asked = window_of(match, seat) if match is not None else None
        if asked is None:
            return
        await self.rest(self._pause(live, seat, asked[0]))
        change = partial(tables.pass_for, live, seat, at)
        await self.act(live, lambda: change(clock.now()), f"table-{seat}-{at}-{live.seq}")

    async def _react(self, live: OpenTable, match: Match, seat: int) -> list[str] | None:
        """What a bot answers in a window; None if it is not asked in one.

        If it has nothing to play it need not think. If thinking takes longer than the pause, it passes: whoever waits
        for it would see that it had something to think about.
        """
        asked = window_of(match, seat)
        if asked is None:
            return None
        window, arg = asked
        pause = self._pause(live, seat, window)
        words = match.words(window.decline)
        if not window.reactions(match.game, seat, arg):
            await self.rest(pause)
            return words
        return await self._choice_within(pause, live, match, seat, words)

    async def _choice_within(
        self, pause: float, live: OpenTable, match: Match, seat: int, otherwise: list[str]
    ) -> list[str]:
        """What a bot chooses, after exactly this pause; if it is still thinking then, the other answer. 0: no limit."""
        if not pause:
            return await self._choice(live, match, seat)
        thought = asyncio.create_task(self._choice(live, match, seat))
        self.tasks.add(thought)
        thought.add_done_callback(self._finished)
        await self.rest(pause)
        return thought.result() if thought.done() and not thought.exception() else otherwise

    async def _choice(self, live: OpenTable, match: Match, seat: int) -> list[str]:
        """What the bot on this chair chooses; whoever stands in for a person is a Regular without a temperament."""
        chair = live.meta.chairs[seat]
        kind = LEVELS.get(chair.level, LEVELS["regular"])
        _, folder = await self.packs.pack(live.meta.game, live.meta.pack)
        own = None if chair.stand_in else self.house.find(live.meta.game, chair.golem)
        return await self.workers.choose(match, folder, seat, kind, chair.temperament, own.spec if own else "")

    async def _obvious(self, live: OpenTable, match: Match, seat: int) -> list[str] | None:
        """What a bot answers at once because there is only one thing to do; None if there is something to weigh.

        What others cannot know must not count: if a card in a hidden hand made the question a hard one, the time
        it takes would tell that the card is there. So only options that do not come from such a hand decide, and
        where there could be one, the answer takes the same short pause with it or without it, as in a window.
        """
        options = match.options(seat)
        hidden = match.face.reactions(match.game, seat)
        known = [option for option in options if option not in hidden]
        if len(known) != 1:
            return None
        words = match.words(known[0])
        watched = match.face.moments is not None and any(i != seat for i in live.meta.people())
        pause = self.draw() if watched else 0.0
        if len(options) == 1:
            await self.rest(pause)
            return words
        return await self._choice_within(pause, live, match, seat, words)

    async def _think(self, live: OpenTable, turn: Turn) -> None:
        _, seat, at = turn
        started = time.monotonic()
        match = live.match
        if match is None or seat not in match.asked or live.meta.asked_at.get(str(seat)) != at:
            return
        words = _by_script(live.meta, match, seat) or await self._react(live, match, seat)
        words = words or await self._obvious(live, match, seat)
        if words is None:
            words = await self._choice(live, match, seat)
            # A choice takes at least this long, however little there was to weigh: the delay must give nothing away.
            await asyncio.sleep(self.config.bot_seconds - (time.monotonic() - started))
        if live.meta.plays_itself(seat):  # or the owner came back meanwhile
            change = partial(tables.move, live, seat, at, words)
            await self.act(live, lambda: change(clock.now()), f"bot-{seat}-{at}-{live.seq}")

    async def _sweep(self) -> None:
        """Look after clocks and bots, including those of tables that were open in a process that is gone."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Unwritable:
                log.warning("the database is out of reach; clocks are looked after when it is back")
            self._forget_idle()

    async def sweep(self) -> None:
        """Look once at all tables that need attention by now."""
        now = clock.now()
        columns = schema.tables.c
        query = sa.select(columns.id).where(columns.stage == "running", columns.deadline <= now).limit(500)
        for id in await self.store.read(lambda c: list(c.execute(query).scalars())):
            try:
                await self._look_after(await self.table(id))
            except (Unwritable, Refused) as error:
                log.warning("table %s cannot be looked after: %s", id, error)
            except Exception:
                log.exception("table %s cannot be looked after", id)  # the clocks of the others go on
        for live in [live for live in self.lives.values() if live.doubtful and not live.lock.locked()]:
            await self.hear(live.meta.id, UNKNOWN)

    async def _look_after(self, live: OpenTable) -> None:
        async with live.lock:
            try:
                await self._stop_clocks(live)
            except Stale:
                await self._catch_up(live)
        self.tend(live)

    def _forget_idle(self) -> None:
        """Tables nobody is at are read again when they are needed."""
        busy = {id for id, _, _ in self.thinking}
        for id, live in list(self.lives.items()):
            idle = time.monotonic() - self.touched.get(id, 0) > IDLE
            if idle and not live.sockets and not live.lock.locked() and id not in busy:
                self.lives.pop(id)
                self.touched.pop(id, None)


def sent_by(guest: str) -> str:
    """Marks a line as this guest's when their message had no id of its own."""
    return f"{guest}-{secrets.token_hex(8)}"


def _drawn() -> float:
    """A short pause, in seconds."""
    return secrets.SystemRandom().uniform(SHORTEST, LONGEST)


def _to_nobody_either(live: OpenTable, seat: int) -> None:
    """What `wished` is until somebody listens."""


def _to_nobody(live: OpenTable, entries: list[Entry]) -> None:
    """What `told` is until somebody listens."""


def _take_hash(match: Match, entry: Entry) -> None:
    """Take the hash as written: computing it again for every line would be most of the work of opening a table."""
    assert entry.hash is not None
    if not match.log:
        if match.link() != entry.hash:
            raise Refused("record-hash")  # the cards are not those it began with
    elif len(match.hashes) == len(match.log):
        match.hashes.append(entry.hash)


def _there(live: OpenTable) -> Match:
    if live.match is None:
        raise Refused("not-running")
    return live.match


def _by_script(meta: TableInfo, match: Match, seat: int) -> list[str] | None:
    """What a golem that helps to teach chooses; None where it is left to itself."""
    if not meta.lesson:
        return None
    try:
        return scripted(find_chapter(meta.game, meta.lesson, meta.chapter), match, seat)
    except Refused:
        return None  # a newer version may teach it otherwise
