"""The table server under load beside others, in one run: `make bench-server`. What is kept is the ratio.

The race, a closed loop: 100 tables of four, at each of them always exactly one move on its way; each of our games on a
server of its own, in turns with boardgame.io's own server, which keeps its games in memory (bench/boardgame_io).

The pace: 200 tables of five people and one spectator each, 100 moves a second, in turns with two echoes that write
every message to SQLite with FULL before they answer, one commit a message and grouped (bench/echo.py). Then everybody
who sits loses their line, and all come back at once.

People are in processes of their own. Written to `.bench/server.json` too.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

HOUSE = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(HOUSE)  # not this folder: `server` is a folder of the tests too, and we need what is in there
    sys.path.insert(1, str(HOUSE / "tests"))

from bench import servers, theirs
from bench.crowd import Crowd
from bench.result import Result, part_of, together
from bench.servers import Missing, processor
from karczma.games import GAMES
from karczma.lab import is_compiled
from server.lost.processes import Server

PEER = theirs.GAME
PACE = {"one": "bare echo, a commit each", "group": "bare echo, grouped commits", "ours": "the table server"}
SEATS = 4  # of the race
WARM_UP = 6.0  # seconds before its first turn
MEMORY = 500  # megabytes
TIMES = 2.5  # our p99 to the better echo's
HALF = 0.5  # our p99 to boardgame.io's
PARTS = (0.5, 0.95, 0.99)

Verdicts = dict[str, bool | None]  # a sentence, and whether it holds; None: that cannot be told


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0, help="at an even pace; half as much for all others")
    parser.add_argument("--rounds", type=int, default=3, help="turns into which that is cut")
    parser.add_argument("--clients", type=int, default=2, help="processes in which the people are")
    parser.add_argument("--only", choices=("race", "pace"), help="one half of it")
    parser.add_argument("--games", nargs="*", choices=list(GAMES), default=list(GAMES), help="of ours, in the race")
    parser.add_argument("--racing", type=int, default=100, help="tables of the race")
    parser.add_argument("--tables", type=int, default=200, help="tables of the pace")
    parser.add_argument("--seats", type=int, default=5, help="at each of those")
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second, over all of those")
    order = parser.parse_args()
    verdicts: Verdicts = {}
    kept: dict[str, Any] = {}
    print(f"the engine is {'compiled' if is_compiled() else 'INTERPRETED: run make ready'}", file=sys.stderr)
    with tempfile.TemporaryDirectory(prefix="karczma-bench-") as folder:
        if order.only != "pace":
            results, missing = race(order, Path(folder))
            kept["race"] = tell_race(results, missing, order, verdicts)
        if order.only != "race":
            kept["pace"] = tell_pace(*pace(order, Path(folder)), order, verdicts)
    return conclude(kept, verdicts, order)


def race(order: argparse.Namespace, folder: Path) -> tuple[dict[str, Result], str]:
    """Each lane by its name: one of our games, or the peer; and what of it is missing, if so."""
    missing = ""
    here: dict[str, Server] = {}
    crowds: dict[str, Crowd] = {}
    turns: dict[str, list[Result]] = {}
    try:
        try:
            servers.install_boardgame_io()
            here[PEER] = servers.boardgame_io(folder)
        except (Missing, AssertionError) as why:  # it is not there, or does not start
            missing = str(why)
        for game in order.games:
            here[game] = servers.karczma(folder, game)
        for lane, server in here.items():
            crowds[lane] = Crowd(lane, server.port, order.racing, SEATS, order.clients)
            turns[lane] = [crowds[lane].do(f"{title(lane)}: everybody comes in", "sit_down", 0.0)]
            crowds[lane].do(f"{title(lane)}: warming up", "play", WARM_UP)
        seconds = order.seconds / 2 / order.rounds
        for number in range(order.rounds):
            for lane, people in crowds.items():
                turn = f"turn {number + 1} of {order.rounds}, {seconds:.0f} s: {title(lane)}"
                turns[lane].append(one_turn(people, here[lane], seconds, turn))
    finally:
        for people in crowds.values():
            people.end()
        for server in here.values():
            server.stop()
    return {lane: together(some, sum(one.seconds for one in some)) for lane, some in turns.items()}, missing


def one_turn(people: Crowd, server: Server, seconds: float, what: str) -> Result:
    """Opening the tables that will be needed is not measured, but what goes wrong in it counts."""
    opened = people.do(what, "sit_down", seconds)
    before = processor(server)
    result = people.do("  the clock runs", "play", seconds)
    result.server = processor(server) - before
    result.wrong += opened.wrong
    return result


def title(lane: str) -> str:
    return "boardgame.io, in memory" if lane == PEER else f"ours, {lane}"


class Beside(NamedTuple):
    """One of our games to the peer."""

    moves: float  # a second
    wait: float  # p99 of the acknowledgement
    processor: float  # of the server, a move


def beside(one: Result, peer: Result | None) -> Beside | None:
    if peer is None or not (peer.moves and peer.server):
        return None
    return Beside(one.rate / peer.rate, one.part(0.99) / peer.part(0.99), one.server_each / peer.server_each)


def tell_race(
    results: dict[str, Result], missing: str, order: argparse.Namespace, verdicts: Verdicts
) -> dict[str, Any]:
    print(f"\nA closed loop: {order.racing} tables x {SEATS} seats, always one move on its way at each")
    print(
        f"{'':24} {'':>8}  {'acknowledged within, ms':>26}  {'told within, ms':>17}  {'processor, ms':>15}    of a\n"
        f"{'':24} {'moves/s':>8}  {'p50':>8} {'p95':>8} {'p99':>8}  {'p50':>8} {'p99':>8}  "
        f"{'server':>7} {'people':>7}  {'core':>5}  {'bytes':>7}  games  errors"
    )
    for lane, one in results.items():
        print(f"{title(lane):24} {_row(one)}")
    print(
        "told: the next to choose; processor: a move; bytes: sent to each seat a move; core: how much of one the server"
    )
    print(
        "had: with less than a whole one the machine was busy, the people were too slow, or the disk was waited for\n"
    )
    kept: dict[str, Any] = {lane: _plain(one) for lane, one in results.items()}
    for game in (lane for lane in results if lane != PEER):
        ratios = beside(results[game], results.get(PEER))
        if ratios is not None:
            kept[game]["beside_boardgame_io"] = {name: round(value, 3) for name, value in ratios._asdict().items()}
            print(
                f"{title(game)}, to boardgame.io: {ratios.moves:.2f} x its moves/s, {ratios.wait:.2f} x its p99, "
                f"{ratios.processor:.2f} x its processor a move"
            )
        verdicts[f"{game}: at least as many moves a second as boardgame.io"] = ratios and ratios.moves >= 1.0
        verdicts[f"{game}: p99 at most {HALF} of boardgame.io's"] = ratios and ratios.wait <= HALF
    verdicts["the race: no errors"] = not any(one.wrong for one in results.values())
    if missing:
        print(f"MISSING: {missing}")
    _first_errors(results.values())
    return kept


def _row(one: Result) -> str:
    took = " ".join(f"{one.part(share) * 1000:8.1f}" for share in PARTS)
    told = " ".join(f"{part_of(one.told, share) * 1000:8.1f}" for share in (0.5, 0.99))
    each = f"{one.server_each * 1000:7.2f} {one.people_each * 1000:7.2f}"
    core = f"{one.server / max(0.001, one.seconds):5.0%}"
    late = f"  tables opened meanwhile: {one.late}" if one.late else ""
    size = one.heard_each / SEATS
    return f"{one.rate:8.0f}  {took}  {told}  {each}  {core}  {size:7.0f} {one.games:6} {len(one.wrong):7}{late}"


def _plain(one: Result) -> dict[str, Any]:
    return {
        "moves_a_second": round(one.rate, 1),
        "acknowledged_ms": [round(one.part(share) * 1000, 2) for share in PARTS],
        "told_ms": [round(part_of(one.told, share) * 1000, 2) for share in PARTS],
        "server_ms_a_move": round(one.server_each * 1000, 3),
        "people_ms_a_move": round(one.people_each * 1000, 3),
        "server_had_of_a_core": round(one.server / max(0.001, one.seconds), 3),
        "bytes_a_move_and_seat": round(one.heard_each / SEATS),
        "games": one.games,
        "opened_meanwhile": one.late,
        "errors": len(one.wrong),
    }


def pace(order: argparse.Namespace, folder: Path) -> tuple[dict[str, Result], Result, float]:
    """Each lane by its name; how everybody came back; and the most memory that our server had, in megabytes."""
    ours = servers.karczma(folder)
    here = {how: servers.echo(folder, how) for how in ("one", "group")} | {"ours": ours}
    crowds: dict[str, Crowd] = {}
    turns: dict[str, list[Result]] = {}
    try:
        for lane, server in here.items():
            kind = "tables" if lane == "ours" else "echo"
            crowds[lane] = Crowd(kind, server.port, order.tables, order.seats, order.clients)
            turns[lane] = [crowds[lane].do(f"{PACE[lane]}: everybody comes in", "sit_down")]
        share = order.seconds / order.rounds
        for number in range(order.rounds):
            for lane, people in crowds.items():
                seconds = share if lane == "ours" else share / 2
                turn = f"turn {number + 1} of {order.rounds}, {seconds:.0f} s: {PACE[lane]}"
                before = processor(here[lane])
                turns[lane].append(people.do(turn, "play", seconds, order.rate / order.clients))
                turns[lane][-1].server = processor(here[lane]) - before
        memory = ours.memory()
        storm = crowds["ours"].do("all who sit come back at once", "storm")
        memory = max(memory, ours.memory())
    finally:
        for people in crowds.values():
            people.end()
        for server in here.values():
            server.stop()
    return {lane: together(some, 0.0) for lane, some in turns.items()}, storm, memory / 1e6


def tell_pace(
    results: dict[str, Result], storm: Result, memory: float, order: argparse.Namespace, verdicts: Verdicts
) -> dict[str, Any]:
    parts = {lane: [one.part(share) for share in PARTS] for lane, one in results.items()}
    best = [min(parts["one"][i], parts["group"][i]) for i in range(len(PARTS))]
    ratios = [ours / echo for ours, echo in zip(parts["ours"], best, strict=True)]
    print(f"\n{order.tables} tables x {order.seats} seats + {order.tables} spectators, {order.rate:.0f} moves/s")
    print(f"{'acknowledged within':28} {'p50':>9} {'p95':>9} {'p99':>9}   messages  errors  processor each")
    for lane, one in results.items():
        told = " ".join(f"{value * 1000:6.1f} ms" for value in parts[lane])
        print(f"{PACE[lane]:28} {told} {len(one.took):10} {len(one.wrong):7} {one.server_each * 1000:12.2f} ms")
    print(f"{'ours to the better echo':28} " + " ".join(f"{ratio:6.1f} x " for ratio in ratios))
    print(f"memory of the server: {memory:.0f} MB with {order.tables * (order.seats + 1)} sockets")
    print(f"{len(storm.took)} sockets back at once: all served within {storm.seconds:.1f} s, {len(storm.wrong)} errors")
    everybody = order.tables // order.clients * order.clients * order.seats
    verdicts[f"the pace: p99 at most {TIMES} times the better echo's"] = ratios[-1] <= TIMES
    verdicts["the pace: no errors"] = not any(one.wrong for one in (*results.values(), storm))
    verdicts[f"the pace: memory at most {MEMORY} MB"] = memory <= MEMORY
    verdicts["the pace: everybody came back"] = len(storm.took) == everybody
    _first_errors([*results.values(), storm])
    return {
        "milliseconds": {lane: [round(value * 1000, 2) for value in some] for lane, some in parts.items()},
        "ratios": [round(ratio, 2) for ratio in ratios],
        "memory": round(memory),
        "storm": {"sockets": len(storm.took), "seconds": round(storm.seconds, 2), "p99": storm.part(0.99)},
    }


def _first_errors(results: Any) -> None:
    for wrong in [wrong for one in results for wrong in one.wrong][:10]:
        print(f"  {wrong}")


def conclude(kept: dict[str, Any], verdicts: Verdicts, order: argparse.Namespace) -> int:
    """Say what holds, write it all down; 1 if something fails, 2 if something cannot be told."""
    print()
    for sentence, holds in verdicts.items():
        print(f"{'UNKNOWN' if holds is None else 'holds' if holds else 'FAILS'}: {sentence}")
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    head = {"at": time.strftime("%Y-%m-%d"), "machine": machine, "compiled": is_compiled(), "order": vars(order)}
    target = HOUSE / ".bench" / "server.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(head | kept | {"verdicts": verdicts}, indent=2) + "\n")
    if False in verdicts.values():
        return 1
    return 2 if None in verdicts.values() else 0


if __name__ == "__main__":
    sys.exit(main())
