"""Packs of one's own: what they change is played, and every mistake in them is named by file, card and field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import karczma
from karczma.kernel.errors import Fact, Refused
from karczma.kernel.packs import Mistakes

TITLE = 'name = "My box"\ngame = "kajko"\n'
FIXED = "raiders = 1, robbers = 1, chamberlain = 1, coin_in_hand = 1, treasure_10 = 1"
MORE_COINS = f"""
[[card]]
id = "coin"
total = 12
[[card]]
id = "item_5"
total = 8
[[stack]]
id = "stack_9a"
cards = {{ {FIXED}, coin = 3, item_5 = 1 }}
[[stack]]
id = "stack_9b"
cards = {{ {FIXED}, coin = 3, item_5 = 1 }}
[[alternative]]
id = "twins_alike_9"
coin = 3
item_5 = 1
"""

Lay = Callable[..., Path]


@pytest.fixture
def lay(tmp_path: Path) -> Lay:
    """Lays a pack: the text of stacks.toml, and of other files by their names; the title is a good one unless given."""

    def write(stacks: str = "", **others: str) -> Path:
        files = {"pack": TITLE, "stacks": stacks, **others}
        for name, text in files.items():
            (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
        return tmp_path

    return write


def mistakes(folder: Path) -> list[tuple[str, str]]:
    """What is wrong with a pack: each mistake by its key and its place."""
    return [(mistake.key, mistake.place) for mistake in refusals(folder)]


def refusals(folder: Path) -> list[Refused]:
    with pytest.raises(Refused) as refused:
        karczma.open_pack("kajko", folder)
    mistake = refused.value
    if not isinstance(mistake, Mistakes):
        return [mistake]
    assert mistake.key == "pack-mistakes"
    assert mistake.facts == {"count": len(mistake.found)}
    return mistake.found


# What a pack changes


@pytest.mark.parametrize("stacks", ["mixed", "twins_alike"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_another_split_of_coins_and_fives_is_played(lay: Lay, seats: int, stacks: str) -> None:
    folder = lay(MORE_COINS)
    options = {"stacks": stacks, "coin_in_hand": True, "dusigrosz": True}
    match = karczma.start("kajko", seats, 11, options, folder)
    while not match.over:
        zones = match.face.components(match.game)
        assert Counter(card for zone in zones.values() for card in zone).total() == 70
        match.choose(match.asked[0], match.options(match.asked[0])[0])
    kinds = Counter(copy >> 4 for copy in match.game.order)
    assert [kinds[kind] for kind in range(7)] == [10, 10, 10, 10, 10, 12, 8]
    record = match.record()
    assert record["pack"] == "My box"
    again = karczma.replay(record, folder)
    assert again.record() == record
    with pytest.raises(Refused) as refused:
        karczma.replay(record)
    assert (refused.value.key, refused.value.place) == ("record-pack", "pack_hash")


def test_what_a_pack_does_not_say_stays(lay: Lay) -> None:
    own = karczma.open_pack("kajko", lay(MORE_COINS))
    default = karczma.open_pack("kajko")
    assert own.name == "My box"
    assert own.hash != default.hash
    changed = {("card", "coin"), ("card", "item_5"), ("stack", "stack_9a"), ("stack", "stack_9b")}
    changed.add(("alternative", "twins_alike_9"))
    for table, cards in default.cards.items():
        for id, card in cards.items():
            assert (own.cards[table][id].values != card.values) == ((table, id) in changed)
    nine = own.cards["stack"]["stack_9a"]
    assert nine.sources == {"size": "listing", "cards": "owner"}
    assert default.cards["stack"]["stack_9a"].sources["cards"] == "designed"


def test_an_empty_pack_is_the_default_by_another_name(lay: Lay) -> None:
    own = karczma.open_pack("kajko", lay())
    assert (own.name, own.hash) == ("My box", karczma.open_pack("kajko").hash)


def test_where_a_value_comes_from_can_be_said(lay: Lay) -> None:
    folder = lay('[[bonus]]\nid = "dusigrosz"\nvalue = 12\nvalue_source = "recalled"\nsource = "listing"\n')
    assert karczma.open_pack("kajko", folder).cards["bonus"]["dusigrosz"].sources == {"value": "recalled"}


def test_the_score_sheet_counts_with_the_pack(lay: Lay) -> None:
    folder = lay(MORE_COINS + '[[bonus]]\nid = "dusigrosz"\nvalue = 12\n[[card]]\nid = "treasure_10"\nvalue = 20\n')
    sheet = {
        "game": "kajko",
        "options": {"dusigrosz": True},
        "seats": [{"town": [["coin"] * 12, ["treasure_10"]]}, {"town": [["item_5"] * 8]}],
    }
    result = karczma.score(sheet, folder)
    assert isinstance(result["seats"], list)
    totals = [seat["total"] for seat in result["seats"] if isinstance(seat, dict)]
    assert totals == [12 + 20 + 12, 40]
    sheet["seats"] = [{"town": [["item_5"] * 9]}, {"town": []}]
    with pytest.raises(Refused) as refused:
        karczma.score(sheet, folder)
    assert refused.value.key == "sheet-too-many"
    assert refused.value.facts["most"] == 8


def test_other_values_are_played(lay: Lay) -> None:
    folder = lay('[[card]]\nid = "item_5"\nvalue = 7\n[[characters]]\nid = "characters"\nplayers_2 = 1\n')
    match = karczma.start("kajko", 2, 3, {"first_player": "0"}, folder)
    while not match.over:
        match.choose(match.asked[0], match.options(match.asked[0])[-1])
    towns = [player.town for player in match.game.players]
    assert [len(town) for town in towns] == [1, 1]
    values = {3: 1, 4: 10, 5: 1, 6: 7}
    assert [seat.total for seat in match.scores().seats] == [
        sum(values[copy >> 4] for copy in town[0]) for town in towns
    ]


# Mistakes


def stack(cards: str, size: int = 9) -> str:
    return f'[[stack]]\nid = "stack_9a"\nsize = {size}\ncards = {{ {cards} }}\n'


def card(field: str, id: str = "coin") -> str:
    return f'[[card]]\nid = "{id}"\n{field}\n'


ONE_MISTAKE: list[tuple[str, str, str]] = [
    # unknown names
    (card("value = 1", "sword"), "pack-id", "stacks.toml: card sword"),
    ('[[stack]]\nid = "stack_4a"\nsize = 5\n', "pack-id", "stacks.toml: stack stack_4a"),
    (card("worth = 1"), "pack-field", "stacks.toml: card coin: worth"),
    ("[[cards]]\nid = 1\n", "pack-table", "stacks.toml: cards"),
    (
        stack(f"{FIXED}, coin = 2, item_5 = 2, sword = 0"),
        "pack-unknown-name",
        "stacks.toml: stack stack_9a: cards.sword",
    ),
    (card('value = 1\nsource = "hearsay"'), "pack-source", "stacks.toml: card coin: source"),
    (card("value = 1\nvalue_source = 1"), "pack-source", "stacks.toml: card coin: value_source"),
    # missing values
    ("[[card]]\nvalue = 1\n", "pack-no-id", "stacks.toml: card 1"),
    (f"{card('value = 1')}[[card]]\nid = 7\n", "pack-no-id", "stacks.toml: card 2"),
    ("card = 5\n", "pack-no-id", "stacks.toml: card 1"),
    (stack(f"{FIXED}, coin = 4"), "pack-missing", "stacks.toml: stack stack_9a: cards.item_5"),
    # wrong types and ranges
    (card('value = "1"'), "pack-range", "stacks.toml: card coin: value"),
    (card("value = 1.0"), "pack-range", "stacks.toml: card coin: value"),
    (card("value = true"), "pack-range", "stacks.toml: card coin: value"),
    (card("value = [1]"), "pack-range", "stacks.toml: card coin: value"),
    (card("value = 2015-01-01"), "pack-range", "stacks.toml: card coin: value"),
    (card("value = -1"), "pack-range", "stacks.toml: card coin: value"),
    (card("value = 100"), "pack-range", "stacks.toml: card coin: value"),
    (card("sort = 1"), "pack-choice", "stacks.toml: card coin: sort"),
    (card('sort = "sword"'), "pack-choice", "stacks.toml: card coin: sort"),
    (card('effect = "explode"'), "pack-choice", "stacks.toml: card coin: effect"),
    (card('advanced = ["gain"]'), "pack-choice", "stacks.toml: card coin: advanced"),
    ('[[stack]]\nid = "stack_9a"\ncards = 9\n', "pack-counts", "stacks.toml: stack stack_9a: cards"),
    (stack(f'{FIXED}, coin = "2", item_5 = 2'), "pack-range", "stacks.toml: stack stack_9a: cards.coin"),
    (stack(f"{FIXED}, coin = 2, item_5 = -1"), "pack-range", "stacks.toml: stack stack_9a: cards.item_5"),
    # one id twice
    (card("value = 1") + card("value = 1"), "pack-twice", "stacks.toml: card coin"),
    # what must add up
    (card("total = 11"), "pack-sum", "stacks.toml: card coin: total"),
    ('[[stack]]\nid = "stack_9a"\nsize = 8\n', "pack-sum", "stacks.toml: stack stack_9a: size"),
    ('[[alternative]]\nid = "twins_alike_9"\nsize = 8\n', "pack-sum", "stacks.toml: alternative twins_alike_9: size"),
    # what no printed copy changes
    (card('sort = "item"'), "pack-fixed", "stacks.toml: card coin: sort"),
    (card('effect = "raid"'), "pack-fixed", "stacks.toml: card coin: effect"),
    (card('advanced = "pick_pocket"'), "pack-fixed", "stacks.toml: card coin: advanced"),
    (
        '[[characters]]\nid = "characters"\ncount = 11\nplayers_2 = 6\nplayers_4 = 2\n',
        "kajko-characters",
        "stacks.toml: characters characters: players_2",
    ),
    (
        '[[characters]]\nid = "characters"\nplayers_5 = 3\n',
        "kajko-characters",
        "stacks.toml: characters characters: players_5",
    ),
]


@pytest.mark.parametrize(
    ("stacks", "key", "place"), ONE_MISTAKE, ids=[f"{key} {n}" for n, (_, key, _) in enumerate(ONE_MISTAKE)]
)
def test_one_mistake_is_named(lay: Lay, stacks: str, key: str, place: str) -> None:
    assert mistakes(lay(stacks)) == [(key, place)]


def test_two_raiders_in_a_stack(lay: Lay) -> None:
    cards = "raiders = 2, robbers = 1, chamberlain = 1, coin_in_hand = 1, treasure_10 = 1, coin = 2, item_5 = 1"
    found = refusals(lay(stack(cards)))
    assert [(mistake.key, mistake.place) for mistake in found] == [
        ("kajko-one-each", "stacks.toml: stack stack_9a: cards.raiders"),
        ("pack-sum", "stacks.toml: card raiders: total"),
        ("pack-sum", "stacks.toml: card item_5: total"),
    ]
    facts: list[dict[str, Fact]] = [mistake.facts for mistake in found]
    assert facts == [{"count": 2}, {"value": 10, "sum": 11}, {"value": 10, "sum": 9}]


@pytest.mark.parametrize("kind", ["raiders", "robbers", "chamberlain", "coin_in_hand", "treasure_10"])
def test_a_stack_without_one_of_the_five(lay: Lay, kind: str) -> None:
    cards = FIXED.replace(f"{kind} = 1", f"{kind} = 0") + ", coin = 3, item_5 = 2"
    assert ("kajko-one-each", f"stacks.toml: stack stack_9a: cards.{kind}") in mistakes(lay(stack(cards)))


def test_not_seventy_cards(lay: Lay) -> None:
    larger = stack(f"{FIXED}, coin = 3, item_5 = 2", size=10) + card("total = 11")
    assert mistakes(lay(larger)) == [("kajko-seventy", "stacks.toml: stack: size")]


@pytest.mark.parametrize("broken", ["[[card]", "id = ", 'id = "a"\nid = "b"', "= 1", '"""'])
def test_broken_toml(lay: Lay, broken: str) -> None:
    found = refusals(lay(broken))
    assert [(mistake.key, mistake.place) for mistake in found] == [("pack-unreadable", "stacks.toml")]
    assert found[0].facts["why"]


def test_not_utf8(lay: Lay) -> None:
    folder = lay()
    (folder / "stacks.toml").write_bytes(b"# \xff\n")
    assert mistakes(folder) == [("pack-unreadable", "stacks.toml")]


@pytest.mark.parametrize(
    ("title", "key", "place"),
    [
        ('name = "My box"\ngame = "lockup"\n', "pack-other-game", "pack.toml: game"),
        ('name = "My box"\n', "pack-other-game", "pack.toml: game"),
        ('name = "My box"\ngame = 1\n', "pack-other-game", "pack.toml: game"),
        ('game = "kajko"\n', "pack-name", "pack.toml: name"),
        ('name = ""\ngame = "kajko"\n', "pack-name", "pack.toml: name"),
        ('name = 7\ngame = "kajko"\n', "pack-name", "pack.toml: name"),
        (f'name = "{"x" * 61}"\ngame = "kajko"\n', "pack-name", "pack.toml: name"),
        (f'{TITLE}author = "me"\n', "pack-field", "pack.toml: author"),
        (f'{TITLE}[[card]]\nid = "coin"\n', "pack-field", "pack.toml: card"),
    ],
)
def test_a_wrong_title(lay: Lay, title: str, key: str, place: str) -> None:
    assert mistakes(lay(pack=title)) == [(key, place)]


def test_no_title(lay: Lay) -> None:
    folder = lay(MORE_COINS)
    (folder / "pack.toml").unlink()
    assert mistakes(folder) == [("pack-no-title", "pack.toml")]


def test_no_folder_or_nothing_in_it(tmp_path: Path) -> None:
    assert mistakes(tmp_path / "nowhere") == [("pack-no-folder", str(tmp_path / "nowhere"))]
    assert mistakes(tmp_path) == [("pack-empty", str(tmp_path))]


def test_a_file_of_another_name_is_refused(lay: Lay) -> None:
    assert mistakes(lay(more='[[card]]\nid = "coin"\n')) == [("pack-file", "more.toml")]


@pytest.mark.parametrize("text", ["a = " + "[" * 5000, "a = " + "1" * 5000])
def test_what_the_reader_would_choke_on_does_not_get_to_it(lay: Lay, text: str) -> None:
    assert mistakes(lay(text)) == [("pack-outsized", "stacks.toml")]


def test_an_unreadable_title_is_named_once(lay: Lay) -> None:
    assert mistakes(lay(pack="[")) == [("pack-unreadable", "pack.toml")]
    assert mistakes(lay(pack="")) == [("pack-name", "pack.toml: name"), ("pack-other-game", "pack.toml: game")]


def test_a_box_with_an_odd_number_of_coins_plays_with_mixed_stacks(lay: Lay) -> None:
    odd = stack(f"{FIXED}, coin = 3, item_5 = 1") + card("total = 11") + card("total = 9", "item_5")
    folder = lay(odd)
    assert karczma.start("kajko", seed=1, pack=folder).asked
    with pytest.raises(Refused) as refused:
        karczma.start("kajko", seed=1, pack=folder, options={"stacks": "twins_alike"})
    assert refused.value.key == "kajko-alike"


def test_all_mistakes_at_once(lay: Lay) -> None:
    stacks = (
        card('value = "1"\ncolour = "red"')
        + card("value = 1", "sword")
        + card('sort = "thing"', "item_5")
        + '[[stack]]\nid = "stack_6a"\nsize = 4\ncards = { raiders = 1 }\n'
        + "[[weapon]]\nid = 'axe'\n"
    )
    found = mistakes(lay(stacks, more="[broken", pack='name = ""\ngame = "chess"\n'))
    assert sorted(found) == sorted(
        [
            ("pack-unreadable", "more.toml"),
            ("pack-name", "pack.toml: name"),
            ("pack-other-game", "pack.toml: game"),
            ("pack-range", "stacks.toml: card coin: value"),
            ("pack-field", "stacks.toml: card coin: colour"),
            ("pack-id", "stacks.toml: card sword"),
            ("pack-choice", "stacks.toml: card item_5: sort"),
            ("pack-range", "stacks.toml: stack stack_6a: size"),
            ("pack-missing", "stacks.toml: stack stack_6a: cards.robbers"),
            ("pack-table", "stacks.toml: weapon"),
        ]
    )


def test_all_that_does_not_add_up_at_once(lay: Lay) -> None:
    stacks = (
        stack(f"{FIXED}, coin = 3, item_5 = 1", size=8)
        + card("total = 9", "robbers")
        + '[[alternative]]\nid = "twins_alike_6"\nsize = 7\n'
        + '[[characters]]\nid = "characters"\nplayers_2 = 6\nplayers_3 = 6\nplayers_4 = 2\ncount = 11\n'
    )
    assert mistakes(lay(stacks)) == [
        ("pack-sum", "stacks.toml: stack stack_9a: size"),
        ("pack-sum", "stacks.toml: card robbers: total"),
        ("pack-sum", "stacks.toml: card coin: total"),
        ("pack-sum", "stacks.toml: card item_5: total"),
        ("pack-sum", "stacks.toml: alternative twins_alike_6: size"),
        ("kajko-characters", "stacks.toml: characters characters: players_2"),
        ("kajko-characters", "stacks.toml: characters characters: players_3"),
    ]


def test_a_table_with_a_bad_pack_does_not_start(lay: Lay) -> None:
    with pytest.raises(Mistakes):
        karczma.start("kajko", 2, 1, {}, lay(card("total = 11")))


def test_the_mistake_tells_what_was_expected(lay: Lay) -> None:
    (mistake,) = refusals(lay(card("value = 100")))
    assert mistake.facts == {"low": 0, "high": 99, "value": "100"}
    (mistake,) = refusals(lay(card('sort = "sword"')))
    assert mistake.facts == {"names": "danger, coin, item"}
    (mistake,) = refusals(lay('[[stack]]\nid = "stack_9a"\nsize = 8\n'))
    assert mistake.facts == {"value": 8, "sum": 9}
