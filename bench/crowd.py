"""Processes full of people, who do what they are told all at once."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import sys
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from bench.pace import Shouters, Tables
from bench.race import Race
from bench.result import Result, together


class Crowd:
    """People of one kind: at `tables` at an even pace, at the `echo`, or in the closed loop of a game."""

    def __init__(self, kind: str, port: int, tables: int, seats: int, processes: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes: list[BaseProcess] = []
        for number in range(processes):
            here, there = context.Pipe()
            args = (there, kind, port, tables // processes, seats, number)
            process = context.Process(target=crowd, args=args, daemon=True)
            process.start()
            self.pipes.append(here)
            self.processes.append(process)

    def do(self, what: str, order: str, *words: float) -> Result:
        """All of them at once, and say what; their results together."""
        print(what, file=sys.stderr, flush=True)
        for pipe in self.pipes:
            pipe.send((order, *words))
        parts: list[Result] = [pipe.recv() for pipe in self.pipes]
        return together(parts, max(part.seconds for part in parts))

    def end(self) -> None:
        for pipe, process in zip(self.pipes, self.processes, strict=True):
            if process.is_alive():
                pipe.send(("end",))
            process.join(10)


def crowd(pipe: Connection, kind: str, port: int, tables: int, seats: int, seed: int) -> None:
    """In a process of its own: do what the pipe says, send back what came of it."""

    async def serve() -> None:
        people: Any
        if kind == "tables":
            people = Tables(port, tables, seats, seed)
        elif kind == "echo":
            people = Shouters(port, tables, seats)
        else:
            people = Race(port, kind, tables, seats, seed)
        while True:
            order, *words = await asyncio.to_thread(pipe.recv)
            if order == "end":
                return
            try:
                pipe.send(await getattr(people, order)(*words))
            except Exception as error:
                pipe.send(Result(wrong=[f"{order}: {error!r}"]))

    gc.disable()  # what is measured is the server: the people must not fall asleep themselves
    asyncio.run(serve())
