"""A game the terminal knows nothing of: drawn by its zones and numbers, played like any other; and no drawing leaks."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from rich.console import Console

import karczma
import smithy
from cli.conftest import Run
from karczma.games import GAMES
from karczma.terminal.guests import Guest
from karczma.terminal.room import Room
from karczma.terminal.sitting import DRAWINGS, Sitting
from karczma.terminal.turn import Turn


@pytest.fixture(autouse=True)
def with_smithy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "smithy", smithy.FACE)


def keys(seed: int) -> str:
    """Any number, or just Enter: so somebody hands over, somebody chooses, somebody takes something back."""
    dice = random.Random(seed)
    return "".join(dice.choice(["", "", "1", "2", "3", "u", "l", "s", "t"]) + "\n" for _ in range(3000))


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("table", ["--players 1", "--people A,B", "--people A,B,C --bots 1 --bot-kind random"])
def test_a_whole_game(run: Run, records: Path, table: str, lang: str) -> None:
    result = run("play", "smithy", *table.split(), "--seed", "4", "--lang", lang, input=keys(4))
    assert result.exit_code == 0
    assert {"en": "The result", "pl": "Wynik"}[lang] in result.stdout
    assert "{" not in result.stdout
    (record,) = records.glob("*.json")
    assert karczma.replay(json.loads(record.read_text())).over
    stepped = run("replay", record, "--seat", "A", "--lang", lang, input="\n" * 200)
    assert stepped.exit_code == 0


def test_only_what_a_seat_may_know_is_in_its_log(run: Run) -> None:
    typed = "\n1\n\n1\n\nl\nq\n"
    result = run("play", "smithy", "--people", "Ania,Bruno", "--seed", "3", input=typed)
    log = result.stdout.rpartition("Your choice")[0].rpartition("Your choice")[2]
    assert "Ania has a patron now." in log
    assert "Bruno works for a patron who likes" in log
    assert "Ania keeps a ware." in log


@pytest.mark.parametrize("game", ["smithy", "kajko"])
@pytest.mark.parametrize("own_drawing", [True, False])
def test_nothing_on_the_screen_tells_one_world_from_another(
    env: dict[str, str], monkeypatch: pytest.MonkeyPatch, game: str, own_drawing: bool
) -> None:
    """The same table dealt anew in what a seat cannot know looks the same to that seat, to the last letter."""
    if not own_drawing:
        monkeypatch.setattr("karczma.terminal.sitting.DRAWINGS", {})
        assert DRAWINGS
    match = karczma.start(game, seats=3, seed=11)
    dice = random.Random(11)
    guests = [Guest(name) for name in ("Ania", "Bruno", "Cezary")]
    while not match.over:
        seat = match.asked[0]
        shown = {whole(guests, world, seat) for world in (match, *(match.redeal(seat, seed) for seed in range(3)))}
        assert len(shown) == 1
        match.choose(seat, dice.choice(match.options(seat)))


def whole(guests: list[Guest], match: karczma.Match, seat: int) -> str:
    """The table, the question with its answers, and the score, as this seat sees them."""
    sitting = Sitting(Room("pl"), match, guests, None, Path("nowhere"))
    turn = Turn(sitting, seat)
    console = Console(width=80)
    with console.capture() as shown:
        console.print(sitting.drawing()(sitting.sight(seat)).picture)
        console.print(turn.question(), *turn.answers(frozenset()))
        console.print(json.dumps(match.scores(seat).plain()))
    return shown.get()


@pytest.mark.parametrize(("lang", "guard"), [("en", "The guard"), ("pl", "Straż")])
def test_a_rival_of_the_box_is_named_where_a_player_would_be(tmp_path: Path, lang: str, guard: str) -> None:
    match = karczma.start("lockup", seats=1, seed=4)
    sitting = Sitting(Room(lang), match, [Guest("Ola")], None, tmp_path / "none.json")
    assert sitting.sight(0).thing("guards") == guard
    assert sitting.tell({"event": "took_marker", "seat": 1}).startswith(f"{guard} ")
    assert sitting.tell({"event": "took_marker", "seat": 0}).startswith("Ola ")
