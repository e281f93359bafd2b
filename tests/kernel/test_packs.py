"""The loader of card packs: every mistake is found, all of them together, each named by file, card and field."""

from __future__ import annotations

from pathlib import Path

import pytest

import smithy
from karczma.kernel.errors import Refused
from karczma.kernel.packs import Field, Mistakes, Pack, Schema, game_of, load

TITLE = 'name = "Mine"\ngame = "smithy"\n'


def folder(path: Path, title: str | None = TITLE, **files: str) -> Path:
    if title is not None:
        (path / "pack.toml").write_text(title)
    for name, text in files.items():
        (path / f"{name}.toml").write_text(text)
    return path


def mistakes(path: Path) -> list[tuple[str, str]]:
    with pytest.raises(Mistakes) as found:
        smithy.FACE.pack(path)
    assert found.value.facts == {"count": len(found.value.found)}
    for mistake in found.value.found:
        told = str(mistake)
        assert told.startswith(f"{mistake.place}: ")
        assert told.endswith(".")
        assert "\n" not in told
    return [(mistake.key, mistake.place) for mistake in found.value.found]


def ware(text: str) -> str:
    return f'[[ware]]\nid = "iron_pot"\n{text}\n'


@pytest.mark.parametrize(
    ("text", "key", "place"),
    [
        ('[[wares]]\nid = "iron_pot"', "pack-table", "wares"),
        ('[[ware]]\nid = "iron_spoon"\nvalue = 1', "pack-id", "ware iron_spoon"),
        ("[[ware]]\nvalue = 1", "pack-no-id", "ware 1"),
        ("[[ware]]\nid = 3", "pack-no-id", "ware 1"),
        ("ware = 3", "pack-no-id", "ware 1"),
        (ware("valeu = 1"), "pack-field", "ware iron_pot: valeu"),
        (ware("value = 10"), "pack-range", "ware iron_pot: value"),
        (ware("value = -1"), "pack-range", "ware iron_pot: value"),
        (ware("hardness = 0"), "pack-range", "ware iron_pot: hardness"),
        (ware("value = true"), "pack-range", "ware iron_pot: value"),
        (ware("value = 1.0"), "pack-range", "ware iron_pot: value"),
        (ware('value = "1"'), "pack-range", "ware iron_pot: value"),
        (ware("value = [1]"), "pack-range", "ware iron_pot: value"),
        (ware('metal = "tin"'), "pack-choice", "ware iron_pot: metal"),
        (ware("metal = 3"), "pack-choice", "ware iron_pot: metal"),
        (ware("metal = []"), "pack-choice", "ware iron_pot: metal"),
        (ware('value = 1\nsource = "guess"'), "pack-source", "ware iron_pot: source"),
        (ware('value = 1\nvalue_source = "guess"'), "pack-source", "ware iron_pot: value_source"),
        (ware('value = 1\nvaleu_source = "owner"'), "pack-field", "ware iron_pot: valeu_source"),
        (ware("value = 1") + ware("value = 2"), "pack-twice", "ware iron_pot"),
        ('[[charm]]\nid = "soot"\neffect = "reroll"', "pack-fixed", "charm soot: effect"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, text: str, key: str, place: str) -> None:
    assert mistakes(folder(tmp_path, smithy=text)) == [(key, f"smithy.toml: {place}")]


def test_all_mistakes_are_told_together(tmp_path: Path) -> None:
    text = ware("value = 99\nhardness = 99\ncolour = 1") + '[[spoon]]\nid = "x"\n[[patron]]\nid = "tin"\n'
    found = mistakes(folder(tmp_path, 'name = ""\ngame = "chess"\nauthor = "me"\n', smithy=text, other=""))
    assert sorted(found) == [
        ("pack-field", "pack.toml: author"),
        ("pack-field", "smithy.toml: ware iron_pot: colour"),
        ("pack-file", "other.toml"),
        ("pack-id", "smithy.toml: patron tin"),
        ("pack-name", "pack.toml: name"),
        ("pack-other-game", "pack.toml: game"),
        ("pack-range", "smithy.toml: ware iron_pot: hardness"),
        ("pack-range", "smithy.toml: ware iron_pot: value"),
        ("pack-table", "smithy.toml: spoon"),
    ]


def test_what_must_add_up_is_checked_by_the_game(tmp_path: Path) -> None:
    found = mistakes(folder(tmp_path, smithy=ware('metal = "silver"')))
    assert found == [
        ("smithy-four-each", "smithy.toml: patron iron: id"),
        ("smithy-four-each", "smithy.toml: patron silver: id"),
    ]


def test_a_pack_of_ones_own_overrides_what_it_names_and_says_where_it_comes_from(tmp_path: Path) -> None:
    own = smithy.FACE.pack(None)
    pack = smithy.FACE.pack(folder(tmp_path, smithy=ware('value = 7\nhardness = 3\nhardness_source = "recalled"')))
    card, before = pack.cards["ware"]["iron_pot"], own.cards["ware"]["iron_pot"]
    assert card.values == {"metal": "iron", "value": 7, "hardness": 3}
    assert card.sources == {"metal": "designed", "value": "owner", "hardness": "recalled"}
    assert before.values == {"metal": "iron", "value": 1, "hardness": 2}
    assert (pack.name, own.name) == ("Mine", "default")
    assert pack.hash != own.hash


def test_the_name_of_a_pack_does_not_make_other_cards_of_them(tmp_path: Path) -> None:
    assert smithy.FACE.pack(folder(tmp_path)).hash == smithy.FACE.pack(None).hash


def test_a_folder_without_a_title(tmp_path: Path) -> None:
    assert mistakes(folder(tmp_path, None, smithy=ware("value = 1"))) == [("pack-no-title", "pack.toml")]


def test_a_folder_that_is_not_there_or_has_nothing_in_it(tmp_path: Path) -> None:
    for place, key in ((tmp_path / "nowhere", "pack-no-folder"), (tmp_path, "pack-empty")):
        with pytest.raises(Refused) as refused:
            smithy.FACE.pack(place)
        assert (refused.value.key, refused.value.place) == (key, str(place))


def test_files_that_cannot_be_read_are_named_beside_other_mistakes(tmp_path: Path) -> None:
    path = folder(tmp_path, "name = \n", smithy=ware("value = 99"))
    (path / "binary.toml").write_bytes(b"\xff\xfe")
    assert mistakes(path) == [
        ("pack-unreadable", "binary.toml"),
        ("pack-unreadable", "pack.toml"),
        ("pack-range", "smithy.toml: ware iron_pot: value"),
    ]


def test_the_game_of_a_pack(tmp_path: Path) -> None:
    assert game_of(folder(tmp_path)) == "smithy"
    for title in ("", "game = 1"):
        with pytest.raises(Refused) as refused:
            game_of(folder(tmp_path, title))
        assert refused.value.key == "pack-game"


DECK: Schema = {"deck": {"size": Field(1, 9), "cards": Field(0, 3, ("red", "blue"), counts=True)}}


def fits(pack: Pack) -> list[Refused]:
    return []


def own_pack(path: Path, text: str) -> Pack:
    """The own pack of a game that is nothing but a deck."""
    return load("deck", DECK, folder(path, None, deck=text), None, fits)


def test_counts_by_name(tmp_path: Path) -> None:
    pack = own_pack(tmp_path, '[[deck]]\nid = "a"\nsize = 4\ncards = { red = 3, blue = 1 }\nsource = "designed"')
    assert pack.cards["deck"]["a"].counts("cards") == {"red": 3, "blue": 1}
    assert pack.cards["deck"]["a"].whole("size") == 4


@pytest.mark.parametrize(
    ("text", "key", "place"),
    [
        ("size = 4", "pack-missing", "cards"),
        ("cards = { red = 1, blue = 1 }", "pack-missing", "size"),
        ("size = 4\ncards = 3", "pack-counts", "cards"),
        ("size = 4\ncards = { red = 1 }", "pack-missing", "cards.blue"),
        ("size = 4\ncards = { red = 1, blue = 4 }", "pack-range", "cards.blue"),
        ("size = 4\ncards = { red = 1, blue = 1, green = 1 }", "pack-unknown-name", "cards.green"),
        ("size = 4\ncards = { red = true, blue = 1 }", "pack-range", "cards.red"),
    ],
)
def test_the_games_own_pack_must_say_everything(tmp_path: Path, text: str, key: str, place: str) -> None:
    with pytest.raises(Mistakes) as found:
        own_pack(tmp_path, f'[[deck]]\nid = "a"\n{text}')
    assert [(one.key, one.place) for one in found.value.found] == [(key, f"deck.toml: deck a: {place}")]


def test_the_same_card_in_two_files(tmp_path: Path) -> None:
    text = '[[deck]]\nid = "a"\nsize = 4\ncards = { red = 1, blue = 1 }'
    with pytest.raises(Mistakes) as found:
        load("deck", DECK, folder(tmp_path, None, one=text, two=text), None, fits)
    assert [(one.key, one.place) for one in found.value.found] == [("pack-twice", "two.toml: deck a")]


@pytest.mark.parametrize(
    "text",
    [
        "a." * 3_000 + "a = 1",  # costs the parser the square of its length in memory
        "[" + "a." * 3_000 + "a]",
        ware("value = { " + "a." * 3_000 + "a = 1 }"),
        "# much ado\n" * 5_000,
        ware("value = " + "[" * 140 + "]" * 140),
        ware("value = [\n" + "[\n" * 5_000),
        ware("value = " + "{ a = [ " * 5 + "] }" * 5),
        ware("a.a.a.a.a.a.a.a.a = 1"),
    ],
)
def test_a_file_that_is_too_much_to_read_is_refused_in_a_sentence(tmp_path: Path, text: str) -> None:
    assert mistakes(folder(tmp_path, smithy=text)) == [("pack-outsized", "smithy.toml")]


def test_a_file_as_large_as_allowed_is_read(tmp_path: Path) -> None:
    text = ware("value = 5") + ("# " + "x" * 298 + "\n") * 160
    assert smithy.FACE.pack(folder(tmp_path, smithy=text)).cards["ware"]["iron_pot"].whole("value") == 5


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        " Mine",
        "Mine ",
        *[f"\\u{code}" for code in ("202e", "200b", "000a", "0000", "3164", "0301", "00a0")],
        "x" * 61,
    ],
)
def test_a_name_is_what_it_looks_like(tmp_path: Path, name: str) -> None:
    path = folder(tmp_path, f'name = "{name}"\ngame = "smithy"\n')
    assert mistakes(path) == [("pack-name", "pack.toml: name")]
