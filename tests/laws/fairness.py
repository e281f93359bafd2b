"""The law of fair worlds: redeals are uniform over what is possible, and the truth is possible.

Where few worlds are possible they are counted, one by one. Where they are many, the redealt worlds are held against
worlds that came about: dealt by other seeds, or dealt anew at the start and played while the seat saw the same.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from karczma.kernel import step
from karczma.kernel.audience import Json
from karczma.kernel.chance import Chance
from karczma.kernel.face import Face
from karczma.kernel.match import Match
from karczma.kernel.record import canonical
from laws.laws import heard, shown

SURE = 7.0  # standard deviations: once in a hundred thousand million honest tests


def essence(face: Face[Any], game: Any) -> bytes:
    """A world without its dice to come."""
    written: Any = face.write(game)
    return canonical({name: value for name, value in written.items() if name != "chance"})


def fair_worlds(match: Match, seat: int, chance: Chance, most: int, each: int = 40) -> int:
    """Every possible world comes equally often, whichever of them one starts from. How many, or more than `most`."""
    possible: set[bytes] = set()
    for _ in range(10):
        possible |= {essence(match.face, world) for world in redeals(match, seat, chance, most * 2)}
        if len(possible) > most:
            return len(possible)
    assert essence(match.face, match.game) in possible, "the truth is not among the possible worlds"
    worlds = redeals(match, seat, chance, len(possible) * each)
    counts = Counter(essence(match.face, world) for world in worlds)
    possible |= set(counts)
    same(counts, Counter(dict.fromkeys(possible, each)), exact=True)
    elsewhere = match.redeal(seat, chance.below(1 << 32))
    others = Counter(essence(match.face, world) for world in redeals(elsewhere, seat, chance, len(possible) * each))
    same(counts, others, exact=False)
    return len(possible)


def redeals(match: Match, seat: int, chance: Chance, count: int) -> list[Any]:
    return [match.face.redeal(match.game, seat, chance) for _ in range(count)]


def same(counts: Counter[Any], others: Counter[Any], exact: bool) -> None:
    """Two counts tell of the same distribution; with `exact` the other one is expected, not counted."""
    kinds = set(counts) | set(others)
    pairs = [(counts[kind], others[kind]) for kind in kinds if counts[kind] + others[kind] >= 10]
    rare = [(counts[kind], others[kind]) for kind in kinds if counts[kind] + others[kind] < 10]
    if rare:
        pairs.append((sum(one for one, _ in rare), sum(other for _, other in rare)))
    if len(pairs) < 2:
        return
    scale = sum(counts.values()) / sum(others.values())
    square = 0.0
    for count, other in pairs:
        spread = other * scale if exact else count + other * scale * scale
        square += (count - other * scale) ** 2 / max(spread, 1)
    sigmas = deviation(square, len(pairs) - 1)
    assert sigmas < SURE, f"{len(pairs)} kinds of worlds come with chances that differ by {sigmas:.0f} sigma"


def deviation(square: float, freedom: int) -> float:
    """How many standard deviations a chi-square is off (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - 1 + part) / part**0.5)


def as_if_dealt(match: Match, seat: int, chance: Chance, samples: int, tries: int) -> int:
    """At the start, redealt worlds are distributed as those of other seeds where the seat sees the same. How many."""
    start = match.at(0)
    face = match.face
    seen = canonical(start.view(seat).plain())
    dealt: list[Any] = []
    for _ in range(tries):
        other: Any = face.start(match.seats, match.settings, match.pack, Chance(chance.key_below(), 0, b""))
        step.run(other, face.steps())
        if canonical(face.view(other, seat).plain()) == seen and other.asks == start.game.asks:
            dealt.append(other)
        if len(dealt) == samples:
            break
    compare(face, redeals(start, seat, chance, samples * 10), dealt)
    return len(dealt)


def compare(face: Face[Any], redealt: list[Any], real: list[Any]) -> None:
    """Every part of the state is distributed alike in worlds redealt and in worlds that came about."""
    ours = _leaves(face, redealt)
    theirs = _leaves(face, real)
    assert set(ours) == set(theirs), "worlds redealt have another shape"
    for place, counts in ours.items():
        same(counts, theirs[place], exact=False)


def as_if_played(match: Match, seat: int, chance: Chance, samples: int, tries: int) -> int:
    """Redealt worlds are distributed as those in which the seat would have seen all it saw. How many were played.

    Sealed answers of others are guessed in these, open ones are as they were: everybody saw them.
    """
    start = match.at(0)
    lived = _lived(match, seat)
    played: list[Any] = []
    for _ in range(tries):
        world = _another(match, start.redeal(seat, chance.below(1 << 32)), seat, chance, lived)
        if world is not None:
            played.append(world)
        if len(played) == samples:
            break
    compare(match.face, redeals(match, seat, chance, samples * 2), played)
    return len(played)


def _lived(match: Match, seat: int) -> list[tuple[bytes, bytes]]:
    """What the seat heard and saw, choice by choice."""
    again = match.at(0)
    lived: list[tuple[bytes, bytes]] = []
    for who, option, _, _ in match.made:
        again.choose(who, option)
        lived.append((heard(again, seat), shown(again, seat)))
    return lived


def _another(match: Match, world: Match, seat: int, chance: Chance, lived: list[tuple[bytes, bytes]]) -> Any:
    """Another world dealt at the start and played as far, if the seat heard and saw the same in it all the way."""
    for (who, option, _, _), (was_heard, was_shown) in zip(match.made, lived, strict=True):
        offered = world.options(who)
        guessed = world.game.sealed and who != seat
        if option not in offered and not guessed:
            return None
        world.choose(who, offered[chance.below(len(offered))] if guessed else option)
        if heard(world, seat) != was_heard or shown(world, seat) != was_shown:
            return None
    return world.game


def _leaves(face: Face[Any], games: list[Any]) -> dict[str, Counter[str]]:
    """How often each value stands at each place of the written states."""
    found: dict[str, Counter[str]] = {}
    for game in games:
        written: Any = face.write(game)
        _count({name: value for name, value in written.items() if name != "chance"}, "", found)
    return found


def _count(data: Json, place: str, found: dict[str, Counter[str]]) -> None:
    if isinstance(data, dict):
        for name, value in data.items():
            _count(value, f"{place}.{name}", found)
    elif isinstance(data, list):
        found.setdefault(f"{place}.length", Counter())[str(len(data))] += 1
        for i, value in enumerate(data):
            _count(value, f"{place}[{i}]", found)
    else:
        found.setdefault(place, Counter())[str(data)] += 1
