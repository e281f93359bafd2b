"""Who sees which zone, and what a seat remembers of the hands it has passed on."""

from __future__ import annotations

from collections.abc import Sequence

from karczma.games.stonespine.dungeon import Dungeon
from karczma.games.stonespine.improve import built
from karczma.games.stonespine.scoring import (
    goal_quantity,
    jael_of,
    jael_parts,
    jael_quantity,
    requirements_met,
    tallied,
    tally_of,
    to_be_seen,
)
from karczma.games.stonespine.state import Architect, Pile, Table
from karczma.games.stonespine.supply import as_bits
from karczma.games.stonespine.vocabulary import (
    BLUEPRINT,
    CELL,
    CELLS,
    CHALLENGE,
    CHAMBER,
    CHAMBERS,
    EDGE,
    EDGES,
    ELEMENT,
    ELEMENTS,
    FACES,
    GOAL,
    JAEL,
    MARKET,
    MARKET_CARDS,
    SET,
    SHAPE,
    TOKEN,
)
from karczma.kernel.audience import Area, Json, View, Zone
from karczma.kernel.chance import Chance
from karczma.kernel.errors import Fact
from karczma.kernel.game import NOBODY
from karczma.kernel.step import Step
from karczma.kernel.tally import SeatTally
from karczma.kernel.worlds import forget_chance, reseal

ZONES = (
    "goal",
    "challenges",
    "market",
    "set",
    "deck",
    "discards",
    "pile",
    "used",
    "jael",
    "collected",
    "jael_tokens",
    "placing",
    "blueprint",
    "hand",
    "cell",
    "passages",
    "taken",
)
NUMBERS = ("year", "turn", "gold", "priority", "passed", "reputation", "jael_gold")


def views(g: Table, readers: list[int | None]) -> list[View]:
    """What each of these seats, or a spectator, may see."""
    dungeons = [architect.dungeon(g.cards) for architect in g.architects]
    zones = [
        Zone("goal", "", [GOAL.ids[g.goal]], 0, {"counts": _goal(g, dungeons)}),
        Zone("challenges", "", [CHALLENGE.ids[card] for card in g.display], 0, {}),
        Zone("market", "", [MARKET.ids[card] for card in g.market], 0, {} if g.solo else {"order": _next(g)}),
    ]
    for i in range(len(g.fields)):
        one = g.market[i // 2] * 2 + i % 2
        zones.append(Zone("set", SET.ids[one], _faces(g.fields[i]), 0, {"gold": g.cards.cost[one]}))
    zones.append(Zone("deck", "", [], g.deck.left, {}))
    zones.append(Zone("discards", "", [], len(g.discards), {}))
    for shape in range(len(SHAPE.ids)):
        pile = g.piles[shape]
        zones.append(Zone("pile", SHAPE.ids[shape], [], pile.left, {"inside": list(_faces(sorted(pile.inside())))}))
    zones.append(Zone("used", "", _faces(sorted(g.used)), 0, {}))
    zones.append(Zone("placing", "", _faces(g.placing), 0, {"seat": g.ask_at(0)[1] if g.placing else NOBODY}))
    numbers: dict[str, Fact] = {"year": g.year}
    if building(g):
        numbers["turn"] = g.turn
    if g.solo:
        zones.extend(_jael(g))
        numbers["jael_gold"] = g.cards.jael_gold[g.revealed_jael[-1]] if g.revealed_jael else 0
    scores = tally_of(g, dungeons).seats
    middle = Area(numbers, zones)
    public = [_architect(g, i, dungeons[i], scores[i]) for i in range(g.seated)]
    # Readers who know the same of a hand share one object: what changed in it is then worked out once for all.
    places: dict[tuple[int, int], Area] = {}
    views: list[View] = []
    for seat in readers:
        seats: list[Area] = []
        for i in range(g.seated):
            known = _known(g, i, seat)
            place = places.get((i, known))
            if place is None:
                place = _with_hand(public[i], _hand(g, i, known))
                places[(i, known)] = place
            seats.append(place)
        views.append(View(middle, seats))
    return views


def building(g: Table) -> bool:
    """Whether this year is still being built: then there are cards in hand."""
    return any([architect.hand for architect in g.architects])


def _next(g: Table) -> list[Json]:
    """ST-22, ST-R14 Seats as they stand in line: on the priority track; at the market the richest first."""
    if building(g):
        return [seat for seat in g.order]
    line: list[Json] = []
    left = [seat for seat in g.order if seat not in g.passed]
    while left:
        richest = left[0]
        for seat in left:
            if g.architects[seat].gold > g.architects[richest].gold:
                richest = seat
        left.remove(richest)
        line.append(richest)
    return [*line, *g.passed]


def _goal(g: Table, dungeons: list[Dungeon]) -> list[Json]:
    """How much each player has of what the goal compares, Jael last."""
    counts: list[Json] = [goal_quantity(g.cards, g.goal, g.architects[i], dungeons[i]) for i in range(g.seated)]
    return [*counts, jael_quantity(g.cards, jael_of(g), g.cards.goal[g.goal])] if g.solo else counts


def _jael(g: Table) -> list[Zone]:
    jael = jael_of(g)
    counts = tallied([jael.count(g.cards, 1 << element) for element in range(ELEMENTS)])
    points: dict[str, Json] = {part.name: part.points for part in jael_parts(g.cards, jael)}
    return [
        Zone("jael", "", [JAEL.ids[card] for card in g.revealed_jael], g.jael_deck.left, points),
        Zone("collected", "", [CHAMBER.ids[card] for card in g.collected], 0, {"counts": counts}),
        Zone("jael_tokens", "", _faces(g.jael_tokens), 0, {}),
    ]


def _architect(g: Table, i: int, dungeon: Dungeon, score: SeatTally) -> Area:
    """What everybody sees of an architect: everything but the hand."""
    architect = g.architects[i]
    clusters: list[Json] = [
        [CELL.ids[cell] for cell in range(CELLS) if cluster >> cell & 1] for cluster in dungeon.clusters()
    ]
    facts: dict[str, Json] = {
        "entrance": g.cards.entrance[architect.blueprint] + 1,
        "exit": g.cards.exit[architect.blueprint] + 1,
        "met": requirements_met(g.cards, architect, dungeon),
        "clusters": clusters,
        "counts": tallied(dungeon.totals),
        "parts": {part.name: part.points for part in score.parts if part.points},
    }
    facts.update(_scale(g, architect.blueprint, requirements_met(g.cards, architect, dungeon)))
    facts.update(to_be_seen(g.cards, architect, dungeon))
    zones = [Zone("blueprint", "", [BLUEPRINT.ids[architect.blueprint]], 0, facts)]
    for cell in built(architect):
        zones.append(_cell(architect, cell))
    edges: list[Json] = [EDGE.ids[edge] for edge in range(EDGES) if architect.passages >> edge & 1]
    zones.append(Zone("passages", "", [], 0, {"edges": edges}))
    zones.append(Zone("taken", "", [CHALLENGE.ids[card] for card in architect.challenges], 0, {}))
    numbers: dict[str, Fact] = {"gold": architect.gold, "reputation": score.total}
    if not g.solo:
        numbers["priority"] = g.order.index(i) + 1
        numbers["passed"] = g.passed.index(i) + 1 if i in g.passed else 0
    return Area(numbers, zones)


def _scale(g: Table, blueprint: int, met: int) -> dict[str, Json]:
    """ST-79 What a blueprint pays now, and each number of requirements from which it pays more."""
    paid = g.cards.met[blueprint]
    steps: list[list[Json]] = [[count, paid[count]] for count in range(1, len(paid)) if paid[count] > paid[count - 1]]
    further = [step for step in steps if int(str(step[0])) > met]
    return {"pays": paid[met], "steps": [*steps], "next": further[0] if further else []}


def _with_hand(public: Area, hand: Zone) -> Area:
    return Area(public.numbers, [public.zones[0], hand, *public.zones[1:]])


def _known(g: Table, i: int, seat: int | None) -> int:
    """What this reader knows of a hand, as bits: all of its own; of another's only cards it once held."""
    if seat is None:
        return 0
    hand = 0
    for card in g.architects[i].hand:
        hand |= 1 << card
    return hand if seat == i else hand & g.seen[seat]


def _hand(g: Table, i: int, known: int) -> Zone:
    """A hand of which these cards are known; the rest is face down."""
    hand = sorted(g.architects[i].hand)
    seen = [card for card in hand if known >> card & 1]
    return Zone("hand", "", [CHAMBER.ids[card] for card in seen], len(hand) - len(seen), {})


def _cell(architect: Architect, cell: int) -> Zone:
    tokens: list[Json] = [ELEMENT.ids[token % ELEMENTS] for token in architect.tokens if token // ELEMENTS == cell]
    return Zone("cell", CELL.ids[cell], [CHAMBER.ids[architect.chambers[cell]]], 0, {"tokens": tokens})


def _faces(tokens: Sequence[int]) -> list[str]:
    return [TOKEN.ids[token] for token in tokens]


def redeal(g: Table, steps: list[Step[Table]], eyes: int, chance: Chance) -> Table:
    """Cards these seats have never held change places; decks and piles are shuffled; sealed answers may be anything."""
    world = g.clone()
    unseen_chambers(world, eyes, chance)
    world.challenge_deck = again(world.challenge_deck, chance)
    world.market_deck = again(world.market_deck, chance)
    world.jael_deck = again(world.jael_deck, chance)
    world.piles = [again(pile, chance) for pile in world.piles]
    reseal(world, steps, eyes, chance)
    forget_chance(world, chance)
    return world


def again(pile: Pile, chance: Chance) -> Pile:
    """A pile whose order nobody knows."""
    inside = list(pile.inside())
    chance.shuffle(inside)
    return Pile((*inside, *pile.order[pile.left :]), pile.left)


def unseen_chambers(world: Table, eyes: int, chance: Chance) -> None:
    """Chambers these seats have not seen, in the deck, other hands and the discards, are dealt again."""
    others = [world.architects[i] for i in range(world.seated) if not eyes >> i & 1]
    had = 0
    for i in range(world.seated):
        if eyes >> i & 1:
            had |= world.seen[i]
    dealt = [card for place in [world.discards, *[other.hand for other in others]] for card in place]
    unseen = [card for card in dealt if not had >> card & 1]
    before = [*world.deck.inside(), *unseen]  # nobody has seen any of the deck
    after = before[:]
    chance.shuffle(after)
    swapped = {before[i]: after[i] for i in range(len(before))}
    world.deck = Pile(traded(world.deck.order, swapped), world.deck.left)  # including what was dealt from it
    world.discards = traded(world.discards, swapped)
    for other in others:
        other.hand = traded(other.hand, swapped)
    for i in range(world.seated):  # whoever saw the card in some place has now seen the one there
        had = world.seen[i]
        seen = tuple([card for card in unseen if had >> card & 1])
        world.seen[i] = had & ~as_bits(seen) | as_bits(traded(seen, swapped))


def traded(cards: tuple[int, ...], swapped: dict[int, int]) -> tuple[int, ...]:
    return tuple([swapped.get(card, card) for card in cards])


def components(g: Table) -> dict[str, list[int]]:
    """ST-I1, ST-I2 Where each card and token is; tokens and other cards are numbered above the chambers."""
    challenges = CHAMBERS
    markets = challenges + len(CHALLENGE.ids)
    tokens = markets + MARKET_CARDS
    zones: dict[str, list[int]] = {
        "deck": list(g.deck.inside()),
        "discards": list(g.discards),
        "collected": list(g.collected),
        "challenges": [challenges + card for card in [*g.challenge_deck.inside(), *g.display]],
        "markets": [markets + card for card in [*g.market_deck.inside(), *g.market]],
        "gone": [challenges + card for card in g.gone],
        "piles": [tokens + token for pile in g.piles for token in pile.inside()],
        "tokens": [tokens + token for token in [*g.used, *g.placing, *g.jael_tokens]],
        "fields": [tokens + token for field in g.fields for token in field],
        "jael": [tokens + FACES + card for card in [*g.jael_deck.inside(), *g.revealed_jael]],
    }
    for i in range(g.seated):
        architect = g.architects[i]
        zones[f"chambers {i}"] = [*architect.hand, *[card for card in architect.chambers if card >= 0]]
        zones[f"challenges {i}"] = [challenges + card for card in architect.challenges]
        passages = [ELEMENTS for edge in range(EDGES) if architect.passages >> edge & 1]
        laid = [token % ELEMENTS for token in architect.tokens]
        zones[f"tokens {i}"] = [tokens + token for token in [*laid, *passages]]
    return zones


def box(g: Table) -> list[int]:
    """Every component there is."""
    tokens = CHAMBERS + len(CHALLENGE.ids) + MARKET_CARDS
    faces = [tokens + face for face in range(FACES) for _ in range(g.cards.tokens[face])]
    jael = [tokens + FACES + card for card in [*g.jael_deck.order, *g.revealed_jael]] if g.solo else []
    return [*range(tokens), *faces, *sorted(set(jael))]
