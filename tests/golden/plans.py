"""What the golden games are: who plays each of them, by which options, and what is taken back."""

from __future__ import annotations

from typing import NamedTuple

from karczma.games.lockup.vocabulary import GOAL
from rules.kajko import pickers as kajko_pickers
from rules.lockup import pickers as lockup_pickers
from rules.roll_player import pickers as roll_player_pickers
from rules.stonespine import pickers as stonespine_pickers


class Plan(NamedTuple):
    """Who plays, by which options, and how often something is taken back: by undo, or by the table's consent."""

    seats: int
    pickers: tuple[str, ...]  # seat by seat, from the first again when there are more seats
    options: dict[str, bool | str]
    undo: bool = False
    take_back: bool = False


KAJKO: dict[str, Plan] = {
    "2-basic": Plan(2, ("anything",), {}),
    "2-quick": Plan(2, ("quick",), {}),
    "2-hoarders": Plan(2, ("hoarder",), {}),
    "2-reckless": Plan(2, ("reckless",), {"first_player": "1"}),
    "2-dusigrosz": Plan(2, ("fickle", "hoarder"), {"dusigrosz": True}),
    "2-coin-in-hand": Plan(2, ("hoarder", "fickle"), {"coin_in_hand": True}),
    "2-all": Plan(2, ("hoarder",), {"dusigrosz": True, "coin_in_hand": True, "stacks": "twins_alike"}),
    "2-undo": Plan(2, ("fickle",), {"town_memory": "owner"}, undo=True),
    "3-basic": Plan(3, ("fickle",), {}),
    "3-quick": Plan(3, ("quick",), {"dusigrosz": True, "first_player": "2"}),
    "3-mixed-company": Plan(3, ("quick", "hoarder", "reckless"), {}),
    "3-dusigrosz": Plan(3, ("hoarder",), {"dusigrosz": True, "town_memory": "owner"}),
    "3-coin-in-hand": Plan(3, ("anything", "fickle"), {"coin_in_hand": True}),
    "3-all": Plan(3, ("reckless",), {"dusigrosz": True, "coin_in_hand": True}),
    "3-twins": Plan(3, ("fickle", "anything"), {"stacks": "twins_alike"}),
    "3-undo": Plan(3, ("hoarder", "fickle"), {"coin_in_hand": True}, undo=True),
    "3-anybody": Plan(3, ("fickle", "quick"), {"coin_in_hand": True, "coin_in_hand_target": "anybody"}),
    "3-all-tied": Plan(3, ("quick",), {"dusigrosz": True, "dusigrosz_tie": "everybody"}),
    "3-more-items": Plan(3, ("quick", "fickle"), {"dusigrosz": True, "dusigrosz_tie": "more_items"}),
    "3-taken-back": Plan(3, ("fickle",), {"coin_in_hand": True, "dusigrosz": True}, take_back=True),
    "4-basic": Plan(4, ("anything",), {"first_player": "0"}),
    "4-quick": Plan(4, ("quick",), {"coin_in_hand": True}),
    "4-mixed-company": Plan(4, ("hoarder", "quick", "fickle", "anything"), {"dusigrosz": True}),
    "4-coin-in-hand": Plan(4, ("hoarder",), {"coin_in_hand": True, "stacks": "twins_alike"}),
    "4-all": Plan(4, ("fickle", "reckless"), {"dusigrosz": True, "coin_in_hand": True, "town_memory": "owner"}),
    "4-undo": Plan(4, ("fickle",), {"coin_in_hand": True, "first_player": "3"}, undo=True, take_back=True),
    "5-basic": Plan(5, ("fickle",), {}),
    "5-quick": Plan(5, ("quick",), {"first_player": "4", "stacks": "twins_alike"}),
    "5-hoarders": Plan(5, ("hoarder",), {"coin_in_hand": True}),
    "5-mixed-company": Plan(5, ("reckless", "quick", "hoarder", "fickle", "anything"), {"dusigrosz": True}),
    "5-all": Plan(5, ("fickle", "hoarder"), {"dusigrosz": True, "coin_in_hand": True, "town_memory": "owner"}),
    "5-undo": Plan(5, ("anything", "hoarder"), {"coin_in_hand": True, "dusigrosz": True}, undo=True),
}

ROLL_PLAYER: dict[str, Plan] = {
    "1-basic": Plan(1, ("anything",), {}),
    "1-reverse": Plan(1, ("shopper",), {"class_choice": "reverse"}),
    "1-less-random": Plan(1, ("skilful",), {"less_random_setup": True}),
    "1-random-deck": Plan(1, ("fickle",), {"random_market_deck": True, "skill_windows": "own_turn"}),
    "1-shorter": Plan(1, ("thrifty",), {"shorter_game": True}),
    "1-friendly": Plan(1, ("idle",), {"friendly_market": True}),
    "1-together": Plan(1, ("skilful",), {"place_together": True}),
    "1-undo": Plan(1, ("fickle",), {"class_choice": "reverse", "less_random_setup": True}, undo=True),
    "2-basic": Plan(2, ("anything",), {}),
    "2-reverse": Plan(2, ("shopper", "anything"), {"class_choice": "reverse"}),
    "2-less-random": Plan(2, ("skilful", "idle"), {"less_random_setup": True}),
    "2-random-deck": Plan(2, ("skilful",), {"random_market_deck": True}),
    "2-shorter": Plan(2, ("fickle",), {"shorter_game": True, "friendly_market": True}),
    "2-own-turn": Plan(2, ("skilful", "shopper"), {"skill_windows": "own_turn"}),
    "2-together": Plan(2, ("fickle", "thrifty"), {"place_together": True}),
    "2-undo": Plan(2, ("fickle",), {"class_choice": "reverse", "place_together": True}, undo=True),
    "2-taken-back": Plan(2, ("anything", "skilful"), {}, take_back=True),
    "3-basic": Plan(3, ("fickle",), {}),
    "3-reverse": Plan(3, ("skilful",), {"class_choice": "reverse", "friendly_market": True}),
    "3-less-random": Plan(3, ("shopper",), {"less_random_setup": True}),
    "3-random-deck": Plan(3, ("anything", "skilful"), {"random_market_deck": True}),
    "3-shorter": Plan(3, ("shopper", "idle", "anything"), {"shorter_game": True}),
    "3-own-turn": Plan(3, ("skilful", "thrifty"), {"skill_windows": "own_turn"}),
    "3-together": Plan(3, ("skilful",), {"place_together": True}),
    "3-undo": Plan(3, ("skilful", "fickle"), {"shorter_game": True, "place_together": True}, undo=True),
    "4-basic": Plan(4, ("anything",), {}),
    "4-reverse": Plan(4, ("skilful", "shopper"), {"class_choice": "reverse"}),
    "4-less-random": Plan(4, ("fickle", "thrifty"), {"less_random_setup": True}),
    "4-random-deck": Plan(4, ("skilful",), {"random_market_deck": True, "shorter_game": True}),
    "4-friendly": Plan(4, ("idle", "anything"), {"friendly_market": True}),
    "4-own-turn": Plan(4, ("skilful", "anything"), {"skill_windows": "own_turn", "shorter_game": True}),
    "4-together": Plan(4, ("skilful", "fickle"), {"place_together": True}),
    "4-mixed-company": Plan(4, ("shopper", "skilful", "thrifty", "idle"), {"less_random_setup": True}),
    "4-undo": Plan(4, ("anything",), {"shorter_game": True}, undo=True, take_back=True),
}

STONESPINE: dict[str, Plan] = {
    "1-basic": Plan(1, ("anything",), {}),
    "1-shopper": Plan(1, ("shopper",), {}),
    "1-thrifty": Plan(1, ("thrifty",), {}),
    "1-hoarder": Plan(1, ("hoarder",), {}),
    "1-undo": Plan(1, ("fickle",), {}, undo=True),
    "1-clever": Plan(1, ("clever",), {}),
    "1-clever-25": Plan(1, ("clever",), {}),  # a name, and so a seed, with which Jael loses
    "1-legendary": Plan(1, ("anything",), {"jael": "legendary"}),
    "1-legendary-shopper": Plan(1, ("shopper",), {"jael": "legendary"}),
    "1-legendary-digger": Plan(1, ("digger",), {"jael": "legendary"}),
    "1-legendary-clever": Plan(1, ("clever",), {"jael": "legendary"}),
    "1-legendary-undo": Plan(1, ("shopper",), {"jael": "legendary"}, undo=True, take_back=True),
    "2-basic": Plan(2, ("anything",), {}),
    "2-shoppers": Plan(2, ("shopper",), {}),
    "2-thrifty": Plan(2, ("thrifty", "shopper"), {}),
    "2-hoarders": Plan(2, ("hoarder", "digger"), {}),
    "2-undo": Plan(2, ("shopper", "fickle"), {}, undo=True),
    "2-taken-back": Plan(2, ("anything",), {}, take_back=True),
    "3-basic": Plan(3, ("anything",), {}),
    "3-shoppers": Plan(3, ("shopper",), {}),
    "3-mixed-company": Plan(3, ("thrifty", "hoarder", "digger"), {}),
    "3-hoarders": Plan(3, ("hoarder",), {}),
    "3-undo": Plan(3, ("fickle", "shopper"), {}, undo=True),
    "3-taken-back": Plan(3, ("shopper", "anything"), {}, take_back=True),
    "4-basic": Plan(4, ("anything",), {}),
    "4-shoppers": Plan(4, ("shopper", "digger"), {}),
    "4-mixed-company": Plan(4, ("hoarder", "thrifty", "shopper", "fickle"), {}),
    "4-clever": Plan(4, ("clever", "hoarder"), {}),
    "4-undo": Plan(4, ("shopper",), {}, undo=True, take_back=True),
    "5-basic": Plan(5, ("anything",), {}),
    "5-shoppers": Plan(5, ("shopper",), {}),
    "5-mixed-company": Plan(5, ("digger", "hoarder", "thrifty", "fickle", "anything"), {}),
    "5-thrifty": Plan(5, ("thrifty", "thrifty", "anything"), {}),
    "5-undo": Plan(5, ("fickle", "hoarder"), {}, undo=True),
}

ADVANCED: dict[str, bool | str] = {"mode": "advanced"}
_LOCKUP: dict[str, Plan] = {
    "1-normal": Plan(1, ("fickle",), {}),
    "1-normal-busy": Plan(1, ("busy",), {}),
    "1-challenging": Plan(1, ("anything",), {"difficulty": "challenging"}),
    "1-challenging-sneak": Plan(1, ("sneak",), {"difficulty": "challenging"}),
    "1-hard": Plan(1, ("fickle",), {"difficulty": "hard"}),
    "1-hard-boss": Plan(1, ("boss",), {"difficulty": "hard"}),
    "1-advanced": Plan(1, ("fickle",), ADVANCED),
    "1-advanced-challenging": Plan(1, ("bookworm",), {**ADVANCED, "difficulty": "challenging"}),
    "1-advanced-hard": Plan(1, ("busy",), {**ADVANCED, "difficulty": "hard"}),
    "1-undo": Plan(1, ("fickle",), {}, undo=True, take_back=True),
    "1-clever-27": Plan(1, ("clever",), {}),  # a name, and so a seed, with which the guards lose
    "2-basic": Plan(2, ("anything",), {}),
    "2-busy": Plan(2, ("busy",), {"crews": "listed", "lower_rewards": "from_third", "final_of_two": "of_more"}),
    "2-sneaks": Plan(2, ("sneak", "bookworm"), {"crews": "random"}),
    "2-advanced": Plan(2, ("fickle",), ADVANCED),
    "2-undo": Plan(2, ("fickle", "busy"), {}, undo=True),
    "2-taken-back": Plan(2, ("fickle",), {}, take_back=True),
    "3-basic": Plan(3, ("fickle",), {}),
    "3-mixed-company": Plan(3, ("busy", "boss", "sneak"), {"bandit_cubes": "while_ranking", "lookout_passes": "next"}),
    "3-house-rules": Plan(3, ("fickle",), {"unassigned_to_library": True, "patrol_order": "items_first"}),
    "3-gems": Plan(3, ("boss", "busy"), {"demon_icons": "gem", "bandit_cube_at_setup": True}),
    "3-advanced": Plan(3, ("fickle", "busy"), ADVANCED),
    "3-shy": Plan(3, ("shy", "shy", "anything"), {"tome_after_pass": True}),
    "3-undo": Plan(3, ("fickle",), {"suspicion_effects": "optional"}, undo=True),
    "3-clever-29": Plan(3, ("clever",), {}),  # somebody tinkers with a discount
    "3-readers-5": Plan(3, ("bookworm", "fickle", "busy"), {}),  # somebody looks at a token, and somebody weakens one
    "4-basic": Plan(4, ("fickle",), {"demon_icons": "shield"}),
    "4-bosses": Plan(4, ("boss", "sneak"), {"goal_leader": "goal_dwarf_friend", "first_player": "3"}),
    "4-optional": Plan(4, ("fickle",), {"suspicion_effects": "optional", "leader_min": "none"}),
    "4-advanced": Plan(4, ("fickle", "boss"), {**ADVANCED, "reserved_view": "shown"}),
    "4-mixed-company": Plan(4, ("busy", "boss", "bookworm", "sneak"), {"raid_zero": "counted"}),
    "4-undo": Plan(4, ("busy", "fickle"), ADVANCED, undo=True, take_back=True),
    "5-basic": Plan(5, ("fickle",), {"demon_icons": "spell"}),
    "5-busy": Plan(5, ("busy", "boss"), {"leader_min": "above", "first_player": "4"}),
    "5-advanced": Plan(5, ("fickle",), ADVANCED),
    "5-mixed-company": Plan(5, ("busy", "boss", "bookworm", "sneak", "shy"), {"goal_final": "goal_mixed_loot"}),
    "5-undo": Plan(5, ("fickle", "sneak"), {}, undo=True),
    "3-refusals": Plan(3, ("fickle", "anything"), {"refusals": "any"}),
}


def _with_goals(number: int, plan: Plan) -> Plan:
    """Each goal is named in some of the games, and so is who begins; in the others chance decides."""
    named: dict[str, bool | str] = {}
    for kind, of_kind in enumerate(("goal_immediate", "goal_leader", "goal_final")):
        if number % 2 and of_kind not in plan.options:
            named[of_kind] = GOAL.ids[kind * 6 + number // 2 % 6]
    if number % 2 and plan.seats > 1:
        named["first_player"] = str(number // 2 % plan.seats)
    return plan._replace(options={**named, **plan.options})


LOCKUP = {
    name: plan if name[-1].isdigit() else _with_goals(number, plan)
    for number, (name, plan) in enumerate(_LOCKUP.items())
}

PLANS = {"kajko": KAJKO, "roll_player": ROLL_PLAYER, "stonespine": STONESPINE, "lockup": LOCKUP}
PICKERS = {
    "kajko": kajko_pickers.PICKERS,
    "roll_player": roll_player_pickers.PICKERS,
    "stonespine": stonespine_pickers.PICKERS,
    "lockup": lockup_pickers.PICKERS,
}
