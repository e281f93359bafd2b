"""`karczma moderate`: what it asks of the server that runs, and what it says when that does not work."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run
from server.hall import free_port, hall

SECRET = "a secret that is long enough"


def test_a_table_is_hidden_and_a_name_taken_away(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with hall(tmp_path, secret=SECRET) as here:
        guest = here.guest("Rude Name")
        table = guest.table("me open", listed=True)
        words = ["--url", here.url, "--lang", "en"]
        refused = run("moderate", "hide", table, *words)
        assert refused.exit_code == 2
        assert "Only the host of the server may do this." in refused.stderr
        monkeypatch.setenv("KARCZMA_SECRET", SECRET)
        assert run("moderate", "hide", table, *words).exit_code == 0
        assert not guest.get(f"/tables/{table}")["listed"]
        told = run("moderate", "unname", "Rude Name", *words)
        assert told.stdout.strip() == "One guest has lost their name and must choose another."
        assert guest.get("/me")["name"] == ""
        again = run("moderate", "unname", "Rude Name", "--url", here.url, "--lang", "pl")
        assert (again.exit_code, "Rude Name" in again.stderr) == (2, True)
        for nothing in ("no/such/../table", "?", "", "x" * 100):
            assert run("moderate", "hide", nothing, *words).exit_code == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["burn", "x"], "hide TABLE, unname NAME"),
        (["hide", "x", "--url", f"http://127.0.0.1:{free_port()}"], "No server answers at"),
        (["hide", "x", "--url", "nonsense"], "No server answers at nonsense"),
        (["hide"], "TABLE|NAME is missing"),
    ],
)
def test_what_cannot_be_is_one_sentence(run: Run, words: list[str], said: str) -> None:
    found = run("moderate", *words, "--lang", "en")
    assert found.exit_code == 2
    assert said in found.stderr
    assert found.stderr.count("\n") == 1
