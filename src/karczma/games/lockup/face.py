"""Lockup: A Roll Player Tale, by Stan Kordonskiy (Thunderworks Games, 2019): prison crews, 1 to 5 players."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from karczma.games.lockup import audience, features, raw, scoring
from karczma.games.lockup.cards import Cards, listed, open_pack
from karczma.games.lockup.craft import CellAction, Craft, Reserve, ReserveFree, Waive
from karczma.games.lockup.effects import CarryOut
from karczma.games.lockup.guards import GuardThugs
from karczma.games.lockup.lightsout import LightsOut, Rank, Stragglers, TurnUp
from karczma.games.lockup.patrol import Cubes, Display, End, MoveThugs, Patrol, Raid, Storage
from karczma.games.lockup.recruit import KeepThug, Recruit, RecruitThug, SwapThugs
from karczma.games.lockup.resources import Exchange, Pay, Take
from karczma.games.lockup.rewards import Collect, GainResource, Give, Reward
from karczma.games.lockup.rollcall import Assign, GuardCard, GuardTurn, NextTurn, RevealGuard, Round, Turn, Visit
from karczma.games.lockup.setup import FINALS_OF_TWO, Begin, Boards, ChooseCrew, DealTraits, PickTrait, set_up
from karczma.games.lockup.state import TABLE, Table, with_more_options, with_refusals
from karczma.games.lockup.suspicion import Accuse, EffectUse, PassSuspicion
from karczma.games.lockup.tokens import MoveTo, MoveToken, Peek, Weaken
from karczma.games.lockup.tomes import ASKED_AT, FITS_AT, KeepTome, TomeWindow
from karczma.games.lockup.vocabulary import (
    COST,
    COUNT,
    DECK,
    GANG,
    GOAL,
    GUARD,
    ITEM,
    LOCATION,
    LOCATION_CARD,
    MOMENT,
    PLAY_TOME,
    RESOURCE,
    SIDE,
    STEP,
    THUG,
    THUG_TYPE,
    TOKEN,
    TOME,
    TRAIT,
    TREASURE,
    VOCABULARY,
)
from karczma.kernel.audience import Json, View
from karczma.kernel.chance import Chance
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face, Setting, TableSetting
from karczma.kernel.game import Option
from karczma.kernel.native import i64
from karczma.kernel.packs import Card, Pack
from karczma.kernel.sheet import Form
from karczma.kernel.step import Step, rulebook
from karczma.kernel.tally import Tally

STEPS: list[Step[Table]] = rulebook(
    STEP,
    {
        "begin": Begin(),
        "choose_crew": ChooseCrew(),
        "boards": Boards(),
        "deal_traits": DealTraits(),
        "pick_trait": PickTrait(),
        "round": Round(),
        "turn": Turn(),
        "visit": Visit(),
        "assign": Assign(),
        "next_turn": NextTurn(),
        "guard_turn": GuardTurn(),
        "guard_card": GuardCard(),
        "guard_thugs": GuardThugs(),
        "lights_out": LightsOut(),
        "turn_up": TurnUp(),
        "rank": Rank(),
        "collect": Collect(),
        "reward": Reward(),
        "gain_resource": GainResource(),
        "give": Give(),
        "take": Take(),
        "recruit": Recruit(),
        "pay": Pay(),
        "recruit_thug": RecruitThug(),
        "cell_action": CellAction(),
        "waive": Waive(),
        "craft": Craft(),
        "reserve": Reserve(),
        "stragglers": Stragglers(),
        "effect": CarryOut(),
        "effect_use": EffectUse(),
        "pass_suspicion": PassSuspicion(),
        "exchange": Exchange(),
        "keep_tome": KeepTome(),
        "accuse": Accuse(),
        "keep_thug": KeepThug(),
        "reserve_free": ReserveFree(),
        "peek": Peek(),
        "weaken": Weaken(),
        "move_token": MoveToken(),
        "move_to": MoveTo(),
        "swap_thugs": SwapThugs(),
        "reveal_guard": RevealGuard(),
        "window": TomeWindow(),
        "patrol": Patrol(),
        "storage": Storage(),
        "display": Display(),
        "move_thugs": MoveThugs(),
        "cubes": Cubes(),
        "raid": Raid(),
        "end": End(),
    },
)
GOALS_BY_KIND = tuple([("random", *GOAL.ids[kind * 6 : kind * 6 + 6]) for kind in range(3)])


class Lockup(Face[Table]):
    """The face of the game."""

    name = "lockup"
    rules_version = 3
    shape = 3
    upgrades = (with_more_options, with_refusals)
    least = 1
    most = 5
    minutes = (60, 120)
    weight = 3
    # In a round each of five players has at most 7 turns with up to 12 window answers and 7 choices, and each of 8
    # locations up to 20 answers and a reward of at most 12 choices for each; every tome played asks everyone again.
    bound = 6 * (5 * 7 * 19 + 8 * (20 + 5 * 12)) + 200 * 6
    table_settings = (
        TableSetting("mode", ("standard", "advanced"), "standard", "variant"),
        TableSetting("difficulty", ("normal", "challenging", "hard"), "normal", "level"),
        TableSetting("crews", ("pick", "random", "listed"), "pick"),
        TableSetting("first_player", ("random", "0", "1", "2", "3", "4"), "random"),
        TableSetting("goal_immediate", GOALS_BY_KIND[0], "random"),
        TableSetting("goal_leader", GOALS_BY_KIND[1], "random"),
        TableSetting("goal_final", GOALS_BY_KIND[2], "random"),
        TableSetting("unassigned_to_library", (False, True), False),
        TableSetting("demon_icons", ("any", *TREASURE.ids), "any"),
        TableSetting("patrol_order", ("storage_first", "items_first"), "storage_first"),
        TableSetting("bandit_cube_at_setup", (False, True), False),
        TableSetting("tome_after_pass", (False, True), False),
        TableSetting("suspicion_effects", ("mandatory", "optional"), "mandatory"),
        TableSetting("leader_min", ("at_least", "above", "none"), "at_least"),
        TableSetting("raid_zero", ("exempt", "counted"), "exempt"),
        TableSetting("reserved_view", ("hidden", "shown"), "hidden"),
        TableSetting("bandit_cubes", ("with_reward", "while_ranking"), "with_reward"),
        TableSetting("lower_rewards", ("from_second", "from_third"), "from_second"),
        TableSetting("lookout_passes", ("uncovered", "next"), "uncovered"),
        TableSetting("final_of_two", FINALS_OF_TWO, FINALS_OF_TWO[0]),
        TableSetting("refusals", ("sensible", "any"), "sensible"),
    )
    vocabulary = VOCABULARY
    step_names = STEP
    state = TABLE
    rulebook = STEPS
    things = (
        GANG,
        TOKEN,
        SIDE,
        LOCATION,
        RESOURCE,
        COST,
        COUNT,
        ITEM,
        THUG,
        THUG_TYPE,
        TREASURE,
        TOME,
        GOAL,
        TRAIT,
        GUARD,
        LOCATION_CARD,
        DECK,
        MOMENT,
    )
    zones = audience.ZONES
    numbers = audience.NUMBERS
    ideas = (
        *("token", "side", "cost", "item", "thug", "thug_type", "treasure", "tome", "guard", "location_card"),
        *("goal_immediate", "goal_leader", "goal_final", "raid", "spot", "rewards", "roll_call", "lights_out"),
    )
    parts = scoring.PARTS
    breakers = scoring.BREAKERS
    rivals = ("guards",)
    moments = MOMENT
    features = features.NAMES

    def pack(self, folder: Traversable | None) -> Pack:
        return open_pack(folder)

    def effects(self, card: Card) -> list[tuple[str, int]]:
        return listed(card)

    def reactions(self, g: Table, seat: int) -> dict[Option, int]:
        hand = g.crews[seat].tomes
        return {PLAY_TOME + tome: hand.count(tome) for tome in sorted(set(hand))}

    def fits_at(self, pack: Pack, option: Option) -> list[int]:
        assert isinstance(pack, Cards)
        return FITS_AT[pack.timing[option - PLAY_TOME]]

    def asks_at(self, pack: Pack, option: Option) -> list[int]:
        assert isinstance(pack, Cards)
        return ASKED_AT[pack.timing[option - PLAY_TOME]]

    def settings(self, seats: object, given: dict[str, Any]) -> dict[str, Setting]:
        """The first player must sit at the table."""
        settings = super().settings(seats, given)
        named = str(settings["first_player"])
        if named != "random" and isinstance(seats, int) and int(named) >= seats:
            raise Refused("choice-value", name="first_player", value=named, values=f"random, 0-{seats - 1}")
        return settings

    def start(self, seats: int, settings: dict[str, Setting], pack: Pack, chance: Chance) -> Table:
        assert isinstance(pack, Cards)
        return set_up(seats, settings, pack, chance)

    def views(self, g: Table, readers: list[int | None]) -> list[View]:
        return audience.views(g, readers)

    def deal_anew(self, g: Table, eyes: int, chance: Chance) -> Table:
        return audience.redeal(g, STEPS, eyes, chance)

    def tally(self, g: Table, seat: int | None) -> Tally:
        return scoring.tally(g)

    def measure(self, g: Table, seat: int) -> list[float]:
        return features.measure(g, seat)

    def raw_names(self, seats: int) -> dict[str, int]:
        return raw.names(seats)

    def raw(self, g: Table, seat: int, row: vec[u8], at: i64) -> None:
        raw.write(g, seat, row, at)

    def form(self, pack: Pack) -> Form:
        assert isinstance(pack, Cards)
        return scoring.form(pack)

    def sheet(self, data: dict[str, Any], pack: Pack) -> dict[str, Json]:
        assert isinstance(pack, Cards)
        return scoring.count_sheet(data, pack)

    def components(self, g: Table) -> dict[str, list[int]]:
        return audience.components(g)

    def box(self, g: Table) -> list[int]:
        return audience.box(g)


FACE: Face[Table] = Lockup()
