"""The table of Przygody Wojów as numbers, for a judgement: what is safe, what is at stake, and what the stacks hold.

Everything here lies open except the town, and what is there was seen by everybody when it was sent.
"""

from __future__ import annotations

from typing import Final

from karczma.games.kajko.cards import EFFECTS, IS_COIN
from karczma.games.kajko.state import Player, Table
from karczma.games.kajko.vocabulary import KINDS, LOSE, ROB, SHIFT, STACKS, TURN

DUCATS: Final = 60.0  # about what a player sends in a game
STAKE: Final = 30.0
BEST: Final = 3  # stacks looked at one by one, the richest first
RAID: Final = EFFECTS.index("raid")
BAND_TOGETHER: Final = EFFECTS.index("band_together")
SWINDLE: Final = EFFECTS.index("swindle")

_PLAYER = ("sent", "empty", "at_stake", "best", "items", "robbers", "coins", "done", "per_character", "turns")
_STACK = ("raid", "robbers", "swindle", "gain", "size")
NAMES: Final = (
    *[f"{whose}_{name}" for whose in ("mine", "ahead", "others") for name in _PLAYER],
    *[f"stack_{place}_{name}" for place in range(BEST) for name in _STACK],
    *[f"all_{name}" for name in _STACK],
    "safest",
    "most_left",
    "lead",
    "lead_in_coins",
    *[f"players_{count}" for count in (2, 3, 4, 5)],
    "dusigrosz",
    "coin_in_hand",
    "asked_turn",
    "asked_lose",
    "asked_rob",
    "asked_other",
    "until_mine",
    "playing",
)


def measure(g: Table, seat: int) -> list[float]:
    playing = len([player for player in g.players if not player.full()])
    turns = sum(g.left) / max(1, playing)
    blocks = [_player(g, player, turns) for player in g.players]
    ahead = -1
    for other in range(g.seated):
        if other != seat and (ahead < 0 or _standing(blocks[other]) > _standing(blocks[ahead])):
            ahead = other
    found = [*blocks[seat], *blocks[ahead], *_mean(blocks, seat)]
    _add_stacks(g, found)
    mine = blocks[seat]
    best = blocks[ahead]
    found.append(_standing(mine) - _standing(best))
    found.append(mine[6] - max([blocks[other][6] for other in range(g.seated) if other != seat]))
    for count in (2, 3, 4, 5):
        found.append(float(g.seated == count))
    found.append(float(g.dusigrosz))
    found.append(float(g.coin_in_hand))
    _add_question(g, seat, found)
    found.append(playing / 5)
    return found


def _player(g: Table, player: Player, turns: float) -> list[float]:
    cards = g.cards
    sent = 0
    coins = 0
    for items in player.town:
        for item in items:
            sent += cards.value[item >> SHIFT]
            coins += cards.sort[item >> SHIFT] == IS_COIN
    stake = 0
    best = 0
    for item in player.front:
        value = cards.value[item >> SHIFT]
        stake += value
        coins += cards.sort[item >> SHIFT] == IS_COIN
        best = max(best, value)
    empty = player.characters - len(player.town)
    full = empty == 0
    return [
        sent / DUCATS,
        empty / 6,
        stake / STAKE,
        best / 10,
        len(player.front) / 8,
        float(player.robbers >= 0),
        coins / 10,
        float(full),
        0.0 if full else min(3.0, turns / empty / 6),
        0.0 if full else turns / 35,
    ]


def _standing(block: list[float]) -> float:
    """Ducats that are safe, and half of those that are not."""
    return block[0] + 0.5 * block[2] * (STAKE / DUCATS) + 0.2 * block[1]


def _mean(blocks: list[list[float]], seat: int) -> list[float]:
    others = len(blocks) - 1
    found = [0.0] * len(blocks[0])
    for other in range(len(blocks)):
        if other != seat:
            block = blocks[other]
            for i in range(len(block)):
                found[i] += block[i] / others
    return found


def _add_stacks(g: Table, found: list[float]) -> None:
    """What the next card of each stack may be: the richest stacks one by one, and all cards together."""
    effect = g.cards.advanced if g.coin_in_hand else g.cards.effect
    whole = [0] * KINDS
    stacks: list[list[float]] = []
    for stack in range(STACKS):
        left = g.left[stack]
        if left:
            counts = [0] * KINDS
            start = g.starts[stack]
            for copy in g.order[start : start + left]:
                counts[copy >> SHIFT] += 1
                whole[copy >> SHIFT] += 1
            stacks.append(_odds(g, effect, counts))
    stacks.sort(key=_promise, reverse=True)
    for place in range(BEST):
        found.extend(stacks[place] if place < len(stacks) else [0.0] * len(_STACK))
    found.extend(_odds(g, effect, whole) if stacks else [0.0] * len(_STACK))
    found[-1] /= 7
    found.append(min([odds[0] + odds[1] for odds in stacks], default=0.0))
    found.append(max([odds[4] for odds in stacks], default=0.0))


def _odds(g: Table, effect: list[int], counts: list[int]) -> list[float]:
    """How likely each danger is, the ducats to expect, and how many cards there are."""
    cards = sum(counts)
    raid = robbers = swindle = gain = 0.0
    for kind in range(KINDS):
        chance = counts[kind] / cards
        if effect[kind] == RAID:
            raid += chance
        elif effect[kind] == BAND_TOGETHER:
            robbers += chance
        elif effect[kind] == SWINDLE:
            swindle += chance
        else:
            gain += chance * g.cards.value[kind]
    return [raid, robbers, swindle, gain / 10, cards / 10]


def _promise(odds: list[float]) -> float:
    return odds[3] - odds[0] - 0.5 * odds[1] - 0.3 * odds[2]


def _add_question(g: Table, seat: int, found: list[float]) -> None:
    """What I am asked, or how many turns come before mine."""
    step = -1
    asked = seat
    if g.asking():
        step, asked, _ = g.ask_at(0)
    mine = asked == seat
    found.append(float(mine and step == TURN))
    found.append(float(mine and step == LOSE))
    found.append(float(mine and step == ROB))
    found.append(float(not mine))
    found.append((seat - asked) % g.seated / 5)
