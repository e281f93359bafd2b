"""One runner in one process: plays random games, or thinks, for some seconds of processor time and prints how fast.

    python bench/runner.py NAME SECONDS [CORE]

A decision is one choice of one player. Chance nodes of a peer cost it time, as shuffling costs us, but are not counted.
Every peer is driven the fastest way its public Python interface allows that we know of.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from itertools import cycle
from time import process_time
from typing import Any

Act = Callable[[], int]  # does something and says how many of it
HEARTS_DEALT = 53  # chance nodes of a game of hearts: the direction of the pass and 52 cards
HEARTS_PLAYED = 52  # cards that are played to tricks, at the end of it
STRIDE = 7  # from one question that is searched to the next
LOOKS = 120  # at each decision of IS-MCTS: as many as Master has


def package(name: str) -> Any:
    """Only the runner at work needs its package: each Python has some of them."""
    return import_module(name)


# Us: a game, with how many players, and a measure that `karczma bench` takes
OURS = {
    "kajko_core": ("kajko", 2, "core"),
    "kajko_face": ("kajko", 2, "face"),
    "kajko_clone": ("kajko", 2, "clone"),
    "roll_player_core": ("roll_player", 4, "core"),
    "roll_player_clone": ("roll_player", 4, "clone"),
    "stonespine_core": ("stonespine", 4, "core"),
    "stonespine_clone": ("stonespine", 4, "clone"),
    "lockup_core": ("lockup", 4, "core"),
    "lockup_clone": ("lockup", 4, "clone"),
}


def ours(name: str) -> Act:
    game, seats, measure = OURS[name]
    act: Act = package("karczma.lab.measure").Bench(game, seats).measures()[measure]
    return act


def stonespine_path() -> Act:
    """The longest single path where its search is longest: all is open but a way to each of two opposite corners.

    No path goes through all chambers there, so that each has to be walked, and no other such dungeon has as many.
    """
    walk = package("karczma.games.stonespine.dungeon").Walk
    joined = [0] * 16
    for cell in range(16):
        for other in (cell + 1, cell + 4):
            if other < 16 and (other == cell + 4 or other % 4) and (cell, other) not in ((0, 1), (14, 15)):
                joined[cell] |= 1 << other
                joined[other] |= 1 << cell
    worth = [1] * 16

    def search() -> int:
        assert walk(joined, worth).search() == 15
        return 1

    return search


# Us, thinking: these games for two, and what `karczma.lab.thinking` measures
THINKERS = ("kajko", "roll_player", "stonespine", "lockup")
THOUGHTS = ("veteran", "master", "verdicts", "playouts", "looks")


def thinking(game: str, measure: str) -> Act:
    act: Act = package("karczma.lab.thinking").Thinking(game).measures()[measure]
    return act


def hearts() -> Act:
    """OpenSpiel's hearts, stepped from Python. All deals are equally likely, so chance too takes any legal action."""
    pyspiel = package("pyspiel")
    game = pyspiel.load_game("hearts")
    dice = random.Random(1).random

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
            actions = state.legal_actions()
            state.apply_action(actions[int(dice() * len(actions))])
        return decisions

    return play


def hearts_cpp() -> Act:
    """The same game played from start to end inside C++ by its own random bots: no Python between decisions."""
    pyspiel = package("pyspiel")
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    seeds = iter(range(1 << 30))

    def play() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return int(state.move_number()) - HEARTS_DEALT

    return play


def hearts_ismcts() -> Act:
    """OpenSpiel's own IS-MCTS in Python, one random rollout an iteration, which is what is counted.

    It searches at the tricks of a random game. While cards are passed it cannot: worlds that are dealt anew there give
    some hands too few cards. As with us questions come in strides, so that a few of them are of the whole game.
    """
    ismcts = package("open_spiel.python.algorithms.ismcts")
    rollouts = package("open_spiel.python.algorithms.mcts").RandomRolloutEvaluator
    dice = package("numpy").random.RandomState(1)
    game = package("pyspiel").load_game("hearts")
    bot = ismcts.ISMCTSBot(game, rollouts(1, dice), uct_c=2.0, max_simulations=LOOKS, random_state=dice)
    states = []
    state = game.new_initial_state()
    while not state.is_terminal():
        states.append(state.clone())
        state.apply_action(int(dice.choice(state.legal_actions())))
    asked = [one for one in states[-HEARTS_PLAYED:] if len(one.legal_actions()) > 1]
    questions = cycle([one for first in range(STRIDE) for one in asked[first::STRIDE]])

    def search() -> int:
        bot.step(next(questions))
        return LOOKS

    return search


def backgammon() -> Act:
    """OpenSpiel's backgammon, stepped from Python; dice are not all equally likely, so their chances are asked for."""
    pyspiel = package("pyspiel")
    game = pyspiel.load_game("backgammon")
    dice = random.Random(1).random

    def roll(state: Any) -> int:
        point = dice()
        outcomes = state.chance_outcomes()
        for action, chance in outcomes:
            point -= chance
            if point < 0:
                return int(action)
        return int(outcomes[-1][0])

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(roll(state))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(dice() * len(actions))])
                decisions += 1
        return decisions

    return play


def uno() -> Act:
    """RLCard's Uno for two, by reset and step."""
    env = package("rlcard").make("uno", config={"seed": 1})
    dice = random.Random(1).random

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(dice() * len(actions))])
            decisions += 1
        return decisions

    return play


def catan() -> Act:
    """Catanatron's Catan for four, by play_tick; rolling and ending a turn count as decisions, as they do there."""
    catanatron = package("catanatron")
    limit = package("catanatron.game").TURNS_LIMIT
    seeds = iter(range(1, 1 << 30))

    def play() -> int:
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=next(seeds))
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < limit:
            game.play_tick()
            decisions += 1
        return decisions

    return play


PARTS: dict[str, Callable[[], Act]] = {  # of ours
    "stonespine_path": stonespine_path,
    **{f"{game}_{measure}": partial(thinking, game, measure) for game in THINKERS for measure in THOUGHTS},
}
PEERS: dict[str, Callable[[], Act]] = {
    make.__name__: make for make in (hearts, hearts_cpp, hearts_ismcts, backgammon, uno, catan)
}


def rate(act: Act, seconds: float) -> float:
    """How many a second of processor time: what a busy neighbour takes away is not counted."""
    for _ in range(3):  # first games fill caches
        act()
    count = 0
    began = now = process_time()
    while now - began < seconds:
        count += act()
        now = process_time()
    return count / (now - began)


def main(name: str, seconds: str, core: str = "") -> None:
    if core:
        os.sched_setaffinity(0, {int(core)})
    act = ours(name) if name in OURS else (PARTS | PEERS)[name]()
    told: dict[str, Any] = {"rate": rate(act, float(seconds))}
    if name not in PEERS:
        told["compiled"] = package("karczma.lab").is_compiled()
    print(json.dumps(told))


if __name__ == "__main__":
    main(*sys.argv[1:])
