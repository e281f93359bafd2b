"""The table server: people and bots at one table over HTTP and WebSocket, nothing ever lost."""

from __future__ import annotations

import karczma

# What is told at a table is compiled with the engine: those modules come first, as the engine's do.
__path__[:0] = [f"{folder}/server" for folder in list(karczma.__path__)[:-1]]
