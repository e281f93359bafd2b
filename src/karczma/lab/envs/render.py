"""What `render()` of an environment gives, by its `render_mode`."""

from __future__ import annotations

from typing import Final

from karczma.kernel.errors import Refused
from karczma.lab.envs.desk import Desk
from karczma.lab.envs.picture import Painter, Pixels
from karczma.lab.envs.telling import told

MODES: Final = ["ansi", "rgb_array", "human"]
FPS: Final = 2


class Render:
    """One environment's."""

    def __init__(self, desk: Desk, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise Refused("env-render-mode", name=str(mode)[:40], names=", ".join(MODES))
        self.desk = desk
        self.mode = mode
        self.watched = mode == "human"  # people watch without asking for each picture
        self._painter = Painter(desk.words, mode == "human") if mode in ("rgb_array", "human") else None

    def __call__(self, reader: int | None) -> str | Pixels | None:
        """The table as this seat, or a spectator, may see it."""
        match = self.desk.match()
        if self._painter is None:
            return told(self.desk.words, match, reader) if self.mode == "ansi" else None
        if self.mode == "rgb_array":
            return self._painter.paint(match, reader)
        self._painter.show(match, reader, FPS)
        return None

    def close(self) -> None:
        if self._painter is not None:
            self._painter.close()
