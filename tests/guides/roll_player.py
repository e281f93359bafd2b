"""The pictures and the worked example of the guide to Roll Player."""

from __future__ import annotations

from guides.shown import Shown
from karczma.kernel.match import Match
from rules.roll_player.table import LaidTable, table
from sheets.examples import ROLL_PLAYER

EXAMPLE = ROLL_PLAYER  # the dwarf of RP-E17
PARTS = ("attributes", "class_dice", "alignment", "backstory", "armor", "traits")


def positions() -> dict[str, Match]:
    rolled = begun(table(3)).pool("red_1", "gold_4", "green_6", "purple_6").dice_turn(0)
    return {"rolled": rolled.match, "finished": finished().match, "alone": alone().match}


def begun(t: LaidTable) -> LaidTable:
    """A warrior some rounds into the game."""
    t.who(0, race="dwarf", profession="warrior", backstory="chosen_one", alignment="guardian").gold(0, 5)
    t.sheet(0, str="red_6 blue_6", dex="gold_6", con="red_5 purple_5", int="black_3", wis="red_2", cha="blue_6")
    return t.market("longsword", "chain_helm", "cure_wounds", "reckless")


def finished() -> LaidTable:
    """The sheet of the example."""
    seat = EXAMPLE["seats"][0]
    t = table(2).who(0, seat["race"], seat["class"], seat["backstory"], seat["alignment"]["card"], "good_neutral")
    t.sheet(0, **{row: " ".join(f"{colour}_{value}" for colour, value in dice) for row, dice in seat["dice"].items()})
    return t.owns(0, *seat["cards"]).gold(0, seat["gold"])


def alone() -> LaidTable:
    t = table(1).who(0, race="elf", profession="wizard", alignment="arbiter")
    return t.pool("white_2", "gold_3", "black_6").market("reckless", "chain_helm", "pickpocket").dice_turn(0)


PICTURES = {
    "initiative": Shown("rolled", "initiative"),
    "rows": Shown("rolled", "rows", ("str", "con", "wis")),
    "market": Shown("rolled", "market"),
    "alignment": Shown("finished", "alignment"),
    "sheet": Shown("finished", "sheet"),
    "alone": Shown("alone", "initiative"),
}
