"""What a bot from outside may do wrong."""

from __future__ import annotations


class Fault(Exception):
    """A bot has not chosen: it `crashed`, was `late`, or answered `nonsense`."""

    def __init__(self, kind: str, why: str = "") -> None:
        super().__init__(f"{kind}: {why}" if why else kind)
        self.kind = kind
