"""What cards do (LK-71 to LK-77, LK-R56, LK-R62): a short class for each effect, found by its name in the pack."""

from __future__ import annotations

from typing import Final

from karczma.games.lockup.cards import EFFECTS as PRINTED
from karczma.games.lockup.goals import gain_reputation
from karczma.games.lockup.prices import could_craft_cheaper, could_recruit_cheaper
from karczma.games.lockup.resources import others
from karczma.games.lockup.state import GUARD_CREW, IN_CELL, Table, changed, effect_arg, effect_card, effect_number
from karczma.games.lockup.supply import (
    choose_tomes,
    draw_tomes,
    gain,
    gain_strength,
    gain_suspicion,
    swap_like_guards,
    take_marker,
)
from karczma.games.lockup.suspicion import use_arg
from karczma.games.lockup.tokens import unseen, worth
from karczma.games.lockup.vocabulary import (
    ACCUSE,
    BOOSTED,
    CHEAPER,
    EFFECT,
    EFFECT_USE,
    EXCHANGE,
    KEEP_THUG,
    KINDS,
    MAY_HIDE_MORE,
    MORE_STORAGE,
    MOVE_TOKEN,
    PAY,
    PEEK,
    RESERVE_FREE,
    RESOURCE,
    REVEAL_GUARD,
    STRENGTH,
    SWAP_THUGS,
    TOKENS,
    WEAKEN,
)
from karczma.kernel.step import Step


class Effect:
    """What an icon or line on a card does; `count`: how often it appears in a row, or the amount on a tome."""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        raise NotImplementedError

    def useful(self, g: Table, seat: int, count: int) -> bool:
        """LK-R61 Whether it would do something now. Only tomes are checked: other cards are not played."""
        return True

    def payable(self, g: Table, seat: int, count: int) -> bool:
        """LK-R61 Whether its cost can be paid."""
        return True


# Icons of items, thugs and crew boards, which traits and tomes have too


class Gain(Effect):
    """LK-71 Resources of one kind."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        gain(g, seat, self.kind, count)

    def useful(self, g: Table, seat: int, count: int) -> bool:
        return g.supply[self.kind] > 0


class GainStrength(Effect):
    """LK-74"""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        gain_strength(g, seat, count)

    def useful(self, g: Table, seat: int, count: int) -> bool:
        return g.supply[STRENGTH] > 0


class RemoveSuspicion(Effect):
    """LK-72 From their own board."""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        g.next(EFFECT_USE, seat, use_arg(count, False))

    def useful(self, g: Table, seat: int, count: int) -> bool:
        return g.crews[seat].suspicion > 0


class RemoveAllSuspicion(RemoveSuspicion):
    """LK-72 The same, however much there is."""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        g.next(EFFECT_USE, seat, use_arg(g.crews[seat].suspicion, False))


class PassSuspicionOn(RemoveSuspicion):
    """LK-73 To an opponent."""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        g.next(EFFECT_USE, seat, use_arg(count, True))


class DrawTome(Effect):
    """LK-75"""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        draw_tomes(g, seat, count)

    def useful(self, g: Table, seat: int, count: int) -> bool:
        return bool(g.tome_deck) or bool(g.tome_discards)


class ChooseTome(DrawTome):
    """LK-75 One of two."""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        choose_tomes(g, seat, count)


class MoreStorage(Effect):
    """LK-76, LK-143 The guards need none."""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        if seat < g.seated:
            g.crews[seat].storage += count
            g.tell(MORE_STORAGE, seat, g.crews[seat].storage)


class SwapResource(Effect):
    """LK-77, LK-144"""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        if seat < g.seated:
            g.next(EXCHANGE, seat, count)
        else:
            for _ in range(count):
                swap_like_guards(g)

    def useful(self, g: Table, seat: int, count: int) -> bool:
        held = g.crews[seat].resources
        return any([held[kind] and others(g, 1 << kind) for kind in range(KINDS)])


# What only traits give (LK-R56); crew boards give reputation too


class GainSuspicion(Effect):
    """LK-R56"""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        gain_suspicion(g, seat, count)


class AccuseOpponents(Effect):
    """LK-R56 Opponents take suspicion; in a solo game, the guards."""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        if g.solo:
            gain_suspicion(g, GUARD_CREW, 1)
        else:
            g.next(ACCUSE, seat, min(count, g.seated - 1))


class DrawThug(Effect):
    """LK-R56, LK-121 One thug out of this many."""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        g.next(KEEP_THUG, seat, count)


class ReserveItem(Effect):
    """LK-R56"""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        repeat(g, RESERVE_FREE, seat, count)


class TakeFirstPlayer(Effect):
    """LK-R56"""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        take_marker(g, seat)


class GainReputation(Effect):
    """LK-R56"""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        gain_reputation(g, seat, count)


# What only tomes do (LK-R62)


class HideMore(Effect):
    """LK-R62 More tokens may be assigned face down this round."""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        g.crews[seat].extra += count
        g.tell(MAY_HIDE_MORE, seat, count)

    def useful(self, g: Table, seat: int, count: int) -> bool:
        return IN_CELL in g.crews[seat].at


class WeakenToken(Effect):
    """LK-R62 An opponent's token counts less, at a location where the crew is too."""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        g.next(WEAKEN, seat, count)

    def useful(self, g: Table, seat: int, count: int) -> bool:
        if g.location not in g.crews[seat].at:
            return False
        for other in range(g.seated):
            at = g.crews[other].at
            for token in range(TOKENS):
                if other != seat and at[token] == g.location and worth(g, other, token) > 0:
                    return True
        return False


class BoostCrew(Effect):
    """LK-R62 The crew counts more at the location being resolved."""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        g.boosts = (*g.boosts, changed(seat, count))
        g.tell(BOOSTED, seat, count)

    def useful(self, g: Table, seat: int, count: int) -> bool:
        return g.location in g.crews[seat].at


class PeekToken(Effect):
    """LK-V19 A look at an opponent's token; in a solo game, a guard card is turned up."""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        repeat(g, REVEAL_GUARD if g.solo else PEEK, seat, count)

    def useful(self, g: Table, seat: int, count: int) -> bool:
        if g.solo:
            return max(g.unknown) >= 0
        opponents = [other for other in range(g.seated) if other != seat]
        return any([unseen(g, other, token, seat) for other in opponents for token in range(TOKENS)])


class PayAny(Effect):
    """LK-R62 Resources of any kind: what a tome costs before it gives."""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        g.next(PAY, seat, count)

    def useful(self, g: Table, seat: int, count: int) -> bool:
        return False

    def payable(self, g: Table, seat: int, count: int) -> bool:
        return sum(g.crews[seat].resources) >= count


class CheapRecruit(Effect):
    """LK-R62 A discount on thugs from the next reward."""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        g.discount += count
        g.tell(CHEAPER, seat, count)

    def useful(self, g: Table, seat: int, count: int) -> bool:
        return could_recruit_cheaper(g, seat, count)


class CheapCraft(CheapRecruit):
    """LK-R62 The same, for an item."""

    def useful(self, g: Table, seat: int, count: int) -> bool:
        return could_craft_cheaper(g, seat, count)


class MoveOwnToken(Effect):
    """LK-R62"""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        repeat(g, MOVE_TOKEN, seat, count)

    def useful(self, g: Table, seat: int, count: int) -> bool:
        return max(g.crews[seat].at) > IN_CELL


class SwapTwoThugs(Effect):
    """LK-R62"""

    def carry_out(self, g: Table, seat: int, count: int) -> None:
        repeat(g, SWAP_THUGS, seat, count)

    def useful(self, g: Table, seat: int, count: int) -> bool:
        return sum([1 for thug in g.thugs if thug >= 0]) > 1


def repeat(g: Table, step: int, seat: int, count: int) -> None:
    """LK-150 The same this many times, one after the other."""
    for _ in range(count):
        g.next(step, seat, 0)


BY_NAME: Final[dict[str, Effect]] = {
    **{RESOURCE.ids[kind]: Gain(kind) for kind in range(KINDS)},
    "strength": GainStrength(),
    "remove_suspicion": RemoveSuspicion(),
    "remove_all_suspicion": RemoveAllSuspicion(),
    "pass_suspicion": PassSuspicionOn(),
    "tome": DrawTome(),
    "choose_tome": ChooseTome(),
    "storage": MoreStorage(),
    "swap": SwapResource(),
    "suspicion": GainSuspicion(),
    "accuse": AccuseOpponents(),
    "draw_thug": DrawThug(),
    "reserve_item": ReserveItem(),
    "first_player": TakeFirstPlayer(),
    "reputation": GainReputation(),
    "face_down": HideMore(),
    "weaken": WeakenToken(),
    "boost": BoostCrew(),
    "peek": PeekToken(),
    "pay": PayAny(),
    "cheap_recruit": CheapRecruit(),
    "cheap_craft": CheapCraft(),
    "move_token": MoveOwnToken(),
    "swap_thugs": SwapTwoThugs(),
}
assert BY_NAME.keys() == PRINTED.keys(), "packs name other effects than there are"
EFFECTS: Final[list[Effect]] = [BY_NAME[name] for name in PRINTED]


class CarryOut(Step[Table]):
    """LK-R20 The effects of one card, in printed order."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        card, number = effect_card(arg), effect_number(arg)
        effects = g.cards.effects[card]
        if number + 1 < len(effects):
            g.next(EFFECT, seat, effect_arg(card, number + 1))
        effect, count = effects[number]
        EFFECTS[effect].carry_out(g, seat, count)
