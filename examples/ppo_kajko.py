"""A policy that learns Kajko for two by PPO, about as well as Regular: it imitates Regular, then plays it and itself.

pip install "karczma[ppo]"
python examples/ppo_kajko.py --minutes 30 --out policy.onnx
karczma tournament kajko --bot policy.onnx --bot regular --games 2000 --seed 77
"""

from __future__ import annotations

import argparse
import json
import time
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import onnx
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from karczma.games import find
from karczma.lab.envs import actions_of, many, raw_of
from karczma.lab.imitation import of_games
from karczma.lab.policy import contract

SEATS = 2
OBSERVATION = "raw"
STACKS = 10
CARDS = 7  # kinds of them
ACTIONS = len(actions_of(find("kajko")))
NUMBERS = raw_of(find("kajko"), SEATS)  # each with its full measure
FULL = list(NUMBERS.values())
OF_A_PLAYER = list(NUMBERS).index(
    "rival_1_characters"
)  # characters, filled, robbers, sent, sent_coins, at_stake, front
FIRST = list(NUMBERS).index("stack_5a_left")  # of each stack: how many cards are left, and how many of each kind
RECKONED = 8 + CARDS
NEVER = -1e9
STEPS = 64  # of every game between two lessons
BATCH = 2048
PASSES = 3  # over what was played, in one lesson
CLIP = 0.2
FADE = 0.95  # GAE's lambda; nothing is worth less for coming later, so there is no gamma
POINTS = 30.0  # a lead of so many ducats counts as much as can be counted
BY_POINTS = 0.3  # of what a game is worth
SURE = 4  # lessons in which only the value learns

Floats = NDArray[np.float32]


class Eyes(nn.Module):
    """What a player makes of the table: how many cards and turns are left, who leads, what each stack may bring."""

    def __init__(self, wide: int = 128, narrow: int = 32) -> None:
        super().__init__()
        self.scale = nn.Buffer(1 / torch.tensor([float(full) for full in FULL]))
        self.stack = nn.Sequential(nn.Linear(1 + CARDS, narrow), nn.ReLU())
        self.table = nn.Sequential(
            nn.Linear(len(FULL) + RECKONED + 2 * narrow, wide), nn.ReLU(), nn.Linear(wide, wide), nn.ReLU()
        )

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """The table as a whole, and each stack: how full it is, and how likely each kind of card is to come up."""
        stacks = seen[:, FIRST : FIRST + STACKS * (1 + CARDS)].reshape(-1, STACKS, 1 + CARDS)
        left, kinds = stacks[:, :, :1], stacks[:, :, 1:]
        each = torch.cat([left / 10, kinds / left.clamp(min=1)], 2)
        there = (left > 0).float()
        looks = self.stack(each) * there
        mean = looks.sum(1) / there.sum(1).clamp(min=1)
        found = torch.cat([seen * self.scale, self.reckon(seen, left, kinds), looks.amax(1), mean], 1)
        return self.table(found), each

    def reckon(self, seen: Tensor, left: Tensor, kinds: Tensor) -> Tensor:
        """Characters to fill, turns to come, how many turns there are for each character, the leads, and all odds."""
        mine, rival = seen[:, :OF_A_PLAYER], seen[:, OF_A_PLAYER : 2 * OF_A_PLAYER]
        empty = torch.stack([mine[:, 0] - mine[:, 1], rival[:, 0] - rival[:, 1]], 1)
        cards = left.sum(1)
        turns = cards / (empty > 0).float().sum(1, keepdim=True).clamp(min=1)
        leads = (mine - rival)[:, 3:6] / 20
        odds = kinds.sum(1) / cards.clamp(min=1)
        return torch.cat([empty / 6, turns / 35, turns / empty.clamp(min=1) / 12, leads, odds], 1)


class Policy(nn.Module):
    """A logit for each action. All stacks are judged by the same small network, each by what is left in it."""

    def __init__(self, wide: int = 128, narrow: int = 64) -> None:
        super().__init__()
        self.eyes = Eyes(wide)
        self.around = nn.Linear(wide, narrow)
        self.inside = nn.Linear(1 + CARDS, narrow)
        self.stack = nn.Linear(narrow, 1)
        self.others = nn.Linear(wide, ACTIONS - STACKS)
        for last in (self.stack, self.others):
            nn.init.normal_(last.weight, std=0.01)

    def forward(self, observation: Tensor, action_mask: Tensor) -> Tensor:
        table, stacks = self.eyes(observation)
        judged = torch.relu(self.around(table)[:, None, :] + self.inside(stacks))
        logits = torch.cat([self.stack(judged)[:, :, 0], self.others(table)], 1)
        return logits.masked_fill(action_mask == 0, NEVER)


class Value(nn.Module):
    """What the seat can expect the game to be worth."""

    def __init__(self, wide: int = 128) -> None:
        super().__init__()
        self.eyes = Eyes(wide)
        self.worth = nn.Linear(wide, 1)

    def forward(self, observation: Tensor) -> Tensor:
        found: Tensor = self.worth(self.eyes(observation)[0])[:, 0]
        return found


class Played(NamedTuple):
    """Choices, and what they turned out to be worth."""

    observation: Tensor
    mask: Tensor
    action: Tensor
    logged: Tensor  # the logarithm of how likely each was
    advantage: Tensor
    value: Tensor


class Games:
    """Many games side by side, against Regular or against oneself, that go on from lesson to lesson."""

    def __init__(self, count: int, opponents: str, seed: int) -> None:
        self.env = many("kajko", count, SEATS, opponents=opponents, observation=OBSERVATION, reward="difference")
        self.count = count
        shown, infos = self.env.reset(seed=seed)
        self._see(shown, infos)
        self.over = np.zeros(count, np.bool_)

    def _see(self, shown: Any, infos: dict[str, Any]) -> None:
        self.now = (shown["observation"].astype(np.float32), shown["action_mask"], infos["seat"])

    def step(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.bool_], Floats]:
        """Which games are over now, and what they were worth to each seat: a victory 1, and a little for the lead."""
        shown, _, self.over, _, infos = self.env.step(actions)
        self._see(shown, infos)
        lead = infos["rewards"]
        worth = np.sign(lead) + BY_POINTS * np.clip(lead / POINTS, -1, 1)
        return self.over, worth.astype(np.float32)


@torch.no_grad()
def play(games: Games, policy: Policy, value: Value, steps: int) -> Played:
    """So many choices in each game."""
    seen: list[tuple[Any, ...]] = []
    for _ in range(steps):
        observation, mask, seat = games.now
        counts = ~games.over  # a step that only deals a new game is nobody's choice
        shown = torch.from_numpy(observation)
        likely = torch.log_softmax(policy(shown, torch.from_numpy(mask)), 1)
        action = torch.multinomial(likely.exp(), 1)[:, 0]
        logged = likely.gather(1, action[:, None])[:, 0]
        over, worth = games.step(action.numpy())
        seen.append(
            (observation, mask, action.numpy(), logged.numpy(), value(shown).numpy(), seat, counts, over, worth)
        )
    columns: list[Any] = [np.stack(column) for column in zip(*seen, strict=True)]
    observations, masks, actions, logs, values, seats, played, over, worth = columns
    last = value(torch.from_numpy(games.now[0])).numpy()
    gained = advantages(values, seats, played, over, worth, last, games.now[2])
    kept = (observations, masks, actions, logs, gained, gained + values)
    return Played(*[torch.from_numpy(one[played]) for one in kept])


def advantages(
    values: Floats,
    seat: NDArray[Any],
    counts: NDArray[np.bool_],
    over: NDArray[np.bool_],
    worth: Floats,
    last: Floats,
    asked: NDArray[Any],
) -> Floats:
    """Generalised advantage estimation, for each seat of each game by itself. What one seat wins, the other loses."""
    steps, count = values.shape
    game = np.arange(count)
    found = np.zeros_like(values)
    coming = np.zeros((count, SEATS), np.float32)  # what the seat's next choice is worth
    coming[game, asked], coming[game, 1 - asked] = last, -last
    later = np.zeros((count, SEATS), np.float32)  # its advantage
    paid = np.zeros((count, SEATS), np.float32)  # what the end of the game gives it
    for i in range(steps - 1, -1, -1):
        ended = over[i]
        paid[ended], coming[ended], later[ended] = worth[i][ended], 0.0, 0.0
        who = seat[i]
        found[i] = paid[game, who] + coming[game, who] - values[i] + FADE * later[game, who]
        real = counts[i]
        at = (game[real], who[real])
        later[at], coming[at], paid[at] = found[i][real], values[i][real], 0.0
    return found


def learn(played: Played, policy: Policy, value: Value, by: torch.optim.Optimizer, spread: float, sure: bool) -> None:
    """One lesson. `spread` is what being undecided is worth."""
    advantage = (played.advantage - played.advantage.mean()) / (played.advantage.std() + 1e-6)
    everything = [*policy.parameters(), *value.parameters()]
    for _ in range(PASSES):
        for some in torch.randperm(len(advantage)).split(BATCH):  # type: ignore[no-untyped-call]
            loss = 0.5 * ((value(played.observation[some]) - played.value[some]) ** 2).mean()
            if sure:
                likely = torch.log_softmax(policy(played.observation[some], played.mask[some]), 1)
                logged = likely.gather(1, played.action[some, None])[:, 0]
                ratio = (logged - played.logged[some]).exp()
                gain = torch.min(ratio * advantage[some], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[some])
                undecided = -(likely.exp() * likely.clamp(min=-30)).sum(1)
                loss = loss - gain.mean() - spread * undecided.mean()
            by.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(everything, 0.5)
            by.step()


def imitate(policy: Policy, games: int, seed: int, rounds: int = 10) -> float:
    """Learn to choose as Regular does; returns how often it does. It tosses a coin between stacks it likes equally."""
    shown, masks, chosen, _ = of_games("kajko", SEATS, games, ["regular"], seed, observation=OBSERVATION).arrays()
    observation, mask, action = (
        torch.from_numpy(shown.astype(np.float32)),
        torch.from_numpy(masks),
        torch.from_numpy(chosen),
    )
    by = torch.optim.Adam(policy.parameters(), 1e-3)
    right = 0
    for i in range(rounds):
        by.param_groups[0]["lr"] = 1e-3 * (1 - i / rounds)
        right = 0
        for some in torch.randperm(len(action)).split(1024):  # type: ignore[no-untyped-call]
            logits = policy(observation[some], mask[some])
            loss = nn.functional.cross_entropy(logits, action[some])
            by.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            by.step()
            right += int((logits.argmax(1) == action[some]).sum())
    return right / len(action)


@torch.no_grad()
def evaluate(policy: Policy, games: int, seed: int, opponents: str = "regular", count: int = 256) -> float:
    """The share of victories, a shared one split, when it always takes what it likes best."""
    table = Games(min(count, games), opponents, seed)
    each = -(-games // table.count)  # as many of every table, or short games would count more often
    done = np.zeros(table.count, np.int64)
    won = 0.0
    while (done < each).any():
        observation, mask, seat = table.now
        over, worth = table.step(policy(torch.from_numpy(observation), torch.from_numpy(mask)).argmax(1).numpy())
        for i in np.flatnonzero(over & (done < each)):
            done[i] += 1
            won += (float(np.sign(worth[i, seat[i]])) + 1) / 2
    return won / (each * table.count)


def save(policy: Policy, file: Path, told: dict[str, Any]) -> None:
    """As an ONNX file that plays wherever a bot can, with where it comes from."""
    policy.eval()
    blank = (torch.zeros(1, len(FULL)), torch.ones(1, ACTIONS, dtype=torch.int8))
    names = ["observation", "action_mask"]
    axes = {name: {0: "n"} for name in (*names, "logits")}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the newer way to export needs another package
        torch.onnx.export(
            policy, blank, str(file), input_names=names, output_names=["logits"], dynamic_axes=axes, dynamo=False
        )
    model = onnx.load(str(file))
    made_for = contract(find("kajko"), OBSERVATION, SEATS)
    onnx.helper.set_model_props(model, {**made_for, "made": json.dumps(told)})
    onnx.save(model, str(file))


def keep_if_better(policy: Policy, best: float, given: argparse.Namespace, told: dict[str, Any]) -> float:
    """A test: always the same games, and none of those it learns from."""
    won = evaluate(policy, given.test, given.seed + 1000)
    print(", ".join(f"{name} {value}" for name, value in told.items()) + f": wins {won:.1%}", flush=True)
    if won > best:
        save(policy, given.out, {**told, "seed": given.seed, "wins": round(won, 4)})
    return max(won, best)


def train(given: argparse.Namespace) -> None:
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    policy, value = Policy(), Value()
    began = time.monotonic()
    print(f"imitates Regular in {imitate(policy, given.imitate, given.seed):.1%} of its choices", flush=True)
    best = keep_if_better(policy, -1.0, given, {"lessons": 0})
    by = torch.optim.Adam([*policy.parameters(), *value.parameters()], given.rate, eps=1e-5)
    tables = [Games(given.games, opponents, given.seed + i) for i, opponents in enumerate(("self", "regular"))]
    lesson, tested, choices = 0, 1, 0
    while (passed := (time.monotonic() - began) / 60 / given.minutes) < 1 or not lesson:
        left = max(0.02, 1 - passed)
        by.param_groups[0]["lr"] = given.rate * left
        rounds = [play(table, policy, value, STEPS) for table in tables]
        played = Played(*[torch.cat(part) for part in zip(*rounds, strict=True)])
        learn(played, policy, value, by, given.spread * left, lesson >= SURE)
        lesson += 1
        choices += len(played.action)
        if passed * given.tests > tested:
            tested += 1
            best = keep_if_better(policy, best, given, {"lessons": lesson, "choices": choices})
    keep_if_better(policy, best, given, {"lessons": lesson, "choices": choices})
    print(
        f"the best of them is in {given.out}; now let it play other games: karczma tournament kajko --bot {given.out}"
    )


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30, help="how long it learns")
    parser.add_argument("--out", type=Path, default=Path("policy.onnx"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--games", type=int, default=256, help="side by side: so many against itself and against Regular"
    )
    parser.add_argument("--imitate", type=int, default=8000, help="games of Regular to begin with")
    parser.add_argument("--test", type=int, default=4096, help="games of a test")
    parser.add_argument("--tests", type=int, default=8, help="how many tests")
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--spread", type=float, default=0.01)
    train(parser.parse_args(words))


if __name__ == "__main__":
    main()
