"""The law of words: whatever a player could read has a text in both languages, and no text is there for nothing."""

from __future__ import annotations

import pytest

from karczma.kernel.match import start
from laws import laws
from laws.planted import MissesAText
from laws.tables import FACES, pack_of
from words.checker import game_problems
from words.telling import Teller, tell_games


@pytest.mark.parametrize("game", FACES)
def test_no_text_is_missing_and_none_is_there_for_nothing(game: str) -> None:
    assert game_problems(FACES[game]) == []


def test_all_of_the_toy_can_be_told() -> None:
    met = tell_games(FACES["smithy"], 3).met
    assert met >= {"question-draft", "do-hush", "blocked-no-coal", "event-laid", "event-laid-hidden", "why-patron"}


def test_a_missing_text_is_found() -> None:
    match = start(MissesAText(), pack_of(FACES["smithy"]), 1, {}, 1)
    laws.told_in_words(match, Teller(match.face))
    while match.game.sealed:
        match.choose(0, match.options(0)[0])
    with pytest.raises(AssertionError, match="question-unheard"):
        laws.told_in_words(match, Teller(match.face))
