"""All 33 thugs, each recruited in play: what it shows, does and is worth, written down from the card lists."""

from __future__ import annotations

from collections import Counter

import pytest

from karczma.games.lockup.goals import treasures
from karczma.games.lockup.vocabulary import THUG, TREASURE
from rules.lockup.changed import only_this_happened
from rules.lockup.table import LaidTable, table
from rules.rule import rule

THUGS = {  # type, suspicion icons, what a bandit carries, treasures, what happens
    "bandit_scrap": ("bandit", 1, "scrap", "", ""),
    "bandit_potion": ("bandit", 1, "potion", "", ""),
    "bandit_iron": ("bandit", 2, "iron", "", ""),
    "bandit_gold": ("bandit", 3, "gold", "", ""),
    "cultist_reader": ("cultist", 0, "", "", "tome"),
    "cultist_scribe": ("cultist", 0, "", "", "choose"),
    "cultist_hexer": ("cultist", 1, "", "spell", ""),
    "cultist_prophet": ("cultist", 1, "", "spell", "potion"),
    "demon_greed": ("demon", 0, "", "", ""),
    "demon_fury": ("demon", 1, "", "", ""),
    "demon_shadow": ("demon", 0, "", "spell", ""),
    "dwarf_miner": ("dwarf", 0, "", "", "iron"),
    "dwarf_smith": ("dwarf", 1, "", "", "iron"),
    "dwarf_brewer": ("dwarf", 0, "", "", "potion"),
    "dwarf_tinker": ("dwarf", 1, "", "", "swap"),
    "dwarf_jeweller": ("dwarf", 1, "", "gem", ""),
    "dwarf_shieldbearer": ("dwarf", 1, "", "shield", ""),
    "dwarf_brawler": ("dwarf", 2, "", "", "strength"),
    "dwarf_elder": ("dwarf", 0, "", "", ""),
    "hobgoblin_recruit": ("hobgoblin", 0, "", "", ""),
    "hobgoblin_drillmaster": ("hobgoblin", 1, "", "", "strength"),
    "hobgoblin_veteran": ("hobgoblin", 1, "", "shield", ""),
    "hobgoblin_captain": ("hobgoblin", 1, "", "", "strength"),
    "ratfolk_runt": ("ratfolk", 0, "", "", "scrap"),
    "ratfolk_digger": ("ratfolk", 0, "", "", "scrap"),
    "ratfolk_sneak": ("ratfolk", 1, "", "", "remove"),
    "ratfolk_informer": ("ratfolk", 1, "", "", "pass"),
    "ratfolk_bookworm": ("ratfolk", 1, "", "", "tome"),
    "ratfolk_king": ("ratfolk", 2, "", "gem", ""),
    "raider_pillager": ("raider", 0, "", "shield", "remove"),
    "raider_smuggler": ("raider", 0, "", "gem", "gold"),
    "raider_firebrand": ("raider", 1, "", "spell", "swap"),
    "raider_corsair": ("raider", 3, "", "shield gem", ""),
}
HARMLESS = [name for name, (_, icons, _, _, _) in THUGS.items() if icons == 0]
KINDS = ("scrap", "potion", "iron", "gold")


def test_all_thugs_are_here() -> None:
    assert list(THUGS) == list(THUG.ids)
    types = Counter(type for type, _, _, _, _ in THUGS.values())
    assert types == {"bandit": 4, "cultist": 4, "demon": 3, "dwarf": 8, "hobgoblin": 4, "ratfolk": 6, "raider": 4}
    icons = Counter(icons for _, icons, _, _, _ in THUGS.values())
    assert icons == {0: 12, 1: 16, 2: 3, 3: 2}
    shown = Counter(icon for _, _, _, icons, _ in THUGS.values() for icon in icons.split())
    assert shown == {"shield": 4, "gem": 4, "spell": 4}


def recruited(thug: str, space: str = "smithy") -> LaidTable:
    """Seat 0 pays a scrap and has a gold cube left over; two items with three shields, four strength cubes."""
    t = table(3).suspicion(0, 2).strength(0, 4).next_tomes("muscle_manual", "book_of_alibis")
    t.items(0, "sharpened_spoon", "barred_shield").resources(0, scrap=1, gold=1).spaces(**{space: thug})
    t.at(0, "chow_hall", "5").resolve("chow_hall")
    assert t.offers == [["recruit", "1"], ["decline"]]
    t.choose("recruit", "1")
    assert t.offers == [["pay", "scrap"], ["pay", "gold"]]
    return t.choose("pay", "scrap")


@rule("LK-68", "LK-69")
@pytest.mark.parametrize("thug", THUGS)
def test_a_thug_is_recruited(thug: str) -> None:
    """One resource goes, the icons count, the effect happens once, and reputation waits for the end."""
    type, _, _, icons, effect = THUGS[thug]
    t = recruited(thug)
    assert (t.thugs_of(0), set(t.thugs_shown)) == ([thug], {"-"})
    shown = [treasures(t.cards, t.crew(0), kind) for kind in range(3)]
    assert shown == [icons.split().count(name) + (3 if name == "shield" else 0) for name in TREASURE.ids]
    only_this_happened(t, effect, strength=4, to=1)
    assert t.match.over
    assert t.reputation_of(0) == 10
    worth = {
        "bandit": 3,
        "cultist": 2,  # two items
        "demon": 2 * (3 + len(icons.split())),
        "dwarf": 1,
        "hobgoblin": t.strength_of(0),
        "ratfolk": -3,
        "raider": 2,
    }
    assert t.parts(0)["thugs"] == worth[type]
    assert t.sound()


@rule("LK-86", "LK-87")
@pytest.mark.parametrize("thug", THUGS)
def test_a_thug_is_watched_and_a_bandit_carries(thug: str) -> None:
    """It moves from the commissary to the chow hall and puts its cubes there; a recruited one puts none."""
    _, icons, carries, _, _ = THUGS[thug]
    others = [name for name in HARMLESS if name != thug]
    t = table(3).spaces(commissary=thug).next_thugs(*others[:5]).patrol()
    assert t.thugs_shown[4] == thug
    assert (t.watched_at("chow_hall"), t.left["suspicion"]) == (icons, 12 - icons)
    assert t.loot_at("chow_hall") == ({carries: 1} if carries else {})
    t = table(3).thugs(0, thug).next_thugs(*others[:5]).patrol()
    assert (t.left["suspicion"], t.loot_at("chow_hall")) == (12, {})
