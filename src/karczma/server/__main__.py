"""`python -m karczma.server`: serve with the settings of the environment."""

from __future__ import annotations

import gc

if __name__ == "__main__":
    # Here and not above: bots' workers import this file too, and need no server. Nothing of it is ever thrown away, so
    # collecting garbage meanwhile is a sixth of the time it takes to start.
    gc.disable()
    from karczma.server.config import from_environment
    from karczma.server.run import serve_alone

    gc.enable()
    serve_alone(from_environment())
