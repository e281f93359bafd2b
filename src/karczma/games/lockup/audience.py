"""Who sees which zone, and what a seat can know of the face-down cards and tokens (LK-V1 to LK-V19)."""

from __future__ import annotations

from typing import Final

from karczma.games.lockup.cards import LEADER, NO_COUNT
from karczma.games.lockup.goals import count, minimum, treasures
from karczma.games.lockup.lightsout import standing, strength_at
from karczma.games.lockup.prison import board
from karczma.games.lockup.rollcall import may_hide
from karczma.games.lockup.scoring import goal_pays, tally
from karczma.games.lockup.setup import SUPPLY
from karczma.games.lockup.state import GUARD_CREW, IN_CELL, ROUNDS, Crew, Table
from karczma.games.lockup.tokens import unseen, worth
from karczma.games.lockup.vocabulary import (
    ASSIGN,
    GANG,
    GOAL,
    GUARD,
    GUARDS,
    ITEM,
    ITEMS,
    KINDS,
    LIBRARY,
    LOCATION,
    LOCATION_CARD,
    LOCATIONS,
    MOVE_TO,
    RESOURCE,
    SPACES,
    THUG,
    THUGS,
    TITLES,
    TOKEN,
    TOKENS,
    TOME,
    TRAIT,
    TREASURE,
    TWO,
)
from karczma.kernel.audience import Area, Json, View, Zone
from karczma.kernel.chance import Chance
from karczma.kernel.errors import Fact
from karczma.kernel.step import Step
from karczma.kernel.worlds import forget_chance, reseal

ZONES: tuple[str, ...] = (
    "goal",
    "item_deck",
    "display",
    "thug_deck",
    "thug_discards",
    "drawn_thugs",
    "tome_deck",
    "tome_discards",
    "location",
    "ranking",
    "supply",
    "guards",
    "guard_deck",
    "aside",
    "post",
    "location_deck",
    "drawn_locations",
    "gang",
    "trait",
    "dealt",
    "cell",
    "crew",
    "assigning",
    "items",
    "reserved",
    "thugs",
    "tomes",
    "drawn_tomes",
)
NUMBERS: tuple[str, ...] = (
    "round",
    "last_round",
    "reputation",
    "total",
    "strength",
    "suspicion",
    "storage",
    *RESOURCE.ids,
    *TREASURE.ids,
    "first",
    "passed",
    "may_hide",
)
SUSPICION: Final = SUPPLY[-1]  # cubes in the box


def views(g: Table, readers: list[int | None]) -> list[View]:
    """What each of these seats, or a spectator, may see."""
    totals = tally(g)
    zones = [*_goals(g), *_decks(g), *_prison(g)]
    if g.solo:
        assert totals.against is not None
        zones.extend(_guards(g, totals.against.total))
    middle = Area({"round": g.round, "last_round": ROUNDS}, zones)
    crews = [_crew(g, i, totals.seats[i].total) for i in range(g.seated)]
    public = [_as_seen(g, i, crews[i], None) for i in range(g.seated)]
    views: list[View] = []
    for seat in readers:
        places = [_as_seen(g, i, crews[i], seat) if _knows_more(g, i, seat) else public[i] for i in range(g.seated)]
        views.append(View(middle, places))
    return views


def _knows_more(g: Table, i: int, seat: int | None) -> bool:
    """Whether this seat may know more of a crew than a spectator: its own crew, or it has looked at something."""
    if seat is None:
        return False
    crew = g.crews[i]
    known = [*crew.tomes_known, *g.drawn_known]
    return seat == i or crew.peeked != 0 or any([marks >> seat & 1 for marks in known])


def _goals(g: Table) -> list[Zone]:
    zones: list[Zone] = []
    for kind in range(len(g.goals)):
        goal = g.goals[kind]
        if goal >= 0:
            facts = _goal(g, kind, goal)
            facts["holder"] = g.holders[kind]
            zones.append(Zone("goal", GOAL.ids[goal], [GOAL.ids[goal]], 0, facts))
    return zones


def _goal(g: Table, kind: int, goal: int) -> dict[str, Json]:
    """What a goal pays at this table, its minimum, and how much each side has, of both things if two."""
    cards = g.cards
    least = cards.least[goal] if kind != LEADER else minimum(g.rules.leader_min, cards.least[goal])
    pays, second = goal_pays(cards, goal, g.sides, g.rules.final_as_more)
    counts: list[Json] = []
    also: list[Json] = []
    met: list[Json] = []
    for crew in g.crews:
        found = count(cards, crew, cards.count[goal])
        enough = 0 < least <= found
        counts.append(found)
        if cards.also_count[goal] != NO_COUNT:
            more = count(cards, crew, cards.also_count[goal])
            also.append(more)
            enough = enough and more >= cards.also_least[goal]
        met.append(enough)
    return {"least": least, "pays": pays, "second": second, "counts": counts, "also": also, "met": met}


def _decks(g: Table) -> list[Zone]:
    places: list[Json] = [None if item < 0 else ITEM.ids[item] for item in g.display]
    return [
        Zone("item_deck", "", [], len(g.item_deck), {}),
        Zone("display", "", [ITEM.ids[item] for item in g.display if item >= 0], 0, {"places": places}),
        Zone("thug_deck", "", [], len(g.thug_deck), {}),
        Zone("thug_discards", "", [THUG.ids[thug] for thug in g.thug_discards], 0, {}),
        Zone("drawn_thugs", "", [THUG.ids[thug] for thug in g.drawn_thugs], 0, {}),
        Zone("tome_deck", "", [], len(g.tome_deck), {}),
        Zone("tome_discards", "", [TOME.ids[tome] for tome in g.tome_discards], 0, {}),
    ]


def _prison(g: Table) -> list[Zone]:
    zones: list[Zone] = []
    printed = board(g)
    for location in range(LOCATIONS):
        facts = printed[location].facts.copy()
        facts["suspicion"] = g.watched[location]
        thugs: list[str] = []
        if 1 <= location <= SPACES:
            first = (location - 1) * KINDS
            facts.update({RESOURCE.ids[kind]: g.loot[first + kind] for kind in range(KINDS)})
            thug = g.thugs[location - 1]
            thugs = [THUG.ids[thug]] if thug >= 0 else []
        zones.append(Zone("location", LOCATION.ids[location], thugs, 0, facts))
    if g.location >= 0:
        zones.append(_ranking(g))
    supply: dict[str, Json] = {RESOURCE.ids[kind]: g.supply[kind] for kind in range(KINDS)}
    supply.update({"strength": g.supply[KINDS], "suspicion": g.supply[KINDS + 1], "suspicion_of": SUSPICION})
    zones.append(Zone("supply", "", [], 0, supply))
    return zones


def _ranking(g: Table) -> Zone:
    """The location being resolved: who is there, strongest first, provisional until ranks are fixed; who got what.

    `rewards` gives for each which of the location's rewards it gets.
    """
    now, counts = (list(g.ranking), list(g.strengths)) if g.ranking else standing(g, g.location)
    order: list[Json] = list(now)
    strengths: list[Json] = list(counts)
    collected: list[Json] = [crew for crew in g.ranking if g.collected >> crew & 1]
    fixed = int(bool(g.ranking))
    printed = board(g)[g.location]
    rewards: list[Json] = [printed.column_of(rank, len(now)) for rank in range(len(now))]
    facts: dict[str, Json] = {"order": order, "strengths": strengths, "collected": collected, "fixed": fixed}
    facts["rewards"] = rewards
    return Zone("ranking", LOCATION.ids[g.location], [], 0, facts)


def _guards(g: Table, total: int) -> list[Zone]:
    """LK-V16 to LK-V18, LK-R50 The guards hide only what nobody knows."""
    guards = g.crews[GUARD_CREW]
    facts: dict[str, Json] = {RESOURCE.ids[kind]: guards.resources[kind] for kind in range(KINDS)}
    facts.update(
        {
            "reputation": guards.reputation,
            "total": total,
            "strength": guards.strength,
            "suspicion": guards.suspicion,
            "first": int(g.first == GUARD_CREW),
        }
    )
    facts.update({TREASURE.ids[kind]: treasures(g.cards, guards, kind) for kind in range(len(TREASURE.ids))})
    zones = [
        Zone("guards", "", [], 0, facts),
        Zone("items", "guards", _items(guards), 0, {}),
        Zone("reserved", "guards", [ITEM.ids[item] for item in guards.reserved], 0, {}),
        Zone("thugs", "guards", _thugs(guards), 0, {}),
        Zone("guard_deck", "", [], len(g.guard_deck), {}),
        Zone("aside", "", [GUARD.ids[card] for card in g.aside], 0, {}),
        Zone("location_deck", "", [], len(g.location_deck), {}),
        Zone("drawn_locations", "", [LOCATION_CARD.ids[card] for card in g.drawn_locations], 0, {}),
    ]
    for location in range(LOCATIONS):
        cards = [GUARD.ids[card] for card in range(GUARDS) if g.posted[location] >> card & 1]
        if cards or g.unknown[location] >= 0:
            hidden = int(g.unknown[location] >= 0)
            strength = strength_at(g, GUARD_CREW, location)
            zones.append(Zone("post", LOCATION.ids[location], cards, hidden, {"strength": strength}))
    return zones


def _items(crew: Crew) -> list[str]:
    return [ITEM.ids[item] for item in range(ITEMS) if crew.items >> item & 1]


def _thugs(crew: Crew) -> list[str]:
    return [THUG.ids[thug] for thug in range(THUGS) if crew.thugs >> thug & 1]


def _crew(g: Table, i: int, total: int) -> Area:
    """What everybody sees of a crew."""
    crew = g.crews[i]
    numbers: dict[str, Fact] = {
        "reputation": crew.reputation,
        "total": total,
        "strength": crew.strength,
        "suspicion": crew.suspicion,
        "storage": crew.storage,
        **{RESOURCE.ids[kind]: crew.resources[kind] for kind in range(KINDS)},
        **{TREASURE.ids[kind]: treasures(g.cards, crew, kind) for kind in range(len(TREASURE.ids))},
        "first": int(g.first == i),
        "passed": int(crew.passed),
        "may_hide": max(may_hide(g, crew), 0),
    }
    zones = [
        Zone("gang", "", [GANG.ids[crew.gang]] if crew.gang >= 0 else [], 0, {}),
        Zone("trait", "", [TRAIT.ids[crew.trait]] if crew.trait >= 0 else [], 0, {}),
        Zone("items", "", _items(crew), 0, {}),
        Zone("thugs", "", _thugs(crew), 0, {}),
    ]
    return Area(numbers, zones)


def _as_seen(g: Table, i: int, public: Area, seat: int | None) -> Area:
    """A crew with what this seat knows of its tokens, traits, reserved items and tomes."""
    crew = g.crews[i]
    own = seat == i
    gang, trait, items, thugs = public.zones
    zones = [
        gang,
        trait,
        _dealt(crew, own),
        *_tokens(g, i, seat),
        items,
        _reserved(g, crew, own),
        thugs,
        _tomes(crew.tomes, crew.tomes_known, seat, "tomes"),
    ]
    if g.drawn_tomes and g.asks and g.asks[0][1] == i:
        zones.append(_tomes(g.drawn_tomes, g.drawn_known, seat, "drawn_tomes"))
    return Area(public.numbers, zones)


def _dealt(crew: Crew, own: bool) -> Zone:
    """LK-V13 Two traits to choose from, seen only by their owner."""
    dealt = crew.dealt if crew.trait < 0 else ()
    return Zone("dealt", "", [TRAIT.ids[trait] for trait in dealt] if own else [], 0 if own else len(dealt), {})


def _reserved(g: Table, crew: Crew, own: bool) -> Zone:
    """LK-V9, LK-R43 Reserved items lie face down."""
    if own or g.rules.reserved_shown:
        return Zone("reserved", "", [ITEM.ids[item] for item in crew.reserved], 0, {})
    return Zone("reserved", "", [], len(crew.reserved), {})


def _tomes(tomes: tuple[int, ...], known: tuple[int, ...], seat: int | None, kind: str) -> Zone:
    """LK-V11 A hand, as far as this seat knows it."""
    seen = sorted([tomes[i] for i in range(len(tomes)) if seat is not None and known[i] >> seat & 1])
    return Zone(kind, "", [TOME.ids[tome] for tome in seen], len(tomes) - len(seen), {})


def _tokens(g: Table, i: int, seat: int | None) -> list[Zone]:
    """LK-V3, LK-V19, LK-R37 The cell and the tokens at locations; an assignment is seen by others once complete."""
    crew = g.crews[i]
    own = seat == i
    assigning = g.pending_up | g.pending_down if g.asks and g.asks[0][1] == i else 0
    if crew.gang < 0:  # LK-08 tokens have the colour of a crew
        return [Zone("cell", "", [], 0, {})]
    cell = [token for token in range(TOKENS) if crew.at[token] == IN_CELL]
    left = [TOKEN.ids[token] for token in cell if not (own and assigning >> token & 1)]
    zones = [Zone("cell", "", left if own else [], 0 if own else len(cell), {})]
    for location in range(LOCATIONS):
        there = [token for token in range(TOKENS) if crew.at[token] == location]
        if there:
            zones.append(_there(g, i, seat, location, there))
    if own and g.asks and g.asks[0][:2] == (ASSIGN, i):
        sent = [token for token in cell if assigning >> token & 1]
        zones.append(Zone("assigning", LOCATION.ids[g.asks[0][2]], _names(sent), 0, _lying(g, i, sent, g.pending_down)))
    return zones


def _there(g: Table, i: int, seat: int | None, location: int, there: list[int]) -> Zone:
    """A crew at a location: what this seat knows, which of that is face down, and how many it does not know."""
    crew = g.crews[i]
    known = [token for token in there if seat == i or not crew.down >> token & 1 or _looked(g, i, token, seat)]
    hidden = len(there) - len(known)
    return Zone("crew", LOCATION.ids[location], _names(known), hidden, _lying(g, i, known, crew.down))


def _lying(g: Table, i: int, known: list[int], down: int) -> dict[str, Json]:
    """Which of the tokens a seat knows lie face down, and what they count together."""
    strength = sum([worth(g, i, token) for token in known])
    return {"down": [TOKEN.ids[token] for token in known if down >> token & 1], "strength": strength}


def _names(tokens: list[int]) -> list[str]:
    return [TOKEN.ids[token] for token in tokens]


def _looked(g: Table, i: int, token: int, seat: int | None) -> bool:
    return seat is not None and not unseen(g, i, token, seat)


def redeal(g: Table, steps: list[Step[Table]], eyes: int, chance: Chance) -> Table:
    """Decks are shuffled; others' tokens, tomes and traits that these seats cannot know are dealt again."""
    world = g.clone()
    world.item_deck = _shuffled(world.item_deck, chance)
    world.thug_deck = _shuffled(world.thug_deck, chance)
    world.location_deck = _shuffled(world.location_deck, chance)
    for i in range(world.seated):
        if not eyes >> i & 1:
            _redeal_tokens(world, i, eyes, chance)
    _redeal_tomes(world, eyes, chance)
    _redeal_traits(world, eyes, chance)
    if world.solo:
        _redeal_guards(world, chance)
    reseal(world, steps, eyes, chance)
    forget_chance(world, chance)
    return world


def _shuffled(things: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    loose = list(things)
    chance.shuffle(loose)
    return tuple(loose)


def _redeal_tokens(g: Table, i: int, eyes: int, chance: Chance) -> None:
    """LK-V4 What is in a cell or lies face down may be any of a crew's tokens not seen elsewhere."""
    crew = g.crews[i]
    down = [token for token in range(TOKENS) if crew.down >> token & 1 and not crew.peekers(token) & eyes]
    hidden = [token for token in range(TOKENS) if crew.at[token] == IN_CELL or token in down]
    unknown = [token for token in hidden if not crew.shown >> token & 1]
    held = [(crew.at[token], crew.peekers(token)) for token in unknown]  # where they are, and who has peeked there
    chance.set_out(held)
    order = list(range(len(unknown)))
    chance.shuffle(order)
    for token in unknown:
        crew.down &= ~(1 << token)
    for n in range(len(unknown)):
        token = unknown[order[n]]
        place, peekers = held[n]
        crew.at[token] = place
        crew.peeked_by(token, peekers)
        if place != IN_CELL:
            crew.down |= 1 << token
    if g.asking() and g.ask_at(0)[1] == i:
        _redeal_choice(g, i, chance)


def _redeal_choice(g: Table, i: int, chance: Chance) -> None:
    """LK-R37 What a player has begun but not yet shown may be anything: where tokens go, or which one is moved."""
    step = g.asks[0][0]
    crew = g.crews[i]
    if step == ASSIGN:
        free = [location for location in range(LIBRARY) if not crew.assigned >> location & 1]
        g.asks = [(ASSIGN, i, free[chance.below(len(free))])]
        if g.pending_up | g.pending_down:
            _redeal_assignment(g, crew, chance)
    elif step == MOVE_TO:
        placed = [token for token in range(TOKENS) if crew.at[token] > IN_CELL]
        g.asks = [(MOVE_TO, i, placed[chance.below(len(placed))])]


def _redeal_assignment(g: Table, crew: Crew, chance: Chance) -> None:
    """The same number of tokens from the cell is on the way, any of them."""
    free = [token for token in range(TOKENS) if crew.at[token] == IN_CELL]
    chance.shuffle(free)
    ups = [token for token in range(TOKENS) if g.pending_up >> token & 1]
    downs = [token for token in range(TOKENS) if g.pending_down >> token & 1]
    g.pending_up = sum([1 << token for token in free[: len(ups)]])
    g.pending_down = sum([1 << token for token in free[len(ups) : len(ups) + len(downs)]])


def _redeal_tomes(g: Table, eyes: int, chance: Chance) -> None:
    """Tomes these seats do not know change places: within the deck, other hands, and those just drawn."""
    piles = [list(g.tome_deck), list(g.drawn_tomes)]
    known = [g.tome_deck_known, g.drawn_known]
    for crew in g.crews:
        piles.append(list(crew.tomes))
        known.append(crew.tomes_known)
    loose = [piles[p][i] for p in range(len(piles)) for i in range(len(piles[p])) if not known[p][i] & eyes]
    chance.shuffle(loose)
    laid = 0
    for p in range(len(piles)):
        for i in range(len(piles[p])):
            if not known[p][i] & eyes:
                piles[p][i] = loose[laid]
                laid += 1
    g.tome_deck = tuple(piles[0])
    g.drawn_tomes = tuple(piles[1])
    for n in range(len(g.crews)):
        g.crews[n].tomes = tuple(piles[n + 2])


def _redeal_traits(g: Table, eyes: int, chance: Chance) -> None:
    """LK-R5 What others were dealt but have not laid down, and what nobody was dealt."""
    loose = list(g.traits)
    for i in range(g.seated):
        if not eyes >> i & 1:
            loose.extend([trait for trait in g.crews[i].dealt if trait != g.crews[i].trait])
    chance.shuffle(loose)
    for i in range(g.seated):
        if not eyes >> i & 1:
            crew = g.crews[i]
            crew.dealt = tuple([trait if trait == crew.trait else loose.pop() for trait in crew.dealt])
    g.traits = tuple(loose)


def _redeal_guards(g: Table, chance: Chance) -> None:
    """LK-V17 Nobody knows a guard card that lies face down."""
    loose = [*g.guard_deck, *[card for card in g.unknown if card >= 0]]
    chance.shuffle(loose)
    g.unknown = tuple([-1 if card < 0 else loose.pop() for card in g.unknown])
    g.guard_deck = tuple(loose)


# Where the numbers of each kind of component begin, for the law that nothing is lost
_THUGS_FROM = ITEMS
_TOMES_FROM = _THUGS_FROM + THUGS
_TRAITS_FROM = _TOMES_FROM + TITLES
_GUARDS_FROM = _TRAITS_FROM + len(TRAIT.ids)
_LOCATIONS_FROM = _GUARDS_FROM + GUARDS
_TOKENS_FROM = _LOCATIONS_FROM + LOCATIONS
_CUBES_FROM = _TOKENS_FROM + 5 * TOKENS


def components(g: Table) -> dict[str, list[int]]:
    """LK-I1 to LK-I3 Where each card, token and cube lies."""
    zones: dict[str, list[int]] = {
        "items": [item for item in (*g.item_deck, *g.display) if item >= 0],
        "thugs": [
            _THUGS_FROM + thug for thug in (*g.thug_deck, *g.thug_discards, *g.thugs, *g.drawn_thugs) if thug >= 0
        ],
        "tomes": [_TOMES_FROM + tome for tome in (*g.tome_deck, *g.tome_discards, *g.drawn_tomes)],
        "traits": [_TRAITS_FROM + trait for trait in g.traits],
        "guards": [_GUARDS_FROM + card for card in (*g.guard_deck, *g.unknown, *g.aside) if card >= 0],
        "posted": [_GUARDS_FROM + card for cards in g.posted for card in range(GUARDS) if cards >> card & 1],
        "locations": [_LOCATIONS_FROM + card for card in (*g.location_deck, *g.drawn_locations)],
        "supply": _cubes(g.supply),
        "prison": _cubes([*[sum(g.loot[kind::KINDS]) for kind in range(KINDS)], 0, sum(g.watched)]),
    }
    for i in range(g.sides):
        crew = g.crews[i]
        zones[f"cards {i}"] = [
            *[item for item in range(ITEMS) if crew.items >> item & 1],
            *crew.reserved,
            *[_THUGS_FROM + thug for thug in range(THUGS) if crew.thugs >> thug & 1],
            *[_TOMES_FROM + tome for tome in crew.tomes],
            *[_TRAITS_FROM + trait for trait in crew.dealt],
        ]
        zones[f"cubes {i}"] = _cubes([*crew.resources, crew.strength, crew.suspicion])
        zones[f"tokens {i}"] = [_TOKENS_FROM + i * TOKENS + token for token in range(TOKENS) if crew.at[token] >= -1]
    return zones


def _cubes(counts: list[int]) -> list[int]:
    return [_CUBES_FROM + kind for kind in range(len(counts)) for _ in range(counts[kind])]


def box(g: Table) -> list[int]:
    """Every component in this game."""
    titles = [tome for tome in range(TITLES) if not (g.solo and g.cards.not_alone[tome])]
    tokens = [
        _TOKENS_FROM + i * TOKENS + token
        for i in range(g.seated)
        for token in range(TOKENS)
        if g.seated < 5 or token != TWO
    ]
    sets = (0, g.rules.difficulty + 1)
    guards = [_GUARDS_FROM + card for card in range(GUARDS) if g.solo and g.cards.guard_set[card] in sets]
    return [
        *range(_TOMES_FROM),
        *[_TOMES_FROM + tome for tome in titles for _ in range(2)],
        *[_TRAITS_FROM + trait for trait in range(len(TRAIT.ids)) if g.traits],
        *guards,
        *[_LOCATIONS_FROM + card for card in range(LOCATIONS) if g.solo],
        *tokens,
        *_cubes(list(SUPPLY)),
    ]
