"""No rule in the client: in the golden games every question can be answered from what the server sent with it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import karczma
from karczma.games import GAMES
from karczma.kernel.chance import fingerprint, seeded
from karczma.kernel.match import Match, replay
from karczma.server import speech
from karczma.server.table_info import Pace, Seat, SeatWishes, TableInfo
from karczma.words import LANGUAGES
from server.hall import Door, hall
from web.boxes import box
from web.games import NAMES

Json = dict[str, Any]
GOLDEN = Path(__file__).parents[1] / "golden"
# A card that is too dear to be bought can still be thrown away, an item that cannot be crafted reserved.
OTHER_DEEDS = {"discard", "drop_weapon", "reserve"}
ENOUGH = 1500  # moves to look at
ASK_ALWAYS = {seat: SeatWishes(always=True) for seat in range(5)}  # the table passes for nobody
PLAYED = 6  # games of a game that has none on paper


def papers(game: str) -> list[Json]:
    """The golden games of a game, of long ones fewer; where there are none yet, a few that are played here."""
    folder = GOLDEN / game
    found = [json.loads(file.read_text("utf-8")) for file in sorted(folder.glob("*.json"))] if folder.is_dir() else []
    golden = [paper for paper in found if "moves" in paper]
    moves = sum(len(paper["moves"]) for paper in golden)
    return golden[:: 1 + moves // ENOUGH] or [played(game, seed) for seed in range(PLAYED)]


def played(game: str, seed: int) -> Json:
    face = GAMES[game]
    seats = face.least + seed % (face.most - face.least + 1)
    chance = seeded(seed)
    match = karczma.start(game, seats, seed, {})
    while not match.over:
        seat = match.asked[chance.below(len(match.asked))]
        options = match.options(seat)
        match.choose(seat, options[chance.below(len(options))])
    record: Json = match.record()
    return record


def meta_of(paper: Json) -> TableInfo:
    """A table of people for this game: what bots are told is told to nobody."""
    chairs = [Seat(kind="person", name=name, guest=name) for name in ("Ania", "Bolek", "Celina", "Dorota", "Emil")]
    return TableInfo(
        id="paper",
        game=paper["game"],
        options=paper["options"],
        pack="default",
        language="pl",
        listed=False,
        pace=Pace(),
        stage="running",
        host="Ania",
        chairs=chairs[: paper["seats"]],
        created=0,
        fingerprint=fingerprint(int(paper["seed"])),
    )


def positions(paper: Json) -> Iterator[tuple[Match, Json | None]]:
    """The game before each of its moves, with that move; and at its end."""
    match = karczma.replay({**paper, "length": 0, "moves": []})
    for move in paper["moves"]:
        yield match, move
        match.follow(move)
    yield match, None


def sent(place: object) -> Json:
    """As it goes over the wire."""
    told: Json = msgspec.json.decode(msgspec.json.encode(place))
    return told


def parts_of(view: Json) -> list[Json]:
    return [view["middle"], *view["seats"]]


class Reader:
    """Somebody who knows what the server sends, and nothing of the game."""

    def __init__(self, door: Door, game: str, language: str) -> None:
        self.game = game
        self.language = language
        self.box = box(door, game, language)
        self.verbs = GAMES[game].vocabulary.by_name

    def knows(self, touch: str, view: Json) -> bool:
        """A verb, a seat at this table, or a thing with a name: one that lies there, or one that could be taken."""
        kind, colon, id = touch.partition(":")
        if not colon:
            return kind in self.verbs
        if kind == "seat":
            return id.isdigit() and int(id) < len(view["seats"])
        return self.named(kind, id)

    def named(self, kind: str, id: str) -> bool:
        return any(thing["id"] == id and thing["name"] for thing in self.box["kinds"].get(kind, []))

    def names_all(self, view: Json) -> None:
        """Every zone, number and thing in sight has a name in the box."""
        things = {thing["id"] for kind in self.box["kinds"].values() for thing in kind}
        for part in parts_of(view):
            for number in part["numbers"]:
                assert self.box["numbers"].get(number), number
            for zone in part["zones"]:
                assert self.box["zones"].get(zone["kind"]), zone["kind"]
                assert set(zone["cards"]) <= things, zone
                assert zone["hidden"] >= 0

    def can_answer(self, question: Json, view: Json) -> None:
        for field in ("ask", "text", "rule"):
            assert question[field], field
        assert question["options"]
        assert is_prose(question["text"])
        assert is_prose(question.get("note") or "–")
        for option in question["options"]:
            assert all(isinstance(word, str) for word in option["do"])
            assert is_prose(option["text"]), option
            assert self.knows(option["touch"], view), f"{option['touch']} is not to be seen"
        wordings = [option["text"] for option in question["options"]]
        assert len(set(wordings)) == len(wordings), f"two choices read alike: {wordings}"
        for blocked in question["blocked"]:
            assert blocked["why"]
            assert is_prose(blocked["text"]), blocked
            assert self.knows(blocked["touch"], view), f"{blocked['touch']} is not to be seen"
        shut = {blocked["touch"] for blocked in question["blocked"]}
        both = {option["do"][0] for option in question["options"] if option["touch"] in shut}
        assert both <= OTHER_DEEDS, "offered and blocked at once"


def is_prose(text: str) -> bool:
    """Written for people: no key, no id, nothing left to be filled in."""
    return bool(text.strip()) and not re.search(r"[{}$]|\b[a-z]+_[a-z0-9_]+\b", text)


@pytest.fixture(scope="module", params=[(game, language) for game in NAMES for language in LANGUAGES], ids="-".join)
def reader(
    request: pytest.FixtureRequest, with_toy: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Reader]:
    with hall(tmp_path_factory.mktemp("hall")) as door:
        yield Reader(door, *request.param)


def test_every_question_can_be_answered_from_what_the_server_sent(reader: Reader) -> None:
    asked = 0
    for paper in papers(reader.game):
        meta = meta_of(paper)
        for match, move in positions(paper):
            for seat in match.asked:
                place = sent(speech.places(match, meta, [seat], reader.language, ASK_ALWAYS)[0])
                reader.can_answer(place["question"], place["view"])
                reader.names_all(place["view"])
                offered = [match.option(option["do"]) for option in place["question"]["options"]]
                assert offered == match.options(seat)
                asked += 1
            if move is not None and "do" in move:
                question = sent(speech.places(match, meta, [move["seat"]], reader.language, ASK_ALWAYS)[0])["question"]
                assert move["do"] in [option["do"] for option in question["options"]]
    assert asked > 100


def test_who_waits_or_watches_is_told_so_and_sees_only_what_has_a_name(reader: Reader) -> None:
    for paper in papers(reader.game)[::4]:
        meta = meta_of(paper)
        for match, move in positions(paper):
            for seat in [None, *range(match.seats)]:
                place = sent(speech.places(match, meta, [] if seat is None else [seat], reader.language)[0])
                reader.names_all(place["view"])
                if move is not None and seat not in match.asked:
                    assert place.get("question") is None
                    assert is_prose(place["waiting"])


def test_every_point_of_the_score_is_told_in_words(reader: Reader) -> None:
    for paper in papers(reader.game)[::3]:
        meta = meta_of(paper)
        match = replay(GAMES[reader.game], karczma.open_pack(reader.game), paper)
        told = speech.score(match, meta, None, reader.language)
        for seat in told["seats"]:
            assert seat["total"] == sum(seat["parts"].values())
            for part, points in seat["parts"].items():
                assert is_prose(seat["texts"][part])
                assert reader.box["parts"][part] == seat["texts"][part]
                assert sum(reason["points"] for reason in seat["why"][part]) == points
                assert all(is_prose(reason["text"]) for reason in seat["why"][part])
