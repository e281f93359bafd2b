"""The file of a SQLite database: it holds the seeds of running games and the key of all tickets, so nobody else may
read it, and only one server may have it open."""

from __future__ import annotations

import logging
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError

from karczma.kernel.errors import Refused

try:
    import fcntl
except ImportError:  # there is none on Windows
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger("karczma.files")
LOCKS = fcntl is not None
OTHERS = 0o077  # the permissions of everybody but the owner


def file_of(url: str | sa.URL) -> Path | None:
    """Where this database is; None if it is in memory or is not SQLite."""
    try:
        parsed = sa.make_url(url)
    except ArgumentError:
        return None  # connecting to it will say why not
    name = parsed.database
    if parsed.get_backend_name() != "sqlite" or not name or name == ":memory:" or name.startswith("file:"):
        return None
    return Path(name)


def create(file: Path) -> None:
    """Create an empty file, which SQLite takes for a new database; its side files get the same permissions."""
    with suppress(OSError):  # it exists already, or SQLite will say why it cannot
        os.close(os.open(file.resolve(), os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def keep_private(file: Path) -> None:
    """Take away others' permissions on a database that was created when they still had some."""
    _take_from_others([file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")], 0o600)


def keep_folder_private(folder: Path) -> None:
    """The same for a folder of our own; one that was given to us stays as its owner wants it."""
    _take_from_others([folder], 0o700)


def _take_from_others(paths: list[Path], mode: int) -> None:
    if os.name != "posix":
        return
    theirs = [path for path in paths if path.exists() and path.stat().st_mode & OTHERS]
    if not theirs:
        return
    try:
        for path in theirs:
            path.chmod(mode)
    except OSError as error:
        log.warning("others on this machine may open %s, and that cannot be changed: %s", theirs[0], error.strerror)
        return
    log.warning("others on this machine could open %s; from now on only its owner can", theirs[0])


def room_beside(file: Path) -> int:
    """Free bytes on its disk."""
    return shutil.disk_usage(file.parent).free


@contextmanager
def held(file: Path | None) -> Iterator[None]:
    """Keep other servers from opening this database; commands may. The system releases the lock however we end.

    The lock is on a file beside it: on the database itself, closing our handle would drop SQLite's own locks.
    """
    handle = _lock(file) if file is not None and LOCKS else None
    try:
        yield
    finally:
        if handle is not None:
            os.close(handle)


def _lock(file: Path) -> int | None:
    real = file.resolve()  # whatever name it is opened by
    try:
        return lock(real.with_name(f"{real.name}-lock"))
    except BlockingIOError:
        raise Refused("database-taken", file=str(file)) from None
    except OSError as error:  # where no file can be created nothing can be written either, and looking does no harm
        log.debug("nothing keeps a second server from opening %s: %s", file, error.strerror)
        return None


def lock(path: Path) -> int:
    """A file handle that holds a lock until it is closed or we are gone; BlockingIOError if another process has it."""
    handle = os.open(path, os.O_CREAT | os.O_RDONLY, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise
    return handle
