"""Every step, verb, thing, effect, happening and ending of every game is reached by the games of the laws."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from karczma.kernel.chance import seeded
from karczma.kernel.face import Face
from laws.coverage import BY_HAND, Reached, expected, missed, report
from laws.tables import FACES, any_deal
from laws.walk import Company, stroll

GAMES = 150  # at most
SOME = 10  # games, and then it is seen whether anything is still missed
RULES = Path(__file__).parents[1] / "rules"


def reached_by(face: Face[Any]) -> Reached:
    company = Company()
    chance = seeded(1)
    for seed in range(GAMES):
        stroll(any_deal(face, seed, chance), company)
        if seed % SOME == SOME - 1 and not missed(face, company.reached):
            break
    return company.reached


@pytest.mark.parametrize("game", FACES)
def test_all_of_a_game_is_reached(game: str) -> None:
    reached = reached_by(FACES[game])
    print(report(FACES[game], reached))
    assert not missed(FACES[game], reached), report(FACES[game], reached)


def test_what_is_never_reached_is_named() -> None:
    """Without charms nobody plays one."""
    company = Company()
    face = FACES["smithy"]
    chance = seeded(1)
    for seed in range(20):
        stroll(replace(any_deal(face, seed, chance), options=(("charms", False),)), company)
    assert {"step charms", "verb play", "verb hush", "happening played", "charm soot", "effect dull"} <= set(
        missed(face, company.reached)
    )
    assert "never: step charms" in report(face, company.reached)


@pytest.mark.parametrize("game", BY_HAND)
def test_what_is_laid_by_hand_is_there_and_tested(game: str) -> None:
    """A test of the rules names the rule and the thing."""
    assert set(BY_HAND[game]) <= {f"{sort} {name}" for sort, name in expected(FACES[game])}
    tests = "\n".join(path.read_text() for path in (RULES / game).glob("test_*.py"))
    for thing, rule in BY_HAND[game].items():
        assert f'"{rule}"' in tests
        assert f'"{thing.split()[1]}"' in tests
