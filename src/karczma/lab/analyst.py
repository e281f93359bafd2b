"""Analyses a whole game, in several processes; what is found is kept at once, so that it can go on later."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec

from karczma.kernel.match import Match
from karczma.lab.analysis import Analysis, Finding, Questions, put_together, weigh
from karczma.lab.pool import crew_of


def analyse(
    match: Match,
    questions: Questions,
    effort: str,
    jobs: int = 1,
    kept: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Analysis:
    """The analysis of a finished game. With a file, findings are kept there, and those it has are not looked for again.

    `progress` is called with how many questions have been weighed.
    """
    found = {} if kept is None else read_findings(kept)
    left = [piece for piece in questions.pieces if piece.position not in found]
    with closing(crew_of(jobs, len(left)).work_on(weigh, left)) as findings:
        for finding in findings:
            found[finding.position] = finding
            if kept is not None:
                with kept.open("ab") as file:
                    file.write(msgspec.json.encode(finding) + b"\n")
            if progress is not None:
                progress(len(found))
    ordered = [found[piece.position] for piece in questions.pieces]
    return put_together(match, effort, questions.curve, ordered)


def read_findings(kept: Path) -> dict[int, Finding]:
    """What has been found so far. A line that was cut off, or that nobody can read, is looked for again."""
    found: dict[int, Finding] = {}
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        return found
    text = kept.read_bytes()
    if text and not text.endswith(b"\n"):
        kept.write_bytes(text[: text.rfind(b"\n") + 1])
    for line in text.split(b"\n"):
        try:
            finding = msgspec.json.decode(line, type=Finding)
        except msgspec.DecodeError:
            continue
        found[finding.position] = finding
    return found
