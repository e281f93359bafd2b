"""Golden games: the same hashes in every run. This file is run compiled and interpreted, against one list."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from laws import golden


def test_golden_games_come_to_their_hashes() -> None:
    assert golden.as_text(golden.games()) == golden.EXPECTED.read_text()


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_whatever_the_hash_seed_is(hash_seed: str) -> None:
    paths = os.pathsep.join(path for path in sys.path if path)
    run = subprocess.run(
        [sys.executable, str(golden.EXPECTED.with_name("golden.py"))],
        env={**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout == golden.EXPECTED.read_text()
