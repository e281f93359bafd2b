"""Runs a browser for as long as somebody holds the other end of our input; then it ends, and its folder is removed.

A program of its own, so that no browser is left over, however the one who wanted it has ended.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import threading

PATIENCE = 5.0  # seconds until a browser that does not want to end is killed


def keep(command: list[str]) -> None:
    with tempfile.TemporaryDirectory(prefix="karczma-browser-", ignore_cleanup_errors=True) as folder:
        browser = subprocess.Popen([*command, f"--user-data-dir={folder}"], stdin=subprocess.DEVNULL)
        threading.Thread(target=end, args=[browser], daemon=True).start()
        browser.wait()


def end(browser: subprocess.Popen[bytes]) -> None:
    sys.stdin.read()
    browser.terminate()
    try:
        browser.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        browser.kill()


if __name__ == "__main__":
    keep(sys.argv[1:])
