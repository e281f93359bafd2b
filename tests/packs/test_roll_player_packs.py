"""The cards of Roll Player: what the default pack holds, and packs of one's own that change it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import karczma
from karczma.games.roll_player.cards import Cards, open_pack
from karczma.games.roll_player.vocabulary import CARD, CLASS, ROW
from karczma.kernel.errors import Refused
from karczma.kernel.packs import Mistakes
from rules.rule import rule


def pack() -> Cards:
    return open_pack(None)


@rule("RP-R29")
def test_the_market_cards_by_type_and_dots() -> None:
    cards = pack().cards["card"]
    assert Counter(str(card.values["type"]) for card in cards.values()) == {
        "weapon": 8,
        "armor": 12,
        "skill": 13,
        "trait": 20,
    }
    assert Counter(card.whole("dots") for card in cards.values()) == {1: 26, 2: 27}
    assert Counter(str(card.values["set"]) for card in cards.values()) == {
        "chain": 5,
        "leather": 4,
        "mystic": 3,
        "none": 41,
    }
    assert cards["diplomacy"].whole("dots") == 2


def test_every_class_has_twelve_stars() -> None:
    cards = pack()
    assert [sum(stars) for stars in cards.stars] == [12] * 12
    assert Counter(cards.colour) == Counter([*range(6), *range(6)])


def test_every_backstory_wants_six_colours_in_six_rows() -> None:
    for wanted in pack().wanted:
        assert sorted(colour for colour in wanted if colour >= 0) == [0, 1, 2, 3, 4, 5]
        assert all(sum(colour >= 0 for colour in wanted[row * 3 : row * 3 + 3]) == 1 for row in range(6))


@rule("RP-R49")
def test_where_values_come_from() -> None:
    cards = pack().cards
    assert cards["card"]["reckless"].sources["cost"] == "rulebook"
    assert cards["card"]["climb"].sources["cost"] == "designed"
    assert cards["class"]["bard"].sources["effect"] == "rulebook"
    assert cards["class"]["monk"].sources["effect"] == "designed"
    assert cards["class"]["monk"].sources["least"] == "listing"
    assert cards["armor_set"]["chain"].sources["stars_4"] == "rulebook"


def lay(folder: Path, **files: str) -> Path:
    (folder / "pack.toml").write_text('name = "My box"\ngame = "roll_player"\n', encoding="utf-8")
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_pack_of_ones_own_is_played(tmp_path: Path) -> None:
    own = '[[card]]\nid = "climb"\ncost = 1\narrow = "down"\n[[card]]\nid = "weak"\nevery = 9\npays = 5\n'
    cards = open_pack(lay(tmp_path, market=own))
    climb, weak = CARD.numbers["climb"], CARD.numbers["weak"]
    assert (cards.cost[climb], cards.arrow[climb]) == (1, 1)
    assert (cards.every[weak], cards.pays[weak]) == (9, 5)
    assert cards.cards["card"]["climb"].sources["cost"] == "owner"
    match = karczma.start("roll_player", 2, 1, pack=tmp_path)
    assert match.pack.hash == cards.hash != pack().hash


def test_another_ability_is_played_too(tmp_path: Path) -> None:
    own = '[[class]]\nid = "monk"\neffect = "gold_die_gold"\naction = "none"\namount = 5\n'
    cards = open_pack(lay(tmp_path, classes=own))
    monk = CLASS.numbers["monk"]
    assert cards.amount[monk] == 5
    assert cards.ability[monk] == cards.ability[CLASS.numbers["thief"]]


@pytest.mark.parametrize(
    ("file", "text", "key", "place"),
    [
        ("market", '[[card]]\nid = "climb"\ncost = 21\n', "pack-range", "market.toml: card climb: cost"),
        ("market", '[[card]]\nid = "climb"\ntype = "trait"\n', "pack-fixed", "market.toml: card climb: type"),
        (
            "market",
            '[[card]]\nid = "climb"\neffect = "per_row"\n',
            "roll_player-effect",
            "market.toml: card climb: effect",
        ),
        ("market", '[[card]]\nid = "climb"\nhands = 1\n', "roll_player-for-type", "market.toml: card climb: hands"),
        (
            "market",
            '[[card]]\nid = "climb"\narrow = "none"\n',
            "roll_player-for-type",
            "market.toml: card climb: arrow",
        ),
        ("market", '[[card]]\nid = "weak"\nof = "gold"\n', "pack-choice", "market.toml: card weak: of"),
        ("market", '[[card]]\nid = "greedy"\nevery = 0\n', "pack-range", "market.toml: card greedy: every"),
        (
            "classes",
            '[[class]]\nid = "monk"\naction = "none"\n',
            "roll_player-class-action",
            "classes.toml: class monk: action",
        ),
        (
            "classes",
            '[[class]]\nid = "bard"\nevent = "buy_skill"\n',
            "roll_player-class-event",
            "classes.toml: class bard: event",
        ),
        ("races", '[[race]]\nid = "troll"\n', "pack-id", "races.toml: race troll"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, file: str, text: str, key: str, place: str) -> None:
    with pytest.raises(Mistakes) as mistakes:
        open_pack(lay(tmp_path, **{file: text}))
    found = [(mistake.key, mistake.place) for mistake in mistakes.value.found]
    assert (key, place) in found


def test_a_goal_needs_its_ends_in_order(tmp_path: Path) -> None:
    least = ", ".join(f"{row} = 18" for row in ROW.ids)
    most = ", ".join(f"{row} = 17" for row in ROW.ids)
    own = f'[[class]]\nid = "monk"\nleast = {{ {least} }}\nmost = {{ {most} }}\n'
    with pytest.raises(Refused) as refused:
        open_pack(lay(tmp_path, classes=own))
    assert isinstance(refused.value, Mistakes)
    assert [mistake.key for mistake in refused.value.found] == ["roll_player-goal"]
