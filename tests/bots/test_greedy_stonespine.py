"""The greedy player of Stonespine Architects: it wins, and at a laid table it does what a good player would."""

from __future__ import annotations

import pytest

import karczma
from karczma import bots
from karczma.bots.greedy.stonespine.hopes import Hopes
from karczma.games.stonespine.vocabulary import DISCARD_CHAMBER, KEEP_CHAMBER
from karczma.kernel import step
from karczma.kernel.chance import seeded
from karczma.lab.simulate import simulate
from rules.stonespine.table import LaidTable, table


def share(players: int, games: int) -> float:
    """The share of victories of one greedy player among random ones, who sits on every seat equally often."""
    won = 0.0
    each = games // players
    for seat in range(players):
        company = ["greedy" if other == seat else "random" for other in range(players)]
        won += simulate("stonespine", players, each, company, seed=seat, jobs=1)["wins"][seat]
    return won / (each * players)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_beats_random_players(players: int) -> None:
    assert share(players, players) > 0.7


@pytest.mark.parametrize(("jael", "reputation"), [("basic", 100), ("legendary", 95)])
def test_alone_it_is_a_match_for_jael(jael: str, reputation: int) -> None:
    played = simulate("stonespine", 1, 6, ["greedy"], seed=3, jobs=1, options={"jael": jael})
    assert played["scores"][0]["mean"] >= reputation


@pytest.mark.parametrize("players", [2, 5])
def test_it_can_play_against_itself(players: int) -> None:
    played = simulate("stonespine", players, 1, ["greedy"], seed=1, jobs=1)
    assert min(score["mean"] for score in played["scores"]) > 60


def chosen(laid: LaidTable, seat: int = 0) -> list[str]:
    """What the greedy player would do now."""
    match = laid.match
    return match.words(bots.make("greedy", match.face, seeded(1)).choose(bots.sit(match, seat, seeded(1))))


def test_the_last_chamber_opens_the_exit() -> None:
    t = table(3).year(4)
    t.rows(
        0,
        "abandoned_mine passage derelict_site slime_trail",
        "ossuary lair tunnel torment_room",
        "burrow crypt mausoleum catacombs",
        "encampment kobold_quarters gathering_place -",
    )
    t.taken(0, "kings_favor", "goblin_gathering", "gnoll_pack")
    t.hand(0, "floodgate winding_chamber").hand(1, "pit archive").hand(2, "galley alcove").build(4)
    assert chosen(t) == ["build", "floodgate", "4"]  # both have a slime and an ooze, one has a door to the south


def test_it_minds_the_blueprint() -> None:
    t = (
        table(3)
        .year(4)
        .rows(
            0,
            "pit galley archive smokehouse",
            "tunnel cavern machine_room gatehouse",
            "forge junction furrow sewers",
            "- lounge breezeway hallway",
        )
    )
    t.hand(0, "ambush_room larder").hand(1, "cell alcove").hand(2, "keep tomb").build(4)
    assert chosen(t) == ["build", "ambush_room", "1"]  # the eighth requirement: a cave


def test_it_takes_the_challenge_that_its_dungeon_meets() -> None:
    t = (
        table(2)
        .year(3)
        .rows(
            0, "gnoll_hideout tunnel pit galley", "passage ambush_room sewers crypt", "encampment forge larder alcove"
        )
    )
    t.built(1, 3).challenges("seeping_threat", "gnoll_pack", "thinfingers_trade").market(
        "market_01", "pit fire", "gnoll"
    )
    t.gold(0, 3).gold(1, 2).market_phase()
    assert chosen(t) == ["take_challenge", "gnoll_pack"]


def full(seats: int = 2) -> LaidTable:
    """Year 4, all is built; seat 0 has three challenges, one for gnolls in a column: three are in the first."""
    t = table(seats).year(4).goal("kobold_swarm")
    t.rows(
        0,
        "gnoll_hideout tunnel pit galley",
        "hollow ambush_room sewers crypt",
        "warehouse forge larder alcove",
        "archive lounge stockyard training_room",
    )
    t.taken(0, "gnoll_pack", "kings_favor", "muddied_approach")
    return t


def test_it_buys_what_scores_and_puts_it_there() -> None:
    t = full().built(1, 4).gold(0, 9).gold(1, 2)
    t.market("market_05", "spike", "gnoll").market("market_15", "fire", "blade").market_phase()
    assert chosen(t) == ["buy", "market_05_bottom"]
    t.choose("buy", "market_05_bottom")
    assert chosen(t) in [["place_element", "gnoll", f"r{row}c1"] for row in (1, 2, 3, 4)]


def test_at_the_end_priority_is_worth_more_than_tokens_that_score_nothing() -> None:
    t = full().built(1, 4).gold(0, 9).gold(1, 8)
    t.market("market_05", "spike", "").market("market_15", "fire", "blade").market_phase()
    assert chosen(t) == ["pass"]


def test_a_passage_goes_where_it_joins_most() -> None:
    t = table(2).year(4).goal("kobold_swarm")
    t.rows(
        0,
        "burrow passage slime_trail ossuary",
        "pit lair trap_storage alcove",
        "atrium mausoleum sewers floodgate",
        "slime_incubator tomb galley flagstone_hall",
    )
    t.built(1, 4).gold(0, 5).gold(1, 2).market("market_01", "pit fire", "secret_passage").market_phase()
    t.choose("buy", "market_01_bottom")
    # The way from the entrance ends in r2c2, above a row whose last chamber has a door down to the exit.
    assert chosen(t) == ["place_passage", "r3c2_n"]


def test_with_two_players_it_discards_what_would_serve_the_rival() -> None:
    t = table(2).year(1).rows(0, "pit - - -").rows(1, "galley - - -").taken(1, "gnoll_pack", "canine_companions")
    t.goal("grand_gnoll").hand(0, "mausoleum alcove gnoll_hideout").hand(1, "forge larder ossuary")
    assert chosen(t.go(DISCARD_CHAMBER)) == ["discard_chamber", "gnoll_hideout"]


@pytest.mark.parametrize(("gold", "choice"), [(13, ["pass"]), (12, ["buy", "market_11_bottom"])])
def test_alone_it_stays_richer_than_jael_at_the_end(gold: int, choice: list[str]) -> None:
    t = full(1).jael("jael_1", "jael_3", "jael_5", "jael_2").gold(0, gold)
    t.market("market_11", "", "fire").market("market_01", "", "").market_phase()
    assert chosen(t) == choice


def test_it_keeps_from_jael_what_he_collects() -> None:
    t = table(1).year(4).jael("jael_2", "jael_3", "jael_5", "jael_1").rows(0, "", "", "", "pit - - -")
    t.hand(0, "passage goblin_den stockyard larder").built(0, 3)
    t.taken(0, "kings_favor", "outer_reaches", "varied_composition")
    assert chosen(t.go(KEEP_CHAMBER)) == ["keep_chamber", "passage"]


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_with_nothing_to_come_hope_is_the_score(seats: int) -> None:
    for seed in range(5):
        match = karczma.start("stonespine", seats, seed)
        step.play_out(match.game, match.steps, seeded(seed))
        tally = match.scores()
        for seat, architect in enumerate(match.game.architects):
            parts = {part.name: part.points for part in tally.seats[seat].parts}
            own = sum(parts[name] for name in ("challenges", "chambers", "blueprint", "paths"))
            hope = Hopes(match.game, seat, False).worth(architect)
            if seats > 1:
                assert hope == pytest.approx(own + parts["goal"])
            else:
                assert hope - own in (pytest.approx(6), pytest.approx(-6), 0)
