"""Work on a Ray cluster: the same pieces, done on many machines, any of which may die meanwhile.

Ray gives the pieces of a dead machine to another. Each is a pure function, and its result is taken once, in its turn,
so no game is lost or counted twice. A machine on which something else could come out does nothing: before its first
piece every worker compares its Karczma, and the files that the work reads, with those here.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import pickle
import socket
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any

import karczma
from karczma import engine
from karczma.bots.judge import FOLDER
from karczma.kernel.errors import Refused
from karczma.lab.pool import Crew, Done, Piece, begun

AUTO = "auto"  # the cluster that this machine belongs to
PATIENCE = 5.0  # seconds for an address to answer
LOST = (
    30.0  # seconds without an answer from the cluster, after which it is given up; after 60 Ray would end our process
)
AHEAD = 4  # tasks for each core that are handed out before they are due
SECONDS = 1.0  # what a task should take; handing one out takes about a thousandth of that
MOST = 1000  # pieces in a task
RETRIES = 10  # times that a task may lose its machine: one that brings down every machine must end some day
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])  # Ray speaks HTTP/2
SETTINGS = 4  # the kind of frame that HTTP/2 answers with
DATA = ("*.json", "*.toml")  # what is read of a folder

House = dict[str, Any]  # what must be the same for the same to come out, as plain data: any version can read it
Answer = tuple[str, Any, Any]
DONE, OTHER = "done", "other"


@contextmanager
def hired(jobs: int, address: str | None, files: Iterable[str] = ()) -> Iterator[int | Crew]:
    """Who does the work: a cluster at this address, or else so many processes here.

    `files` are files, folders of data or modules that the work reads: they must be the same on every machine.
    """
    if address is None:
        yield jobs
        return
    if find_spec("ray") is None:
        raise Refused("ray-missing")
    if address != AUTO:
        _knock(address)
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["RAY_DEDUP_LOGS_SKIP_REGEX"] = ".*"  # it would print what befalls its machines among our results
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or it warns of changes to come
    ray = import_module("ray")  # an extra
    if address.startswith(("127.0.0.1:", "localhost:")):  # Ray goes by what the machine is called outside
        _knock(f"{ray.util.get_node_ip_address()}:{address.rpartition(':')[2]}")
    try:
        ray.init(address=address, logging_level=logging.CRITICAL, log_to_driver=False)
    except (OSError, RuntimeError, ValueError) as error:  # no cluster here, another version of Ray or Python, ...
        raise Refused("ray-refused", address, why=_first_line(error)) from None
    try:
        yield Cluster(ray, house(files))
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray would wait for minutes for an address that does not answer, and then end our process."""
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not port.isdecimal():
        raise Refused("ray-address", address)
    if not _answers(host, int(port)):
        raise Refused("ray-silent", address)


def _answers(host: str, port: int) -> bool:
    try:
        with socket.create_connection((host, port), PATIENCE) as line:
            line.sendall(GREETING)
            answer = line.recv(9)
            return len(answer) > 3 and answer[3] == SETTINGS
    except (OSError, OverflowError):
        return False


def _first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0][:200].rstrip(".")


class Cluster:
    """A crew on many machines. More may come while it works."""

    def __init__(self, ray: Any, here: House) -> None:
        self.ray = ray
        self.house = here
        self.head: str = ray.get_runtime_context().gcs_address
        self.heard = time.monotonic()
        self.batch = 1  # pieces in a task
        self.size = self._cores()

    def _cores(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def work_on(self, work: Callable[[Piece], Done], pieces: Iterable[Piece]) -> Generator[Done]:
        task = self.ray.remote(num_cpus=1, max_retries=RETRIES)(_task())
        place = pickle.dumps((self.house, str(Path.cwd()), sys.path))
        left = iter(pieces)

        def batches() -> Iterator[list[Piece]]:
            while batch := list(islice(left, self.batch)):
                yield batch

        def hand_out(batch: list[Piece]) -> Any:
            return task.remote(place, pickle.dumps((work, batch)))

        # What is handed out and not wanted any more is let go, not cancelled: Ray ends our process if the machine of a
        # cancelled task dies. It is done in seconds, and ends with the command in any case.
        self.batch = 1  # of the work before we know nothing
        for due in begun(hand_out, batches(), lambda: AHEAD * self.size):
            found, seconds = self._taken(due)
            self._suit(len(found), seconds)
            yield from found

    def _taken(self, due: Any) -> tuple[list[Any], float]:
        """What comes of a task, as soon as it has been done somewhere."""
        while True:
            self._listen()
            try:
                told, what, more = self.ray.get(due, timeout=PATIENCE)
                break
            except self.ray.exceptions.GetTimeoutError:
                continue
            except self.ray.exceptions.RayTaskError as error:
                raise (error.cause if isinstance(error.cause, Refused) else error) from None
            except self.ray.exceptions.RayError as error:
                raise Refused("ray-failed", why=_first_line(error)) from None
        if told == DONE:
            return what, more
        if told == OTHER:
            raise Refused("ray-other", machine=what, what=more, version=karczma.__version__)
        raise Refused("ray-missing-there", machine=what, what=more, version=karczma.__version__)

    def _listen(self) -> None:
        """Now and then: does the cluster answer, and how large is it? Its machines go on for a while without it."""
        quiet = time.monotonic() - self.heard
        if quiet < PATIENCE:
            return
        host, _, port = self.head.rpartition(":")
        if _answers(host, int(port)):
            self.size = self._cores()  # whoever is silent would not answer this either, and we would wait
            self.heard = time.monotonic()
        elif quiet > LOST:
            raise Refused("ray-lost", self.head)

    def _suit(self, pieces: int, seconds: float) -> None:
        """The next tasks are as large as they should be, but grow no faster than we learn."""
        wanted = int(pieces * SECONDS / max(seconds, 1e-6))
        self.batch = max(1, min(wanted, 2 * pieces, MOST))


def _task() -> Callable[[bytes, bytes], Answer]:
    """A function inside another is sent along as it is: where there is no Karczma, it can still say so."""

    def task(place: bytes, packed: bytes) -> Answer:
        import os  # noqa: PLC0415
        import pickle  # noqa: PLC0415
        import socket  # noqa: PLC0415
        import sys  # noqa: PLC0415

        house, folder, path = pickle.loads(place)
        sys.path.extend([part for part in path if part not in sys.path])
        if os.path.isdir(folder):  # noqa: PTH112
            os.chdir(folder)
        try:
            from karczma.lab.cluster import do  # noqa: PLC0415
        except ImportError as error:
            return "missing", socket.gethostname(), str(error)
        return do(house, packed)

    return task


def do(there: House, packed: bytes) -> Answer:
    """In a worker: these pieces, if what comes of them here is what would come of them there."""
    if there["weights"]:
        os.environ[FOLDER] = there["weights"]
    else:
        os.environ.pop(FOLDER, None)
    other = _other(json.dumps(there))
    if other:
        return OTHER, socket.gethostname(), other
    work, pieces = pickle.loads(packed)
    began = time.perf_counter()
    found = [work(piece) for piece in pieces]
    return DONE, found, time.perf_counter() - began


@lru_cache(maxsize=4)
def _other(told: str) -> str:
    """What is not the same here, if anything is; looked at once."""
    there = json.loads(told)
    if there["version"] != karczma.__version__:
        return f"karczma {karczma.__version__}"
    if there["source"] != source():
        return str(engine.HOME)
    return next((name for name, digest in there["files"].items() if digest_of(name) != digest), "")


def house(files: Iterable[str]) -> House:
    """What there is here."""
    weights = os.environ.get(FOLDER, "")
    names = [*files, *([weights] if weights else [])]
    return {
        "version": karczma.__version__,
        "source": source(),
        "weights": weights,
        "files": {name: digest_of(name) for name in names},
    }


def source() -> str:
    """A digest of all that plays and counts: two copies of one version may differ."""
    laboratory = [path.relative_to(engine.HOME) for path in Path(__file__).parent.glob("*.py")]
    return _digest(engine.HOME, [*engine.files(), *laboratory])


def digest_of(name: str) -> str:
    """A digest of a file, of the data in a folder, or of a module; empty if there is no such thing here."""
    path = Path(name)
    if path.is_dir():
        return _digest(path, [file.relative_to(path) for kind in DATA for file in path.rglob(kind)])
    if not path.is_file():
        try:
            found = find_spec(name)
        except (ImportError, ValueError):
            return ""
        if found is None or found.origin is None or not Path(found.origin).is_file():
            return ""
        path = Path(found.origin)
    return _digest(path.parent, [Path(path.name)])


def _digest(home: Path, files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(f"\n{path.as_posix()}\n".encode())
        digest.update((home / path).read_bytes())
    return digest.hexdigest()[:16]
