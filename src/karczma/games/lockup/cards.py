"""Items, thugs, tomes, goals, traits, crew boards and guards, as typed lists by number."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from karczma.games.lockup.vocabulary import (
    COST,
    GANG,
    GOAL,
    GUARD,
    ITEM,
    KINDS,
    RESOURCE,
    THUG,
    THUG_TYPE,
    TOKEN,
    TOME,
    TRAIT,
    TREASURE,
)
from karczma.kernel.errors import Refused
from karczma.kernel.packs import Card, Field, Pack, Schema, load

# What cards do; an effect named several times in a row happens that many times (LK-150)
GAIN_SCRAP: Final = 0  # to gold: the resources by number
GAIN_STRENGTH: Final = 4
REMOVE_SUSPICION: Final = 5
REMOVE_ALL_SUSPICION: Final = 6
PASS_SUSPICION: Final = 7
DRAW_TOME: Final = 8
CHOOSE_TOME: Final = 9
STORAGE: Final = 10
SWAP_RESOURCE: Final = 11
GAIN_SUSPICION: Final = 12
ACCUSE: Final = 13
DRAW_THUG: Final = 14
RESERVE_ITEM: Final = 15
TAKE_FIRST_PLAYER: Final = 16
GAIN_REPUTATION: Final = 17
FACE_DOWN_LIMIT: Final = 18
WEAKEN_TOKEN: Final = 19
BOOST_CREW: Final = 20
PEEK_TOKEN: Final = 21
PAY_ANY: Final = 22
CHEAP_RECRUIT: Final = 23
CHEAP_CRAFT: Final = 24
MOVE_OWN_TOKEN: Final = 25
SWAP_TWO_THUGS: Final = 26

ANY_TIME: Final = 0
ROLL_CALL_TURN: Final = 1
LIGHTS_OUT_START: Final = 2
LIGHTS_OUT_RANKING: Final = 3
AT_CHOW_HALL: Final = 4
AT_CELL_BLOCK: Final = 5
TIMINGS = ("any", "roll_call_turn", "lights_out_start", "lights_out_ranking", "chow_hall", "cell_block")


class Printed(NamedTuple):
    """What a pack may say about an effect."""

    number: int
    on: tuple[str, ...]  # kinds of cards
    amount: bool = False  # how much of it, which is then the tome's amount
    times: tuple[str, ...] = TIMINGS  # at others it means nothing


EVERYWHERE = ("item", "thug", "gang", "trait", "tome")
EFFECTS: dict[str, Printed] = {  # see effects.py for what they do
    **{RESOURCE.ids[kind]: Printed(GAIN_SCRAP + kind, EVERYWHERE) for kind in range(KINDS)},
    "strength": Printed(GAIN_STRENGTH, EVERYWHERE),
    "remove_suspicion": Printed(REMOVE_SUSPICION, EVERYWHERE),
    "remove_all_suspicion": Printed(REMOVE_ALL_SUSPICION, EVERYWHERE),
    "pass_suspicion": Printed(PASS_SUSPICION, EVERYWHERE),
    "tome": Printed(DRAW_TOME, EVERYWHERE),
    "choose_tome": Printed(CHOOSE_TOME, EVERYWHERE),
    "storage": Printed(STORAGE, EVERYWHERE),
    "swap": Printed(SWAP_RESOURCE, EVERYWHERE),
    "suspicion": Printed(GAIN_SUSPICION, ("trait",)),
    "accuse": Printed(ACCUSE, ("trait",)),
    "draw_thug": Printed(DRAW_THUG, ("trait",)),
    "reserve_item": Printed(RESERVE_ITEM, ("trait",)),
    "first_player": Printed(TAKE_FIRST_PLAYER, ("trait",)),
    "reputation": Printed(GAIN_REPUTATION, ()),  # traits and crew boards have a field of this name instead
    "face_down": Printed(FACE_DOWN_LIMIT, ("tome",), True, ("roll_call_turn",)),
    "weaken": Printed(WEAKEN_TOKEN, ("tome",), True, ("lights_out_ranking",)),
    "boost": Printed(BOOST_CREW, ("tome",), True, ("lights_out_ranking",)),
    "peek": Printed(PEEK_TOKEN, ("tome",)),
    "pay": Printed(PAY_ANY, ("tome",)),
    "cheap_recruit": Printed(CHEAP_RECRUIT, ("tome",), True, ("chow_hall",)),
    "cheap_craft": Printed(CHEAP_CRAFT, ("tome",), True, ("cell_block",)),
    "move_token": Printed(MOVE_OWN_TOKEN, ("tome",), False, ("roll_call_turn", "lights_out_start")),
    "swap_thugs": Printed(SWAP_TWO_THUGS, ("tome",)),
}
assert [printed.number for printed in EFFECTS.values()] == list(range(len(EFFECTS)))
WITH_AMOUNT = tuple([name for name, printed in EFFECTS.items() if printed.amount])


def effects_of(kind: str) -> tuple[str, ...]:
    """The effects that a kind of card may have."""
    return tuple([name for name, printed in EFFECTS.items() if kind in printed.on])


IMMEDIATE: Final = 0
LEADER: Final = 1
FINAL: Final = 2
GOAL_KINDS = ("immediate", "leader", "final")
AT_LEAST: Final = 0
MOST: Final = 1
RANKING: Final = 2
PER: Final = 3
ALL: Final = 4
FORMS = ("at_least", "most", "rank", "per", "all")

# What goals count (LK-R58)
NO_COUNT: Final = 0
COUNT_ITEMS: Final = 1
COUNT_THUGS: Final = 2
COUNT_THUG_TYPES: Final = 3
COUNT_STRENGTH: Final = 4
COUNT_RESOURCE_KINDS: Final = 5
COUNT_ICONS: Final = 6
COUNT_SETS: Final = 7
COUNT_TREASURE: Final = 8  # + treasure
COUNT_ITEMS_WITH: Final = 11  # + treasure
COUNT_TYPE: Final = 14  # + type
COUNTS = (
    "none",
    "items",
    "thugs",
    "thug_types",
    "strength_cubes",
    "resource_kinds",
    "treasure_icons",
    "treasure_sets",
    *[f"treasure_{id}" for id in TREASURE.ids],
    *[f"items_with_{id}" for id in TREASURE.ids],
    *[f"thug_{id}" for id in THUG_TYPE.ids],
)
CUBE_COUNTS = ("strength_cubes", "resource_kinds")

NUMBERED: Final = 0
FIST: Final = 1
EYE: Final = 2
PRINTED = ("number", "fist", "eye")
SETS = ("blue", "green", "yellow", "red")
YES_NO = ("no", "yes")

# Where the effects of each kind of card begin in the common list
ITEM_EFFECTS: Final = 0
THUG_EFFECTS: Final = 34
TOME_EFFECTS: Final = 67
TRAIT_EFFECTS: Final = 81
GANG_EFFECTS: Final = 99

SCHEMA: Schema = {
    "item": {
        "reputation": Field(0, 40),
        "cost": Field(0, 9, COST.ids, counts=True),
        "treasures": Field(0, 6, TREASURE.ids, several=True),
        "effects": Field(0, 12, effects_of("item"), several=True),
    },
    "thug": {
        "type": Field(names=THUG_TYPE.ids),
        "suspicion": Field(0, 3),
        "carries": Field(names=("none", *RESOURCE.ids)),
        "treasures": Field(0, 6, TREASURE.ids, several=True),
        "effects": Field(0, 12, effects_of("thug"), several=True),
    },
    "tome": {
        "copies": Field(2, 2, fixed=True),
        "timing": Field(names=TIMINGS),
        "effects": Field(1, 6, effects_of("tome"), several=True),
        "amount": Field(0, 9),
        "solo": Field(names=("keep", "remove"), fixed=True),
    },
    "goal": {
        "kind": Field(names=GOAL_KINDS, fixed=True),
        "form": Field(names=FORMS),
        "count": Field(names=COUNTS[1:]),
        "least": Field(0, 30),
        "also_count": Field(names=COUNTS),
        "also_least": Field(0, 30),
        "reward": Field(0, 40),
        "reward_of_two": Field(0, 40),
    },
    "trait": {"effects": Field(0, 12, effects_of("trait"), several=True), "reputation": Field(0, 40)},
    "gang": {
        "strength": Field(0, 4),
        "suspicion": Field(0, 3),
        "storage": Field(0, 12),
        "reputation": Field(0, 40),
        "effects": Field(0, 12, effects_of("gang"), several=True),
    },
    "guard": {
        "set": Field(names=SETS, fixed=True),
        "kind": Field(names=PRINTED),
        "strength": Field(0, 9),
        "special": Field(names=YES_NO),
    },
    "token": {"kind": Field(names=PRINTED, fixed=True), "strength": Field(0, 9)},
}


class Cards(Pack):
    """A pack of this game, made ready for play."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack.name, pack.game, pack.cards)
        items = [pack.cards["item"][id] for id in ITEM.ids]
        thugs = [pack.cards["thug"][id] for id in THUG.ids]
        tomes = [pack.cards["tome"][id] for id in TOME.ids]
        goals = [pack.cards["goal"][id] for id in GOAL.ids]
        traits = [pack.cards["trait"][id] for id in TRAIT.ids]
        gangs = [pack.cards["gang"][id] for id in GANG.ids]
        guards = [pack.cards["guard"][id] for id in GUARD.ids]
        tokens = [pack.cards["token"][id] for id in TOKEN.ids]
        self.effects = [_effects(card) for cards in (items, thugs, tomes, traits, gangs) for card in cards]
        self.reputation = [card.whole("reputation") for card in items]
        self.cost = [tuple([card.counts("cost")[name] for name in COST.ids]) for card in items]
        self.item_treasures = [_treasures(card) for card in items]
        self.thug_treasures = [_treasures(card) for card in thugs]
        self.type = [THUG_TYPE.numbers[card.values["type"]] for card in thugs]
        self.of_type = [sum([1 << i for i in range(len(thugs)) if self.type[i] == one]) for one in range(7)]
        self.icons = [card.whole("suspicion") for card in thugs]
        self.carries = [RESOURCE.numbers.get(card.values["carries"], -1) for card in thugs]
        self.timing = [TIMINGS.index(card.values["timing"]) for card in tomes]
        self.amount = [card.whole("amount") for card in tomes]
        self.not_alone = [card.values["solo"] == "remove" for card in tomes]
        self.goal_kind = [GOAL_KINDS.index(card.values["kind"]) for card in goals]
        self.form = [FORMS.index(card.values["form"]) for card in goals]
        self.count = [COUNTS.index(card.values["count"]) for card in goals]
        self.least = [card.whole("least") for card in goals]
        self.also_count = [COUNTS.index(card.values["also_count"]) for card in goals]
        self.also_least = [card.whole("also_least") for card in goals]
        self.reward = [card.whole("reward") for card in goals]
        self.reward_of_two = [card.whole("reward_of_two") for card in goals]
        self.gang_strength = [card.whole("strength") for card in gangs]
        self.gang_suspicion = [card.whole("suspicion") for card in gangs]
        self.gang_storage = [card.whole("storage") for card in gangs]
        self.guard_set = [SETS.index(card.values["set"]) for card in guards]
        self.guard_kind = [PRINTED.index(card.values["kind"]) for card in guards]
        self.guard_strength = [card.whole("strength") for card in guards]
        self.special = [card.values["special"] == "yes" for card in guards]
        self.token_kind = [PRINTED.index(card.values["kind"]) for card in tokens]
        self.token_strength = [card.whole("strength") for card in tokens]


def listed(card: Card) -> list[tuple[str, int]]:
    """The effects of a card in printed order, equal neighbours merged: what, how often (or how much)."""
    found: list[tuple[str, int]] = []
    for name in card.several("effects") if "effects" in card.values else []:
        if found and found[-1][0] == name:
            found[-1] = (name, found[-1][1] + 1)
        else:
            found.append((name, card.whole("amount") if EFFECTS[name].amount else 1))
    if card.table in ("trait", "gang") and card.whole("reputation"):
        found.append(("reputation", card.whole("reputation")))
    return found


def _effects(card: Card) -> list[tuple[int, int]]:
    return [(EFFECTS[name].number, count) for name, count in listed(card)]


def _treasures(card: Card) -> tuple[int, ...]:
    named = card.several("treasures")
    return tuple([named.count(id) for id in TREASURE.ids])


def open_pack(folder: Traversable | None) -> Cards:
    """The cards of this game; with a folder, overridden by what is in it."""
    return Cards(load("lockup", SCHEMA, files("karczma.games.lockup") / "cards", folder, _mistakes))


def _mistakes(pack: Pack) -> list[Refused]:
    """What must fit together: amounts and times with effects, goals with their forms, loot with bandits."""
    found: list[Refused] = []
    for card in pack.cards["tome"].values():
        needs = [name for name in card.several("effects") if EFFECTS[name].amount]
        if len(needs) > 1 or bool(needs) != bool(card.whole("amount")):
            found.append(Refused("lockup-amount", card.place("amount"), names=", ".join(WITH_AMOUNT)))
        found.extend(_untimely(card))
    for card in pack.cards["thug"].values():
        if (card.values["type"] == "bandit") != (card.values["carries"] != "none"):
            found.append(Refused("lockup-carries", card.place("carries")))
    for card in pack.cards["goal"].values():
        found.extend(_misfits(card))
    for card in pack.cards["item"].values():
        if sum(card.counts("cost").values()) == 0:
            found.append(Refused("lockup-cost", card.place("cost")))
    return found


def _untimely(card: Card) -> list[Refused]:
    """A tome must be playable at a time when all it does means something."""
    for name in card.several("effects"):
        times = EFFECTS[name].times
        if card.values["timing"] not in times:
            return [Refused("lockup-timing", card.place("timing"), names=", ".join(times))]
    return []


def _misfits(card: Card) -> list[Refused]:
    """A goal's form must be one of its kind, and only the form that needs a second count may have one."""
    forms = {"immediate": ("at_least", "all"), "leader": ("most",), "final": ("rank", "per", "all")}
    found: list[Refused] = []
    allowed = forms[str(card.values["kind"])]
    if card.values["form"] not in allowed:
        found.append(Refused("lockup-form", card.place("form"), names=", ".join(allowed)))
    if card.values["kind"] == "leader" and card.values["count"] in CUBE_COUNTS:  # the lead is checked card by card
        found.append(Refused("lockup-leader", card.place("count"), names=", ".join(CUBE_COUNTS)))
    if (card.values["form"] == "all") != (card.values["also_count"] != "none"):
        found.append(Refused("lockup-also", card.place("also_count")))
    needs_least = card.values["form"] in ("at_least", "most", "all")
    if needs_least != bool(card.whole("least")):
        found.append(Refused("lockup-least", card.place("least")))
    return found
