"""Clocks: the server's time is the truth. At zero a bot plays until the owner returns."""

from __future__ import annotations

import time
from typing import Any

import pytest

from karczma.server import clock
from server.hall import Guest, Hall, Line, Time

DAY = 86_400


def two(here: Hall, pace: dict[str, Any]) -> tuple[list[Guest], str, list[Line]]:
    people = [here.guest("Ania"), here.guest("Bob")]
    table = people[0].table("me open", listed=True, pace=pace, options={"first_player": "0"})
    people[1].sit(table)
    people[0].start(table)
    return people, table, [guest.line(table) for guest in people]


def left(line: Line) -> list[int]:
    """Seconds on each clock when it last stopped."""
    return [round(chair["left"] / 1000) for chair in line.table["chairs"]]


def about(seconds: Any) -> Any:
    """The test itself takes a little time too."""
    return pytest.approx(seconds, abs=5)


def test_a_live_clock_runs_while_its_seat_is_asked(here: Hall, passing: Time) -> None:
    _, _, (ania, bob) = two(here, {"kind": "live", "seconds": 100, "increment": 7})
    chairs = ania.table["chairs"]
    assert chairs[0]["since"] == pytest.approx(passing.now(), abs=5000)
    assert chairs[1]["since"] == 0
    passing.passes(30)
    ania.choose("adventure")
    assert left(ania) == about([77, 100])
    bob.catch_up()
    passing.passes(50)
    bob.choose("adventure")
    ania.catch_up()
    assert left(ania) == about([77, 57])
    assert bob.ask("ping")["now"] == pytest.approx(passing.now(), abs=2000)


def test_at_zero_a_bot_plays_until_the_owner_returns(here: Hall, passing: Time) -> None:
    people, _, (ania, bob) = two(here, {"kind": "live", "seconds": 60, "increment": 0})
    passing.passes(61)
    here.call(here.tables.sweep())
    bob.until(bob.question)  # the bot has played for Ania
    assert [one["kind"] for one in bob.happened][-2:] == ["clock", "move"]
    assert bob.happened[-2]["data"] == {"seats": [0]}
    bob.until(lambda: bob.presence == ["bot", "here"])
    assert bob.table["chairs"][0]["stand_in"] is True
    assert people[0].get("/tables", which="mine")[0]["waiting_for_me"] is False
    bob.choose("adventure")
    bob.until(bob.question)  # and again
    ania.catch_up()
    ania.do("back", seat=0)
    assert left(ania)[0] == about(60)  # something to go on with
    bob.choose("adventure")
    ania.choose("adventure")


def test_a_choice_that_comes_after_zero_comes_too_late(here: Hall, passing: Time) -> None:
    """Nobody has looked at the clock yet; the choice itself shows that it is over."""
    _, _, (ania, bob) = two(here, {"kind": "live", "seconds": 60, "increment": 30})
    question = ania.question()
    assert question is not None
    passing.passes(61)
    answer = ania.ask("move", seat=0, seq=question["seq"], do=question["options"][0]["do"])
    assert (answer["type"], answer["key"]) == ("refused", "stand-in")
    bob.until(bob.question)
    assert [one["kind"] for one in bob.happened][-2:] == ["clock", "move"]


def test_days_for_each_choice(here: Hall, passing: Time) -> None:
    _, _, (ania, bob) = two(here, {"kind": "days", "days": 2})
    assert left(ania) == about([2 * DAY, 2 * DAY])
    passing.passes(2 * DAY - 60)
    here.call(here.tables.sweep())
    ania.choose("adventure")
    bob.catch_up()
    passing.passes(1.5 * DAY)
    bob.choose("adventure")
    ania.catch_up()
    assert left(ania)[0] == about(2 * DAY)  # all of it again
    passing.passes(2 * DAY + 1)
    here.call(here.tables.sweep())
    bob.until(bob.question)
    assert bob.table["chairs"][0]["stand_in"] is True
    ania.catch_up()
    ania.do("back", seat=0)
    assert left(ania)[0] == about(2 * DAY)


def test_without_a_clock_time_is_nobodys(here: Hall, passing: Time) -> None:
    _, _, (ania, bob) = two(here, {})
    passing.passes(365 * DAY)
    here.call(here.tables.sweep())
    ania.choose("adventure")
    bob.catch_up()
    assert bob.table["chairs"][0]["stand_in"] is False


def test_who_sits_down_in_a_running_game_has_a_clock_that_runs(here: Hall, passing: Time) -> None:
    people, table, (ania, _) = two(here, {"kind": "live", "seconds": 60, "increment": 0})
    people[0].post(f"/tables/{table}/seats/1", kind="remove")
    people[0].post(f"/tables/{table}/seats/1", kind="open")
    ania.choose("adventure")
    cyd = here.guest("Cyd")
    cyd.sit(table)
    passing.passes(61)
    here.call(here.tables.sweep())
    ania.until(ania.question)
    assert ania.table["chairs"][1]["stand_in"] is True


def test_a_bot_that_takes_over_stops_the_clock(here: Hall, passing: Time) -> None:
    people, table, (ania, bob) = two(here, {"kind": "live", "seconds": 100, "increment": 0})
    passing.passes(40)
    people[0].post(f"/tables/{table}/seats/0", kind="stand_in")
    bob.until(bob.question)
    assert left(bob)[0] == about(60)
    people[0].post(f"/tables/{table}/seats/0", kind="back")
    passing.passes(10)
    bob.choose("adventure")
    ania.catch_up()
    assert left(ania) == about([60, 90])


def test_simultaneous_questions_run_all_clocks(here: Hall, passing: Time) -> None:
    people = [here.guest("Ania"), here.guest("Bob")]
    pace = {"kind": "live", "seconds": 100, "increment": 0}
    table = people[0].table("me open", game="smithy", listed=True, pace=pace)
    people[1].sit(table)
    people[0].start(table)
    ania, bob = [guest.line(table) for guest in people]
    passing.passes(10)
    ania.choose()
    passing.passes(20)
    bob.choose()
    assert left(bob) == about([90, 70])


def test_a_clock_that_cannot_be_looked_after_stops_no_other(
    here: Hall, passing: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    pace = {"kind": "live", "seconds": 60, "increment": 0}
    _, broken, _ = two(here, pace)
    _, _, (_, bob) = two(here, pace)
    real = here.tables._look_after

    async def look_after(live: Any) -> None:
        if live.meta.id == broken:
            raise KeyError("planted")
        await real(live)

    monkeypatch.setattr(here.tables, "_look_after", look_after)
    passing.passes(61)
    here.call(here.tables.sweep())
    bob.until(bob.question)


def test_a_wall_clock_that_jumps_changes_no_clock_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.now()
    for jump in (-DAY, DAY):
        monkeypatch.setattr(time, "time_ns", lambda jump=jump, real=time.time_ns: real() + jump * 10**9)
        monkeypatch.setattr(time, "time", lambda jump=jump, real=time.time: real() + jump)
        assert 0 <= clock.now() - before < 60_000
