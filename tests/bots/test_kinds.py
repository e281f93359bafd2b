"""The kinds of bots: what they have in common, and what random and curious ones do."""

from __future__ import annotations

from collections import Counter

import pytest

from bots.tables import ADVANCED, kajko, smiths
from karczma import bots
from karczma.bots.golems import TEMPERAMENTS
from karczma.kernel.chance import Chance, seeded
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from karczma.words import Words


def play(match: Match, sitting: list[bots.Bot], dice: Chance) -> list[list[str]]:
    """The choices of a game, by their words."""
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, sitting[seat].choose(bots.sit(match, seat, dice)))
    return [match.words(option) for _, option, _, _ in match.made]


@pytest.mark.parametrize("kind", ["random", "curious", "novice", "greedy"])  # search: test_search.py
def test_a_bot_plays_a_game_to_its_end_and_the_same_one_again(kind: str) -> None:
    games = []
    for seed in (1, 1, 2):
        match = kajko(seed=9, options=ADVANCED)
        dice = seeded(seed)
        games.append(play(match, [bots.make(kind, match.face, dice) for _ in range(3)], dice))
    assert games[0] == games[1] != games[2]


def test_a_bot_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        bots.make("clairvoyant", kajko().face, seeded(1))
    assert refused.value.key == "no-such-bot"
    assert refused.value.facts == {"name": "clairvoyant", "names": "random, curious, novice, greedy, veteran, master"}


def test_a_temperament_that_no_golem_has_is_refused() -> None:
    for temperament in ("", *TEMPERAMENTS):
        bots.make("greedy", kajko().face, seeded(1), temperament)
    with pytest.raises(Refused) as refused:
        bots.make("greedy", kajko().face, seeded(1), "gloomy")
    assert Words("en").error(refused.value) == (
        "There is no temperament “gloomy”; there are: careful, bold, builder, spoiler."
    )
    assert Words("pl").error(refused.value).startswith("Nie ma usposobienia „gloomy”")


def test_a_bot_that_does_not_know_the_game_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        bots.make("greedy", smiths().face, seeded(1))
    assert refused.value.key == "no-bot-for-game"
    assert refused.value.facts == {"name": "greedy", "game": "smithy"}


def test_random_takes_every_option_about_as_often() -> None:
    match = kajko()
    bot = bots.make("random", match.face, seeded(1))
    chair = bots.sit(match, match.asked[0], seeded(1))
    taken = Counter(bot.choose(chair) for _ in range(1000))
    assert sorted(taken) == chair.options()
    assert all(70 < times < 130 for times in taken.values())  # 100 each, give or take


def test_curious_goes_round_all_stacks_before_it_takes_one_again() -> None:
    match = kajko()
    bot = bots.make("curious", match.face, seeded(1))
    chair = bots.sit(match, match.asked[0], seeded(1))
    assert sorted(bot.choose(chair) for _ in range(10)) == chair.options()


def test_curious_sees_rare_verbs_and_all_their_arguments_over_some_games() -> None:
    """No stack and no victim of a coin in hand is left out."""
    dice = seeded(1)
    face = kajko().face
    sitting = [bots.make("curious", face, dice) for _ in range(5)]
    said: set[tuple[str, ...]] = set()
    for seed in range(8):
        said |= {tuple(words) for words in play(kajko(5, seed, ADVANCED), sitting, dice)}
    assert {("rob", str(seat)) for seat in range(5)} <= said
    assert {words for words in said if words[0] == "adventure"} == {
        tuple(face.vocabulary.words(option)) for option in range(10)
    }
    assert ("send",) in said


def test_curious_plays_games_with_sealed_answers_too() -> None:
    dice = seeded(1)
    match = smiths()
    sitting = [bots.make("curious", match.face, dice) for _ in range(3)]
    verbs = {words[0] for seed in range(10) for words in play(smiths(seed), sitting, dice)}
    assert verbs == {verb.name for verb in match.face.vocabulary.verbs}
