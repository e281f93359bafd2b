"""Work in several processes: in order, on all cores, and stopped before an interrupt or an error is passed on.

Whoever has pieces of work gives them to a `Crew`: processes of this machine, or a cluster (`karczma.lab.cluster`). A
piece is a pure function of what it is given, so it does not matter who does it, or whether somebody began it before.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from typing import Protocol, TypeVar

Piece = TypeVar("Piece")
Done = TypeVar("Done")
Begun = TypeVar("Begun")

AHEAD = 32  # pieces for each process that are handed out before they are due: one long piece keeps nobody waiting


class Crew(Protocol):
    """Those who work."""

    @property
    def size(self) -> int:
        """How many pieces they work on at a time."""

    def work_on(self, work: Callable[[Piece], Done], pieces: Iterable[Piece]) -> Generator[Done]:
        """What comes of each piece, in their order."""


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Processes:
    """Processes of this machine. If one is enough, the work is done here."""

    def __init__(self, size: int) -> None:
        self.size = size

    def work_on(self, work: Callable[[Piece], Done], pieces: Iterable[Piece]) -> Generator[Done]:
        if self.size == 1:
            yield from map(work, pieces)
            return
        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.size, spawn, begin)

        def hand_out(piece: Piece) -> Future[Done]:
            # Held from a process for good, from its very first moment: stopping it is our business
            with _interrupts_held():
                return pool.submit(work, piece)

        try:
            for future in begun(hand_out, pieces, lambda: AHEAD * self.size):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def crew_of(jobs: int | Crew, pieces: int) -> Crew:
    """Who does so many pieces of work: this many processes here, 0 for one per core, or a crew that stands ready."""
    if not isinstance(jobs, int):
        return jobs
    return Processes(max(1, min(jobs if jobs > 0 else cores(), pieces)))


def begun(hand_out: Callable[[Piece], Begun], pieces: Iterable[Piece], most: Callable[[], int]) -> Iterator[Begun]:
    """Hands out pieces in their order and gives back each when it is due. No more than so many are ever handed out and
    not taken, so that a hundred million games need no more memory than a hundred."""
    waiting: deque[Begun] = deque()
    left = iter(pieces)
    while True:
        waiting.extend(map(hand_out, islice(left, max(0, most() - len(waiting)))))
        if not waiting:
            return
        yield waiting.popleft()


def begin() -> None:
    """In a worker: it must not outlive whoever started it, however that ends; and Ctrl-C is theirs to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Processes and threads started meanwhile inherit this; an interrupt in the meantime reaches us afterwards."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
