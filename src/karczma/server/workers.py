"""Bots and the coach think in processes of their own, with a time limit. One that dies or hangs is replaced.

What bots and hints are made from is an imagined world that the seat cannot tell from the truth, never the game.
"""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import karczma
from karczma import engine
from karczma.bots import Bot, Chair, from_here_down, make
from karczma.games import find
from karczma.kernel.chance import Chance, imagining, seeded
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.kernel.match import Match, imagined
from karczma.lab.analysis import Finding, hint_piece, weigh
from karczma.lab.fault import Fault
from karczma.lab.outside import make_bot
from karczma.lab.pool import begin

log = logging.getLogger("karczma.workers")
T = TypeVar("T")


def think(
    game: str, pack: str, seats: int, options: dict[str, Any], world: str, seat: int, kind: str, temperament: str
) -> list[str]:
    """In the worker: what a bot of this kind and temperament chooses in this world."""
    chair = _chair(game, pack, seats, options, world, seat)
    bot = _bot(kind, chair.face, seeded(secrets.randbits(128)), temperament)
    return chair.words(bot.choose(chair))


def think_outside(
    game: str, pack: str, seats: int, options: dict[str, Any], world: str, seat: int, spec: str
) -> list[str]:
    """In the worker: what a bot of the house chooses in this world."""
    chair = _chair(game, pack, seats, options, world, seat)
    option = _outside(spec, game, seats).choose(chair)
    if option not in chair.options():
        raise Fault("nonsense", repr(option)[:80])
    return chair.words(option)


@lru_cache(maxsize=16)
def _outside(spec: str, game: str, seats: int) -> Bot:
    """Made once in each worker and asked for all tables: a program takes its time to start."""
    return make_bot(spec, find(game), seeded(secrets.randbits(128)), seats=seats)


def _chair(game: str, pack: str, seats: int, options: dict[str, Any], world: str, seat: int) -> Chair:
    cards = karczma.open_pack(game, Path(pack) if pack else None)
    match = imagined(find(game), cards, seats, options, json.loads(world))
    return Chair(seat, match, imagining(secrets.randbits(128)))


def _bot(kind: str, face: Face[Any], chance: Chance, temperament: str) -> Bot:
    try:
        return make(kind, face, chance, temperament)
    except Refused:
        return make("random", face, chance)  # this kind has not been taught the game yet


def _report(game: str, failed: dict[str, Exception], instead: str) -> None:
    """One line for a choice that somebody else had to make."""
    if failed:
        why = ", ".join([f"{kind}: {type(error).__name__}" for kind, error in failed.items()])
        bug = next((e for e in failed.values() if not isinstance(e, BrokenProcessPool | TimeoutError)), None)
        log.warning("a bot failed at %s (%s); this choice is made by %s", game, why, instead, exc_info=bug)


class Workers:
    """A few worker processes, each started when it is first needed. One that hangs takes no other down with it."""

    def __init__(self, workers: int, seconds: float, begin: Callable[[], None] = begin) -> None:
        self.seconds = seconds
        self.replaced = 0
        self._begin = begin
        self._working: set[ProcessPoolExecutor] = set()
        # Where the compiled engine will be, if it is still being compiled while we serve.
        self._awaited = None if engine.compiled() else engine.HOME / "compiled" / engine.name()
        # The one that thought last is asked first: it is warm. None stands for a process not started yet.
        self._free: asyncio.LifoQueue[ProcessPoolExecutor | None] = asyncio.LifoQueue()
        for _ in range(workers):
            self._free.put_nowait(None)

    async def ask(self, work: Callable[..., T], *args: Any, seconds: float | None = None) -> T:
        """Let a worker do this; one that dies or does not answer in time is replaced, and so is one nobody waits for.

        Work and answer must be such that they can be sent to another process.
        """
        worker = await self._free.get() or self._start()  # the time limit counts from here, not while in a queue
        self._take_up_engine()
        if worker not in self._working:  # it ran on the interpreted engine
            worker = self._start()
        limit = self.seconds if seconds is None else seconds
        try:
            return await asyncio.wait_for(asyncio.wrap_future(worker.submit(work, *args)), limit)
        except (BrokenProcessPool, TimeoutError):
            self.replaced += 1
            self._stop(worker)
            raise
        except asyncio.CancelledError:
            self._stop(worker)
            raise
        finally:
            self._free.put_nowait(worker if worker in self._working else None)

    def _take_up_engine(self) -> None:
        """If the engine has been compiled while we serve, workers use that one from now on."""
        if self._awaited is None or not self._awaited.is_dir():
            return
        self._awaited = None
        log.info("the engine is compiled now: workers use it, the server will at its next start")
        for worker in list(self._working):
            self._retire(worker)

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        worker = ProcessPoolExecutor(1, mp_context=context, initializer=self._begin)
        self._working.add(worker)
        return worker

    def _stop(self, worker: ProcessPoolExecutor) -> None:
        """Stop it at once, even if it hangs."""
        self._working.discard(worker)
        for process in list((getattr(worker, "_processes", None) or {}).values()):
            process.kill()
        worker.shutdown(wait=False, cancel_futures=True)

    def _retire(self, worker: ProcessPoolExecutor) -> None:
        """Stop it once it has finished what it is thinking about."""
        self._working.discard(worker)
        worker.shutdown(wait=False)

    def pids(self) -> list[int]:
        """The ids of the worker processes."""
        return [pid for worker in self._working for pid in (getattr(worker, "_processes", None) or {})]

    def close(self) -> None:
        """Stop them all; whoever asks again gets new ones."""
        for worker in list(self._working):
            self._stop(worker)


class BotWorkers(Workers):
    """Those who choose for bots, and give hints to people."""

    async def choose(
        self, match: Match, pack: str, seat: int, kind: str, temperament: str = "", own: str = ""
    ) -> list[str]:
        """What a bot chooses for this seat. If it dies, fails or takes too long, the level below makes this choice.

        `own` is a bot of the house, with this kind below it. Each has one try. If all else fails, the first option is
        taken: a table must never wait for ever.
        """
        face = match.face
        world: Any = face.redeal(match.game, seat, imagining(secrets.randbits(128)))
        args = (face.name, pack, match.seats, match.settings, json.dumps(face.write(world)), seat)
        failed: dict[str, Exception] = {}
        for one in [own, *from_here_down(kind)] if own else from_here_down(kind):
            try:
                asked: tuple[Any, ...] = (think_outside, *args, own) if one == own else (think, *args, one, temperament)
                words: list[str] = await self.ask(*asked)
            except Exception as error:
                failed[one] = error
            else:
                _report(face.name, failed, one)
                return words
        _report(face.name, failed, "the first option")
        return match.words(match.options(seat)[0])

    async def weigh(self, match: Match, pack: str, seat: int) -> Finding:
        """What the coach makes of the question this seat is asked; refused where nobody has taught it the game."""
        return await self.ask(weigh, hint_piece(match, pack, seat, secrets.randbits(60)))
