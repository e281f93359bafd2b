"""The final scoring of two to five players, and of games played to the end (ST-38 to ST-47, ST-77, ST-78)."""

from __future__ import annotations

from random import Random

import pytest

from karczma.games.stonespine import FACE
from karczma.games.stonespine.scoring import rank
from karczma.games.stonespine.state import Architect, Table
from karczma.games.stonespine.vocabulary import (
    BLUEPRINT,
    CELL,
    CHALLENGE,
    CHAMBER,
    EDGE,
    ELEMENT,
    ELEMENTS,
    GOAL,
    JAEL,
    TOKEN,
)
from karczma.kernel import match
from karczma.kernel.match import Match
from karczma.kernel.tally import Tally
from rules.rule import rule
from rules.stonespine import reference
from rules.stonespine.dungeons import PLACES_OF_ALL, Plan, box, built, draw, empty, the_example

OF_E8 = ("fatal_pathway", "halls_of_glynox", "varied_composition")
SOLID = "blueprint_3"  # wants dungeons, so that caves meet nothing


def table(goal: str, order: list[int], *plans: Plan, blueprint: str = SOLID) -> Tally:
    """The count of dungeons that differ in tokens and passages only, with this final priority, highest first."""
    cards = plans[0].cards
    owners = [plan.architect(blueprint) for plan in plans]
    return rank(cards, GOAL.numbers[goal], owners, [owner.dungeon(cards) for owner in owners], tuple(order))


def parts(tally: Tally, name: str) -> list[int]:
    return [part.points for seat in tally.seats for part in seat.parts if part.name == name]


@rule("ST-39", "ST-78")
@pytest.mark.parametrize(
    ("order", "points"),
    [([1, 0], [6, 9]), ([2, 0, 1], [6, 3, 9]), ([3, 1, 0, 2], [3, 6, 0, 9]), ([4, 2, 0, 1, 3], [3, 0, 6, 0, 9])],
)
def test_final_priority(order: list[int], points: list[int]) -> None:
    assert parts(table("goblin_denizens", order, *[empty()] * len(order)), "priority") == points


@rule("ST-40")
def test_the_goal_is_ranked_over_all() -> None:
    plans = [draw(r1c1="+ gnoll"), draw(r1c1="+ gnoll gnoll"), draw(r2c2="+ gnoll"), empty()]
    assert parts(table("grand_gnoll", [3, 2, 1, 0], *plans), "goal") == [5, 15, 9, 0]


@rule("ST-43", "ST-R22")
def test_stars_add_up_and_negative_ones_subtract() -> None:
    plan = draw(r1c1="star+3 star-1", r2c2="star+2 + star+1", r4c4="star-3 star-2 star-2")
    assert plan.stars() == -2
    tally = table("goblin_denizens", [0, 1, 2, 3], *[empty()] * 3, draw(r1c1="+ star-3", r2c2="+ star-2"))
    assert tally.seats[3].total == -5
    assert [seat.rank for seat in tally.seats] == [1, 2, 3, 4]


@rule("ST-47")
def test_ties_go_to_the_higher_priority() -> None:
    tally = table("goblin_denizens", [1, 2, 0], draw(r1c1="+ star+3"), empty(), draw(r4c4="+ star+1 star-1"))
    assert [seat.total for seat in tally.seats] == [6, 9, 6]
    assert [seat.rank for seat in tally.seats] == [3, 1, 2]
    tied = table("goblin_denizens", [1, 0], draw(r1c1="+ star+3"), empty())
    assert [seat.total for seat in tied.seats] == [9, 9]
    assert (tied.winners, [seat.rank for seat in tied.seats]) == ([1], [2, 1])
    more = table("goblin_denizens", [1, 0], draw(r1c1="+ star+3 star+1"), empty())
    assert more.winners == [0]


@rule("ST-E8", "ST-77", "ST-42")
def test_the_example_counted_to_the_end() -> None:
    other = built(
        "stockyard training_room secret_path furrow",
        "cavern tomb lair passage",
        "furnace hearth ruins alcove",
        "arena hollow keep vault",
    )
    owners = [the_example().architect("blueprint_8", OF_E8), other.architect("blueprint_2")]
    tally = rank(box(), GOAL.numbers["goblin_denizens"], owners, [owner.dungeon(box()) for owner in owners], (0, 1))
    seat = tally.seats[0]
    assert seat.total == 70
    assert [(part.name, part.points) for part in seat.parts] == [
        ("priority", 9),
        ("goal", 15),
        ("challenges", 27),
        ("chambers", -3),
        ("blueprint", 7),
        ("paths", 15),
    ]
    assert [reason.points for reason in seat.parts[2].reasons] == [10, 8, 9]


@rule("ST-77")
def test_tokens_and_passages_are_counted_with_the_rest() -> None:
    bare = the_example()
    bare.tokens = {place: [] for place in PLACES_OF_ALL}
    bare.passages = set()
    assert [bare.stars(), bare.requirements("blueprint_8"), *bare.paths("blueprint_8")] == [-4, 3, 3, 10]
    assert bare.achieves("grand_gnoll") == 4


@rule("ST-R23")
def test_a_star_counts_wherever_it_can() -> None:
    plan = draw(r1c4="star+1 star+1 star+1")
    owner = plan.architect(SOLID, ("skilled_artificer", "sabeks_plunder", "dogrens_vault"))
    found = rank(plan.cards, 0, [owner, owner.clone()], [owner.dungeon(plan.cards)] * 2, (0, 1))
    assert parts(found, "challenges")[0] == 6
    assert parts(found, "chambers")[0] == 3
    assert plan.requirements(SOLID) == 1


def played(seats: int, seed: int) -> tuple[Match, list[int]]:
    """A game that chance plays, and who passed in the last year, first to last."""
    random = Random(seed)
    game = match.start(FACE, box(), seats, {"jael": "legendary"} if seats == 1 else {}, seed)
    passed: list[int] = []
    while not game.over:
        seat = random.choice(game.asked)
        game.choose(seat, random.choice(game.options(seat)))
        for event in game.told(None):
            if event["event"] == "passed":
                passed.append(int(str(event["seat"])))
    return game, passed[-seats:]


def the_table(game: Match) -> Table:
    assert isinstance(game.game, Table)
    return game.game


def plan_of(architect: Architect) -> Plan:
    """What somebody has built, in plain words."""
    ids = [CHAMBER.ids[chamber] for chamber in architect.chambers]
    rows = [" ".join(ids[row * 4 : row * 4 + 4]) for row in range(4)]
    passages = [EDGE.ids[number] for number in range(40) if architect.passages >> number & 1]
    tokens: dict[str, str] = {}
    for token in architect.tokens:
        cell = CELL.ids[token // ELEMENTS]
        tokens[cell] = f"{tokens.get(cell, '')} {ELEMENT.ids[token % ELEMENTS]}"
    return built(*rows, passages=passages, **tokens)


def expected(architect: Architect) -> list[int]:
    """Challenges, stars, blueprint and paths, worked out by the slow reference from what stands on the cards."""
    plan = plan_of(architect)
    cards = box().cards
    blueprint = cards["blueprint"][BLUEPRINT.ids[architect.blueprint]]
    exit_column = blueprint.whole("exit_col")
    from_challenges = 0
    for number in architect.challenges:
        card = cards["challenge"][CHALLENGE.ids[number]]
        if card.values["form"] == "count_connected":
            count = reference.count(plan, reference.connected(plan, "exit", exit_column), *card.several("elements"))
        else:
            told = (str(card.values["cells"]), str(card.values["gate"]), card.whole("least"))
            count = reference.quantity(plan, str(card.values["form"]), tuple(card.several("elements")), *told)
        from_challenges += count * card.whole("points")
    stars = sum(int(one[4:]) for place in plan.kinds for one in reference.lying(plan, place) if one.startswith("star"))
    wanted = {place: str(blueprint.values[cell]) for place, cell in zip(PLACES_OF_ALL, CELL.ids, strict=True)}
    met = [
        place
        for place, word in wanted.items()
        if word == plan.kinds[place] or reference.matching((word,)) & set(reference.lying(plan, place))
    ]
    entered = reference.connected(plan, "entrance", blueprint.whole("entrance_col"))
    left = reference.connected(plan, "exit", exit_column)
    return [from_challenges, stars, blueprint.whole(f"met_{len(met)}"), len(entered) + len(left)]


@rule("ST-38", "ST-39", "ST-40", "ST-42", "ST-43", "ST-44", "ST-45", "ST-77")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_a_game_played_to_the_end(seats: int, seed: int) -> None:
    game, passed = played(seats, seed)
    tally = game.scores()
    names = ("priority", "goal", "challenges", "chambers", "blueprint", "paths")
    goal = box().cards["goal"][GOAL.ids[the_table(game).goal]]
    form, selectors = str(goal.values["form"]), tuple(goal.several("elements"))
    achieved = [
        reference.quantity(plan_of(architect), form, selectors, "none", "none", 0)
        for architect in the_table(game).architects
    ]
    fewest = goal.id == "barren_vault"
    best = sorted(range(seats), key=lambda seat: (achieved[seat] * (1 if fewest else -1), passed.index(seat)))
    placed = [seat for seat in best if fewest or achieved[seat]]
    for seat, architect in enumerate(the_table(game).architects):
        found = tally.seats[seat]
        assert tuple(part.name for part in found.parts) == names
        assert len(architect.challenges) == 3
        for_priority = (9, 6, 3, 0, 0)[passed.index(seat)]
        place = placed.index(seat) if seat in placed else 5
        for_goal = (15, 9, 5 if seats > 2 else 0, 0, 0, 0)[place]
        assert [part.points for part in found.parts] == [for_priority, for_goal, *expected(architect)]
    totals = [(seat.total, -passed.index(number)) for number, seat in enumerate(tally.seats)]
    assert tally.winners == [totals.index(max(totals))]


@rule("ST-86", "ST-62", "ST-63", "ST-R29")
@pytest.mark.parametrize("seed", range(6))
def test_a_game_against_jael_played_to_the_end(seed: int) -> None:
    game, _ = played(1, seed)
    g = the_table(game)
    tally = game.scores()
    architect = g.architects[0]
    gold = box().jael_gold[g.revealed_jael[3]]
    assert tally.seats[0].parts[0].points == (9 if architect.gold > gold else 6)
    assert [part.points for part in tally.seats[0].parts[2:]] == expected(architect)
    assert tally.against is not None
    cards = [box().cards["jael"][JAEL.ids[number]] for number in g.revealed_jael]
    his = [
        element
        for chamber in g.collected
        for element in box().cards["chamber"][CHAMBER.ids[chamber]].several("elements")
    ]
    his += [TOKEN.ids[token] for token in g.jael_tokens]
    found = 0
    for card in cards:
        named = card.several("elements")
        counts = [len([one for one in his if one in reference.matching((name,))]) for name in named]
        found += min(counts) * card.whole("points")  # every one of these cards counts one thing, or sets of one each
    stars = sum(int(one[4:]) for one in his if one.startswith("star"))
    points = [part.points for part in tally.against.parts]
    assert points[2:] == [sum(card.whole("base") for card in cards), found, stars]


@rule("ST-R29")
def test_what_jael_takes_stays_with_him() -> None:
    random = Random(3)
    game = match.start(FACE, box(), 1, {}, 3)
    had: tuple[list[int], list[int]] = ([], [])
    while not game.over:
        game.choose(0, random.choice(game.options(0)))
        g = the_table(game)
        has = (list(g.collected), list(g.jael_tokens))
        assert [now[: len(before)] for now, before in zip(has, had, strict=True)] == list(had)
        had = has
    assert len(had[1]) > 4


def test_the_score_of_a_game_that_goes_on() -> None:
    """Who has passed stands before those who have not; challenges not taken yet pay nothing."""
    game = match.start(FACE, box(), 3, {}, 1)
    g = the_table(game)
    g.order, g.passed = (0, 1, 2), (2,)
    assert parts(game.scores(), "priority") == [6, 3, 9]
    assert parts(game.scores(), "challenges") == [0, 0, 0]
    assert parts(game.scores(), "paths") == [0, 0, 0]


def test_the_score_against_jael_before_anything_is_built() -> None:
    game = match.start(FACE, box(), 1, {}, 1)
    tally = game.scores()
    assert tally.against is not None
    assert (tally.against.parts[0].points, tally.seats[0].parts[0].points) == (9, 6)
    assert len(tally.against.parts[2].reasons) == len(the_table(game).revealed_jael) == 1
