"""Who may see what: tokens in cells and face down, tomes in hand and under the deck, traits dealt, guards' backs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from karczma.games.lockup.state import IN_CELL
from karczma.games.lockup.vocabulary import GOAL, GUARD, LIGHTS_OUT, TOKEN, TOME, TRAIT
from karczma.kernel.chance import seeded
from rules.lockup.pickers import PICKERS
from rules.lockup.table import LaidTable, fresh, table
from rules.rule import rule

SIZES = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
READERS = (0, 1, 2, None)


def known(t: LaidTable, seat: int | None) -> str:
    """All that is told to a seat: its view, what it is asked, who is asked, what happened last, and the score."""
    view: Any = t.match.view(seat).plain()
    question: Any = None if seat is None else t.match.question(seat)
    if question:
        question["seq"] = 0
    return json.dumps([view, question, t.asked, t.match.told(seat), t.match.scores(seat).plain()])


def redealt(t: LaidTable, seat: int, number: int) -> LaidTable:
    other = LaidTable(t.match.redeal(seat, number))
    other.g.told = t.g.told
    return other


def positions(seats: int, temper: str, seed: int, **options: Any) -> Iterator[LaidTable]:
    t = fresh(seats, seed, **options)
    chance = seeded(seed)
    while not t.match.over:
        yield t
        seat = t.asked[0]
        t.match.choose(seat, PICKERS[temper](t.match, seat, chance))
    yield t


def crew(t: LaidTable, reader: int | None, seat: int, location: str) -> tuple[list[str], int]:
    """What this reader sees of a crew at a location, and how many backs."""
    zone = t.seen_by(reader, seat, "crew", location)
    return [card.removeprefix("token_") for card in zone.cards], zone.hidden


def cell(t: LaidTable, reader: int | None, seat: int) -> tuple[list[str], int]:
    zone = t.seen_by(reader, seat, "cell")
    return [card.removeprefix("token_") for card in zone.cards], zone.hidden


def hand(t: LaidTable, reader: int | None, seat: int) -> tuple[list[str], int]:
    zone = t.seen_by(reader, seat, "tomes")
    return zone.cards, zone.hidden


# The middle


@rule("LK-V1", "LK-V5", "LK-V6", "LK-V7", "LK-V8", "LK-V15", "LK-R42")
@SIZES
def test_the_middle_and_all_numbers_are_the_same_for_all(seats: int) -> None:
    """Board, cubes, decks by their size, reputation, round and first-player marker."""
    for number, t in enumerate(positions(seats, "anything", 5, mode="advanced", crews="random")):
        if number % 7:
            continue
        views = [t.match.view(reader) for reader in (*range(seats), None)]
        assert all(view.middle.plain() == views[-1].middle.plain() for view in views)
        for seat in range(seats):
            assert all(view.seats[seat].numbers == views[-1].seats[seat].numbers for view in views)
        middle = views[-1].middle
        assert middle.numbers == {"round": t.g.round, "last_round": 6}
        facts = middle.zone("supply").facts
        assert [facts[name] for name in ("scrap", "potion", "iron", "gold", "strength", "suspicion")] == t.g.supply


@rule("LK-V1", "LK-V6", "LK-V8")
def test_cubes_at_locations_are_seen() -> None:
    t = table(3).watched("smithy", 2).loot("smithy", "gold", "gold", "iron").watched("library", 0)
    facts = t.middle("location", "smithy").facts
    assert {name: facts[name] for name in ("suspicion", "scrap", "potion", "iron", "gold")} == {
        "suspicion": 2,
        "scrap": 0,
        "potion": 0,
        "iron": 1,
        "gold": 2,
    }
    assert set(facts) - {"suspicion", "scrap", "potion", "iron", "gold"} == {"rewards", "space"}
    assert set(t.middle("location", "exercise_yard").facts) == {"suspicion", "rewards", "space"}


@rule("LK-V2", "LK-V5", "LK-V6", "LK-V7", "LK-V8")
def test_what_lies_on_a_board_is_seen() -> None:
    t = table(3).gang(1, "bugbears").resources(1, scrap=1, potion=2, iron=3, gold=4).strength(1, 5).suspicion(1, 6)
    t.reputation(1, 33).storage(1, 7)
    for reader in READERS:
        numbers = t.match.view(reader).seats[1].numbers
        assert [numbers[name] for name in ("scrap", "potion", "iron", "gold")] == [1, 2, 3, 4]
        assert [numbers[name] for name in ("strength", "suspicion", "reputation", "storage")] == [5, 6, 33, 7]
        assert t.seen_by(reader, 1, "gang").cards == ["bugbears"]


@rule("LK-V12")
def test_three_goals_are_seen_and_no_others() -> None:
    t = table(3).goals("goal_pack", "goal_gem_hoard", "goal_mixed_loot").holder("leader", 2)
    shown = [zone for zone in t.match.view(0).middle.zones if zone.kind == "goal"]
    assert [(zone.cards, zone.facts["holder"]) for zone in shown] == [
        (["goal_pack"], -1),
        (["goal_gem_hoard"], 2),
        (["goal_mixed_loot"], -1),
    ]
    text = json.dumps(t.match.view(0).plain())
    assert sum(goal in text for goal in GOAL.ids) == 3


@rule("LK-V14")
def test_help_cards_are_no_part_of_the_game() -> None:
    """The box: 34 items, 33 thugs, 28 tomes, 30 tokens of five crews (24 of four), 99 cubes; traits, if any."""
    assert len(table(4).match.face.box(table(4).g)) == 34 + 33 + 28 + 24 + 65 + 22 + 12
    assert len(table(5).match.face.box(table(5).g)) == 34 + 33 + 28 + 25 + 65 + 22 + 12
    advanced = table(4, mode="advanced")
    assert len(advanced.match.face.box(advanced.g)) == 34 + 33 + 28 + 24 + 65 + 22 + 12 + 18


@rule("LK-V15")
def test_round_and_first_player_are_seen() -> None:
    t = table(3).first(2).round(4)
    for reader in READERS:
        view = t.match.view(reader)
        assert (view.middle.numbers["round"], [place.numbers["first"] for place in view.seats]) == (4, [0, 0, 1])


# Tokens


@rule("LK-V3", "LK-V4", "LK-R42")
def test_tokens_in_a_cell_are_for_their_owner() -> None:
    t = table(3).at(0, "smithy", "5 2")
    for reader in READERS:
        assert cell(t, reader, 0) == ((["3", "4", "enforcer", "lookout"], 0) if reader == 0 else ([], 4))
        assert crew(t, reader, 0, "smithy") == (["2", "5"], 0)


@rule("LK-V3", "LK-R42")
def test_a_back_tells_colour_and_number_only() -> None:
    t = table(3).at(0, "smithy", "4", down="5 lookout").at(1, "smithy", down="2")
    for reader in READERS:
        assert crew(t, reader, 0, "smithy") == ((["4", "5", "lookout"], 0) if reader == 0 else (["4"], 2))
        assert crew(t, reader, 1, "smithy") == ((["2"], 0) if reader == 1 else ([], 1))
    assert t.seen_by(0, 0, "crew", "smithy").facts == {"down": ["token_5", "token_lookout"], "strength": 9}
    assert t.seen_by(1, 0, "crew", "smithy").facts == {"down": [], "strength": 4}


@rule("LK-V3", "LK-26")
def test_it_is_public_from_the_moment_its_location_is_turned_up() -> None:
    """At this location only; stragglers lie face up at the library; back in the cell all is hidden again."""
    t = table(3).at(0, "exercise_yard", down="3").at(0, "sewers", down="4").tomes(2, "tinkering_unmasked")
    t.at(1, "exercise_yard", "5").at(2, "exercise_yard", "4").lights_out()
    assert crew(t, 1, 0, "exercise_yard") == ([], 1)
    t.choose("no_tome")
    assert t.heard("turned_up", None) == [
        {"event": "turned_up", "seat": 0, "token": "token_3", "location": "exercise_yard"}
    ]
    for reader in READERS:
        assert crew(t, reader, 0, "exercise_yard") == (["3"], 0)
        assert crew(t, reader, 0, "sewers") == ((["4"], 0) if reader == 0 else ([], 1))
    t.choose("no_tome").choose("take_reward").choose("take_reward")
    for reader in READERS:
        assert crew(t, reader, 0, "library") == (["3"], 0)
    assert cell(t, 0, 1) == ([], 6)
    t.choose("no_tome").choose("no_tome").choose("take_reward")
    assert cell(t, 1, 0) == ([], 5)


@rule("LK-V4")
def test_what_is_left_in_a_cell_can_be_deduced() -> None:
    """All but the backs and the cell is seen: with one back and an empty cell there is one world left."""
    t = table(3).at(0, "smithy", "2 3 4", down="5").at(0, "sewers", "enforcer lookout").turn_after(0)
    for number in range(10):
        assert redealt(t, 1, number).tokens_at(0, "smithy") == ["2", "3", "4", "5"]
    t = table(5).at(0, "smithy", "3 4", down="5").turn_after(0)
    found = {redealt(t, 1, number).tokens_at(0, "smithy")[2] for number in range(40)}
    assert found == {"5", "enforcer", "lookout"}


@rule("LK-V3", "LK-R37")
def test_an_assignment_on_its_way_is_seen_by_its_owner_alone() -> None:
    """Not even that a location was chosen, nor which."""
    plain = table(3).roll_call()
    before = [known(plain, reader) for reader in (1, 2, None)]
    t = table(3).roll_call().choose("visit", "smithy")
    worlds = [[known(t, reader) for reader in (1, 2, None)]]
    for token, side in (("2", "up"), ("3", "down"), ("5", "up")):
        t.choose("assign", f"token_{token}", side)
        worlds.append([known(t, reader) for reader in (1, 2, None)])
    start = [json.loads(one)[0] for one in before]
    assert all([json.loads(one)[0] for one in world] == start for world in worlds)
    assert all(json.loads(one)[3] == [] for world in worlds for one in world)
    assert t.seen_by(0, 0, "assigning", "smithy").cards == ["token_2", "token_3", "token_5"]
    assert not [zone for zone in t.match.view(1).seats[0].zones if zone.kind == "assigning"]


@rule("LK-V3", "LK-I6")
def test_to_others_one_hidden_token_is_like_another() -> None:
    """The same game with another token face down: nothing that others are told differs until it is turned up."""
    told = []
    for token in ("2", "4", "5", "lookout"):
        t = table(3).halt(LIGHTS_OUT).roll_call().assign("smithy", "3", down=token)
        lines = [known(t, reader) for reader in (1, 2, None)]
        t.choose("pass")
        lines += [known(t, reader) for reader in (1, 2, None)]
        t.choose("pass")
        lines += [known(t, reader) for reader in (1, 2, None)]
        told.append(lines)
    assert all(lines == told[0] for lines in told)


@rule("LK-R37", "LK-I6")
def test_how_often_somebody_chooses_tells_nothing_of_a_hidden_token() -> None:
    """Everybody hears of every choice: one token face down is always two of them and a word that this is all."""
    for token in ("token_2", "token_5", "token_enforcer", "token_lookout"):
        t = table(3).roll_call()
        made = len(t.match.made)
        t.choose("visit", "smithy").choose("assign", token, "down")
        assert t.offers[-1] == ["done"]
        t.choose("done")
        assert len(t.match.made) == made + 3


@rule("LK-V11", "LK-I6")
def test_two_tomes_of_a_title_are_chosen_from_like_any_others() -> None:
    t = table(2).at(0, "library", "5").next_tomes("songs_of_fury", "songs_of_fury").resolve("library")
    assert (t.ask, t.offers) == ("keep_tome", [["keep_tome", "songs_of_fury"]])
    for number in range(40):
        assert redealt(t, 1, number).sound()


@rule("LK-V4", "LK-I6")
def test_a_token_all_saw_come_home_is_in_no_other_place() -> None:
    """The 5 won at the exercise yard: it cannot be what lies face down at the smithy in the same night."""
    t = table(2).at(0, "exercise_yard", "5").at(0, "smithy", down="3").at(1, "smithy", "4")
    t.tomes(1, "smiths_handbook").lights_out()
    while t.ask != "play_tome" or not t.heard("got_strength"):
        t.choose("no_tome" if t.ask == "play_tome" else "take_reward")
    for number in range(60):
        world = redealt(t, 1, number)
        assert world.crew(0).at[TOKEN.numbers["token_5"]] == IN_CELL


# A token looked at


@rule("LK-V19")
def test_a_token_looked_at_is_known_to_two() -> None:
    t = table(3).tomes(1, "hideout_atlas").at(0, "smithy", down="5").turn_after(0).choose("play_tome", "hideout_atlas")
    for reader in READERS:
        assert crew(t, reader, 0, "smithy") == ((["5"], 0) if reader in (0, 1) else ([], 1))
    assert t.seen_by(1, 0, "crew", "smithy").facts == {"down": ["token_5"], "strength": 5}
    assert {redealt(t, 1, number).tokens_at(0, "smithy")[0] for number in range(20)} == {"5"}
    found = {redealt(t, 2, number).tokens_at(0, "smithy")[0] for number in range(60)}
    assert found == {"2", "3", "4", "5", "enforcer", "lookout"}


@rule("LK-V19", "LK-R38")
def test_it_stays_known_when_it_is_moved_face_down() -> None:
    t = table(3).at(0, "smithy", down="5 2").tomes(0, "chronicle_of_tunnels")
    t.tomes(1, "hideout_atlas", "tinkering_unmasked").turn_after(0).quiet()
    t.choose("play_tome", "hideout_atlas")
    seen = str(t.heard("saw", 1)[0]["token"])
    t.lights_out().choose("play_tome", "chronicle_of_tunnels", seat=0).choose("no_tome", seat=1)
    t.choose("move_token", seen).choose("move_to", "sewers")
    for reader in (1, 2, None):
        moved = t.heard("moved_back", reader)
        assert moved == [{"event": "moved_back", "seat": 0, "from": "smithy", "to": "sewers"}]
        assert crew(t, reader, 0, "sewers") == (([seen.removeprefix("token_")], 0) if reader == 1 else ([], 1))
        assert crew(t, reader, 0, "smithy") == ([], 1)


@rule("LK-V19")
def test_turned_up_and_back_in_the_cell_it_is_hidden_again() -> None:
    t = table(2).tomes(1, "hideout_atlas").at(0, "sewers", down="5").turn_after(0).choose("play_tome", "hideout_atlas")
    t.resolve("sewers").choose("take_reward")
    assert (cell(t, 1, 0), t.crew(0).peeked) == (([], 6), 0)


# Items and thugs


@rule("LK-V9")
def test_items() -> None:
    """Display and crafted ones are seen by all, reserved ones by their owner, the deck by nobody."""
    t = table(3).display("gold_tooth", "-", "hex_doll").items(1, "master_key").reserved(1, "soul_shiv", "iron_maul")
    for reader in READERS:
        zone = t.middle("display", reader=reader)
        assert (zone.cards, zone.facts["places"]) == (
            ["gold_tooth", "hex_doll"],
            ["gold_tooth", None, "hex_doll", None],
        )
        assert t.seen_by(reader, 1, "items").cards == ["master_key"]
        reserved = t.seen_by(reader, 1, "reserved")
        own = (["soul_shiv", "iron_maul"], 0) if reader == 1 else ([], 2)
        assert (reserved.cards, reserved.hidden) == own
        deck = t.middle("item_deck", reader=reader)
        assert (deck.cards, deck.hidden) == ([], 29)


@rule("LK-R43", "LK-V9")
def test_reserving_names_the_item_in_the_log() -> None:
    t = table(3).display("gold_tooth").resources(0, scrap=1).at(0, "cell_block", "2").resolve("cell_block")
    t.choose("reserve", "gold_tooth")
    assert t.heard("reserved", 1) == [{"event": "reserved", "seat": 0, "item": "gold_tooth"}]
    assert (t.seen_by(1, 0, "reserved").cards, t.seen_by(1, 0, "reserved").hidden) == ([], 1)


@rule("LK-V10")
def test_thugs() -> None:
    t = table(3).spaces(smithy="dwarf_elder").thugs(1, "demon_greed").only_thugs("dwarf_miner", "ratfolk_king")
    for reader in READERS:
        assert t.middle("location", "smithy", reader=reader).cards == ["dwarf_elder"]
        assert t.seen_by(reader, 1, "thugs").cards == ["demon_greed"]
        assert len(t.middle("thug_discards", reader=reader).cards) == 29
        deck = t.middle("thug_deck", reader=reader)
        assert (deck.cards, deck.hidden) == ([], 2)


# Tomes


@rule("LK-V11", "LK-R42")
def test_tomes_in_hand_are_for_their_owner() -> None:
    t = table(3).tomes(0, "muscle_manual", "hideout_atlas")
    for reader in READERS:
        assert hand(t, reader, 0) == ((["hideout_atlas", "muscle_manual"], 0) if reader == 0 else ([], 2))
        deck = t.middle("tome_deck", reader=reader)
        assert (deck.cards, deck.hidden) == ([], 26)


@rule("LK-V11")
def test_two_drawn_are_seen_by_the_drawer() -> None:
    t = table(3).at(0, "library", "5").next_tomes("muscle_manual", "hideout_atlas").resolve("library")
    for reader in READERS:
        zone = t.seen_by(reader, 0, "drawn_tomes")
        own = (["hideout_atlas", "muscle_manual"], 0) if reader == 0 else ([], 2)
        assert (zone.cards, zone.hidden) == own
    t.choose("keep_tome", "muscle_manual")
    assert [(one["event"], one.get("tome")) for one in t.match.told(0)] == [
        ("drew_tome", "muscle_manual"),
        ("buried_tome", "hideout_atlas"),
    ]
    for reader in (1, 2, None):
        assert [(one["event"], one.get("tome")) for one in t.match.told(reader)] == [
            ("drew_tome", None),
            ("buried_tome", None),
        ]


@rule("LK-V11", "LK-I6")
def test_which_of_two_was_kept_is_not_told() -> None:
    told = []
    for kept in ("muscle_manual", "hideout_atlas"):
        t = table(3).at(0, "library", "5").next_tomes("muscle_manual", "hideout_atlas").resolve("library")
        t.choose("keep_tome", kept)
        told.append([known(t, reader) for reader in (1, 2, None)])
    assert told[0] == told[1]


@rule("LK-V11")
def test_played_tomes_are_public() -> None:
    t = table(3).tomes(0, "smiths_handbook").roll_call().choose("play_tome", "smiths_handbook")
    for reader in READERS:
        assert t.middle("tome_discards", reader=reader).cards == ["smiths_handbook"]


@rule("LK-V11")
def test_who_put_a_card_under_the_deck_knows_it() -> None:
    """In every world that seat could be in it lies there; for others it may be any."""
    t = table(3).at(0, "library", "5").next_tomes("muscle_manual", "hideout_atlas").resolve("library")
    t.choose("keep_tome", "muscle_manual").at(1, "smithy", "5").resolve("smithy")
    bottoms = [{TOME.ids[redealt(t, seat, number).g.tome_deck[0]] for number in range(60)} for seat in (0, 1)]
    assert bottoms[0] == {"hideout_atlas"}
    assert len(bottoms[1]) > 5
    assert {tuple(redealt(t, 0, number).g.tome_deck[1:]) for number in range(5)} != {t.g.tome_deck[1:]}


@rule("LK-V11")
def test_and_knows_who_draws_it_from_there() -> None:
    """Seat 0 puts hideout_atlas under an empty deck; seat 1 draws it next."""
    t = table(3).at(0, "library", "5").at(1, "library", "4").only_tomes("muscle_manual", "hideout_atlas")
    t.resolve("library").choose("keep_tome", "muscle_manual")
    assert (hand(t, 0, 1), hand(t, 1, 1), hand(t, 2, 1)) == ((["hideout_atlas"], 0), (["hideout_atlas"], 0), ([], 1))


@rule("LK-V11", "LK-I6")
def test_but_not_whether_one_of_two_was_kept() -> None:
    """Seat 1 draws the card seat 0 put there and another: seat 0 cannot tell which one is in the hand."""
    told = []
    for kept in ("hideout_atlas", "book_of_alibis"):
        t = table(3).at(0, "library", "5").only_tomes("muscle_manual", "hideout_atlas", "book_of_alibis")
        t.resolve("library").choose("keep_tome", "muscle_manual")
        assert [TOME.ids[tome] for tome in t.g.tome_deck] == ["hideout_atlas", "book_of_alibis"]
        t.at(1, "library", "4").resolve("library").quiet()
        assert (t.seen_by(0, 1, "drawn_tomes").cards, t.seen_by(0, 1, "drawn_tomes").hidden) == (["hideout_atlas"], 1)
        assert t.seen_by(2, 1, "drawn_tomes").hidden == 2
        t.choose("keep_tome", kept)
        assert hand(t, 0, 1) == ([], 1)
        told.append([known(t, reader) for reader in (0, 2, None)])
    assert told[0] == told[1]


@rule("LK-V11", "LK-I6")
def test_of_two_copies_nobody_can_tell_which_was_played() -> None:
    """Seat 1 knows one of them: after one was played it may be gone, or still be there."""
    t = table(3).tomes(0, "smiths_handbook", known_to=(1,)).tomes(0, "smiths_handbook", known_to=(2,)).roll_call()
    assert (hand(t, 1, 0), hand(t, 2, 0)) == ((["smiths_handbook"], 1), (["smiths_handbook"], 1))
    t.choose("play_tome", "smiths_handbook")
    assert (hand(t, 0, 0), hand(t, 1, 0), hand(t, 2, 0)) == ((["smiths_handbook"], 0), ([], 1), ([], 1))
    t = table(3).tomes(0, "smiths_handbook", known_to=(1,)).tomes(0, "hideout_atlas", known_to=(2,)).roll_call()
    t.choose("play_tome", "smiths_handbook")
    assert (hand(t, 1, 0), hand(t, 2, 0)) == (([], 1), (["hideout_atlas"], 0))


@rule("LK-V11", "LK-R27")
def test_shuffled_again_nobody_knows_them() -> None:
    t = table(3).at(0, "library", "5").only_tomes()
    t.resolve("library")
    assert t.heard("reshuffled")[0]["deck"] == "tomes"
    t.choose(*t.offers[0])
    assert t.g.tome_deck_known[1:] == (0,) * 26


@rule("LK-R36", "LK-I6")
def test_a_window_tells_nothing_of_a_hand() -> None:
    """Whoever holds a tome is asked, whichever it is."""
    told = []
    for tome in ("smiths_handbook", "tinkering_unmasked", "book_of_alibis"):
        t = table(3).tomes(1, tome).roll_call()
        lines = [known(t, reader) for reader in (0, 2, None)]
        t.choose("no_tome")
        told.append([*lines, *[known(t, reader) for reader in (0, 2, None)]])
    assert told[0] == told[1] == told[2]


# Traits


@rule("LK-V13", "LK-R5")
def test_traits_of_others_may_be_any() -> None:
    """What one was dealt oneself, and what lies open, they are not."""
    t = table(3, mode="advanced").dealt(0, "proud", "bold").dealt(1, "wise", "cruel").dealt(2, "loyal", "greedy")
    t.pick_traits(2, 1, 0).choose("pick_trait", "greedy")
    worlds = [redealt(t, 1, number) for number in range(200)]
    assert {world.crew(1).dealt for world in worlds} == {t.crew(1).dealt}
    assert {world.crew(2).trait for world in worlds} == {TRAIT.numbers["greedy"]}
    others = {TRAIT.ids[trait] for world in worlds for trait in world.crew(0).dealt}
    assert others == set(TRAIT.ids) - {"wise", "cruel", "greedy"}
    rejected = {TRAIT.ids[trait] for world in worlds for trait in world.crew(2).dealt if trait != world.crew(2).trait}
    assert rejected == others
    assert all(world.sound() for world in worlds)


# The guards


@rule("LK-V16", "LK-R50")
def test_the_guards_have_no_secrets() -> None:
    t = table(1).resources(1, iron=2).strength(1, 3).suspicion(1, 4).reputation(1, 17).thugs(1, "demon_greed")
    t.items(1, "gold_tooth").reserved(1, "hex_doll")
    for reader in (0, None):
        facts = t.middle("guards", reader=reader).facts
        assert [facts[name] for name in ("iron", "strength", "suspicion", "reputation", "first")] == [2, 3, 4, 17, 1]
        zones = [t.middle(kind, "guards", reader) for kind in ("items", "reserved", "thugs")]
        assert [zone.cards for zone in zones] == [["gold_tooth"], ["hex_doll"], ["demon_greed"]]


@rule("LK-V17")
def test_guard_cards_face_down_are_known_to_nobody() -> None:
    t = table(1).next_guards("guard_green_5").roll_call()
    back = GUARD.ids[t.g.unknown[3]]
    for reader in (0, None):
        zone = t.middle("post", "smithy", reader)
        assert (zone.cards, zone.hidden) == ([], 1)
        assert t.middle("guard_deck", reader=reader).hidden == 5
        assert "guard_green" not in json.dumps(t.match.view(reader).plain())
    t.choose("reveal_guard", "smithy")
    assert t.middle("post", "smithy").cards[0] == back
    found = {GUARD.ids[redealt(t, 0, number).g.unknown[1]] for number in range(80)}
    posted = {name for zone in t.match.view(0).middle.zones if zone.kind == "post" for name in zone.cards}
    assert found == {GUARD.ids[card] for card in range(12)} - posted
    assert all(redealt(t, 0, number).sound() for number in range(5))


@rule("LK-V17", "LK-152")
def test_guard_cards_laid_aside_are_seen() -> None:
    t = table(1).posted("sewers", "guard_blue_1").resolve("sewers")
    assert t.middle("aside").cards == ["guard_blue_1"]


@rule("LK-V18")
def test_location_cards_are_seen_once_drawn() -> None:
    t = table(1).next_locations("smithy", "off_duty_1").roll_call().choose("reveal_guard", "sewers")
    for reader in (0, None):
        assert t.middle("drawn_locations", reader=reader).cards == ["card_smithy"]
        deck = t.middle("location_deck", reader=reader)
        assert (deck.cards, deck.hidden) == ([], 7)
    found = {redealt(t, 0, number).g.location_deck[-1] for number in range(80)}
    assert found == {0, 1, 2, 4, 5, 6, 7}


# No view depends on what it hides


@rule("LK-I6")
@pytest.mark.parametrize(
    ("seats", "temper", "mode"),
    [
        (1, "anything", "advanced"),
        (1, "bookworm", "standard"),
        (2, "sneak", "advanced"),
        (3, "sneak", "standard"),
        (3, "bookworm", "advanced"),
        (4, "fickle", "standard"),
        (5, "anything", "advanced"),
    ],
)
def test_in_every_world_a_seat_could_be_in_it_is_told_the_same(seats: int, temper: str, mode: str) -> None:
    """Its view, its question and its offers; and nothing is lost in that world."""
    chance = seeded(9)
    for t in positions(seats, temper, 11, mode=mode, crews="random"):
        if chance.below(4):
            continue
        seat = chance.below(seats)
        world = redealt(t, seat, chance.below(1000))
        assert known(world, seat) == known(t, seat)
        assert world.sound()


@rule("LK-I6")
@pytest.mark.parametrize("seats", [2, 4])
def test_with_all_house_rules_too(seats: int) -> None:
    options = {"unassigned_to_library": True, "tome_after_pass": True, "suspicion_effects": "optional"}
    chance = seeded(3)
    for t in positions(seats, "sneak", 12, crews="random", **options):
        if chance.below(4) == 0:
            seat = chance.below(seats)
            assert known(redealt(t, seat, 7), seat) == known(t, seat)


@rule("LK-I6", "LK-V3")
def test_all_ways_to_lay_the_same_backs_look_the_same() -> None:
    """Two backs at the smithy, one at the sewers, three in the cell: 60 worlds, one view; each of them is redealt."""
    views = set()
    worlds = set()
    for backs in permutations(TOKEN.ids, 3):
        names = [name.removeprefix("token_") for name in backs]
        t = table(3).at(0, "smithy", down=f"{names[0]} {names[1]}").at(0, "sewers", down=names[2]).turn_after(0)
        views.add(known(t, 1))
        worlds.add(tuple(t.crew(0).at))
    assert (len(views), len(worlds)) == (1, 60)
    assert {tuple(redealt(t, 1, number).crew(0).at) for number in range(700)} == worlds


@rule("LK-I6", "LK-V4", "LK-R37")
def test_an_assignment_on_its_way_is_redealt_with_the_cell() -> None:
    """The player is asked the same in that world."""
    t = table(3).at(0, "smithy", down="5").turn_after(2).choose("visit", "sewers").choose("assign", "token_2", "up")
    for number in range(60):
        world = redealt(t, 1, number)
        assert world.asked == [0]
        assert world.offers[-1] == ["done"]
        world.play(seeded(number), 30)
        assert world.sound()
