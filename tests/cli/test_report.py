"""`karczma simulate --out` and `karczma report`: a page that needs nothing else, for every game, in both languages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import product
from pathlib import Path

import polars
import pytest

from cli.conftest import Run
from karczma.games import GAMES
from karczma.words import LANGUAGES, Words

TABLES = [(face.name, seats) for face in GAMES.values() for seats in sorted({face.least, 2, face.most})]
ALONE = {"meta", "input"}  # elements that have no end


class Page(HTMLParser):
    """What is on a page: every element is closed, and everything is collected that a reader relies on."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.said: dict[str, str] = dict.fromkeys(LANGUAGES, "")
        self.language = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        own = {name: value or "" for name, value in attrs}
        self.tags.append((tag, own))
        if tag == "div" and "lang" in own:
            self.language = own["lang"]
        if tag not in ALONE:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        if self.open == ["html", "body", "main"]:
            self.language = ""

    def handle_data(self, data: str) -> None:
        if self.language:
            self.said[self.language] += f"{data}\n"

    def all(self, tag: str) -> list[dict[str, str]]:
        return [own for name, own in self.tags if name == tag]


def report(run: Run, folder: Path, *args: str | Path) -> tuple[str, Page]:
    told = run("report", folder, *args)
    assert told.exit_code == 0, told.stderr
    text = (folder / "report.html").read_text(encoding="utf-8")
    return text, Page(text)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_game_has_a_report(run: Run, tmp_path: Path, game: str, seats: int) -> None:
    run("simulate", game, "--players", str(seats), "--bots", "random", "--games", "8", "--jobs", "1", "--out", tmp_path)
    played_for = polars.read_parquet(tmp_path / "parts.parquet")["part"].unique()
    text, page = report(run, tmp_path)
    assert not re.search(r"https?:|<script|@import|url\((?!#)|\bsrc=", text), "it needs nothing else"
    for language in LANGUAGES:
        words, said = Words(language), page.said[language]
        for part in played_for:
            assert words.part(GAMES[game], part) in said
        assert words.game(GAMES[game], "game-name") in said
        assert "{" not in said
        assert not re.search(r"\bnan\b|\binf\b|cli-|report-", said)
    drawn = [own for own in page.all("svg") if own.get("role") == "img"]
    assert len(drawn) == len(page.all("svg")) == len(page.all("figure"))
    assert all(len(own["aria-label"]) > 20 for own in drawn)
    assert len(page.all("table")) >= len(drawn)
    assert all(own["scope"] in ("row", "col") for own in page.all("th"))
    ids = [own["id"] for _, own in page.tags if "id" in own]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"#([\w-]+)\)", text)) | {own["href"][1:] for own in page.all("use")} <= set(ids)


def test_the_page_opens_in_the_language_of_the_reader(run: Run, tmp_path: Path) -> None:
    run("simulate", "kajko", "--bots", "random", "--games", "5", "--jobs", "1", "--out", tmp_path)
    for language in LANGUAGES:
        text, page = report(run, tmp_path, "--lang", language)
        assert page.all("html") == [{"lang": language}]
        assert [own["id"] for own in page.all("input") if "checked" in own] == [language]
        assert [own["lang"] for own in page.all("div") if "lang" in own] == [*LANGUAGES]
        for other in LANGUAGES:
            assert f"#{other}:not(:checked)~main>:lang({other})" in text


def test_the_same_games_make_the_same_page(run: Run, tmp_path: Path) -> None:
    pages = []
    for folder, jobs in product((tmp_path / "one", tmp_path / "two"), "1"):
        run("simulate", "stonespine", "--bots", "random", "--games", "30", "--jobs", jobs, "--out", folder)
        pages.append(report(run, folder)[0])
    assert pages[0] == pages[1]
    assert len(pages[0].encode()) < 600_000


def test_a_tournament_has_a_report(run: Run, tmp_path: Path) -> None:
    args = ["--bot", "novice", "--bot", "regular", "--games", "20", "--jobs", "1", "--out", tmp_path]
    run("tournament", "kajko", *args)
    page = report(run, tmp_path)[1]
    assert "Skill: the golem" in page.said["en"]
    assert "Umiejętności: golem" in page.said["pl"]
    assert "Coin in Hand" in page.said["en"]
    assert "This folder does not say who went first." in page.said["en"]
    for name in ("parts", "decisions"):  # an older version did not write them
        (tmp_path / f"{name}.parquet").unlink()
    assert "This folder has no decisions" in report(run, tmp_path)[1].said["en"]
    told = run("simulate", "kajko", "--games", "2", "--jobs", "1", "--out", tmp_path)
    assert told.exit_code == 2
    assert "A tournament is kept here" in told.stderr


@pytest.mark.parametrize(("lang", "said"), [("en", "Every game as tables"), ("pl", "Wszystkie gry w tabelach")])
def test_simulate_says_where_the_games_are(run: Run, tmp_path: Path, lang: str, said: str) -> None:
    args = ["simulate", "kajko", "--games", "3", "--jobs", "1", "--no-decisions", "--out", tmp_path / "a" / "b"]
    told = run(*args, "--lang", lang)
    assert told.exit_code == 0
    assert said in told.stdout
    assert {path.stem for path in (tmp_path / "a" / "b").iterdir()} == {"games", "seats", "parts"}
    page = report(run, tmp_path / "a" / "b")[1]
    assert "This folder has no decisions" in page.said["en"]


def test_a_report_goes_where_one_wants_it(run: Run, tmp_path: Path) -> None:
    run("simulate", "kajko", "--games", "3", "--jobs", "1", "--out", tmp_path / "games")
    told = run("report", tmp_path / "games", "--html", tmp_path / "page.html")
    assert told.exit_code == 0
    assert str(tmp_path / "page.html") in told.stdout
    assert {path.name for path in tmp_path.iterdir()} == {"games", "page.html"}


def test_a_pack_of_ones_own_is_asked_for(run: Run, tmp_path: Path) -> None:
    pack, out = tmp_path / "pack", tmp_path / "out"
    pack.mkdir()
    (pack / "pack.toml").write_text('name = "Rich"\ngame = "kajko"\n')
    run("simulate", "kajko", "--games", "3", "--jobs", "1", "--pack", pack, "--out", out)
    told = run("report", out)
    assert told.exit_code == 2
    assert "with the pack “Rich”, not with “default”" in told.stderr.replace("\n", " ")
    assert "Pack of cards: Rich." in report(run, out, "--pack", pack)[1].said["en"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", ["nothing", "empty", "file", "text", "page"])
def test_what_cannot_be_reported_on_is_one_sentence(run: Run, tmp_path: Path, lang: str, what: str) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "games.parquet").write_text("Dear Ania")
    (tmp_path / "file").write_text("Dear Ania")
    args: list[str | Path] = [tmp_path / what]
    if what == "page":
        run("simulate", "kajko", "--games", "2", "--jobs", "1", "--out", tmp_path / "page")
        args += ["--html", tmp_path / "nowhere" / "page.html"]
    told = run("report", *args, "--lang", lang)
    assert told.exit_code == 2
    assert told.stdout == ""
    assert told.stderr.count("\n") == 1
    assert str(tmp_path) in told.stderr


def test_a_folder_that_is_a_file_is_refused_before_any_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    told = run("simulate", "kajko", "--games", "1000000", "--out", tmp_path / "file")
    assert told.exit_code == 2
    assert told.stderr.count("\n") == 1


@pytest.mark.parametrize("args", [["simulate", "kajko", "--out", "x"], ["report", "x"]])
def test_without_the_laboratory_one_sentence_says_what_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch, args: list[str]
) -> None:
    monkeypatch.setattr("karczma.terminal.laboratory.find_spec", lambda name: None if name == "polars" else name)
    told = run(*args)
    assert told.exit_code == 2
    assert 'pip install "karczma[lab]" (polars not found)' in told.stderr
