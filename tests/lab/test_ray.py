"""Work on a Ray cluster: a real one of two machines, as far as Ray can tell, and each test may kill the second.

Whatever dies, the games are those that one machine plays, each of them once, and so are the files.
"""

from __future__ import annotations

import json
import os
import pickle
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import polars as pl
import pytest
from typer.testing import CliRunner

import karczma
from karczma import engine
from karczma.bots.judge import FOLDER
from karczma.cli import app
from karczma.kernel.errors import Refused
from karczma.lab import cluster, ladder
from karczma.lab.cluster import Cluster, digest_of, do, hired, house
from karczma.lab.selfplay import Order
from karczma.lab.simulate import CHUNK, simulate
from karczma.lab.tournament import Plan, plan_for, play_tournament, standings
from karczma.lab.train import WEIGHTS, Training
from karczma.words import Words
from lab.far_work import LONG, dies_here, meet, until

pytestmark = pytest.mark.xdist_group("ray")

SMALL = {"num_cpus": 1, "object_store_memory": 80 * 2**20}
QUICK = {"object_manager_pull_timeout_ms": 500}  # until a result is looked for elsewhere; else it is ten seconds


class Place(NamedTuple):
    """The cluster, and a way into it. There is always a second machine when a test begins."""

    machines: Any
    address: str
    crew: Cluster
    second: list[Any]

    def kill(self) -> None:
        """As when the plug is pulled."""
        self.machines.remove_node(self.second.pop(), allow_graceful=False)


@pytest.fixture(scope="module")
def place() -> Iterator[Place]:
    ray_cluster = pytest.importorskip("ray.cluster_utils", reason="NOT TESTED on a cluster: Ray is not installed")
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    own = tempfile.mkdtemp(prefix="ray")  # its sockets need a short path
    head = {**SMALL, "include_dashboard": False, "temp_dir": own, "_system_config": QUICK}
    machines = ray_cluster.Cluster(initialize_head=True, head_node_args=head)
    try:
        second = [machines.add_node(**SMALL)]
        with hired(0, machines.address) as crew:
            assert isinstance(crew, Cluster)
            yield Place(machines, machines.address, crew, second)
    finally:
        machines.shutdown()
        shutil.rmtree(own, ignore_errors=True)


@pytest.fixture
def two(place: Place, tmp_path: Path) -> Place:
    """Both machines have a worker that is awake."""
    if not place.second:
        place.second.append(place.machines.add_node(**SMALL))
    found = list(place.crew.work_on(meet, [(tmp_path / "here", number) for number in range(2)]))
    assert len(set(found)) == 2
    return place


def test_what_a_dead_machine_began_or_had_finished_is_done_again_and_counted_once(two: Place, tmp_path: Path) -> None:
    doomed = two.second[0].node_id
    results = two.crew.work_on(dies_here, [(tmp_path, doomed, number) for number in range(12)])
    found = [next(results)[0]]
    until((tmp_path / "begun").exists)
    two.kill()
    found += [number for number, _ in results]
    assert found == [*range(12)]
    assert len([*tmp_path.glob("finished-*")]) == 2


def once(act: Callable[[], None]) -> Callable[[int], None]:
    """Does it when it is first told of progress, and then no more."""
    left = [act]

    def tell(_: int) -> None:
        if left:
            left.pop()()

    return tell


TIMES = ("seconds", "games_per_second", "decisions_per_second", "jobs")


def test_simulated_games_and_their_tables_are_those_of_one_machine(two: Place, tmp_path: Path) -> None:
    order = ("kajko", 2, 16 * CHUNK, ["greedy", "random"], 3)
    here = simulate(*order, jobs=1, out=tmp_path / "one")
    there = simulate(*order, two.crew, out=tmp_path / "many", progress=once(two.kill))
    assert not two.second
    assert {name: told for name, told in here.items() if name not in TIMES} == {
        name: told for name, told in there.items() if name not in TIMES
    }
    one, many = [{path.name: path.read_bytes() for path in (tmp_path / run).iterdir()} for run in ("one", "many")]
    assert one == many
    assert len(one) == 4


def some_games(games: int) -> Plan:
    return plan_for("kajko", 2, games, ["regular", "random"], seed=2)


def lines(kept: Path) -> list[bytes]:
    """A tournament as it is kept, but for how long it took."""
    return re.sub(rb'"seconds":\[[^]]*\]', b"", kept.read_bytes()).splitlines()


def test_a_tournament_and_its_files_are_those_of_one_machine(two: Place, tmp_path: Path) -> None:
    plan = some_games(120)
    runs: dict[str, Any] = {"one": (1, None), "many": (two.crew, once(two.kill))}
    found = {}
    for run, (crew, progress) in runs.items():
        (tmp_path / run).mkdir()
        games = play_tournament(plan, crew, progress, tmp_path / run / "games.jsonl")
        found[run] = [
            one._replace(ms_per_decision=0) for one in standings(plan, ladder.write(tmp_path / run, plan, games))
        ]
    assert not two.second
    assert found["one"] == found["many"]
    assert lines(tmp_path / "one" / "games.jsonl") == lines(tmp_path / "many" / "games.jsonl")
    one, many = [pl.read_parquet(tmp_path / run / "games.parquet").drop("seconds") for run in runs]
    assert one.equals(many)


def test_trained_weights_are_those_of_one_machine(two: Place, tmp_path: Path) -> None:
    order = Order("kajko", seed=5, games=6, rounds=2)
    weights = []
    for crew, progress in ((1, print), (two.crew, once(two.kill))):
        training = Training(order)
        for _ in range(order.rounds):
            training.next_round(crew, progress)
        training.keep(tmp_path)
        told = json.loads((tmp_path / WEIGHTS).read_bytes())
        weights.append({**told, "made": {**told["made"], "hours": 0, "cores": 0}})
    assert not two.second
    assert weights[0] == weights[1]


def test_after_an_interrupt_it_goes_on_with_what_was_done(place: Place, tmp_path: Path) -> None:
    plan, kept = some_games(4000), tmp_path / "games.jsonl"
    args = ["tournament", "kajko", "--bot", "regular", "--bot", "random", "--games", "4000", "--seed", "2"]
    running = subprocess.Popen(
        [sys.executable, "-m", "karczma.cli", *args, "--ray", place.address, "--out", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    until(lambda: kept.exists() and len(kept.read_bytes().splitlines()) > 3)
    os.killpg(running.pid, signal.SIGINT)
    said = running.communicate(timeout=LONG)
    assert (running.returncode, said) == (130, (b"", b""))
    done = kept.read_bytes()
    assert done.endswith(b"\n")
    games = play_tournament(plan, place.crew, kept=kept)
    for number, game in zip(range(len(done.splitlines()) + 20), games, strict=False):
        assert game.number == number
    assert kept.read_bytes().startswith(done)
    games.close()


def test_a_machine_with_another_karczma_plays_nothing(two: Place, tmp_path: Path) -> None:
    copy = shutil.copytree(
        engine.HOME, tmp_path / "src" / "karczma", ignore=shutil.ignore_patterns("compiled", "web", "__pycache__")
    )
    front = copy / "__init__.py"
    front.write_text(front.read_text().replace('__version__ = "', '__version__ = "9.'))
    other = two.machines.add_node(**SMALL, env_vars={"PYTHONPATH": str(tmp_path / "src")})
    kept = tmp_path / "games.jsonl"
    try:
        with pytest.raises(Refused) as refused:
            list(play_tournament(some_games(4000), two.crew, kept=kept))
    finally:
        two.machines.remove_node(other, allow_graceful=False)
    assert refused.value.key == "ray-other"
    assert str(refused.value.facts["what"]).startswith("karczma 9.")
    done = [json.loads(line)["number"] for line in kept.read_bytes().splitlines()[1:]]
    assert done == [*range(len(done))], "what was played elsewhere is kept, and the same command goes on"
    said(refused.value)


def said(error: Refused) -> None:
    """In both languages, with nothing left open."""
    for language in ("en", "pl"):
        sentence = Words(language).error(error)
        assert error.key not in sentence
        assert "{" not in sentence
        assert "\n" not in sentence


def test_what_a_piece_refuses_is_refused_here(place: Place) -> None:
    plan = msgspec.structs.replace(some_games(2), bots=("no_such_module:Bot", "random"))
    with pytest.raises(Refused) as refused:
        list(play_tournament(plan, place.crew))
    assert refused.value.key == "bot-not-loaded"


def test_a_bot_that_dawdles_is_late_there_too(place: Place) -> None:
    plan = plan_for("kajko", 2, 2, ["lab.strange_bots:Dawdles", "random"], seed=2, patience=0.3)
    game, _ = play_tournament(plan, place.crew)
    assert set(game.faults[0]) == {"late"}


def test_a_cluster_that_is_silent_is_given_up(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_answers", lambda *_: False)
    monkeypatch.setattr(cluster, "PATIENCE", 0.05)
    monkeypatch.setattr(cluster, "LOST", 0.2)
    with pytest.raises(Refused) as refused:
        list(Cluster(place.crew.ray, place.crew.house).work_on(time.sleep, [1.0] * 9))
    assert refused.value.key == "ray-lost"
    said(refused.value)


# Without a cluster


@pytest.mark.parametrize(
    ("change", "other"),
    [
        ({}, ""),
        ({"version": "0"}, f"karczma {karczma.__version__}"),
        ({"source": "0"}, str(engine.HOME)),
        ({"files": {"/no/such/pack": "0"}}, "/no/such/pack"),
        ({"files": {"lab.strange_bots": "0"}}, "lab.strange_bots"),
    ],
)
def test_a_worker_looks_before_it_works(change: dict[str, Any], other: str) -> None:
    told, *what = do({**house(["lab.strange_bots"]), **change}, pickle.dumps((abs, [-1, -2])))
    if other:
        assert (told, what[1]) == ("other", other)
        said(Refused("ray-other", machine="m", what=other, version="0"))
    else:
        assert (told, what[0]) == ("done", [1, 2])


def test_a_worker_plays_with_the_weights_of_whoever_asks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    there = house([])
    monkeypatch.delenv(FOLDER)
    assert do(there, pickle.dumps((os.getenv, [FOLDER])))[1] == [str(tmp_path)]
    assert do(house([]) | {"weights": ""}, pickle.dumps((os.getenv, [FOLDER])))[1] == [None]
    (tmp_path / "kajko.json").write_text("{}")
    cluster._other.cache_clear()
    assert do(there, b"")[2] == str(tmp_path)


def test_where_there_is_no_karczma_the_worker_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "karczma.lab.cluster", None)
    monkeypatch.chdir(tmp_path)
    told, machine, why = cluster._task()(pickle.dumps(({}, str(tmp_path), sys.path)), b"")
    assert (told, machine) == ("missing", socket.gethostname())
    said(Refused("ray-missing-there", machine=machine, what=why, version="0"))


def test_a_digest_is_of_what_is_there(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    (pack / "more").mkdir(parents=True)
    (pack / "more" / "cards.toml").write_text("a = 1")
    before = digest_of(str(pack))
    (pack / "notes.txt").write_text("nobody reads this")
    assert digest_of(str(pack)) == before
    (pack / "more" / "cards.toml").write_text("a = 2")
    assert digest_of(str(pack)) != before
    assert digest_of(str(pack / "more" / "cards.toml"))
    assert digest_of("lab.strange_bots") == digest_of(str(Path(__file__).parent / "strange_bots.py"))
    assert digest_of("no.such.module") == digest_of("nothing") == digest_of("/no/such/file") == ""


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("command", [["simulate"], ["tournament", "--bot", "novice", "--bot", "random"], ["train"]])
def test_a_cluster_that_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, command: list[str]
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    args = [command[0], "kajko", *command[1:], "--games", "4", "--lang", lang, "--out", str(tmp_path / "out"), "--ray"]
    with socket.create_server(("127.0.0.1", 0)) as mute, socket.create_server(("127.0.0.1", 0)) as gone:
        nobody = gone.getsockname()[1]
        gone.close()
        heard = {"silent": [mute.getsockname()[1], nobody, 99999999], "address": ["x", "/", ""]}
        for key, ports in heard.items():
            for port in ports:
                address = f"127.0.0.1:{port}"
                refused([*args, address], Refused(f"ray-{key}", address), lang)
    refused([*args, "ray://127.0.0.1:1"], Refused("ray-address", "ray://127.0.0.1:1"), lang)
    monkeypatch.setattr(cluster, "find_spec", lambda _: None)
    refused([*args, "auto"], Refused("ray-missing"), lang)


def refused(args: list[str], error: Refused, lang: str) -> None:
    result = CliRunner().invoke(app, args)
    assert (result.exit_code, result.stderr) == (2, Words(lang).error(error) + "\n")
