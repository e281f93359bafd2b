"""Work in several processes: in order, on all cores, and stopped before an interrupt or an error is passed on."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

Piece = TypeVar("Piece")
Done = TypeVar("Done")


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def work_on(work: Callable[[Piece], Done], pieces: list[Piece], workers: int) -> Generator[Done]:
    """What comes of each piece, in their order. With one worker it is done here."""
    if workers == 1:
        yield from map(work, pieces)
        return
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, spawn, begin)
    try:
        # Held from the processes for good, from their very first moment: stopping them is our business
        with _interrupts_held():
            parts = pool.map(work, pieces)
        yield from parts
    finally:
        pool.shutdown(cancel_futures=True)


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
