"""Who sees which zone. Nobody knows the order of a stack; nobody looks at the town during the game."""

from __future__ import annotations

from karczma.games.kajko.cards import SORTS
from karczma.games.kajko.state import Player, Table
from karczma.games.kajko.town import worth
from karczma.games.kajko.vocabulary import ADVENTURE, CARD, SHIFT, STACK, STACKS
from karczma.kernel.audience import Area, Json, View, Zone
from karczma.kernel.chance import Chance
from karczma.kernel.game import Option
from karczma.kernel.worlds import forget_chance

ZONES = ("stack", "box", "front", "robbers", "character")
NUMBERS = ("first_player", "cards_left", "at_stake", "characters", "sent")


def views(g: Table, readers: list[int | None]) -> list[View]:
    """KK-I5 What each of these seats, or a spectator, may see."""
    middle = Area(
        {"first_player": g.first, "cards_left": sum(g.left)},
        [_stack(g, stack) for stack in range(STACKS)] + [Zone("box", "", _names(g.box), 0, {})],
    )
    over = not g.asks and not g.agenda
    public = [_player(g, player, over) for player in g.players]
    if over or not g.memory:
        return [View(middle, public)] * len(readers)
    own = [_player(g, player, True) for player in g.players]
    return [View(middle, [own[i] if i == seat else public[i] for i in range(g.seated)]) for seat in readers]


def _stack(g: Table, stack: int) -> Zone:
    start = g.starts[stack]
    top = start + g.left[stack]
    facts: dict[str, Json] = {
        "size": g.size(stack),
        "turned": list(_names(g.order[top : start + g.size(stack)])),
        "inside": list(
            _names(sorted(g.order[start:top]))
        ),  # KK-24: everybody can work out which cards, but not their order
    }
    return Zone("stack", STACK.ids[stack], [], g.left[stack], facts)


def _player(g: Table, player: Player, sees_town: bool) -> Area:
    zones = [
        Zone("front", "", _names(player.front), 0, {}),
        Zone("robbers", "", _names([player.robbers]) if player.robbers >= 0 else [], 0, {}),
    ]
    for i in range(player.characters):
        items = list(player.town[i]) if i < len(player.town) else []
        if sees_town:
            zones.append(Zone("character", str(i), _names(items), 0, {}))
        else:
            zones.append(Zone("character", str(i), [], len(items), {}))
    sent = sum([len(items) for items in player.town])
    return Area({"at_stake": worth(g, player.front), "characters": player.characters, "sent": sent}, zones)


def _names(copies: list[int]) -> list[str]:
    return [CARD.ids[copy >> SHIFT] for copy in copies]


def redeal(g: Table, chance: Chance) -> Table:
    """The order of the cards left in each stack is hidden from every seat; the town was seen when it was sent."""
    world = g.clone()
    order = g.order[:]
    for stack in range(STACKS):
        start = g.starts[stack]
        end = start + g.left[stack]
        hidden = order[start:end]
        chance.shuffle(hidden)
        order[start:end] = hidden
    world.order = order
    forget_chance(world, chance)
    return world


def outcomes(g: Table, option: Option) -> list[tuple[int, Table]]:
    """KK-24 The cards left in a stack are known, but not which is on top: each kind, with how many there are."""
    if not ADVENTURE <= option < ADVENTURE + STACKS:
        return [(1, g)]
    start = g.starts[option - ADVENTURE]
    top = start + g.left[option - ADVENTURE] - 1
    places: dict[int, list[int]] = {}
    for place in range(start, top + 1):
        places.setdefault(g.order[place] >> SHIFT, []).append(place)
    found: list[tuple[int, Table]] = []
    for kind in sorted(places):
        order = g.order[:]
        place = places[kind][0]
        order[place], order[top] = order[top], order[place]
        world = g.clone()
        world.order = order
        found.append((len(places[kind]), world))
    return found


def odds(g: Table, option: Option) -> list[tuple[str, int, int]]:
    """KK-24 How many of the cards left in a stack are of each sort."""
    if not ADVENTURE <= option < ADVENTURE + STACKS:
        return []
    start = g.starts[option - ADVENTURE]
    left = g.left[option - ADVENTURE]
    counts = [0] * len(SORTS)
    for place in range(start, start + left):
        counts[g.cards.sort[g.order[place] >> SHIFT]] += 1
    return [(SORTS[i], counts[i], left) for i in range(len(SORTS)) if counts[i]]


def components(g: Table) -> dict[str, list[int]]:
    """KK-I1 Where each adventure card is."""
    zones: dict[str, list[int]] = {"box": g.box}
    for stack in range(STACKS):
        start = g.starts[stack]
        zones[STACK.ids[stack]] = g.order[start : start + g.left[stack]]
    for i in range(g.seated):
        player = g.players[i]
        zones[f"front {i}"] = player.front + ([player.robbers] if player.robbers >= 0 else [])
        for c in range(len(player.town)):
            zones[f"character {i}.{c}"] = list(player.town[c])
    return zones
