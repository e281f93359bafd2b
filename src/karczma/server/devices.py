"""What a browser says it is, in two words that its owner will recognise. Nothing else it says is kept."""

from __future__ import annotations

# The first match counts: most browsers also name their predecessors.
BROWSERS = (
    ("Edge", ("Edg/", "EdgA/", "EdgiOS/")),
    ("Opera", ("OPR/", "OPT/")),
    ("Samsung Internet", ("SamsungBrowser/",)),
    ("Firefox", ("Firefox/", "FxiOS/")),
    ("Chrome", ("Chrome/", "CriOS/")),
    ("Safari", ("Safari/",)),
)
SYSTEMS = (
    ("Android", ("Android",)),
    ("iOS", ("iPhone", "iPad", "iPod")),
    ("Windows", ("Windows",)),
    ("macOS", ("Macintosh", "Mac OS X")),
    ("ChromeOS", ("CrOS",)),
    ("Linux", ("Linux", "X11")),
)


def family(agent: str) -> tuple[str, str]:
    """The browser and the system in a User-Agent header; empty if we do not know them."""
    return _first(agent, BROWSERS), _first(agent, SYSTEMS)


def _first(agent: str, known: tuple[tuple[str, tuple[str, ...]], ...]) -> str:
    return next((name for name, marks in known if any(mark in agent for mark in marks)), "")
