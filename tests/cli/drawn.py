"""Tables as they are drawn on a terminal: who sits there, what stands on the paper, and games to look at."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console as Paper
from rich.console import RenderableType

import karczma
from cli.conftest import Run
from karczma.terminal.guests import Guest
from karczma.terminal.room import Room
from karczma.terminal.sitting import DRAWINGS, Sitting
from karczma.terminal.table import Sight
from karczma.terminal.turn import Turn

PROMPT = "? for help): "
NAMES = ["Ania", "Bartłomiej Maksymilian", "Cezary", "Dorota", "Edek"]


def seated(match: karczma.Match, lang: str) -> Sitting:
    return Sitting(Room(lang), match, [Guest(name) for name in NAMES[: match.seats]], None, Path("nowhere"))


def on_paper(shown: RenderableType, columns: int = 80) -> str:
    paper = Paper(width=columns)
    with paper.capture() as captured:
        paper.print(shown)
    return captured.get()


def table(sight: Sight, columns: int = 80) -> str:
    return on_paper(DRAWINGS[sight.face.name](sight).picture, columns)


def line_with(text: str, shown: str) -> str:
    return next(line for line in shown.splitlines() if text in line)


def until(
    game: str, asked: str, seats: int, seed: int = 1, options: dict[str, str] | None = None, **numbers: int
) -> karczma.Match:
    """A game of people who choose anything, until one of them is asked this while these numbers lie in the middle."""
    for more in range(20):
        match = karczma.start(game, seats=seats, seed=seed + more, options=options or {})
        dice = random.Random(seed + more)
        while not match.over:
            seat = match.asked[0]
            question = match.question(seat)
            assert question is not None
            if question["ask"] == asked and numbers.items() <= match.view(seat).middle.numbers.items():
                return match
            match.choose(seat, dice.choice(match.options(seat)))
    raise AssertionError(f"nobody is ever asked {asked}")


def all_is_there(sitting: Sitting, seat: int, columns: int) -> None:
    """Whoever is asked finds every number, on the table or in the list below it, and no line is too wide."""
    drawn = sitting.drawing()(sitting.sight(seat))
    turn = Turn(sitting, seat)
    picture = on_paper(drawn.picture, columns)
    listed = "".join(on_paper(answer, columns) for answer in turn.answers(drawn.touched))
    for line in (picture + listed).splitlines():
        assert cell_len(line.rstrip()) <= columns, line
    assert "{" not in picture
    for offer in turn.offers:
        where = picture if offer.touch in drawn.touched else listed
        assert re.search(rf"(?<!\d){offer.number}(?!\d)", where), f"{offer} is not in\n{where}"


def keys(seed: int) -> str:
    """More numbers than a game asks for, as they are typed."""
    dice = random.Random(seed)
    return "".join(f"{dice.choice([1, 1, 2, 2, 3, 4, 6, 9])}\n" for _ in range(3000))


def whole_game(run: Run, records: Path, game: str, lang: str, players: str, verdict: str) -> str:
    """A game played to its end by whoever hits any key, then replayed from both sides; what the screen showed."""
    args = ["play", game, "--players", players, "--bot-kind", "random", "--seed", "5", "--lang", lang]
    result = run(*args, input=keys(5))
    assert result.exit_code == 0
    assert result.stderr == ""
    assert verdict in result.stdout
    assert "{" not in result.stdout
    (record,) = records.glob("*.json")
    match = karczma.replay(json.loads(record.read_text()))
    assert match.over
    end = run("replay", record, "--lang", lang, input="n\nn\nG\nb\ng\nq\n")
    assert end.exit_code == 0
    assert verdict in end.stdout
    eyes = run("replay", record, "--seat", "A", "--lang", lang, input=f"{len(match.made) // 2}\nq\n")
    assert eyes.exit_code == 0
    for line in (result.stdout + eyes.stdout + end.stdout).splitlines():
        if ".json" not in line:
            assert cell_len(line.rstrip()) <= 80, line
    return str(result.stdout)
