"""The 70 adventure cards, the characters and the bonus card, as typed lists by kind and stack."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from karczma.games.kajko.vocabulary import CARD, COPIES, KINDS, STACK
from karczma.kernel.errors import Refused
from karczma.kernel.packs import Card, Field, Pack, Schema, load

EFFECTS = ("raid", "band_together", "swindle", "gain", "pick_pocket")
SORTS = ("danger", "coin", "item")
IS_COIN: Final = 1
IS_ITEM: Final = 2
IN_EVERY_STACK = ("raiders", "robbers", "chamberlain", "coin_in_hand", "treasure_10")  # KK-24
ADVENTURE_CARDS: Final = 70

SCHEMA: Schema = {
    "card": {
        "sort": Field(names=SORTS, fixed=True),
        "value": Field(0, 99),
        "effect": Field(names=EFFECTS, fixed=True),
        "advanced": Field(names=EFFECTS, fixed=True),
        "total": Field(0, COPIES),
    },
    "stack": {"size": Field(5, 15), "cards": Field(0, 10, CARD.ids, counts=True)},
    "alternative": {"size": Field(5, 15), "coin": Field(0, 10), "item_5": Field(0, 10)},
    "characters": {"count": Field(1, 12), **{f"players_{n}": Field(1, 6) for n in (2, 3, 4, 5)}},
    "bonus": {"value": Field(0, 99)},
}


class Cards(Pack):
    """A pack of this game, made ready for play."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack.name, pack.game, pack.cards)
        kinds = [pack.cards["card"][id] for id in CARD.ids]
        self.value = [kind.whole("value") for kind in kinds]
        self.sort = [SORTS.index(kind.values["sort"]) for kind in kinds]
        self.total = [kind.whole("total") for kind in kinds]
        self.effect = [EFFECTS.index(kind.values["effect"]) for kind in kinds]
        self.advanced = [EFFECTS.index(kind.values["advanced"]) for kind in kinds]
        self.mixed = _deal([pack.cards["stack"][id].counts("cards") for id in STACK.ids])
        self.alike = _deal([_like(pack, id) for id in STACK.ids]) if _twins_fit(pack) else []
        self.characters = [0, 0, *[pack.cards["characters"]["characters"].whole(f"players_{n}") for n in (2, 3, 4, 5)]]
        self.bonus = pack.cards["bonus"]["dusigrosz"].whole("value")


def open_pack(folder: Traversable | None) -> Cards:
    """The cards of this game; with a folder, overridden by what is in it."""
    return Cards(load("kajko", SCHEMA, files("karczma.games.kajko") / "cards", folder, _mistakes))


def _deal(stacks: list[dict[str, int]]) -> list[list[int]]:
    """The copies that make up each stack."""
    used = [0] * KINDS
    dealt: list[list[int]] = []
    for counts in stacks:
        stack: list[int] = []
        for kind in range(KINDS):
            for _ in range(counts[CARD.ids[kind]]):
                stack.append(kind * COPIES + used[kind])
                used[kind] += 1
        dealt.append(stack)
    return dealt


def _like(pack: Pack, stack: str) -> dict[str, int]:
    """The cards of a stack when both stacks of the same size are alike."""
    counts = dict(pack.cards["stack"][stack].counts("cards"))
    other = pack.cards["alternative"][_twins(stack)]
    counts["coin"] = other.whole("coin")
    counts["item_5"] = other.whole("item_5")
    return counts


def _twins_fit(pack: Pack) -> bool:
    """Whether identical twins use up this box: one with an odd number of coins, say, cannot be laid out that way."""
    for id in ("coin", "item_5"):
        alike = 2 * sum([other.whole(id) for other in pack.cards["alternative"].values()])
        if alike != pack.cards["card"][id].whole("total"):
            return False
    return True


def _twins(stack: str) -> str:
    return f"twins_alike_{stack.removeprefix('stack_')[:-1]}"


def _mistakes(pack: Pack) -> list[Refused]:
    """What must add up: KK-24 and the counts the rulebook prints."""
    found: list[Refused] = []
    totals = dict.fromkeys(CARD.ids, 0)
    for stack in pack.cards["stack"].values():
        counts = stack.counts("cards")
        for id in CARD.ids:
            totals[id] += counts[id]
            if id in IN_EVERY_STACK and counts[id] != 1:
                found.append(Refused("kajko-one-each", stack.place(f"cards.{id}"), count=counts[id]))
        _expect(found, stack, "size", sum(counts.values()))
    for id in CARD.ids:
        _expect(found, pack.cards["card"][id], "total", totals[id])
    for other in pack.cards["alternative"].values():
        _expect(found, other, "size", 5 + other.whole("coin") + other.whole("item_5"))
    everything = sum(totals.values())
    if everything != ADVENTURE_CARDS:
        place = f"{next(iter(pack.cards['stack'].values())).file}: stack: size"
        found.append(Refused("kajko-seventy", place, count=everything))
    _count_characters(found, pack.cards["characters"]["characters"])
    return found


def _count_characters(found: list[Refused], card: Card) -> None:
    for players in (2, 3, 4, 5):
        field = f"players_{players}"
        needed = players * card.whole(field)
        if needed > card.whole("count"):
            found.append(Refused("kajko-characters", card.place(field), needed=needed, count=card.whole("count")))


def _expect(found: list[Refused], card: Card, field: str, sum: int) -> None:
    if card.whole(field) != sum:
        found.append(Refused("pack-sum", card.place(field), value=card.whole(field), sum=sum))
