"""Bots that whoever runs the server has brought along: they sit beside the golems, and no table waits for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from karczma.kernel.errors import Refused
from karczma.server.config import from_environment
from karczma.server.house_bots import House
from server.hall import Hall, hall, play_on

MODULE = "lab.strange_bots"


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A house with a policy that plays Kajko for two, if one can be made here, and two bots that play anything."""
    folder = tmp_path_factory.mktemp("house")
    bots = [f"Ada={MODULE}:First", f"Zgubny={MODULE}:Crashes"]
    try:
        from lab.policies import made  # noqa: PLC0415

        bots.append(f"Siatka={made(folder / 'policy.onnx', likes=10)}")  # sends whatever it has
    except ModuleNotFoundError:
        pass
    with hall(folder, bots=tuple(bots)) as one:
        yield one


def need_policies() -> None:
    pytest.importorskip("onnx")
    pytest.importorskip("onnxruntime")


def test_everybody_sees_them_beside_the_golems(there: Hall) -> None:
    ola = there.guest("Ola", "pl")
    games = {one["game"]: one["golems"] for one in ola.get("/games", language="pl")}
    assert [one["id"] for one in games["lockup"]][-2:] == ["house-Ada", "house-Zgubny"]
    assert games["kajko"][3]["about"].startswith("Bot gospodarza")


def test_a_policy_plays_at_a_table(there: Hall) -> None:
    need_policies()
    ola = there.guest("Ola")
    assert "house-Siatka" in [one["id"] for one in ola.get("/games")[0]["golems"]]
    table = ola.table("me bot")
    line = ola.line(table)
    ola.post(f"/tables/{table}/seats/1", kind="bot", golem="house-Siatka")
    line.until(lambda: line.table["chairs"][1]["name"] == "Siatka")
    assert line.table["chairs"][1]["level"] == line.table["chairs"][1]["temperament"] == ""
    ola.start(table)
    play_on([line], "adventure")
    moves = [move for move in ola.get(f"/tables/{table}/record")["moves"] if move["seat"] == 1]
    sent = [move["do"] for move in moves if move["do"][0] == "send"]
    assert len(sent) >= len(moves) // 3, "it sends as soon as it has anything"
    assert there.tables.workers.replaced == 0


def test_it_sits_only_where_it_knows_the_game(there: Hall) -> None:
    need_policies()
    ola = there.guest("Ola")
    three = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "golem": "house-Siatka"}]
    assert ola.refused("/tables", game="kajko", seats=three)[1] == "house-bot-seats"
    assert ola.refused("/tables", game="lockup", seats=three[::2])[1] == "no-such-golem"
    table = ola.table("me open bot")
    assert ola.refused(f"/tables/{table}/seats/2", kind="bot", golem="house-Siatka")[1] == "house-bot-seats"


def test_each_sits_there_once(there: Hall) -> None:
    ola = there.guest("Ola")
    twice = [{"kind": "me"}, *[{"kind": "bot", "golem": "house-Ada"}] * 2]
    assert ola.refused("/tables", game="kajko", seats=twice)[1] == "golem-taken"


def test_for_one_that_fails_the_level_below_plays(there: Hall, caplog: pytest.LogCaptureFixture) -> None:
    ola = there.guest("Ola")
    table = ola.post(
        "/tables", game="kajko", seats=[{"kind": "me"}, {"kind": "bot", "golem": "house-Zgubny"}], start=True
    )
    line = ola.line(table["id"])
    play_on([line], "send")
    assert line.table["stage"] == "over"
    assert f"{MODULE}:Crashes: ZeroDivisionError" in caplog.text
    assert "made by greedy" in caplog.text


def test_a_rematch_is_against_the_same(there: Hall) -> None:
    ola = there.guest("Ola")
    table = ola.post("/tables", game="kajko", seats=[{"kind": "me"}, {"kind": "bot", "golem": "house-Ada"}], start=True)
    play_on([ola.line(table["id"])], "send")
    again = ola.post(f"/tables/{table['id']}/rematch")
    assert again["chairs"][1]["golem"] == "house-Ada"


@pytest.mark.parametrize(
    ("bots", "key"),
    [
        (["policy.onnx"], "house-bot-form"),
        (["Ada="], "house-bot-form"),
        (["Ada=there/is/no.onnx"], "policy-missing"),
        (["Ada=masterr"], "no-such-bot"),
        ([f"Ada={MODULE}:Nobody"], "bot-not-loaded"),
        (["Golem 1=master"], "bot-name"),
        (["Ada=master", "Ada=novice"], "house-bot-twice"),
    ],
)
def test_what_is_no_bot_is_refused_before_anybody_comes_in(bots: list[str], key: str) -> None:
    config = from_environment({"KARCZMA_BOTS": "\n".join(bots)})
    with pytest.raises(Refused) as refused:
        House(config.bots)
    assert refused.value.key == key


def test_a_level_may_have_a_name_of_its_own(tmp_path: Path) -> None:
    assert set(House(("Ada=master",)).bots["house-Ada"].games) >= {"kajko", "lockup"}
