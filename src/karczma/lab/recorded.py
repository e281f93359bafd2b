"""Records of games as the tables of `karczma.lab.tables`: what people have played, in the form of simulated games."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import karczma
from karczma.kernel.face import Face
from karczma.kernel.game import Option
from karczma.kernel.match import Match
from karczma.kernel.tally import TRUTH
from karczma.lab.kept import Kept, went_first
from karczma.lab.tables import writing

PERSON = "person"
SEVERAL = "several"  # a person and a bot, or one after the other


class Recorded(NamedTuple):
    """A finished game, and who played each seat: `person`, a kind of bot, or `several`."""

    record: dict[str, Any]
    by: tuple[str, ...]


def write(face: Face[Any], games: Iterable[Recorded], folder: Path) -> int:
    """All games of one kind as tables in this folder, instead of what was there; returns how many there are."""
    number = 0
    with writing(face, folder, decisions=True) as writer:
        for game in games:
            match = karczma.replay(game.record)
            if known_again(match):
                writer.add(kept_of(number, match, game.by))
                number += 1
    return number


def known_again(match: Match) -> bool:
    """Whether everybody chose by what they saw. Who has gone back past something revealed knows what it was."""
    return match.over and not match.deals


def kept_of(number: int, match: Match, by: tuple[str, ...]) -> Kept:
    """A game as rows. What was taken back is not in them."""
    kept = Kept()
    again = match.at(0)
    first = went_first(again.view(None))
    made = choose_again(kept, number, again, [match.log[entry] for entry in match.standing(len(match.log))])
    face = match.face
    seed, settings = str(match.seed), json.dumps(match.settings)
    head = (number, seed, face.name, face.rules_version, match.seats, settings, match.pack.name)
    kept.add_game(head, by, face.tally(match.game, TRUTH), made, first)
    return kept


def choose_again(kept: Kept, number: int, again: Match, chosen: Iterable[tuple[int, Option]]) -> list[int]:
    """Makes these choices from the beginning, and keeps them; returns how many each seat has made."""
    made = [0] * again.seats
    for seat, option in chosen:
        question = next(ask[0] for ask in again.game.asks if ask[1] == seat)
        kept.decisions.extend((number, sum(made), seat, question, len(again.options(seat)), option))
        again.choose(seat, option)
        made[seat] += 1
    return made
