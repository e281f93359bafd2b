"""What a card does is told by the numbers of the pack at the table; lists of effects; and a rival among the players."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib.resources import files
from pathlib import Path

import pytest

import karczma
from karczma.games import GAMES
from karczma.games.lockup.cards import EFFECTS, Cards
from karczma.kernel.errors import Fact
from karczma.kernel.packs import Pack
from karczma.words import LANGUAGES, Words, home, text_key
from words.checker import Texts, compare, effect_needs, game_needs, game_source, labels, listing

KAJKO, ROLL_PLAYER, STONESPINE, LOCKUP = [GAMES[name] for name in ("kajko", "roll_player", "stonespine", "lockup")]
NAMES = ["Ola", "Janek"]

Own = Callable[[str, str, str], Pack]


@pytest.fixture
def own(tmp_path: Path) -> Own:
    """A pack of one's own: the game, one of its files, and what stands there."""

    def write(game: str, file: str, text: str) -> Pack:
        (tmp_path / "pack.toml").write_text(f'name = "mine"\ngame = "{game}"\n')
        (tmp_path / file).write_text(text)
        return karczma.open_pack(game, tmp_path)

    return write


def records(table: str, ids: Iterable[str], **numbers: int) -> str:
    """The same numbers for all these cards."""
    values = "".join(f"{field} = {number}\n" for field, number in numbers.items())
    return "".join(f'[[{table}]]\nid = "{id}"\n{values}' for id in ids)


def effects(pack: Pack, kind: str, *ids: str) -> list[str]:
    """What these cards of a pack do, in English and in Polish."""
    return [
        Words(language, pack).texts(GAMES[pack.game], kind, id)["effect"] for id in ids for language in ("en", "pl")
    ]


# The numbers of a pack


def test_kajko_tells_what_items_are_worth(own: Own) -> None:
    pack = own("kajko", "stacks.toml", '[[card]]\nid = "item_5"\nvalue = 1\n[[card]]\nid = "treasure_10"\nvalue = 22\n')
    en, pl = Words("en", pack), Words("pl", pack)
    assert en.thing(KAJKO, "card", "treasure_10") == "Item worth 22"
    assert pl.thing(KAJKO, "card", "treasure_10") == "Przedmiot wart 22 dukatów"
    assert pl.thing(KAJKO, "card", "item_5") == "Przedmiot wart 1 dukata"
    took: dict[str, Fact] = {"event": "took", "seat": 0, "player": 1, "card": "treasure_10", "count": 2}
    assert en.event(KAJKO, took, NAMES) == "Ola takes 2 items worth 22 from Janek."
    assert "2 przedmioty warte po 22 dukaty," in pl.event(KAJKO, took, NAMES)
    assert "5 przedmiotów wartych po 1 dukacie," in pl.event(KAJKO, {**took, "card": "item_5", "count": 5}, NAMES)
    assert en.option(KAJKO, {"do": ["lose", "item_5"], "ducats": 1}, NAMES) == "Give up an item worth 1 (−1 ducat)"
    assert en.reason(KAJKO, {"why": "card", "card": "item_5", "count": 3, "points": 3}, NAMES) == "3 × Item worth 1"
    assert pl.form(KAJKO, KAJKO.form(pack)) != Words("pl").form(KAJKO, KAJKO.form(pack))


def test_one_pack_does_not_speak_for_another(own: Own) -> None:
    pack = own("kajko", "stacks.toml", '[[card]]\nid = "item_5"\nvalue = 7\n')
    for _ in range(2):
        told = [words.thing(KAJKO, "card", "item_5") for words in (Words("en"), Words("en", pack), Words("pl", pack))]
        assert told == ["Item worth 5", "Item worth 7", "Przedmiot wart 7 dukatów"]
        assert Words("en", pack).texts(STONESPINE, "challenge", "kings_favor")["effect"].startswith("10 reputation")


RACES = """
[[race]]
id = "dragonkin"
modifiers = { str = 3, dex = 0, con = -1, int = 0, wis = 0, cha = 1 }
[[race]]
id = "orc"
modifiers = { str = 0, dex = 0, con = 0, int = 0, wis = 0, cha = 0 }
[[race]]
id = "human"
modifiers = { str = 0, dex = 0, con = 0, int = 0, wis = -2, cha = 0 }
"""


def test_roll_player_tells_every_attribute_a_race_changes(own: Own) -> None:
    pack = own("roll_player", "races.toml", RACES)
    assert effects(pack, "race", "dragonkin", "orc", "human", "elf") == [
        "+3 to Strength. −1 to Constitution. +1 to Charisma.",
        "+3 do Siły. −1 do Kondycji. +1 do Charyzmy.",
        "No bonus and no penalty.",
        "Bez premii i bez kar.",
        "−2 to Wisdom.",
        "−2 do Mądrości.",
        "+2 to Dexterity. −2 to Constitution.",
        "+2 do Zręczności. −2 do Kondycji.",
    ]
    option = Words("en", pack).option(ROLL_PLAYER, {"do": ["choose_sheet", "human"]}, NAMES)
    assert option == "Take the Human sheet. −2 to Wisdom."


@pytest.mark.parametrize(
    ("amount", "english", "polish"),
    [
        (1, "1 exhausted skill |1 card.|1 gold |1 hand ", "1 wyczerpaną |1 kartę.|1 sztukę |1 dłoń "),
        (3, "3 exhausted skills |3 cards.|3 gold |3 hands ", "3 wyczerpane |3 karty.|3 sztuki |3 dłonie "),
        (5, "5 exhausted skills |5 cards.|5 gold |5 hands ", "5 wyczerpanych |5 kart.|5 sztuk |5 dłoni "),
    ],
)
def test_roll_player_tells_how_much_a_class_can(own: Own, amount: int, english: str, polish: str) -> None:
    classes = ("ranger", "bard", "thief", "barbarian")
    pack = own("roll_player", "classes.toml", records("class", classes, amount=amount))
    for id, here, there in zip(classes, english.split("|"), polish.split("|"), strict=True):
        told = effects(pack, "class", id)
        assert here in told[0]
        assert there in told[1]


@pytest.mark.parametrize("number", [2, 7, 12])
def test_roll_player_tells_what_every_card_pays(own: Own, number: int) -> None:
    market = karczma.open_pack("roll_player").cards["card"].values()
    doubling = "boost_action"  # which pays nothing
    paying = [card.id for card in market if card.whole("pays") and card.values["effect"] != doubling]
    counting = [card.id for card in market if card.whole("every")]
    pack = own("roll_player", "market.toml", records("card", paying, pays=number, every=number + 1))
    assert len(paying) > len(counting) > 9
    for id in paying:
        for told in effects(pack, "card", id):
            assert f"{number} " in told
            assert (f"{number + 1}" in told) == (id in counting)


MARKET = """
[[card]]
id = "steadfast"
pays = 1
[[card]]
id = "greedy"
every = 5
pays = 2
most = 0
[[card]]
id = "famous"
every = 1
[[armor_set]]
id = "chain"
stars_3 = 5
stars_5 = 22
bonus_2 = "black"
bonus_stars = 3
[[armor_set]]
id = "mystic"
stars_3 = 1
"""


def test_roll_player_counts_in_words(own: Own) -> None:
    pack = own("roll_player", "market.toml", MARKET)
    assert effects(pack, "card", "steadfast", "greedy", "famous", "chain_helm", "mystic_cowl") == [
        "1 star for each weapon you own.",
        "1 gwiazdka za każdą twoją broń.",
        "2 stars for every 5 gold you have at the end; you keep the gold.",
        "2 gwiazdki za każde 5 sztuk złota, które masz na koniec gry; złoto zostaje u ciebie.",
        "1 star for each goal of your class that you meet (dice and race, without weapons).",
        "1 gwiazdka za każdy spełniony cel twojej klasy (kości i rasa, bez broni).",
        "Chain armour: 1, 2, 5, 7 or 22 stars for 1 to 5 pieces, and 3 more for the set if your class is red or black.",
        "Pancerz kolczy: 1, 2, 5, 7 lub 22 gwiazdki za zestaw od 1 do 5 części i jeszcze 3, "
        "jeśli twoja klasa jest czerwona lub czarna.",
        "Mystic armour: 1, 3 or 1 star for 1 to 3 pieces, and 1 more for the set if your class is blue or purple.",
        "Pancerz mistyczny: 1, 3 lub 1 gwiazdka za zestaw od 1 do 3 części i jeszcze 1, "
        "jeśli twoja klasa jest niebieska lub fioletowa.",
    ]


def ids(game: str, kind: str) -> tuple[str, ...]:
    return next(one.ids for one in GAMES[game].things if one.name == kind)


@pytest.mark.parametrize(
    ("points", "each", "flat"),
    [(1, "Po 1 punkcie", "1 punkt"), (3, "Po 3 punkty", "3 punkty"), (7, "Po 7 punktów", "7 punktów")],
)
def test_stonespine_tells_what_every_challenge_is_worth(own: Own, points: int, each: str, flat: str) -> None:
    challenges = ids("stonespine", "challenge")
    pack = own("stonespine", "challenges.toml", records("challenge", challenges, points=points))
    for id in challenges:
        english, polish = effects(pack, "challenge", id)
        assert english.startswith(f"{points} reputation")
        assert polish.startswith(f"{flat if id == 'kings_favor' else each} ")
    taken = Words("en", pack).option(STONESPINE, {"do": ["take_challenge", "kings_favor"], "points": 0}, NAMES)
    assert taken.endswith(f". {points} reputation, whatever your dungeon looks like.")


@pytest.mark.parametrize(
    ("least", "crowd", "mud", "tlum", "bloto"),
    [
        (1, "least 1 element,", "1 or more", "jest co najmniej 1 element,", "najmniej 1."),
        (3, "least 3 elements,", "3 or more", "są co najmniej 3 elementy,", "najmniej 3."),
        (5, "least 5 elements,", "5 or more", "jest co najmniej 5 elementów,", "najmniej 5."),
    ],
)
def test_stonespine_tells_how_many_elements_a_challenge_needs(
    own: Own, least: int, crowd: str, mud: str, tlum: str, bloto: str
) -> None:
    challenges = ("cramped_construction", "muddied_approach")
    pack = own("stonespine", "challenges.toml", records("challenge", challenges, least=least))
    for part, told in zip((crowd, tlum, mud, bloto), effects(pack, "challenge", *challenges), strict=True):
        assert part in told


def test_stonespine_tells_what_the_places_of_a_goal_are_worth(own: Own) -> None:
    pack = own("stonespine", "goals.toml", records("goal", ids("stonespine", "goal"), first=12, second=6, third=2))
    for id in ids("stonespine", "goal"):
        english, polish = effects(pack, "goal", id)
        assert english.endswith(
            "12, 6 and 2 reputation for the first three places; if only two compete, just 12 and 6."
        )
        assert polish.endswith(": 12, 6 i 2 punkty za trzy pierwsze miejsca; gdy gra dwoje, tylko 12 i 6.")
    event: dict[str, Fact] = {"event": "goal_revealed", "seat": -1, "goal": "grand_gnoll"}
    assert "Most gnolls: 12, 6 and 2 reputation" in Words("en", pack).event(STONESPINE, event, NAMES)
    assert "Most gnolls: 15, 9 and 5 reputation" in Words("en").event(STONESPINE, event, NAMES)


def test_stonespine_tells_what_jael_gets(own: Own) -> None:
    pack = own("stonespine", "jael.toml", records("jael", ids("stonespine", "jael"), base=23, points=6))
    for id in ids("stonespine", "jael"):
        english, polish = effects(pack, "jael", id)
        assert english.startswith("Jael gets 23 reputation, and 6 more for each ")
        assert polish.startswith("Jael dostaje 23 punkty i jeszcze po 6 za ")


GOALS = """
[[goal]]
id = "goal_workshop"
least = 1
reward = 9
[[goal]]
id = "goal_rat_king"
least = 5
reward = 3
reward_of_two = 1
"""


def test_lockup_tells_what_goals_want_and_pay(own: Own) -> None:
    pack = own("lockup", "goals.toml", GOALS)
    first, _, leader, leader_pl = effects(pack, "goal", "goal_workshop", "goal_rat_king")
    assert first == "Whoever is first to craft 1 item scores 9 reputation at once."
    assert "(minimum 5, unless the table has agreed otherwise)" in leader
    assert "3 reputation at the end, or 1 with" in leader
    assert "5" in leader_pl


# Lists of effects


LISTS = """
[[item]]
id = "sharpened_spoon"
effects = ["scrap", "scrap", "iron", "scrap"]
[[item]]
id = "bone_knuckles"
effects = []
[[tome]]
id = "songs_of_fury"
timing = "roll_call_turn"
effects = ["pay", "pay", "face_down"]
amount = 3
[[trait]]
id = "proud"
reputation = 0
effects = ["gold"]
[[trait]]
id = "brawny"
reputation = 5
"""


def test_a_list_of_effects_becomes_a_sentence(own: Own) -> None:
    pack = own("lockup", "items.toml", LISTS)
    assert effects(pack, "item", "sharpened_spoon") == [
        "Gain 2 scrap; gain 1 iron; gain 1 scrap.",
        "Weź 2 kostki odpadków; weź 1 kostkę żelaza; weź 1 kostkę odpadków.",
    ]
    assert effects(pack, "tome", "songs_of_fury") == [
        "On your turn in roll call: pay 2 resources of any kind; this round you may assign 3 more tokens face down.",
        "W swojej turze apelu: zapłać 2 dowolne surowce; w tej rundzie możesz przydzielić o 3 zakryte żetony więcej.",
    ]
    assert effects(pack, "trait", "proud") == ["Gain 1 gold.", "Weź 1 kostkę złota."]
    assert effects(pack, "trait", "brawny")[0] == "Gain 2 strength cubes; gain 2 scrap; gain 5 reputation."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_lists_nothing_says_nothing(own: Own, language: str) -> None:
    words = Words(language, own("lockup", "items.toml", LISTS))
    assert words.texts(LOCKUP, "item", "bone_knuckles") == {}
    assert words.texts(LOCKUP, "item", "guard_helmet") != {}


def test_what_is_listed_is_what_the_game_does() -> None:
    pack = karczma.open_pack("lockup")
    assert isinstance(pack, Cards)
    listed = [
        LOCKUP.effects(card)
        for table in ("item", "thug", "tome", "trait", "gang")
        for card in pack.cards[table].values()
    ]
    assert listed == [[(list(EFFECTS)[effect], count) for effect, count in done] for done in pack.effects]


def test_the_checker_knows_which_effects_and_times_there_are() -> None:
    needs = effect_needs(LOCKUP)
    assert {key for key in needs if key.startswith("effect-")} == {f"effect-{name}" for name in EFFECTS}
    assert {key for key in needs if key.startswith("timing-")} >= {"timing-any", "timing-cell_block"}
    assert effect_needs(KAJKO) == effect_needs(ROLL_PLAYER) == effect_needs(STONESPINE) == {}


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("effect-scrap =", "effect-scraps =", ["effect-scrap: is missing", "effect-scraps: is used nowhere"]),
        ("timing-any =", "timing-never =", ["timing-any: is missing", "timing-never: is used nowhere"]),
        ("effect-iron = gain { $count }", "effect-iron = gain { $amount }", ["effect-iron: $amount is not given"]),
        ("event-played_tome =", "event-played_tome = { $tome_effect }", []),
        ("event-got =", "event-got = { $resource_effect }", ["resource-iron: has no form effect"]),
    ],
)
def test_a_planted_effect_is_found(old: str, new: str, found: list[str]) -> None:
    text = (files(home(LOCKUP)) / "text" / "en.ftl").read_text("utf-8")
    assert old in text
    planted = [Texts("en", text.replace(old, new))]
    wrong = compare(game_needs(LOCKUP, game_source(LOCKUP)), planted, labels(LOCKUP), listed=listing(LOCKUP))
    assert [f"en: {one}" for one in found if f"en: {one}" not in wrong] == []
    assert bool(wrong) == bool(found)


# All things of all boxes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_in_the_box_can_be_told(game: str, language: str) -> None:
    face, words = GAMES[game], Words(language)
    for kind in face.things:
        for id in kind.ids:
            told = [words.thing(face, kind.name, id), *words.texts(face, kind.name, id).values()]
            assert all(text.strip() == text and text and "{" not in text for text in told), text_key(kind.name, id)


# A rival of the box


@pytest.mark.parametrize(("language", "guard"), [("en", "The guard"), ("pl", "Straż")])
def test_a_rival_is_told_where_a_player_would_be(language: str, guard: str) -> None:
    words = Words(language)
    assert words.rival(LOCKUP, "guards") == guard
    got: dict[str, Fact] = {"event": "got", "resource": "iron", "count": 2}
    assert words.event(LOCKUP, {**got, "seat": 0}, ["Ola"]).startswith("Ola ")
    assert guard in words.event(LOCKUP, {**got, "seat": 1}, ["Ola"])
    assert "Janek" in words.event(LOCKUP, {**got, "seat": 1}, NAMES)
    gave = words.event(LOCKUP, {"event": "gave_suspicion", "seat": 0, "to": 1}, ["Ola"])
    assert "Ola" in gave
    assert guard in gave
    with pytest.raises(IndexError):
        words.event(KAJKO, {"event": "begins", "seat": 2}, NAMES)
