"""A private PostgreSQL for these tests, if there is one on this machine; a database of its own for every test."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import LiteralString

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

LISTING = "/usr/lib/postgresql"  # where Debian keeps what is not for everyday use


class Cluster:
    """A PostgreSQL of our own: a folder, a socket in it, no port and no password."""

    def __init__(self, programs: Path, folder: Path, user: str | None) -> None:
        self.programs = programs
        self.folder = folder
        self.user = user
        self.made = 0

    def run(self, program: str, *words: str) -> None:
        command = [str(self.programs / program), *words]
        said = subprocess.run(command, user=self.user, cwd=self.folder, capture_output=True, text=True, check=False)
        assert said.returncode == 0, f"{command}: {said.stdout}{said.stderr}"

    def start(self) -> None:
        # Not even PostgreSQL is asked to survive a power cut here, only our processes are killed: so no fsync.
        settings = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=60"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", log, "-o", settings, "start")

    def stop(self, how: str = "fast") -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-m", how, "stop")

    def freeze(self) -> None:
        """It stands still without a word: every connection stays open, and nothing is answered."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, how: signal.Signals) -> None:
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(first, how)  # so that it starts no others meanwhile
        for pid in Path(f"/proc/{first}/task/{first}/children").read_text().split():
            with suppress(ProcessLookupError):
                os.kill(int(pid), how)

    def sql(self, text: LiteralString, database: str = "postgres") -> None:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(text)

    def new_database(self) -> str:
        """The name of a new empty database."""
        self.made += 1
        name = f"house{self.made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(SQL("create database {}").format(Identifier(name)))
        return name

    def url(self, name: str) -> str:
        return f"postgresql://karczma@/{name}?host={self.folder}"


def _programs() -> Path | None:
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    versions = sorted(Path(LISTING).glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return versions[-1].parent if versions else None


def _user() -> str | None:
    """PostgreSQL does not run as root; as anybody else it runs as who we are."""
    if os.getuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in ("postgres", "nobody") if name in known), None)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    programs = _programs()
    user = _user()
    if programs is None or (os.getuid() == 0 and user is None):
        why = "there is no PostgreSQL on this machine (initdb is not found); apt-get install postgresql"
        warnings.warn(f"NOT TESTED on PostgreSQL: {why}", stacklevel=1)
        pytest.skip(f"NOT TESTED on PostgreSQL: {why}")
    with tempfile.TemporaryDirectory(prefix="karczma-pg-") as name:
        folder = Path(name)
        if user is not None:
            shutil.chown(folder, user)
        folder.chmod(0o755)
        one = Cluster(programs, folder, user)
        one.run("initdb", "-D", str(folder / "data"), "-U", "karczma", "-A", "trust", "-E", "UTF8", "--no-sync")
        one.start()
        try:
            yield one
        finally:
            one.stop("immediate")


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """The address of an empty PostgreSQL database."""
    return cluster.url(cluster.new_database())


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'karczma.db'}"
    return str(request.getfixturevalue("postgres"))
