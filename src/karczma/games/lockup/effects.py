"""What items, thugs, tomes, traits and crew boards do, in printed order (LK-71 to LK-77, LK-R56, LK-R62)."""

from __future__ import annotations

from karczma.games.lockup.cards import (
    ACCUSE as ACCUSES,
)
from karczma.games.lockup.cards import (
    BOOST_CREW,
    CHEAP_CRAFT,
    CHEAP_RECRUIT,
    CHOOSE_TOME,
    DRAW_THUG,
    DRAW_TOME,
    FACE_DOWN_LIMIT,
    GAIN_REPUTATION,
    GAIN_STRENGTH,
    GAIN_SUSPICION,
    MOVE_OWN_TOKEN,
    PAY_ANY,
    PEEK_TOKEN,
    REMOVE_ALL_SUSPICION,
    REMOVE_SUSPICION,
    RESERVE_ITEM,
    SWAP_RESOURCE,
    SWAP_TWO_THUGS,
    TAKE_FIRST_PLAYER,
    WEAKEN_TOKEN,
)
from karczma.games.lockup.cards import (
    PASS_SUSPICION as PASSES_SUSPICION,
)
from karczma.games.lockup.cards import (
    STORAGE as MORE,
)
from karczma.games.lockup.goals import gain_reputation, gained_card
from karczma.games.lockup.state import GUARD_CREW, Crew, Table, changed
from karczma.games.lockup.supply import (
    bury_tome,
    draw_tome,
    gain,
    gain_strength,
    gain_suspicion,
    give_back,
    keep_tome,
    replaced,
    swap_like_guards,
    take_marker,
)
from karczma.games.lockup.vocabulary import (
    ACCUSE,
    BOOSTED,
    CHEAPER,
    DO_GIVE,
    DO_KEEP_TOME,
    DO_PASS_SUSPICION,
    DO_PAY,
    DO_TAKE,
    EFFECT,
    EFFECT_USE,
    EXCHANGE,
    GAVE_SUSPICION,
    KEEP_THUG,
    KEEP_TOME,
    KINDS,
    MAY_HIDE_MORE,
    MORE_STORAGE,
    MOVE_TOKEN,
    PASS_SUSPICION,
    PAY,
    PEEK,
    RECRUITED,
    REMOVED_SUSPICION,
    RESERVE_FREE,
    RESERVED,
    REVEAL_GUARD,
    SKIP,
    SUSPICION,
    SWAP_THUGS,
    TAKE,
    USE,
    WEAKEN,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import Option, holds
from karczma.kernel.step import Step


def carry_out(g: Table, seat: int, card: int) -> None:
    """All effects of a card, by its number in the common list, come next."""
    if g.cards.effects[card]:
        g.next(EFFECT, seat, effect_arg(card, 0))


def effect_arg(card: int, number: int) -> int:
    """The argument of EFFECT: the card, and which of its effects is next."""
    return card << 4 | number


def card_of(arg: int) -> int:
    return arg >> 4


def number_of(arg: int) -> int:
    return arg & 15


class Effect(Step[Table]):
    """LK-R20 The effects of one card run in printed order."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        effects = g.cards.effects[card_of(arg)]
        number = number_of(arg)
        if number + 1 < len(effects):
            g.next(EFFECT, seat, effect_arg(card_of(arg), number + 1))
        effect, count = effects[number]
        if effect < KINDS:
            gain(g, seat, effect, count)
        elif effect in (REMOVE_SUSPICION, REMOVE_ALL_SUSPICION, PASSES_SUSPICION):
            passes = effect == PASSES_SUSPICION
            cubes = g.crews[seat].suspicion if effect == REMOVE_ALL_SUSPICION else count
            g.next(EFFECT_USE, seat, use_arg(cubes, passes))
        elif effect == GAIN_STRENGTH:
            gain_strength(g, seat, count)
        elif effect in (DRAW_TOME, CHOOSE_TOME):
            tomes_for(g, seat, effect, count)
        elif effect == MORE:
            more_storage(g, seat, count)
        elif effect == SWAP_RESOURCE:
            exchange(g, seat, count)
        elif effect <= GAIN_REPUTATION:
            bonus(g, seat, effect, count)
        else:
            lore(g, seat, effect, count)


def tomes_for(g: Table, seat: int, effect: int, count: int) -> None:
    """LK-75, LK-137 Tomes for a player; the guards score 1 for each they would draw or choose."""
    if g.solo and seat == GUARD_CREW:
        gain_reputation(g, seat, count)
    elif effect == CHOOSE_TOME:
        g.next(KEEP_TOME, seat, count)
    else:
        for _ in range(count):
            tome, known = draw_tome(g, seat)
            if tome >= 0:
                keep_tome(g, seat, tome, known)


def more_storage(g: Table, seat: int, count: int) -> None:
    """LK-76, LK-143 The guards need none."""
    if seat < g.seated:
        g.crews[seat].storage += count
        g.tell(MORE_STORAGE, seat, g.crews[seat].storage)


def exchange(g: Table, seat: int, count: int) -> None:
    """LK-77, LK-144"""
    if seat < g.seated:
        g.next(EXCHANGE, seat, count)
    else:
        for _ in range(count):
            swap_like_guards(g)


def bonus(g: Table, seat: int, effect: int, count: int) -> None:
    """LK-R56 What only traits give."""
    if effect == GAIN_SUSPICION:
        gain_suspicion(g, seat, count)
    elif effect == ACCUSES:
        if g.solo:
            gain_suspicion(g, GUARD_CREW, 1)
        else:
            g.next(ACCUSE, seat, min(count, g.seated - 1))
    elif effect == DRAW_THUG:
        g.next(KEEP_THUG, seat, count)
    elif effect == RESERVE_ITEM:
        often(g, RESERVE_FREE, seat, count)
    elif effect == TAKE_FIRST_PLAYER:
        take_marker(g, seat)
    else:
        gain_reputation(g, seat, count)


def lore(g: Table, seat: int, effect: int, count: int) -> None:
    """LK-R62 What only tomes do."""
    if effect == FACE_DOWN_LIMIT:
        g.crews[seat].extra += count
        g.tell(MAY_HIDE_MORE, seat, count)
    elif effect == WEAKEN_TOKEN:
        g.next(WEAKEN, seat, count)
    elif effect == BOOST_CREW:
        g.boosts = (*g.boosts, changed(seat, count))
        g.tell(BOOSTED, seat, count)
    elif effect == PEEK_TOKEN:
        often(g, REVEAL_GUARD if g.solo else PEEK, seat, count)
    elif effect == PAY_ANY:
        g.next(PAY, seat, count)
    elif effect in (CHEAP_RECRUIT, CHEAP_CRAFT):
        g.discount += count
        g.tell(CHEAPER, seat, count)
    elif effect == MOVE_OWN_TOKEN:
        often(g, MOVE_TOKEN, seat, count)
    else:
        assert effect == SWAP_TWO_THUGS
        often(g, SWAP_THUGS, seat, count)


def often(g: Table, step: int, seat: int, count: int) -> None:
    """LK-150 The same so many times, one after the other."""
    for _ in range(count):
        g.next(step, seat, 0)


def use_arg(cubes: int, passing: bool) -> int:
    """The argument of EFFECT_USE: how many cubes, and whether they are passed on."""
    return cubes << 1 | passing


def cubes_of(arg: int) -> int:
    return arg >> 1


def is_passing(arg: int) -> bool:
    return arg & 1 == 1


class EffectUse(Step[Table]):
    """LK-72, LK-73, LK-R20 Suspicion is removed or passed on; with the option, its owner is asked for each cube."""

    name = "effect_use"
    rule = "LK-R20"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if cubes_of(arg) == 0 or g.crews[seat].suspicion == 0:
            return
        if g.rules.optional_suspicion and seat < g.seated:
            g.ask(EFFECT_USE, seat, arg)
        elif is_passing(arg):
            pass_on(g, seat, cubes_of(arg))
        else:
            remove_suspicion(g, seat, min(cubes_of(arg), g.crews[seat].suspicion))

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [USE, SKIP]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option == SKIP:
            return
        if is_passing(arg):
            pass_on(g, seat, cubes_of(arg))
        else:
            g.next(EFFECT_USE, seat, use_arg(cubes_of(arg) - 1, False))
            remove_suspicion(g, seat, 1)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"passing": int(is_passing(arg)), "suspicion": g.crews[seat].suspicion}


def pass_on(g: Table, seat: int, cubes: int) -> None:
    """One cube goes to an opponent, the others are then asked about again."""
    g.next(EFFECT_USE, seat, use_arg(cubes - 1, True))
    if g.sides == 2:
        give_suspicion(g, seat, 1 - seat)
    else:
        g.next(PASS_SUSPICION, seat, 0)


def remove_suspicion(g: Table, seat: int, cubes: int) -> None:
    g.crews[seat].suspicion -= cubes
    g.supply[SUSPICION] += cubes
    g.tell(REMOVED_SUSPICION, seat, cubes)


def give_suspicion(g: Table, seat: int, to: int) -> None:
    g.crews[seat].suspicion -= 1
    g.crews[to].suspicion += 1
    g.tell(GAVE_SUSPICION, seat, to)


class PassSuspicion(Step[Table]):
    """LK-73 One suspicion cube to an opponent of choice."""

    name = "pass_suspicion"
    rule = "LK-73"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.ask(PASS_SUSPICION, seat, 0)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_PASS_SUSPICION + other for other in range(g.seated) if other != seat]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        give_suspicion(g, seat, option - DO_PASS_SUSPICION)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {"suspicion": g.crews[option - DO_PASS_SUSPICION].suspicion}


class Exchange(Step[Table]):
    """LK-77, LK-R17 One own resource for another from the supply, up to so many times, or not at all."""

    name = "exchange"
    rule = "LK-77"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if arg > 0 and len(self.options(g, seat, arg)) > 1:
            g.ask(EXCHANGE, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        held = g.crews[seat].resources
        return [*[DO_GIVE + kind for kind in range(KINDS) if held[kind] and others(g, 1 << kind)], SKIP]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option == SKIP:
            return
        kind = option - DO_GIVE
        give_back(g, seat, kind, 1)
        g.next(EXCHANGE, seat, arg - 1)
        g.next(TAKE, seat, 1 << kind)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"count": arg}


def others(g: Table, given: int) -> list[int]:
    """LK-R17 The kinds in the supply other than those given, which are bits."""
    return [kind for kind in range(KINDS) if not holds(given, kind) and g.supply[kind]]


class Take(Step[Table]):
    """LK-R17 What one gets in a trade: of a kind that was not given. The argument: the kinds given, as bits."""

    name = "take"
    rule = "LK-R17"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.offer(g, TAKE, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_TAKE + kind for kind in others(g, arg)]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        gain(g, seat, option - DO_TAKE, 1)


def to_pay(arg: int) -> int:
    """How many cubes the argument of PAY names; rules 1 wrote a kind above it."""
    return arg & 15


class Pay(Step[Table]):
    """LK-R18 Cubes of any kind, one by one, in any order."""

    name = "pay"
    rule = "LK-R18"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        cubes = to_pay(arg)
        if matters(g.crews[seat], cubes):
            g.ask(PAY, seat, cubes)
        else:
            part_with(g, seat, cubes)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_PAY + kind for kind in kinds_of(g.crews[seat])]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        give_back(g, seat, option - DO_PAY, 1)
        g.next(PAY, seat, to_pay(arg) - 1)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"count": to_pay(arg)}


def kinds_of(crew: Crew) -> list[int]:
    """The kinds of resources a crew has."""
    return [kind for kind in range(KINDS) if crew.resources[kind]]


def matters(crew: Crew, cubes: int) -> bool:
    """Whether it makes a difference which of its cubes a crew parts with: not if they are all, or all of one kind."""
    held = crew.resources
    return 0 < cubes < sum(held) and max(held) < sum(held)


def part_with(g: Table, seat: int, cubes: int) -> None:
    """So many cubes go back where it makes no difference which."""
    for kind in range(KINDS):
        given = max(0, min(cubes, g.crews[seat].resources[kind]))
        give_back(g, seat, kind, given)
        cubes -= given


class KeepTome(Step[Table]):
    """LK-59, LK-75, LK-R27 Two tomes are drawn, one is kept, the other goes under the deck; so many times."""

    name = "keep_tome"
    rule = "LK-75"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if arg > 1:
            g.next(KEEP_TOME, seat, arg - 1)
        tome, known = draw_tome(g, seat)
        if tome < 0:
            return
        second, second_known = draw_tome(g, seat)
        if second < 0:
            keep_tome(g, seat, tome, known)
            return
        g.drawn_tomes = (tome, second)
        g.drawn_known = (known, second_known)
        g.ask(KEEP_TOME, seat, 0)  # also for two of a title: not to be asked would tell that they are

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_KEEP_TOME + tome for tome in sorted(set(g.drawn_tomes))]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        """LK-V11 Whoever knew one of the two cannot tell whether it was kept."""
        first, second = g.drawn_tomes
        known = g.drawn_known[0] & g.drawn_known[1] if first == second else 1 << seat
        kept = option - DO_KEEP_TOME
        keep_tome(g, seat, kept, known)
        bury_tome(g, seat, second if kept == first else first, known)
        g.drawn_tomes = ()
        g.drawn_known = ()


def own_thug(g: Table, seat: int, thug: int) -> None:
    """LK-69 A thug joins a crew; its treasures count from now on."""
    g.crews[seat].thugs |= 1 << thug
    g.tell(RECRUITED, seat, thug)
    gained_card(g, seat)


def reserve(g: Table, seat: int, item: int) -> None:
    """LK-65 An item leaves the display and lies face down with its crew."""
    g.display = replaced(g.display, g.display.index(item), -1)
    g.crews[seat].reserved = (*g.crews[seat].reserved, item)
    g.tell(RESERVED, seat, item)
