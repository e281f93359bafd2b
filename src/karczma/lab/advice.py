"""What a coach has found, in words: hints at a question, and the analysis of a whole game, in Polish or English.

Sentences are put together from the game's own words: what the score counts, the parts of the score, and the odds.
"""

from __future__ import annotations

from typing import Any, Final

from karczma.bots.coach import RIVAL
from karczma.kernel.audience import Json
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from karczma.lab.analysis import WRONG, Analysis, Finding, Moment, Player, Weighed
from karczma.words import Words

Told = dict[str, Any]

HELP: Final = ("nudge", "advice", "full")  # how much a hint says
TOLD_GAINS: Final = 3
TOLD_PARTS: Final = 3
PLACES: Final = 2  # that a nudge points at


class Adviser:
    """Tells the findings about one game, in one language."""

    def __init__(self, match: Match, language: str, names: list[str]) -> None:
        self.face = match.face
        self.words = Words(language, match.pack)
        self.names = names

    def hint(self, finding: Finding, help: str) -> Told:
        """A hint: where to look; or also what to choose; or the best three choices, what they are worth, and why."""
        if help not in HELP:
            raise Refused("no-such-help", name=str(help)[:20], names=", ".join(HELP))
        told: Told = {"help": help, "text": self.words.taught(self.face, f"coach-{finding.ask}")}
        if help == "nudge":
            # In the order of the table, not of their worth: which of them it is stays open
            told["touch"] = [*sorted({str(one.option["touch"]) for one in finding.choices[:PLACES]})]
        elif help == "advice":
            told["choices"] = [self.choice(finding.choices[0])]
        else:
            told["exact"] = finding.exact
            told["choices"] = [
                {**self.choice(one), "why": self.why(one, "best" if i else "next")}
                for i, one in enumerate(finding.choices)
            ]
        return told

    def choice(self, weighed: Weighed) -> Told:
        return {
            "do": weighed.option["do"],
            "touch": weighed.option["touch"],
            "text": self.option(weighed),
            "win": weighed.win,
            "win_error": weighed.win_error,
            "points": weighed.points,
            "points_error": weighed.points_error,
            "odds": [*self.odds(weighed)],
        }

    def option(self, weighed: Weighed) -> str:
        return self.words.option(self.face, weighed.option, self.names)

    def odds(self, weighed: Weighed) -> list[str]:
        return [self.words.odds(self.face, one.what, one.count, one.of) for one in weighed.odds]

    def why(self, weighed: Weighed, against: str) -> str:
        """Why this choice is better, or worse, than another: than the best one, the next best, or the one chosen."""
        parts = (self._at_once(weighed), self._in_the_end(weighed, against), self._all_the_same(weighed, against))
        told = " ".join([part for part in parts if part])
        return told or self.words.say("advice-little")

    def _at_once(self, weighed: Weighed) -> str:
        gains = sorted(weighed.gains, key=lambda gain: -abs(gain.points))[:TOLD_GAINS]
        told: list[str] = []
        for gain in gains:
            reason: dict[str, Json] = {"points": gain.points, "why": gain.why, **gain.facts}
            text = self.words.reason(self.face, reason, self.names) or self.words.part(self.face, gain.part)
            told.append(f"{text} ({self.signed(gain.points, 0)})")
        return self.words.say("advice-at-once", gains="; ".join(told)) if told else ""

    def _in_the_end(self, weighed: Weighed, against: str) -> str:
        """The parts of the score in which the two differ most when the game is over, and the best rival."""
        most = sorted([name for name in weighed.beside if name != RIVAL], key=lambda name: -abs(weighed.beside[name]))
        told = [
            f"{self.words.part(self.face, name)} {self.signed(weighed.beside[name], 1)}" for name in most[:TOLD_PARTS]
        ]
        if RIVAL in weighed.beside:
            told.append(self.words.say("advice-rival", points=self.signed(weighed.beside[RIVAL], 1)))
        return self.words.say("advice-in-the-end", against=against, parts=", ".join(told)) if told else ""

    def _all_the_same(self, weighed: Weighed, against: str) -> str:
        """Where the points that can be told speak for the other choice, say that they are not the whole reason."""
        ahead = sum([points if name != RIVAL else -points for name, points in weighed.beside.items()])
        better = against != "best"
        if ahead == 0.0 or (ahead > 0.0) == better:
            return ""
        return self.words.say("advice-all-the-same", better="yes" if better else "no")

    def signed(self, number: float, digits: int) -> str:
        """A difference as this language writes it."""
        told = f"{number:+.{digits}f}".replace("-", "−")
        return told.replace(".", ",") if self.words.language == "pl" else told

    def analysis(self, analysis: Analysis) -> Told:
        """A whole game."""
        return {
            "game": analysis.game,
            "effort": analysis.effort,
            "length": analysis.length,
            "names": [*self.names],
            "turning": analysis.turning,
            "players": [_player(player) for player in analysis.players],
            "curve": [_moment(moment) for moment in analysis.curve],
            "decisions": [self.decision(finding) for finding in analysis.findings],
        }

    def decision(self, finding: Finding) -> Told:
        """A choice somebody made, what would have been better, and what the difference was."""
        assert finding.lost is not None
        best, chosen = finding.choices[0], finding.choices[finding.chosen]
        lost = finding.lost
        wrong = finding.grade in WRONG
        return {
            "position": finding.position,
            "seat": finding.seat,
            "ask": finding.ask,
            "question": self.words.question(self.face, finding.ask),
            "grade": finding.grade,
            "grade_text": self.words.grade(finding.grade),
            "chosen": self.option(chosen),
            "better": self.option(best) if best is not chosen else "",
            "touch": best.option["touch"],
            "why": self.why(best, "chosen") if wrong else "",
            "odds": [*self.odds(chosen)],
            "better_odds": [*self.odds(best)] if best is not chosen else [],
            "exact": finding.exact,
            "win": best.win,
            "points": best.points,
            "lost_worth": max(0.0, lost.worth),
            "lost_win": max(0.0, lost.win),
            "lost_points": lost.points,
            "win_error": lost.win_error,
            "points_error": lost.points_error,
            "choices": [self.choice(one) for one in finding.choices],
        }


def _player(player: Player) -> Told:
    return {
        "seat": player.seat,
        "quality": player.quality,
        "weighed": player.weighed,
        "grades": {**player.grades},
        "lost_win": player.lost_win,
        "lost_points": player.lost_points,
        "luck_win": player.luck_win,
        "luck_points": player.luck_points,
        "costliest": [*player.costliest],
    }


def _moment(moment: Moment) -> Told:
    return {"position": moment.position, "win": [*moment.win], "points": [*moment.points]}
