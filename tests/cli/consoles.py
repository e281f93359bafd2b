"""A real terminal for tests: `karczma` on a pty, what it writes and what is typed."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Self

COMMAND = (sys.executable, "-m", "karczma.cli")
PATIENCE = 60.0  # seconds until something that should come is said to be missing; never waited out otherwise
# Ctrl-C goes to whom the terminal belongs.
TAKE_TERMINAL = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"
)
CLEAR = "\x1b[2J"
ALT_ON, ALT_OFF = "\x1b[?1049h", "\x1b[?1049l"


class Console:
    """One command on a terminal of this size."""

    def __init__(
        self,
        *args: str,
        columns: int = 80,
        lines: int = 24,
        command: tuple[str, ...] = COMMAND,
        env: dict[str, str] | None = None,
    ) -> None:
        self.screen, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        # The size is the terminal's: these two would speak louder.
        known = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", TAKE_TERMINAL, *command, *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**known, "TERM": "xterm-256color", **(env or {})},
            start_new_session=True,
        )
        os.close(theirs)
        self.written = ""
        self.seen = 0  # how far `expect` has come

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.screen)

    def expect(self, text: str) -> str:
        """Wait until this is written after what was expected before; all that was written in between."""
        deadline = time.monotonic() + PATIENCE
        while (found := self.written.find(text, self.seen)) < 0:
            if not self._read(deadline - time.monotonic()):
                raise AssertionError(f"{text!r} did not come after:\n{self.written[self.seen :]}")
        between = self.written[self.seen : found]
        self.seen = found + len(text)
        return between

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        os.write(self.screen, key)

    def asks(self, prompt: str) -> None:
        """Expect this, and that it waits for the answer: a Ctrl-C between the two is Python's to lose, not ours."""
        self.expect(prompt)
        state = Path(f"/proc/{self.process.pid}/stat")
        deadline = time.monotonic() + PATIENCE
        while state.exists() and state.read_text().rpartition(")")[2].split()[0] == "R":
            assert time.monotonic() < deadline, "it does not wait for an answer"
            time.sleep(0.001)

    def end(self) -> int:
        """The exit status, once it has ended by itself."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline - time.monotonic()):
            pass
        return self.process.wait(max(1.0, deadline - time.monotonic()))

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def _read(self, seconds: float) -> bool:
        """Whether anything more came."""
        ready, _, _ = select.select([self.screen], [], [], max(0.0, seconds))
        try:
            more = os.read(self.screen, 65536) if ready else b""
        except OSError:  # the other end is closed
            return False
        self.written += more.decode(errors="replace")
        return bool(more)


def screens(written: str) -> list[str]:
    """What stood on the screen between one clearing and the next."""
    return written.split(CLEAR)


def run(*args: str | Path, **options: object) -> subprocess.CompletedProcess[bytes]:
    """`karczma` as a process of its own, on pipes."""
    return subprocess.run([*COMMAND, *map(str, args)], capture_output=True, check=False, timeout=PATIENCE, **options)  # type: ignore[call-overload,no-any-return]
