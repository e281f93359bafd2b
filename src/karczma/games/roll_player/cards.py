"""Races, classes, backstories, alignments and the 53 market cards, as typed lists by number."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from karczma.games.roll_player.vocabulary import (
    ALIGNMENT,
    BACKSTORY,
    CARD,
    CLASS,
    COLOUR,
    DIRECTION,
    FIELD,
    GOLD,
    RACE,
    ROW,
    SET,
    TYPE,
)
from karczma.kernel.errors import Refused
from karczma.kernel.packs import Card, Field, Pack, Schema, load
from karczma.kernel.verbs import numbered

WEAPON: Final = 0
ARMOR: Final = 1
SKILL: Final = 2
TRAIT: Final = 3

# When a skill may be used
ANY_TIME: Final = 0
DICE_PHASE: Final = 1
MARKET_TURN: Final = 2
TIMINGS = ("any_time", "dice_phase", "market_turn", "none")

# What classes can do (RP-C1 to RP-C7), and on which event
ACTION_AFTER: Final = 0
REPLACE_ACTION: Final = 1
ADD_DISCARD_TO_MARKET: Final = 2
REFRESH_SKILLS: Final = 3
BUYS_PER_TURN: Final = 4
GOLD_DIE_GOLD: Final = 5
HAND_LIMIT: Final = 6
ABILITIES = numbered(
    {
        ACTION_AFTER: "action_after",
        REPLACE_ACTION: "replace_action",
        ADD_DISCARD_TO_MARKET: "add_discard_to_market",
        REFRESH_SKILLS: "refresh_skills",
        BUYS_PER_TURN: "buys_per_turn",
        GOLD_DIE_GOLD: "gold_die_gold",
        HAND_LIMIT: "hand_limit",
    }
)
BUY_TYPE: Final = 0  # and so on, by the number of the type bought
DISCARD_MARKET_CARD: Final = 4
TAKE_INITIATIVE_GOLD: Final = 5
EVENTS = ("buy_weapon", "buy_armor", "buy_skill", "buy_trait", "discard_market_card", "take_initiative_gold", "none")

# What market cards can do (RP-C8 to RP-C35)
GOAL_DIE_BONUS: Final = 0
BOOST_ACTION: Final = 1
ADJACENT_ROW_ACTION: Final = 2
EXTRA_ARMOR_PIECE: Final = 3
GOLD_ON_ROW_COMPLETE: Final = 4
MARKET_DISCOUNT: Final = 5
ARMOR_PIECE: Final = 6
LIKE_AN_ACTION: Final = 7
EXCHANGE_WITH_BAG: Final = 8
EXCHANGE_WITH_POOL: Final = 9
POOL_FLIP: Final = 10
POOL_REROLL: Final = 11
GAIN_GOLD: Final = 12
MOVE_DIE_TO_EMPTY: Final = 13
BUY_DECK_TOP: Final = 14
BUY_FROM_DISCARD: Final = 15
COPY_SKILL: Final = 16
PER_CARD: Final = 17
ATTRIBUTE_AT_MOST: Final = 18
PER_ROW: Final = 19
PER_GOLD: Final = 20
REPEAT_ALIGNMENT: Final = 21
PER_CLASS_DICE: Final = 22
PER_BACKSTORY_MATCH: Final = 23
PER_ATTRIBUTE_AT_LEAST: Final = 24
ONE_OF_EACH_TYPE: Final = 25
PER_GOAL_MET: Final = 26
EFFECTS = numbered(
    {
        GOAL_DIE_BONUS: "goal_die_bonus",
        BOOST_ACTION: "boost_action",
        ADJACENT_ROW_ACTION: "adjacent_row_action",
        EXTRA_ARMOR_PIECE: "extra_armor_piece",
        GOLD_ON_ROW_COMPLETE: "gold_on_row_complete",
        MARKET_DISCOUNT: "market_discount",
        ARMOR_PIECE: "armor_piece",
        LIKE_AN_ACTION: "attribute_action",
        EXCHANGE_WITH_BAG: "exchange_with_bag",
        EXCHANGE_WITH_POOL: "exchange_with_pool",
        POOL_FLIP: "pool_flip",
        POOL_REROLL: "pool_reroll",
        GAIN_GOLD: "gain_gold",
        MOVE_DIE_TO_EMPTY: "move_die_to_empty",
        BUY_DECK_TOP: "buy_deck_top",
        BUY_FROM_DISCARD: "buy_from_discard",
        COPY_SKILL: "copy_skill",
        PER_CARD: "per_card",
        ATTRIBUTE_AT_MOST: "attribute_at_most",
        PER_ROW: "per_row",
        PER_GOLD: "per_gold",
        REPEAT_ALIGNMENT: "repeat_alignment",
        PER_CLASS_DICE: "per_class_dice",
        PER_BACKSTORY_MATCH: "per_backstory_match",
        PER_ATTRIBUTE_AT_LEAST: "per_attribute_at_least",
        ONE_OF_EACH_TYPE: "one_of_each_type",
        PER_GOAL_MET: "per_goal_met",
    }
)
# The effects that a card of each type can have, and what the effect looks at where there is a choice
OF_TYPE = (EFFECTS[:6], EFFECTS[6:7], EFFECTS[7:17], EFFECTS[17:])
TESTS = ("same_value", "different_values", "same_colour", "different_colours")
SAME_VALUE: Final = 0
DIFFERENT_VALUES: Final = 1
SAME_COLOUR: Final = 2
DIFFERENT_COLOURS: Final = 3
DICE = ("class_colour", "gold")
CLASS_COLOUR_DICE: Final = 0
LOOKS_AT: dict[str, tuple[str, ...]] = {
    "goal_die_bonus": DICE,
    "boost_action": ("wis", "int"),
    "attribute_action": ("str", "dex", "con", "int"),
    "per_card": TYPE.ids,
    "attribute_at_most": ROW.ids,
    "per_row": TESTS,
}

WITH_NONE = ("none",)
OR_MORE: Final = 99  # RP-87 for a goal with no upper end
SCHEMA: Schema = {
    "race": {"modifiers": Field(-9, 9, ROW.ids, counts=True)},
    "class": {
        "colour": Field(names=COLOUR.ids[:GOLD], fixed=True),
        "least": Field(0, 99, ROW.ids, counts=True),
        "most": Field(0, OR_MORE, ROW.ids, counts=True),
        "stars": Field(0, 20, ROW.ids, counts=True),
        "effect": Field(names=ABILITIES),
        "event": Field(names=EVENTS),
        "action": Field(names=(*ROW.ids[:5], "none")),
        "amount": Field(1, 9),
    },
    "reward": {f"matches_{count}": Field(0, 20) for count in range(7)},
    "backstory": {
        field: limits
        for row in ROW.ids
        for field, limits in ((f"{row}_colour", Field(names=COLOUR.ids)), (f"{row}_position", Field(1, 3)))
    },
    "alignment": {"grid": Field(-9, 9, FIELD.ids, counts=True)},
    "armor_set": {
        "size": Field(1, 5, fixed=True),
        **{f"stars_{count}": Field(0, 30) for count in (1, 2, 3, 4, 5)},
        "bonus_1": Field(names=COLOUR.ids[:GOLD]),
        "bonus_2": Field(names=COLOUR.ids[:GOLD]),
        "bonus_stars": Field(0, 9),
    },
    "card": {
        "type": Field(names=TYPE.ids, fixed=True),
        "dots": Field(1, 2),
        "cost": Field(0, 20),
        "hands": Field(0, 2),
        "arrow": Field(names=DIRECTION.ids + WITH_NONE),
        "set": Field(names=SET.ids + WITH_NONE, fixed=True),
        "effect": Field(names=EFFECTS),
        "timing": Field(names=TIMINGS),
        "of": Field(names=(*DICE, *ROW.ids, *TYPE.ids, *TESTS, "none")),
        "every": Field(0, 99),
        "pays": Field(0, 20),
        "most": Field(0, 20),
    },
}


class Cards(Pack):
    """A pack of this game, made ready for play."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack.name, pack.game, pack.cards)
        self.modifiers = [_by_row(pack.cards["race"][id], "modifiers") for id in RACE.ids]
        classes = [pack.cards["class"][id] for id in CLASS.ids]
        self.colour = [COLOUR.numbers[one.values["colour"]] for one in classes]
        self.least = [_by_row(one, "least") for one in classes]
        self.most = [_by_row(one, "most") for one in classes]
        self.stars = [_by_row(one, "stars") for one in classes]
        self.ability = [ABILITIES.index(one.values["effect"]) for one in classes]
        self.event = [EVENTS.index(one.values["event"]) for one in classes]
        self.class_action = [(*ROW.ids, "none").index(one.values["action"]) for one in classes]
        self.amount = [one.whole("amount") for one in classes]
        self.reward = [pack.cards["reward"]["reward"].whole(f"matches_{count}") for count in range(7)]
        stories = [pack.cards["backstory"][id] for id in BACKSTORY.ids]
        self.wanted = [_wanted(one) for one in stories]
        grids = [pack.cards["alignment"][id].counts("grid") for id in ALIGNMENT.ids]
        self.grid = [[grid[field] for field in FIELD.ids] for grid in grids]
        sets = [pack.cards["armor_set"][id] for id in SET.ids]
        self.size = [one.whole("size") for one in sets]
        self.set_stars = [[0, *[one.whole(f"stars_{count}") for count in (1, 2, 3, 4, 5)]] for one in sets]
        self.bonus_colours = [[COLOUR.numbers[one.values[f"bonus_{n}"]] for n in (1, 2)] for one in sets]
        self.bonus_stars = [one.whole("bonus_stars") for one in sets]
        market = [pack.cards["card"][id] for id in CARD.ids]
        self.type = [TYPE.numbers[card.values["type"]] for card in market]
        self.dots = [card.whole("dots") for card in market]
        self.cost = [card.whole("cost") for card in market]
        self.hands = [card.whole("hands") for card in market]
        self.arrow = [(*DIRECTION.ids, "none").index(card.values["arrow"]) for card in market]
        self.set = [(*SET.ids, "none").index(card.values["set"]) for card in market]
        self.effect = [EFFECTS.index(card.values["effect"]) for card in market]
        self.timing = [TIMINGS.index(card.values["timing"]) for card in market]
        self.of = [_looks_at(card) for card in market]
        self.every = [card.whole("every") for card in market]
        self.pays = [card.whole("pays") for card in market]
        self.most_paid = [card.whole("most") for card in market]
        self.bit = [1 << card for card in range(len(market))]
        self.types = [self._among(self.type, number) for number in range(len(TYPE.ids))]
        self.effects = [self._among(self.effect, number) for number in range(len(EFFECTS))]

    def _among(self, values: list[int], value: int) -> int:
        """The cards that have this value, as bits."""
        return sum([self.bit[card] for card in range(len(values)) if values[card] == value])


def _by_row(card: Card, field: str) -> list[int]:
    counts = card.counts(field)
    return [counts[row] for row in ROW.ids]


def _wanted(story: Card) -> list[int]:
    """The colour wanted in each of the 18 spaces; -1 where none is."""
    wanted = [-1] * 18
    for row in range(len(ROW.ids)):
        name = ROW.ids[row]
        wanted[row * 3 + story.whole(f"{name}_position") - 1] = COLOUR.numbers[story.values[f"{name}_colour"]]
    return wanted


def _looks_at(card: Card) -> int:
    """The number of what an effect looks at: a row for attributes, else its place among what it can look at."""
    of = str(card.values["of"])
    if of in ROW.numbers:
        return ROW.numbers[of]
    known = LOOKS_AT.get(str(card.values["effect"]), ())
    return known.index(of) if of in known else -1


def open_pack(folder: Traversable | None) -> Cards:
    """The cards of this game; with a folder, overridden by what is in it."""
    return Cards(load("roll_player", SCHEMA, files("karczma.games.roll_player") / "cards", folder, _mistakes))


def _mistakes(pack: Pack) -> list[Refused]:
    """What must fit together: an effect with the type of its card, and what it looks at."""
    found: list[Refused] = []
    for card in pack.cards["card"].values():
        found.extend(_misfits(card))
    for one in pack.cards["class"].values():
        acts = one.values["effect"] in ("action_after", "replace_action")
        if acts == (one.values["action"] == "none"):
            found.append(Refused("roll_player-class-action", one.place("action")))
        if (one.values["effect"] == "action_after") == (one.values["event"] == "none"):
            found.append(Refused("roll_player-class-event", one.place("event")))
        low, high = one.counts("least"), one.counts("most")
        if any([low[row] > high[row] for row in ROW.ids]):
            found.append(Refused("roll_player-goal", one.place("most")))
    return found


def _misfits(card: Card) -> list[Refused]:
    found: list[Refused] = []
    type_ = str(card.values["type"])
    effect = str(card.values["effect"])
    fitting = OF_TYPE[TYPE.numbers[type_]]
    if effect not in fitting:
        found.append(Refused("roll_player-effect", card.place("effect"), names=", ".join(fitting)))
    known = LOOKS_AT.get(effect, WITH_NONE)
    if card.values["of"] not in known:
        found.append(Refused("pack-choice", card.place("of"), names=", ".join(known)))
    for field, types in (("arrow", ("skill", "trait")), ("timing", ("skill",))):
        if (type_ in types) == (card.values[field] == "none"):
            found.append(Refused("roll_player-for-type", card.place(field), names=", ".join(types)))
    if (type_ == "weapon") == (card.whole("hands") == 0):
        found.append(Refused("roll_player-for-type", card.place("hands"), names="weapon"))
    divides = ("per_gold", "per_class_dice", "per_backstory_match", "per_goal_met")
    if effect in divides and card.whole("every") == 0:
        found.append(Refused("pack-range", card.place("every"), low=1, high=99, value="0"))
    return found
