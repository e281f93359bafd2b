"""Hints at the table: how much each kind says, who may have them, and that everybody can see afterwards who did."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pytest

import karczma
from karczma.server.hints import helped
from karczma.server.store import HintUsed, find_hints
from server.hall import Guest, Hall, Line, hall, play_on

Json = dict[str, Any]


def seated(here: Hall, seats: str = "me bot", language: str = "en", **more: Any) -> tuple[Guest, str, Line]:
    ania = here.guest("Ania", language)
    table = ania.table(seats, options={"first_player": "0"}, start=True, **more)
    line = ania.line(table)
    line.until(line.question)
    return ania, table, line


def hint(line: Line, help: str = "") -> Json:
    answer = line.ask("hint", seat=0, **({"help": help} if help else {}))
    assert answer["type"] == "answer", answer
    data: Json = answer["data"]
    return data


def test_each_help_says_more_than_the_one_before(here: Hall) -> None:
    _, _, line = seated(here)
    question = line.question()
    assert question is not None
    offered = [option["do"] for option in question["options"]]

    nudge = hint(line, "nudge")
    assert set(nudge) == {"help", "text", "touch"}
    assert nudge["text"]
    assert len([option for option in question["options"] if option["touch"] in nudge["touch"]]) > 1

    advice = hint(line)
    assert advice["help"] == "advice"
    assert advice["do"] in offered
    assert advice["level"] == "master"
    (choice,) = advice["choices"]
    assert choice["do"] == advice["do"]
    assert "why" not in choice

    full = hint(line, "full")
    assert full["do"] == full["choices"][0]["do"] in offered
    assert len(full["choices"]) > 1
    assert all(one["why"] and 0 <= one["win"] <= 1 for one in full["choices"])
    assert line.no_form("hint", seat=0, help="everything") == "bad-message"


def test_a_hint_is_in_the_language_of_whoever_asks(here: Hall) -> None:
    english, polish = (hint(seated(here, language=language)[2], "full") for language in ("en", "pl"))
    assert english["text"] != polish["text"]
    assert english["choices"][0]["text"] != polish["choices"][0]["text"]


def test_where_the_coach_cannot_weigh_a_bot_says_what_it_would_choose(here: Hall) -> None:
    """Nobody has taught it the toy game."""
    ania = here.guest("Ania")
    line = ania.line(ania.table("me bot", game="smithy", start=True))
    line.until(line.question)
    question = line.question()
    assert question is not None
    advice = hint(line)
    assert advice["do"] in [option["do"] for option in question["options"]]
    assert advice["level"] == "novice"
    assert "win" not in advice["choices"][0]
    nudge = hint(line, "nudge")
    assert nudge["text"]
    assert nudge["touch"] == []


def test_a_host_may_open_a_table_without_hints(here: Hall) -> None:
    ania, table, line = seated(here, hints=False)
    assert line.table["hints"] is False
    answer = line.ask("hint", seat=0)
    assert answer["key"] == "hints-off"
    assert "no hints" in answer["text"]
    play_on([line], "send")
    assert ania.get(f"/tables/{table}/hints") == []
    again = ania.post(f"/tables/{table}/rematch")
    assert again["hints"] is False
    assert ania.get(f"/tables/{ania.table()}")["hints"] is True


def test_nobody_else_learns_of_a_hint_before_the_game_is_over(here: Hall) -> None:
    ania, bob = here.guest("Ania"), here.guest("Bob")
    table = ania.table("me open", listed=True, options={"first_player": "0"})
    bob.sit(table)
    ania.start(table)
    lines = [ania.line(table), bob.line(table)]
    lines[0].until(lines[0].question)
    lines[1].catch_up()
    before = len(lines[1].all)
    hint(lines[0])
    lines[1].catch_up()
    assert {one["type"] for one in lines[1].all[before:]} <= {"pong", "presence"}
    for guest in (ania, bob):
        assert guest.refused(f"/tables/{table}/hints", method="GET") == (409, "not-over")
    play_on(lines, "send")
    assert bob.get(f"/tables/{table}/hints") == [{"seat": 0, "position": 0, "help": "advice"}]


def kept(here: Hall, table: str) -> list[HintUsed]:
    return here.call(here.tables.store.read(lambda c: find_hints(c, table)))


def test_a_hint_is_kept_before_it_is_told_and_told_after_the_game(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'karczma.db'}"
    with hall(tmp_path, database=database) as here:
        ania, table, line = seated(here)
        hint(line, "nudge")
        assert kept(here, table) == [HintUsed(0, 0, "nudge")]
        hint(line, "full")
        hint(line, "advice")  # says less, and takes nothing back
        assert kept(here, table) == [HintUsed(0, 0, "full")]
        cookies = dict(ania.http.cookies)
    with hall(tmp_path, database=database) as here:
        ania = here.nobody()
        ania.http.cookies.update(cookies)
        line = ania.line(table)
        play_on([line], "send")
        assert ania.get(f"/tables/{table}/hints") == [{"seat": 0, "position": 0, "help": "full"}]
        steps = ania.get(f"/tables/{table}/story")["steps"]
        assert [(step["position"], step["seat"], step["hint"]) for step in steps if "hint" in step] == [(1, 0, "full")]
        (mine,) = ania.get("/me/export")["tables"]
        assert mine["hints"] == [{"seat": 0, "position": 0, "help": "full"}]
        assert "hints" not in ania.get(f"/tables/{table}/record")
        ania.post(f"/tables/{table}/delete")
        assert kept(here, table) == []


def test_a_hint_that_cannot_be_kept_is_not_told(here: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ania, table, line = seated(here)
    with monkeypatch.context() as patched:
        patched.setattr(here.tables.store, "_file", (1, 1))  # the file was replaced
        assert line.no("hint", seat=0) == "storage"
    play_on([line], "send")
    assert ania.get(f"/tables/{table}/hints") == []


def test_if_a_worker_dies_over_a_hint_a_bot_says_what_it_would_choose(here: Hall) -> None:
    _, _, line = seated(here)
    hint(line)
    (worker,) = here.tables.workers.pids()
    os.kill(worker, signal.SIGSTOP)
    line.send_raw({"type": "hint", "id": "slow", "seat": 0, "help": "full"})
    line.ask("ping")
    os.kill(worker, signal.SIGKILL)
    told = line.wait(lambda message: message.get("id") == "slow")["data"]
    assert told["level"] == "regular"
    assert told["choices"][0]["do"] == told["do"]
    assert "win" not in told["choices"][0]


def test_a_hint_belongs_to_the_next_choice_of_its_seat() -> None:
    match = karczma.start("kajko", seats=2, seed=7)
    for _ in range(3):
        seat = match.asked[0]
        match.choose(seat, match.options(seat)[0])
    match.take_back(match.log[-1][0], 1)  # the fourth entry
    seat = match.asked[0]
    match.choose(seat, match.options(seat)[-1])
    both = [HintUsed(seat, 2, "full"), HintUsed(seat, 3, "nudge"), HintUsed(seat, 3, "advice")]
    assert helped(match, both, 0) == {3: "full", 5: "advice"}
    assert helped(match, [HintUsed(seat, 12, "full")], 10) == {3: "full"}  # ten entries are by older rules
    assert helped(match, [HintUsed(seat, 9, "full")], 10) == {}
    assert helped(match, [HintUsed(seat, 5, "full")], 0) == {}  # nothing was chosen any more
