"""A party: the address for friends on the same network, and a QR code of it for their phones."""

from __future__ import annotations

import io
from urllib.parse import urlsplit

import segno
from rich.text import Text

from karczma.terminal.room import Room


def invite(room: Room, url: str, found: list[str]) -> None:
    """Say where to come in; `found` are all addresses of this machine."""
    if not url:
        room.tell_whole("party-alone")
        return
    room.tell_whole("party", url=url)
    if room.unicode:
        room.show(Text(code(url), "bright_white on black", no_wrap=True))
    host = urlsplit(url).hostname or ""
    others = [address for address in found if address != host and (":" in address) == (":" in host)]
    if others:
        room.tell_whole("party-others", addresses=", ".join(others))


def code(url: str) -> str:
    """The QR code of this address: two rows of it in each line, light on dark."""
    drawn = io.StringIO()
    segno.make(url, micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")
