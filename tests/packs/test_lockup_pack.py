"""The cards of Lockup: what the default pack holds, and packs of one's own that change it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import karczma
from karczma.games.lockup import FACE
from karczma.games.lockup.cards import (
    GANG_EFFECTS,
    ITEM_EFFECTS,
    THUG_EFFECTS,
    TOME_EFFECTS,
    TRAIT_EFFECTS,
    Cards,
    open_pack,
)
from karczma.games.lockup.vocabulary import EFFECT, GANG, GOAL, GUARD, ITEM, THUG, TOKEN, TOME, TRAIT
from karczma.kernel.packs import Mistakes
from laws import laws
from rules.lockup.table import LaidTable, table
from rules.rule import rule


def pack() -> Cards:
    return open_pack(None)


# The box


def test_the_box_has_these_cards() -> None:
    cards = pack().cards
    assert {table: len(cards[table]) for table in cards} == {
        "item": 34,
        "thug": 33,
        "tome": 14,
        "goal": 18,
        "trait": 18,
        "gang": 5,
        "guard": 22,
        "token": 6,
    }
    for kind, name in (
        (ITEM, "item"),
        (THUG, "thug"),
        (TOME, "tome"),
        (GOAL, "goal"),
        (TRAIT, "trait"),
        (GANG, "gang"),
        (GUARD, "guard"),
        (TOKEN, "token"),
    ):
        assert kind.ids == tuple(cards[name])


def test_where_the_effects_of_each_kind_begin() -> None:
    starts = [ITEM_EFFECTS, THUG_EFFECTS, TOME_EFFECTS, TRAIT_EFFECTS, GANG_EFFECTS]
    sizes = [len(kind.ids) for kind in (ITEM, THUG, TOME, TRAIT, GANG)]
    assert starts == [sum(sizes[:i]) for i in range(5)]
    assert len(pack().effects) == sum(sizes)


def test_the_items() -> None:
    cards = pack()
    assert (min(cards.reputation), max(cards.reputation), sum(cards.reputation)) == (4, 15, 250)
    assert [sum(icons[kind] for icons in cards.item_treasures) for kind in range(3)] == [17, 15, 16]
    assert all(sum(icons) >= 1 for icons in cards.item_treasures)
    assert all(2 <= sum(cost) <= 5 for cost in cards.cost)


def test_the_thugs() -> None:
    cards = pack()
    assert Counter(cards.type) == {0: 4, 1: 4, 2: 3, 3: 8, 4: 4, 5: 6, 6: 4}
    assert Counter(cards.icons) == {0: 12, 1: 16, 2: 3, 3: 2}
    assert sum(sorted(cards.icons)[-5:]) == 12  # what five of them need, a raid gives back
    assert [sum(icons[kind] for icons in cards.thug_treasures) for kind in range(3)] == [4, 4, 4]
    assert [kind for kind in cards.carries if kind >= 0] == [0, 1, 2, 3]


@rule("LK-123")
def test_the_tomes_that_leave_the_solo_game() -> None:
    cards = pack()
    assert [TOME.ids[i] for i in range(14) if cards.not_alone[i]] == ["great_book_of_sneaking", "slice_and_dice"]
    assert all(card.whole("copies") == 2 for card in cards.cards["tome"].values())


def test_six_goals_of_each_kind() -> None:
    assert Counter(pack().goal_kind) == {0: 6, 1: 6, 2: 6}


@rule("LK-142")
def test_one_special_guard_in_the_yellow_and_one_in_the_red_set() -> None:
    cards = pack()
    assert Counter(cards.guard_set) == {0: 7, 1: 5, 2: 5, 3: 5}
    assert [GUARD.ids[i] for i in range(22) if cards.special[i]] == ["guard_yellow_5", "guard_red_5"]


def test_where_values_come_from() -> None:
    cards = pack().cards
    assert cards["token"]["token_2"].sources["strength"] == "rulebook"
    assert cards["token"]["token_3"].sources["strength"] == "listing"
    assert cards["goal"]["goal_armoury"].sources["reward"] == "rulebook"
    assert cards["goal"]["goal_armoury"].sources["count"] == "designed"
    assert cards["tome"]["hideout_atlas"].sources["effects"] == "rulebook"
    assert cards["guard"]["guard_red_5"].sources["special"] == "rulebook"
    assert cards["item"]["gold_tooth"].sources["cost"] == "designed"
    assert cards["gang"]["goblins"].sources["strength"] == "rulebook"


# Packs of one's own


def lay(folder: Path, **files: str) -> Path:
    (folder / "pack.toml").write_text('name = "My box"\ngame = "lockup"\n', encoding="utf-8")
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def with_pack(seats: int, folder: Path, mode: str = "standard") -> LaidTable:
    """A laid table that plays with the cards of this folder."""
    t = table(seats, mode=mode)
    t.g.cards = open_pack(folder)
    return t


def test_a_pack_of_ones_own_is_played(tmp_path: Path) -> None:
    item = '[[item]]\nid = "gold_tooth"\nreputation = 12\ntreasures = ["gem", "gem", "spell"]\neffects = ["storage"]\n'
    item += "cost = { scrap = 0, potion = 0, iron = 1, gold = 0, any = 0 }\n"
    own = open_pack(lay(tmp_path, items=item, tokens='[[token]]\nid = "token_5"\nstrength = 7\n'))
    tooth = ITEM.numbers["gold_tooth"]
    assert (own.reputation[tooth], own.cost[tooth], own.item_treasures[tooth]) == (12, (0, 0, 1, 0, 0), (0, 2, 1))
    assert own.cards["item"]["gold_tooth"].sources["reputation"] == "owner"
    match = karczma.start("lockup", 2, 1, pack=tmp_path)
    assert match.pack.hash == own.hash != pack().hash
    t = with_pack(2, tmp_path).display("gold_tooth").at(0, "cell_block", "5").resources(0, iron=1)
    t.resolve("cell_block")
    assert t.ranked == [(0, 7)]
    t.choose("craft", "gold_tooth")
    assert (t.reputation_of(0), t.crew(0).storage, t.resources_of(0)) == (22, 6, {})


def test_whole_games_with_another_pack(tmp_path: Path) -> None:
    """Tomes at other times and with effects named twice: a game of each size ends, and nothing is ever lost."""
    tomes = "".join(
        record("tome", id, timing='"any"', effects=effects, amount=0)
        for id, effects in (
            ("great_book_of_sneaking", '["peek"]'),
            ("slice_and_dice", '["swap_thugs", "swap_thugs"]'),
            ("songs_of_fury", '["storage"]'),
            ("mess_cooks_recipes", '["choose_tome"]'),
            ("tinkering_unmasked", '["remove_all_suspicion"]'),
            ("hideout_atlas", '["peek", "peek"]'),
        )
    )
    for id, effects in (("chronicle_of_tunnels", '["move_token", "move_token"]'), ("muscle_manual", '["pay", "tome"]')):
        tomes += record("tome", id, timing='"roll_call_turn"', effects=effects)
    lay(tmp_path, tomes=tomes, traits=record("trait", "proud", effects='["reserve_item", "reserve_item"]'))
    for seats in (1, 2, 3, 5):
        match = karczma.start("lockup", seats, seats, {"mode": "advanced"}, pack=tmp_path)
        random = Random(seats)
        for _ in range(FACE.bound):
            if match.over:
                break
            laws.conservation(FACE, match.game)
            offered = match.options(match.asked[0])
            tome = [option for option in offered if match.words(option)[0] == "play_tome"]
            match.choose(match.asked[0], random.choice(tome or offered))
        assert match.over


def test_nine_cubes_of_any_kind(tmp_path: Path) -> None:
    item = '[[item]]\nid = "gold_tooth"\ncost = { scrap = 0, potion = 0, iron = 0, gold = 0, any = 9 }\n'
    lay(tmp_path, items=item)
    t = with_pack(2, tmp_path).display("gold_tooth").at(0, "cell_block", "5").resources(0, scrap=9)
    t.resolve("cell_block").choose("craft", "gold_tooth")
    assert (t.items_of(0), t.resources_of(0)) == (["gold_tooth"], {})
    t = with_pack(2, tmp_path).display("gold_tooth").at(0, "cell_block", "5").resources(0, scrap=5, gold=5)
    t.resolve("cell_block").choose("craft", "gold_tooth")
    assert t.question()["stake"]["count"] == 9
    for _ in range(5):
        t.choose("pay", "gold")  # after that only scrap is left
    assert (t.items_of(0), t.resources_of(0)) == (["gold_tooth"], {"scrap": 1})


def test_more_to_accuse_than_there_are(tmp_path: Path) -> None:
    trait = record("trait", "spiteful", effects=str(["accuse"] * 9))
    t = with_pack(3, lay(tmp_path, traits=trait), mode="advanced")
    t.go(EFFECT, 0, TRAIT_EFFECTS + TRAIT.numbers["spiteful"] << 4)
    assert t.offers == [["give_suspicion", "1"], ["give_suspicion", "2"], ["stop"]]
    t.choose("give_suspicion", "1").choose("give_suspicion", "2")
    assert (t.match.over, t.suspicion_of(1), t.suspicion_of(2), t.reputation_of(0)) == (True, 1, 1, 14)


def test_what_is_named_twice_happens_twice(tmp_path: Path) -> None:
    tomes = '[[tome]]\nid = "inmate_register"\neffects = ["swap_thugs", "swap_thugs"]\n'
    tomes += '[[tome]]\nid = "hideout_atlas"\neffects = ["peek", "peek"]\n'
    trait = '[[trait]]\nid = "cunning"\neffects = ["reserve_item", "reserve_item"]\nreputation = 0\n'
    lay(tmp_path, tomes=tomes, traits=trait)
    t = with_pack(2, tmp_path).spaces(sewers="dwarf_elder", infirmary="demon_greed", smithy="bandit_gold")
    t.go(EFFECT, 0, TOME_EFFECTS + TOME.numbers["inmate_register"] << 4)
    t.choose("swap_thug", "dwarf_elder").choose("swap_thug", "demon_greed")
    t.choose("swap_thug", "dwarf_elder").choose("swap_thug", "bandit_gold")
    assert t.thugs_shown == ["demon_greed", "bandit_gold", "dwarf_elder", "-", "-"]
    t = with_pack(2, tmp_path).at(1, "sewers", down="5 3 2")
    t.go(EFFECT, 0, TOME_EFFECTS + TOME.numbers["hideout_atlas"] << 4)
    assert len(t.seen_by(0, 1, "crew", "sewers").cards) == 2
    t = with_pack(2, tmp_path, mode="advanced").display("hex_doll", "gold_tooth", "iron_maul")
    t.go(EFFECT, 0, TRAIT_EFFECTS + TRAIT.numbers["cunning"] << 4)
    t.choose("reserve", "gold_tooth").choose("reserve", "iron_maul")
    assert t.reserved_of(0) == ["gold_tooth", "iron_maul"]
    assert "-" not in t.items_shown


def test_other_goals_count_what_they_say(tmp_path: Path) -> None:
    goals = '[[goal]]\nid = "goal_armoury"\nreward = 10\nreward_of_two = 7\ncount = "strength_cubes"\n'
    goals += '[[goal]]\nid = "goal_muscle"\nform = "all"\nalso_count = "resource_kinds"\nalso_least = 1\n'
    lay(tmp_path, goals=goals)
    t = with_pack(3, tmp_path).goals("goal_armoury").strength(0, 3).strength(1, 2).strength(2, 2).end()
    assert [t.parts(seat)["final_goal"] for seat in range(3)] == [10, 2, 2]
    t = with_pack(3, tmp_path).goals("goal_armoury").strength(0, 3).strength(1, 3).strength(2, 2).end()
    assert [t.parts(seat)["final_goal"] for seat in range(3)] == [5, 5, 0]
    t = with_pack(2, tmp_path).goals("goal_armoury").strength(1, 3).end()
    assert [t.parts(seat)["final_goal"] for seat in range(2)] == [0, 7]
    t = with_pack(3, tmp_path).goals("goal_muscle").strength(0, 6).at(0, "sewers", "2").resolve("sewers")
    t.choose("take_reward")
    assert t.reputation_of(0) == 15


# Mistakes


def mistakes(folder: Path) -> list[tuple[str, str]]:
    with pytest.raises(Mistakes) as found:
        open_pack(folder)
    return [(mistake.key, mistake.place) for mistake in found.value.found]


def record(table: str, id: str, **values: str | int) -> str:
    """A record of a file; text is written as it stands."""
    return f'[[{table}]]\nid = "{id}"\n' + "".join(f"{name} = {value}\n" for name, value in values.items())


MISPLACED = [
    ("items", record("item", "hex_doll", reputation=41), "pack-range", "item hex_doll: reputation"),
    ("items", record("item", "hex_doll", treasures='["ring"]'), "pack-choice", "item hex_doll: treasures"),
    ("items", record("item", "hex_doll", effects='["accuse"]'), "pack-choice", "item hex_doll: effects"),
    ("items", record("item", "hex_doll", cost="{ scrap = 1 }"), "pack-missing", "item hex_doll: cost.potion"),
    ("items", record("item", "spoon"), "pack-id", "item spoon"),
    (
        "items",
        record("item", "hex_doll", cost="{ scrap = 0, potion = 0, iron = 0, gold = 0, any = 0 }"),
        "lockup-cost",
        "item hex_doll: cost",
    ),
    ("thugs", record("thug", "dwarf_elder", type='"elf"'), "pack-choice", "thug dwarf_elder: type"),
    ("thugs", record("thug", "dwarf_elder", suspicion=4), "pack-range", "thug dwarf_elder: suspicion"),
    ("thugs", record("thug", "dwarf_elder", carries='"iron"'), "lockup-carries", "thug dwarf_elder: carries"),
    ("thugs", record("thug", "dwarf_elder", type='"bandit"'), "lockup-carries", "thug dwarf_elder: carries"),
    ("thugs", record("thug", "bandit_iron", carries='"none"'), "lockup-carries", "thug bandit_iron: carries"),
    ("thugs", record("thug", "bandit_iron", type='"raider"'), "lockup-carries", "thug bandit_iron: carries"),
    ("tomes", record("tome", "songs_of_fury", copies=3), "pack-range", "tome songs_of_fury: copies"),
    ("tomes", record("tome", "songs_of_fury", solo='"remove"'), "pack-fixed", "tome songs_of_fury: solo"),
    ("tomes", record("tome", "songs_of_fury", effects="[]"), "pack-several", "tome songs_of_fury: effects"),
    ("tomes", record("tome", "songs_of_fury", effects='["accuse"]'), "pack-choice", "tome songs_of_fury: effects"),
    ("tomes", record("tome", "songs_of_fury", amount=0), "lockup-amount", "tome songs_of_fury: amount"),
    ("tomes", record("tome", "smiths_handbook", amount=1), "lockup-amount", "tome smiths_handbook: amount"),
    (
        "tomes",
        record("tome", "songs_of_fury", effects='["boost", "boost"]'),
        "lockup-amount",
        "tome songs_of_fury: amount",
    ),
    (
        "tomes",
        record("tome", "songs_of_fury", effects='["boost", "weaken"]'),
        "lockup-amount",
        "tome songs_of_fury: amount",
    ),
    ("goals", record("goal", "goal_pack", kind='"final"'), "pack-fixed", "goal goal_pack: kind"),
    ("goals", record("goal", "goal_pack", count='"none"'), "pack-choice", "goal goal_pack: count"),
    ("goals", record("goal", "goal_pack", form='"rank"', least=0), "lockup-form", "goal goal_pack: form"),
    ("goals", record("goal", "goal_pack", form='"most"'), "lockup-form", "goal goal_pack: form"),
    ("goals", record("goal", "goal_rat_king", form='"at_least"'), "lockup-form", "goal goal_rat_king: form"),
    ("goals", record("goal", "goal_armoury", form='"most"', least=2), "lockup-form", "goal goal_armoury: form"),
    ("goals", record("goal", "goal_armoury", form='"at_least"', least=2), "lockup-form", "goal goal_armoury: form"),
    ("goals", record("goal", "goal_pack", also_count='"items"'), "lockup-also", "goal goal_pack: also_count"),
    (
        "goals",
        record("goal", "goal_tough_gang", also_count='"none"'),
        "lockup-also",
        "goal goal_tough_gang: also_count",
    ),
    ("goals", record("goal", "goal_pack", least=0), "lockup-least", "goal goal_pack: least"),
    ("goals", record("goal", "goal_rat_king", least=0), "lockup-least", "goal goal_rat_king: least"),
    ("goals", record("goal", "goal_tough_gang", least=0), "lockup-least", "goal goal_tough_gang: least"),
    ("goals", record("goal", "goal_armoury", least=1), "lockup-least", "goal goal_armoury: least"),
    ("goals", record("goal", "goal_mixed_loot", least=1), "lockup-least", "goal goal_mixed_loot: least"),
    ("goals", record("goal", "goal_rat_king", count='"strength_cubes"'), "lockup-leader", "goal goal_rat_king: count"),
    ("goals", record("goal", "goal_rat_king", count='"resource_kinds"'), "lockup-leader", "goal goal_rat_king: count"),
    ("traits", record("trait", "proud", effects='["peek"]'), "pack-choice", "trait proud: effects"),
    ("traits", record("trait", "proud", reputation=41), "pack-range", "trait proud: reputation"),
    ("gangs", record("gang", "gnolls", storage=13), "pack-range", "gang gnolls: storage"),
    ("guards", record("guard", "guard_blue_1", set='"red"'), "pack-fixed", "guard guard_blue_1: set"),
    ("guards", record("guard", "guard_blue_1", special='"maybe"'), "pack-choice", "guard guard_blue_1: special"),
    ("tokens", record("token", "token_lookout", kind='"fist"'), "pack-fixed", "token token_lookout: kind"),
    ("tokens", record("token", "token_6", strength=6), "pack-id", "token token_6"),
]


@pytest.mark.parametrize(("file", "text", "key", "place"), MISPLACED)
def test_a_mistake_is_named(tmp_path: Path, file: str, text: str, key: str, place: str) -> None:
    assert mistakes(lay(tmp_path, **{file: text})) == [(key, f"{file}.toml: {place}")]


TIMES = ("any", "roll_call_turn", "lights_out_start", "lights_out_ranking", "chow_hall", "cell_block")
ONLY = {
    "face_down": ("roll_call_turn",),
    "weaken": ("lights_out_ranking",),
    "boost": ("lights_out_ranking",),
    "cheap_recruit": ("chow_hall",),
    "cheap_craft": ("cell_block",),
    "move_token": ("roll_call_turn", "lights_out_start"),
}
ALWAYS = ("scrap", "strength", "remove_suspicion", "pass_suspicion", "tome", "storage", "swap", "peek", "swap_thugs")


@pytest.mark.parametrize("effect", [*ONLY, *ALWAYS])
@pytest.mark.parametrize("timing", TIMES)
def test_a_tome_needs_a_time_when_it_means_something(tmp_path: Path, effect: str, timing: str) -> None:
    amount = 0 if effect in (*ALWAYS, "move_token") else 1
    effects = f'["iron", "{effect}"]'
    lay(tmp_path, tomes=record("tome", "smiths_handbook", timing=f'"{timing}"', effects=effects, amount=amount))
    if timing in ONLY.get(effect, TIMES):
        assert open_pack(tmp_path).timing[TOME.numbers["smiths_handbook"]] == TIMES.index(timing)
    else:
        assert mistakes(tmp_path) == [("lockup-timing", "tomes.toml: tome smiths_handbook: timing")]


def test_two_effects_that_have_no_time_in_common(tmp_path: Path) -> None:
    both = record("tome", "songs_of_fury", effects='["boost", "move_token"]')
    assert mistakes(lay(tmp_path, tomes=both)) == [("lockup-timing", "tomes.toml: tome songs_of_fury: timing")]


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    wrong = record("goal", "goal_pack", form='"per"', also_count='"items"')
    found = mistakes(lay(tmp_path, goals=wrong, thugs=record("thug", "bandit_iron", carries='"none"')))
    assert sorted(key for key, _ in found) == ["lockup-also", "lockup-carries", "lockup-form", "lockup-least"]
