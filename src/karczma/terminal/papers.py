"""Games on disk: reading what people hand in, and writing so that a power cut loses nothing."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import secrets
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Any

import platformdirs

import karczma
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from karczma.kernel.record import check_record
from karczma.terminal.room import Mistake

FORMAT = 1
REASONS = {  # what people can put right, in our words; the rest as the system puts it
    errno.ENOENT: "no-such-file",
    errno.ENOTDIR: "no-such-file",
    errno.EISDIR: "file-is-folder",
    errno.EACCES: "file-not-allowed",
    errno.EPERM: "file-not-allowed",
    errno.EROFS: "file-not-allowed",
    errno.ENOSPC: "disk-full",
}
JsonObject = dict[str, Any]


def trouble(error: OSError, path: Path | str) -> Mistake:
    """What the system says about a file, as a sentence."""
    key = REASONS.get(error.errno or 0)
    if key is None:
        return Mistake("file-trouble", file=str(path), why=error.strerror or str(error))
    return Mistake(key, file=str(path))


@contextlib.contextmanager
def on_file(path: Path) -> Iterator[None]:
    """Turns what the system says about this file, while it is used, into a sentence."""
    try:
        yield
    except OSError as error:
        raise trouble(error, path) from None


def read_bytes(path: Path) -> bytes:
    """The whole file; `-` is standard input."""
    try:
        return sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    except OSError as error:
        raise trouble(error, path) from None


def called(path: Path) -> str:
    return "stdin" if str(path) == "-" else str(path)


def parse(text: bytes, name: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Mistake("not-json", file=name, why=str(error)[:120]) from None


def write(path: Path, data: object) -> None:
    """All or nothing: written to a file beside it, flushed to disk, and moved into place in one step."""
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write_through(beside, json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        beside.replace(path)
        _settle(path.parent)
    except OSError as error:
        raise trouble(error, path) from None
    finally:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)


def write_copy(path: Path, data: object) -> None:
    """Where a person wants it: over an older game if they say so, but never over anything else."""
    if path.exists():
        try:
            open_paper(path)
        except (Mistake, Refused):
            raise Mistake("file-is-no-game", file=str(path)) from None
    write(path, data)


def _write_through(path: Path, text: bytes) -> None:
    # For its owner only: a game in play holds the order of the cards.
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def _settle(folder: Path) -> None:
    """Makes sure the new name has reached the disk too; not every system can do this for a folder."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def data_folder() -> Path:
    return Path(platformdirs.user_data_dir("karczma", appauthor=False))


def saves() -> Path:
    return data_folder() / "saves"


def records() -> Path:
    return data_folder() / "records"


def new_name(game: str) -> str:
    """A name for a game that starts now: names sort by time, and two games never share one."""
    return f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(3)}.json"


def newest(game: str | None) -> Path:
    """The table somebody played at last, of this game or any."""
    folder = saves()
    found = [(path.stat().st_mtime_ns, path.name, path) for path in folder.glob(f"{game or '*'}-*.json")]
    if not found:
        raise Mistake("nothing-to-resume", folder=str(folder))
    return max(found)[2]


@dataclass(frozen=True)
class Paper:
    """A game as it was found on disk: a record, perhaps the state it led to, and who sat at the table."""

    record: JsonObject
    state: object  # None: only the record is there
    guests: object  # as written; None if nobody wrote it down
    pack: str | None
    hints: list[JsonObject] | None = field(default_factory=list)  # asked for so far; None: not at this table

    def match(self, pack: Path | None) -> Match:
        """The match it describes; with this pack instead of the recorded one, if given."""
        folder = pack if pack is not None else self.pack
        if self.state is None:
            return karczma.replay(self.record, folder)
        return karczma.resume({"record": self.record, "state": self.state}, folder)

    def replay(self, pack: Path | None) -> Match:
        """The same from its first choice on, with every line checked."""
        return karczma.replay(self.record, pack if pack is not None else self.pack)


def paper(guests: list[dict[str, str]], pack: Path | None, match: Match, hints: list[JsonObject] | None) -> JsonObject:
    """A table as it is saved: who sits there, which cards, the game, and where somebody asked for a hint."""
    folder = None if pack is None else str(pack.resolve())
    return {"table": FORMAT, "guests": guests, "pack": folder, "hints": hints, "save": match.save()}


def open_paper(path: Path) -> Paper:
    """A saved table, a bare save or a record, whichever the file is."""
    data = parse(read_bytes(path), str(path))
    if not isinstance(data, dict):
        raise Refused("record-format", str(path))
    if "table" not in data:
        return _bare(data, None, None)
    pack = data.get("pack")
    if data["table"] != FORMAT or not isinstance(data.get("save"), dict) or not isinstance(pack, str | None):
        raise Mistake("not-a-table", file=str(path))
    hints = data.get("hints", [])  # games saved earlier have none
    if hints is not None and not (isinstance(hints, list) and all(isinstance(one, dict) for one in hints)):
        raise Mistake("not-a-table", file=str(path))
    return replace(_bare(data["save"], data.get("guests"), pack), hints=hints)


def _bare(data: JsonObject, guests: object, pack: str | None) -> Paper:
    if "record" in data and "state" in data:
        return Paper(check_record(data["record"]), data["state"], guests, pack)
    return Paper(check_record(data), None, guests, pack)
