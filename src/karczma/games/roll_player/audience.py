"""Who sees which zone. All is public except the order of the deck and dice placed in secret at the same time."""

from __future__ import annotations

from typing import Final

from karczma.games.roll_player.actions import odds_of_reroll
from karczma.games.roll_player.dice import ENEMY, trashing
from karczma.games.roll_player.scoring import (
    distance,
    full,
    goal_total,
    hand_limit,
    hands_used,
    matched,
    meets,
    owned_cards,
    plain_total,
    stars,
)
from karczma.games.roll_player.setup import DIPLOMACY
from karczma.games.roll_player.state import Player, Table
from karczma.games.roll_player.vocabulary import (
    ALIGNMENT,
    BACKSTORY,
    CARD,
    CARDS_IN_BOX,
    CLASS,
    COLOUR,
    COLOURS,
    DIE,
    DO_REROLL_DIE,
    DO_TAKE_INITIATIVE,
    FIELD,
    INITIATIVE,
    RACE,
    ROW,
    ROWS,
    SPACE,
    SPACES,
    TYPE,
)
from karczma.kernel.audience import Area, Json, View, Zone
from karczma.kernel.chance import Chance
from karczma.kernel.errors import Fact
from karczma.kernel.game import Option
from karczma.kernel.step import Step
from karczma.kernel.worlds import forget_chance, reseal

CHANCES = ("goal", "higher", "lower", "trash")  # what dice may show
ZONES = (
    "initiative",
    "loose",
    "market",
    "deck",
    "discards",
    "trash",
    "bag",
    "race",
    "class",
    "backstory",
    "alignment",
    "row",
    "weapon",
    "armor",
    "skill",
    "trait",
    "hand",
    "starting",
)
NUMBERS = ("first_player", "round", "last_round", "gold", "charisma", "stars")
START: Final = 4  # more starting dice than players; two more in the shorter game


def views(g: Table, readers: list[int | None]) -> list[View]:
    """What anybody may see: the same for every seat and spectator."""
    zones = [_initiative(g, card) for card in range(g.slots)]
    zones.append(Zone("loose", "", _dice(g.loose), 0, {}))
    zones.append(Zone("market", "", _cards(g.market), 0, {}))
    # RP-67, RP-R28 Whatever is not seen is in the deck: everybody can work out which cards, but not their order.
    zones.append(Zone("deck", "", [], g.left, {"inside": list(_cards(sorted(g.order[: g.left])))}))
    zones.append(Zone("discards", "", _cards(g.discards), 0, {}))
    if g.solo:
        zones.append(Zone("trash", "", _cards(g.trash), 0, {}))
    colours: dict[str, Json] = {COLOUR.ids[colour]: g.bag[colour] for colour in range(COLOURS)}
    zones.append(Zone("bag", "", [], sum(g.bag), colours))
    numbers: dict[str, Fact] = {"first_player": g.first, "round": g.round, "last_round": rounds(g)}
    seen = View(Area(numbers, zones), [_player(g, player) for player in g.players])
    return [seen] * len(readers)


def rounds(g: Table) -> int:
    """RP-R1 How many rounds there are: a die each, until all 18 spaces are full."""
    return 18 - (max(g.seated, 2) + START + (2 if g.shorter else 0))


def _initiative(g: Table, card: int) -> Zone:
    holder = -1
    for i in range(g.seated):
        if g.players[i].initiative == card:
            holder = i
    dice = [g.pool[card]] if g.pool[card] >= 0 else []
    facts: dict[str, Json] = {"gold": g.card_gold[card], "holder": holder}
    if holder >= 0:
        facts["turn"], facts["last"] = _turns(g, card)
    return Zone("initiative", INITIATIVE.ids[card], _dice(dice), 0, facts)


def _turns(g: Table, card: int) -> tuple[int, int]:
    """RP-53 When its holder buys in this round, at the earliest and at the latest.

    Those who have given their card back have bought; whoever has none and has placed no die has yet to take one.
    """
    held = [player.initiative for player in g.players if player.initiative >= 0]
    bought = len([player for player in g.players if player.initiative < 0 and player.placed >= 0])
    choosing = g.seated - len(held) - bought
    free = [other for other in range(g.slots) if other not in held]
    lower = len([other for other in free if other < card])
    turn = bought + len([other for other in held if other <= card])
    return turn + max(0, choosing - (len(free) - lower)), turn + min(choosing, lower)


def _player(g: Table, player: Player) -> Area:
    zones = [
        Zone("race", "", [RACE.ids[player.race]] if player.race >= 0 else [], 0, {}),
        Zone("class", "", [CLASS.ids[player.profession]] if player.profession >= 0 else [], 0, {}),
        Zone(
            "backstory",
            "",
            [BACKSTORY.ids[player.backstory]] if player.backstory >= 0 else [],
            0,
            {"matched": [SPACE.ids[space] for space in matched(g.cards, player)]},
        ),
        Zone(
            "alignment",
            "",
            [ALIGNMENT.ids[player.alignment]] if player.alignment >= 0 else [],
            0,
            {"field": FIELD.ids[player.field]},
        ),
    ]
    zones.extend([_row(g, player, row) for row in range(ROWS)])
    for sort in range(len(TYPE.ids)):
        owned = player.owned & g.cards.types[sort]
        facts: dict[str, Json] = {}
        if TYPE.ids[sort] == "skill":
            facts["ready"] = list(_cards(owned_cards(player.ready)))
        elif TYPE.ids[sort] == "weapon":
            facts = {"hands": hands_used(g.cards, player.owned), "of": hand_limit(g.cards, player)}
        zones.append(Zone(TYPE.ids[sort], "", _cards(owned_cards(owned)), 0, facts))
    zones.append(Zone("hand", "", _dice([player.hand] if player.hand >= 0 else []), 0, {}))
    zones.append(Zone("starting", "", _dice(player.starting), 0, {}))
    numbers: dict[str, Fact] = {
        "gold": player.gold,
        "charisma": player.charisma,
        "stars": stars(g.cards, player, g.solo),
    }
    return Area(numbers, zones)


def _row(g: Table, player: Player, row: int) -> Zone:
    """The dice of a row, its value for the goal, the goal, and how far off it is."""
    dice = [die for die in player.sheet[row * 3 : row * 3 + 3] if die >= 0]
    facts: dict[str, Json] = {"bonus": g.cards.modifiers[player.race][row] if player.race >= 0 else 0}
    if player.profession >= 0:
        total = goal_total(g.cards, player, row)
        facts["least"] = g.cards.least[player.profession][row]
        facts["most"] = g.cards.most[player.profession][row]
        facts["stars"] = g.cards.stars[player.profession][row]
        facts["met"] = full(player, row) and meets(g.cards, player.profession, row, total)
        for name, fact in distance(g.cards, player, row, total).items():
            facts[name] = fact
    else:
        total = plain_total(g.cards, player, row)
    facts["total"] = total
    return Zone("row", ROW.ids[row], _dice(dice), 0, facts)


def _dice(dice: list[int]) -> list[str]:
    return [DIE.ids[die] for die in dice]


def _cards(cards: list[int]) -> list[str]:
    return [CARD.ids[card] for card in cards]


def redeal(g: Table, steps: list[Step[Table]], eyes: int, chance: Chance) -> Table:
    """Hidden: the order of the deck (one-dot and two-dot cards separately, while they are apart) and sealed answers."""
    world = g.clone()
    deck = list(g.order[: g.left])
    if g.layered:
        twos = [card for card in deck if g.cards.dots[card] == 2]
        ones = [card for card in deck if g.cards.dots[card] == 1]
        chance.shuffle(twos)
        chance.shuffle(ones)
        deck = [*twos, *ones]
    else:
        chance.shuffle(deck)
    world.order = (*deck, *g.order[g.left :])  # everybody saw in which order cards were turned up
    reseal(world, steps, eyes, chance)
    forget_chance(world, chance)
    return world


def odds(g: Table, option: Option) -> list[tuple[str, int, int]]:
    """RP-45, RP-123 to RP-125 What a die that is about to be rolled may show."""
    space = option - DO_REROLL_DIE
    if 0 <= space < SPACES:
        return odds_of_reroll(g, g.ask_at(0)[1], space)
    card = option - DO_TAKE_INITIATIVE
    if g.solo and 0 <= card < len(ENEMY) and ENEMY[card]:
        return [("trash", trashing(g, card), 6)]
    return []


def components(g: Table) -> dict[str, list[int]]:
    """Where each card and die is. A die is its colour, numbered above all cards."""
    zones: dict[str, list[int]] = {
        "deck": list(g.order[: g.left]),
        "market": g.market,
        "discards": g.discards,
        "trash": g.trash,
        "bag": _by_colour(g.bag),
        "aside": _by_colour(g.aside),
        "pool": _colours(g.pool + g.loose),
    }
    for i in range(g.seated):
        player = g.players[i]
        zones[f"cards {i}"] = owned_cards(player.owned)
        zones[f"dice {i}"] = _colours([*player.sheet, *player.starting, player.hand])
    if g.round == 0 and not g.left:  # not dealt yet
        zones["deck"] = [card for card in range(CARDS_IN_BOX) if not (g.solo and card == DIPLOMACY)]
    return zones


def _by_colour(counts: list[int]) -> list[int]:
    return [CARDS_IN_BOX + colour for colour in range(COLOURS) for _ in range(counts[colour])]


def _colours(dice: list[int]) -> list[int]:
    return [CARDS_IN_BOX + die // 6 for die in dice if die >= 0]
