"""The table server: people and bots at one table over HTTP and WebSocket, nothing ever lost."""

from __future__ import annotations

import karczma

# The modules that describe a table to its readers are compiled with the engine, and come first as the engine's do.
__path__[:0] = [f"{folder}/server" for folder in list(karczma.__path__)[:-1]]
