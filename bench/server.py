"""The table server under load beside a bare echo, in one run: `make bench-server`. What is kept is the ratio.

200 tables of five people and one spectator each, 100 moves a second for a minute, people in processes of their own; in
turns with two echoes that write every message to SQLite with FULL before they answer, one commit a message and grouped
(bench/echo.py). Then all who sit lose their line and come back at once. Written to `.bench/server.json` too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import platform
import subprocess
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).resolve().parent.parent
sys.path[0] = str(HOUSE)  # not this folder: `server` is a folder of the tests too, and we need what is in there
sys.path.insert(1, str(HOUSE / "tests"))

from bench.crowd import Result, crowd
from server.lost.processes import Server

LANES = {"one": "bare echo, a commit each", "group": "bare echo, grouped commits", "ours": "the table server"}
MEMORY = 500  # megabytes
FAST = 0.010  # an echo as fast as this makes 50 ms the limit; otherwise it is so many times the echo
LIMIT = 0.050
TIMES = 5.0


class Crowd:
    """Some processes full of people."""

    def __init__(self, kind: str, port: int, order: argparse.Namespace) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes: list[BaseProcess] = []
        for number in range(order.clients):
            here, there = context.Pipe()
            share = order.tables // order.clients
            args = (there, kind, port, share, order.seats, number)
            process = context.Process(target=crowd, args=args, daemon=True)
            process.start()
            self.pipes.append(here)
            self.processes.append(process)

    def do(self, order: str, *words: float) -> Result:
        """All of them at once; their results together."""
        for pipe in self.pipes:
            pipe.send((order, *words))
        parts: list[Result] = [pipe.recv() for pipe in self.pipes]
        return Result(
            [one for part in parts for one in part.took],
            [one for part in parts for one in part.wrong],
            max(part.seconds for part in parts),
        )

    def end(self) -> None:
        for pipe, process in zip(self.pipes, self.processes, strict=True):
            if process.is_alive():
                pipe.send(("end",))
            process.join(10)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second, over all tables")
    parser.add_argument("--seconds", type=float, default=60.0, help="of play at our tables; half as much for each echo")
    parser.add_argument("--rounds", type=int, default=3, help="turns into which that is cut")
    parser.add_argument("--clients", type=int, default=2, help="processes in which the people are")
    order = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="karczma-bench-") as folder:
        found = run(order, Path(folder))
    return tell(found, order)


def run(order: argparse.Namespace, folder: Path) -> dict[str, Any]:
    server = Server(f"sqlite:///{folder / 'karczma.db'}", folder, log_level="warning").start()
    asyncio.run(server.ready())
    servers = {how: _echo(folder, how) for how in ("one", "group")} | {"ours": server}
    crowds = {name: Crowd("tables" if name == "ours" else "echo", one.port, order) for name, one in servers.items()}
    results = {name: Result() for name in LANES}
    busy = dict.fromkeys(LANES, 0.0)
    try:
        for name, people in crowds.items():
            results[name].wrong += say(f"{LANES[name]}: everybody comes in", people, "sit_down").wrong
        share = order.seconds / order.rounds
        for number in range(order.rounds):
            for name, people in crowds.items():
                seconds = share if name == "ours" else share / 2
                turn = f"turn {number + 1} of {order.rounds}, {seconds:.0f} s: {LANES[name]}"
                before = cpu(servers[name].pid)
                part = say(turn, people, "play", seconds, order.rate / order.clients)
                busy[name] += cpu(servers[name].pid) - before
                results[name].took += part.took
                results[name].wrong += part.wrong
        memory = server.memory()
        storm = say("all who sit come back at once", crowds["ours"], "storm")
        grown = server.memory()
    finally:
        for people in crowds.values():
            people.end()
        for one in servers.values():
            one.stop()
    return {"results": results, "busy": busy, "memory": max(memory, grown), "storm": storm}


def cpu(pid: int) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def say(what: str, people: Crowd, order: str, *words: float) -> Result:
    print(what, file=sys.stderr, flush=True)
    return people.do(order, *words)


def _echo(folder: Path, how: str) -> Server:
    echo = Server("", folder)
    words = [sys.executable, str(HOUSE / "bench" / "echo.py"), str(echo.port), str(folder / f"{how}.db"), how]
    echo.process = subprocess.Popen(words)
    asyncio.run(echo.ready())
    return echo


def part_of(took: list[float], part: float) -> float:
    return sorted(took)[min(len(took) - 1, int(len(took) * part))] if took else float("nan")


def tell(found: dict[str, Any], order: argparse.Namespace) -> int:
    results: dict[str, Result] = found["results"]
    storm: Result = found["storm"]
    parts = {name: [part_of(result.took, p) for p in (0.5, 0.95, 0.99)] for name, result in results.items()}
    best = [min(parts["one"][i], parts["group"][i]) for i in range(3)]
    people = order.tables * (order.seats + 1)
    print(f"\n{order.tables} tables x {order.seats} seats + {order.tables} spectators, {order.rate:.0f} moves/s")
    print(f"{'acknowledged within':28} {'p50':>9} {'p95':>9} {'p99':>9}   messages  errors  processor each")
    for name, title in LANES.items():
        told = " ".join(f"{value * 1000:6.1f} ms" for value in parts[name])
        each = found["busy"][name] / max(1, len(results[name].took)) * 1000
        print(f"{title:28} {told} {len(results[name].took):10} {len(results[name].wrong):7} {each:12.2f} ms")
    ratios = [ours / echo for ours, echo in zip(parts["ours"], best, strict=True)]
    print(f"{'ours to the better echo':28} " + " ".join(f"{ratio:6.1f} x " for ratio in ratios))
    megabytes = found["memory"] / 1e6
    print(f"memory of the server: {megabytes:.0f} MB with {people} sockets")
    print(f"{len(storm.took)} sockets back at once: all served within {storm.seconds:.1f} s, {len(storm.wrong)} errors")
    limit = LIMIT if best[2] <= FAST else TIMES * best[2]
    verdicts = {
        f"p99 at most {limit * 1000:.0f} ms": parts["ours"][2] <= limit,
        "no errors": not any(result.wrong for result in (*results.values(), storm)),
        f"memory at most {MEMORY} MB": megabytes <= MEMORY,
        "everybody came back": len(storm.took) == order.tables // order.clients * order.clients * order.seats,
    }
    for sentence, holds in verdicts.items():
        print(f"{'holds' if holds else 'FAILS'}: {sentence}")
    for wrong in [wrong for result in (*results.values(), storm) for wrong in result.wrong][:10]:
        print(f"  {wrong}")
    _keep(parts, ratios, megabytes, storm, verdicts, order)
    return 0 if all(verdicts.values()) else 1


def _keep(
    parts: dict[str, list[float]],
    ratios: list[float],
    megabytes: float,
    storm: Result,
    verdicts: dict[str, bool],
    order: argparse.Namespace,
) -> None:
    target = HOUSE / ".bench" / "server.json"
    target.parent.mkdir(exist_ok=True)
    kept = {
        "at": time.strftime("%Y-%m-%d"),
        "machine": f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}",
        "order": vars(order),
        "milliseconds": {name: [round(value * 1000, 2) for value in some] for name, some in parts.items()},
        "ratios": [round(ratio, 2) for ratio in ratios],
        "memory": round(megabytes),
        "storm": {"sockets": len(storm.took), "seconds": round(storm.seconds, 2), "p99": part_of(storm.took, 0.99)},
        "verdicts": verdicts,
    }
    target.write_text(json.dumps(kept, indent=2) + "\n")


if __name__ == "__main__":
    sys.exit(main())
