"""Which zone is seen by whom, and what a smith remembers."""

from __future__ import annotations

from karczma.kernel.audience import Area, View, Zone
from karczma.kernel.chance import Chance
from karczma.kernel.step import Step
from karczma.kernel.worlds import forget_chance, reseal
from smithy.setup import charm_kind, patron_metal
from smithy.state import Smith, Table
from smithy.vocabulary import CHARM, METAL, WARE

ZONES = ("crate", "spent", "hand", "kept", "scrap", "anvil", "made", "spoiled", "charm", "patron")
NUMBERS = ("first_smith", "die", "coal", "heat")


def views(g: Table, readers: list[int | None]) -> list[View]:
    """What each of these seats, or a spectator, may see."""
    middle = Area(
        {"first_smith": g.first, "die": g.die},
        [Zone("crate", "", [], len(g.crate), {}), Zone("spent", "", _charms(g.spent), 0, {})],
    )
    return [View(middle, [_place(g, i, i == seat) for i in range(g.seated)]) for seat in readers]


def _place(g: Table, i: int, own: bool) -> Area:
    smith = g.smiths[i]
    zones = [
        _zone("hand", _wares(smith.hand), own),
        _zone("kept", _wares(smith.kept), own),
        _zone("scrap", _wares(smith.scrap), own),
        _zone("anvil", _wares(smith.anvil), own or g.die > 0),
        Zone("made", "", _wares(smith.made), 0, {"value": sum([g.cards.value[ware] for ware in smith.made])}),
        _zone("spoiled", _wares(smith.spoiled), True),
        _zone("charm", _charms(smith.charms), own),
        _zone("patron", [METAL.ids[patron_metal(patron)] for patron in smith.patron], own or g.over()),
    ]
    return Area({"coal": smith.coal, "heat": smith.heat}, zones)


def _zone(kind: str, names: list[str], seen: bool) -> Zone:
    return Zone(kind, "", names, 0, {}) if seen else Zone(kind, "", [], len(names), {})


def _wares(pieces: list[int]) -> list[str]:
    return [WARE.ids[piece] for piece in pieces]


def _charms(pieces: list[int]) -> list[str]:
    return [CHARM.ids[charm_kind(piece)] for piece in pieces]


def permute(piles: list[list[int]], chance: Chance) -> None:
    """Cards a seat cannot tell apart change places among these piles; the sizes stay."""
    loose = [card for pile in piles for card in pile]
    chance.shuffle(loose)
    start = 0
    for pile in piles:
        end = start + len(pile)
        pile[:] = loose[start:end]
        start = end


def permute_apart(piles: list[list[int]], known: list[list[int]], chance: Chance) -> None:
    """The same, but what a seat knows to be among these piles changes places only with its like."""
    told = [card for group in known for card in group]
    for group in [*known, [card for pile in piles for card in pile if card not in told]]:
        places = [(pile, i) for pile in piles for i in range(len(pile)) if pile[i] in group]
        loose = [pile[i] for pile, i in places]
        chance.shuffle(loose)
        for n in range(len(places)):
            pile, i = places[n]
            pile[i] = loose[n]


def redeal(g: Table, steps: list[Step[Table]], eyes: int, chance: Chance) -> Table:
    """All that these smiths have not seen is dealt anew; what one of them passed on stays with the next smith."""
    world = g.clone()
    after = [g.after(seat) for seat in range(g.seated) if eyes >> seat & 1]
    others = [world.smiths[i] for i in range(g.seated) if not eyes >> i & 1]
    hidden_anvils = [smith.anvil for smith in others] if g.die == 0 else []
    wares = [world.crate, *hidden_anvils, *[pile for one in others for pile in (one.hand, one.kept, one.scrap)]]
    # of two wares passed on, one is kept and one is scrap: they change places with nothing else
    permute_apart(wares, [world.smiths[i].got for i in after], chance)
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
        if not eyes >> i & 1 and i not in after:
            remember(world.smiths[i], chance)
    reseal(world, steps, eyes, chance)
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
