"""A real server with the toy game on its list. What stands at the top runs in the workers of its bots too."""

from __future__ import annotations

import json
import sys

import smithy
from karczma.games import GAMES
from karczma.server.config import Config

GAMES[smithy.FACE.name] = smithy.FACE

if __name__ == "__main__":
    from karczma.server.run import serve

    serve(Config(**json.loads(sys.argv[1])))
