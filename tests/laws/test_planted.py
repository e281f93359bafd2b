"""Every law finds the mistakes planted for it, and finds none in the honest toy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import smithy
from karczma.kernel.chance import Chance, seeded
from karczma.kernel.face import Face
from karczma.kernel.match import Match, start
from laws import fairness, laws, planted
from laws.planted import Planted
from laws.tables import pack_of

Law = Callable[[Match, int, int, Chance], object]  # a position, who chooses there and what, and dice of its own


def conservation(match: Match, who: int, option: int, chance: Chance) -> None:
    laws.conservation(match.face, match.game)


def no_dead_end(match: Match, who: int, option: int, chance: Chance) -> None:
    laws.no_dead_end(match)


def only_offered(match: Match, who: int, option: int, chance: Chance) -> None:
    laws.only_offered(match, chance)


def no_leak(match: Match, who: int, option: int, chance: Chance) -> None:
    for seat in range(match.seats):
        laws.no_leak(match, seat, chance.below(1 << 32))


def seen_alike_alone(match: Match, who: int, option: int, chance: Chance) -> None:
    laws.seen_alike_alone(match)


def imagined(match: Match, who: int, option: int, chance: Chance) -> None:
    laws.imagined(match, chance.below(match.seats), chance.below(1 << 32))


def events(match: Match, who: int, option: int, chance: Chance) -> None:
    for seat in range(match.seats):
        laws.events_tell_no_more(match, who, option, seat, chance.below(1 << 32))


def undo(match: Match, who: int, option: int, chance: Chance) -> None:
    laws.undo_tells_nothing(match, who, option, chance, 3)
    laws.undo_and_again(match)


def final(match: Match, who: int, option: int, chance: Chance) -> None:
    laws.final_is_said(match, who, option)


def clone_and_save(match: Match, who: int, option: int, chance: Chance) -> None:
    laws.clone_and_save(match, chance.below(1 << 32))


def written_whole(match: Match, who: int, option: int, chance: Chance) -> None:
    laws.written_whole(match.face, match.face.clone(match.game))


def replays(match: Match, who: int, option: int, chance: Chance) -> None:
    laws.replays(match, [move["hash"] for move in laws.entries(match.record())])


def fair_worlds(match: Match, who: int, option: int, chance: Chance) -> None:
    fairness.fair_worlds(match, who, chance, 40)


def as_if_dealt(match: Match, who: int, option: int, chance: Chance) -> None:
    if not match.made:
        assert fairness.as_if_dealt(match, 0, chance, 60, 400) == 60


def as_if_played(match: Match, who: int, option: int, chance: Chance) -> None:
    if len(match.made) == 2:
        fairness.as_if_played(match, 0, chance, 50, 4000)


PLANTED: list[tuple[Law, type[Planted], dict[str, Any]]] = [
    (conservation, planted.LosesACard, {}),
    (conservation, planted.DoublesACard, {}),
    (no_dead_end, planted.AsksWithoutOptions, {}),
    (no_dead_end, planted.OffersTwice, {}),
    (no_dead_end, planted.OffersTheImpossible, {}),
    (no_dead_end, planted.NeverEnds, {}),
    (no_dead_end, planted.DiffersInSilence, {}),
    (only_offered, planted.RefusesNothing, {}),
    (only_offered, planted.ChangesWhenAsked, {}),
    (no_leak, planted.ShowsTheCrate, {}),
    (no_leak, planted.ShowsPatronsToSpectators, {}),
    (no_leak, planted.CountsPatronsForAll, {}),
    (seen_alike_alone, planted.ShowsAllWhatTheFirstMaySee, {}),
    (no_leak, planted.TellsInAnOption, {}),
    (no_leak, planted.TellsInAReason, {}),
    (no_leak, planted.TellsInANote, {}),
    (no_leak, planted.KeepsTheDice, {}),
    (events, planted.TellsEverybody, {}),
    (events, planted.AsksOnlyWhoCan, {}),
    (undo, planted.UndoesARevelation, {}),
    (final, planted.RestsForLuck, {}),
    (replays, planted.RemembersOutside, {}),
    (clone_and_save, planted.ForgetsInClones, {}),
    (clone_and_save, planted.SharesWithClones, {}),
    (clone_and_save, planted.LoadsAnotherGame, {}),
    (written_whole, planted.WritesTooLittle, {}),
    (written_whole, planted.WritesTooLittleOfASmith, {}),
    (imagined, planted.KeepsSealedAnswers, {}),
    (imagined, planted.RedealsTooWell, {}),
    (fair_worlds, planted.RedealsTheTruthTooOften, {"charms": False}),
    (fair_worlds, planted.NeverRedealsTheTruth, {"charms": False}),
    (as_if_dealt, planted.RedealsNothing, {"charms": False}),
    (as_if_played, planted.ForgetsWhatItPassedOn, {"charms": False}),
]


def look(law: Law, face: Face[Any], options: dict[str, Any], games: int, seats: int) -> None:
    """Play some games and let the law look at every position and choice, the last position too."""
    for seed in range(games):
        match = start(face, pack_of(smithy.FACE), seats, options, seed)
        chance = seeded(seed + 1)
        while not match.over:
            seat = match.asked[chance.below(len(match.asked))]
            offered = match.options(seat)
            option = offered[chance.below(len(offered))] if offered else 0
            law(match, seat, option, Chance(chance.key_below(), 0, b""))
            match.choose(seat, option)
        law_at_end(law, match, chance)


def law_at_end(law: Law, match: Match, chance: Chance) -> None:
    """At the end nobody chooses, so only laws of positions look there."""
    if law in (conservation, no_dead_end, written_whole, replays):
        law(match, 0, 0, chance)


@pytest.mark.parametrize(("law", "mistake", "options"), PLANTED, ids=lambda value: getattr(value, "__name__", ""))
def test_the_law_finds_it(law: Law, mistake: type[Planted], options: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        look(law, mistake(), options, 12, 2 if options else 3)


@pytest.mark.parametrize("law", {law.__name__: law for law, _, _ in PLANTED}.values(), ids=lambda law: law.__name__)
def test_the_law_finds_nothing_in_the_honest_toy(law: Law) -> None:
    options = next(options for one, _, options in PLANTED if one is law)
    face = planted.KnownHand() if law is as_if_dealt else smithy.FACE
    look(law, face, options, 1, 2 if options else 3)


def test_every_planted_mistake_is_tried() -> None:
    known = {one for one in vars(planted).values() if isinstance(one, type) and issubclass(one, Planted)}
    assert known - {Planted, planted.KnownHand, planted.MissesAText} == {mistake for _, mistake, _ in PLANTED}
