"""Company: each in their own language, who is here, and talk."""

from __future__ import annotations

import json
from typing import Any

import pytest

from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.words import Words
from server.hall import Guest, Hall, Line, play_on


def two(here: Hall, **more: Any) -> tuple[Guest, Guest, str]:
    ania, bob = here.guest("Ania", "pl"), here.guest("Bob", "en")
    table = ania.table("me open", listed=True, options={"first_player": "0"}, **more)
    bob.sit(table)
    return ania, bob, table


def test_each_seat_hears_questions_events_and_errors_in_its_own_language(here: Hall) -> None:
    ania, bob, table = two(here)
    ania.start(table)
    anias, bobs, guests = ania.line(table), bob.line(table), here.guest("Zoe", "pl").line(table, language="en")
    question = anias.question()
    assert question is not None
    assert question["text"] == Words("pl").question(find("kajko"), "turn")
    assert bobs.place()["waiting"] == Words("en").waiting(find("kajko"), "turn", "Ania")
    anias.choose("adventure")
    for line in (bobs, guests):
        line.catch_up()
    texts = [[event["text"] for event in line.happened[-1]["events"]] for line in (anias, bobs, guests)]
    assert texts[1] == texts[2] != texts[0]
    assert texts[0][0].startswith("Ania odkrywa")
    assert texts[1][0].startswith("Ania turns up")
    own, others = anias.question(), bobs.question()
    assert (own, others is not None) == (None, True)
    assert anias.ask("move", seat=0, seq=1, do=["send"])["text"] == Words("pl").error(Refused("not-asked", seat=1))


def test_http_refuses_in_the_language_of_the_address_the_guest_or_the_browser(here: Hall) -> None:
    ania, bob, nobody = here.guest("Ania", "pl"), here.guest("Bob"), here.nobody()
    polish, english = [Words(language).error(Refused("no-such-table")) for language in ("pl", "en")]
    assert ania.ask("POST", "/tables/x/start").json()["title"] == polish
    assert bob.ask("POST", "/tables/x/start").json()["title"] == english
    assert bob.ask("POST", "/tables/x/start?language=pl").json()["title"] == polish
    assert nobody.ask("GET", "/tables/x", headers={"accept-language": "pl-PL,pl;q=0.9"}).json()["title"] == polish
    assert nobody.ask("GET", "/tables/x", headers={"accept-language": "de"}).json()["title"] == english


def test_another_name_and_language(here: Hall) -> None:
    ania = here.guest("Ania", "pl")
    assert ania.post("/me", name="Anna", language="en")["name"] == "Anna"
    assert ania.get("/me")["language"] == "en"


def test_presence_here_and_away(here: Hall) -> None:
    ania, bob, table = two(here)
    anias = ania.line(table)
    assert anias.presence == ["here", "away"]
    bobs = bob.line(table)
    anias.until(lambda: anias.presence == ["here", "here"])
    bobs.until(lambda: bobs.presence == ["here", "here"])
    ania.start(table)
    anias.choose()
    bobs.until(bobs.question)
    assert anias.presence == bobs.presence == ["here", "here"]  # who is asked stands in the places
    again = bob.line(table)  # a second window of the same guest
    bobs.close()
    anias.catch_up()
    assert anias.presence == ["here", "here"]
    again.close()
    anias.until(lambda: anias.presence == ["here", "away"])


def test_presence_of_those_at_another_process_counts_for_a_while(here: Hall) -> None:
    ania, _, table = two(here)
    anias = ania.line(table)
    here.loop.call_soon_threadsafe(here.services.sockets.heard_presence, "other", table, [1])
    anias.until(lambda: anias.presence == ["here", "here"])
    here.loop.call_soon_threadsafe(here.services.sockets.heard_presence, "other", table, [])
    anias.until(lambda: anias.presence == ["here", "away"])


def test_talk_is_text(here: Hall) -> None:
    ania, bob, table = two(here)
    anias, bobs = ania.line(table), bob.line(table)
    said = {
        "Cześć!": "Cześć!",
        "<script>alert(1)</script> & co": "<script>alert(1)</script> & co",  # passed as it was typed, as text
        "one\ntwo\tthree\x00\x1b[31m": "one two three [31m",
        "left\u202eright\u2066 \u200bhidden": "left right hidden",
        " " * 20 + "x": "x",
    }
    for typed, shown in said.items():
        bobs.do("chat", text=typed)
        anias.catch_up()
        assert anias.happened[-1]["kind"] == "chat"
        assert anias.happened[-1]["data"] == {"name": "Bob", "text": shown, "seat": 1}
    for nothing in ("\x00\x01", " ", "\u200b"):
        assert bobs.no("chat", text=nothing) == "chat-empty"
    for wrong in ("", "x" * 501, 5, None, ["x"]):
        assert bobs.no_form("chat", text=wrong) == "bad-message"
    bobs.do("chat", text="x" * 500)


def test_outsiders_do_not_talk(here: Hall) -> None:
    ania, _, table = two(here)
    anias = ania.line(table)
    watcher = here.guest("Zoe").line(table)
    assert watcher.no("chat", text="hello") == "not-at-table"
    assert anias.seq == 2


def test_much_talk_does_not_push_out_what_happened(here: Hall) -> None:
    ania, bob, table = two(here)
    anias, bobs = ania.line(table), bob.line(table)
    for i in range(110):
        anias.do("chat", text=f"a{i}")
        bobs.do("chat", text=f"b{i}")
    ania.start(table)
    late = bob.line(table)
    kinds = [one["kind"] for one in late.happened]
    assert kinds.count("chat") == 200
    assert (kinds[0], kinds[-1]) == ("created", "start")
    assert late.seq == 223


def test_a_table_keeps_so_much_talk_and_no_more(here: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("karczma.server.tables.CHAT_MOST", 5)
    ania = here.guest()
    table = ania.table("me Bruno", start=True)
    line = ania.line(table)
    for i in range(5):
        line.do("chat", text=f"{i}")
        line.choose()
    assert line.no("chat", text="one more") == "chat-full"
    line.choose()  # the game goes on
    here.tables.lives.pop(table)
    assert ania.line(table).no("chat", text="one more") == "chat-full"


def test_who_is_called_otherwise_is_so_at_every_table(here: Hall) -> None:
    ania, bob = here.guest("Ania", "pl"), here.guest("Bob")
    running = ania.table("me Bruno open", listed=True, options={"first_player": "0"})
    bob.sit(running)
    ania.start(running)
    waiting, over = ania.table("me open"), ania.table("me Bruno", start=True)
    play_on([ania.line(over)], "send")
    lines = [ania.line(running), bob.line(running)]
    assert bob.table("me open", listed=True)
    before = lines[1].seq
    assert ania.post("/me", name=" Anna ", language="pl")["name"] == "Anna"
    for line in lines:
        line.wait(lambda message: message["type"] == "update")
        assert line.seq == before + 1
        assert names(line) == ["Anna", "Bruno", "Bob"]
        said = {"what": "renamed", "seat": 0, "name": "Anna", "before": "Ania"}
        assert (line.happened[-1]["kind"], line.happened[-1]["data"]) == ("seat", said)
    lines[0].do("chat", text="it is me")  # over a line that was opened under the old name
    assert lines[0].happened[-1]["data"]["name"] == "Anna"
    lines[0].choose()
    assert lines[0].happened[-1]["events"][0]["text"].startswith("Anna odkrywa")
    assert [chair["name"] for chair in ania.get(f"/tables/{waiting}")["chairs"]] == ["Anna", ""]
    assert [chair["name"] for chair in ania.get(f"/tables/{over}")["chairs"]] == ["Ania", "Bruno"]
    here.tables.lives.pop(running)
    assert [chair["name"] for chair in bob.get(f"/tables/{running}")["chairs"]] == ["Anna", "Bruno", "Bob"]
    seq = here.live(running).seq
    ania.post("/me", name="Anna", language="en")  # another language is no other name
    assert here.live(running).seq == seq


def names(line: Line) -> list[str]:
    return [chair["name"] for chair in line.table["chairs"]]


def test_names_are_text_and_bounded(here: Hall) -> None:
    for typed, shown in {
        "<b>Ania</b>": "<b>Ania</b>",
        "  Ania \n Maria ": "Ania Maria",
        "Łucja Żółć": "Łucja Żółć",
        "x" * 30: "x" * 30,
        "\u202eevil": "evil",
        "'; drop table guests; --": "'; drop table guests; --",
    }.items():
        guest = here.guest(typed)
        assert guest.me["name"] == shown
        assert names(guest.line(guest.table("me open"))) == [shown, ""]
    for wrong, status in {"": 422, "x" * 31: 400, "x" * 61: 422, " \t": 400, "\u200b": 400, "\ud800": 422}.items():
        answer = here.nobody().http.post("/guests", content=_json(wrong), headers={"content-type": "application/json"})
        assert answer.status_code == status, repr(wrong)
        assert answer.headers["content-type"] == "application/problem+json"


def _json(name: str) -> bytes:
    return json.dumps({"name": name}).encode()  # a lone surrogate goes through as \\ud800


def test_a_whole_game_in_two_languages(here: Hall) -> None:
    ania, bob, table = two(here)
    ania.start(table)
    anias, bobs = ania.line(table), bob.line(table)
    play_on([anias, bobs])
    polish, english = [
        [event["text"] for one in line.happened for event in one.get("events", [])] for line in (anias, bobs)
    ]
    assert len(polish) == len(english) > 50
    assert not set(polish) & set(english)
    score = {line: line.ask("score")["data"]["seats"][0] for line in (anias, bobs)}
    assert score[anias]["total"] == score[bobs]["total"]
    assert score[anias]["texts"] != score[bobs]["texts"]


INVISIBLE = {
    "hangul filler": "\u3164",
    "braille blank": "\u2800",
    "jungseong filler": "\u1160",
    "choseong filler": "\u115f",
    "halfwidth filler": "\uffa0",
    "khmer vowel": "\u17b4",
    "marks alone": "\u0301\u0308",
    "joiner": "\u034f",
    "variation": "\ufe0f",
    "tags": "\U000e0041",
    "musical": "\U0001d159",
    "hieroglyph": "\U00013441",
    "all of them": "\u3164 \u2800\u0301\u200b\ufe0f",
}
LIKE_BOTS = [
    "Golem",
    "golem",
    "GOLEM 1",
    "Golem 12",
    " Golem\u00a0 1 ",
    "G o l e m 1",
    "Go\u3164lem 1",
    "Golem\u28001",
    "Golem-1",
    "Ｇｏｌｅｍ　１",
    "Gólem 1",
    "Go\u0323lem",
    "𝐆𝐨𝐥𝐞𝐦 𝟏",
    "Golem ①",
    "Gоlеm 1",  # with letters of Cyrillic
    "Thumper",  # a golem's name, in any language
    " ŁOMOT ",
    "Key-stone",
]


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE)
def test_nobody_is_nothing(here: Hall, name: str) -> None:
    refused_everywhere(here, name, "bad-name")


@pytest.mark.parametrize("name", LIKE_BOTS)
def test_nobody_is_taken_for_a_bot(here: Hall, name: str) -> None:
    refused_everywhere(here, name, "bot-name")


def refused_everywhere(here: Hall, name: str, key: str) -> None:
    """As the name of a guest, as a new one, and of a friend at the same browser."""
    ania = here.guest("Ania")
    assert here.nobody().refused("/guests", name=name) == (400, key)
    assert ania.refused("/me", name=name) == (400, key)
    seats = [{"kind": "me"}, {"kind": "person", "name": name}]
    assert ania.refused("/tables", game="kajko", seats=seats) == (400, key)


@pytest.mark.parametrize(
    "name", ["Golemka", "Ania Golem", "Gole", "Łódź", "山田", "한글", "हिन्दी", "عمر", "😀", "é", "R2D2", "①"]
)
def test_a_name_that_can_be_seen_is_taken_as_it_is(here: Hall, name: str) -> None:
    assert here.guest(name).me["name"] == name
