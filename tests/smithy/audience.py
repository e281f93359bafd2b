"""Which zone is seen by whom, and what a smith remembers."""

from __future__ import annotations

from karczma.kernel.audience import Place, View, Zone
from karczma.kernel.chance import Chance
from karczma.kernel.step import Step
from karczma.kernel.worlds import forget_chance, permute, permute_apart, reseal
from smithy.setup import charm_kind, patron_metal
from smithy.state import Smith, Table
from smithy.vocabulary import (
    CHARM,
    CHARMS,
    DRAFT,
    FIRST_CHARM,
    FIRST_PATRON,
    FORGE,
    JUDGE,
    METAL,
    PASS_ON,
    PIECES,
    ROUND,
    WARE,
)

ZONES = ("crate", "spent", "hand", "kept", "scrap", "anvil", "made", "spoiled", "charm", "patron")
NUMBERS = ("first_smith", "die", "coal", "heat")


def views(g: Table, readers: list[int | None]) -> list[View]:
    """What each of these seats, or a spectator, may see."""
    middle = Place(
        {"first_smith": g.first, "die": g.die},
        [Zone("crate", "", [], len(g.crate), {}), Zone("spent", "", _charms(g.spent), 0, {})],
    )
    return [View(middle, [_place(g, i, i == seat) for i in range(g.seated)]) for seat in readers]


def _place(g: Table, i: int, own: bool) -> Place:
    smith = g.smiths[i]
    zones = [
        _zone("hand", _wares(smith.hand), own),
        _zone("kept", _wares(smith.kept), own),
        _zone("scrap", _wares(smith.scrap), own),
        _zone("anvil", _wares(smith.anvil), own or g.die > 0),
        _zone("made", _wares(smith.made), True),
        _zone("spoiled", _wares(smith.spoiled), True),
        _zone("charm", _charms(smith.charms), own),
        _zone("patron", [METAL.ids[patron_metal(patron)] for patron in smith.patron], own or g.over()),
    ]
    return Place({"coal": smith.coal, "heat": smith.heat}, zones)


def _zone(kind: str, names: list[str], seen: bool) -> Zone:
    return Zone(kind, "", names, 0, {}) if seen else Zone(kind, "", [], len(names), {})


def _wares(pieces: list[int]) -> list[str]:
    return [WARE.ids[piece] for piece in pieces]


def _charms(pieces: list[int]) -> list[str]:
    return [CHARM.ids[charm_kind(piece)] for piece in pieces]


def redeal(g: Table, steps: list[Step[Table]], seat: int, chance: Chance) -> Table:
    """All that this smith has not seen is dealt anew; what it passed on stays with the next smith."""
    world = g.clone()
    after = g.after(seat)
    others = [world.smiths[i] for i in range(g.seated) if i != seat]
    hidden_anvils = [smith.anvil for smith in others] if g.die == 0 else []
    wares = [world.crate, *hidden_anvils, *[pile for one in others for pile in (one.hand, one.kept, one.scrap)]]
    # of two wares passed on, one is kept and one is scrap: they change places with nothing else
    permute_apart(wares, world.smiths[after].got, chance)
    if g.die == 0:
        for smith in others:
            permute([smith.kept, smith.anvil], chance)  # nobody saw which of them was laid
    charms = [world.bag, *[smith.charms for smith in others]]
    permute(charms, chance)
    patrons = [world.guild, *[smith.patron for smith in others]]
    if not g.over():
        permute(patrons, chance)
    for pile in wares + charms + patrons:
        pile.sort()
    for i in range(g.seated):
        if i not in (seat, after):
            remember(world.smiths[i], chance)
    reseal(world, steps, seat, chance)
    forget_chance(world, chance)
    return world


def remember(smith: Smith, chance: Chance) -> None:
    """In another world other wares were passed on: those in hand, or the scrap and either of the two kept."""
    if smith.hand:
        smith.got = smith.hand[:] if smith.got else []
        return
    kept = smith.kept + smith.anvil + smith.made + smith.spoiled
    smith.got = sorted([*smith.scrap, kept[chance.below(2)]])


def components(g: Table) -> dict[str, list[int]]:
    """Where each piece lies."""
    zones = {"crate": g.crate, "bag": g.bag, "guild": g.guild, "spent": g.spent}
    for i in range(g.seated):
        smith = g.smiths[i]
        zones[f"cards {i}"] = smith.hand + smith.kept + smith.scrap + smith.anvil + smith.made + smith.spoiled
        zones[f"secrets {i}"] = smith.charms + smith.patron
    return zones


def sound(g: Table) -> bool:
    """Whether a state from outside could lie on a table: every pile of its own sort, and the frames of some moment."""
    if len(g.smiths) != g.seated or not 0 <= g.first < g.seated or not 0 <= g.die <= 6:
        return False
    wares, charms, patrons = [g.crate], [g.bag, g.spent], [g.guild]
    for smith in g.smiths:
        if len(smith.patron) != 1 or len(smith.anvil) > 1 or not 0 <= smith.heat <= 2 or not 0 <= smith.coal <= 9:
            return False
        wares += [smith.hand, smith.got, smith.kept, smith.scrap, smith.anvil, smith.made, smith.spoiled]
        charms.append(smith.charms)
        patrons.append(smith.patron)
    sorts = ((wares, 0, FIRST_CHARM), (charms, FIRST_CHARM, FIRST_PATRON), (patrons, FIRST_PATRON, PIECES))
    fits = all(low <= piece < high for piles, low, high in sorts for pile in piles for piece in pile)
    return fits and (not g.asks or _in_draft(g) or _in_forge(g))


def _in_draft(g: Table) -> bool:
    """All smiths choose among as many wares, and then pass on."""
    step, _, hands = g.asks[0]
    if step != DRAFT or hands not in (0, 1) or not g.sealed or g.agenda != [(PASS_ON, g.first, hands)]:
        return False
    dealt = all((len(smith.hand), len(smith.kept)) == (3 - hands, hands) for smith in g.smiths)
    return dealt and g.asks == [(DRAFT, seat, hands) for seat in range(g.seated)]


def _in_forge(g: Table) -> bool:
    """A smith is at the anvil, or has struck and charms may be played; the smiths after it follow, then a new round."""
    step, seat, arg = g.asks[0]
    at_anvil = arg >> 6 if step == CHARMS else seat
    if step not in (FORGE, CHARMS) or g.sealed or not 0 <= at_anvil < g.seated or not g.agenda:
        return False
    follow = [(FORGE, (at_anvil + 1 + i) % g.seated, 0) for i in range((g.first - at_anvil - 1) % g.seated)]
    judged = [(JUDGE, at_anvil, 0)] if step == CHARMS else []
    begins, first, number = g.agenda[0]
    if (begins, first) != (ROUND, g.first) or not 2 <= number <= 4 or g.agenda[1:] != [*follow[::-1], *judged]:
        return False
    struck = bool(g.smiths[at_anvil].anvil) and g.die > 0 and arg >> 3 & 7 < g.seated and arg & 7 < g.seated
    return struck if step == CHARMS else arg == 0
