"""Records: what was changed in one is found, with the place and one sentence; a saved game goes on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import karczma
import smithy.face
from karczma.kernel.audience import Json
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match, replay, resume, start
from karczma.kernel.record import HEADER, canonical, check_record, digest, parse
from kernel.tables import do, first, state_of, toy
from laws.tables import pack_of

Paper = dict[str, Any]
PACK = pack_of(smithy.FACE)


class NewRules(smithy.face.Smithy):
    """The toy after a change of its rules."""

    rules_version = 2


def played() -> Match:
    """Twelve choices of a game of two."""
    match = toy(2, coal="plenty")
    first(match, 0, 1, 1, 0)
    while len(match.log) < 12:
        first(match, match.asked[0])
    return match


def on_paper() -> Paper:
    copy: Paper = json.loads(json.dumps(played().record()))
    return copy


def edit_move(record: Paper) -> None:
    record["moves"][4]["do"] = ["rest"]


def edit_seat(record: Paper) -> None:
    record["moves"][0]["seat"] = 1 - record["moves"][0]["seat"]


def swap_moves(record: Paper) -> None:
    moves = record["moves"]
    moves[0], moves[1] = moves[1], moves[0]


def edit_hash(record: Paper) -> None:
    record["moves"][7]["hash"] = record["moves"][6]["hash"]


def hash_in_capitals(record: Paper) -> None:
    record["moves"][3]["hash"] = record["moves"][3]["hash"].upper()


def edit_options(record: Paper) -> None:
    record["options"]["coal"] = "scarce"


def impossible_option(record: Paper) -> None:
    record["options"]["coal"] = "none"


def edit_seed(record: Paper) -> None:
    record["seed"] = "8"


def seed_as_number(record: Paper) -> None:
    record["seed"] = 1


def more_seats(record: Paper) -> None:
    record["seats"] = 5


def seats_in_words(record: Paper) -> None:
    record["seats"] = "2"


def seats_on(record: Paper) -> None:
    record["seats"] = True


def from_nowhere(record: Paper) -> None:
    record["from"] = [1]


def from_a_bare_state(record: Paper) -> None:
    record["from"] = {"anything": 1}


def from_the_state_of_an_old_record(record: Paper) -> None:
    record["karczma"] = 1
    record["from"] = played().face.write(played().game)


def from_across_a_change_of_rules(record: Paper) -> None:
    record["from"] = {"shape": 1, "state": played().face.write(played().game)}


def deal_in_an_old_record(record: Paper) -> None:
    record["karczma"] = 1
    record["moves"][2] = {"seat": 0, "undo": 1, "deal": [0], "hash": ""}


def deal_for_a_seat_that_is_not_there(record: Paper) -> None:
    record["moves"][2] = {"seat": 0, "undo": 1, "deal": [2], "hash": ""}


def deal_in_words(record: Paper) -> None:
    record["moves"][2] = {"seat": 0, "undo": 1, "deal": ["0"], "hash": ""}


def deal_nobody_asked_for(record: Paper) -> None:
    record["moves"][2]["deal"] = [0]


def rename_pack(record: Paper) -> None:
    record["pack"] = "my box"


def format_on(record: Paper) -> None:
    record["karczma"] = True


def one_field_more(record: Paper) -> None:
    record["players"] = ["Ania"]


def old_rules(record: Paper) -> None:
    record["rules"] = 0


def other_pack(record: Paper) -> None:
    record["pack_hash"] = "0" * 64


def cut_in_half(record: Paper) -> None:
    del record["moves"][6:]


def cut_and_covered_up(record: Paper) -> None:
    del record["moves"][3]
    record["length"] -= 1


def no_moves(record: Paper) -> None:
    record["moves"] = None


def other_format(record: Paper) -> None:
    record["karczma"] = 3


def nonsense_word(record: Paper) -> None:
    record["moves"][2]["do"] = ["dance"]


def one_thing_too_many(record: Paper) -> None:
    record["moves"][2]["why"] = "because"


def seat_true(record: Paper) -> None:
    record["moves"][2]["seat"] = True


def do_and_undo(record: Paper) -> None:
    record["moves"][2]["undo"] = 1


def undo_too_much(record: Paper) -> None:
    record["moves"][2] = {"seat": 0, "undo": 3, "hash": ""}


def undo_by_nobody(record: Paper) -> None:
    record["moves"][2] = {"seat": 9, "undo": 1, "hash": ""}


def undo_nothing(record: Paper) -> None:
    record["moves"][2] = {"seat": 0, "undo": 0, "hash": ""}


EDITS: list[tuple[Callable[[Paper], None], str, str]] = [
    (edit_move, "record-hash", "moves[4]"),
    (edit_seat, "record-illegal", "moves[0]"),
    (swap_moves, "record-hash", "moves[0]"),
    (edit_hash, "record-hash", "moves[7]"),
    (hash_in_capitals, "record-hash", "moves[3]"),
    (edit_options, "record-hash", "moves[0]"),
    (impossible_option, "choice-value", "options"),
    (edit_seed, "record-hash", "moves[0]"),
    (seed_as_number, "seed-range", "seed"),
    (more_seats, "seats-range", "seats"),
    (seats_in_words, "seats-range", "seats"),
    (seats_on, "record-header", "seats"),
    (from_nowhere, "state-object", "from"),
    (from_a_bare_state, "record-origin", "from"),
    (from_the_state_of_an_old_record, "record-state", "from"),
    (from_across_a_change_of_rules, "record-crosses", "from"),
    (deal_in_an_old_record, "record-move", "moves[2]"),
    (deal_for_a_seat_that_is_not_there, "record-illegal", "moves[2]"),
    (deal_in_words, "record-move", "moves[2]"),
    (deal_nobody_asked_for, "record-move", "moves[2]"),
    (rename_pack, "record-header", "pack"),
    (format_on, "record-header", "karczma"),
    (one_field_more, "record-header", "players"),
    (old_rules, "record-rules", "rules"),
    (other_pack, "record-pack", "pack_hash"),
    (cut_in_half, "record-cut", "moves"),
    (cut_and_covered_up, "record-illegal", "moves[3]"),
    (no_moves, "record-cut", "moves"),
    (other_format, "record-format", ""),
    (nonsense_word, "record-illegal", "moves[2]"),
    (one_thing_too_many, "record-move", "moves[2]"),
    (seat_true, "record-move", "moves[2]"),
    (do_and_undo, "record-move", "moves[2]"),
    (undo_too_much, "record-illegal", "moves[2]"),
    (undo_by_nobody, "record-illegal", "moves[2]"),
    (undo_nothing, "record-illegal", "moves[2]"),
]


@pytest.mark.parametrize(("edit", "key", "place"), EDITS, ids=lambda value: getattr(value, "__name__", ""))
def test_an_edited_record_is_refused_where_it_was_edited(edit: Callable[[Paper], None], key: str, place: str) -> None:
    record = on_paper()
    edit(record)
    with pytest.raises(Refused) as refused:
        karczma.replay(record)
    assert (refused.value.key, refused.value.place) == (key, place)
    one_sentence(refused.value)


def one_sentence(refused: Refused) -> None:
    """A refusal is one line that starts with its place and ends with a full stop."""
    told = str(refused)
    assert "\n" not in told
    assert told.endswith(".")
    assert told.startswith(refused.place)


def test_an_honest_record_is_replayed() -> None:
    again = karczma.replay(on_paper())
    assert state_of(again) == state_of(played())
    assert again.record() == played().record()


def test_a_record_of_the_first_format_is_read_and_brought_up_to_date() -> None:
    old = {**on_paper(), "karczma": 1}
    assert karczma.replay(old).record() == {**old, "karczma": 2}


@pytest.mark.parametrize("field", [*HEADER, "length", "moves"])
def test_a_missing_field_is_named(field: str) -> None:
    record = on_paper()
    del record[field]
    with pytest.raises(Refused) as refused:
        replay(smithy.FACE, PACK, record)
    named = ("record-format", "") if field == "karczma" else ("record-missing", field)
    assert (refused.value.key, refused.value.place) == named
    one_sentence(refused.value)


@pytest.mark.parametrize("field", ["seat", "do", "hash"])
def test_a_missing_field_of_a_move_is_found(field: str) -> None:
    record = on_paper()
    del record["moves"][5][field]
    with pytest.raises(Refused) as refused:
        replay(smithy.FACE, PACK, record)
    assert (refused.value.key, refused.value.place) == ("record-move", "moves[5]")


@pytest.mark.parametrize("text", ["", "{", "[" * 100000, b"\xff", '{"karczma": 1', "nan"])
def test_what_is_no_json_is_no_record(text: str | bytes) -> None:
    with pytest.raises(Refused) as refused:
        parse(text)
    assert refused.value.key in ("record-unreadable", "record-format")
    one_sentence(refused.value)


@pytest.mark.parametrize("data", [None, [], 1, "x", {}, {"karczma": "1"}, [[]]])
def test_what_is_something_else_is_no_record(data: object) -> None:
    calls: list[Callable[[Any], object]] = [check_record, karczma.replay]
    for call in calls:
        with pytest.raises(Refused) as refused:
            call(data)
        assert refused.value.key == "record-format"


def test_every_byte_of_the_moves_counts() -> None:
    """Whatever is changed in the hash of a move, the record is refused at that move."""
    honest = on_paper()
    for i, move in enumerate(honest["moves"]):
        record = on_paper()
        at = i * 5 % 64
        other = "0" if move["hash"][at] != "0" else "1"
        record["moves"][i]["hash"] = move["hash"][:at] + other + move["hash"][at + 1 :]
        with pytest.raises(Refused) as refused:
            replay(smithy.FACE, PACK, record)
        assert (refused.value.key, refused.value.place) == ("record-hash", f"moves[{i}]")


def test_the_beginning_of_a_record_is_a_record() -> None:
    record = on_paper()
    record["moves"] = record["moves"][:5]
    record["length"] = 5
    assert len(replay(smithy.FACE, PACK, record).log) == 5


def test_an_imagined_world_has_no_record() -> None:
    world = played().redeal(0, 1)
    for ask in (world.record, world.link, world.save, lambda: world.fingerprint):
        with pytest.raises(Refused) as refused:
            ask()
        assert refused.value.key == "no-record"


def test_canonical_bytes_do_not_depend_on_the_order_of_fields() -> None:
    assert canonical({"b": 1, "a": ["ż"]}) == '{"a":["ż"],"b":1}'.encode()


def test_canonical_bytes_can_be_written_with_any_json_library() -> None:
    """A record can be checked without us: these are the bytes of Python's own module, sorted, without blanks."""
    odd: Json = {"😀": '\n\t\x00\x7f\u2028"\\/', "\uffff": [None, True, -5, 1 << 63, 1 << 70], "": {}, "zażółć": []}
    plain = json.dumps(odd, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert canonical(odd) == plain.encode()
    assert digest({"b": 1, "a": 2}) == digest({"a": 2, "b": 1})


def test_a_saved_game_goes_on() -> None:
    match = played()
    saved = json.loads(json.dumps(match.save()))
    again = karczma.resume(saved)
    assert (again.log, again.asked) == (match.log, match.asked)
    first(match, match.asked[0])
    first(again, again.asked[0])
    assert again.save() == match.save()


@pytest.mark.parametrize(
    ("edit", "key", "place"),
    [
        (lambda saved: saved.pop("state"), "save-format", ""),
        (lambda saved: saved.update(shape=2), "state-shape", "shape"),
        (lambda saved: saved.update(shape=0), "state-shape", "shape"),
        (lambda saved: saved.update(shape="1"), "state-whole", "shape"),
        (lambda saved: saved.update(more=1), "save-format", ""),
        (lambda saved: saved["state"].update(die=3), "save-state", "state"),
        (lambda saved: saved["state"].pop("die"), "save-state", "state"),
        (lambda saved: saved["record"].update(length=99), "record-cut", "moves"),
        (lambda saved: saved["record"].update(pack_hash="x"), "record-pack", "pack_hash"),
        (lambda saved: saved["record"]["moves"][3].update(hash="x"), "record-hash", "moves[3]"),
    ],
)
def test_an_edited_save_is_refused(edit: Callable[[Any], object], key: str, place: str) -> None:
    saved = json.loads(json.dumps(played().save()))
    edit(saved)
    with pytest.raises(Refused) as refused:
        resume(smithy.FACE, PACK, saved)
    assert (refused.value.key, refused.value.place) == (key, place)
    one_sentence(refused.value)


@pytest.mark.parametrize("saved", [None, [], "x", {}, {"record": None, "state": None}])
def test_what_is_no_save_is_refused(saved: object) -> None:
    with pytest.raises(Refused):
        resume(smithy.FACE, PACK, saved)
    with pytest.raises(Refused):
        karczma.resume(saved)  # type: ignore[arg-type]


def test_after_a_change_of_rules_a_game_goes_on_from_its_state() -> None:
    match = played()
    saved = json.loads(json.dumps(match.save()))
    with pytest.raises(Refused) as refused:
        replay(NewRules(), PACK, saved["record"])
    assert refused.value.key == "record-rules"
    again = resume(NewRules(), PACK, saved)
    assert state_of(again) == state_of(match)
    assert again.log == []
    assert not again.can_undo(again.asked[0])
    while not again.over:
        first(again, again.asked[0])
        first(match, match.asked[0])
    assert state_of(again) == state_of(match)


def test_a_record_that_crosses_a_change_of_rules_is_kept_and_read_but_proves_nothing() -> None:
    saved = json.loads(json.dumps(played().save()))
    again = resume(NewRules(), PACK, saved)
    first(again, again.asked[0])
    record = json.loads(json.dumps(again.record()))
    assert (record["rules"], record["from"]["state"], record["length"]) == (2, saved["state"], 1)
    with pytest.raises(Refused) as refused:
        replay(NewRules(), PACK, record)
    assert (refused.value.key, refused.value.place) == ("record-crosses", "from")
    # Whoever has saved it goes on with it.
    kept = json.loads(json.dumps(again.save()))
    assert resume(NewRules(), PACK, kept).save() == again.save()
    kept["record"]["from"]["state"]["die"] = kept["record"]["from"]["state"]["die"] % 6 + 1
    with pytest.raises(Refused) as refused:
        resume(NewRules(), PACK, kept)
    assert (refused.value.key, refused.value.place) == ("record-hash", "moves[0]")


def test_cards_of_the_box_may_change_with_the_rules(tmp_path: Path) -> None:
    """Another pack is another game, whatever the rules; the same one by older rules may have other values by now."""
    (tmp_path / "pack.toml").write_text('name = "Heavy"\ngame = "smithy"\n')
    saved = json.loads(json.dumps(played().save()))
    saved["record"]["pack_hash"] = "0" * 64
    assert state_of(resume(NewRules(), PACK, saved)) == state_of(played())
    for face, pack in ((smithy.FACE, PACK), (NewRules(), smithy.FACE.pack(tmp_path))):
        with pytest.raises(Refused) as refused:
            resume(face, pack, saved)
        assert refused.value.key == "record-pack"


def test_a_save_from_before_shapes_were_numbered_goes_on() -> None:
    saved = json.loads(json.dumps(played().save()))
    assert saved.pop("shape") == 1
    assert state_of(karczma.resume(saved)) == state_of(played())


def test_a_state_that_cannot_be_read_is_refused_with_its_place() -> None:
    saved = json.loads(json.dumps(played().save()))
    saved["state"]["smiths"][1]["kept"] = ["iron_spoon"]
    with pytest.raises(Refused) as refused:
        resume(NewRules(), PACK, saved)
    assert (refused.value.key, refused.value.place) == ("no-such-thing", "smiths[1].kept[0]")


@pytest.mark.parametrize("lost", ["crate", "seated", "asks", "sealed"])
def test_a_state_that_cannot_be_a_game_is_refused(lost: str) -> None:
    saved = json.loads(json.dumps(played().save()))
    state = saved["state"]
    if lost == "crate":
        state["smiths"][1]["kept"] = state["smiths"][1]["kept"][1:]
    elif lost == "seated":
        state["seated"] += 1
    elif lost == "asks":
        state["asks"][0][1] = 7
    else:
        state["sealed"] = [None] * (len(state["asks"]) + 1)
    with pytest.raises(Refused) as refused:
        resume(NewRules(), PACK, saved)
    assert (refused.value.key, refused.value.place) == ("save-state", "state")


def test_another_pack_is_another_game(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "Heavy"\ngame = "smithy"\n')
    (tmp_path / "smithy.toml").write_text('[[ware]]\nid = "iron_pot"\nhardness = 9\n')
    match = karczma.start("smithy", seats=2, seed=1, pack=tmp_path)
    do(match, f"0 keep {match.words(match.options(0)[0])[1]}")
    record = match.record()
    assert record["pack"] == "Heavy"
    with pytest.raises(Refused) as refused:
        karczma.replay(record)
    assert (refused.value.key, refused.value.facts) == ("record-pack", {"pack": "Heavy"})
    assert state_of(karczma.replay(record, tmp_path)) == state_of(match)


@pytest.mark.parametrize("seed", [-1, True, "1", None, 1.5])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(Refused) as refused:
        start(smithy.FACE, PACK, 2, {}, seed)
    assert refused.value.key == "seed-range"
