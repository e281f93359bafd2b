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
    THUG_EFFECTS,
    WEAKEN_TOKEN,
)
from karczma.games.lockup.cards import (
    PASS_SUSPICION as PASSES_SUSPICION,
)
from karczma.games.lockup.cards import (
    STORAGE as MORE,
)
from karczma.games.lockup.goals import gain_reputation, gained_card
from karczma.games.lockup.state import GUARD_CREW, IN_CELL, Crew, Table
from karczma.games.lockup.supply import (
    bury_tome,
    draw_thug,
    draw_tome,
    gain,
    gain_strength,
    gain_suspicion,
    give_back,
    keep_tome,
    replaced,
    reveal_item,
    swap_like_guards,
    take_marker,
)
from karczma.games.lockup.vocabulary import (
    ACCUSE,
    BOOSTED,
    CHEAPER,
    DO_GIVE,
    DO_KEEP_THUG,
    DO_KEEP_TOME,
    DO_MOVE_TO,
    DO_MOVE_TOKEN,
    DO_PASS_SUSPICION,
    DO_PAY,
    DO_PEEK,
    DO_RESERVE,
    DO_SWAP_THUG,
    DO_TAKE,
    DO_WEAKEN,
    EFFECT,
    EFFECT_USE,
    EXCHANGE,
    GAVE_SUSPICION,
    GIVE_SUSPICION,
    GOLD,
    KEEP_THUG,
    KEEP_TOME,
    KINDS,
    LET_GO,
    LIBRARY,
    LOCATION,
    LOCATIONS,
    LOOKED,
    MAY_HIDE_MORE,
    MORE_STORAGE,
    MOVE_TO,
    MOVE_TOKEN,
    MOVED,
    MOVED_BACK,
    PASS_SUSPICION,
    PAY,
    PEEK,
    RECRUITED,
    REMOVED_SUSPICION,
    RESERVE_FREE,
    RESERVED,
    REVEAL_GUARD,
    SAW,
    SKIP,
    SPACES,
    STOP,
    SUSPICION,
    SWAP_THUGS,
    SWAPPED_THUGS,
    TAKE,
    THUG,
    TOKEN,
    TOKENS,
    USE,
    WEAKEN,
    WEAKENED,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import Option
from karczma.kernel.step import Step


def carry_out(g: Table, seat: int, card: int) -> None:
    """All effects of a card, by its number in the common list, come next."""
    if g.cards.effects[card]:
        g.next(EFFECT, seat, card << 4)


class Effect(Step[Table]):
    """LK-R20 The effects of one card run in printed order; the argument: the card and which effect is next."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        effects = g.cards.effects[arg >> 4]
        number = arg & 15
        if number + 1 < len(effects):
            g.next(EFFECT, seat, arg + 1)
        effect, count = effects[number]
        if effect < KINDS:
            gain(g, seat, effect, count)
        elif effect in (REMOVE_SUSPICION, REMOVE_ALL_SUSPICION, PASSES_SUSPICION):
            passes = effect == PASSES_SUSPICION
            cubes = g.crews[seat].suspicion if effect == REMOVE_ALL_SUSPICION else count
            g.next(EFFECT_USE, seat, cubes << 1 | int(passes))
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
        g.boosts = (*g.boosts, seat << 4 | count)
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


class EffectUse(Step[Table]):
    """LK-72, LK-73, LK-R20 Suspicion is removed or passed on; with the option, its owner is asked for each cube.

    The argument: how many cubes, and whether they are passed.
    """

    name = "effect_use"
    rule = "LK-R20"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if arg >> 1 == 0 or g.crews[seat].suspicion == 0:
            return
        if g.rules.optional_suspicion and seat < g.seated:
            g.ask(EFFECT_USE, seat, arg)
        elif arg & 1:
            pass_on(g, seat, arg)
        else:
            remove_suspicion(g, seat, min(arg >> 1, g.crews[seat].suspicion))

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [USE, SKIP]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option == SKIP:
            return
        if arg & 1:
            pass_on(g, seat, arg)
        else:
            g.next(EFFECT_USE, seat, arg - 2)
            remove_suspicion(g, seat, 1)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"passing": arg & 1, "suspicion": g.crews[seat].suspicion}


def pass_on(g: Table, seat: int, arg: int) -> None:
    """One cube goes to an opponent, the others are then asked about again."""
    g.next(EFFECT_USE, seat, arg - 2)
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
    return [kind for kind in range(KINDS) if not given >> kind & 1 and g.supply[kind]]


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


class Pay(Step[Table]):
    """LK-R18 Cubes of any kind, one by one, kinds in a fixed order. The argument: how many, and from which kind on."""

    name = "pay"
    rule = "LK-R18"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if arg & 15:
            self.offer(g, PAY, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_PAY + kind for kind in payable(g.crews[seat], arg >> 4, arg & 15)]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        kind = option - DO_PAY
        give_back(g, seat, kind, 1)
        g.next(PAY, seat, kind << 4 | (arg & 15) - 1)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"count": arg & 15}


def payable(crew: Crew, start: int, cubes: int) -> list[int]:
    """The kinds from `start` on to pay the next cube with, so that the rest can be paid with it or later kinds."""
    held = crew.resources
    later = 0
    kinds: list[int] = []
    for kind in range(GOLD, start - 1, -1):
        later += held[kind]
        if held[kind] and later >= cubes:
            kinds.append(kind)
    kinds.reverse()
    return kinds


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


class Accuse(Step[Table]):
    """LK-R56 Up to so many different opponents take a suspicion cube each; the argument has those accused as bits."""

    name = "accuse"
    rule = "LK-R56"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if arg & 7 and g.supply[SUSPICION] and len(self.options(g, seat, arg)) > 1:
            g.ask(ACCUSE, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        free = [other for other in range(g.seated) if other != seat and not arg >> 3 + other & 1]
        return [*[GIVE_SUSPICION + other for other in free], STOP]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option == STOP:
            return
        other = option - GIVE_SUSPICION
        gain_suspicion(g, other, 1)
        g.next(ACCUSE, seat, (arg | 1 << 3 + other) - 1)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {} if option == STOP else {"suspicion": g.crews[option - GIVE_SUSPICION].suspicion}

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"count": min(arg & 7, len(self.options(g, seat, arg)) - 1)}


class KeepThug(Step[Table]):
    """LK-R56, LK-121 So many thugs are turned up; one is kept, with its effects and treasures."""

    name = "keep_thug"
    rule = "LK-R56"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        drawn = [draw_thug(g) for _ in range(arg)]
        g.drawn_thugs = tuple([thug for thug in drawn if thug >= 0])
        self.offer(g, KEEP_THUG, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_KEEP_THUG + thug for thug in g.drawn_thugs]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        kept = option - DO_KEEP_THUG
        others_drawn = [thug for thug in g.drawn_thugs if thug != kept]
        g.thug_discards = (*g.thug_discards, *others_drawn)
        for thug in others_drawn:
            g.tell(LET_GO, seat, thug)
        g.drawn_thugs = ()
        own_thug(g, seat, kept)
        carry_out(g, seat, THUG_EFFECTS + kept)


def own_thug(g: Table, seat: int, thug: int) -> None:
    """LK-69 A thug joins a crew; its treasures count from now on."""
    g.crews[seat].thugs |= 1 << thug
    g.tell(RECRUITED, seat, thug)
    gained_card(g, seat)


class ReserveFree(Step[Table]):
    """LK-R56 One item of the display without paying; its place is filled again at once."""

    name = "reserve_free"
    rule = "LK-R56"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.offer(g, RESERVE_FREE, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_RESERVE + item for item in g.display if item >= 0]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        item = option - DO_RESERVE
        place = g.display.index(item)
        reserve(g, seat, item)
        reveal_item(g, place)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {"price": 0}


def reserve(g: Table, seat: int, item: int) -> None:
    """LK-65 An item leaves the display and lies face down with its crew."""
    g.display = replaced(g.display, g.display.index(item), -1)
    g.crews[seat].reserved = (*g.crews[seat].reserved, item)
    g.tell(RESERVED, seat, item)


class Peek(Step[Table]):
    """LK-V19 One face-down token of an opponent at a location; which of several backs is left to chance."""

    name = "peek"
    rule = "LK-R62"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.offer(g, PEEK, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        found: list[Option] = []
        for other in range(g.seated):
            if other != seat:
                spots = {g.crews[other].at[token] for token in range(TOKENS) if unseen(g, other, token, seat)}
                found.extend([DO_PEEK + other * LOCATIONS + spot for spot in sorted(spots)])
        return found

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        other, spot = divmod(option - DO_PEEK, LOCATIONS)
        crew = g.crews[other]
        backs = [token for token in range(TOKENS) if crew.at[token] == spot and unseen(g, other, token, seat)]
        token = backs[g.chance.below(len(backs))]
        crew.peeked |= 1 << token * 5 + seat
        g.reveal()
        g.tell(LOOKED, seat, other, spot)
        g.tell(SAW, seat, token, to=1 << seat)


def unseen(g: Table, owner: int, token: int, seat: int) -> bool:
    """Whether a token lies face down at a location and this seat has not looked at it."""
    crew = g.crews[owner]
    return bool(crew.down >> token & 1) and not crew.peeked >> token * 5 + seat & 1


class Weaken(Step[Table]):
    """LK-R62 One revealed token of an opponent at the location being resolved counts so much less."""

    name = "weaken"
    rule = "LK-R62"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.offer(g, WEAKEN, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [
            DO_WEAKEN + other * TOKENS + token
            for other in range(g.seated)
            if other != seat
            for token in range(TOKENS)
            if g.crews[other].at[token] == g.location and worth(g, other, token) > 0
        ]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        other, token = divmod(option - DO_WEAKEN, TOKENS)
        g.cuts = (*g.cuts, option - DO_WEAKEN << 4 | arg)
        g.tell(WEAKENED, seat, other, token, arg)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        other, token = divmod(option - DO_WEAKEN, TOKENS)
        strength = worth(g, other, token)
        return {"strength": strength, "left": max(strength - arg, 0)}

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"location": LOCATION.ids[g.location], "count": arg}


def worth(g: Table, seat: int, token: int) -> int:
    """LK-27, LK-28, LK-R62 What a token counts at the location being resolved, less what tomes take, never below 0."""
    kind = g.cards.token_kind[token]
    strength = g.cards.token_strength[token] if kind == 0 else (g.crews[seat].strength if kind == 1 else 0)
    if g.cuts:
        code = seat * TOKENS + token
        for cut in g.cuts:
            if cut >> 4 == code:
                strength -= cut & 15
    return max(strength, 0)


class MoveToken(Step[Table]):
    """LK-R38 An own token that lies at a location goes to another, lying as it lies."""

    name = "move_token"
    rule = "LK-R62"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.offer(g, MOVE_TOKEN, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_MOVE_TOKEN + token for token in range(TOKENS) if g.crews[seat].at[token] > IN_CELL]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        g.next(MOVE_TO, seat, option - DO_MOVE_TOKEN)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {"location": LOCATION.ids[g.crews[seat].at[option - DO_MOVE_TOKEN]]}


class MoveTo(Step[Table]):
    """LK-R38 Where it goes: any location but the library. The argument: the token."""

    name = "move_to"
    rule = "LK-R62"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.ask(MOVE_TO, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        here = g.crews[seat].at[arg]
        return [DO_MOVE_TO + location for location in range(LIBRARY) if location != here]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        crew = g.crews[seat]
        here = crew.at[arg]
        there = option - DO_MOVE_TO
        crew.at[arg] = there
        g.reveal()  # which token was chosen
        if crew.down >> arg & 1:
            g.tell(MOVED_BACK, seat, here, there)
        else:
            g.tell(MOVED, seat, arg, here, there)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"token": TOKEN.ids[arg], "location": LOCATION.ids[g.crews[seat].at[arg]]}


class SwapThugs(Step[Table]):
    """LK-R62 Two thugs change places; cubes stay (LK-R21). The argument: 0, or the space of the first and one more."""

    name = "swap_thugs"
    rule = "LK-R62"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.offer(g, SWAP_THUGS, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        """The second lies behind the first, so that a pair is offered once."""
        there = [space for space in range(SPACES) if g.thugs[space] >= 0]
        spaces = [space for space in there if space >= arg] if arg else there[:-1]
        return [DO_SWAP_THUG + g.thugs[space] for space in spaces]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        thug = option - DO_SWAP_THUG
        space = g.thugs.index(thug)
        if not arg:
            g.next(SWAP_THUGS, seat, space + 1)
            return
        other = g.thugs[arg - 1]
        g.thugs = replaced(replaced(g.thugs, arg - 1, thug), space, other)
        g.tell(SWAPPED_THUGS, seat, other, thug)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {"location": LOCATION.ids[g.thugs.index(option - DO_SWAP_THUG) + 1]}

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"second": 1, "thug": THUG.ids[g.thugs[arg - 1]]} if arg else {"second": 0}
