"""The face of a game: its name, who can play, its settings, and what it can be asked."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import u8

from karczma.kernel.audience import Json, View
from karczma.kernel.chance import Chance
from karczma.kernel.codec import Parts
from karczma.kernel.errors import Refused
from karczma.kernel.game import Game, Option
from karczma.kernel.native import i64, mypyc_attr
from karczma.kernel.packs import Card, Pack
from karczma.kernel.sheet import Form
from karczma.kernel.step import Step
from karczma.kernel.tally import Tally
from karczma.kernel.verbs import Kind, Vocabulary
from karczma.kernel.whole import is_whole

G = TypeVar("G", bound=Game)

Setting = str | bool  # what a setting of the table is set to
Upgrade = Callable[[Any], Any]  # turns a written state into the next shape


class TableSetting:
    """A setting of the table: its name, what it can be set to (on and off are True and False), and its default.

    `sort` is what it decides: a `variant` of the game that its box offers, the `level` of the opponent in a game for
    one, or a `detail`, such as how a doubt about the rules is settled.
    """

    def __init__(self, name: str, values: tuple[Setting, ...], default: Setting, sort: str = "detail") -> None:
        self.name = name
        self.values = values
        self.default = default
        self.sort = sort


@mypyc_attr(allow_interpreted_subclasses=True)
class Face(Generic[G]):
    """One game. The laws, the bots, the server and the laboratory know a game by this and nothing else."""

    name: ClassVar[str]
    rules_version: ClassVar[int]  # raised when a rule changes: old records then name the rules they were played by
    shape: ClassVar[int] = 1  # of the state as it is written; raised with an upgrade when a field changes
    upgrades: ClassVar[tuple[Upgrade, ...]] = ()  # the first turns shape 1 into shape 2, and so on
    least: ClassVar[int]  # players
    most: ClassVar[int]
    minutes: ClassVar[tuple[int, int]]  # of a game between people, few and many: our estimate, no rulebook says
    weight: ClassVar[int]  # how much there is to learn and to weigh: 1 light, 2 medium, 3 demanding; our judgement
    bound: ClassVar[int]  # no game has more decisions than this
    table_settings: ClassVar[tuple[TableSetting, ...]]
    vocabulary: ClassVar[Vocabulary]
    step_names: ClassVar[Kind]
    state: ClassVar[Parts]  # how a state is written and read
    rulebook: ClassVar[list[Step[Any]]]
    things: ClassVar[tuple[Kind, ...]]  # the kinds of things that each have a text
    zones: ClassVar[tuple[str, ...]]  # the kinds of zones, and below the numbers, that a view may show
    numbers: ClassVar[tuple[str, ...]]
    ideas: ClassVar[tuple[str, ...]] = ()  # what else people ask about; one named like a kind is about all its things
    parts: ClassVar[tuple[str, ...]]  # the categories of the score
    breakers: ClassVar[
        tuple[str, ...]
    ] = ()  # what decides among equal totals, most important first, as a tally names it
    chances: ClassVar[tuple[str, ...]] = ()  # what may come, where a player knows the odds (`odds`)
    titles: ClassVar[tuple[str, ...]] = ()  # what a solo player can become, where that is the result
    rivals: ClassVar[tuple[str, ...]] = ()  # from the box, which a solo player must beat, as a tally names them
    moments: ClassVar[Kind | None] = None  # at which reaction windows open, each with a text; None: there are none
    features: ClassVar[tuple[str, ...]] = ()  # what a judgement of a position is made from, by name

    def steps(self) -> list[Step[G]]:
        """The rulebook, paragraph by paragraph."""
        return self.rulebook

    def pack(self, folder: Traversable | None) -> Pack:
        """The cards, checked; with a folder, overridden by what is in it."""
        raise NotImplementedError

    def card(self, pack: Pack, kind: Kind, id: str) -> Card | None:
        """What the pack says about a thing: its record in the table named after its kind. Some things have none."""
        return pack.cards.get(kind.name, {}).get(id)

    def effects(self, card: Card) -> list[tuple[str, int]]:
        """What a card does, as a list: keys of the words (`effect-<name>`), each with how often or how much.

        Cards described by a sentence of their own have none.
        """
        return []

    def start(self, seats: int, settings: dict[str, Setting], pack: Pack, chance: Chance) -> G:
        """The table set up, not yet run."""
        raise NotImplementedError

    def reactions(self, g: G, seat: int) -> dict[Option, int]:
        """Whatever this seat holds that it may play in a window some time, and how often it could be played by now."""
        return {}

    def fits_at(self, pack: Pack, option: Option) -> list[int]:
        """The moments at which such a reaction can ever be played."""
        return []

    def asks_at(self, pack: Pack, option: Option) -> list[int]:
        """Those of them at which its holder is asked, unless they wish otherwise: where it belongs or cannot wait."""
        return []

    def clone(self, g: G) -> G:
        return g.clone()

    def write(self, g: G) -> Json:
        """The whole state as plain data: secret."""
        return self.state.write(g)

    def read(self, data: object, pack: Pack) -> G:
        """The state that was written; what does not fit is refused, with its place."""
        return self.state.cls(cards=pack, **self.state.values(data, ""))  # type: ignore[no-any-return]

    def views(self, g: G, readers: list[int | None]) -> list[View]:
        """The table as each of these seats, or a spectator (None), may see it. What several share is built once."""
        raise NotImplementedError

    def view(self, g: G, seat: int | None) -> View:
        """The table as this seat, or a spectator (None), may see it."""
        return self.views(g, [seat])[0]

    def redeal(self, g: G, seat: int, chance: Chance) -> G:
        """Another world, equally likely, in which this seat would know exactly what it knows."""
        return self.deal_anew(g, 1 << seat, chance)

    def deal_anew(self, g: G, eyes: int, chance: Chance) -> G:
        """The same for several seats at once, as bits: what none of them knows is dealt again; 0 is a spectator."""
        raise NotImplementedError

    def tally(self, g: G, seat: int | None) -> Tally:
        """The score now as far as this seat, or a spectator (None), may know it; the whole truth for TRUTH."""
        raise NotImplementedError

    def measure(self, g: G, seat: int) -> list[float]:
        """The position as numbers, one for each of `features`: only what this seat may know, each about -1 to 1."""
        raise NotImplementedError

    def raw_names(self, seats: int) -> dict[str, int]:
        """What `raw` writes with so many players: the name of each number, and its full measure."""
        return {}

    def raw(self, g: G, seat: int, row: vec[u8], at: i64) -> None:
        """What lies on the table, as far as this seat may know it, into zeros from here on, by `raw_names`."""
        raise NotImplementedError

    def outcomes(self, g: G, option: Option) -> list[tuple[int, G]]:
        """Where whoever is asked knows exactly what chance may make of this option: tables, each with its weight.

        Choosing the option there brings one of the possible outcomes. Empty: that is not known.
        """
        return []

    def odds(self, g: G, option: Option) -> list[tuple[str, int, int]]:
        """What chance may bring with this option, as far as whoever is asked knows: its name (`odds-<name>` of the
        words), and how many of how many cards bring it. What matters most comes first."""
        return []

    def form(self, pack: Pack) -> Form:
        """The score sheet of a printed game, as people fill it in."""
        raise NotImplementedError

    def sheet(self, data: dict[str, Any], pack: Pack) -> dict[str, Json]:
        """Score the end of a printed game."""
        raise NotImplementedError

    def components(self, g: G) -> dict[str, list[int]]:
        """Every component by zone, for the law that nothing is lost."""
        raise NotImplementedError

    def box(self, g: G) -> list[int]:
        """Every component there is."""
        raise NotImplementedError

    def settings(self, seats: object, given: dict[str, Any]) -> dict[str, Setting]:
        """The settings of a table, each with a value it can be set to."""
        if not is_whole(seats) or not self.least <= seats <= self.most:
            raise Refused("seats-range", low=self.least, high=self.most, seats=str(seats)[:20])
        known = {setting.name: setting for setting in self.table_settings}
        for name, value in given.items():
            if name not in known:
                raise Refused("no-such-choice", name=str(name)[:40], names=", ".join(known))
            # True == 1, so a number must not pass for on or off
            if not any(value is one or (isinstance(value, str) and value == one) for one in known[name].values):
                values = ", ".join([say_setting(one) for one in known[name].values])
                raise Refused("choice-value", name=name, value=str(value)[:40], values=values)
        return {setting.name: given.get(setting.name, setting.default) for setting in self.table_settings}


def say_setting(value: Setting) -> str:
    """A setting, as people write it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return value
