"""`python tests/guides/make.py` writes the pictures of the guides anew, after a game or a picture was changed."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from guides.pictures import ALBUMS, file, text


def main(games: list[str]) -> None:
    for game in games or ALBUMS:
        file(game).write_text(text(game), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
