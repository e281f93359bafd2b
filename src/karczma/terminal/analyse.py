"""`karczma analyse`: what each choice of a finished game was worth, who played how well, and what luck gave."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from karczma.lab.advice import Adviser
from karczma.lab.analysis import ALL_GRADES, EFFORTS, WRONG, mark_of, questions_of
from karczma.lab.analyst import analyse
from karczma.terminal import papers
from karczma.terminal.analysis_page import SIGNS, hundredths, page
from karczma.terminal.marks import Marks
from karczma.terminal.papers import on_file
from karczma.terminal.progress import bar
from karczma.terminal.replay import guests_of, seat_of
from karczma.terminal.room import Room

INTERRUPTED = 130  # what a shell reports after Ctrl-C
COSTLIEST = 3
PLAIN_SIGNS = {"best": "*", "good": "+", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
BARS = "▁▂▃▄▅▆▇█"
DIGITS = "0123456789"  # the same for terminals without other letters
GRAPH = 60  # columns of a graph
Told = dict[str, Any]


@dataclass(frozen=True)
class Wish:
    """What the command line asks for."""

    file: Path
    seat: str | None
    effort: str
    jobs: int  # 0: one per core
    pack: Path | None
    html: Path | None


def show_analysis(room: Room, wish: Wish, as_json: bool) -> int:
    paper = papers.open_paper(wish.file)
    match = paper.replay(wish.pack)
    names = [guest.name for guest in guests_of(room, paper.guests, match)]
    seat = None if wish.seat is None else seat_of(wish.seat, match.seats)
    room.deal(match.pack)
    pack = wish.pack or (Path(paper.pack) if paper.pack else None)
    try:
        told = _told(room, wish, match, str(pack.resolve()) if pack else "", names)
    except KeyboardInterrupt:
        room.complain(room.say("analyse-interrupted"))
        return INTERRUPTED
    if seat is not None:
        told["players"] = [player for player in told["players"] if player["seat"] == seat]
        told["decisions"] = [decision for decision in told["decisions"] if decision["seat"] == seat]
    if wish.html is not None:
        with on_file(wish.html):
            wish.html.write_text(page(room, told, room.words.game(match.face, "game-name")), encoding="utf-8")
    if as_json:
        room.write_json(told)
    else:
        Report(room, told, Marks(room.unicode)).show(room.words.game(match.face, "game-name"))
        if wish.html is not None:
            room.tell_whole("analyse-written", file=str(wish.html))
    return 0


def _told(room: Room, wish: Wish, match: Match, pack: str, names: list[str]) -> Told:
    if wish.effort not in EFFORTS:
        raise Refused("no-such-effort", name=wish.effort[:20], names=", ".join(EFFORTS))
    kept = papers.data_folder() / "analyses" / f"{mark_of(match, wish.effort)}.jsonl"
    questions = questions_of(match, pack, wish.effort)
    with on_file(kept), bar(room, room.say("analyse-progress"), len(questions.pieces)) as weighed:
        found = analyse(match, questions, wish.effort, wish.jobs, kept, weighed)
    return Adviser(match, room.words.language, names).analysis(found)


class Report:
    """An analysis on a text screen."""

    def __init__(self, room: Room, told: Told, marks: Marks) -> None:
        self.room = room
        self.told = told
        self.marks = marks
        self.names: list[str] = told["names"]

    def show(self, game: str) -> None:
        room = self.room
        room.show(Text(game, "bold"))
        room.show(self.players())
        room.tell("analyse-quality", "dim")
        room.show()
        room.tell("analyse-graph", "bold")
        for player in self.told["players"]:
            room.show(Text(f"{self.graph(player['seat'])}  {self.names[player['seat']]}"))
        if self.told["turning"] >= 0:
            room.tell("analyse-turning", position=self.told["turning"], length=self.told["length"])
        wrong = [one for one in self.told["decisions"] if one["grade"] in WRONG]
        wrong.sort(key=lambda one: -one["lost_worth"])
        room.show()
        room.tell("analyse-costliest" if wrong else "analyse-none-wrong", "bold")
        for decision in wrong[:COSTLIEST]:
            self.decision(decision)
        for decision in sorted(wrong[COSTLIEST:], key=lambda one: int(one["position"])):
            self.line(decision)

    def players(self) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        table.add_column("", no_wrap=True)
        columns = [self.room.say(f"analyse-{name}") for name in ("figure", "weighed")]
        grades = [self.sign(grade) for grade in ALL_GRADES]
        luck = [self.room.say(f"analyse-{name}") for name in ("lost", "luck")]
        for column in [*columns, *grades, *luck]:
            table.add_column(column, justify="right")
        for player in self.told["players"]:
            counts = [str(player["grades"][grade]) for grade in ALL_GRADES]
            figures = [self.room.number(player["quality"], 0), str(player["weighed"])]
            rest = [self.hundredths(-player["lost_win"]), self.hundredths(player["luck_win"])]
            name = Text.assemble(self.marks.seal(player["seat"]), " ", self.names[player["seat"]])
            table.add_row(name, *figures, *counts, *rest)
        return table

    def sign(self, grade: str) -> str:
        """A grade where there is little room: as in the notation of chess, which most players can read."""
        return SIGNS[grade] if self.room.unicode else PLAIN_SIGNS[grade]

    def hundredths(self, share: float) -> str:
        return hundredths(self.room, share)

    def graph(self, seat: int) -> str:
        """The chance to win from the first position to the last."""
        curve = self.told["curve"]
        steps = BARS if self.room.unicode else DIGITS
        chances = [curve[i * (len(curve) - 1) // (GRAPH - 1)]["win"][seat] for i in range(GRAPH)]
        return "".join([steps[min(len(steps) - 1, int(chance * len(steps)))] for chance in chances])

    def decision(self, one: Told) -> None:
        self.line(one)
        room = self.room
        for key, odds in (("chosen", one["odds"]), ("better", one["better_odds"])):
            told = room.say(f"analyse-{key}", **{key: one[key]})
            room.show(Text.assemble(f"   {told}", (f" ({odds[0]})" if odds else "", "dim")))
        if one["why"]:
            room.show(Text(f"   {one['why']}", "dim"))

    def line(self, one: Told) -> None:
        room = self.room
        facts = {"win": self.hundredths(-one["lost_win"]), "points": room.number(-one["lost_points"], 1)}
        name = self.names[one["seat"]]
        grade = f"{self.sign(one['grade'])} {one['grade_text']}"
        room.tell("analyse-decision", position=one["position"], player=name, grade=grade, **facts)
