"""What the forms count, worked out again and slowly: from the words of the rules, with nothing of the engine in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from rules.stonespine.dungeons import PLACES_OF_ALL, Place, Plan, edge

GROUPS = {
    "monster": {"gnoll", "goblin", "kobold", "ooze", "slime"},
    "trap": {"bear", "blade", "fire", "pit", "spike"},
    "star": {"star+1", "star+2", "star+3", "star-1", "star-2", "star-3"},
}
SIDES = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
Groups = list[frozenset[Place]]


def beside(place: Place, side: str) -> Place:
    down, right = SIDES[side]
    return place[0] + down, place[1] + right


def lying(plan: Plan, place: Place) -> list[str]:
    """The elements in a chamber, printed and tokens."""
    return [*plan.printed[place], *plan.tokens[place]] if place in plan.kinds else []


def matching(selectors: tuple[str, ...]) -> set[str]:
    return {name for selector in selectors for name in GROUPS.get(selector, {selector})}


def count(plan: Plan, places: Iterable[Place], *selectors: str) -> int:
    wanted = matching(selectors)
    return len([element for place in places for element in lying(plan, place) if element in wanted])


def joins(plan: Plan) -> set[frozenset[Place]]:
    """Each two neighbours with doors on both sides of their edge, or with a passage on it."""
    found: set[frozenset[Place]] = set()
    for place in plan.kinds:
        for side, facing in FACING.items():
            other = beside(place, side)
            if other in plan.kinds:
                doors = side in plan.doors[place] and facing in plan.doors[other]
                if doors or edge(*place, side) in plan.passages:
                    found.add(frozenset({place, other}))
    return found


def merged(plan: Plan, pairs: set[frozenset[Place]]) -> Groups:
    """The chambers in groups: two groups with a pair between them are one, until none is left to merge."""
    groups = [frozenset({place}) for place in plan.kinds]
    for pair in pairs:
        touched = [group for group in groups if group & pair]
        groups = [group for group in groups if group not in touched] + [frozenset().union(*touched)]
    return groups


def clusters(plan: Plan) -> Groups:
    alike = {
        frozenset({place, beside(place, side)})
        for place in plan.kinds
        for side in SIDES
        if plan.kinds.get(beside(place, side)) == plan.kinds[place]
    }
    return merged(plan, alike)


def connected(plan: Plan, gate: str, column: int) -> frozenset[Place]:
    """The chambers connected to a gate in this column, which is counted from 1."""
    place, side = ((1, column), "N") if gate == "entrance" else ((4, column), "S")
    if place not in plan.kinds or not (side in plan.doors[place] or edge(*place, side) in plan.passages):
        return frozenset()
    return next(group for group in merged(plan, joins(plan)) if place in group)


def routes(near: dict[Place, list[Place]], way: tuple[Place, ...]) -> Iterator[tuple[Place, ...]]:
    """Every single path that begins like this, without any cleverness."""
    if len(way) > 1:
        yield way
    for place in near[way[-1]]:
        if place not in way:
            yield from routes(near, (*way, place))


def best_route(plan: Plan, *selectors: str) -> int:
    near: dict[Place, list[Place]] = {place: [] for place in PLACES_OF_ALL}
    for one, other in [sorted(pair) for pair in joins(plan)]:
        near[one].append(other)
        near[other].append(one)
    worth = {place: count(plan, [place], *selectors) for place in PLACES_OF_ALL}
    return max((sum(worth[place] for place in way) for start in near for way in routes(near, (start,))), default=0)


@cache
def column(number: int) -> frozenset[Place]:
    return frozenset({(row, number) for row in (1, 2, 3, 4)})


@cache
def row(number: int) -> frozenset[Place]:
    return frozenset({(number, column) for column in (1, 2, 3, 4)})


CELLS = {"center": row(2) | row(3), "outer_columns": column(1) | column(4), "none": frozenset[Place]()}
CELLS["center"] -= CELLS["outer_columns"]


def uniform_lines(plan: Plan) -> int:
    lines = [line(number) for line in (row, column) for number in (1, 2, 3, 4)]
    return len([line for line in lines if {plan.kinds.get(place) for place in line} in ({"cave"}, {"dungeon"})])


def outer_side_openings(plan: Plan) -> int:
    sides = [(place, "W") for place in column(1)] + [(place, "E") for place in column(4)]
    return len(
        [
            place
            for place, side in sides
            if edge(*place, side) in plan.passages or (place in plan.kinds and side in plan.doors[place])
        ]
    )


def quantity(plan: Plan, form: str, selectors: tuple[str, ...], cells: str, gate: str, least: int) -> int:
    """ST-F1 to ST-F19 of a dungeon whose gates are both in column 1."""
    everything = Counter(element for place in PLACES_OF_ALL for element in lying(plan, place))
    groups = clusters(plan)
    chambers = [Counter(lying(plan, place)) for place in PLACES_OF_ALL]
    faces = {token for place in plan.kinds for token in plan.tokens[place]}
    found: dict[str, Callable[[], int]] = {
        "count": lambda: sum(everything[name] for name in matching(selectors)),
        "count_in_cells": lambda: count(plan, CELLS[cells], *selectors),
        "best_column_count": lambda: max(count(plan, column(number), *selectors) for number in (1, 2, 3, 4)),
        "best_cluster_count": lambda: max((count(plan, group, *selectors) for group in groups), default=0),
        "best_single_path_count": lambda: best_route(plan, *selectors),
        "count_connected": lambda: count(plan, connected(plan, gate, 1), *selectors),
        "largest_cluster_size": lambda: max(map(len, groups), default=0),
        "cluster_count": lambda: len(groups),
        "distinct_cluster_sizes": lambda: len(set(map(len, groups))),
        "distinct_kinds": lambda: len(matching(selectors) & set(everything)),
        "distinct_token_kinds": lambda: len(faces) + bool(plan.passages),
        "identical_pairs": lambda: sum(everything[name] // 2 for name in matching(selectors)),
        "sets": lambda: min(
            sum(everything[name] for name in matching((one,))) // selectors.count(one) for one in selectors
        ),
        "chambers_with_total": lambda: len([chamber for chamber in chambers if chamber.total() >= least]),
        "chambers_with_at_least": lambda: len(
            [chamber for chamber in chambers if sum(chamber[name] for name in matching(selectors)) >= least]
        ),
        "chambers_with_all": lambda: len(
            [chamber for chamber in chambers if all(matching((one,)) & set(chamber) for one in selectors)]
        ),
        "uniform_lines": lambda: uniform_lines(plan),
        "outer_side_openings": lambda: outer_side_openings(plan),
        "flat": lambda: 1,
    }
    return found[form]()
