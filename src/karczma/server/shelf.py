"""Card packs of this server: the games' own, and those its host has put there."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

import msgspec
import sqlalchemy as sa

import karczma
from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.kernel.packs import Pack
from karczma.server import store as kept
from karczma.server.store import Store

OWN = "default"
FILES = 20
BYTES = 200_000
FILE_NAME = re.compile(r"[A-Za-z0-9_-]{1,60}\.toml")


class Shelf:
    """Packs by game and name. Those of the database are laid out as folders, also for the processes that think."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._room = tempfile.TemporaryDirectory(prefix="karczma-packs-")
        self._open: dict[tuple[str, str], tuple[Pack, str]] = {}

    def close(self) -> None:
        self._room.cleanup()

    async def names(self, game: str) -> list[str]:
        query = sa.select(kept.packs.c.name).where(kept.packs.c.game == game).order_by(kept.packs.c.name)
        found = await self.store.read(lambda c: [str(name) for name in c.execute(query).scalars()])
        return [OWN, *found]

    async def pack(self, game: str, name: str) -> tuple[Pack, str]:
        """The pack and the folder it lies in (none: the game's own)."""
        if name == OWN:
            return karczma.open_pack(game), ""
        key = (game, name)
        if key not in self._open:
            where = (kept.packs.c.game == game) & (kept.packs.c.name == name)
            files = await self.store.read(lambda c: c.execute(sa.select(kept.packs.c.files).where(where)).scalar())
            if files is None:
                raise Refused("no-such-pack", name=name[:60])
            folder = self._lay_out(msgspec.json.decode(files, type=dict[str, str]))
            self._open[key] = (find(game).pack(folder), str(folder))
        return self._open[key]

    async def add(self, game: str, files: dict[str, str]) -> Pack:
        """A new pack, checked whole; a name that is taken is refused, so that no running table changes its cards."""
        find(game)
        if len(files) > FILES or sum(map(len, files.values())) > BYTES:
            raise Refused("pack-too-large", files=FILES, bytes=BYTES)
        if not all(FILE_NAME.fullmatch(name) for name in files):
            raise Refused("pack-file-name")
        pack = find(game).pack(self._lay_out(files))
        if pack.name in await self.names(game):
            raise Refused("pack-name-taken", name=pack.name)
        values = {"game": game, "name": pack.name, "files": msgspec.json.encode(files), "hash": pack.hash}
        try:
            await self.store.write(lambda c: c.execute(sa.insert(kept.packs).values(**values)))
        except kept.Stale:
            raise Refused("pack-name-taken", name=pack.name) from None
        return pack

    def _lay_out(self, files: dict[str, str]) -> Path:
        folder = Path(tempfile.mkdtemp(dir=self._room.name))
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
        return folder
