"""The file of a SQLite database: it holds the seeds of running games and the key of all tickets, so it is nobody else's
to read; and one server at a time has it."""

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
OTHERS = 0o077  # the rights of everybody but the owner


def file_of(url: str | sa.URL) -> Path | None:
    """Where this database lies; none: it is in memory, or no SQLite."""
    try:
        parsed = sa.make_url(url)
    except ArgumentError:
        return None  # whoever connects to it is told why not
    name = parsed.database
    if parsed.get_backend_name() != "sqlite" or not name or name == ":memory:" or name.startswith("file:"):
        return None
    return Path(name)


def create(file: Path) -> None:
    """An empty file, which SQLite takes for a new database; what it writes beside it gets the same rights."""
    with suppress(OSError):  # it is there already, or SQLite says why it cannot be
        os.close(os.open(file.resolve(), os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def keep_private(file: Path) -> None:
    """Take away the rights of others to a database that was made when they still had some."""
    _take_from_others([file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")], 0o600)


def keep_folder_private(folder: Path) -> None:
    """The same for a folder of our own; one that we were given is as its owner wants it."""
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
    """Bytes that are free on its disk."""
    return shutil.disk_usage(file.parent).free


@contextmanager
def held(file: Path | None) -> Iterator[None]:
    """No other server opens this database meanwhile; commands may. The system lets go of it however we end.

    The lock is on a file beside it: on the database itself, closing ours would drop the locks that SQLite has there.
    """
    handle = _lock(file) if file is not None and LOCKS else None
    try:
        yield
    finally:
        if handle is not None:
            os.close(handle)


def _lock(file: Path) -> int | None:
    real = file.resolve()  # by whatever name it is opened
    try:
        return lock(real.with_name(f"{real.name}-lock"))
    except BlockingIOError:
        raise Refused("database-taken", file=str(file)) from None
    except OSError as error:  # where no file can be made nothing can be written either, and to look does no harm
        log.debug("nothing keeps a second server from opening %s: %s", file, error.strerror)
        return None


def lock(path: Path) -> int:
    """The handle of a file that is locked until it is closed or we are gone; BlockingIOError if another has it."""
    handle = os.open(path, os.O_CREAT | os.O_RDONLY, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise
    return handle
