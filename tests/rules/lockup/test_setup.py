"""Setting up: supply, display, thugs and their suspicion, crews, goals, and the six rounds that follow."""

from __future__ import annotations

from collections import Counter

import pytest

from karczma.games.lockup import FACE
from karczma.games.lockup.vocabulary import GANG, GOAL, ITEM, THUG, TOKEN, TOME, TURN
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Refused
from karczma.kernel.match import start
from rules.lockup.table import PACK, LaidTable, fresh, opening, table
from rules.rule import rule

COMPANY = pytest.mark.parametrize("seats", [2, 3, 4, 5])
ALL_SIZES = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
LOCATIONS = ("sewers", "infirmary", "smithy", "commissary", "chow_hall")


def shows(t: LaidTable, zone: str, name: str = "") -> tuple[list[str], int]:
    """What a spectator sees of a zone in the middle, and how much of it is hidden."""
    found = t.middle(zone, name)
    return found.cards, found.hidden


# Players and the supply


@rule("LK-01")
@pytest.mark.parametrize("seats", [0, 6, -1, True])
def test_one_to_five_play(seats: object) -> None:
    with pytest.raises(Refused) as refused:
        start(FACE, PACK, seats, {}, 1)
    assert refused.value.key == "seats-range"


@rule("LK-01")
@pytest.mark.parametrize(("seats", "scrap"), [(2, 2), (3, 3), (4, 3), (5, 3)])
def test_two_play_on_the_other_side_of_the_board(seats: int, scrap: int) -> None:
    """It gives less."""
    t = table(seats).at(0, "sewers", "5").resolve("sewers").choose("take_reward")
    assert t.resources_of(0) == {"scrap": scrap}


@rule("LK-01")
def test_alone_one_plays_on_the_side_for_two() -> None:
    t = table(1).at(0, "sewers", "5").resolve("sewers").choose("take_reward")
    assert t.resources_of(0) == {"scrap": 2}


@rule("LK-02")
@COMPANY
def test_the_supply(seats: int) -> None:
    """12 suspicion, 22 strength, 25 scrap, 15 potions, 15 iron and 10 gold, less what is handed out."""
    t = fresh(seats, crews="listed")
    lying = sum(t.g.watched)
    assert t.left == {
        "scrap": 25,
        "potion": 15,
        "iron": 15,
        "gold": 10,
        "strength": 22 - seats,
        "suspicion": 12 - lying,
    }
    facts = t.middle("supply").facts
    assert facts == {**t.left, "suspicion_of": 12}
    assert t.sound()


@rule("LK-02")
def test_what_is_handed_out_comes_from_the_supply() -> None:
    """Thugs with 3 + 2 icons; three strength cubes; bugbears have 3 strength and 2 suspicion, goblins gold and iron."""
    t = opening(3).next_thugs("bandit_gold", "demon_greed", "bandit_iron", "dwarf_miner", "dwarf_elder").set_up()
    assert t.left == {"scrap": 25, "potion": 15, "iron": 15, "gold": 10, "strength": 19, "suspicion": 7}
    t = opening(2, mode="advanced").gang(0, "bugbears").gang(1, "goblins")
    t.next_thugs("demon_greed", "demon_shadow", "dwarf_miner", "dwarf_elder", "dwarf_brewer").set_up()
    assert t.left == {"scrap": 25, "potion": 15, "iron": 14, "gold": 9, "strength": 19, "suspicion": 10}


# Decks and displays


@rule("LK-03")
@pytest.mark.parametrize(("seats", "items"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_players_and_one_more_items_are_shown(seats: int, items: int) -> None:
    t = fresh(seats)
    shown, hidden = shows(t, "display")
    assert (len(shown), len(set(shown)), hidden) == (items, items, 0)
    assert shows(t, "item_deck") == ([], 34 - items)
    assert [one["item"] for one in t.heard("item_revealed")] == shown


@rule("LK-03", "LK-R25")
def test_the_display_is_filled_from_the_deck_outwards() -> None:
    t = opening(2).next_items("master_key", "gold_tooth", "hex_doll").set_up()
    assert t.items_shown == ["master_key", "gold_tooth", "hex_doll"]


@rule("LK-03", "LK-04", "LK-06")
def test_decks_are_shuffled() -> None:
    """In a hundred games every card comes up, and no two games are alike."""
    games = [fresh(5, seed) for seed in range(100)]
    assert {card for t in games for card in t.items_shown} == set(ITEM.ids)
    assert {card for t in games for card in t.thugs_shown} == set(THUG.ids)
    assert {TOME.ids[t.g.tome_deck[-1]] for t in games} == set(TOME.ids)
    decks = [(t.g.item_deck, t.g.thug_deck, t.g.tome_deck) for t in games]
    assert [len({deck[i] for deck in decks}) for i in range(3)] == [100, 100, 100]


@rule("LK-04")
@ALL_SIZES
def test_five_thugs_one_at_each_space(seats: int) -> None:
    t = fresh(seats)
    for i, location in enumerate(LOCATIONS):
        assert t.middle("location", location).cards == [t.thugs_shown[i]]
    for location in ("exercise_yard", "cell_block", "library"):
        assert t.middle("location", location).cards == []
    assert len(set(t.thugs_shown)) == 5
    assert shows(t, "thug_deck") == ([], 28)
    assert shows(t, "thug_discards") == ([], 0)


@rule("LK-04")
def test_thugs_are_dealt_from_the_sewers_on() -> None:
    named = ["demon_greed", "bandit_iron", "dwarf_elder", "raider_corsair", "ratfolk_king"]
    t = opening(2).next_thugs(*named).set_up()
    assert t.thugs_shown == named


@rule("LK-05")
def test_suspicion_by_the_icons_of_the_thugs() -> None:
    t = opening(3).next_thugs("raider_corsair", "demon_greed", "bandit_iron", "dwarf_elder", "cultist_hexer").set_up()
    assert [t.watched_at(location) for location in LOCATIONS] == [3, 0, 2, 0, 1]
    assert [t.watched_at(location) for location in ("exercise_yard", "cell_block", "library")] == [0, 0, 0]
    assert t.middle("location", "smithy").facts["suspicion"] == 2
    assert (t.left["suspicion"], t.sound()) == (6, True)


@rule("LK-05", "LK-R7")
def test_a_bandit_brings_no_cube_at_setup() -> None:
    """Its suspicion does come."""
    t = opening(2).next_thugs("bandit_gold", "bandit_scrap", "dwarf_elder", "demon_greed", "bandit_iron").set_up()
    assert [t.watched_at(location) for location in LOCATIONS] == [3, 1, 0, 0, 2]
    assert [t.loot_at(location) for location in LOCATIONS] == [{}] * 5
    assert "loot_placed" not in t.events


@rule("LK-R7")
def test_it_does_from_the_first_patrol_on() -> None:
    t = opening(2).next_thugs("bandit_gold", "bandit_scrap", "dwarf_elder", "demon_greed", "bandit_iron").set_up()
    t.next_thugs("demon_shadow").patrol()
    assert t.thugs_shown == ["demon_shadow", "bandit_gold", "bandit_scrap", "dwarf_elder", "demon_greed"]
    assert [t.loot_at(location) for location in LOCATIONS] == [{}, {"gold": 1}, {"scrap": 1}, {}, {}]


@rule("LK-06")
@COMPANY
def test_all_tomes_lie_face_down(seats: int) -> None:
    t = fresh(seats)
    assert shows(t, "tome_deck") == ([], 28)
    assert shows(t, "tome_discards") == ([], 0)
    assert Counter(t.g.tome_deck) == dict.fromkeys(range(14), 2)


# Crews


@rule("LK-07")
@COMPANY
def test_what_a_crew_starts_with(seats: int) -> None:
    t = fresh(seats, crews="random")
    for seat in range(seats):
        numbers = t.match.view(None).seats[seat].numbers
        assert (numbers["reputation"], numbers["strength"], numbers["suspicion"]) == (10, 1, 0)
        assert t.resources_of(seat) == {}
        assert (t.items_of(seat), t.reserved_of(seat), t.thugs_of(seat), t.tomes_of(seat)) == ([], [], [], [])
        assert numbers["storage"] == 5


@rule("LK-07")
@pytest.mark.parametrize("gang", GANG.ids)
def test_side_a_is_the_same_for_all(gang: str) -> None:
    t = opening(2).gang(0, gang).set_up()
    assert (t.reputation_of(0), t.strength_of(0), t.suspicion_of(0), t.crew(0).storage) == (10, 1, 0, 5)
    assert (t.resources_of(0), t.tomes_of(0)) == ({}, [])


@rule("LK-08")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_six_tokens_in_the_cell_for_their_owner_alone(seats: int) -> None:
    t = fresh(seats, crews="listed")
    for seat in range(seats):
        own = t.seen_by(seat, seat, "cell")
        assert (own.cards, own.hidden) == (list(TOKEN.ids), 0)
        for reader in (None, *[other for other in range(seats) if other != seat]):
            zone = t.seen_by(reader, seat, "cell")
            assert (zone.cards, zone.hidden) == ([], 6)


@rule("LK-08", "LK-R1")
def test_four_numbers_an_enforcer_and_a_lookout() -> None:
    """2, 3, 4 and 5, as many as the strength cubes, and nothing."""
    worth = {}
    for name in ("2", "3", "4", "5", "enforcer", "lookout"):
        t = table(2).strength(0, 9).at(0, "smithy", name).resolve("smithy")
        worth[name] = t.ranked[0][1]
    assert worth == {"2": 2, "3": 3, "4": 4, "5": 5, "enforcer": 9, "lookout": 0}


@rule("LK-09")
def test_five_play_without_the_2() -> None:
    t = fresh(5, crews="listed", first_player="0")
    for seat in range(5):
        assert t.tokens_at(seat, "cell") == ["3", "4", "5", "enforcer", "lookout"]
        assert t.seen_by(None, seat, "cell").hidden == 5
    t.choose("visit", "smithy")
    assert not [words for words in t.offered("assign") if words.startswith("token_2")]
    assert t.sound()


@rule("LK-09")
def test_the_2_stays_out_for_the_whole_game() -> None:
    t = fresh(5, 3, crews="listed")
    chance = seeded(3)
    while not t.match.over:
        t.play(chance, 1)
        assert all(t.crew(seat).at[0] == -2 for seat in range(5))


# Goals and the first player


@rule("LK-10")
@COMPANY
def test_one_goal_of_each_kind(seats: int) -> None:
    kinds = Counter[str]()
    for seed in range(60):
        t = fresh(seats, seed)
        goals = [zone.cards for zone in t.match.view(None).middle.zones if zone.kind == "goal"]
        assert [len(cards) for cards in goals] == [1, 1, 1]
        assert [PACK.cards["goal"][cards[0]].values["kind"] for cards in goals] == ["immediate", "leader", "final"]
        kinds.update([cards[0] for cards in goals])
    assert set(kinds) == set(GOAL.ids)


@rule("LK-11", "LK-R2")
@COMPANY
def test_chance_gives_the_marker_to_one_of_the_players(seats: int) -> None:
    firsts = Counter([fresh(seats, seed, crews="listed").g.first for seed in range(60)])
    assert set(firsts) == set(range(seats))
    t = fresh(seats, 7, crews="listed")
    holders = [place.numbers["first"] for place in t.match.view(None).seats]
    assert sum(int(str(one)) for one in holders) == 1
    assert t.asked == [holders.index(1)]


@rule("LK-11", "LK-14")
@COMPANY
def test_seats_run_clockwise(seats: int) -> None:
    t = fresh(seats, crews="listed", first_player="1")
    asked = []
    for _ in range(seats):
        asked += t.asked
        t.assign("smithy", "5")
    assert asked == [(1 + i) % seats for i in range(seats)]


@rule("LK-R2")
def test_alone_the_guards_have_the_marker() -> None:
    t = fresh(1, crews="listed")
    assert (t.g.first, t.middle("guards").facts["first"]) == (1, 1)
    assert t.match.view(None).seats[0].numbers["first"] == 0


# Rounds


@rule("LK-12", "LK-13")
@ALL_SIZES
def test_six_rounds_of_three_phases(seats: int) -> None:
    """The sixth has no patrol."""
    t = fresh(seats, 4)
    chance = seeded(4)
    told = list(t.match.told(None))
    while not t.match.over:
        t.play(chance, 1)
        told += t.match.told(None)
    phases = ("round_starts", "lights_go_out", "patrol_starts", "raid", "ended")
    order = [str(one["event"]) for one in told if one["event"] in phases and one["event"] != "raid"]
    assert order == [*("round_starts", "lights_go_out", "patrol_starts") * 5, "round_starts", "lights_go_out", "ended"]
    assert [one["round"] for one in told if one["event"] == "round_starts"] == [1, 2, 3, 4, 5, 6]


@rule("LK-12", "LK-R3")
def test_the_round_marker_moves_when_the_patrol_is_over() -> None:
    t = table(2).round(3).tomes(0, "smiths_handbook").patrol()
    while not t.match.over:
        assert (t.g.round, t.match.view(None).middle.numbers["round"]) == (3, 3)
        t.choose("no_tome")
    t = table(2).round(3).halt(TURN).passed(0, 1).lights_out()
    assert t.match.view(None).middle.numbers["round"] == 4
    assert t.events[-1] == "round_starts"


@rule("LK-13")
def test_the_sixth_round_has_no_patrol() -> None:
    """Nothing is given back, refilled or moved; then the game is over."""
    t = table(3).round(6).resources(0, scrap=9).spaces(chow_hall="dwarf_elder").display("-", "gold_tooth")
    t.lights_out()
    assert t.match.over
    assert t.resources_of(0) == {"scrap": 9}
    assert t.thugs_shown == ["-", "-", "-", "-", "dwarf_elder"]
    assert t.items_shown == ["-", "gold_tooth", "-", "-"]
    assert [event for event in t.events if event != "lost_reputation"] == ["lights_go_out", "raid", "ended"]


# Too few suspicion cubes


@rule("LK-R4")
def test_five_thugs_may_take_all_cubes() -> None:
    """3 + 3 + 2 + 2 + 2, and there is no raid."""
    named = ["bandit_gold", "raider_corsair", "bandit_iron", "dwarf_brawler", "ratfolk_king"]
    t = opening(2, mode="advanced").gang(0, "gnolls").gang(1, "bugbears").next_thugs(*named).set_up()
    assert [t.watched_at(location) for location in LOCATIONS] == [3, 3, 2, 2, 2]
    assert (t.left["suspicion"], t.suspicion_of(0), t.suspicion_of(1)) == (0, 0, 0)
    assert "raid" not in t.events


@rule("LK-R4")
@pytest.mark.parametrize(("first", "gnolls", "bugbears"), [(0, 1, 1), (1, 0, 2)])
def test_crews_get_the_last_cubes_in_turn_order(first: int, gnolls: int, bugbears: int) -> None:
    """Two are left after 10: gnolls take 1, bugbears 2, whoever is nearer to the marker first."""
    named = ["bandit_gold", "raider_corsair", "bandit_iron", "dwarf_brawler", "demon_greed"]
    t = opening(2, mode="advanced").gang(0, "gnolls").gang(1, "bugbears").first(first).next_thugs(*named).set_up()
    assert (t.suspicion_of(0), t.suspicion_of(1), t.left["suspicion"]) == (gnolls, bugbears, 0)
    assert t.sound()


@rule("LK-R4")
def test_in_ascending_order_as_far_as_they_last() -> None:
    """Four cubes for 3 + 0 + 2 + 1: the chow hall gets none."""
    t = opening(2).suspicion(1, 8)
    t.next_thugs("bandit_gold", "demon_greed", "bandit_iron", "dwarf_elder", "cultist_hexer").set_up()
    assert [t.watched_at(location) for location in LOCATIONS] == [3, 0, 1, 0, 0]
    assert (t.left["suspicion"], "raid" in t.events) == (0, False)


@rule("LK-R4")
def test_what_comes_back_later_fills_no_gap() -> None:
    """Gnolls could not take their cube; cubes that a trait returns do not bring it."""
    t = table(3, mode="advanced").watched("sewers", 9).suspicion(1, 3)
    t.dealt(0, "proud", "bold").dealt(1, "cautious", "brawny").dealt(2, "wise", "loyal").pick_traits(1, 0)
    t.choose("pick_trait", "cautious").choose("pick_trait", "proud")
    assert (t.suspicion_of(0), t.suspicion_of(1), t.left["suspicion"]) == (0, 0, 3)
