"""Analyses of finished games: end to end, the queue, and that nothing found is lost: not by a cancellation, not by a
restart, not by a worker that dies."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

import karczma
from karczma.server import analysis_store, schema
from karczma.server.analysis_store import MOST, MOST_OF_ONE, Key
from server.hall import Guest, Hall, hall, key_of, play_on, until

Json = dict[str, Any]


@pytest.fixture
def tavern(tmp_path: Path) -> Iterator[Hall]:
    """With a single pair of hands, so that the queue is what it is."""
    with hall(tmp_path, analysis_workers=1) as one:
        yield one


def played(guest: Guest, seats: str = "me Bruno", **more: Any) -> str:
    """A finished game."""
    table = guest.table(seats, start=True, **more)
    play_on([guest.line(table)], "send")  # the shortest
    return table


def standing(guest: Guest, table: str, effort: str = "quick", **query: Any) -> Json:
    told: Json = guest.get(f"/tables/{table}/analysis", effort=effort, **query)
    return told


def want(guest: Guest, table: str, effort: str = "quick") -> Json:
    told: Json = guest.post(f"/tables/{table}/analysis", effort=effort)
    return told


def finished(guest: Guest, table: str, **query: Any) -> Json:
    until(lambda: standing(guest, table)["state"] not in ("queued", "running"), 60)
    told = standing(guest, table, **query)
    assert told["state"] == "done", told
    analysis: Json = told["analysis"]
    return analysis


def cancel(guest: Guest, table: str, effort: str) -> httpx.Response:
    return guest.ask("DELETE", f"/tables/{table}/analysis?effort={effort}")


def rows(here: Hall, table: sa.Table) -> int:
    return here.call(
        here.tables.store.read(lambda c: c.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())
    )


def test_a_finished_game_is_analysed_and_kept(here: Hall) -> None:
    ania = here.guest("Ania")
    table = played(ania)
    assert standing(ania, table) == {"state": "none", "ahead": 0, "done": 0, "of": 0, "left_out": 0}
    assert want(ania, table)["state"] in ("queued", "running")
    analysis = finished(ania, table)
    told = want(ania, table)  # asked again, it is there at once
    assert (told["state"], told["done"], told["left_out"]) == ("done", told["of"], 0)
    assert told["analysis"] == analysis
    assert len(analysis["decisions"]) == told["of"] > 10
    assert [player["seat"] for player in analysis["players"]] == [0, 1]
    assert analysis["names"] == ["Ania", "Bruno"]
    assert analysis["length"] == ania.get(f"/tables/{table}/story")["length"]
    assert analysis["curve"][-1]["position"] == analysis["length"]
    assert rows(here, schema.findings) == 0

    polish = finished(ania, table, language="pl")
    assert [one["question"] for one in polish["decisions"]] != [one["question"] for one in analysis["decisions"]]
    assert [one["lost_win"] for one in polish["decisions"]] == [one["lost_win"] for one in analysis["decisions"]]

    # The same game, imported by somebody else: a table of its own, on which the same is found
    bob = here.guest("Bob")
    assert bob.refused(f"/tables/{table}/analysis") == (404, "no-such-table")
    assert bob.refused(f"/tables/{table}/analysis", method="GET") == (404, "no-such-table")
    assert key_of(cancel(bob, table, "quick")) == "no-such-table"
    imported = str(bob.post("/records", ania.get(f"/tables/{table}/record"))["id"])
    want(bob, imported)
    again = finished(bob, imported)
    assert again["names"] == ["1", "2"]
    assert again["players"] == analysis["players"]
    assert [one["choices"][0]["win"] for one in again["decisions"]] == [
        one["choices"][0]["win"] for one in analysis["decisions"]
    ]


def test_several_workers_lose_nothing(tmp_path: Path) -> None:
    """What one finds while another's findings are being written down."""
    match = karczma.start("kajko", seats=2, seed=3)
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, match.options(seat)[len(match.log) % len(match.options(seat))])
    with hall(tmp_path, analysis_workers=3) as here:
        ania = here.guest("Ania")
        table = str(ania.post("/records", match.record())["id"])
        want(ania, table)
        finished(ania, table)
        told = standing(ania, table)
        assert (told["left_out"], told["done"]) == (0, told["of"])


def test_only_a_game_that_is_over_is_analysed(here: Hall) -> None:
    ania = here.guest("Ania")
    running = ania.table("me Bruno", start=True)
    imported = str(ania.post("/records", karczma.start("kajko", seed=1).record())["id"])
    for table in (running, imported, ania.table()):
        assert ania.refused(f"/tables/{table}/analysis") == (409, "analysis-unfinished")
        assert ania.refused(f"/tables/{table}/analysis", method="GET") == (409, "analysis-unfinished")
    assert ania.refused(f"/tables/{running}/analysis", effort="heroic") == (422, "bad-request")


def test_one_that_is_cancelled_can_be_gone_on_with(tavern: Hall) -> None:
    ania = tavern.guest("Ania")
    table = played(ania, listed=True)
    want(ania, table, "deep")
    until(lambda: standing(ania, table, "deep")["done"] > 0)
    assert key_of(cancel(tavern.guest("Eve"), table, "deep")) == "analysis-not-yours"
    answer = cancel(ania, table, "deep")
    assert (answer.status_code, answer.json()["state"]) == (200, "cancelled")
    until(lambda: not tavern.services.analyses.workers.pids())
    found = standing(ania, table, "deep")["done"]
    assert found >= 1
    assert want(ania, table, "deep")["done"] == found
    until(lambda: standing(ania, table, "deep")["done"] > found)
    assert standing(ania, table, "deep")["state"] == "running"


def test_after_a_restart_it_goes_on_where_it_was(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'karczma.db'}"
    with hall(tmp_path, database=database, analysis_workers=1) as here:
        ania = here.guest("Ania")
        table = played(ania)
        want(ania, table)
        until(lambda: standing(ania, table)["done"] > 0)
        cookies = dict(ania.http.cookies)
        here.close()  # here and now, in the middle
        engine = here.tables.store.engine
        with engine.connect() as connection:
            found = connection.execute(sa.select(sa.func.count()).select_from(schema.findings)).scalar_one()
        engine.dispose()
    assert found > 0
    with hall(tmp_path, database=database, analysis_workers=1) as here:
        ania = here.nobody()
        ania.http.cookies.update(cookies)
        assert standing(ania, table)["state"] in ("queued", "running")
        assert len(finished(ania, table)["decisions"]) == standing(ania, table)["of"] >= found


def test_one_game_at_a_time_in_the_order_of_request(tavern: Hall) -> None:
    ania, bob = tavern.guest("Ania"), tavern.guest("Bob")
    tables = [played(ania, listed=True) for _ in range(MOST_OF_ONE + 1)]
    want(ania, tables[0], "deep")
    until(lambda: standing(ania, tables[0], "deep")["state"] == "running")
    assert [want(ania, table)["ahead"] for table in tables[1:MOST_OF_ONE]] == [*range(1, MOST_OF_ONE)]
    assert ania.refused(f"/tables/{tables[-1]}/analysis") == (429, "analysis-queue-yours")
    assert want(bob, tables[1])["ahead"] == 1  # joined
    assert want(bob, tables[-1])["ahead"] == MOST_OF_ONE
    cancel(ania, tables[0], "deep")
    finished(bob, tables[1])
    finished(bob, tables[-1])


def test_the_queue_has_an_end(tmp_path: Path) -> None:
    with hall(tmp_path, analysis_workers=0) as here:
        ania = here.guest("Ania", "pl")
        table = played(ania)
        assert ania.refused(f"/tables/{table}/analysis") == (503, "analysis-off")
        for number in range(MOST):
            add(here, table, number)
        with pytest.raises(karczma.Refused, match=str(MOST)):
            add(here, table, MOST)


def add(here: Hall, table: str, number: int) -> None:
    key = Key(table, str(number))
    here.call(
        here.tables.store.write(
            partial(analysis_store.want, key=key, effort=str(number), guest=f"guest {number}", now=number)
        )
    )


def test_a_worker_that_is_killed_costs_nothing(tavern: Hall) -> None:
    ania = tavern.guest("Ania")
    table = played(ania)
    want(ania, table)
    until(lambda: standing(ania, table)["of"] > 0)
    (worker,) = tavern.services.analyses.workers.pids()
    os.kill(worker, signal.SIGKILL)
    finished(ania, table)
    assert standing(ania, table)["left_out"] == 0
    assert tavern.services.analyses.workers.replaced == 1


def test_a_question_nobody_can_answer_in_time_is_left_out_until_it_is_asked_for_again(tavern: Hall) -> None:
    ania = tavern.guest("Ania")
    table = played(ania)
    workers = tavern.services.analyses.workers
    patience, workers.seconds = workers.seconds, 0.0
    want(ania, table)
    assert finished(ania, table)["decisions"] == []
    told = standing(ania, table)
    assert told["left_out"] == told["of"] > 0
    workers.seconds = patience
    assert want(ania, table)["state"] in ("queued", "running")
    assert len(finished(ania, table)["decisions"]) == told["of"]
    assert standing(ania, table)["left_out"] == 0
    assert rows(tavern, schema.findings) == 0


def test_how_i_play(tavern: Hall) -> None:
    ania, bob = tavern.guest("Ania"), tavern.guest("Bob")
    table = played(ania, "me bot")
    older = [played(ania) for _ in range(MOST_OF_ONE)]
    nothing = {"games": [], "asks": [], "waiting": 0, "left": 0}
    assert ania.get("/me/play") == {**nothing, "left": MOST_OF_ONE + 1}
    want(ania, table)
    analysis = finished(ania, table)
    (game,) = ania.get("/me/play")["games"]
    player = analysis["players"][0]
    assert {name: game[name] for name in ("quality", "lost_win", "luck_win", "seat")} == {
        name: player[name] for name in ("quality", "lost_win", "luck_win", "seat")
    }
    assert (game["table"], game["game"], game["players"]) == (table, "kajko", 2)
    assert game["opponents"] == [{"kind": "bot", "level": "regular"}]
    told = ania.get("/me/play", language="pl")
    mine = [one for one in analysis["decisions"] if one["seat"] == 0]
    assert sum(one["count"] for one in told["asks"]) == len(mine)
    assert told["asks"][0]["question"] != ania.get("/me/play")["asks"][0]["question"]

    want(ania, older[0], "deep")  # it takes its time, and the others wait for it
    assert (told["waiting"], told["left"]) == (0, MOST_OF_ONE)
    told = ania.post("/me/play")
    assert (told["waiting"], told["left"]) == (MOST_OF_ONE - 1, 1)
    assert ania.refused("/me/play") == (429, "analysis-queue-yours")
    assert ania.get("/me/export")["play"]["games"][-1]["table"] == table
    assert bob.get("/me/play") == bob.get("/me/export")["play"] == nothing


def test_games_analysed_by_another_version_count_until_they_are_analysed_anew(tavern: Hall) -> None:
    ania = tavern.guest("Ania")
    table = played(ania, "me bot")
    want(ania, table)
    finished(ania, table)
    before = ania.get("/me/play")
    assert before["left"] == 0
    older = sa.update(schema.analyses).values(mark="1-0.0.1-older")
    tavern.call(tavern.tables.store.write(lambda c: c.execute(older)))
    assert ania.get("/me/play") == {**before, "left": 1}
    ania.post("/me/play")
    finished(ania, table)
    assert ania.get("/me/play") == before
    assert rows(tavern, schema.analyses) == 1


def test_what_is_deleted_takes_its_analyses_along(tavern: Hall) -> None:
    ania, bob = tavern.guest("Ania"), tavern.guest("Bob")
    gone = played(ania)
    shared = ania.table("me open", listed=True)
    bob.sit(shared)
    ania.start(shared)
    play_on([ania.line(shared), bob.line(shared)], "send")
    for table in (gone, shared):
        want(ania, table)
    finished(ania, gone)
    finished(ania, shared)
    ania.post(f"/tables/{gone}/delete")
    assert rows(tavern, schema.analyses) == 1
    ania.post("/me/delete")
    assert finished(bob, shared)["names"][0] != "Ania"
    asked = tavern.call(
        tavern.tables.store.read(lambda c: c.execute(sa.select(schema.analyses.c.guest)).scalars().all())
    )
    assert asked == [""]
    bob.post(f"/tables/{shared}/delete")
    assert rows(tavern, schema.analyses) == rows(tavern, schema.findings) == 0
