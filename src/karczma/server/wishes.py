"""What a person wants to be asked about out of turn, and what they have laid ready: theirs alone, and in no log.

Wishes belong to whoever holds a seat, and are gone when it changes hands. Here names become numbers and back: they are
kept by name, as everything on disk and on the wire.
"""

from __future__ import annotations

from typing import Any

import msgspec

from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.kernel.match import Match
from karczma.kernel.reactions import NO_WISHES, Wishes, answer_for, asked_about
from karczma.server.open_table import OpenTable
from karczma.server.protocol import Reaction
from karczma.server.table_info import Seat, SeatWishes, TableInfo


def answer(live: OpenTable, seat: int) -> list[str] | None:
    """What the table answers for a person who need not be asked; None if they must be, or it is not their turn."""
    match = live.match
    if match is None or match.face.moments is None or live.meta.plays_itself(seat):
        return None
    option = answer_for(match, seat, numbered(match.face, live.wishes.get(seat)))
    return None if option is None else match.words(option)


def passing(match: Match | None, meta: TableInfo, wishes: dict[int, SeatWishes]) -> list[int]:
    """The people asked now for whom the table answers."""
    if match is None or match.face.moments is None or meta.stage != "running":
        return []
    asked = [seat for seat in match.asked if not meta.plays_itself(seat)]
    return [seat for seat in asked if answer_for(match, seat, numbered(match.face, wishes.get(seat))) is not None]


def numbered(face: Face[Any], wishes: SeatWishes | None) -> Wishes:
    """As the engine knows them; what the game no longer has is left out."""
    if wishes is None:
        return NO_WISHES
    assert face.moments is not None
    numbers = face.moments.numbers
    ask = {
        option: [numbers[moment] for moment in moments if moment in numbers]
        for name, moments in wishes.ask.items()
        if (option := _option(face, name)) is not None
    }
    ready = [option for name in wishes.ready if (option := _option(face, name)) is not None]
    return Wishes(wishes.always, ask, ready)


def _option(face: Face[Any], name: str) -> int | None:
    try:
        return face.vocabulary.option(name.split(" "))
    except Refused:
        return None


def lay_ready(live: OpenTable, seat: int, do: list[str], ready: bool) -> SeatWishes:
    """The table plays this for the seat as soon as it fits, or does not after all."""
    name = _held(live, seat, do)
    wishes = _copy(live, seat)
    wishes.ready = [other for other in wishes.ready if other != name] + [name] * ready
    return wishes


def ask_about(live: OpenTable, seat: int, do: list[str], moments: list[str]) -> SeatWishes:
    """The seat is asked about this at these moments, and at no others."""
    name = _held(live, seat, do)
    face = find(live.meta.game)
    assert face.moments is not None
    option = face.vocabulary.option(do)
    fits = [face.moments.ids[moment] for moment in face.fits_at(live.pack, option)]
    for moment in moments:
        if moment not in fits:
            raise Refused("no-such-moment", name=moment[:40], names=", ".join(fits))
    wishes = _copy(live, seat)
    wishes.ask = {**wishes.ask, name: [moment for moment in fits if moment in moments]}
    return wishes


def ask_always(live: OpenTable, seat: int, always: bool) -> SeatWishes:
    """The seat is asked wherever it could react as seen from outside, also if it has nothing to play there."""
    _own(live, seat)
    if find(live.meta.game).moments is None:
        raise Refused("no-reactions")
    wishes = _copy(live, seat)
    wishes.always = always
    return wishes


def _own(live: OpenTable, seat: int) -> Match:
    if live.match is None or live.meta.stage != "running":
        raise Refused("not-running")
    if live.meta.chairs[seat].stand_in:
        raise Refused("stand-in", seat=seat + 1)
    return live.match


def _held(live: OpenTable, seat: int, do: list[str]) -> str:
    """The name of a reaction that this seat holds."""
    match = _own(live, seat)
    if match.option(do) not in match.face.reactions(match.game, seat):
        raise Refused("not-held")
    return " ".join(do)


def _copy(live: OpenTable, seat: int) -> SeatWishes:
    known = live.wishes.get(seat, SeatWishes())
    return SeatWishes(known.always, known.ask, known.ready)


def after(live: OpenTable, before: Match, match: Match) -> dict[int, SeatWishes]:
    """The wishes that a choice changes: what has been played does not lie ready any more, even if there is another."""
    changed: dict[int, SeatWishes] = {}
    for seat, wishes in live.wishes.items():
        if wishes.ready:
            had, has = (one.face.reactions(one.game, seat) for one in (before, match))
            ready = [name for name in wishes.ready if not _used(match.face, name, had, has)]
            if ready != wishes.ready:
                changed[seat] = SeatWishes(wishes.always, wishes.ask, ready)
    return changed


def _used(face: Face[Any], name: str, had: dict[int, int], has: dict[int, int]) -> bool:
    option = _option(face, name)
    return option is None or has.get(option, 0) < had.get(option, 0)


def changed_hands(before: Seat, now: Seat) -> bool:
    """Whether somebody else decides for a chair from now on: a bot, a new person, or the one who was away."""
    return before.guest != now.guest or before.stand_in != now.stand_in


def listed(match: Match, seat: int, wishes: SeatWishes | None) -> list[Reaction]:
    """Everything this seat may play out of turn some time."""
    face = match.face
    moments = face.moments
    if moments is None:
        return []
    known = numbered(face, wishes)
    found: list[Reaction] = []
    for option in face.reactions(match.game, seat):
        fits = face.fits_at(match.pack, option)
        ask = asked_about(match, option, known)
        found.append(
            Reaction(
                do=match.words(option),
                touch=face.vocabulary.touch(option),
                moments=[moments.ids[moment] for moment in fits],
                ask=[moments.ids[moment] for moment in fits if moment in ask],
                ready=option in known.ready,
            )
        )
    return found


def read(rows: list[tuple[int, bytes]]) -> dict[int, SeatWishes]:
    """As the store keeps them."""
    return {seat: msgspec.json.decode(data, type=SeatWishes) for seat, data in rows}
