"""Counting a printed game, in all the forms of the score sheets' page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run

SHEET: dict[str, Any] = {
    "game": "kajko",
    "options": {"dusigrosz": True},
    "seats": [{"town": [["treasure_10", "item_5", "item_5"], ["coin", "coin_in_hand"]]}, {"town": [["item_5"], []]}],
}
COUNTED = {
    "game": "kajko",
    "seats": [
        {"total": 32, "parts": {"town": 22, "dusigrosz": 10}, "rank": 1},
        {"total": 5, "parts": {"town": 5, "dusigrosz": 0}, "rank": 2},
    ],
    "winners": [0],
}


def essence(told: dict[str, Any]) -> dict[str, Any]:
    """What the page promises; further fields may be there."""
    seats = [{name: seat[name] for name in ("total", "parts", "rank")} for seat in told["seats"]]
    return {"game": told["game"], "seats": seats, "winners": told["winners"]}


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    path = tmp_path / "sheet.json"
    path.write_text(json.dumps(SHEET))
    return path


def test_one_sheet_as_json(run: Run, sheet: Path) -> None:
    result = run("score", sheet, "--json")
    assert result.exit_code == 0
    assert essence(json.loads(result.stdout)) == COUNTED
    assert list(json.loads(result.stdout)["seats"][0]["parts"]) == ["town", "dusigrosz"]
    assert result.stdout.count("\n") == 1


@pytest.mark.parametrize(("language", "why"), [("en", "more items sent"), ("pl", "więcej odesłanych przedmiotów")])
def test_a_tie_is_explained(run: Run, language: str, why: str) -> None:
    seats = [{"name": "Ania", "town": [["treasure_10"]]}, {"name": "Ola", "town": [["item_5", "item_5"]]}]
    tied = {"game": "kajko", "seats": seats}
    result = run("score", "-", "--lang", language, input=json.dumps(tied))
    assert f"10:10, {why}: Ola (2), Ania (1)." in " ".join(result.stdout.split())


def test_one_sheet_from_standard_input(run: Run) -> None:
    result = run("score", "-", "--json", input=json.dumps(SHEET))
    assert essence(json.loads(result.stdout)) == COUNTED


def test_one_sheet_for_people(run: Run, tmp_path: Path) -> None:
    named = {**SHEET, "seats": [{**SHEET["seats"][0], "name": "Łucja [bold]"}, SHEET["seats"][1]]}
    path = tmp_path / "named.json"
    path.write_text(json.dumps(named))
    english = run("score", path)
    assert english.exit_code == 0
    lines = [line.split() for line in english.stdout.splitlines()]
    assert ["1.", "A●", "Łucja", "[bold]", "32"] in lines
    assert ["2", "×", "Item", "worth", "5", "10"] in lines
    assert ["2.", "B■", "Chair", "B", "5"] in lines
    assert english.stdout.endswith("Łucja [bold] wins.\n")
    polish = run("score", path, "--lang", "pl")
    assert polish.stdout.endswith("Wygrywa Łucja [bold].\n")
    assert "najwięcej monet: 2 monety" in polish.stdout


def test_a_sheet_cannot_command_the_terminal(run: Run) -> None:
    town = {"town": [], "name": "Eve\x1b[2J\r\n\u202eAnia"}
    shown = run("score", "-", input=json.dumps({"game": "kajko", "seats": [town, town]}))
    assert shown.exit_code == 0
    assert "Eve?[2J" in shown.stdout
    refused = run("score", "-", input=json.dumps({"game": "\x1b[2J", "seats": []}))
    assert refused.exit_code == 2
    assert "\x1b" not in shown.output + refused.output


def test_a_shared_victory(run: Run) -> None:
    tie = {"game": "kajko", "seats": [{"town": [["coin"]]}, {"town": [["coin"]]}, {"town": []}]}
    result = run("score", "-", input=json.dumps(tie))
    assert "Shared victory: Chair A, Chair B." in result.stdout
    told = json.loads(run("score", "-", "--json", input=json.dumps(tie)).stdout)
    assert [seat["rank"] for seat in told["seats"]] == [1, 1, 3]


@pytest.mark.parametrize(
    ("lang", "parts"),
    [
        ("en", ("seats[0].town[0][10]: The box has only 10", "this value is ours", "counted as entered")),
        ("pl", ("seats[0].town[0][10]: ", "wartość jest jednak nasza", "liczy się tak, jak go wpisano")),
    ],
)
def test_what_only_our_values_object_to_is_counted_with_a_warning(run: Run, lang: str, parts: tuple[str, ...]) -> None:
    sheet = json.dumps({"game": "kajko", "seats": [{"town": [["coin"] * 11]}, {"town": []}]})
    shown = run("score", "-", "--lang", lang, input=sheet)
    assert shown.exit_code == 0
    text = " ".join(shown.stdout.split())
    assert "11 × " in text
    assert [part for part in parts if part not in text] == []
    told = json.loads(run("score", "-", "--json", "--lang", lang, input=sheet).stdout)
    assert [(one["place"], one["why"]) for one in told["warnings"]] == [("seats[0].town[0][10]", "sheet-too-many")]
    assert [part for part in parts if part not in told["warnings"][0]["text"]] == []
    assert told["seats"][0]["total"] == 11


def test_many_sheets_one_a_line(run: Run, tmp_path: Path) -> None:
    bad = {"game": "kajko", "seats": [{"town": [["raiders"]]}, {"town": []}]}
    lines = [json.dumps(SHEET), "", "{no json", "   ", json.dumps(bad), "[]", '"\\ud800"', json.dumps(SHEET)]
    path = tmp_path / "many.jsonl"
    path.write_text("\n".join(lines))
    for result in (
        run("score", "--jsonl", path, "--json"),
        run("score", "--jsonl", "-", "--json", input="\n".join(lines)),
    ):
        assert result.exit_code == 2
        assert result.stderr == ""
        told = [json.loads(line) for line in result.stdout.splitlines()]
        assert [list(one) == ["error"] for one in told] == [False, True, True, True, True, False]
        assert essence(told[0]) == essence(told[-1]) == COUNTED
        assert told[2]["error"].startswith("seats[0].town[0][0]: ")
    people = run("score", "--jsonl", path)
    assert people.exit_code == 2
    assert people.stdout.count("Chair A wins.") == 2
    assert len(people.stderr.splitlines()) == 4


def test_all_counted_is_status_zero(run: Run) -> None:
    assert run("score", "--jsonl", "-", "--json", input=f"{json.dumps(SHEET)}\n\n").exit_code == 0
    assert run("score", "--jsonl", "-", "--json", input="").stdout == ""


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(
    ("sheet", "place"),
    [
        ({"game": "kajko", "seats": [{"town": []}]}, "seats"),
        ({"game": "kajko", "seats": [{"town": [["treasure_10"] * 11]}, {"town": []}]}, "seats[0].town[0][10]"),
        ({"game": "kajko", "seats": [{"town": None}, {"town": []}]}, "seats[0].town"),
        ({"game": "kajko", "seats": [{"twon": []}, {"town": []}]}, "seats[0].twon"),
        ({"game": "kajko", "options": {"dusigrosz": 1}, "seats": [{"town": []}] * 2}, "options.dusigrosz"),
        ({"game": 7}, "game"),
    ],
)
def test_a_refused_sheet_names_the_place(run: Run, sheet: dict[str, Any], place: str, lang: str) -> None:
    told = run("score", "-", "--json", "--lang", lang, input=json.dumps(sheet))
    assert told.exit_code == 2
    assert json.loads(told.stdout)["error"].startswith(f"{place}: ")
    people = run("score", "-", "--lang", lang, input=json.dumps(sheet))
    assert people.exit_code == 2
    assert people.stdout == ""
    assert people.stderr == f"{json.loads(told.stdout)['error']}\n"


def test_a_missing_file_is_told_as_json_too(run: Run, tmp_path: Path) -> None:
    result = run("score", tmp_path / "none.json", "--json")
    assert result.exit_code == 2
    assert "none.json" in json.loads(result.stdout)["error"]
    assert list(json.loads(run("score", "--jsonl", tmp_path, "--json").stdout)) == ["error"]


def test_with_a_pack(run: Run, sheet: Path, tmp_path: Path) -> None:
    pack = tmp_path / "box"
    pack.mkdir()
    (pack / "pack.toml").write_text('name = "box"\ngame = "kajko"\n')
    (pack / "stacks.toml").write_text('[[card]]\nid = "treasure_10"\nvalue = 20\n')
    assert json.loads(run("score", sheet, "--json", "--pack", pack).stdout)["seats"][0]["total"] == 42
    assert "× Item worth 20" in run("score", sheet, "--pack", pack).stdout
    (pack / "stacks.toml").write_text('[[card]]\nid = "treasure_10"\nvalue = -1\n')
    broken = run("score", sheet, "--json", "--pack", pack)
    assert broken.exit_code == 2
    assert "treasure_10: value" in json.loads(broken.stdout)["error"]
    unnamed = run("score", "-", "--json", "--pack", pack, input='{"seats": []}')
    assert json.loads(unnamed.stdout)["error"].startswith("game: ")
