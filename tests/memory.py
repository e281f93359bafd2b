"""Folders that need no disk."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

MEMORY = Path("/dev/shm")


@contextmanager
def memory(folder: Path) -> Iterator[Path]:
    """A folder in memory, or this one where there is none: whoever writes every move through waits for no disk.

    A killed process loses nothing that it wrote there. No test cuts the power.
    """
    if not MEMORY.is_dir():
        yield folder
        return
    with TemporaryDirectory(prefix="karczma-test-", dir=MEMORY) as name:
        yield Path(name)
