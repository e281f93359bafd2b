"""The score (LK-104 to LK-116, LK-148, LK-149), counted now or at the end, and the score sheet."""

from __future__ import annotations

from typing import Any, Final

from karczma.games.lockup.cards import (
    COUNT_ITEMS,
    COUNT_RESOURCE_KINDS,
    COUNT_STRENGTH,
    COUNT_THUGS,
    FINAL,
    LEADER,
    PER,
    RANKING,
    Cards,
)
from karczma.games.lockup.goals import bits, count, meets, minimum, treasures
from karczma.games.lockup.setup import FINALS_OF_TWO, LEADER_MINIMA, SUPPLY, new_crew
from karczma.games.lockup.state import GUARD_CREW, Crew, Table
from karczma.games.lockup.vocabulary import (
    BANDIT,
    CULTIST,
    DEMON,
    DWARF,
    GOAL,
    GOLD,
    HOBGOBLIN,
    ITEM,
    ITEMS,
    KINDS,
    RAIDER,
    RATFOLK,
    RESOURCE,
    STRENGTH,
    THUG,
    THUG_TYPE,
    THUG_TYPES,
    THUGS,
    TITLES,
    TREASURE,
)
from karczma.kernel.audience import Json
from karczma.kernel.errors import Refused
from karczma.kernel.game import NOBODY
from karczma.kernel.sheet import Blank, Flag, Form, Group, HowMany, ListOf, Number, Pick, object_to, plain_warnings
from karczma.kernel.tally import Part, Reason, SeatTally, Tally
from karczma.kernel.verbs import Kind

PARTS: tuple[str, ...] = ("track", "leader", "final_goal", "thugs", "resources", "tomes", "first")

BREAKERS = ("items",)  # LK-116
BANDIT_WORTH: Final = 3  # LK-106
RAIDER_WORTH: Final = 2
DEMON_WORTH: Final = 2  # LK-108 for each icon
DWARVES: Final = (0, 1, 3, 7, 12, 18, 25, 30)  # LK-109
RATS: Final = (0, -3, 1, 6, 13, 25)  # LK-111
MARKER: Final = 2  # LK-114
GOLD_WORTH: Final = 2  # LK-112
FOR_LEADING: Final = (8, 6)  # LK-105 what any leader goal pays: with more, and with two
OTHER: Final = -1  # a goal on a score sheet that is not in the pack
OTHER_GOAL: Final = "other"


class Standing:
    """What scoring needs to know about the whole table."""

    def __init__(
        self,
        cards: Cards,
        crews: list[Crew],
        leader: int,
        final: int,
        holder: int,
        first: int,
        icons: int,
        as_more: bool,
        solo: bool,
        final_points: tuple[int, ...] = (),
    ) -> None:
        self.cards = cards
        self.crews = crews
        self.leader = leader  # goals; OTHER: not in the pack
        self.final = final
        self.holder = holder  # of the leader goal
        self.first = first  # whoever has the marker
        self.icons = icons  # what demons count: a treasure, or -1 any
        self.as_more = as_more  # whether two compare for the final goal as more players do
        self.solo = solo
        self.final_points = final_points  # as entered, if the final goal is not in the pack


def tally(g: Table) -> Tally:
    """Nothing that scores is secret: everybody knows how many tomes each player has."""
    return rank(
        Standing(
            g.cards,
            g.crews,
            g.goals[LEADER],
            g.goals[FINAL],
            g.holders[LEADER],
            g.first,
            g.rules.demon_icons,
            g.rules.final_as_more,
            g.solo,
        )
    )


def rank(standing: Standing) -> Tally:
    """LK-116, LK-149 Most reputation, then most items; a solo player must have more than the guards."""
    final = final_points(standing)
    seats = [count_seat(standing, i, final[i]) for i in range(len(standing.crews))]
    if standing.solo:
        return Tally(seats[:1], rival="guards", against=seats[GUARD_CREW])
    return Tally(seats, breakers=BREAKERS)


def count_seat(standing: Standing, seat: int, final: int) -> SeatTally:
    cards = standing.cards
    crew = standing.crews[seat]
    parts = [Part("track", [Reason(crew.reputation, "track", {})])]
    leader = leader_points(standing) if standing.holder == seat else 0
    parts.append(Part("leader", [Reason(leader, "leader", {"goal": goal_id(standing.leader)})] if leader else []))
    parts.append(Part("final_goal", [Reason(final, "final_goal", {"goal": goal_id(standing.final)})] if final else []))
    parts.append(Part("thugs", thug_reasons(cards, crew, standing.icons, crew.reputation + leader + final)))
    guards = standing.solo and seat == GUARD_CREW
    parts.append(Part("resources", resource_reasons(crew, guards)))
    tomes = len(crew.tomes)
    parts.append(Part("tomes", [Reason(tomes, "tomes", {"count": tomes})] if tomes else []))
    parts.append(Part("first", [Reason(MARKER, "first", {})] if standing.first == seat else []))
    return SeatTally(parts, [bits(crew.items)])


def goal_id(goal: int) -> str:
    return OTHER_GOAL if goal == OTHER else GOAL.ids[goal]


def leader_points(standing: Standing) -> int:
    """LK-105"""
    if standing.leader == OTHER:
        return FOR_LEADING[1 if len(standing.crews) == 2 else 0]
    return goal_pays(standing.cards, standing.leader, len(standing.crews), standing.as_more)[0]


def goal_pays(cards: Cards, goal: int, sides: int, as_more: bool) -> tuple[int, int]:
    """LK-96, LK-100 to LK-105, LK-D13 What a goal pays, and what second place gets, where it counts."""
    ranked = cards.form[goal] == RANKING
    if sides == 2 and (cards.goal_kind[goal] == LEADER or (ranked and not as_more)):
        return cards.reward_of_two[goal], 0
    return cards.reward[goal], cards.reward[goal] // 2 if ranked else 0


def final_points(standing: Standing) -> list[int]:
    """LK-100 to LK-103 What the final goal brings each crew."""
    cards = standing.cards
    goal = standing.final
    if goal == OTHER:
        return list(standing.final_points)
    form = cards.form[goal]
    counts = [count(cards, crew, cards.count[goal]) for crew in standing.crews]
    if form == RANKING:
        return places(counts, cards.reward[goal], cards.reward_of_two[goal], standing.as_more)
    if form == PER:
        return [cards.reward[goal] * one for one in counts]
    return [cards.reward[goal] if meets(cards, crew, goal) else 0 for crew in standing.crews]


def places(counts: list[int], reward: int, of_two: int, as_more: bool) -> list[int]:
    """LK-100 to LK-102, LK-R34, LK-D13 Most, and second most for half, as for a tie; having none wins neither."""
    most = max(counts)
    at_most = counts.count(most)
    if most == 0:
        return [0] * len(counts)
    if len(counts) == 2 and not as_more:
        return [of_two if one == most and at_most == 1 else 0 for one in counts]
    if at_most > 1:
        return [reward // 2 if one == most else 0 for one in counts]
    second = max([one for one in counts if one < most])
    points = reward // 2 if counts.count(second) == 1 else reward // 4
    return [reward if one == most else (points if one == second and second else 0) for one in counts]


def thug_reasons(cards: Cards, crew: Crew, icons: int, before: int) -> list[Reason]:
    """LK-106 to LK-111, LK-R31 Type by type; the track stops at 0, so together they cannot take more than there is."""
    reasons: list[Reason] = []
    for type in range(THUG_TYPES):
        thugs = bits(crew.thugs & cards.of_type[type])
        if thugs:
            points = type_points(cards, crew, type, thugs, icons)
            reasons.append(Reason(points, "thugs", {"count": thugs, "thug_type": THUG_TYPE.ids[type]}))
    short = sum([reason.points for reason in reasons]) + before
    if short < 0:
        reasons.append(Reason(-short, "floor", {}))
    return reasons


def type_points(cards: Cards, crew: Crew, type: int, thugs: int, icons: int) -> int:
    """What this many thugs of a type are worth to a crew."""
    if type == BANDIT:
        return BANDIT_WORTH * thugs
    if type == RAIDER:
        return RAIDER_WORTH * thugs
    if type == CULTIST:
        return thugs * bits(crew.items)
    if type == DEMON:
        return DEMON_WORTH * thugs * demon_icons(cards, crew, icons)
    if type == HOBGOBLIN:
        return thugs * crew.strength
    if type == DWARF:
        return DWARVES[min(thugs, len(DWARVES) - 1)]
    assert type == RATFOLK
    return RATS[min(thugs, len(RATS) - 1)]


def demon_icons(cards: Cards, crew: Crew, icons: int) -> int:
    """LK-108, LK-R35, LK-D2"""
    if icons >= 0:
        return treasures(cards, crew, icons)
    return sum([treasures(cards, crew, kind) for kind in range(len(TREASURE.ids))])


def resource_reasons(crew: Crew, guards: bool) -> list[Reason]:
    """LK-112, LK-148 Gold counts 2, everything else 1; the guards count gold only."""
    reasons: list[Reason] = []
    for kind in range(KINDS):
        cubes = crew.resources[kind]
        if cubes and (kind == GOLD or not guards):
            points = cubes * (GOLD_WORTH if kind == GOLD else 1)
            reasons.append(Reason(points, "resources", {"count": cubes, "resource": RESOURCE.ids[kind]}))
    return reasons


DEMON_CHOICES = Kind("demon_icons", ("any", *TREASURE.ids))
MINIMUM_CHOICES = Kind("leader_min", LEADER_MINIMA)
FINAL_CHOICES = Kind("final_of_two", FINALS_OF_TWO)


def form(cards: Cards) -> Form:
    """The score sheet of a printed game."""
    leaders = tuple([GOAL.ids[i] for i in range(len(GOAL.ids)) if cards.goal_kind[i] == LEADER])
    finals = tuple([GOAL.ids[i] for i in range(len(GOAL.ids)) if cards.goal_kind[i] == FINAL])
    goals = Group("goals", [Goal("leader", leaders).called("goal_leader"), Goal("final", finals).called("goal_final")])
    resources: list[Blank] = [HowMany(RESOURCE, RESOURCE.ids[kind], SUPPLY[kind]) for kind in range(KINDS)]
    seat: list[Blank] = [
        Number("track", 0, 999),
        Number("item_points", 0, 999, 0),
        Number("final_goal", 0, 99).optional(),
        Group("others", by_number(), required=False),
        ListOf("items", Pick("item", ITEM), 0, ITEMS, required=False).each_once(),
        ListOf("thugs", Pick("thug", THUG), 0, THUGS, required=False).each_once(),
        Group("resources", resources, required=False),
        Number("tomes", 0, 2 * TITLES, 0),
        Number("strength", 0, SUPPLY[STRENGTH], 0),
        Flag("first"),
        Flag("leader"),
        Flag("guards").only_with(2),
    ]
    options: list[Blank] = [
        Pick("demon_icons", DEMON_CHOICES, default="any"),
        Pick("leader_min", MINIMUM_CHOICES, default="at_least"),
        Pick("final_of_two", FINAL_CHOICES, default=FINALS_OF_TWO[0]),
    ]
    return Form("lockup", 2, 5, [goals], options, seat)


def by_number() -> list[Blank]:
    """Items and thugs that nobody names: how many there are, and what they show."""
    return [
        Group("thugs", [HowMany(THUG_TYPE, id, THUGS) for id in THUG_TYPE.ids], required=False).called("other_thugs"),
        Number("items", 0, ITEMS, 0).called("other_items"),
        Group("items_with", [HowMany(TREASURE, id, ITEMS) for id in TREASURE.ids], required=False),
        Group("more_icons", [HowMany(TREASURE, id, 99) for id in TREASURE.ids], required=False),
    ]


class Goal(Pick):
    """A goal of one kind, or one that is not in the pack: the goals in it are ours."""

    def __init__(self, name: str, ids: tuple[str, ...]) -> None:
        super().__init__(name, GOAL, (OTHER_GOAL, *ids))

    def unfit(self, id: str, place: str) -> Refused:
        return Refused("lockup-sheet-goal", place) if id in GOAL.ids else super().unfit(id, place)


def count_sheet(data: dict[str, Any], cards: Cards) -> dict[str, Json]:
    """The end of a printed game, as people enter it."""
    sheet = form(cards).read(without_guards(data))
    seats = sheet.seats
    solo = guards_on(seats)
    crews = [crew_of(seat, len(seats)) for seat in seats]
    first = [i for i in range(len(seats)) if seats[i]["first"]]
    if len(first) != 1:
        raise Refused("lockup-sheet-first", "seats")
    warnings: list[Refused] = []
    in_the_box(seats, cards, solo)
    known = with_others(seats, crews, cards, warnings)
    leader = GOAL.numbers.get(sheet.sheet["goals"]["leader"], OTHER)
    holder = holder_on(seats)
    if leader != OTHER:
        least = minimum(LEADER_MINIMA.index(sheet.options["leader_min"]), cards.least[leader])
        counts = [count(known, crew, cards.count[leader]) for crew in crews]
        rightly_held(holder, counts, least, counts_by_ours(seats, cards, leader), warnings)
    final = GOAL.numbers.get(sheet.sheet["goals"]["final"], OTHER)
    icons = TREASURE.numbers.get(sheet.options["demon_icons"], -1)
    as_more = sheet.options["final_of_two"] == FINALS_OF_TWO[1]
    entered = final_on(seats, final)
    counted = rank(Standing(known, crews, leader, final, holder, first[0], icons, as_more, solo, entered))
    told: dict[str, Json] = {"game": "lockup", "warnings": plain_warnings(warnings)}
    if not solo:
        told.update(counted.plain())
        return told
    assert counted.against is not None
    both: list[Json] = [counted.seats[0].plain(), counted.against.plain()]
    told.update({"seats": both, "winners": [0 if counted.won else GUARD_CREW], "won": counted.won})
    if counted.ties():
        told["ties"] = [tie.plain() for tie in counted.ties()]
    return told


def final_on(seats: list[dict[str, Any]], final: int) -> tuple[int, ...]:
    """What each has for a final goal that is not in the pack; for any other it is counted, not entered."""
    entered: list[int] = []
    for i in range(len(seats)):
        points = seats[i]["final_goal"]
        place = f"seats[{i}].final_goal"
        if final == OTHER and points is None:
            raise Refused("sheet-missing", place)
        if final != OTHER and points is not None:
            raise Refused("lockup-sheet-final", place)
        entered.append(points or 0)
    return tuple(entered)


def without_guards(data: dict[str, Any]) -> dict[str, Any]:
    """With more players there are no guards: nobody is asked about them, but a sheet may say there are none."""
    seats = data.get("seats")
    if not isinstance(seats, list) or len(seats) == 2:
        return data
    said = [isinstance(seat, dict) and seat.get("guards") is False for seat in seats]
    for i in range(len(seats)):
        if isinstance(seats[i], dict) and seats[i].get("guards") is True:
            raise Refused("lockup-sheet-guards", f"seats[{i}].guards")
    kept = [
        {name: seats[i][name] for name in seats[i] if name != "guards"} if said[i] else seats[i]
        for i in range(len(seats))
    ]
    return {**data, "seats": kept}


def guards_on(seats: list[dict[str, Any]]) -> bool:
    """Whether this is a solo game: of two seats, the second is the guards."""
    if len(seats) == 2 and seats[0]["guards"]:
        raise Refused("lockup-sheet-guards", "seats[0].guards")
    solo = len(seats) == 2 and bool(seats[GUARD_CREW]["guards"])
    if solo and seats[GUARD_CREW]["tomes"]:
        raise Refused("lockup-sheet-guards-tomes", f"seats[{GUARD_CREW}].tomes")
    return solo


def crew_of(seat: dict[str, Any], seats: int) -> Crew:
    crew = new_crew(-1, seats)
    crew.reputation = seat["track"] + seat["item_points"]
    crew.strength = seat["strength"]
    crew.resources = [seat["resources"][id] for id in RESOURCE.ids]
    crew.tomes = (0,) * seat["tomes"]
    for id in seat["items"]:
        crew.items |= 1 << ITEM.numbers[id]
    for id in seat["thugs"]:
        crew.thugs |= 1 << THUG.numbers[id]
    return crew


def in_the_box(seats: list[dict[str, Any]], cards: Cards, solo: bool) -> None:
    """No card twice, and no more cards, cubes and tomes than there are."""
    named: set[str] = set()
    for i in range(len(seats)):
        for field in ("items", "thugs"):
            for n, id in enumerate(seats[i][field]):
                if id in named:
                    raise Refused("sheet-too-many", f"seats[{i}].{field}[{n}]", card=id, most=1)
                named.add(id)
    for field, most in (("items", ITEMS), ("thugs", THUGS)):
        at_most(most, field, [len(seat[field]) + all_others(seat, field) for seat in seats])
    for kind in range(KINDS):
        id = RESOURCE.ids[kind]
        at_most(SUPPLY[kind], id, [seat["resources"][id] for seat in seats], "resources.")
    at_most(SUPPLY[STRENGTH], "strength", [seat["strength"] for seat in seats])
    tomes = sum([2 for tome in range(TITLES) if not (solo and cards.not_alone[tome])])
    at_most(tomes, "tomes", [seat["tomes"] for seat in seats])


def at_most(most: int, what: str, entered: list[int], within: str = "") -> None:
    """All seats together have no more of this than the box."""
    if sum(entered) > most:
        raise Refused("sheet-too-many", f"seats: {within}{what}", card=what, most=most)


def all_others(seat: dict[str, Any], field: str) -> int:
    """How many items or thugs a seat has besides those it names."""
    number = seat["others"][field]
    return sum(number.values()) if isinstance(number, dict) else int(number)


def with_others(seats: list[dict[str, Any]], crews: list[Crew], cards: Cards, warnings: list[Refused]) -> Cards:
    """The pack, in which cards that nobody names stand in for those that were only counted.

    The box has enough of them: no sheet has more items or thugs than there are.
    """
    if not any([all_others(seat, field) for seat in seats for field in ("items", "thugs")]):
        for i in range(len(seats)):
            shown_on([], seats[i]["others"], f"seats[{i}].others")
        return cards
    known = Cards(cards)
    items = [i for i in range(ITEMS) if not any([crew.items >> i & 1 for crew in crews])]
    thugs = [i for i in range(THUGS) if not any([crew.thugs >> i & 1 for crew in crews])]
    enough_of_type(seats, cards, warnings)
    for i in range(len(seats)):
        others = seats[i]["others"]
        mine = [items.pop() for _ in range(others["items"])]
        types = [type for type in range(THUG_TYPES) for _ in range(others["thugs"][THUG_TYPE.ids[type]])]
        shown = shown_on([True] * len(mine) + [False] * len(types), others, f"seats[{i}].others")
        for n in range(len(mine)):
            crews[i].items |= 1 << mine[n]
            known.item_treasures[mine[n]] = tuple(shown[n])
        for n in range(len(types)):
            thug = thugs.pop()
            crews[i].thugs |= 1 << thug
            known.type[thug] = types[n]
            known.thug_treasures[thug] = tuple(shown[len(mine) + n])
    known.of_type = [sum([1 << i for i in range(THUGS) if known.type[i] == one]) for one in range(THUG_TYPES)]
    return known


def shown_on(is_item: list[bool], others: dict[str, Any], place: str) -> list[list[int]]:
    """Treasures on each of these cards: one on so many items, and the others wherever there can be more."""
    shown = [[0] * len(TREASURE.ids) for _ in is_item]
    items = [n for n in range(len(is_item)) if is_item[n]]
    for kind in range(len(TREASURE.ids)):
        id = TREASURE.ids[kind]
        showing = others["items_with"][id]
        if showing > len(items):
            raise Refused("lockup-sheet-items-with", f"{place}.items_with.{id}", most=len(items))
        for n in items[:showing]:
            shown[n][kind] = 1
        more = others["more_icons"][id]
        if more:
            room = [n for n in range(len(is_item)) if shown[n][kind] or not is_item[n]]
            if not room:
                raise Refused("lockup-sheet-icons", f"{place}.more_icons.{id}")
            shown[room[0]][kind] += more
    return shown


def enough_of_type(seats: list[dict[str, Any]], cards: Cards, warnings: list[Refused]) -> None:
    """Thugs of each type, named or not; how many of them the box has is ours."""
    ours = any([thug.is_ours("type") for thug in cards.cards["thug"].values()])
    for type in range(THUG_TYPES):
        id = THUG_TYPE.ids[type]
        most = bits(cards.of_type[type])
        found = 0
        for i in range(len(seats)):
            found += sum([1 for thug in seats[i]["thugs"] if cards.type[THUG.numbers[thug]] == type])
            found += seats[i]["others"]["thugs"][id]
            if found > most:
                place = f"seats[{i}].others.thugs.{id}"
                object_to(Refused("sheet-too-many", place, card=id, most=most), ours, warnings)
                break  # one warning is enough


def holder_on(seats: list[dict[str, Any]]) -> int:
    """Who holds the leader goal."""
    holders = [i for i in range(len(seats)) if seats[i]["leader"]]
    if len(holders) > 1:
        raise Refused("lockup-sheet-leaders", f"seats[{holders[1]}].leader")
    return holders[0] if holders else NOBODY


def rightly_held(holder: int, counts: list[int], least: int, ours: bool, warnings: list[Refused]) -> None:
    """LK-97, LK-98, LK-R32 It must be possible that this seat holds the leader goal."""
    if holder == NOBODY:
        if max(counts) >= least:
            object_to(Refused("lockup-sheet-leader", "seats", least=least), ours, warnings)
    elif max(counts) < least:
        object_to(Refused("lockup-sheet-no-leader", f"seats[{holder}].leader", least=least), ours, warnings)
    elif counts[holder] < max(counts):
        object_to(Refused("lockup-sheet-more", f"seats[{holder}].leader"), ours, warnings)


def counts_by_ours(seats: list[dict[str, Any]], cards: Cards, goal: int) -> bool:
    """Whether a value of ours says how much a seat has of what the goal counts, or how much it takes."""
    table = cards.cards
    card = table["goal"][GOAL.ids[goal]]
    if card.is_ours("count") or card.is_ours("least"):
        return True
    if cards.count[goal] in (COUNT_ITEMS, COUNT_THUGS, COUNT_STRENGTH, COUNT_RESOURCE_KINDS):
        return False  # nothing printed on a card
    items = [table["item"][id].is_ours("treasures") for seat in seats for id in seat["items"]]
    thugs = [table["thug"][id] for seat in seats for id in seat["thugs"]]
    return any(items) or any([thug.is_ours("type") or thug.is_ours("treasures") for thug in thugs])
