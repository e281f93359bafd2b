"""What the house offers besides tables: its games in words, score sheets, card packs, and how it is."""

from __future__ import annotations

import threading
import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest

import karczma
from karczma.games import find
from karczma.words import Words
from server.hall import Hall, hall, key_of

SHEET = {"game": "kajko", "seats": [{"town": [["treasure_10", "coin"]]}, {"town": [["item_5"]]}]}
TITLE = 'name = "my copy"\ngame = "kajko"\n'
CARDS = '[[card]]\nid = "item_5"\nvalue = 6\n'


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_games_in_both_languages(here: Hall, language: str) -> None:
    games = {game["game"]: game for game in here.nobody().get("/games", language=language)}
    kajko, words, face = games["kajko"], Words(language), find("kajko")
    assert (kajko["name"], kajko["about"]) == (words.game(face, "game-name"), words.game(face, "game-about"))
    assert (kajko["least"], kajko["most"], kajko["packs"][0]) == (2, 5, "default")
    named = {option["name"]: option for option in kajko["options"]}
    assert list(named) == [choice.name for choice in face.table_settings]
    assert (named["dusigrosz"]["text"], named["dusigrosz"]["help"]) == words.choice(face, "dusigrosz")
    texts = [value["text"] for value in named["dusigrosz"]["values"]]
    assert texts == [words.say("setting-off"), words.say("setting-on")]


def test_what_to_know_before_choosing_a_game(here: Hall) -> None:
    """Its length and weight, as each game says; and which of its settings decide what is played."""
    games = {game["game"]: game for game in here.nobody().get("/games")}
    for name, told in games.items():
        low, high = told["minutes"]
        assert 5 <= low < high <= 240
        assert told["weight"] in (1, 2, 3)
        assert (tuple(told["minutes"]), told["weight"]) == (find(name).minutes, find(name).weight)
        sorts = {option["name"]: option["sort"] for option in told["options"]}
        assert set(sorts.values()) <= {"variant", "level", "detail"}
        assert told["least"] == 1 or "level" not in sorts.values()
    sorted_out = {name: [o["name"] for o in told["options"] if o["sort"] == "level"] for name, told in games.items()}
    assert (sorted_out["lockup"], sorted_out["stonespine"]) == (["difficulty"], ["jael"])
    assert [o["name"] for o in games["lockup"]["options"] if o["sort"] == "variant"] == ["mode"]


def test_a_score_sheet_is_counted(here: Hall) -> None:
    nobody = here.nobody()
    assert nobody.post("/score", SHEET) == karczma.score(SHEET)
    many = {"game": "kajko", "seats": [{"town": [["coin"] * 11]}, {"town": []}]}
    told = nobody.post("/score", many)
    assert told["seats"][0]["total"] == 11
    assert [(one["place"], one["why"]) for one in told["warnings"]] == [("seats[0].town[0][10]", "sheet-too-many")]
    assert told["warnings"][0]["text"].startswith("seats[0].town[0][10]: The box has only 10 ")
    polish = nobody.post("/score?language=pl", many)["warnings"][0]["text"]
    assert polish.endswith("więc arkusz liczy się tak, jak go wpisano.")
    assert nobody.post("/score?pack=default", SHEET)["winners"] == [0]


def test_a_tie_on_a_score_sheet_is_explained(here: Hall) -> None:
    """33:33 "Ania wins" must say why."""
    seats = [{"name": "Ania", "town": [["treasure_10"]]}, {"name": " ", "town": [["item_5", "item_5"]]}]
    told = here.nobody().post("/score", {"game": "kajko", "seats": seats})
    assert (told["winners"], [seat["total"] for seat in told["seats"]]) == ([1], [10, 10])
    assert [tie["text"] for tie in told["ties"]] == ["10:10, more items sent: Player B (2), Ania (1)."]
    polish = here.nobody().post("/score?language=pl", {"game": "kajko", "seats": seats})
    assert polish["ties"][0]["text"] == "10:10, więcej odesłanych przedmiotów: Gracz B (2), Ania (1)."


@pytest.mark.parametrize(
    ("sheet", "status", "key", "place"),
    [
        ([], 400, "sheet-object", ""),
        ({}, 400, "sheet-game", "game"),
        ({"game": "chess"}, 404, "no-such-game", ""),
        ({"game": "kajko"}, 400, "sheet-missing", "seats"),
        ({"game": "kajko", "seats": [{"town": [["gold"]]}, {"town": []}]}, 400, "no-such-thing", "seats[0].town[0][0]"),
        ({"game": "kajko", "seats": 5}, 400, "sheet-list", "seats"),
    ],
)
def test_a_bad_sheet_is_refused_with_the_place(here: Hall, sheet: Any, status: int, key: str, place: str) -> None:
    answer = here.nobody().ask("POST", "/score", sheet)
    assert (answer.status_code, answer.json().get("place", "")) == (status, place)
    assert key_of(answer) == key
    polish = here.nobody().ask("POST", "/score?language=pl", sheet)
    assert polish.json()["title"] != answer.json()["title"]


def test_packs_are_added_listed_chosen_and_counted_with(here: Hall) -> None:
    host = here.guest("Host")
    added = host.post("/packs", game="kajko", files={"pack.toml": TITLE, "stacks.toml": CARDS})
    assert added["name"] == "my copy"
    assert added["hash"] != karczma.open_pack("kajko").hash
    assert host.get("/packs/kajko") == ["default", "my copy"]
    assert host.refused("/packs/chess", method="GET") == (404, "no-such-game")
    table = host.table("me bot", pack="my copy", start=True)
    line = host.line(table)
    line.choose("adventure")
    line.until(line.question)  # the bots play with these cards too
    assert here.live(table).match.pack.hash == added["hash"]  # type: ignore[union-attr]
    sheet = {"game": "kajko", "seats": [{"town": [["item_5"]]}, {"town": []}]}
    counts = [host.post(f"/score?pack={pack}", sheet)["seats"][0]["total"] for pack in ("default", "my copy")]
    assert counts == [5, 6]
    assert host.refused("/packs", game="kajko", files={"pack.toml": TITLE}) == (409, "pack-name-taken")


@pytest.mark.parametrize(
    ("files", "key"),
    [
        ({"../pack.toml": TITLE}, "pack-file-name"),
        ({"/etc/pack.toml": TITLE}, "pack-file-name"),
        ({"pack": TITLE}, "pack-file-name"),
        ({"a" * 300 + ".toml": TITLE}, "pack-file-name"),
        ({"ą.toml": TITLE}, "pack-file-name"),
        ({"pack.toml": "name ="}, "pack-mistakes"),
        ({"pack.toml": TITLE, "stacks.toml": CARDS.replace("6", "400")}, "pack-mistakes"),
        ({"pack.toml": TITLE, "other.toml": ""}, "pack-mistakes"),
        ({"pack.toml": "x" * 200_001}, "pack-too-large"),
        ({"pack.toml": TITLE, "stacks.toml": "a." * 3_000 + "a = 1"}, "pack-mistakes"),
    ],
)
def test_a_bad_pack_is_refused_and_all_its_mistakes_named(here: Hall, files: dict[str, str], key: str) -> None:
    host = here.guest()
    before = host.get("/packs/kajko")
    answer = host.ask("POST", "/packs", {"game": "kajko", "files": files})
    assert (answer.status_code, key_of(answer)) == (400, key)
    assert bool(answer.json().get("mistakes")) == (key == "pack-mistakes")
    if "a.a" in files.get("stacks.toml", ""):
        assert answer.json()["mistakes"] == [
            "stacks.toml: A file in a pack may have at most 50,000 characters, 300 per line, with tables and lists "
            "nested at most 8 deep."
        ]
    if "400" in files.get("stacks.toml", ""):
        assert answer.json()["mistakes"][0].startswith("stacks.toml: card item_5: value: ")
    assert host.get("/packs/kajko") == before


def test_a_pack_is_read_while_the_tables_go_on(here: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    read_in: list[threading.Thread] = []
    loads = tomllib.loads

    def noted(text: str) -> dict[str, Any]:
        read_in.append(threading.current_thread())
        return loads(text)

    monkeypatch.setattr(tomllib, "loads", noted)
    here.guest().post("/packs", game="kajko", files={"pack.toml": TITLE.replace("my", "another")})
    assert read_in
    assert here.thread not in read_in


def test_packs_only_by_the_host_of_the_server(tmp_path: Path) -> None:
    body = {"game": "kajko", "files": {"pack.toml": TITLE}}
    with hall(tmp_path, secret="a long secret") as one:
        guest = one.guest()
        assert guest.refused("/packs", body) == (403, "host-only")
        for wrong in ("Bearer", "Bearer a long secre", "a long secret", "Basic a long secret"):
            assert guest.ask("POST", "/packs", body, headers={"authorization": wrong}).status_code == 403
        right = guest.ask("POST", "/packs", body, headers={"authorization": "Bearer a long secret"})
        assert right.status_code == 201


def test_behind_a_proxy_everybody_seems_to_be_at_home_and_nobody_is_the_host(tmp_path: Path) -> None:
    with hall(tmp_path, public_url="https://play.example") as one:
        assert one.guest().refused("/packs", game="kajko", files={"pack.toml": TITLE}) == (403, "host-only")


def test_how_the_house_is(here: Hall) -> None:
    def get(path: str) -> httpx.Response:
        return httpx.get(here.url + path, trust_env=False)

    assert get("/healthz").json() == {"status": "up", "version": karczma.__version__}
    assert get("/readyz").json() == {"status": "ready"}
    guest = here.guest()
    guest.line(guest.table("me open"))
    metrics = dict(line.rsplit(" ", 1) for line in get("/metrics").text.splitlines() if not line.startswith("#"))
    assert float(metrics["karczma_sockets"]) >= 1
    assert float(metrics["karczma_tables"]) >= 1
    assert float(metrics["karczma_commits_total"]) > 1
    assert float(metrics["karczma_workers_replaced_total"]) == 0
    assert get("/nothing.png").headers["content-type"] == "application/problem+json"
    assert get("/api/v1/nothing").json()["type"] == "karczma:no-such-page"


def test_tables_nobody_is_at_are_put_away_and_come_back(here: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ania = here.guest()
    table, busy = ania.table("me Bruno", start=True), ania.table("me Bruno", start=True)
    line = ania.line(busy)
    here.nobody().refused("/tables/nosuchtable", method="GET")
    monkeypatch.setattr("karczma.server.table_server.IDLE", 0.0)
    here.tables._forget_idle()
    assert table not in here.tables.lives
    assert busy in here.tables.lives
    assert "nosuchtable" not in here.tables.touched
    assert not here.tables.loading
    line.choose()
    again = ania.line(table)
    again.choose()
    assert again.seq == 3
