"""Analyses of finished games: one game at a time, in processes of their own that give way to everything else.

Everything about a finished game is public, so here a worker may be sent the game itself, to find its questions; each
question is then weighed from an imagined world, like a hint. What is found is kept as it comes, so that whatever was
begun can be gone on with: after a cancellation, a restart, or by another process.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import karczma
from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match, resume
from karczma.lab.advice import Adviser
from karczma.lab.analysis import EFFORTS, Finding, Piece, Questions, mark_of, put_together, questions_of, weigh
from karczma.lab.pool import begin
from karczma.server import analysis_store, clock, speech
from karczma.server.analysis_store import Claimed, Key, Standing
from karczma.server.open_table import OpenTable
from karczma.server.store import Stale, Unwritable
from karczma.server.table_server import TableServer
from karczma.server.workers import Workers

log = logging.getLogger("karczma.analyses")
T = TypeVar("T")

LOOK = 5.0  # seconds between looks for what another process has put into the queue, or left
OFTEN = 1.0  # seconds between two batches of findings
BEAT = 15.0  # seconds in which others hear that we are at work, however long a question takes
PIECE_SECONDS = 60.0
GAME_SECONDS = 300.0  # to find the questions of a whole game
TRIES = 2
KEPT = 16  # analyses in words: whoever looks at one asks for it again
LAST = 19  # the lowest priority there is


def stand_back() -> None:
    """In a worker: everybody else goes first."""
    begin()
    if hasattr(os, "nice"):
        os.nice(LAST)


def questions(game: str, pack: str, saved: dict[str, Any], effort: str) -> Questions:
    """In the worker: a finished game taken apart."""
    face = find(game)
    cards = karczma.open_pack(game, Path(pack) if pack else None)
    return questions_of(resume(face, cards, saved), pack, effort)


class Job:
    """A game that is being analysed: the questions still to weigh, and what has been found but not kept yet."""

    def __init__(self, key: Key, pieces: list[Piece]) -> None:
        self.key = key
        self.pieces = deque(pieces)
        self.found: list[Finding] = []
        self.kept = time.monotonic()


class Analyses:
    """The queue of this server, and the game this process works on."""

    def __init__(self, server: TableServer, workers: int) -> None:
        self.server = server
        self.hands = workers
        self.workers = Workers(workers, PIECE_SECONDS, stand_back)
        self._wanted = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._key: Key | None = None  # of the game this process works on
        self._game: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self.hands:
            self._tasks.append(asyncio.create_task(self._work_on()))

    async def close(self) -> None:
        """What has been found is kept, and gone on with at the next start."""
        tasks = [*self._tasks, *([self._game] if self._game else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()

    async def start(self, live: OpenTable, effort: str, guest: str) -> None:
        """Queue a finished game, go on with one that was cancelled, or join the one under way."""
        if not self.hands:
            raise Refused("analysis-off")
        key = key_of(live, effort)
        now = clock.now()
        for _ in range(TRIES):
            with suppress(Stale):  # somebody else has just asked for the same
                await self.server.store.write(
                    partial(analysis_store.want, key=key, effort=effort, guest=guest, now=now)
                )
                break
        self._wanted.set()

    async def standing(self, live: OpenTable, effort: str) -> Standing:
        return await self.server.store.read(partial(analysis_store.standing, key=key_of(live, effort)))

    async def cancel(self, live: OpenTable, effort: str) -> None:
        """What has been found is kept, in case somebody wants it after all."""
        key = key_of(live, effort)
        await self.server.store.write(partial(analysis_store.end, key=key, state="cancelled"))
        if key == self._key and self._game is not None:
            self._game.cancel()

    async def _work_on(self) -> None:
        """One game after another, for as long as the server runs."""
        while True:
            self._wanted.clear()
            try:
                claimed = await self._claim()
                if claimed is not None:
                    await self._see_through(claimed)
                    continue
            except Unwritable:
                log.warning("the database is out of reach; analyses go on when it is back")
            except Exception:
                log.exception("the queue of analyses cannot be looked at")  # the next look may go better
            try:
                await asyncio.wait_for(self._wanted.wait(), LOOK)
            except TimeoutError:
                self.workers.close()  # nothing to do: they need not take up memory

    async def _claim(self) -> Claimed | None:
        store = self.server.store
        if not await store.read(analysis_store.anything_waits):
            return None
        work = partial(analysis_store.claim, process=store.process, now=clock.now(), alone=not store.postgres)
        return await store.write(work)

    async def _see_through(self, claimed: Claimed) -> None:
        """Analyse this game, until it is done, cancelled, or cannot be."""
        key = self._key = claimed.key
        self._game = asyncio.create_task(self._analyse(claimed))
        while not (await asyncio.wait([self._game], timeout=BEAT))[0]:
            if not await self._still_ours(key):
                self._game.cancel()
        error = None if self._game.cancelled() else self._game.exception()
        self._key = self._game = None
        if isinstance(error, Unwritable):
            raise error
        if error is not None:
            log.warning("table %s cannot be analysed: %s", key.table, type(error).__name__, exc_info=error)
            with suppress(Stale):
                await self.server.store.write(partial(analysis_store.end, key=key, state="failed"))

    async def _still_ours(self, key: Key) -> bool:
        """Say that we are at work; returns whether nobody has cancelled it at another process, or taken it over."""
        store = self.server.store
        beat = partial(analysis_store.keep_findings, key=key, process=store.process, found=[], now=clock.now())
        try:
            return await store.write(beat)
        except Unwritable:
            return True  # nobody knows; what is found will show it

    async def _analyse(self, claimed: Claimed) -> None:
        store, key = self.server.store, claimed.key
        live = await self.server.table(key.table)
        match = _finished(live).clone()
        _, folder = await self.server.packs.pack(live.meta.game, live.meta.pack)
        saved = await asyncio.to_thread(match.save)
        game = live.meta.game
        pieces, curve = await self._asked(questions, game, folder, saved, claimed.effort, seconds=GAME_SECONDS)
        known = await store.write(partial(analysis_store.begin, key=key, pieces=len(pieces)))
        job = Job(key, [piece for piece in pieces if piece.position not in known])
        if not await self._weigh_all(job):
            return
        found = await store.read(partial(analysis_store.found_so_far, key=key))
        whole = await asyncio.to_thread(put_together, match, claimed.effort, curve, found)
        left_out = len(pieces) - len(found)
        await store.write(partial(analysis_store.finish, key=key, analysis=whole, left_out=left_out))

    async def _weigh_all(self, job: Job) -> bool:
        """Weigh all that is left, with every worker; returns whether it is still wanted then."""
        hands = [asyncio.create_task(self._weigh(job)) for _ in range(min(self.hands, len(job.pieces)))]
        try:
            await asyncio.gather(*hands)
        finally:
            for hand in hands:
                hand.cancel()
            await asyncio.gather(*hands, return_exceptions=True)
            wanted = await self._keep(job)
        return wanted

    async def _weigh(self, job: Job) -> None:
        """One question after another."""
        while job.pieces:
            piece = job.pieces.popleft()
            try:
                finding = await self._asked(weigh, piece)  # the list may be another one by the time it comes
                job.found.append(finding)
            except Exception as error:
                log.warning("position %d of a game is left out: %s", piece.position, type(error).__name__)
            if time.monotonic() - job.kept > OFTEN and not await self._keep(job):
                job.pieces.clear()  # somebody has cancelled it at another process, or taken it over

    async def _keep(self, job: Job) -> bool:
        """Write down what has been found since the last time; returns whether more is wanted."""
        found, job.found, job.kept = job.found, [], time.monotonic()
        store = self.server.store
        work = partial(analysis_store.keep_findings, key=job.key, process=store.process, found=found, now=clock.now())
        try:
            return await store.write(work)
        except Stale:  # another process has found the same at the same time
            return await store.write(work)
        except Unwritable:
            job.found += found
            raise

    async def _asked(self, work: Callable[..., T], *args: Any, seconds: float | None = None) -> T:
        """What a worker answers; if it dies or hangs, another tries once more."""
        for _ in range(TRIES - 1):
            try:
                return await self.workers.ask(work, *args, seconds=seconds)
            except Exception as error:
                log.info("a worker failed at an analysis: %s", type(error).__name__)
        return await self.workers.ask(work, *args, seconds=seconds)


def key_of(live: OpenTable, effort: str) -> Key:
    """Under what the analysis of a finished game is kept; before that, it would tell what is hidden."""
    if effort not in EFFORTS:
        raise Refused("no-such-effort", name=effort[:20], names=", ".join(EFFORTS))
    return Key(live.meta.id, mark_of(_finished(live), effort))


def _finished(live: OpenTable) -> Match:
    """A game that has been played to its end: imported ones may not have been."""
    if live.match is None or live.meta.stage != "over" or not live.match.over:
        raise Refused("analysis-unfinished")
    return live.match


def told(live: OpenTable, standing: Standing, language: str) -> bytes:
    """How far it is, as JSON; when it is done, with the analysis in this language."""
    state: dict[str, Any] = {
        "state": standing.state,
        "ahead": standing.ahead,
        "done": standing.done,
        "of": standing.of,
        "left_out": standing.left_out,
    }
    if standing.paper is not None:
        names = tuple(speech.named(live.meta.names(), language))
        state["analysis"] = msgspec.Raw(_in_words(_finished(live), standing.paper, names, language))
    return msgspec.json.encode(state)


@lru_cache(maxsize=KEPT)
def _in_words(match: Match, paper: bytes, names: tuple[str, ...], language: str) -> bytes:
    return msgspec.json.encode(Adviser(match, language, [*names]).analysis(analysis_store.read_paper(paper)))
