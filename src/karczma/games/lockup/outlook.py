"""What a crew can expect at a location, as far as its seat can see: its rank so far, and the reward for it."""

from __future__ import annotations

from karczma.games.lockup.prison import Reward, board
from karczma.games.lockup.state import GUARD_CREW, Table
from karczma.games.lockup.tokens import guard_strength, unseen, worth
from karczma.games.lockup.vocabulary import RESOURCE, SEWERS, SMITHY, STRENGTH, TOKENS, YARD
from karczma.kernel.errors import Fact


def prospect(g: Table, seat: int, location: int, tokens: int) -> dict[str, Fact]:
    """LK-30, LK-31 If these tokens (bits) went there and nobody else came: strength, rank, and the reward for it.

    What lies face down there counts nothing, because the seat does not know it; it is told how much that is.
    """
    force = sum([worth(g, seat, token) for token in range(TOKENS) if tokens >> token & 1])
    rank, present, hidden = 0, 1, 0
    nearer = True  # to the first player: before this seat, which wins ties
    for crew in g.from_first():
        if crew == seat:
            nearer = False
            continue
        known, backs = _seen(g, seat, crew, location)
        if known or backs:
            present += 1
            hidden += backs
            strength = guard_strength(g, location) if crew == GUARD_CREW and g.solo else _counted(g, crew, known)
            rank += int(strength > force or (nearer and strength == force))
    told: dict[str, Fact] = {"force": force, "place": rank + 1, "hidden": hidden}
    told.update(gains(g, seat, location, board(g)[location].reward(rank, present)))
    return told


def _seen(g: Table, seat: int, crew: int, location: int) -> tuple[list[int], int]:
    """The tokens of a crew there, or the guard cards, that this seat knows, and how many it does not."""
    if g.solo and crew == GUARD_CREW:
        cards = g.posted[location]
        return [card for card in range(cards.bit_length()) if cards >> card & 1], int(g.unknown[location] >= 0)
    there = [token for token in range(TOKENS) if g.crews[crew].at[token] == location]
    known = [token for token in there if not unseen(g, crew, token, seat)]
    return known, len(there) - len(known)


def _counted(g: Table, crew: int, tokens: list[int]) -> int:
    return sum([worth(g, crew, token) for token in tokens])


def gains(g: Table, seat: int, location: int, reward: Reward) -> dict[str, Fact]:
    """What a reward brings, as far as the supply has it; numbers for texts, and the resource if there is one."""
    cubes = min(reward.cubes, g.supply[location - 1]) if SEWERS <= location <= SMITHY else 0
    told: dict[str, Fact] = {"resource": RESOURCE.ids[location - 1]} if cubes else {}
    told.update(
        {
            "count": cubes,
            "strength": min(reward.cubes, g.supply[STRENGTH]) if location == YARD else 0,
            "marker": int(reward.marker and g.first != seat),
            "choice": reward.choice,
            "trade": reward.trade,
            "thug": reward.thug,
            "craft": int(reward.craft),
        }
    )
    told["nothing"] = int(not any([fact for name, fact in told.items() if name != "resource"]))
    return told
