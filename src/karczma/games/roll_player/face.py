"""Roll Player, by Keith Matejka (Thunderworks Games, 2016): building a character out of dice, 1 to 4 players."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from karczma.games.roll_player import audience, raw, scoring
from karczma.games.roll_player.actions import (
    AdjustDie,
    KeepReroll,
    MoveAlignment,
    RerollDie,
    SwapFirst,
    SwapSecond,
    TurnDie,
)
from karczma.games.roll_player.bag import IN_THE_BOX, OrderTie
from karczma.games.roll_player.cards import SKILL, WEAPON, Cards, open_pack
from karczma.games.roll_player.cleanup import Cleanup, End, Prepare, RefreshSkill
from karczma.games.roll_player.dice import (
    AttributeAction,
    ClassAbility,
    DiceTurns,
    PlaceDie,
    PlaceTogether,
    Roll,
    TakeInitiative,
)
from karczma.games.roll_player.features import NAMES, measure
from karczma.games.roll_player.market import AfterMarket, Market, MarketTurns, ReturnCard
from karczma.games.roll_player.purchase import DiscardTarget, DropWeapon, SpendCharisma
from karczma.games.roll_player.scoring import owned_cards
from karczma.games.roll_player.setup import (
    DIPLOMACY,
    Begin,
    ChooseClass,
    ChooseClassCard,
    ChooseSheet,
    Deal,
    PlaceSetupDie,
    set_up,
)
from karczma.games.roll_player.skills import (
    ASKED_AT,
    FITS_AT,
    LAST_MOMENT,
    BagTarget,
    LastWindow,
    PoolTarget,
    RowTarget,
    SheetTarget,
    SkillTarget,
    SkillWindow,
    UseAbility,
)
from karczma.games.roll_player.state import TABLE, Table
from karczma.games.roll_player.vocabulary import (
    ACTION,
    ALIGNMENT,
    BACKSTORY,
    CARD,
    CARDS_IN_BOX,
    CLASS,
    CLASS_COLOUR,
    COLOUR,
    DIE,
    DIRECTION,
    DO_DROP_WEAPON,
    FIELD,
    INITIATIVE,
    MOMENT,
    PASS,
    RACE,
    ROW,
    SOURCE,
    SPACE,
    STEP,
    TITLE,
    TOKENS,
    USE_SKILL,
    VOCABULARY,
)
from karczma.kernel.audience import Json, View
from karczma.kernel.chance import Chance
from karczma.kernel.face import Face, Setting, TableSetting
from karczma.kernel.game import Option
from karczma.kernel.native import i64
from karczma.kernel.packs import Pack
from karczma.kernel.sheet import Form
from karczma.kernel.step import Step, rulebook
from karczma.kernel.tally import Tally

STEPS: list[Step[Table]] = rulebook(
    STEP,
    {
        "begin": Begin(),
        "choose_sheet": ChooseSheet(),
        "choose_class_card": ChooseClassCard(),
        "choose_class": ChooseClass(),
        "deal": Deal(),
        "place_setup_die": PlaceSetupDie(),
        "roll": Roll(),
        "order_tie": OrderTie(),
        "dice_turns": DiceTurns(),
        "take_initiative": TakeInitiative(),
        "place_die": PlaceDie(),
        "place_together": PlaceTogether(),
        "attribute_action": AttributeAction(),
        "class_ability": ClassAbility(),
        "turn_die": TurnDie(),
        "swap_first": SwapFirst(),
        "swap_second": SwapSecond(),
        "adjust_die": AdjustDie(),
        "reroll_die": RerollDie(),
        "keep_reroll": KeepReroll(),
        "move_alignment": MoveAlignment(),
        "skill_window": SkillWindow(),
        "use_ability": UseAbility(),
        "sheet_target": SheetTarget(),
        "bag_target": BagTarget(),
        "pool_target": PoolTarget(),
        "row_target": RowTarget(),
        "skill_target": SkillTarget(),
        "discard_target": DiscardTarget(),
        "return_card": ReturnCard(),
        "market_turns": MarketTurns(),
        "market": Market(),
        "drop_weapon": DropWeapon(),
        "spend_charisma": SpendCharisma(),
        "after_market": AfterMarket(),
        "cleanup": Cleanup(),
        "refresh_skill": RefreshSkill(),
        "last_window": LastWindow(),
        "prepare": Prepare(),
        "end": End(),
    },
)


class RollPlayer(Face[Table]):
    """The face of the game."""

    name = "roll_player"
    rules_version = 3
    least = 1
    most = 4
    minutes = (45, 90)
    weight = 2
    # Setting up 52; a player's round at most 35 without skills, 10 rounds of 4; windows 11 a round with 4 seats; skills
    # are used at most 150 times (13 to buy, 5 made ready each round), each with at most 15 questions.
    bound = 5000
    table_settings = (
        TableSetting("class_choice", ("drawn", "reverse"), "drawn"),
        TableSetting("less_random_setup", (False, True), False, "variant"),
        TableSetting("random_market_deck", (False, True), False, "variant"),
        TableSetting("shorter_game", (False, True), False, "variant"),
        TableSetting("friendly_market", (False, True), False, "variant"),
        TableSetting("skill_windows", ("full", "own_turn"), "full"),
        TableSetting("place_together", (False, True), False),
    )
    vocabulary = VOCABULARY
    step_names = STEP
    state = TABLE
    rulebook = STEPS
    things = (
        ROW,
        ACTION,
        SPACE,
        COLOUR,
        CLASS_COLOUR,
        DIE,
        RACE,
        CLASS,
        BACKSTORY,
        ALIGNMENT,
        FIELD,
        DIRECTION,
        CARD,
        INITIATIVE,
        SOURCE,
        TOKENS,
        MOMENT,
    )
    zones = audience.ZONES
    numbers = audience.NUMBERS
    ideas = (
        *("colour", "die", "space", "class_card", "field", "direction", "card"),
        *("price", "hands", "goal", "total", "tokens"),
    )
    parts = scoring.PARTS
    chances = audience.CHANCES
    breakers = scoring.BREAKERS
    titles = TITLE.ids
    moments = MOMENT
    features = NAMES

    def pack(self, folder: Traversable | None) -> Pack:
        return open_pack(folder)

    def reactions(self, g: Table, seat: int) -> dict[Option, int]:
        player = g.players[seat]
        skills = owned_cards(player.owned & g.cards.types[SKILL])
        weapons = owned_cards(player.owned & g.cards.types[WEAPON])
        ready = {USE_SKILL + card: player.ready >> card & 1 for card in skills}
        return {**ready, **{DO_DROP_WEAPON + card: 1 for card in weapons}}

    def fits_at(self, pack: Pack, option: Option) -> list[int]:
        assert isinstance(pack, Cards)
        return FITS_AT[pack.timing[option - USE_SKILL]] if option < PASS else [LAST_MOMENT]

    def asks_at(self, pack: Pack, option: Option) -> list[int]:
        assert isinstance(pack, Cards)
        return ASKED_AT[pack.timing[option - USE_SKILL]] if option < PASS else [LAST_MOMENT]

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
        return measure(g, seat)

    def raw_names(self, seats: int) -> dict[str, int]:
        return raw.names(seats)

    def raw(self, g: Table, seat: int, row: vec[u8], at: i64) -> None:
        raw.write(g, seat, row, at)

    def odds(self, g: Table, option: Option) -> list[tuple[str, int, int]]:
        return audience.odds(g, option)

    def form(self, pack: Pack) -> Form:
        return scoring.form()

    def sheet(self, data: dict[str, Any], pack: Pack) -> dict[str, Json]:
        assert isinstance(pack, Cards)
        return scoring.count_sheet(data, pack)

    def components(self, g: Table) -> dict[str, list[int]]:
        return audience.components(g)

    def box(self, g: Table) -> list[int]:
        cards = [card for card in range(CARDS_IN_BOX) if not (g.solo and card == DIPLOMACY)]
        return [*cards, *[CARDS_IN_BOX + i for i in range(len(IN_THE_BOX)) for _ in range(IN_THE_BOX[i])]]


FACE: Face[Table] = RollPlayer()
