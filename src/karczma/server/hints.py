"""Hints at the table: what the coach says about the question somebody is asked, and that it was asked.

A hint is kept before it is told. Nobody else learns of it while the game is on: that somebody has a choice to think
about may itself be a secret. When it is over, everybody can see it.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from karczma.bots import LEVELS
from karczma.bots.greedy import THUMBS
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from karczma.lab.advice import Adviser
from karczma.lab.analysis import Finding
from karczma.server import speech
from karczma.server.store import HELP, HintUsed

if TYPE_CHECKING:
    from karczma.server.open_table import OpenTable
    from karczma.server.table_server import TableServer

log = logging.getLogger("karczma.hints")

COACH = "master"  # the level it advises at


async def hint(
    server: TableServer, live: OpenTable, match: Match, seat: int, help: str, language: str
) -> dict[str, Any]:
    """What the coach says; where it cannot weigh, what a Regular would choose."""
    _, folder = await server.packs.pack(live.meta.game, live.meta.pack)
    names = speech.named(live.meta.names(), language)
    adviser = Adviser(match, language, names)
    try:
        return told(adviser, await server.workers.weigh(match, folder, seat), help)
    except Exception as error:
        log.info("no coach at %s (%s); the hint is a Regular's", live.meta.game, type(error).__name__)
    question: Any = match.question(seat)
    text = adviser.words.taught(match.face, f"coach-{question['ask']}")
    if help == "nudge":  # it must not point at the one choice we would know of
        return {"help": help, "text": text, "touch": []}
    do = await server.workers.choose(match, folder, seat, LEVELS["regular"])
    return {"help": help, "text": text, **_regulars(adviser, match, question, do)}


def told(adviser: Adviser, finding: Finding, help: str) -> dict[str, Any]:
    """With what the coach would choose, unless it is only a nudge."""
    hint = adviser.hint(finding, help)
    return hint if help == "nudge" else {**hint, "do": hint["choices"][0]["do"], "level": COACH}


def _regulars(adviser: Adviser, match: Match, question: Any, do: list[str]) -> dict[str, Any]:
    """The choice of a bot, without numbers."""
    option = next(one for one in question["options"] if one["do"] == do)
    choice = {"do": do, "touch": option["touch"], "text": adviser.words.option(match.face, option, adviser.names)}
    return {"choices": [choice], "do": do, "level": "regular" if match.face.name in THUMBS else "novice"}


def check_allowed(live: OpenTable) -> None:
    if not live.meta.hints:
        raise Refused("hints-off")


def helped(match: Match, hints: list[HintUsed], earlier: int) -> dict[int, str]:
    """By position in a finished game, the help somebody had with the choice that led there; the most, if they asked
    again.

    `earlier` is how many entries there are from before the rules changed: the match does not hold them.
    """
    found: dict[int, str] = {}
    for hint in hints:
        begin = hint.position - earlier
        if begin < 0:
            continue
        # Others may answer first, or choices may be taken back: it is this seat's next choice.
        made = (i for i in range(begin, len(match.log)) if match.log[i][0] == hint.seat and match.log[i][1] >= 0)
        position = next(made, -1) + 1
        if position and HELP.index(hint.help) >= HELP.index(found.get(position, HELP[0])):
            found[position] = hint.help
    return found
