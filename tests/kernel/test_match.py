"""A match from outside: settings, questions as on the wire, views, scores, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import smithy
from karczma.kernel.errors import Refused
from kernel.tables import do, first, forge, state_of, toy


def test_a_question_says_what_to_do_and_what_to_touch() -> None:
    match = forge(2, {})
    do(match, "0 lay iron_knife", "0 stoke")
    assert match.question(1) is None
    assert match.question(0) == {
        "ask": "forge",
        "seat": 0,
        "seq": 2,
        "options": [{"do": ["strike"], "touch": "strike", "need": 2}],
        "blocked": [{"touch": "stoke", "why": "no-coal", "need": 1, "have": 0}],
        "rule": "SM-6",
        "stake": {"coal": 0, "heat": 1},
    }


@pytest.mark.parametrize("seat", [-1, 2, 99, 1 << 70])
def test_a_seat_that_is_not_there_is_asked_nothing(seat: int) -> None:
    match = toy(2)
    assert match.options(seat) == []
    assert match.question(seat) is None


@pytest.mark.parametrize(("seat", "option"), [(True, 0), ("0", 0), (None, 0), (0.0, 0), (0, "0"), (0, None), (0, 1.0)])
def test_only_whole_numbers_choose(seat: Any, option: Any) -> None:
    match = toy(2)
    before = state_of(match)
    with pytest.raises(Refused):
        match.choose(seat, option)
    assert (state_of(match), match.log) == (before, [])


def test_true_is_not_one_for_undo_either() -> None:
    match = toy(2)
    first(match, 1)
    with pytest.raises(Refused):
        match.undo(True)
    assert match.asked == [0]


def test_a_secret_is_told_to_its_audience_alone() -> None:
    match = forge(2, {})
    do(match, "0 lay iron_knife")
    assert match.told(0) == [{"event": "laid", "seat": 0, "ware": "iron_knife"}]
    for other in (1, None):
        assert match.told(other) == [{"event": "laid", "seat": 0, "hidden": 1}]
        assert match.view(other).seats[0].zone("anvil").plain()["hidden"] == 1
    assert match.view(0).seats[0].zone("anvil").cards == ["iron_knife"]


def test_a_part_of_the_score_is_known_to_its_owner_alone_until_the_end() -> None:
    match = forge(2, {})
    told = match.scores(0).plain()["seats"]
    assert isinstance(told, list)
    assert "unknown" not in told[0]  # type: ignore[operator]
    assert told[1]["unknown"] == ["patron"]  # type: ignore[index, call-overload]
    while not match.over:
        first(match, match.asked[0])
    assert match.scores(0).plain() == match.scores().plain()


@pytest.mark.parametrize("seats", [0, 5, -1, True, "2", None, 2.0])
def test_a_game_has_its_number_of_seats(seats: Any) -> None:
    with pytest.raises(Refused) as refused:
        toy(seats)
    assert refused.value.key == "seats-range"
    assert refused.value.facts["high"] == 4


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"weather": "fine"}, "no-such-choice"),
        ({"coal": "none"}, "choice-value"),
        ({"coal": True}, "choice-value"),
        ({"coal": None}, "choice-value"),
        ({"charms": 1}, "choice-value"),
        ({"charms": "on"}, "choice-value"),
        ({"charms": []}, "choice-value"),
    ],
)
def test_an_option_is_set_to_something_it_can_be_set_to(options: dict[str, Any], key: str) -> None:
    with pytest.raises(Refused) as refused:
        toy(2, **options)
    assert refused.value.key == key


def test_what_is_not_set_is_as_it_is_by_default() -> None:
    assert toy(2, coal="plenty").settings == {"coal": "plenty", "charms": True}
    assert toy(2).settings == {choice.name: choice.default for choice in smithy.FACE.table_settings}


def test_a_printed_game_is_counted_as_a_played_one() -> None:
    match = toy(3, seed=8)
    while not match.over:
        first(match, match.asked[0])
    seats = []
    for place in match.view(None).seats:
        made, patron = place.zone("made").cards, place.zone("patron").cards[0]
        seats.append({"made": made, "patron": patron, "coal": place.numbers["coal"]})
    counted = match.face.sheet({"game": "smithy", "seats": seats}, match.pack)
    assert counted == {"game": "smithy", "warnings": [], **match.scores().plain()}


@pytest.mark.parametrize(
    ("seat", "key", "place"),
    [
        ({"made": ["iron_pot", "iron_pot"], "patron": "iron", "coal": 0}, "sheet-too-many", "seats[0].made[1]"),
        ({"made": ["spoon"], "patron": "iron", "coal": 0}, "no-such-thing", "seats[0].made[0]"),
        ({"made": [], "patron": "tin", "coal": 0}, "no-such-thing", "seats[0].patron"),
        ({"made": [], "patron": "iron", "coal": 10}, "sheet-range", "seats[0].coal"),
        ({"made": [], "patron": "iron", "coal": True}, "sheet-whole", "seats[0].coal"),
        ({"made": {}, "patron": "iron", "coal": 0}, "sheet-list", "seats[0].made"),
        ({"made": [], "patron": "iron"}, "sheet-missing", "seats[0].coal"),
        ({"made": [], "patron": "iron", "coal": None}, "sheet-null", "seats[0].coal"),
        ({"made": [], "patron": "iron", "coal": 0, "hat": 1}, "sheet-field", "seats[0].hat"),
        ({"made": [], "patron": "iron", "coal": 0, "name": 1}, "sheet-text", "seats[0].name"),
        ([], "sheet-object", "seats[0]"),
    ],
)
def test_a_sheet_is_refused_with_the_place(seat: Any, key: str, place: str) -> None:
    with pytest.raises(Refused) as refused:
        smithy.FACE.sheet({"game": "smithy", "seats": [seat]}, smithy.FACE.pack(None))
    assert (refused.value.key, refused.value.place) == (key, place)
