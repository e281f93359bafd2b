"""What lies on the table: crews with their cells, the prison with thugs and cubes, decks, goals, and the guards.

Face-down cards and whatever rarely changes are tuples: clones share them.
"""

from __future__ import annotations

from typing import Any, Final

from karczma.games.lockup.cards import Cards
from karczma.games.lockup.vocabulary import (
    EFFECT,
    GANG,
    GOAL,
    GUARD,
    ITEM,
    LOCATION_CARD,
    STEP,
    THUG,
    TOKEN,
    TOME,
    TRAIT,
    VOCABULARY,
)
from karczma.kernel.chance import Chance
from karczma.kernel.codec import FLAG, WHOLE, WHOLES, Bits, Codec, Fixed, Many, Named, Parts, game_fields
from karczma.kernel.game import Frame, Game, Option

IN_CELL: Final = -1  # of a token that is at no location
OUT: Final = -2  # of the game (LK-09)

_TOMES = Fixed(Named(TOME))
_COUNTS = Fixed(WHOLE)
CREW_FIELDS: dict[str, Codec] = {
    "gang": Named(GANG),
    "trait": Named(TRAIT),
    "dealt": Fixed(Named(TRAIT)),
    "reputation": WHOLE,
    "strength": WHOLE,
    "suspicion": WHOLE,
    "storage": WHOLE,
    "resources": WHOLES,
    "items": Bits(ITEM),
    "reserved": Fixed(Named(ITEM)),
    "thugs": Bits(THUG),
    "tomes": _TOMES,
    "tomes_known": _COUNTS,
    "at": WHOLES,
    "down": Bits(TOKEN),
    "peeked": WHOLE,
    "shown": Bits(TOKEN),
    "assigned": WHOLE,
    "hidden": WHOLE,
    "extra": WHOLE,
    "passed": FLAG,
}


class Crew:
    """One crew: a player's, or in the solo game the guards."""

    __slots__ = tuple(CREW_FIELDS)

    def __init__(
        self,
        *,
        gang: int,
        trait: int = -1,
        dealt: tuple[int, ...] = (),
        reputation: int = 0,
        strength: int = 0,
        suspicion: int = 0,
        storage: int,
        resources: list[int],
        items: int = 0,
        reserved: tuple[int, ...] = (),
        thugs: int = 0,
        tomes: tuple[int, ...] = (),
        tomes_known: tuple[int, ...] = (),
        at: list[int],
        down: int = 0,
        peeked: int = 0,
        shown: int = 0,
        assigned: int = 0,
        hidden: int = 0,
        extra: int = 0,
        passed: bool = False,
    ) -> None:
        self.gang = gang
        self.trait = trait
        self.dealt = dealt  # traits to choose from
        self.reputation = reputation
        self.strength = strength
        self.suspicion = suspicion
        self.storage = storage
        self.resources = resources  # how many of each kind
        self.items = items  # crafted, as bits
        self.reserved = reserved  # in the order reserved
        self.thugs = thugs  # as bits
        self.tomes = tomes  # in hand
        self.tomes_known = tomes_known  # who knows each of them, as bits
        self.at = at  # where each token is
        self.down = down  # tokens that lie face down at a location, as bits
        self.peeked = peeked  # who else knows a face-down token: bit token * 5 + seat
        self.shown = shown  # tokens everybody saw return to the cell this round, as bits
        self.assigned = assigned  # locations used this round, as bits
        self.hidden = hidden  # how many tokens were assigned face down this round
        self.extra = extra  # how many more a tome allows
        self.passed = passed

    def peekers(self, token: int) -> int:
        """The seats, as bits, that have looked at a token while it lay face down."""
        return self.peeked >> token * 5 & 31

    def peeked_by(self, token: int, seats: int) -> None:
        self.peeked = self.peeked & ~(31 << token * 5) | seats << token * 5

    def clone(self) -> Crew:
        return Crew(
            gang=self.gang,
            trait=self.trait,
            dealt=self.dealt,
            reputation=self.reputation,
            strength=self.strength,
            suspicion=self.suspicion,
            storage=self.storage,
            resources=self.resources[:],
            items=self.items,
            reserved=self.reserved,
            thugs=self.thugs,
            tomes=self.tomes,
            tomes_known=self.tomes_known,
            at=self.at[:],
            down=self.down,
            peeked=self.peeked,
            shown=self.shown,
            assigned=self.assigned,
            hidden=self.hidden,
            extra=self.extra,
            passed=self.passed,
        )


CREW = Parts(Crew, CREW_FIELDS)
RULES_FIELDS: dict[str, Codec] = {
    "advanced": FLAG,
    "difficulty": WHOLE,
    "pick_crews": FLAG,
    "unassigned_to_library": FLAG,
    "demon_icons": WHOLE,
    "items_first": FLAG,
    "bandit_at_setup": FLAG,
    "tome_after_pass": FLAG,
    "optional_suspicion": FLAG,
    "leader_min": WHOLE,
    "raid_zero": FLAG,
    "reserved_shown": FLAG,
    "loot_in_ranking": FLAG,
    "lower_from_third": FLAG,
    "next_takes": FLAG,
    "final_as_more": FLAG,
    "refuse_any": FLAG,
}


class Rules:
    """The options of the table; never changed, so clones share it."""

    __slots__ = tuple(RULES_FIELDS)

    def __init__(
        self,
        *,
        advanced: bool,
        difficulty: int,
        pick_crews: bool,
        unassigned_to_library: bool,
        demon_icons: int,
        items_first: bool,
        bandit_at_setup: bool,
        tome_after_pass: bool,
        optional_suspicion: bool,
        leader_min: int,
        raid_zero: bool,
        reserved_shown: bool,
        loot_in_ranking: bool,
        lower_from_third: bool,
        next_takes: bool,
        final_as_more: bool,
        refuse_any: bool,
    ) -> None:
        self.advanced = advanced
        self.difficulty = difficulty  # of the guards: the set added to the blue one
        self.pick_crews = pick_crews
        self.unassigned_to_library = unassigned_to_library
        self.demon_icons = demon_icons  # a treasure, or -1: any
        self.items_first = items_first
        self.bandit_at_setup = bandit_at_setup
        self.tome_after_pass = tome_after_pass
        self.optional_suspicion = optional_suspicion
        self.leader_min = leader_min
        self.raid_zero = raid_zero  # whether zero suspicion can be second most
        self.reserved_shown = reserved_shown
        self.loot_in_ranking = loot_in_ranking  # LK-D5 bandits' cubes do not wait for the reward
        self.lower_from_third = lower_from_third  # LK-D8 the lower rewards begin with rank 3
        self.next_takes = next_takes  # LK-D9 what a lookout wards off goes to the next, lookout or not
        self.final_as_more = final_as_more  # LK-D13 two compare for a final goal as more players do
        self.refuse_any = refuse_any  # LK-R68 every reward is asked about


RULES = Parts(Rules, RULES_FIELDS)
TABLE_FIELDS: dict[str, Codec] = {
    "rules": RULES,
    "crews": Many(CREW),
    "first": WHOLE,
    "round": WHOLE,
    "supply": WHOLES,
    "goals": Fixed(Named(GOAL)),
    "holders": _COUNTS,
    "item_deck": Fixed(Named(ITEM)),
    "display": Fixed(Named(ITEM)),
    "thug_deck": Fixed(Named(THUG)),
    "thug_discards": Fixed(Named(THUG)),
    "thugs": Fixed(Named(THUG)),
    "watched": _COUNTS,
    "loot": _COUNTS,
    "tome_deck": _TOMES,
    "tome_deck_known": _COUNTS,
    "tome_discards": _TOMES,
    "drawn_tomes": _TOMES,
    "drawn_known": _COUNTS,
    "drawn_thugs": Fixed(Named(THUG)),
    "traits": Fixed(Named(TRAIT)),
    "pending_up": Bits(TOKEN),
    "pending_down": Bits(TOKEN),
    "location": WHOLE,
    "ranking": _COUNTS,
    "strengths": _COUNTS,
    "collected": WHOLE,
    "cuts": _COUNTS,
    "boosts": _COUNTS,
    "discount": WHOLE,
    "bill": _COUNTS,
    "guard_deck": Fixed(Named(GUARD)),
    "unknown": Fixed(Named(GUARD)),
    "posted": Fixed(Bits(GUARD)),
    "aside": Fixed(Named(GUARD)),
    "location_deck": Fixed(Named(LOCATION_CARD)),
    "drawn_locations": Fixed(Named(LOCATION_CARD)),
}


class Table(Game):
    """The whole game."""

    __slots__ = ("cards", *TABLE_FIELDS)

    def __init__(
        self,
        *,
        cards: Cards,
        seated: int,
        agenda: list[Frame],
        asks: list[Frame] | None = None,
        sealed: list[Option] | None = None,
        hushed: int = 0,
        revealed: int = 0,
        chance: Chance,
        rules: Rules,
        crews: list[Crew],
        first: int,
        round: int = 0,
        supply: list[int],
        goals: tuple[int, ...],
        holders: tuple[int, ...],
        item_deck: tuple[int, ...],
        display: tuple[int, ...],
        thug_deck: tuple[int, ...],
        thug_discards: tuple[int, ...] = (),
        thugs: tuple[int, ...],
        watched: tuple[int, ...],
        loot: tuple[int, ...],
        tome_deck: tuple[int, ...],
        tome_deck_known: tuple[int, ...],
        tome_discards: tuple[int, ...] = (),
        drawn_tomes: tuple[int, ...] = (),
        drawn_known: tuple[int, ...] = (),
        drawn_thugs: tuple[int, ...] = (),
        traits: tuple[int, ...] = (),
        pending_up: int = 0,
        pending_down: int = 0,
        location: int = -1,
        ranking: tuple[int, ...] = (),
        strengths: tuple[int, ...] = (),
        collected: int = 0,
        cuts: tuple[int, ...] = (),
        boosts: tuple[int, ...] = (),
        discount: int = 0,
        bill: tuple[int, ...] = (),
        guard_deck: tuple[int, ...],
        unknown: tuple[int, ...],
        posted: tuple[int, ...],
        aside: tuple[int, ...] = (),
        location_deck: tuple[int, ...],
        drawn_locations: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seated, agenda, asks, sealed, hushed, revealed, chance)
        self.cards = cards
        self.rules = rules
        self.crews = crews  # of the seats; in the solo game the guards come second
        self.first = first  # whoever holds the first-player marker
        self.round = round  # 1 to 6; 0 while setting up
        self.supply = supply  # resources, strength, suspicion
        self.goals = goals  # immediate, leader, final
        self.holders = holders  # who has taken them
        self.item_deck = item_deck  # decks: the top card last
        self.display = display  # items by place; -1 is empty
        self.thug_deck = thug_deck
        self.thug_discards = thug_discards
        self.thugs = thugs  # by space; -1 is empty
        self.watched = watched  # suspicion cubes by location
        self.loot = loot  # bandits' cubes: space * KINDS + kind
        self.tome_deck = tome_deck
        self.tome_deck_known = tome_deck_known  # who knows that card, as bits
        self.tome_discards = tome_discards
        self.drawn_tomes = drawn_tomes  # one of these will be kept
        self.drawn_known = drawn_known
        self.drawn_thugs = drawn_thugs
        self.traits = traits  # those dealt to nobody
        self.pending_up = pending_up  # tokens of an unfinished assignment, as bits
        self.pending_down = pending_down
        self.location = location  # being resolved; -1 is none
        self.ranking = ranking  # crews there, strongest first
        self.strengths = strengths  # of these crews
        self.collected = collected  # who got a reward there, as bits
        self.cuts = cuts  # tokens weakened there: `changed` crew * TOKENS + token
        self.boosts = boosts  # crews strengthened there: `changed` crew
        self.discount = discount  # of the reward being collected
        self.bill = bill  # what has to be paid for the item being crafted: by kind, then any
        self.guard_deck = guard_deck
        self.unknown = unknown  # guard cards face down, by location
        self.posted = posted  # guard cards face up, by location, as bits
        self.aside = aside  # guard cards laid aside
        self.location_deck = location_deck
        self.drawn_locations = drawn_locations

    def clone(self) -> Table:
        twin = Table(
            cards=self.cards,
            seated=self.seated,
            agenda=[],
            sealed=self.sealed[:],
            hushed=self.hushed,
            revealed=self.revealed,
            chance=self.chance.clone(),
            rules=self.rules,
            crews=[crew.clone() for crew in self.crews],
            first=self.first,
            round=self.round,
            supply=self.supply[:],
            goals=self.goals,
            holders=self.holders,
            item_deck=self.item_deck,
            display=self.display,
            thug_deck=self.thug_deck,
            thug_discards=self.thug_discards,
            thugs=self.thugs,
            watched=self.watched,
            loot=self.loot,
            tome_deck=self.tome_deck,
            tome_deck_known=self.tome_deck_known,
            tome_discards=self.tome_discards,
            drawn_tomes=self.drawn_tomes,
            drawn_known=self.drawn_known,
            drawn_thugs=self.drawn_thugs,
            traits=self.traits,
            pending_up=self.pending_up,
            pending_down=self.pending_down,
            location=self.location,
            ranking=self.ranking,
            strengths=self.strengths,
            collected=self.collected,
            cuts=self.cuts,
            boosts=self.boosts,
            discount=self.discount,
            bill=self.bill,
            guard_deck=self.guard_deck,
            unknown=self.unknown,
            posted=self.posted,
            aside=self.aside,
            location_deck=self.location_deck,
            drawn_locations=self.drawn_locations,
        )
        twin.stand_where(self)
        return twin

    @property
    def sides(self) -> int:
        """LK-R8 Crews in the game, including the guards: the number of players for rewards and goals."""
        return len(self.crews)

    def carry_out(self, seat: int, card: int) -> None:
        """LK-R20 All effects of a card, by its number in the common list, come next."""
        if self.cards.effects[card]:
            self.next(EFFECT, seat, effect_arg(card, 0))

    def from_first(self) -> list[int]:
        """All crews clockwise from the holder of the first-player marker."""
        sides = len(self.crews)
        return [(self.first + i) % sides for i in range(sides)]

    def turn_order(self) -> list[int]:
        """The players clockwise from the holder of the first-player marker."""
        return [i for i in self.from_first() if i < self.seated]


GUARD_CREW: Final = 1  # in the solo game
ROUNDS: Final = 6  # LK-12


def effect_arg(card: int, number: int) -> int:
    """The argument of EFFECT: the card, and which of its effects is next."""
    return card << 4 | number


def effect_card(arg: int) -> int:
    return arg >> 4


def effect_number(arg: int) -> int:
    return arg & 15


def changed(which: int, count: int) -> int:
    """An entry of `boosts` or `cuts`: which crew, or which of a crew's tokens, and by how much."""
    return which << 4 | count


def change_of(entries: tuple[int, ...], which: int) -> int:
    """By how much all these entries together change a crew or token."""
    total = 0
    for entry in entries:
        if entry >> 4 == which:
            total += entry & 15
    return total


TABLE = Parts(Table, {**game_fields(STEP, VOCABULARY), **TABLE_FIELDS})


def with_more_options(state: Any) -> Any:
    """From shape 1 to shape 2: tables used to have no choice in these."""
    if not isinstance(state, dict) or not isinstance(state.get("rules"), dict):
        return state
    new = dict.fromkeys(["loot_in_ranking", "lower_from_third", "next_takes", "final_as_more"], False)
    return {**state, "rules": {**new, **state["rules"]}}


def with_refusals(state: Any) -> Any:
    """From shape 2 to shape 3: whoever has begun goes on by the present rule."""
    if not isinstance(state, dict) or not isinstance(state.get("rules"), dict):
        return state
    return {**state, "rules": {"refuse_any": False, **state["rules"]}}
