"""How long the first `make play` of a fresh clone takes until its page can be used, and the second start.

`python bench/first_minute.py [--runs 3]`: clones this repository (what is committed), runs `make play` there as a
person would, and asks for the page, its script and the list of games until all of them answer. Prints the parts as
`make` announces them, and the median of the runs.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import socket
import statistics
import subprocess
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from urllib.error import URLError

HERE = Path(__file__).resolve().parent.parent
PATIENCE = 1200.0  # seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--rest", type=float, default=0.0, help="seconds to wait before the second start")
    order = parser.parse_args()
    firsts, seconds = [], []
    for number in range(1, order.runs + 1):
        with tempfile.TemporaryDirectory(prefix="karczma-first-minute-") as folder:
            clone = Path(folder) / "karczma"
            subprocess.run(["git", "clone", "-q", str(HERE), str(clone)], check=True)
            firsts.append(start(clone, f"run {number}, first start", order.rest))
            seconds.append(start(clone, f"run {number}, second start", 0.0))
    print(f"first start, median of {order.runs}:  {statistics.median(firsts):6.1f} s")
    print(f"second start, median of {order.runs}: {statistics.median(seconds):6.1f} s")


def start(clone: Path, title: str, rest: float) -> float:
    """One `make play`, from the command to a page that can be used; then Ctrl-C."""
    port = free_port()
    environment = {**os.environ, "KARCZMA_PORT": str(port), "XDG_DATA_HOME": str(clone.parent / "data")}
    environment = {name: value for name, value in environment.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    began = time.monotonic()
    make = subprocess.Popen(
        ["make", "play"],
        cwd=clone,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    said: list[tuple[float, str]] = []
    reader = threading.Thread(target=listen, args=(make, began, said), daemon=True)
    reader.start()
    try:
        while not usable(port):
            if make.poll() is not None or time.monotonic() > began + PATIENCE:
                raise SystemExit("make play ended, or never answered:\n" + "\n".join(line for _, line in said))
            time.sleep(0.05)
        took = time.monotonic() - began
        time.sleep(rest)
    finally:
        if make.poll() is None:
            os.killpg(make.pid, signal.SIGINT)
        make.wait(60)
        reader.join(10)
    print(f"{title}: {took:.1f} s")
    for at, line in said:
        if line.startswith("=="):
            print(f"  {at:6.1f} s  {line}")
    return took


def listen(make: subprocess.Popen[str], began: float, said: list[tuple[float, str]]) -> None:
    assert make.stdout is not None
    for line in make.stdout:
        said.append((time.monotonic() - began, line.rstrip()))


def usable(port: int) -> bool:
    """The page is there with its script, and the server lists its games."""
    try:
        entry = fetch(port, "/")
        script = re.search(r'src="(/assets/[^"]+\.js)"', entry)
        return script is not None and bool(fetch(port, script[1])) and "kajko" in fetch(port, "/api/v1/games")
    except (URLError, ConnectionError, TimeoutError):
        return False


def fetch(port: int, path: str) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=10) as answer:
        return str(answer.read().decode())


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


if __name__ == "__main__":
    main()
