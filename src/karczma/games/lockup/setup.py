"""Setting up (LK-01 to LK-11, LK-117 to LK-127): the prison, goals, crew boards, traits."""

from __future__ import annotations

from typing import Final

from karczma.games.lockup.cards import FINAL, GANG_EFFECTS, GOAL_KINDS, IMMEDIATE, TRAIT_EFFECTS, Cards
from karczma.games.lockup.goals import gained_card
from karczma.games.lockup.patrol import place_loot, place_suspicion
from karczma.games.lockup.state import GUARD_CREW, IN_CELL, OUT, Crew, Rules, Table
from karczma.games.lockup.supply import fill_spaces, gain_strength, gain_suspicion, reveal_item
from karczma.games.lockup.vocabulary import (
    BEGIN,
    BOARDS,
    CHOOSE_CREW,
    CHOSE_CREW,
    DEAL_TRAITS,
    DEALT_TRAITS,
    DO_CHOOSE_CREW,
    DO_PICK_TRAIT,
    FIRST_PLAYER,
    GANG,
    GOAL,
    GOAL_REVEALED,
    GUARDS,
    ITEMS,
    KINDS,
    LOCATION_CARD,
    LOCATIONS,
    PICK_TRAIT,
    ROUND,
    SPACES,
    THUGS,
    TITLES,
    TOKENS,
    TOOK_TRAIT,
    TRAIT,
    TREASURE,
    TWO,
)
from karczma.kernel.chance import Chance
from karczma.kernel.errors import Fact
from karczma.kernel.face import Setting
from karczma.kernel.game import NOBODY, Option
from karczma.kernel.step import Step

SUPPLY: Final = (25, 15, 15, 10, 22, 12)  # LK-02 resources, strength, suspicion
STARTING_REPUTATION: Final = 10
GUARDS_ADVANCED: Final = 20
STARTING_STRENGTH: Final = 1
STORAGE_LIMIT: Final = 5
DIFFICULTIES = ("normal", "challenging", "hard")  # by the set added to the blue one: green, yellow, red
LEADER_MINIMA = ("at_least", "above", "none")
FINALS_OF_TWO = ("of_two", "of_more")


def set_up(seats: int, settings: dict[str, Setting], cards: Cards, chance: Chance) -> Table:
    """The table before anything is turned up; decks are shuffled."""
    solo = seats == 1
    sides = 2 if solo else seats
    named = str(settings["first_player"])
    first = GUARD_CREW if solo else (chance.below(seats) if named == "random" else int(named))  # LK-R2
    gangs = gangs_of(str(settings["crews"]), seats, chance)
    crews = [new_crew(gangs[i], seats) for i in range(seats)]
    if solo:
        crews.append(new_crew(-1, seats))
        crews[GUARD_CREW].at = [OUT] * TOKENS
    tomes = [tome for tome in range(TITLES) if not (solo and cards.not_alone[tome]) for _ in range(2)]
    difficulty = DIFFICULTIES.index(str(settings["difficulty"]))
    guards = [card for card in range(GUARDS) if solo and cards.guard_set[card] in (0, difficulty + 1)]
    goals = tuple([goal_of(cards, kind, settings, solo, chance) for kind in range(len(GOAL_KINDS))])
    tome_deck = shuffled(tomes, chance)
    return Table(  # decks are shuffled in this order
        cards=cards,
        seated=seats,
        agenda=[(BEGIN, NOBODY, 0)],
        chance=chance,
        rules=rules_of(settings, difficulty),
        crews=crews,
        first=first,
        supply=list(SUPPLY),
        goals=goals,
        holders=(NOBODY, NOBODY, NOBODY),
        item_deck=shuffled(list(range(ITEMS)), chance),
        display=(-1,) * (sides + 1),
        thug_deck=shuffled(list(range(THUGS)), chance),
        thugs=(-1,) * SPACES,
        watched=(0,) * LOCATIONS,
        loot=(0,) * (SPACES * KINDS),
        tome_deck=tome_deck,
        tome_deck_known=(0,) * len(tome_deck),
        guard_deck=shuffled(guards, chance),
        unknown=(-1,) * LOCATIONS if solo else (),
        posted=(0,) * LOCATIONS if solo else (),
        location_deck=shuffled(list(range(len(LOCATION_CARD.ids))), chance) if solo else (),
    )


def rules_of(settings: dict[str, Setting], difficulty: int) -> Rules:
    return Rules(
        advanced=settings["mode"] == "advanced",
        difficulty=difficulty,
        pick_crews=settings["crews"] == "pick",
        unassigned_to_library=settings["unassigned_to_library"] is True,
        demon_icons=TREASURE.numbers.get(str(settings["demon_icons"]), -1),
        items_first=settings["patrol_order"] == "items_first",
        bandit_at_setup=settings["bandit_cube_at_setup"] is True,
        tome_after_pass=settings["tome_after_pass"] is True,
        optional_suspicion=settings["suspicion_effects"] == "optional",
        leader_min=LEADER_MINIMA.index(str(settings["leader_min"])),
        raid_zero=settings["raid_zero"] == "counted",
        reserved_shown=settings["reserved_view"] == "shown",
        loot_in_ranking=settings["bandit_cubes"] == "while_ranking",
        lower_from_third=settings["lower_rewards"] == "from_third",
        next_takes=settings["lookout_passes"] == "next",
        final_as_more=settings["final_of_two"] == FINALS_OF_TWO[1],
        refuse_any=settings["refusals"] == "any",
    )


def gangs_of(how: str, seats: int, chance: Chance) -> list[int]:
    """Who plays which crew; those who pick have none yet."""
    if how == "pick":
        return [-1] * seats
    gangs = list(range(len(GANG.ids)))
    if how == "random":
        chance.shuffle(gangs)
    return gangs[:seats]


def goal_of(cards: Cards, kind: int, settings: dict[str, Setting], solo: bool, chance: Chance) -> int:
    """LK-10, LK-123 One goal of each kind, drawn or named; a solo game has no immediate one."""
    if solo and kind == IMMEDIATE:
        return -1
    named = str(settings[f"goal_{GOAL_KINDS[kind]}"])
    if named != "random":
        return GOAL.numbers[named]
    of_kind = [goal for goal in range(len(GOAL.ids)) if cards.goal_kind[goal] == kind]
    return of_kind[chance.below(len(of_kind))]


def new_crew(gang: int, seats: int) -> Crew:
    """LK-08, LK-09 A crew with all its tokens in the cell; with five players, all but the 2."""
    at = [IN_CELL] * TOKENS
    if seats == 5:
        at[TWO] = OUT
    return Crew(gang=gang, storage=STORAGE_LIMIT, resources=[0] * KINDS, at=at)


def shuffled(things: list[int], chance: Chance) -> tuple[int, ...]:
    chance.shuffle(things)
    return tuple(things)


class Begin(Step[Table]):
    """LK-03 to LK-05, LK-10, LK-11 First player, goals, items, thugs and their suspicion are turned up."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.tell(FIRST_PLAYER, g.first)
        for kind in range(IMMEDIATE, FINAL + 1):
            if g.goals[kind] >= 0:
                g.tell(GOAL_REVEALED, NOBODY, g.goals[kind])
        for place in range(len(g.display)):
            reveal_item(g, place)
        fill_spaces(g)
        place_suspicion(g)
        if g.rules.bandit_at_setup:
            place_loot(g)
        g.next(BOARDS, NOBODY, 0)
        if g.rules.pick_crews:
            g.plan([(CHOOSE_CREW, i, 0) for i in range(g.seated)])
        else:
            for i in range(g.seated):
                g.tell(CHOSE_CREW, i, g.crews[i].gang)


class ChooseCrew(Step[Table]):
    """LK-07 Everybody picks a crew, in the order of the seats."""

    rule = "LK-07"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.offer(g, CHOOSE_CREW, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        taken = [crew.gang for crew in g.crews]
        return [DO_CHOOSE_CREW + gang for gang in range(len(GANG.ids)) if gang not in taken]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        g.crews[seat].gang = option - DO_CHOOSE_CREW
        g.tell(CHOSE_CREW, seat, option - DO_CHOOSE_CREW)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        if not g.rules.advanced:
            return {"advanced": 0}
        gang = option - DO_CHOOSE_CREW
        cards = g.cards
        return {
            "advanced": 1,
            "strength": cards.gang_strength[gang],
            "suspicion": cards.gang_suspicion[gang],
            "storage": cards.gang_storage[gang],
        }


class Boards(Step[Table]):
    """LK-07, LK-117, LK-118, LK-124, LK-R6 What each player starts with, in turn order."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if seat != NOBODY:
            self.side_b(g, seat)
            return
        if g.solo:
            guards = g.crews[GUARD_CREW]
            guards.reputation = GUARDS_ADVANCED if g.rules.advanced else STARTING_REPUTATION
            gain_strength(g, GUARD_CREW, STARTING_STRENGTH)
        if g.rules.advanced:
            g.next(DEAL_TRAITS, NOBODY, 0)
            g.plan([(BOARDS, i, 0) for i in g.turn_order()])
            return
        for i in g.turn_order():
            g.crews[i].reputation = STARTING_REPUTATION
            gain_strength(g, i, STARTING_STRENGTH)
        g.next(ROUND, NOBODY, 1)

    def side_b(self, g: Table, seat: int) -> None:
        crew = g.crews[seat]
        crew.storage = g.cards.gang_storage[crew.gang]
        gain_strength(g, seat, g.cards.gang_strength[crew.gang])
        gain_suspicion(g, seat, g.cards.gang_suspicion[crew.gang])
        g.carry_out(seat, GANG_EFFECTS + crew.gang)


class DealTraits(Step[Table]):
    """LK-119, LK-120, LK-R6 Two traits each; the last in turn order picks first, whoever gets the marker meanwhile."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        traits = list(range(len(TRAIT.ids)))
        g.chance.shuffle(traits)
        g.reveal()
        order = g.turn_order()
        for i in order:
            g.crews[i].dealt = (traits.pop(), traits.pop())
            g.tell(DEALT_TRAITS, i, g.crews[i].dealt[0], g.crews[i].dealt[1], to=1 << i)
        g.traits = tuple(traits)
        order.reverse()
        g.next(ROUND, NOBODY, 1)
        g.plan([(PICK_TRAIT, i, 0) for i in order])


class PickTrait(Step[Table]):
    """LK-119, LK-120 One of the two, laid face up; everything it gives is resolved before the next player picks."""

    rule = "LK-120"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_PICK_TRAIT + trait for trait in g.crews[seat].dealt]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        trait = option - DO_PICK_TRAIT
        g.crews[seat].trait = trait
        g.tell(TOOK_TRAIT, seat, trait)
        gained_card(g, seat)  # LK-R13 goals count from now on
        g.carry_out(seat, TRAIT_EFFECTS + trait)
