"""Bots think in processes of their own: these may be killed or hang, and the table goes on.

What a bot has only one answer to, it answers at once, but never so that the time tells what it holds.
"""

from __future__ import annotations

import itertools
import os
import signal
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import pytest

import karczma
from karczma import bots
from karczma.kernel.match import Match
from karczma.lab.analysis import Finding
from server import bad_bots
from server.hall import BOT_SECONDS, Guest, Hall, Line, Process, play_on, until


def warm(here: Hall, seats: str = "me bot") -> tuple[Guest, Line, int]:
    """A table with a bot that has chosen once, and the worker that thought for it."""
    ania = here.guest("Ania")
    table = ania.table(seats, options={"first_player": "0"}, start=True)
    line = ania.line(table)
    line.choose("adventure")
    line.until(line.question)
    (worker,) = here.tables.workers.pids()
    return ania, line, worker


@contextmanager
def stopped(worker: int) -> Iterator[None]:
    """A worker that hangs: it is there, but does nothing."""
    os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        if alive(worker):
            os.kill(worker, signal.SIGCONT)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_worker_killed_in_the_middle_is_replaced_and_the_level_below_chooses(here: Hall) -> None:
    _, line, worker = warm(here)
    replaced = here.tables.workers.replaced
    with stopped(worker):
        line.choose("adventure")
        until(lambda: here.tables.thinking)
        os.kill(worker, signal.SIGKILL)
        line.until(line.question)
    assert here.tables.workers.replaced == replaced + 1
    assert worker not in here.tables.workers.pids()
    assert [one["data"]["seat"] for one in line.happened if one["kind"] == "move"] == [0, 1, 0, 1]


def test_a_worker_killed_between_two_choices_is_replaced_too(here: Hall) -> None:
    _, line, worker = warm(here)
    os.kill(worker, signal.SIGKILL)
    line.choose("adventure")
    line.until(line.question)
    assert not alive(worker)


def test_a_worker_that_hangs_has_a_time_limit_and_nobody_else_waits(here: Hall) -> None:
    _, line, worker = warm(here)
    others = here.guest("Bob").line(here.guest("Cyd").table("me open", listed=True))
    workers = here.tables.workers
    patient, workers.seconds, before = workers.seconds, 0.4, workers.replaced
    try:
        with stopped(worker):
            line.choose("adventure")
            until(lambda: here.tables.thinking)
            for one in (line, others):  # the server is not blocked: it answers at once, here and elsewhere
                assert one.ask("ping")["type"] == "pong"
            until(lambda: workers.replaced > before)
            workers.seconds = patient
            line.until(line.question)
    finally:
        workers.seconds = patient
    until(lambda: not alive(worker))


@pytest.mark.parametrize(
    ("kind", "asked"), [("hangs", ["hangs", "random"]), ("dies", ["dies", "random"]), ("fails", ["fails", "random"])]
)
def test_for_a_bot_that_does_not_answer_the_level_below_chooses(
    kind: str, asked: list[str], here: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One try for each level, and one line in the log."""
    workers = here.tables.workers
    monkeypatch.setattr(bots, "LEVELS", {"novice": "random", "master": kind})
    monkeypatch.setattr("karczma.server.workers.think", bad_bots.think)
    monkeypatch.setattr(workers, "seconds", 8.0 if kind != "hangs" else 3.0)
    match = karczma.start("kajko", seats=2, seed=7)
    began = time.monotonic()
    with caplog.at_level("WARNING", "karczma.workers"):
        words = here.call(workers.choose(match, "", match.asked[0], kind))
    assert words == ["asked", *asked[-1:]]
    assert time.monotonic() - began < 20
    (line,) = [record.getMessage() for record in caplog.records if record.name == "karczma.workers"]
    assert line.startswith(f"a bot failed at kajko ({kind}: ")
    assert line.endswith("this choice is made by random")


def test_a_master_hands_down_level_by_level(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = {"novice": "random", "regular": "greedy", "veteran": "near", "master": "far"}
    monkeypatch.setattr(bots, "LEVELS", levels)
    assert bots.from_here_down("far") == ["far", "near", "greedy", "random"]
    assert bots.from_here_down("random") == ["random"]
    assert bots.from_here_down("curious") == ["curious", "random"]
    monkeypatch.setattr(bots, "LEVELS", {**levels, "master": "near"})  # none is asked twice
    assert bots.from_here_down("near") == ["near", "greedy", "random"]


def test_if_all_else_fails_the_first_option_is_taken(here: Hall) -> None:
    _, line, _ = warm(here)
    workers = here.tables.workers
    patient, workers.seconds = workers.seconds, 0.0
    try:
        line.choose("adventure")
        line.until(line.question)
    finally:
        workers.seconds = patient
    assert line.happened[-1]["data"] == {"seat": 1}


def test_a_bot_that_fails_does_not_stop_the_table(here: Hall) -> None:
    ania = here.guest("Ania")
    table = ania.table("me bot", game="smithy", start=True)  # workers of this server do not know the toy game
    line = ania.line(table)
    play_on([line])
    assert line.over


def test_a_hint_comes_when_it_is_thought_and_the_line_stays_open(here: Hall) -> None:
    ania, line, worker = warm(here)
    question = line.question()
    assert question is not None
    with stopped(worker):
        line.send_raw({"type": "hint", "id": "slow", "seat": 0})
        assert line.ask("ping")["type"] == "pong"
        assert line.no("hint", seat=0) == "busy"
    answer = line.wait(lambda message: message.get("id") == "slow")
    assert answer["type"] == "answer"
    assert answer["data"]["do"] in [option["do"] for option in question["options"]]
    assert answer["data"]["level"] == "master"
    assert line.no("hint", seat=1) == "not-your-seat"
    other = ania.line(ania.table("me open"))
    assert other.no("hint", seat=0) == "not-running"


def test_many_hints_keep_no_bot_waiting(here: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest waits for one hint, on whatever line, and of all guests' hints one is thought of at a time."""
    weigh = here.tables.workers.weigh
    thinking: list[int] = []
    most: list[int] = []

    async def counted(match: Match, pack: str, seat: int) -> Finding:
        thinking.append(seat)
        most.append(len(thinking))
        try:
            return await weigh(match, pack, seat)
        finally:
            thinking.remove(seat)

    guests = [here.guest(name) for name in ("Ania", "Bob", "Cyd")]
    lines = [
        guest.line(guest.table("me bot", options={"first_player": "0"}, start=True))
        for guest in guests
        for _ in range(2)
    ]
    monkeypatch.setattr(here.tables.workers, "weigh", counted)
    for line in lines:
        line.send_raw({"type": "hint", "id": "hint", "seat": 0})
    answers = [line.wait(lambda message: message.get("id") == "hint") for line in lines]
    assert max(most) == 1
    assert {one["type"] for one in answers} <= {"answer", "refused"}
    assert [one["type"] for one in answers].count("answer") >= len(guests)


def test_bots_of_every_level_play_the_toy_game_although_nobody_taught_them(process: Process) -> None:
    ania = process.guest("Ania")
    table = ania.table("me bot novice", game="smithy", start=True)
    line = ania.line(table)
    play_on([line])
    assert line.over
    assert "a bot failed" not in process.log.read_text()


def test_every_choice_of_a_bot_takes_as_long_and_among_bots_nobody_waits_for_reactions(process: Process) -> None:
    """Where people are, reactions come after a pause of their own (test_reactions)."""
    host = process.guest("Ania")
    reacting: list[int] = []
    acting: list[int] = []
    while len(reacting) < 5:  # games differ in how often one can
        table = host.table("bot bot", game="smithy", listed=True, options={"coal": "plenty"}, start=True)
        line = host.line(table)
        line.until(partial(getattr, line, "over"))
        moves = [one for one in line.happened if one["kind"] in ("start", "move")]
        took = [after["at"] - before["at"] for before, after in itertools.pairwise(moves)]
        record = host.get(f"/tables/{table}/record")
        verbs = [move["do"][0] for move in record["moves"]]
        reacting += [took[i] for i, verb in enumerate(verbs) if verb in ("decline", "hush", "play")]
        acting += [took[i] for i, verb in enumerate(verbs) if verb in ("lay", "stoke")]  # not the only thing to do
    assert min(acting) >= 1000 * BOT_SECONDS - 1  # never sooner, however little there is to weigh
    assert min(reacting) < 1000 * BOT_SECONDS


def children(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(stat.parent.name))
        except (FileNotFoundError, ProcessLookupError):
            continue
    return found


def test_workers_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    with closing(Process(tmp_path, bot_seconds=0.0)) as server:
        host = server.guest("Ania")
        line = host.line(host.table("me bot", options={"first_player": "0"}, start=True))
        line.choose("adventure")
        line.until(line.question)
        workers = children(server.process.pid)
        assert workers
        server.process.kill()
        server.process.wait()
        until(lambda: not any(alive(worker) for worker in workers))


def test_bots_change_over_to_the_compiled_engine_when_it_is_there(here: Hall, tmp_path: Path) -> None:
    _, line, worker = warm(here)
    workers = here.tables.workers
    awaited, replaced = tmp_path / "engine", workers.replaced
    workers._awaited = awaited
    line.choose("adventure")
    line.until(line.question)
    assert workers.pids() == [worker]  # it is still being compiled
    awaited.mkdir()
    line.choose("adventure")
    line.until(line.question)
    (newer,) = workers.pids()
    assert newer != worker
    until(lambda: not alive(worker))
    assert workers.replaced == replaced  # nothing went wrong
    line.choose("adventure")
    line.until(line.question)
    assert workers.pids() == [newer]  # once
