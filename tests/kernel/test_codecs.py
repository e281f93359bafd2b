"""Codecs: a state is read back as it was written, and one that was meddled with is refused with the place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import smithy
from karczma.kernel.codec import FLAG, WHOLE, WHOLES, Dice, Fixed, Many, Named, Parts, game_fields
from karczma.kernel.errors import Refused
from karczma.kernel.record import canonical
from karczma.kernel.verbs import Kind
from kernel.tables import first, toy

CARD = Kind("card", ("knight", "queen"))


def state() -> Any:
    """A state in which everything is somewhere: an answer is sealed, an ask is open."""
    match = toy(2)
    first(match, 1)
    return json.loads(json.dumps(match.face.write(match.game)))


def put(*path: Any) -> Callable[[Any], None]:
    """An edit of a state: the last of these comes to the place the others name."""

    def edit(data: Any) -> None:
        for step in path[:-2]:
            data = data[step]
        data[path[-2]] = path[-1]

    return edit


def drop(*path: Any) -> Callable[[Any], None]:
    def edit(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        del data[path[-1]]

    return edit


EDITS: list[tuple[Callable[[Any], None], str, str]] = [
    (drop("die"), "state-field", "die"),
    (drop("smiths", 1, "coal"), "state-field", "smiths[1].coal"),
    (put("luck", 7), "state-field", "luck"),
    (put("smiths", 0, "luck", 7), "state-field", "smiths[0].luck"),
    (put("die", "3"), "state-whole", "die"),
    (put("die", 3.0), "state-whole", "die"),
    (put("die", True), "state-whole", "die"),
    (put("die", None), "state-whole", "die"),
    (put("with_charms", 1), "state-flag", "with_charms"),
    (put("smiths", {}), "state-list", "smiths"),
    (put("smiths", 1, []), "state-object", "smiths[1]"),
    (put("smiths", 1, "kept", "iron_pot"), "state-list", "smiths[1].kept"),
    (put("smiths", 1, "kept", ["iron_spoon"]), "no-such-thing", "smiths[1].kept[0]"),
    (put("smiths", 1, "kept", [3]), "no-such-thing", "smiths[1].kept[0]"),
    (put("smiths", 1, "kept", [["iron_pot"]]), "no-such-thing", "smiths[1].kept[0]"),
    (put("agenda", None), "state-list", "agenda"),
    (put("agenda", [["dance", 0, 0]]), "state-frame", "agenda[0]"),
    (put("agenda", [["draft", 0]]), "state-frame", "agenda[0]"),
    (put("agenda", ["draft"]), "state-frame", "agenda[0]"),
    (put("agenda", [[["draft"], 0, 0]]), "state-frame", "agenda[0]"),
    (put("agenda", [[{}, 0, 0]]), "state-frame", "agenda[0]"),
    (put("agenda", [[None, 0, 0]]), "state-frame", "agenda[0]"),
    (put("agenda", [["forge", 0, 0], ["forge", "0", 0]]), "state-whole", "agenda[1]"),
    (put("agenda", [["forge", 0, True]]), "state-whole", "agenda[0]"),
    (put("sealed", None), "state-list", "sealed"),
    (put("sealed", 0, ["dance"]), "no-such-verb", "sealed[0]"),
    (put("sealed", 1, ["keep"]), "verb-arguments", "sealed[1]"),
    (put("sealed", 1, ["keep", "iron_spoon"]), "no-such-thing", "sealed[1]"),
    (put("sealed", 1, 7), "not-words", "sealed[1]"),
    (put("chance", None), "state-object", "chance"),
    (put("chance", "key", "00"), "state-dice", "chance"),
    (put("chance", "key", "G" * 64), "state-dice", "chance"),
    (put("chance", "key", "AA" * 32), "state-dice", "chance"),
    (put("chance", "drawn", -1), "state-dice", "chance"),
    (put("chance", "drawn", True), "state-dice", "chance"),
    (drop("chance", "drawn"), "state-dice", "chance"),
]


@pytest.mark.parametrize(("edit", "key", "place"), EDITS)
def test_a_malformed_state_is_refused_with_its_place(edit: Callable[[Any], None], key: str, place: str) -> None:
    data = state()
    edit(data)
    with pytest.raises(Refused) as refused:
        smithy.FACE.read(data, smithy.FACE.pack(None))
    assert (refused.value.key, refused.value.place) == (key, place)
    assert str(refused.value).startswith(f"{place}: ")


@pytest.mark.parametrize("data", [None, [], 3, "state"])
def test_what_is_no_state_is_refused(data: object) -> None:
    with pytest.raises(Refused) as refused:
        smithy.FACE.read(data, smithy.FACE.pack(None))
    assert refused.value.key == "state-object"


def test_a_state_is_read_as_it_was_written() -> None:
    pack = smithy.FACE.pack(None)
    assert canonical(smithy.FACE.write(smithy.FACE.read(state(), pack))) == canonical(state())


def test_things_have_their_names() -> None:
    data = state()
    assert data["agenda"] == [["pass_on", data["first"], 0]]
    assert data["asks"] == [["draft", 0, 0], ["draft", 1, 0]]
    assert data["sealed"] == [None, ["keep", data["smiths"][1]["hand"][0]]]


@pytest.mark.parametrize(
    ("codec", "value", "written"),
    [
        (WHOLE, -3, -3),
        (FLAG, True, True),
        (Named(CARD), 1, "queen"),
        (Named(CARD), -1, None),
        (WHOLES, [1, 2], [1, 2]),
        (Many(Named(CARD)), [0, 1], ["knight", "queen"]),
        (Fixed(Named(CARD)), (0, 1), ["knight", "queen"]),
        (Many(Fixed(WHOLE)), [(1,), ()], [[1], []]),
    ],
)
def test_there_and_back(codec: Any, value: Any, written: Any) -> None:
    assert codec.write(value) == written
    assert codec.read(written, "place") == value
    assert type(codec.read(written, "place")) is type(value)


def test_dice_go_on_where_they_were() -> None:
    dice = toy(1).game.chance
    again = Dice().read(json.loads(json.dumps(Dice().write(dice))), "chance")
    assert [again.below(99) for _ in range(20)] == [dice.below(99) for _ in range(20)]


def test_the_fields_of_a_game_are_in_the_order_of_its_constructor() -> None:
    fields = game_fields(smithy.vocabulary.STEP, smithy.vocabulary.VOCABULARY)
    assert [*fields] == ["seated", "agenda", "asks", "sealed", "hushed", "revealed", "chance"]
    assert isinstance(smithy.state.TABLE, Parts)
