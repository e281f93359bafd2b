"""The greedy player of Lockup: it wins, and at a laid table it does what a good player would."""

from __future__ import annotations

import pytest

import karczma
from karczma import bots
from karczma.bots.greedy.lockup.hopes import Hopes
from karczma.games.lockup.lightsout import strength_at
from karczma.games.lockup.state import GUARD_CREW
from karczma.games.lockup.vocabulary import CHOW_HALL, LIBRARY, SMITHY, STORAGE
from karczma.kernel import step
from karczma.kernel.chance import seeded
from karczma.lab.simulate import simulate
from rules.lockup.table import LaidTable, table


@pytest.mark.parametrize(
    ("players", "seats", "mode"),
    [
        (2, (0, 1), "standard"),
        (3, (0, 1, 2), "standard"),
        (4, (1, 2), "standard"),
        (5, (0, 4), "standard"),
        (3, (0, 2), "advanced"),
    ],
)
def test_it_beats_random_players(players: int, seats: tuple[int, ...], mode: str) -> None:
    won = 0.0
    for seat in seats:
        company = ["greedy" if other == seat else "random" for other in range(players)]
        won += simulate("lockup", players, 1, company, seed=seat, jobs=1, options={"mode": mode})["wins"][seat]
    assert won >= len(seats) - 1


@pytest.mark.parametrize(
    ("options", "wins"),
    [
        ({"difficulty": "normal"}, 3),
        ({"difficulty": "challenging"}, 2),
        ({"difficulty": "hard"}, 2),
        ({"mode": "advanced"}, 2),
    ],
)
def test_alone_it_is_a_match_for_the_guards(options: dict[str, str], wins: int) -> None:
    assert simulate("lockup", 1, 3, ["greedy"], seed=3, jobs=1, options=options)["wins"][0] >= wins


@pytest.mark.parametrize("players", [2, 4])
def test_it_can_play_against_itself(players: int) -> None:
    played = simulate("lockup", players, 1, ["greedy"], seed=1, jobs=1)
    assert min(score["mean"] for score in played["scores"]) > 30


HOUSE_RULES = {
    "mode": "advanced",
    "unassigned_to_library": True,
    "demon_icons": "gem",
    "suspicion_effects": "optional",
    "tome_after_pass": True,
    "leader_min": "none",
    "raid_zero": "counted",
    "bandit_cubes": "while_ranking",
    "lower_rewards": "from_third",
    "lookout_passes": "next",
    "final_of_two": "of_more",
}


@pytest.mark.parametrize("players", [1, 2])
def test_it_knows_house_rules(players: int) -> None:
    played = simulate("lockup", players, 1, ["greedy"], seed=2, jobs=1, options=HOUSE_RULES)
    assert min(score["mean"] for score in played["scores"]) > 20


@pytest.mark.parametrize("players", [1, 3])
def test_it_decides_by_what_it_may_know(players: int) -> None:
    match = karczma.start("lockup", players, seed=5)
    for _ in range(150):
        seat = match.asked[0]
        choices = [bots.make("greedy", match.face, seeded(1)).choose(bots.sit(match, seat, seeded(n))) for n in (2, 3)]
        assert choices[0] == choices[1]
        match.choose(seat, choices[0])


def chosen(laid: LaidTable, seat: int = 0) -> list[str]:
    """What the greedy player would do now."""
    match = laid.match
    return match.words(bots.make("greedy", match.face, seeded(1)).choose(bots.sit(match, seat, seeded(1))))


def turn(laid: LaidTable, seat: int = 0) -> tuple[str, list[str]]:
    """The location it goes to in a roll call, and the tokens it sends, each with its side."""
    words = chosen(laid, seat)
    laid.choose(*words)
    sent: list[str] = []
    while laid.ask == "assign" and laid.asked == [seat]:
        token = chosen(laid, seat)
        laid.choose(*token)
        sent.append(" ".join(token[1:]))
        if token == ["done"]:
            break
    return words[-1], [token for token in sent if token]


def test_a_hint_does_not_mind_the_order_of_tokens() -> None:
    """Only the smithy is left; whoever has sent the lookout there is told to send strength too."""
    t = table(2).at(1, "smithy", "4").roll_call()
    t.crew(0).assigned = (1 << LIBRARY) - 1 & ~(1 << SMITHY)
    t.choose("visit", "smithy").choose("assign", "token_lookout", "up")
    assert chosen(t)[:2] == ["assign", "token_2"]


def test_the_fifth_of_the_ratfolk_is_worth_most() -> None:
    t = table(3).round(5).thugs(0, "ratfolk_runt", "ratfolk_digger", "ratfolk_sneak", "ratfolk_informer")
    t.spaces(sewers="bandit_scrap", smithy="ratfolk_bookworm", commissary="raider_smuggler", chow_hall="dwarf_elder")
    t.resources(0, scrap=1).at(0, "chow_hall", "5").resolve("chow_hall")
    assert chosen(t) == ["recruit", "1"]
    assert chosen(t.choose("recruit", "1")) == ["recruit_thug", "ratfolk_bookworm"]


def test_a_demon_goes_with_many_treasures() -> None:
    t = table(3).round(6).items(0, "crown_of_kulbak", "barred_shield", "soul_shiv")
    t.spaces(sewers="demon_greed", smithy="dwarf_elder", commissary="bandit_gold", chow_hall="raider_corsair")
    t.resources(0, scrap=1).at(0, "chow_hall", "5").resolve("chow_hall").choose("recruit", "1")
    assert chosen(t) == ["recruit_thug", "demon_greed"]


def test_it_pays_with_what_the_next_item_does_not_need() -> None:
    t = table(3).display("royal_circlet", "-", "-", "-").reserved(0, "iron_maul").at(0, "cell_block", "2")
    t.spaces(sewers="dwarf_elder", smithy="dwarf_miner").resources(0, scrap=2, iron=3).at(0, "chow_hall", "5")
    assert chosen(t.resolve("chow_hall").choose("recruit", "1")) == ["pay", "scrap"]


def test_it_keeps_the_best_cube_of_a_long_payment() -> None:
    """Cube by cube, in whatever order, four of five are paid; in the last round gold is worth most."""
    t = table(3).round(6).resources(0, scrap=2, potion=1, iron=1, gold=1).at(0, "chow_hall", "5")
    t.spaces(sewers="dwarf_elder", smithy="dwarf_miner", commissary="demon_greed").resolve("chow_hall")
    t.choose("recruit", "2")
    while t.ask == "pay":
        t.choose(*chosen(t))
    assert t.resources_of(0) == {"gold": 1}


def test_it_keeps_the_atlas_for_its_own_turn() -> None:
    """When nothing can be assigned any more, what lies face down need not be known."""
    t = table(3).round(5).tomes(0, "hideout_atlas").at(0, "smithy", "5").at(1, "smithy", down="4").lights_out()
    assert (t.offered("play_tome"), chosen(t)) == (["hideout_atlas"], ["no_tome"])


def test_it_crafts_the_best_it_can_pay() -> None:
    t = table(3).round(6).display("sharpened_spoon", "barred_shield", "gladiator_axe", "glass_beads")
    t.resources(0, scrap=3, potion=1, iron=2).at(0, "cell_block", "2").resolve("cell_block")
    assert chosen(t) == ["craft", "barred_shield"]


def test_a_bad_trade_is_declined_for_the_library() -> None:
    t = table(3).round(6).resources(0, gold=1).at(0, "commissary", "2").at(1, "commissary", "5").resolve("commissary")
    t.choose("take_reward").choose("gain", "gold")
    assert (t.asked, chosen(t)) == ([0], ["decline"])


def test_a_good_reward_is_taken() -> None:
    t = table(3).display("iron_maul").at(0, "smithy", "5").resolve("smithy")
    assert chosen(t) == ["take_reward"]


def test_over_the_limit_it_keeps_gold() -> None:
    t = table(3).round(2).resources(0, scrap=4, potion=1, gold=2).go(STORAGE)
    assert chosen(t) == ["discard", "scrap"]


def test_the_lookout_goes_where_suspicion_lies() -> None:
    t = table(3).round(2).suspicion(0, 2).suspicion(1, 2).suspicion(2, 2).watched("smithy", 3).display("iron_maul")
    t.at(0, "sewers", "2").at(0, "infirmary", "3").at(0, "chow_hall", "4").at(0, "commissary", "enforcer")
    t.at(0, "cell_block", "").resources(0, iron=1)
    t.first(0).passed(1, 2).turn_after(2)
    sent = dict([turn(t), turn(t)])
    assert any("lookout" in token for token in sent["smithy"])


def test_it_hides_tokens_from_those_who_may_still_come() -> None:
    hidden = 0
    t = table(3).display("iron_maul", "barred_shield").spaces(sewers="dwarf_elder", smithy="demon_greed").roll_call()
    while t.asked and t.ask in ("visit", "assign") and len(t.match.made) < 60:
        seat = t.asked[0]
        words = chosen(t, seat)
        hidden += words[-1] == "down"
        t.choose(*words)
    assert 3 <= hidden <= 6


def test_alone_it_hides_nothing_and_keeps_the_chow_hall_from_the_guards() -> None:
    t = table(1).display("iron_maul", "barred_shield").resources(0, scrap=2)
    t.spaces(sewers="dwarf_elder", smithy="dwarf_smith", commissary="dwarf_brawler", chow_hall="dwarf_tinker")
    t.roll_call()
    assert chosen(t) == ["reveal_guard", "chow_hall"]
    while t.ask in ("reveal_guard", "visit", "assign"):
        words = chosen(t)
        assert words[-1] != "down"
        t.choose(*words)
    assert strength_at(t.g, 0, CHOW_HALL) > strength_at(t.g, GUARD_CREW, CHOW_HALL)


@pytest.mark.parametrize(("mine", "choice"), [(3, ["play_tome", "book_of_alibis"]), (0, ["no_tome"])])
def test_an_alibi_is_kept_for_the_raid(mine: int, choice: list[str]) -> None:
    t = table(3).round(6).tomes(0, "book_of_alibis").suspicion(0, mine).suspicion(1, 2).suspicion(2, 2).patrol()
    assert chosen(t) == choice


def test_a_tome_that_makes_an_item_possible_is_played() -> None:
    t = table(3).round(4).display("gold_tooth").tomes(0, "tinkering_unmasked").resources(0, scrap=1)
    t.at(0, "cell_block", "2").resolve("cell_block").quiet_until(0, "tinkering_unmasked")
    assert chosen(t) == ["play_tome", "tinkering_unmasked"]
    assert chosen(t.choose("play_tome", "tinkering_unmasked")) == ["craft", "gold_tooth"]


@pytest.mark.parametrize(("rival", "choice"), [("4", ["play_tome", "songs_of_fury"]), ("5", ["no_tome"])])
def test_a_song_is_sung_when_it_changes_the_ranks(rival: str, choice: list[str]) -> None:
    t = table(3).round(2).tomes(0, "songs_of_fury").display("royal_circlet", "warden_signet").resources(0, gold=2)
    t.at(0, "infirmary", "3").at(1, "infirmary", rival).at(2, "infirmary", "2").first(1)
    assert chosen(t.resolve("infirmary").quiet_until(0, "songs_of_fury")) == choice


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_with_nothing_to_come_hope_is_the_score(seats: int) -> None:
    for seed in range(5):
        match = karczma.start("lockup", seats, seed)
        step.play_out(match.game, match.steps, seeded(seed))
        tally = match.scores()
        for seat, crew in enumerate(match.game.crews[:seats]):
            hope = Hopes(match.game, seat).worth(crew, match.game.first == seat)
            floor = sum(
                reason.points for part in tally.seats[seat].parts for reason in part.reasons if reason.key == "floor"
            )
            assert hope + floor == pytest.approx(tally.seats[seat].total)
