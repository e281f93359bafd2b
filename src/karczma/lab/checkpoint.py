"""A training as it is kept on disk: arrays, and a note in JSON about them, in one file that is whole or not there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

NOTE = "note"
Arrays = dict[str, NDArray[Any]]


@contextmanager
def whole(path: Path) -> Iterator[IO[bytes]]:
    """A file to write to, which takes this place when all is on the disk; until then what lies there stays."""
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def write(path: Path, note: bytes, arrays: Arrays) -> None:
    kept: Arrays = {NOTE: np.frombuffer(note, np.uint8), **arrays}
    with whole(path) as file:
        np.savez(file, allow_pickle=False, **kept)


def read(path: Path) -> tuple[bytes, Arrays]:
    """The note and the arrays. ValueError: the file is damaged; an archive has a checksum for each of its parts."""
    with path.open("rb") as file:
        try:
            with np.load(file, allow_pickle=False) as kept:
                arrays = {name: kept[name] for name in kept.files}
            return arrays.pop(NOTE).tobytes(), arrays
        except Exception as error:  # a damaged archive is reported in a dozen ways, depending on where
            raise ValueError(str(error)) from None
