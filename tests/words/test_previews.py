"""What a choice brings, in words: costs and gains have their sign and their word, in both languages."""

from __future__ import annotations

import pytest

from karczma.games import GAMES
from karczma.kernel.audience import Json
from karczma.kernel.errors import Fact
from karczma.words import Words

EN, PL = Words("en"), Words("pl")
NAMES = ["Ola", "Janek"]


def option(words: Words, game: str, *do: str, **facts: Fact) -> str:
    said: list[Json] = list(do)
    return words.option(GAMES[game], {"do": said, **facts}, NAMES)


def event(words: Words, game: str, name: str, **facts: Fact) -> str:
    return words.event(GAMES[game], {"event": name, "seat": 0, **facts}, NAMES)


# Stonespine


@pytest.mark.parametrize(
    ("goods", "english", "polish"),
    [
        ("star+1 star+1", "two +1 stars", "dwie gwiazdki +1"),
        ("gnoll", "a gnoll", "gnolla"),
        ("ooze gnoll ooze", "two oozes and a gnoll", "dwa śluzy i gnolla"),
        ("bear blade pit", "a bear trap, a blade trap and a pit trap", "wnyki, ostrza i dół"),
        ("spike spike", "two spike traps", "dwie pułapki z kolcami"),
        ("kobold kobold kobold", "three kobolds", "trzy koboldy"),
        ("treasure secret_passage", "a treasure chest and a secret passage", "skrzynię skarbów i tajne przejście"),
    ],
)
def test_a_set_is_called_by_what_is_in_it(goods: str, english: str, polish: str) -> None:
    facts: dict[str, Fact] = {"gold": 6, "goods": goods}
    assert event(EN, "stonespine", "bought", set="market_12_top", **facts) == f"Ola buys {english} for 6 gold."
    assert event(PL, "stonespine", "bought", set="market_12_top", **facts) == f"Ola kupuje {polish} za 6 sztuk złota."
    facts.update({"lost": 0, "twin": 0})
    assert option(EN, "stonespine", "buy", "market_12_top", **facts) == f"Buy {english} for 6 gold"
    assert option(PL, "stonespine", "buy", "market_12_top", **facts) == f"Kup {polish} za 6 sztuk złota"


def test_what_is_new_at_the_market_is_named() -> None:
    facts: dict[str, Fact] = {"market": "market_02", "upper": "ooze ooze", "lower": "star+1"}
    assert event(EN, "stonespine", "market_revealed", **facts) == "New at the market: two oozes; a +1 star."
    assert event(PL, "stonespine", "market_revealed", **facts) == (
        "Na rynku można teraz kupić: dwa śluzy; gwiazdkę +1."
    )
    facts["lower"] = ""
    assert event(EN, "stonespine", "market_revealed", **facts) == "New at the market: two oozes; no tokens."


def test_a_purchase_from_before_events_told_the_tokens() -> None:
    old: dict[str, Fact] = {"set": "market_12_top", "gold": 1}
    assert event(EN, "stonespine", "bought", **old) == "Ola buys tokens for 1 gold."
    assert event(PL, "stonespine", "bought", **old) == "Ola kupuje żetony za 1 sztukę złota."
    assert event(EN, "stonespine", "market_revealed", market="market_02") == "New at the market: tokens; tokens."


def test_building_and_passing_have_signs_and_words() -> None:
    build = ("stonespine", "build", "garrison", "3")
    assert option(EN, *build, gold=3, chests=1, points=-2) == (
        "Build Garrison in column 3: +3 gold for the market, +1 gold a year from its chest, −2 reputation"
    )
    assert option(PL, *build, gold=3, chests=2, points=4).endswith(
        ": +3 sztuki złota na rynek, +2 co roku ze skrzyń, +4 do reputacji"
    )
    assert option(EN, "stonespine", "pass", gold=8, lost=8, place=2) == (
        "Pass and lose 8 unspent gold: place 2 on the priority track"
    )
    assert option(PL, "stonespine", "pass", gold=1, lost=1, place=0) == "Spasuj i strać 1 niewydaną sztukę złota"
    assert option(PL, "stonespine", "pass", gold=8, lost=8, place=0) == "Spasuj i strać 8 niewydanych sztuk złota"
    assert option(EN, "stonespine", "pass", gold=0, lost=0, place=3) == (
        "Pass with no gold left: place 3 on the priority track"
    )


# Roll Player

NOTHING: dict[str, Fact] = {f"by_{part}": 0 for part in ("attributes", "alignment", "armor", "traits", "gold")}


def test_a_purchase_says_why_stars_come_and_go() -> None:
    facts = {**NOTHING, "gold": 3, "token": 1, "direction": "down", "field": "evil_chaotic"}
    facts.update({"by_alignment": -3, "by_traits": 1, "stars": -2})
    assert option(EN, "roll_player", "buy", "greedy", **facts) == (
        "Buy Greedy for 3 gold: your token moves down, towards evil, to chaotic evil; "
        "−3 stars for alignment; +1 star for traits"
    )
    assert option(PL, "roll_player", "buy", "greedy", **facts) == (
        "Kup kartę „Chciwy” za 3 sztuki złota: znacznik idzie w dół, ku złu, na pole „chaotyczny zły”; "
        "−3 gwiazdki za charakter; +1 gwiazdka za cechy"
    )


@pytest.mark.parametrize(
    ("stars", "english", "polish"),
    [
        (-1, "−1 star", "−1 gwiazdka"),
        (-2, "−2 stars", "−2 gwiazdki"),
        (-5, "−5 stars", "−5 gwiazdek"),
        (1, "+1 star", "+1 gwiazdka"),
        (3, "+3 stars", "+3 gwiazdki"),
        (12, "+12 stars", "+12 gwiazdek"),
    ],
)
def test_stars_have_sign_and_word(stars: int, english: str, polish: str) -> None:
    armour: dict[str, Fact] = {**NOTHING, "gold": 0, "token": 0, "by_armor": stars}
    assert option(EN, "roll_player", "buy", "chain_helm", **armour) == f"Buy Chain Helm, free; {english} for armour"
    assert option(PL, "roll_player", "buy", "chain_helm", **armour).endswith(f" za darmo; {polish} za pancerz")
    placed: dict[str, Fact] = {"total": 9, "gold": 1, "stars": stars}
    assert option(EN, "roll_player", "place_die", "str", **placed).endswith(f": 9 in all, +1 gold, {english}")
    assert option(PL, "roll_player", "place_die", "str", **placed).endswith(f": razem 9, +1 sztuka złota, {polish}")
    moved: dict[str, Fact] = {"stars": stars, "field": "good_neutral"}
    assert f": {english} on that field" in option(EN, "roll_player", "move_alignment", "up", **moved)


# Lockup

GAINS = ("count", "strength", "marker", "choice", "trade", "thug", "craft", "nothing")


@pytest.mark.parametrize(
    ("gain", "english", "polish"),
    [
        ({"count": 2, "resource": "potion"}, "+2 potions", "+2 kostki mikstury"),
        ({"count": 1, "resource": "iron"}, "+1 iron", "+1 kostka żelaza"),
        ({"strength": 1, "marker": 1}, "+1 strength cube, the first-player marker", "+1 kostka siły, znacznik"),
        ({"trade": 2}, "2 resources for 1 of another kind", "2 surowce za 1 innego rodzaju"),
        ({"thug": 2}, "a thug for 2 resources", "zbir za 2 surowce"),
        ({"nothing": 1}, "no reward", "bez nagrody"),
    ],
)
def test_a_reward_says_what_it_brings(gain: dict[str, Fact], english: str, polish: str) -> None:
    facts: dict[str, Fact] = {**dict.fromkeys(GAINS, 0), **gain}
    assert option(EN, "lockup", "take_reward", **facts, loot=0) == f"Collect your reward, {english}"
    assert f"Odbierz nagrodę, {polish}" in option(PL, "lockup", "take_reward", **facts, loot=0)
    sent: dict[str, Fact] = {**facts, "force": 7, "place": 2, "hidden": 1}
    assert option(EN, "lockup", "done", **sent) == (
        f"That is all: strength 7, 2nd so far, {english}; 1 lies there face down"
    )
    assert f"To wszystko: siła 7, na razie 2. miejsce, {polish}" in option(PL, "lockup", "done", **sent)


@pytest.mark.parametrize(
    ("price", "english", "polish"),
    [
        (0, "free", "za darmo"),
        (1, "−1 resource", "−1 surowiec"),
        (3, "−3 resources", "−3 surowce"),
        (5, "−5 resources", "−5 surowców"),
    ],
)
def test_what_is_paid_has_a_minus(price: int, english: str, polish: str) -> None:
    assert option(EN, "lockup", "recruit", "2", price=price) == f"Recruit 2 thugs: {english}"
    assert option(PL, "lockup", "recruit", "2", price=price) == f"Zrekrutuj 2 zbirów: {polish}"
    assert option(EN, "lockup", "reserve", "sharpened_spoon", price=price).endswith(f": {english}")
    assert option(PL, "lockup", "reserve", "sharpened_spoon", price=price).endswith(f": {polish}")
