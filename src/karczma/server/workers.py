"""Bots think in processes of their own, with a time limit; one that dies is replaced and asked again.

What is sent there is an imagined world that the bot's seat cannot tell from the truth, never the game.
"""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import karczma
from karczma import engine
from karczma.bots import MAKERS, Bot, Chair, make
from karczma.games import find
from karczma.kernel.chance import Chance, seeded
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.kernel.match import Match, imagined

log = logging.getLogger("karczma.workers")
TRIES = 3


def think(game: str, pack: str, seats: int, options: dict[str, Any], world: str, seat: int, kind: str) -> list[str]:
    """In the worker: what a bot of this kind chooses in this world."""
    face = find(game)
    cards = karczma.open_pack(game, Path(pack) if pack else None)
    match = imagined(face, cards, seats, options, json.loads(world))
    chance = seeded(secrets.randbits(128))
    return match.words(_bot(kind, face, chance).choose(Chair(seat, match, chance)))


def _bot(kind: str, face: Face[Any], chance: Chance) -> Bot:
    try:
        return make(kind, face, chance)
    except Refused:
        return make("random", face, chance)  # this kind has not been taught the game yet


def knows(kind: str, game: str) -> bool:
    """Whether a bot of this kind has been taught the game; if not, a random one plays in its place."""
    found = MAKERS[kind]
    return not isinstance(found, dict) or game in found


def _begin() -> None:
    """In the worker: it must not outlive the server, however that ends; and Ctrl-C is the server's to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class BotWorkers:
    """A few worker processes, each started when it is first needed. One that hangs takes no other down with it."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.replaced = 0
        self._working: set[ProcessPoolExecutor] = set()
        # Where the compiled engine will be, if it is still being compiled while we serve.
        self._awaited = None if engine.compiled() else engine.HOME / "compiled" / engine.name()
        # The one that thought last is asked first: it is warm. None stands for a process not started yet.
        self._free: asyncio.LifoQueue[ProcessPoolExecutor | None] = asyncio.LifoQueue()
        for _ in range(workers):
            self._free.put_nowait(None)

    async def choose(self, match: Match, pack: str, seat: int, kind: str) -> list[str]:
        """What a bot chooses for this seat. If all else fails, the first option: a table must never wait for ever."""
        face = match.face
        world: Any = face.redeal(match.game, seat, seeded(secrets.randbits(128)))
        args = (face.name, pack, match.seats, match.settings, json.dumps(face.write(world)), seat, kind)
        for _ in range(TRIES):
            worker = await self._free.get() or self._start()  # the time limit counts from here, not while in a queue
            self._take_up_engine()
            if worker not in self._working:  # it ran on the interpreted engine
                worker = self._start()
            try:
                return await asyncio.wait_for(asyncio.wrap_future(worker.submit(think, *args)), self.seconds)
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("a worker is replaced: %s", type(error).__name__)
                self.replaced += 1
                self._stop(worker)
            except Exception:
                log.exception("a bot failed at %s", face.name)
                break
            finally:
                self._free.put_nowait(worker if worker in self._working else None)
        return match.words(match.options(seat)[0])

    def _take_up_engine(self) -> None:
        """If the engine has been compiled while we serve, workers use that one from now on."""
        if self._awaited is None or not self._awaited.is_dir():
            return
        self._awaited = None
        log.info("the engine is compiled now: bots think with it, the server will at its next start")
        for worker in list(self._working):
            self._retire(worker)

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        worker = ProcessPoolExecutor(1, mp_context=context, initializer=_begin)
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
        for worker in list(self._working):
            self._stop(worker)
