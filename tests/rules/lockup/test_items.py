"""All 34 items, each crafted in play: what it costs, scores, shows and does, written down from the card lists."""

from __future__ import annotations

from collections import Counter

import pytest

from karczma.games.lockup.goals import treasures
from karczma.games.lockup.vocabulary import ITEM, TREASURE
from rules.lockup.changed import only_this_happened
from rules.lockup.table import LaidTable, table
from rules.rule import rule

KINDS = ("scrap", "potion", "iron", "gold")
ITEMS = {  # reputation, cost (scrap, potion, iron, gold, any), treasures, what happens
    "sharpened_spoon": (4, (2, 0, 0, 0, 0), "shield", ""),
    "bone_knuckles": (5, (1, 0, 1, 0, 0), "shield", "scrap"),
    "pot_lid_buckler": (5, (3, 0, 0, 0, 0), "shield", "storage 1"),
    "rat_hide_vest": (5, (2, 1, 0, 0, 0), "shield", "remove"),
    "chain_flail": (6, (1, 0, 2, 0, 0), "shield", "strength"),
    "guard_helmet": (6, (0, 0, 2, 0, 1), "shield", "pass"),
    "iron_maul": (8, (0, 0, 3, 0, 0), "shield", "strength"),
    "barred_shield": (10, (2, 0, 2, 0, 0), "shield shield", ""),
    "scrap_plate": (11, (3, 0, 2, 0, 0), "shield shield", "storage 1"),
    "gladiator_axe": (13, (1, 0, 2, 1, 0), "shield shield", ""),
    "glass_beads": (4, (1, 1, 0, 0, 0), "gem", ""),
    "coin_clipper": (5, (2, 0, 1, 0, 0), "gem", "gold"),
    "loaded_dice": (4, (0, 1, 0, 0, 1), "gem", "swap"),
    "false_bottom_flask": (6, (1, 2, 0, 0, 0), "gem", "storage 1"),
    "snitch_bell": (6, (0, 2, 1, 0, 0), "gem", "pass"),
    "silver_mirror": (6, (0, 1, 1, 0, 1), "gem", "choose"),
    "gold_tooth": (7, (1, 0, 0, 1, 0), "gem", ""),
    "warden_signet": (9, (0, 2, 0, 1, 0), "gem gem", ""),
    "royal_circlet": (15, (0, 2, 0, 2, 0), "gem gem", ""),
    "enchanted_candle": (5, (0, 2, 0, 0, 0), "spell", ""),
    "chalk_circle": (5, (2, 0, 0, 0, 1), "spell", "potion"),
    "whisper_scroll": (5, (0, 2, 0, 0, 1), "spell", "tome"),
    "blur_powder": (5, (1, 2, 0, 0, 0), "spell", "remove"),
    "hex_doll": (6, (2, 2, 0, 0, 0), "spell", "pass"),
    "rage_tonic": (5, (0, 3, 0, 0, 0), "spell", "strength"),
    "bottomless_sack": (8, (2, 1, 1, 0, 0), "spell", "storage 2"),
    "rune_of_silence": (11, (0, 2, 2, 0, 0), "spell spell", ""),
    "forbidden_grimoire": (10, (0, 3, 0, 1, 0), "spell spell", "choose"),
    "soul_shiv": (7, (1, 1, 1, 0, 0), "shield spell", ""),
    "jewelled_dagger": (10, (1, 0, 1, 1, 0), "shield gem", ""),
    "crystal_ball": (8, (0, 2, 1, 0, 1), "gem spell", "potion"),
    "rune_gauntlet": (9, (0, 1, 2, 0, 1), "shield spell", "remove"),
    "master_key": (10, (2, 0, 1, 1, 0), "gem spell", "tome"),
    "crown_of_kulbak": (11, (1, 1, 1, 1, 0), "shield gem spell", ""),
}


def workshop(item: str, place: str, extra: tuple[int, int, int, int]) -> LaidTable:
    """Seat 0 is at the cell block with the fixed cost and these cubes more, and two suspicion cubes."""
    t = table(3).suspicion(0, 2).next_tomes("muscle_manual", "book_of_alibis")
    fixed = ITEMS[item][1]
    t.resources(0, *[fixed[kind] + extra[kind] for kind in range(4)]).at(0, "cell_block", "5")
    t = t.display(item) if place == "display" else t.reserved(0, item)
    return t.resolve("cell_block")


def crafted(item: str, place: str = "display") -> LaidTable:
    """It is crafted; the any part is paid with scrap, and a gold cube is left over."""
    anything = ITEMS[item][1][4]
    t = workshop(item, place, (anything, 0, 0, 1))
    t.choose("craft", item)
    if anything:
        assert t.offers == [["pay", "scrap"], ["pay", "gold"]]
        t.choose("pay", "scrap")
    return t


def test_all_items_are_here() -> None:
    assert list(ITEMS) == list(ITEM.ids)
    icons = Counter(icon for _, _, shown, _ in ITEMS.values() for icon in shown.split())
    assert icons == {"shield": 17, "gem": 15, "spell": 16}
    points = [points for points, _, _, _ in ITEMS.values()]
    assert (min(points), max(points), round(sum(points) / 34, 1)) == (4, 15, 7.4)


@rule("LK-62", "LK-63", "LK-64", "LK-66", "LK-R18")
@pytest.mark.parametrize("place", ["display", "reserved"])
@pytest.mark.parametrize("item", ITEMS)
def test_an_item_is_crafted(item: str, place: str) -> None:
    """The cost goes, the reputation comes, the icons count, and the effect happens once."""
    points, _, icons, effect = ITEMS[item]
    t = crafted(item, place)
    assert t.items_of(0) == [item]
    assert t.reputation_of(0) == 10 + points
    assert (t.reserved_of(0), set(t.items_shown)) == ([], {"-"})
    shown = [treasures(t.cards, t.crew(0), kind) for kind in range(3)]
    assert shown == [icons.split().count(name) for name in TREASURE.ids]
    only_this_happened(t, effect, strength=1, to=2)
    assert t.match.over
    assert t.tokens_at(0, "library") == []
    assert t.sound()


@rule("LK-62", "LK-R18")
@pytest.mark.parametrize(
    ("item", "kind"), [(item, kind) for item, (_, cost, _, _) in ITEMS.items() for kind in range(4) if cost[kind]]
)
def test_no_kind_stands_for_another(item: str, kind: int) -> None:
    """With one cube too few of a kind and three too many of every other, the item cannot be crafted."""
    extra = [3, 3, 3, 3]
    extra[kind] = -1
    t = workshop(item, "display", (extra[0], extra[1], extra[2], extra[3]))
    assert (t.offered("craft"), t.offered("reserve")) == ([], [item])


@rule("LK-62", "LK-R18")
@pytest.mark.parametrize("item", [item for item, (_, cost, _, _) in ITEMS.items() if cost[4]])
@pytest.mark.parametrize("kind", range(4))
def test_any_kind_pays_the_rest(item: str, kind: int) -> None:
    """The fixed cost alone is too little; with one cube more, of whichever kind, all is spent."""
    assert workshop(item, "display", (0, 0, 0, 0)).offered("craft") == []
    extra = [0, 0, 0, 0]
    extra[kind] = 1
    t = workshop(item, "display", (extra[0], extra[1], extra[2], extra[3])).choose("craft", item)
    assert t.heard("paid")[-1] == {"event": "paid", "seat": 0, "resource": KINDS[kind], "count": 1}
    spent = sum(int(one["count"]) for one in t.heard("paid"))
    assert spent == sum(ITEMS[item][1])
