"""`python -m karczma.server`: serve with the settings from the environment."""

from __future__ import annotations

import gc

if __name__ == "__main__":
    # Imported here because bots' workers import this file too and need no server. None of it is ever thrown away, and
    # collecting garbage meanwhile would be a sixth of the starting time.
    gc.disable()
    from karczma.server.config import from_environment
    from karczma.server.run import serve_alone

    gc.enable()
    serve_alone(from_environment())
