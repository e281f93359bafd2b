"""The pictures and the worked example of the guide to Kajko."""

from __future__ import annotations

from guides.shown import Shown
from karczma.kernel.match import Match
from rules.kajko.table import table
from sheets.examples import Sheet

# What Ada sent to the town, character by character.
TOWN = [["treasure_10", "item_5", "coin"], ["item_5", "item_5", "coin_in_hand"], ["treasure_10"]]
EXAMPLE: Sheet = {"game": "kajko", "seats": [{"town": TOWN}, {"town": []}, {"town": []}]}


def positions() -> dict[str, Match]:
    begun = table(3).leave(
        stack_5a=["raiders", "robbers", "chamberlain", "coin_in_hand", "treasure_10"],
        stack_7a=["raiders", "chamberlain", "treasure_10", "item_5"],
    )
    stake = table(3).front(0, "treasure_10", "item_5", "coin", "robbers").sent(0, ["item_5", "coin"])
    sent = table(3, town_memory="owner").sent(0, *TOWN)
    return {"begun": begun.turn(0).match, "stake": stake.turn(0).match, "sent": sent.turn(1).match}


PICTURES = {
    "stacks": Shown("begun", "stacks", ("stack_5a", "stack_7a")),
    "in-front": Shown("stake", "front"),
    "dangers": Shown("stake", "cards", ("chamberlain", "robbers", "raiders")),
    "town": Shown("sent", "town"),
}
