"""The end of the game: stars in seven categories, ties, the solo rank; and the same count for a printed game."""

from __future__ import annotations

from typing import Any, Final

from karczma.games.roll_player.bag import IN_THE_BOX
from karczma.games.roll_player.cards import (
    ARMOR,
    ATTRIBUTE_AT_MOST,
    CLASS_COLOUR_DICE,
    DIFFERENT_VALUES,
    EXTRA_ARMOR_PIECE,
    GOAL_DIE_BONUS,
    HAND_LIMIT,
    ONE_OF_EACH_TYPE,
    PER_ATTRIBUTE_AT_LEAST,
    PER_BACKSTORY_MATCH,
    PER_CARD,
    PER_CLASS_DICE,
    PER_GOAL_MET,
    PER_GOLD,
    PER_ROW,
    REPEAT_ALIGNMENT,
    SAME_COLOUR,
    SAME_VALUE,
    TRAIT,
    WEAPON,
    Cards,
)
from karczma.games.roll_player.state import Player, Table
from karczma.games.roll_player.vocabulary import (
    ALIGNMENT,
    BACKSTORY,
    CARD,
    CARDS_IN_BOX,
    CLASS,
    COLOUR,
    DIE,
    FIELD,
    GOLD,
    RACE,
    ROW,
    ROWS,
    SET,
    TITLE,
)
from karczma.kernel.audience import Json
from karczma.kernel.errors import Fact, Refused
from karczma.kernel.sheet import Form, Group, ListOf, Number, Pick, object_to, plain_warnings
from karczma.kernel.tally import Part, Reason, SeatTally, Tally

CHAIN: Final = 0
LEATHER: Final = 1
HANDS: Final = 2  # RP-59
FACES: Final = 6  # of a die
GOLD_A_STAR: Final = 8  # RP-129
LEAST_STARS: Final = (0, 22, 26, 30, 34, 38)  # RP-130, RP-R47, by title
PARTS = ("attributes", "class_dice", "alignment", "backstory", "armor", "traits", "gold")
BREAKERS = ("gold", "class_dice")  # RP-97, RP-98


def tally(g: Table) -> Tally:
    """The score now; none of it is secret. A row counts once it has its three dice."""
    return ranked([count(g.cards, player, g.solo) for player in g.players])


def ranked(seats: list[SeatTally]) -> Tally:
    """RP-96 to RP-99 The most stars win; solo has a rank instead of a winner (RP-130, RP-R48)."""
    if len(seats) > 1:
        return Tally(seats, breakers=BREAKERS)
    return Tally(seats, title=title(seats[0].total), contest=False)


def title(stars: int) -> str:
    """RP-130 The rank for this many stars."""
    best = 0
    for rank in range(len(LEAST_STARS)):
        if stars >= LEAST_STARS[rank]:
            best = rank
    return TITLE.ids[best]


def count(cards: Cards, player: Player, solo: bool) -> SeatTally:
    """RP-82 to RP-99 All stars of a player; ties go to more gold, then to fewer class dice."""
    own = class_dice(cards, player)
    parts = [
        Part("attributes", goals(cards, player)),
        Part("class_dice", [Reason(own, "class_dice", {"count": own})] if own else []),
        Part("alignment", alignment(cards, player)),
        Part("backstory", backstory(cards, player)),
        Part("armor", armor(cards, player)),
        Part("traits", traits(cards, player)),
    ]
    if solo:
        parts.append(Part("gold", [Reason(player.gold // GOLD_A_STAR, "gold", {"count": player.gold})]))
    return SeatTally(parts, [player.gold, -own])


def stars(cards: Cards, player: Player, solo: bool) -> int:
    """All stars of a player together."""
    return count(cards, player, solo).total


def full(player: Player, row: int) -> bool:
    return player.sheet[row * 3 + 2] >= 0


def plain_total(cards: Cards, player: Player, row: int) -> int:
    """RP-R36 The dice of a row plus what the race adds: what traits look at."""
    total = cards.modifiers[player.race][row] if player.race >= 0 else 0
    for die in player.sheet[row * 3 : row * 3 + 3]:
        if die >= 0:
            total += die % 6 + 1
    return total


def weapon_bonus(cards: Cards, player: Player, row: int) -> int:
    """RP-105, RP-C8 What weapons add to the dice of a row for attribute goals."""
    bonus = 0
    for card in owned_cards(player.owned & cards.effects[GOAL_DIE_BONUS]):
        colour = cards.colour[player.profession] if cards.of[card] == CLASS_COLOUR_DICE else GOLD
        dice = player.sheet[row * 3 : row * 3 + 3]
        bonus += cards.pays[card] * len([die for die in dice if die >= 0 and die // 6 == colour])
    return bonus


def owned_cards(bits: int) -> list[int]:
    return [card for card in range(CARDS_IN_BOX) if bits >> card & 1]


def meets(cards: Cards, profession: int, row: int, total: int) -> bool:
    """RP-85 to RP-87 A number, a range, or a number or more."""
    return cards.least[profession][row] <= total <= cards.most[profession][row]


def goal_total(cards: Cards, player: Player, row: int) -> int:
    """RP-105 What a row adds up to for its goal."""
    return plain_total(cards, player, row) + weapon_bonus(cards, player, row)


def distance(cards: Cards, player: Player, row: int, total: int) -> dict[str, Fact]:
    """How far a row of this total is from its goal, for people."""
    free = len([die for die in player.sheet[row * 3 : row * 3 + 3] if die < 0])
    return how_far(cards.least[player.profession][row] - total, cards.most[player.profession][row] - total, free)


def how_far(least: int, most: int, free: int) -> dict[str, Fact]:
    """What to say about a row that lacks this much, at least and at most, with this many free spaces.

    It is `met`; or it `needs` from `low` to `high` on its free spaces (0: or more); or it falls `short` or is `over`
    by this much, whatever the dice.
    """
    if not free and least <= 0 <= most:
        return {"far": "met"}
    low = max(least, free)
    high = min(most, free * FACES)
    if free and low <= high:
        return {"far": "needs", "low": low, "high": 0 if low < high == free * FACES else high}
    short = least - free * FACES
    return {"far": "short", "by": short} if short > 0 else {"far": "over", "by": free - most}


def goals(cards: Cards, player: Player) -> list[Reason]:
    """RP-83, RP-84 The class goals that are met, each for a full row."""
    found: list[Reason] = []
    if player.profession < 0:
        return found
    for row in range(ROWS):
        if full(player, row):
            total = goal_total(cards, player, row)
            if meets(cards, player.profession, row, total):
                pays = cards.stars[player.profession][row]
                found.append(Reason(pays, "goal", {"row": ROW.ids[row], "total": total}))
    return found


def class_dice(cards: Cards, player: Player) -> int:
    """RP-88 Dice on the sheet in the class colour."""
    if player.profession < 0:
        return 0
    colour = cards.colour[player.profession]
    return len([die for die in player.sheet if die >= 0 and die // 6 == colour])


def alignment_stars(cards: Cards, player: Player) -> int:
    """RP-89 The value under the token."""
    return cards.grid[player.alignment][player.field] if player.alignment >= 0 else 0


def alignment(cards: Cards, player: Player) -> list[Reason]:
    value = alignment_stars(cards, player)
    return [Reason(value, "alignment", {"field": FIELD.ids[player.field]})] if value else []


def matches(cards: Cards, player: Player) -> int:
    return len(matched(cards, player))


def matched(cards: Cards, player: Player) -> list[int]:
    """RP-90 Spaces of the backstory that hold a die of their colour."""
    if player.backstory < 0:
        return []
    wanted = cards.wanted[player.backstory]
    sheet = player.sheet
    return [space for space in range(len(wanted)) if sheet[space] >= 0 and wanted[space] == sheet[space] // 6]


def backstory(cards: Cards, player: Player) -> list[Reason]:
    """RP-91 Stars by the number of matches."""
    found = matches(cards, player)
    return [Reason(cards.reward[found], "backstory", {"count": found})] if cards.reward[found] else []


def pieces(cards: Cards, player: Player) -> list[int]:
    """How many cards of each armour set a player has."""
    found = [0] * len(SET.ids)
    for card in owned_cards(player.owned & cards.types[ARMOR]):
        found[cards.set[card]] += 1
    return found


def armor(cards: Cards, player: Player) -> list[Reason]:
    """RP-92, RP-93, RP-109, RP-R35 Sets by their size, one more in a bonus colour, and the Tower Shield's piece."""
    found: list[Reason] = []
    counts = pieces(cards, player)
    for each in range(len(counts)):
        if counts[each]:
            pays = cards.set_stars[each][counts[each]]
            facts: dict[str, Fact] = {"count": counts[each]}
            found.append(
                Reason(
                    pays, "set-chain" if each == CHAIN else "set-leather" if each == LEATHER else "set-mystic", facts
                )
            )
            if player.profession >= 0 and cards.colour[player.profession] in cards.bonus_colours[each]:
                found.append(Reason(cards.bonus_stars[each], "set_bonus", {}))
    shields = sum([cards.pays[card] for card in owned_cards(player.owned & cards.effects[EXTRA_ARMOR_PIECE])])
    gain = shield_gain(cards, counts, shields)
    if gain:
        found.append(Reason(gain, "shield", {}))
    return found


def shield_gain(cards: Cards, counts: list[int], shields: int) -> int:
    """The most that this many extra pieces bring, added to sets that are neither empty nor complete."""
    best = 0
    if shields:
        for each in range(len(counts)):
            if 0 < counts[each] < cards.size[each]:
                more = counts[:]
                more[each] += 1
                gain = cards.set_stars[each][more[each]] - cards.set_stars[each][counts[each]]
                best = max(best, gain + shield_gain(cards, more, shields - 1))
    return best


def traits(cards: Cards, player: Player) -> list[Reason]:
    """RP-94 The stars of each trait."""
    found: list[Reason] = []
    for card in owned_cards(player.owned & cards.types[TRAIT]):
        paid = trait_stars(cards, player, card)
        if paid:
            found.append(Reason(paid, "trait", {"card": CARD.ids[card]}))
    return found


def trait_stars(cards: Cards, player: Player, card: int) -> int:
    """RP-C26 to RP-C35 What a trait pays; weapons never count for it (RP-106)."""
    pays = cards.pays[card]
    return pays * times(cards, player, card)


def times(cards: Cards, player: Player, card: int) -> int:
    """How often a trait pays."""
    effect = cards.effect[card]
    every = max(1, cards.every[card])
    if effect == PER_CARD:
        return len(owned_cards(player.owned & cards.types[cards.of[card]]))
    if effect == ATTRIBUTE_AT_MOST:
        row = cards.of[card]
        return 1 if full(player, row) and plain_total(cards, player, row) <= cards.every[card] else 0
    if effect == PER_ROW:
        return len([row for row in range(ROWS) if full(player, row) and row_passes(player, row, cards.of[card])])
    if effect == PER_GOLD:
        found = player.gold // every
        return min(found, cards.most_paid[card]) if cards.most_paid[card] else found
    if effect == REPEAT_ALIGNMENT:
        return max(0, alignment_stars(cards, player))
    if effect == PER_CLASS_DICE:
        return class_dice(cards, player) // every
    if effect == PER_BACKSTORY_MATCH:
        return matches(cards, player) // every
    totals = [plain_total(cards, player, row) if full(player, row) else -1 for row in range(ROWS)]
    if effect == PER_ATTRIBUTE_AT_LEAST:
        return len([total for total in totals if total >= cards.every[card]])
    if effect == ONE_OF_EACH_TYPE:
        return 1 if all([player.owned & bits for bits in cards.types]) else 0
    assert effect == PER_GOAL_MET
    met = [row for row in range(ROWS) if totals[row] >= 0 and meets(cards, player.profession, row, totals[row])]
    return len(met) // every


def row_passes(player: Player, row: int, test: int) -> bool:
    """RP-C28 Three equal or three different values or colours."""
    dice = player.sheet[row * 3 : row * 3 + 3]
    by_value = test in (SAME_VALUE, DIFFERENT_VALUES)
    different = len({die % 6 if by_value else die // 6 for die in dice})
    return different == (1 if test in (SAME_VALUE, SAME_COLOUR) else 3)


def hand_limit(cards: Cards, player: Player) -> int:
    """RP-59, RP-60 How many hands a player has for weapons."""
    if player.profession >= 0 and cards.ability[player.profession] == HAND_LIMIT:
        return cards.amount[player.profession]
    return HANDS


def hands_used(cards: Cards, owned: int) -> int:
    return sum([cards.hands[card] for card in owned_cards(owned & cards.types[WEAPON])])


def form() -> Form:
    """The score sheet: each player's character, the dice row by row, cards and gold."""
    die = Group("die", [Pick("colour", COLOUR), Number("value", 1, 6)], in_a_row=True)
    rows = Group("dice", [ListOf(row, die, 3, 3).called(f"row-{row}") for row in ROW.ids])
    grid = Group(
        "alignment", [Pick("card", ALIGNMENT).called("alignment_card"), Number("row", 0, 2), Number("col", 0, 2)]
    )
    cards = ListOf("cards", Pick("market_card", CARD), 0, CARDS_IN_BOX, required=False).each_once()
    seat = [
        Pick("race", RACE),
        Pick("class", CLASS),
        Pick("backstory", BACKSTORY),
        grid.drawn_as("grid"),
        rows.drawn_as("dice"),
        cards,
        Number("gold", 0, 999, 0),
    ]
    return Form("roll_player", 1, 4, [], [], seat)


def count_sheet(data: dict[str, Any], cards: Cards) -> dict[str, Json]:
    """The end of a printed game, as people enter it."""
    filled = form().read(data)
    solo = len(filled.seats) == 1
    players = [_player(seat) for seat in filled.seats]
    _each_once(filled.seats, cards)
    _enough_dice(players, solo)
    warnings: list[Refused] = []
    used = 0
    for i in range(len(players)):
        listed = filled.seats[i]["cards"]
        for n in range(len(listed)):
            card = CARD.numbers[listed[n]]
            if used >> card & 1:
                raise Refused("sheet-too-many", f"seats[{i}].cards[{n}]", card=listed[n], most=1)
            if solo and listed[n] == "diplomacy":
                raise Refused("roll_player-sheet-solo", f"seats[{i}].cards[{n}]")
            used |= 1 << card
            players[i].owned |= 1 << card
        _enough_hands(cards, players[i], f"seats[{i}].cards", warnings)
    told: dict[str, Json] = {"game": "roll_player", "warnings": plain_warnings(warnings)}
    told.update(ranked([count(cards, player, solo) for player in players]).plain())
    return told


def _enough_hands(cards: Cards, player: Player, place: str, warnings: list[Refused]) -> None:
    """RP-59 There must be hands for all weapons; where we do not know how many one takes, it may be just one."""
    limit = hand_limit(cards, player)
    if hands_used(cards, player.owned) <= limit:
        return
    weapons = owned_cards(player.owned & cards.types[WEAPON])
    ours = [card for card in weapons if cards.cards["card"][CARD.ids[card]].is_ours("hands")]
    least = sum([1 if card in ours else cards.hands[card] for card in weapons])
    object_to(Refused("roll_player-sheet-hands", place, most=limit), least <= limit, warnings)


def _player(seat: dict[str, Any]) -> Player:
    sheet: list[int] = []
    for row in ROW.ids:
        for die in seat["dice"][row]:
            sheet.append(DIE.numbers[f"{die['colour']}_{die['value']}"])
    grid = seat["alignment"]
    return Player(
        race=RACE.numbers[seat["race"]],
        profession=CLASS.numbers[seat["class"]],
        backstory=BACKSTORY.numbers[seat["backstory"]],
        alignment=ALIGNMENT.numbers[grid["card"]],
        field=grid["row"] * 3 + grid["col"],
        gold=seat["gold"],
        sheet=sheet,
        starting=[],
    )


def _each_once(seats: list[dict[str, Any]], cards: Cards) -> None:
    """No two players have the same sheet, Class card, backstory or alignment."""
    for i in range(len(seats)):
        for other in seats[:i]:
            for field in ("race", "backstory"):
                if seats[i][field] == other[field]:
                    raise Refused("sheet-too-many", f"seats[{i}].{field}", card=seats[i][field], most=1)
            if seats[i]["alignment"]["card"] == other["alignment"]["card"]:
                card = seats[i]["alignment"]["card"]
                raise Refused("sheet-too-many", f"seats[{i}].alignment.card", card=card, most=1)
            if cards.colour[CLASS.numbers[seats[i]["class"]]] == cards.colour[CLASS.numbers[other["class"]]]:
                raise Refused("roll_player-sheet-class", f"seats[{i}].class")


def _enough_dice(players: list[Player], solo: bool) -> None:
    """The box has only so many dice of each colour; in solo one gold die is the enemy's."""
    left = IN_THE_BOX[:]
    if solo:
        left[GOLD] -= 1
    for i in range(len(players)):
        for space in range(len(players[i].sheet)):
            colour = players[i].sheet[space] // 6
            left[colour] -= 1
            if left[colour] < 0:
                place = f"seats[{i}].dice.{ROW.ids[space // 3]}[{space % 3}]"
                most = IN_THE_BOX[colour] - (1 if solo and colour == GOLD else 0)
                raise Refused("sheet-too-many", place, card=COLOUR.ids[colour], most=most)
