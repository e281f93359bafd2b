"""The toy game with one mistake at a time: each is something a law must find."""

from __future__ import annotations

from typing import Any, ClassVar

from karczma.kernel.audience import Json, View, Zone
from karczma.kernel.chance import Chance
from karczma.kernel.errors import Fact
from karczma.kernel.face import Setting
from karczma.kernel.game import NOBODY, Option
from karczma.kernel.packs import Pack
from karczma.kernel.step import Blocked, Step, rulebook
from karczma.kernel.tally import TRUTH, Tally
from smithy import audience, scoring
from smithy.draft import Draft
from smithy.face import STEPS, Smithy
from smithy.forge import Charms, End, Forge, Judge, Round
from smithy.setup import patron_metal
from smithy.state import FIELDS, Table
from smithy.vocabulary import (
    CHARMS,
    DRAFT,
    END,
    ENDED,
    FIRST_PATRON,
    FORGE,
    JUDGE,
    KEPT,
    METAL,
    REST,
    ROUND,
    SHOWED,
    STEP,
    STRIKE,
    WARE,
)


class Planted(Smithy):
    """The toy with another step in place of one of its own."""

    number = NOBODY
    step: ClassVar[Step[Table] | None] = None

    def steps(self) -> list[Step[Table]]:
        steps = dict(zip(STEP.ids, STEPS, strict=True))
        if self.step:
            steps[STEP.ids[self.number]] = self.step
        return rulebook(STEP, steps)


class LosesACard(Planted):
    """What is spoiled is nowhere."""

    class Careless(Judge):
        def enter(self, g: Table, seat: int, arg: int) -> None:
            super().enter(g, seat, arg)
            g.smiths[seat].spoiled = []

    number = JUDGE
    step = Careless()


class DoublesACard(Planted):
    """What is kept stays in hand as well, until it is passed on."""

    class Greedy(Draft):
        def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
            super().chosen(g, seat, arg, option)
            g.smiths[seat].hand.append(option)

    number = DRAFT
    step = Greedy()


class AsksWithoutOptions(Planted):
    """Without coal there is nothing to be done at the anvil."""

    class Strict(Forge):
        def options(self, g: Table, seat: int, arg: int) -> list[Option]:
            return super().options(g, seat, arg) if g.smiths[seat].coal or not g.smiths[seat].anvil else []

    number = FORGE
    step = Strict()


class OffersTwice(Planted):
    class Stammering(Forge):
        def options(self, g: Table, seat: int, arg: int) -> list[Option]:
            return [*super().options(g, seat, arg), *super().options(g, seat, arg)[:1]]

    number = FORGE
    step = Stammering()


class OffersTheImpossible(Planted):
    """Striking an empty anvil."""

    class Eager(Forge):
        def options(self, g: Table, seat: int, arg: int) -> list[Option]:
            return sorted({*super().options(g, seat, arg), STRIKE})

    number = FORGE
    step = Eager()


class NeverEnds(Planted):
    """The rounds are not counted."""

    class Endless(Round):
        def enter(self, g: Table, seat: int, arg: int) -> None:
            g.plan([*[(FORGE, i, 0) for i in range(g.seated)], (ROUND, seat, arg)])

    number = ROUND
    step = Endless()


class Everything(list[Option]):
    """A list that has whatever one looks for."""

    def __contains__(self, option: object) -> bool:
        return True


class RefusesNothing(Planted):
    class Lenient(Forge):
        def options(self, g: Table, seat: int, arg: int) -> list[Option]:
            return Everything(super().options(g, seat, arg))

        def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
            super().chosen(g, seat, arg, option if option in super().options(g, seat, arg) else REST)

    number = FORGE
    step = Lenient()


class ChangesWhenAsked(Planted):
    """To look at the options is to use chance."""

    class Fidgety(Forge):
        def options(self, g: Table, seat: int, arg: int) -> list[Option]:
            g.chance.below(6)
            return super().options(g, seat, arg)

    number = FORGE
    step = Fidgety()


class DiffersInSilence(Planted):
    """Heat is gone only if somebody hears of it."""

    class Theatrical(Judge):
        def enter(self, g: Table, seat: int, arg: int) -> None:
            heat = g.smiths[seat].heat
            super().enter(g, seat, arg)
            g.smiths[seat].heat = 0 if g.telling else heat

    number = JUDGE
    step = Theatrical()


class ShowsTheCrate(Planted):
    def views(self, g: Table, readers: list[int | None]) -> list[View]:
        views = audience.views(g, readers)
        for view in views:
            view.middle.zones[0] = Zone("crate", "", [WARE.ids[ware] for ware in g.crate], 0, {})
        return views


class ShowsPatronsToSpectators(Planted):
    def views(self, g: Table, readers: list[int | None]) -> list[View]:
        views = audience.views(g, readers)
        for i, seat in enumerate(readers):
            if seat is None:
                patron = METAL.ids[patron_metal(g.smiths[0].patron[0])]
                views[i].seats[0].zones[-1] = Zone("patron", "", [patron], 0, {})
        return views


class ShowsAllWhatTheFirstMaySee(Planted):
    """What one reader may see is built once, and told to the others too."""

    def views(self, g: Table, readers: list[int | None]) -> list[View]:
        return audience.views(g, readers[:1]) * len(readers)


class CountsPatronsForAll(Planted):
    def tally(self, g: Table, seat: int | None) -> Tally:
        return scoring.tally(g, TRUTH)


class TellsInAnOption(Planted):
    """What it says about keeping a ware depends on what others hold."""

    class Gossip(Draft):
        def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
            return {"best": max(g.cards.value[ware] for ware in g.smiths[g.after(seat)].hand)}

    number = DRAFT
    step = Gossip()


class TellsInAReason(Planted):
    """Why the fire cannot be stoked depends on what others hold."""

    class Hint(Forge):
        def blocked(self, g: Table, seat: int, arg: int) -> list[Blocked]:
            return [
                ("stoke", "no-coal", {"need": 1, "have": len([c for c in g.smiths[g.after(seat)].charms if c > 16])})
            ]

    number = FORGE
    step = Hint()


class TellsInANote(Planted):
    """What it says is at stake depends on what others hold."""

    class Whisper(Forge):
        def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
            return {**super().stake(g, seat, arg), "others": sum(g.smiths[g.after(seat)].charms)}

    number = FORGE
    step = Whisper()


class AsksOnlyWhoCan(Planted):
    """To be asked tells that one holds a charm that can be played now."""

    class Narrow(Charms):
        def could(self, g: Table, seat: int, arg: int) -> bool:
            return bool(self.reactions(g, seat, arg))

    number = CHARMS
    step = Narrow()


class TellsEverybody(Planted):
    """What is kept in secret is said aloud."""

    class Loud(Draft):
        def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
            super().chosen(g, seat, arg, option)
            g.tell(KEPT, seat, option)

    number = DRAFT
    step = Loud()


class UndoesARevelation(Planted):
    """The patrons are shown, and that does not count as revealed."""

    class Casual(End):
        def enter(self, g: Table, seat: int, arg: int) -> None:
            g.tell(ENDED, NOBODY, arg)
            for i in range(g.seated):
                g.tell(SHOWED, i, patron_metal(g.smiths[i].patron[0]))

    number = END
    step = Casual()


class RestsForLuck(Planted):
    """Whether a rest can be taken back depends on what others hold in secret."""

    class Rash(Forge):
        def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
            super().chosen(g, seat, arg, option)
            if option == REST and sum(g.smiths[g.after(seat)].charms) % 2:
                g.reveal()

    number = FORGE
    step = Rash()


class RemembersOutside(Planted):
    """Every other strike is dull, and that is counted in the step."""

    class Counting(Judge):
        strikes = 0

        def enter(self, g: Table, seat: int, arg: int) -> None:
            self.strikes += 1
            g.die = 1 + self.strikes % 2 * 5
            super().enter(g, seat, arg)

    number = JUDGE
    step = Counting()


class ForgetsInClones(Planted):
    """A child has no fire."""

    def clone(self, g: Table) -> Table:
        child = g.clone()
        for smith in child.smiths:
            smith.heat = 0
        return child


class SharesWithClones(Planted):
    """A child burns the coal, and shares the wares, of its parent."""

    def clone(self, g: Table) -> Table:
        child = g.clone()
        for smith, parent in zip(child.smiths, g.smiths, strict=True):
            smith.kept = parent.kept
        return child


class LoadsAnotherGame(Planted):
    """Charms are forgotten when a game is loaded."""

    def read(self, data: object, pack: Pack) -> Table:
        g = super().read(data, pack)
        g.hushed = 0
        return g


class LuckyTable(Table):
    """A table with a field that the codec does not know."""

    __slots__ = ("luck",)
    luck: int


class WritesTooLittle(Planted):
    def clone(self, g: Table) -> Table:
        child = g.clone()
        fields: dict[str, Any] = {name: getattr(child, name) for name in FIELDS}
        lucky = LuckyTable(cards=child.cards, **fields)
        lucky.luck = 7
        return lucky


class WritesTooLittleOfASmith(Planted):
    def write(self, g: Table) -> Json:
        written: Any = super().write(g)
        for smith in written["smiths"]:
            del smith["heat"]
        return dict(written)


class KeepsTheDice(Planted):
    def redeal(self, g: Table, seat: int, chance: Chance) -> Table:
        world = super().redeal(g, seat, chance)
        world.chance = g.chance.clone()
        return world


class KeepsSealedAnswers(Planted):
    """What others have sealed is kept, though they may not have it in this world."""

    def redeal(self, g: Table, seat: int, chance: Chance) -> Table:
        world = super().redeal(g, seat, chance)
        world.sealed = g.sealed[:]
        return world


class RedealsTooWell(Planted):
    """A ware that others hold comes from nowhere."""

    def redeal(self, g: Table, seat: int, chance: Chance) -> Table:
        world = super().redeal(g, seat, chance)
        if world.crate:
            world.crate[0] = world.crate[-1]
        return world


class RedealsTheTruthTooOften(Planted):
    def redeal(self, g: Table, seat: int, chance: Chance) -> Table:
        return super().redeal(g, seat, chance) if chance.below(4) else g.clone()


class KnownHand(Planted):
    """No mistake: the first smith is always dealt the same, so that seeds where it sees the same are quickly found."""

    def start(self, seats: int, settings: dict[str, Setting], pack: Pack, chance: Chance) -> Table:
        g = super().start(seats, settings, pack, chance)
        smith = g.smiths[0]
        for i in range(3):
            trade([g.crate, *[one.hand for one in g.smiths]], smith.hand[i], i)
        trade([g.guild, *[one.patron for one in g.smiths]], smith.patron[0], FIRST_PATRON)
        return g


def trade(piles: list[list[int]], one: int, other: int) -> None:
    """Two pieces change places."""
    for pile in piles:
        pile[:] = sorted([other if piece == one else one if piece == other else piece for piece in pile])


class RedealsNothing(KnownHand):
    def redeal(self, g: Table, seat: int, chance: Chance) -> Table:
        return g.clone()


class NeverRedealsTheTruth(Planted):
    """The patrons always go around."""

    def redeal(self, g: Table, seat: int, chance: Chance) -> Table:
        while True:
            world = super().redeal(g, seat, chance)
            if all(world.smiths[i].patron != g.smiths[i].patron for i in range(g.seated) if i != seat) or g.over():
                return world


class ForgetsWhatItPassedOn(Planted):
    """All wares out of sight are mixed, also those that this smith knows to be with the next one."""

    def redeal(self, g: Table, seat: int, chance: Chance) -> Table:
        forgetful = g.clone()
        forgetful.smiths[g.after(seat)].got = []
        return super().redeal(forgetful, seat, chance)


class MissesAText(Planted):
    """There is a question that no text asks."""

    class Unheard(Forge):
        def __init__(self) -> None:
            self.name = "unheard"

    number = FORGE
    step = Unheard()
