"""A bar on standard error that shows how far a long job has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from karczma.terminal.room import Room


@contextmanager
def bar(room: Room, words: str, total: int) -> Iterator[Callable[[int], None]]:
    """A function to report progress with; nothing is drawn when nobody is watching."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=room.err, transient=True, disable=not room.err.is_terminal) as progress:
        task = progress.add_task(words, total=total)
        yield lambda done: progress.update(task, completed=done)
