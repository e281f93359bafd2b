"""The cards of Stonespine: what the default pack holds, and packs of one's own that change it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import karczma
from karczma.games.stonespine.cards import Cards, open_pack
from karczma.games.stonespine.dungeon import NORTH, SOUTH
from karczma.games.stonespine.scoring import Jael, jael_quantity
from karczma.games.stonespine.vocabulary import (
    BLUEPRINT,
    CHALLENGE,
    CHAMBER,
    ELEMENT,
    GOAL,
    JAEL,
    MARKET,
    PASSAGE,
    SHAPE,
    TOKEN,
)
from karczma.kernel.packs import Mistakes
from rules.rule import rule


def pack() -> Cards:
    return open_pack(None)


def test_the_box_has_these_cards() -> None:
    cards = pack().cards
    assert {table: len(cards[table]) for table in cards} == {
        "chamber": 100,
        "token": 13,
        "market": 18,
        "blueprint": 8,
        "challenge": 30,
        "goal": 8,
        "jael": 9,
    }
    for kind, table in (
        (CHAMBER, "chamber"),
        (MARKET, "market"),
        (BLUEPRINT, "blueprint"),
        (CHALLENGE, "challenge"),
        (GOAL, "goal"),
        (JAEL, "jael"),
    ):
        assert kind.ids == tuple(cards[table])


def test_the_chambers() -> None:
    chambers = pack().cards["chamber"].values()
    assert Counter(str(card.values["kind"]) for card in chambers) == {"cave": 50, "dungeon": 50}
    assert Counter(str(card.values["jael_symbol"]) for card in chambers) == {"blue": 32, "green": 33, "red": 35}
    assert all(1 <= len(set(card.several("doors"))) == len(card.several("doors")) for card in chambers)
    assert max(len(card.several("elements")) for card in chambers) == 4
    found = Counter(element for card in chambers for element in card.several("elements"))
    assert set(found) == set(ELEMENT.ids)


def test_the_tokens() -> None:
    cards = pack()
    by_shape = [
        sum(cards.tokens[face] for face in range(18) if cards.shape[face] == shape) for shape in range(len(SHAPE.ids))
    ]
    assert dict(zip(SHAPE.ids, by_shape, strict=True)) == {"circle": 25, "oval": 16, "square": 15}
    assert cards.tokens[PASSAGE] == 4
    lacking = [TOKEN.ids[face] for face in range(18) if not cards.tokens[face]]
    assert lacking == ["star+2", "star+3", "star-1", "star-2", "star-3"]


@rule("ST-R2")
def test_fields_on_the_market_cards() -> None:
    cards = pack()
    fields = Counter(SHAPE.ids[shape] for shapes in cards.shapes for shape in shapes)
    assert fields["oval"] == 17  # one more than there are tokens
    assert fields["circle"] <= 25
    assert fields["square"] <= 15
    assert min(cards.cost) == 3
    assert max(cards.cost) == 10


def test_every_blueprint_asks_for_eight_things() -> None:
    cards = pack()
    assert [sum(bool(word) for word in wanted) for wanted in cards.wanted] == [8] * 8
    assert [sum(word < 0 for word in wanted) for wanted in cards.wanted] == [4] * 8
    assert cards.met == [[0, 0, 0, 0, 5, 7, 10, 14, 20]] * 8


@rule("ST-51")
def test_the_two_decks_of_jael() -> None:
    cards = pack()
    assert [JAEL.ids[card] for card in range(9) if cards.legendary[card]] == ["jael_7", "jael_8", "jael_9"]
    assert [JAEL.ids[card] for card in range(9) if cards.replaced[card]] == ["jael_4", "jael_5", "jael_6"]


def test_where_values_come_from() -> None:
    cards = pack().cards
    assert cards["goal"]["grand_gnoll"].sources["first"] == "rulebook"
    assert cards["challenge"]["gnoll_pack"].sources["points"] == "listing"
    assert cards["jael"]["jael_1"].sources["gold"] == "listing"
    assert cards["jael"]["jael_2"].sources["base"] == "rulebook"
    assert cards["jael"]["jael_2"].sources["gold"] == "designed"
    assert cards["blueprint"]["blueprint_2"].sources["met_5"] == "rulebook"


def lay(folder: Path, **files: str) -> Path:
    (folder / "pack.toml").write_text('name = "My box"\ngame = "stonespine"\n', encoding="utf-8")
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_pack_of_ones_own_is_played(tmp_path: Path) -> None:
    chamber = '[[chamber]]\nid = "pit"\nkind = "cave"\ndoors = ["N", "S"]\nelements = ["pit", "pit"]\n'
    chamber += 'quadrants = ["pit", "none", "none", "pit"]\ngold = 20\njael_symbol = "red"\n'
    own = open_pack(lay(tmp_path, chambers=chamber, tokens='[[token]]\nid = "bear"\ncount = 9\n'))
    pit = CHAMBER.numbers["pit"]
    assert (own.kind[pit], own.doors[pit], own.gold[pit]) == (0, NORTH | SOUTH, 20)
    assert own.elements[pit] == [ELEMENT.numbers["pit"]] * 2
    assert own.tokens[TOKEN.numbers["bear"]] == 9
    assert own.cards["chamber"]["pit"].sources["gold"] == "owner"
    match = karczma.start("stonespine", 2, 1, pack=tmp_path)
    assert match.pack.hash == own.hash != pack().hash


def test_another_card_counts_what_it_says(tmp_path: Path) -> None:
    challenge = (
        '[[challenge]]\nid = "kings_favor"\nform = "count_connected"\nelements = ["monster"]\ngate = "entrance"\n'
    )
    goal = '[[goal]]\nid = "grand_gnoll"\ncompare = "fewest"\nform = "sets"\n'
    goal += 'elements = ["gnoll", "trap", "trap"]\nfirst = 8\n'
    jael = '[[jael]]\nid = "jael_1"\nform = "identical_pairs"\nelements = ["trap"]\n'
    own = open_pack(lay(tmp_path, challenges=challenge, goals=goal, jael=jael))
    favour = own.challenge[CHALLENGE.numbers["kings_favor"]]
    assert (favour.gate, favour.any) == (0, 0b11111)
    gnoll = GOAL.numbers["grand_gnoll"]
    assert (own.goal[gnoll].needs, own.compare[gnoll], own.places[gnoll]) == ([1, 2], 1, [8, 9, 5])
    traps = tuple(TOKEN.numbers[face] for face in ("bear", "bear", "bear", "pit", "pit", "fire"))
    assert jael_quantity(own, Jael((0,), (), traps), own.condition[0]) == 2


def test_a_sheet_is_counted_with_the_pack(tmp_path: Path) -> None:
    lay(tmp_path, challenges='[[challenge]]\nid = "kings_favor"\npoints = 12\n')
    seats = [
        {
            "blueprint": BLUEPRINT.ids[number],
            "priority": number + 1,
            "challenges": [("kings_favor", "gnoll_pack")[number], *CHALLENGE.ids[number * 2 : number * 2 + 2]],
            "rows": [list(CHAMBER.ids[at : at + 4]) for at in range(number * 16, number * 16 + 16, 4)],
        }
        for number in (0, 1)
    ]
    sheet = {"game": "stonespine", "goal": "grand_gnoll", "seats": seats}
    more = [Counter(_parts(karczma.score(sheet, pack))) for pack in (tmp_path, None)]
    assert more[0] - more[1] == {"challenges": 2}


def _parts(result: object) -> dict[str, int]:
    assert isinstance(result, dict)
    parts: dict[str, int] = result["seats"][0]["parts"]
    return parts


@pytest.mark.parametrize(
    ("file", "text", "key", "place"),
    [
        ("chambers", '[[chamber]]\nid = "pit"\ngold = 21\n', "pack-range", "chamber pit: gold"),
        ("chambers", '[[chamber]]\nid = "pit"\nkind = "hall"\n', "pack-choice", "chamber pit: kind"),
        ("chambers", '[[chamber]]\nid = "pit"\ndoors = ["N", "up"]\n', "pack-choice", "chamber pit: doors"),
        ("chambers", '[[chamber]]\nid = "pit"\nelements = ["monster"]\n', "pack-choice", "chamber pit: elements"),
        (
            "chambers",
            '[[chamber]]\nid = "pit"\nelements = ["pit", "pit", "pit", "pit", "pit"]\n',
            "pack-several",
            "chamber pit: elements",
        ),
        (
            "chambers",
            '[[chamber]]\nid = "pit"\nelements = ["bear"]\n',
            "stonespine-quadrants",
            "chamber pit: quadrants",
        ),
        ("chambers", '[[chamber]]\nid = "attic"\n', "pack-id", "chamber attic"),
        ("tokens", '[[token]]\nid = "bear"\nshape = "oval"\n', "pack-fixed", "token bear: shape"),
        ("tokens", '[[token]]\nid = "star+2"\ncount = 1\n', "pack-id", "token star+2"),
        ("market", '[[market]]\nid = "market_01"\ntop_shapes = []\n', "pack-several", "market market_01: top_shapes"),
        ("market", '[[market]]\nid = "market_01"\ntop_cost = 31\n', "pack-range", "market market_01: top_cost"),
        (
            "blueprints",
            '[[blueprint]]\nid = "blueprint_1"\nexit_col = 5\n',
            "pack-range",
            "blueprint blueprint_1: exit_col",
        ),
        (
            "blueprints",
            '[[blueprint]]\nid = "blueprint_1"\nr1c1 = "door"\n',
            "pack-choice",
            "blueprint blueprint_1: r1c1",
        ),
        ("challenges", '[[challenge]]\nid = "gnoll_pack"\nnumber = 8\n', "pack-fixed", "challenge gnoll_pack: number"),
        (
            "challenges",
            '[[challenge]]\nid = "gnoll_pack"\nform = "best"\n',
            "pack-choice",
            "challenge gnoll_pack: form",
        ),
        (
            "challenges",
            '[[challenge]]\nid = "gnoll_pack"\nelements = []\n',
            "stonespine-elements",
            "challenge gnoll_pack: elements",
        ),
        (
            "challenges",
            '[[challenge]]\nid = "kings_favor"\nelements = ["gnoll"]\n',
            "stonespine-elements",
            "challenge kings_favor: elements",
        ),
        (
            "challenges",
            '[[challenge]]\nid = "deadly_tomb"\ncells = "none"\n',
            "stonespine-cells",
            "challenge deadly_tomb: cells",
        ),
        (
            "challenges",
            '[[challenge]]\nid = "gnoll_pack"\ncells = "center"\n',
            "stonespine-cells",
            "challenge gnoll_pack: cells",
        ),
        (
            "challenges",
            '[[challenge]]\nid = "perilous_path"\ngate = "none"\n',
            "stonespine-gate",
            "challenge perilous_path: gate",
        ),
        (
            "challenges",
            '[[challenge]]\nid = "gnoll_pack"\ngate = "exit"\n',
            "stonespine-gate",
            "challenge gnoll_pack: gate",
        ),
        (
            "challenges",
            '[[challenge]]\nid = "cramped_construction"\nleast = 0\n',
            "stonespine-least",
            "challenge cramped_construction: least",
        ),
        (
            "challenges",
            '[[challenge]]\nid = "muddied_approach"\nleast = 0\n',
            "stonespine-least",
            "challenge muddied_approach: least",
        ),
        (
            "challenges",
            '[[challenge]]\nid = "gnoll_pack"\nleast = 2\n',
            "stonespine-least",
            "challenge gnoll_pack: least",
        ),
        ("goals", '[[goal]]\nid = "grand_gnoll"\nleast = 1\n', "stonespine-least", "goal grand_gnoll: least"),
        ("jael", '[[jael]]\nid = "jael_1"\nleast = 1\n', "stonespine-least", "jael jael_1: least"),
        ("goals", '[[goal]]\nid = "grand_gnoll"\ncompare = "least"\n', "pack-choice", "goal grand_gnoll: compare"),
        (
            "goals",
            '[[goal]]\nid = "grand_gnoll"\nform = "best_column_count"\n',
            "stonespine-without-dungeon",
            "goal grand_gnoll: form",
        ),
        (
            "jael",
            '[[jael]]\nid = "jael_1"\nform = "cluster_count"\nelements = []\n',
            "stonespine-without-dungeon",
            "jael jael_1: form",
        ),
        ("jael", '[[jael]]\nid = "jael_1"\ntier = "legendary"\n', "pack-fixed", "jael jael_1: tier"),
        ("jael", '[[jael]]\nid = "jael_1"\nsymbols = []\n', "pack-several", "jael jael_1: symbols"),
        ("jael", '[[jael]]\nid = "jael_1"\ncollects = ["3_top"]\n', "pack-choice", "jael jael_1: collects"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, file: str, text: str, key: str, place: str) -> None:
    assert (key, f"{file}.toml: {place}") in mistakes(lay(tmp_path, **{file: text}))


def mistakes(folder: Path) -> list[tuple[str, str]]:
    with pytest.raises(Mistakes) as found:
        open_pack(folder)
    return [(mistake.key, mistake.place) for mistake in found.value.found]


def test_every_shape_has_a_token(tmp_path: Path) -> None:
    none = "".join(f'[[token]]\nid = "{face}"\ncount = 0\n' for face in ("gnoll", "goblin", "kobold", "secret_passage"))
    assert [key for key, _ in mistakes(lay(tmp_path, tokens=none))] == ["stonespine-tokens"]


def test_as_many_jael_cards_leave_as_come(tmp_path: Path) -> None:
    own = '[[jael]]\nid = "jael_1"\nreplaced = "yes"\n'
    assert mistakes(lay(tmp_path, jael=own)) == [("stonespine-legendary", "jael.toml: replaced")]
    swapped = own + '[[jael]]\nid = "jael_4"\nreplaced = "no"\n'
    assert open_pack(lay(tmp_path, jael=swapped)).replaced[0]
    legendary = '[[jael]]\nid = "jael_7"\nreplaced = "yes"\n[[jael]]\nid = "jael_4"\nreplaced = "no"\n'
    assert mistakes(lay(tmp_path, jael=legendary)) == [("stonespine-legendary", "jael.toml: replaced")]
