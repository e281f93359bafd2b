"""This server's card packs: the games' own, and those its host has added."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

import msgspec
import sqlalchemy as sa

import karczma
from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.kernel.names import printable
from karczma.kernel.packs import Pack
from karczma.server import schema
from karczma.server.files import LOCKS, lock
from karczma.server.store import Stale, Store

OWN = "default"
PREFIX = "karczma-packs-"
LOCK = "lock"  # in each process's folder: whoever can take it knows that the process is gone
FILES = 20
BYTES = 200_000
FILE_NAME = re.compile(r"[A-Za-z0-9_-]{1,60}\.toml")


class PackStore:
    """Packs by game and name. Those in the database are unpacked into folders, for the bots' workers too."""

    def __init__(self, store: Store) -> None:
        self.store = store
        clear_away(Path(tempfile.gettempdir()))
        self._room = tempfile.TemporaryDirectory(prefix=PREFIX)
        self._lock = _lock(Path(self._room.name))
        self._open: dict[tuple[str, str], tuple[Pack, str]] = {}

    def close(self) -> None:
        self._room.cleanup()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    async def names(self, game: str) -> list[str]:
        query = sa.select(schema.packs.c.name).where(schema.packs.c.game == game).order_by(schema.packs.c.name)
        found = await self.store.read(lambda c: [str(name) for name in c.execute(query).scalars()])
        return [OWN, *found]

    async def pack(self, game: str, name: str) -> tuple[Pack, str]:
        """The pack and the folder it is in (none: the game's own)."""
        if name == OWN:
            return karczma.open_pack(game), ""
        if not name.isprintable():
            raise Refused("no-such-pack", name=printable(name)[:60])  # no such pack; not every database can store it
        key = (game, name)
        if key not in self._open:
            where = (schema.packs.c.game == game) & (schema.packs.c.name == name)
            files = await self.store.read(lambda c: c.execute(sa.select(schema.packs.c.files).where(where)).scalar())
            if files is None:
                raise Refused("no-such-pack", name=name[:60])
            self._open[key] = await asyncio.to_thread(self._read, game, msgspec.json.decode(files, type=dict[str, str]))
        return self._open[key]

    async def add(self, game: str, files: dict[str, str]) -> Pack:
        """A new pack, checked in full; a name already taken is refused, so that no running table's cards change."""
        find(game)
        if len(files) > FILES or sum(map(len, files.values())) > BYTES:
            raise Refused("pack-too-large", files=FILES, bytes=BYTES)
        if not all(FILE_NAME.fullmatch(name) for name in files):
            raise Refused("pack-file-name")
        pack, folder = await asyncio.to_thread(self._read, game, files)
        shutil.rmtree(folder, ignore_errors=True)  # it is unpacked again when it is first played with
        if pack.name in await self.names(game):
            raise Refused("pack-name-taken", name=pack.name)
        values = {"game": game, "name": pack.name, "files": msgspec.json.encode(files), "hash": pack.hash}
        try:
            await self.store.write(lambda c: c.execute(sa.insert(schema.packs).values(**values)))
        except Stale:
            raise Refused("pack-name-taken", name=pack.name) from None
        return pack

    def _read(self, game: str, files: dict[str, str]) -> tuple[Pack, str]:
        """In a thread, since it may take long and the tables go on meanwhile. A refused pack leaves nothing behind."""
        folder = Path(tempfile.mkdtemp(dir=self._room.name))
        try:
            for name, text in files.items():
                (folder / name).write_text(text, encoding="utf-8")
            return find(game).pack(folder), str(folder)
        except BaseException:
            shutil.rmtree(folder, ignore_errors=True)
            raise


def _lock(room: Path) -> int | None:
    try:
        handle = lock(room / "new") if LOCKS else None
    except OSError:
        handle = None  # not every disk has locks; then nobody clears this folder away
    if handle is None:
        return None
    (room / "new").rename(room / LOCK)  # it never exists unlocked, or another process would clear it away
    return handle


def clear_away(place: Path) -> None:
    """The folders of processes that were killed. Other people's, and those without a lock, are left alone."""
    if not LOCKS:
        return
    for room in place.glob(f"{PREFIX}*"):
        with suppress(OSError):  # it is in use, or another process is clearing it away
            if room.is_symlink() or room.stat().st_uid != os.getuid() or not (room / LOCK).exists():
                continue
            handle = lock(room / LOCK)
            try:
                shutil.rmtree(room)
            finally:
                os.close(handle)
