"""Environments: what PettingZoo and Gymnasium ask of them, that nothing leaks, and that they are the game itself."""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from examples.learn import learn
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test  # type: ignore[import-untyped]
from tools.lab_page import PAGE, whole

import karczma
from karczma.games import GAMES, find
from karczma.kernel.audience import View, Zone
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Refused
from karczma.kernel.tally import TRUTH
from karczma.lab.envs import (
    OBSERVATIONS,
    RAW,
    REWARDS,
    actions_of,
    aec,
    many,
    numbers_of,
    parallel,
    raw_of,
    register,
    single,
)
from karczma.lab.envs.many import Many
from karczma.lab.envs.zoo import Sequential

TABLES = [(game, seats) for game in GAMES for seats in range(find(game).least, find(game).most + 1)]
TWO = [(game, 2) for game in GAMES]
SOLO = [game for game in GAMES if find(game).least == 1]

pytestmark = pytest.mark.filterwarnings("ignore:.*")  # of PettingZoo and Gymnasium: advice about spaces


def played(env: Sequential, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """A game at random: every position, with who is asked, and what they are shown."""
    env.reset(seed=seed)
    dice = seeded(seed)
    for agent in env.agent_iter():
        shown, _, over, _, _ = env.last()
        if over:
            env.step(None)
            continue
        yield agent, shown
        allowed = np.flatnonzero(shown["action_mask"])
        env.step(int(allowed[dice.below(len(allowed))]))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int) -> None:
    api_test(aec(game, seats), num_cycles=200)


@pytest.mark.parametrize(("game", "seats"), TWO)
def test_a_seed_is_a_game(game: str, seats: int) -> None:
    seed_test(lambda: aec(game, seats), num_cycles=100)
    env = aec(game, seats)
    env.reset(seed=11)
    dealt = karczma.start(game, seats, 11)
    assert env.desk.face.write(env.desk.game) == dealt.face.write(dealt.game)
    env.reset()
    another = env.desk.face.write(env.desk.game)
    env.reset(seed=11)
    env.reset()
    assert env.desk.face.write(env.desk.game) == another  # what follows a seed follows from it


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_at_once_too(game: str, seats: int) -> None:
    parallel_api_test(parallel(game, seats), num_cycles=100)


def test_drafting_is_simultaneous() -> None:
    env = parallel("stonespine", 4)
    shown, _ = env.reset(seed=3)
    assert env.desk.asked == [0, 1, 2, 3]
    actions = {agent: int(np.flatnonzero(shown[agent]["action_mask"])[0]) for agent in env.agents}
    shown, *_ = env.step(actions)
    for agent in env.agents:
        waits = env.seat_of[agent] not in env.desk.asked
        assert bool(shown[agent]["action_mask"][env.wait]) == waits


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_is_shown_does_not_depend_on_what_it_cannot_know(game: str, seats: int) -> None:
    """In any other world it could be in, it is shown the same; in each form, and also if it is not asked."""
    env = aec(game, seats)
    desk = env.desk
    looked = 0
    for number, _ in enumerate(played(env, 5)):
        if number % 17:
            continue
        truth = desk.game
        for seat in range(seats):
            for form in OBSERVATIONS:
                desk.observation = form
                desk.game = truth
                shown, mask = desk.observe(seat), desk.mask(seat)
                for other in range(2):
                    desk.game = desk.face.redeal(truth, seat, seeded(100 * number + other))
                    np.testing.assert_array_equal(desk.observe(seat), shown)
                    np.testing.assert_array_equal(desk.mask(seat), mask)
        desk.game, desk.observation = truth, RAW
        looked += 1
    assert looked > 1


def shown_in_raw(env: Sequential, agent: str) -> dict[str, int]:
    """What is not 0 in the raw row of this seat, by name."""
    row = env.observe(agent)["observation"]
    return {name: int(count) for name, count in zip(env.desk.names, row, strict=True) if count}


def things(zone: Zone, prefix: str) -> dict[str, int]:
    return {f"{prefix}_{thing}": zone.cards.count(thing) for thing in zone.cards}


def expected_of_kajko(view: View, at: int, who: str) -> dict[str, int]:
    area = view.seats[at]
    zones = {zone.kind: zone for zone in area.zones}
    found = {f"{who}_{name}": int(str(area.numbers[name])) for name in ("characters", "at_stake")}
    found[f"{who}_robbers"] = len(zones["robbers"].cards)
    for stack in [zone for zone in view.middle.zones if zone.kind == "stack"]:
        inside: Any = stack.facts["inside"]
        found |= {f"{stack.name}_left": stack.hidden, **{f"{stack.name}_inside_{c}": inside.count(c) for c in inside}}
    return found | things(zones["front"], f"{who}_front")


def expected_of_roll_player(view: View, at: int, who: str) -> dict[str, int]:
    area = view.seats[at]
    found = {f"{who}_{name}": int(str(area.numbers[name])) for name in ("gold", "charisma")}
    found["round"] = int(str(view.middle.numbers["round"]))
    for zone in area.zones:
        if zone.kind in ("race", "class", "backstory", "alignment"):
            found |= things(zone, f"{who}_{zone.kind}")
        elif zone.kind in ("weapon", "armor", "skill", "trait"):
            found |= things(zone, f"{who}_card")
        elif zone.kind == "row":
            for place, die in enumerate(zone.cards):
                colour, value = die.split("_")
                found[f"{who}_{zone.name}_{place + 1}_{colour}"] = int(value)
        elif zone.kind == "hand":
            found |= {f"{who}_hand_{die.split('_')[0]}": int(die.split("_")[1]) for die in zone.cards}
    for zone in view.middle.zones:
        if zone.kind in ("market", "discards"):
            found |= things(zone, "market" if zone.kind == "market" else "discarded")
        elif zone.kind == "bag":
            found |= {f"bag_{colour}": int(str(count)) for colour, count in zone.facts.items()}
    return found


def expected_of_stonespine(view: View, at: int, who: str) -> dict[str, int]:
    area = view.seats[at]
    found = {f"{who}_gold": int(str(area.numbers["gold"])), "year": int(str(view.middle.numbers["year"]))}
    chambers = karczma.open_pack("stonespine").cards["chamber"]
    for zone in area.zones:
        if zone.kind == "hand":
            found |= {f"{who}_hand": len(zone.cards) + zone.hidden, **things(zone, f"{who}_holds")}
        elif zone.kind == "taken":
            found |= things(zone, f"{who}_challenge")
        elif zone.kind == "passages":
            edges: Any = zone.facts["edges"]
            found |= {f"{who}_passage_{edge}": 1 for edge in edges}
        elif zone.kind == "cell":
            tokens: Any = zone.facts["tokens"]
            chamber = chambers[zone.cards[0]]
            within = [*chamber.several("elements"), *tokens]
            found |= {f"{who}_{zone.name}_{element}": within.count(element) for element in within}
            found |= {f"{who}_{zone.name}_{door}": 1 for door in chamber.several("doors")}
            found[f"{who}_{zone.name}_{chamber.values['kind']}"] = 1
    for zone in view.middle.zones:
        if zone.kind in ("goal", "challenges"):
            found |= things(zone, "goal" if zone.kind == "goal" else "display")
        elif zone.kind == "market":
            found |= {f"market_{place + 1}_is_{card}": 1 for place, card in enumerate(zone.cards)}
    return found


def expected_of_lockup(view: View, at: int, who: str) -> dict[str, int]:
    area = view.seats[at]
    named = ("reputation", "strength", "suspicion", "storage", "passed", "first", "may_hide")
    found = {f"{who}_{name}": int(str(area.numbers[name])) for name in named}
    for zone in area.zones:
        if zone.kind in ("gang", "trait"):
            found |= things(zone, f"{who}_{zone.kind}")
        elif zone.kind in ("items", "thugs", "tomes", "reserved"):
            found |= things(zone, f"{who}_{zone.kind.removesuffix('s')}")
            if zone.kind in ("tomes", "reserved"):
                count = "tomes" if zone.kind == "tomes" else "reserves"
                found[f"{who}_{count}"] = len(zone.cards) + zone.hidden
        elif zone.kind == "crew":
            found |= {**things(zone, f"{who}_{zone.name}"), f"{who}_hidden_{zone.name}": zone.hidden}
    for zone in view.middle.zones:
        if zone.kind == "display":
            found |= things(zone, "display")
        elif zone.kind == "location":
            found[f"watched_{zone.name}"] = int(str(zone.facts["suspicion"]))
        elif zone.kind == "goal":
            found[f"goal_{zone.name}"] = 1
    return found


EXPECTED = {
    "kajko": expected_of_kajko,
    "roll_player": expected_of_roll_player,
    "stonespine": expected_of_stonespine,
    "lockup": expected_of_lockup,
}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_raw_numbers_say_what_the_view_says(game: str, seats: int) -> None:
    """All that the view names is there, and nothing of the same sort that it does not name."""
    env = aec(game, seats)
    for number, (agent, _) in enumerate(played(env, 3)):
        if number % 5:
            continue
        seat = env.seat_of[agent]
        shown = shown_in_raw(env, agent)
        view = env.desk.match().view(seat)
        for place in range(seats):
            who = "mine" if place == 0 else f"rival_{place}"
            expected = EXPECTED[game](view, (seat + place) % seats, who)
            assert {name: shown.get(name, 0) for name in expected} == expected
        for sort in ("holds", "card", "item", "thug", "challenge", "passage", "reserved", "tome"):
            found = [name for name in shown if name.startswith(f"mine_{sort}_")]
            assert set(found) <= set(EXPECTED[game](view, seat, "mine"))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_raw_numbers_stay_near_their_full_measure(game: str, seats: int) -> None:
    env = aec(game, seats)
    full = np.array(list(raw_of(env.desk.face, seats).values()))
    most = np.zeros(len(full))
    for seed in range(3):
        for _, shown in played(env, seed):
            most = np.maximum(most, shown["observation"] / full)
    assert most.max() <= 5, [name for name, times in zip(env.desk.names, most, strict=True) if times > 5]


def test_a_sealed_answer_is_shown_to_nobody() -> None:
    """Whoever is asked after somebody else has answered sees what they would have seen before."""
    for answer in (0, -1):
        env = aec("stonespine", 3)
        env.reset(seed=4)
        before = env.observe("seat_1")["observation"]
        first = np.flatnonzero(env.observe("seat_0")["action_mask"])
        env.step(int(first[answer]))
        assert env.agent_selection == "seat_1"
        np.testing.assert_array_equal(env.observe("seat_1")["observation"], before)


@pytest.mark.parametrize("observation", [RAW, "numbers"])
@pytest.mark.parametrize("game", GAMES)
def test_numbers_and_actions_have_names(game: str, observation: str) -> None:
    face = find(game)
    env = aec(game, observation=observation)
    names, actions = env.desk.names, actions_of(face)
    assert names == (list(raw_of(face, 2)) if observation == RAW else numbers_of(face))
    assert len(set(names)) == len(names)
    assert len(set(actions)) == len(actions) == face.vocabulary.size
    seen = np.zeros(len(names), bool)
    for agent, shown in played(env, 2):
        seat = env.seat_of[agent]
        assert shown["observation"].shape == (len(names),)
        seen |= shown["observation"] != 0
        allowed = [actions[action] for action in np.flatnonzero(shown["action_mask"])]
        assert allowed == sorted(
            [" ".join(face.vocabulary.words(o)) for o in env.desk.options(seat)], key=actions.index
        )
    assert seen.mean() > (0.3 if observation == RAW else 0.5)


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_come_at_the_end(game: str, seats: int, reward: str) -> None:
    if (game, seats, reward) == ("roll_player", 1, "ranking"):
        with pytest.raises(Refused, match="there is nothing to win"):
            aec(game, seats, reward=reward)
        return
    env = aec(game, seats, reward=reward)
    for agent, _ in played(env, 8):
        assert env.rewards[agent] == 0.0
    tally = env.desk.face.tally(env.desk.game, TRUTH)
    paid = env.desk.rewards()
    if reward == "score":
        assert paid == [seat.total for seat in tally.seats]
    elif seats > 1:
        best = max(range(seats), key=lambda seat: paid[seat])
        assert best in tally.winners or reward == "difference"
    if reward == "ranking" and seats > 1:
        assert sum(paid) == pytest.approx(0.0)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_views_and_texts(game: str, seats: int, language: str) -> None:
    for number, (_, shown) in enumerate(played(aec(game, seats, observation="view"), 6)):
        if number % 29 == 0:
            told = json.loads(shown["observation"])
            assert len(told["question"]["options"]) == shown["action_mask"].sum()
    env = aec(game, seats, observation="text", language=language)
    for number, (_, shown) in enumerate(played(env, 6)):
        if number % 29 == 0:
            assert "{" not in shown["observation"].split("\n\n")[-1]
            for action in np.flatnonzero(shown["action_mask"]):
                assert f"\n  {action}: " in shown["observation"]


@pytest.mark.parametrize("id", register())
def test_gymnasium_finds_nothing_wrong(id: str) -> None:
    env = gymnasium.make(id)
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_one_learns_and_bots_have_the_other_seats(game: str) -> None:
    env = single(game, 3, opponents="novice", seat=1, render_mode="ansi")
    shown, info = env.reset(seed=9)
    over, steps = False, 0
    dice = seeded(1)
    while not over:
        assert env.desk.asked
        assert 1 in env.desk.asked
        allowed = np.flatnonzero(info["action_mask"])
        shown, reward, over, _, info = env.step(allowed[dice.below(len(allowed))])
        assert over or reward == 0.0
        steps += 1
    assert steps > 5
    assert not shown["action_mask"].any()
    assert -1.0 <= reward <= 1.0
    assert env.render()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_allowed_changes_nothing_and_is_said(game: str) -> None:
    env = single(game, opponents="random")
    shown, info = env.reset(seed=2)
    before = env.desk.face.write(env.desk.game)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    again, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (0.0, False)
    assert info["refused"]
    assert env.desk.face.write(env.desk.game) == before
    np.testing.assert_array_equal(again["observation"], shown["observation"])
    everybody = aec(game)
    everybody.reset(seed=2)
    wrong = int(np.flatnonzero(everybody.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(Refused):
        everybody.step(wrong)


@pytest.mark.parametrize("make", [gymnasium.VectorizeMode.SYNC, gymnasium.VectorizeMode.ASYNC])
def test_gymnasium_steps_several_at_once(make: gymnasium.VectorizeMode) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        envs = gymnasium.make_vec("karczma/Kajko-v0", num_envs=2, vectorization_mode=make, opponents="random")
    try:
        shown, _ = envs.reset(seed=1)
        for _ in range(20):
            actions = [int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in shown["action_mask"]]
            shown, *_ = envs.step(np.array(actions))
        assert shown["observation"].shape == (2, len(raw_of(find("kajko"), 2)))
    finally:
        envs.close()


def begun(games: int) -> Many:
    envs = many("kajko", games)
    envs.reset(seed=1)
    return envs


def choices(masks: Any, dice: np.random.Generator) -> Any:
    return (dice.random(masks.shape) * masks).argmax(1)


@pytest.mark.parametrize("observation", [RAW, "numbers"])
@pytest.mark.parametrize("opponents", ["self", "random", "novice"])
@pytest.mark.parametrize("game", GAMES)
def test_many_games_are_so_many_games(game: str, opponents: str, observation: str) -> None:
    """Each row is what a desk in that position shows, and rewards come when a game is over; then another is dealt."""
    envs = many(game, 3, 3, opponents=opponents, observation=observation)
    shown, infos = envs.reset(seed=4)
    dice = np.random.default_rng(4)
    over = np.zeros(3, bool)
    ended = 0
    while ended < 4:
        for i, desk in enumerate(envs.desks):
            seat = int(infos["seat"][i])
            np.testing.assert_array_equal(shown["observation"][i], desk.observe(seat))
            np.testing.assert_array_equal(shown["action_mask"][i], desk.mask(seat))
            assert bool(shown["action_mask"][i].any()) != over[i]
        shown, rewards, over, _, infos = envs.step(choices(shown["action_mask"], dice))
        assert not rewards[~over].any()
        assert not infos["rewards"][~over].any()
        for done in np.flatnonzero(over):
            assert list(infos["rewards"][done]) == envs.desks[done].rewards()
            ended += 1


def test_many_games_follow_from_their_seed_and_gymnasium_makes_them() -> None:
    rewards = []
    for _ in range(2):
        envs = gymnasium.make_vec("karczma/Kajko-v0", num_envs=4, vectorization_mode="vector_entry_point")
        shown, _ = envs.reset(seed=6)
        dice = np.random.default_rng(1)
        told = []
        for _ in range(60):
            shown, reward, *_ = envs.step(choices(shown["action_mask"], dice))
            told.append(reward)
        rewards.append(np.array(told))
        assert envs.observation_space.contains(shown)
    np.testing.assert_array_equal(rewards[0], rewards[1])
    assert rewards[0].any()


def test_of_many_games_a_wrong_action_changes_none() -> None:
    envs = many("kajko", 2, opponents="self")
    shown, _ = envs.reset(seed=1)
    before = [desk.face.write(desk.game) for desk in envs.desks]
    allowed = int(np.flatnonzero(shown["action_mask"][0])[0])
    not_allowed = int(np.flatnonzero(shown["action_mask"][1] == 0)[0])
    with pytest.raises(Refused) as slip:
        envs.step(np.array([allowed, not_allowed]))
    assert slip.value.key == "env-many-not-offered"
    assert [desk.face.write(desk.game) for desk in envs.desks] == before


def test_the_page_lists_the_numbers_and_actions_as_they_are() -> None:
    page = PAGE.read_text("utf-8")
    assert page == whole(page), "python tools/lab_page.py rewrites it"


def test_the_example_learns() -> None:
    _, rewards = learn(2000, seed=1)
    assert sum(rewards[-500:]) / 500 > sum(rewards[:500]) / 500 + 0.1


def test_slips_are_told_in_a_sentence() -> None:
    for key, make in (
        ("env-observation", lambda: aec("kajko", observation="smell")),
        ("env-reward", lambda: aec("kajko", reward="fame")),
        ("env-seat", lambda: single("kajko", seat=2)),
        ("no-such-bot", lambda: single("kajko", opponents="grandma")),
        ("seats-range", lambda: aec("kajko", 9)),
        ("no-such-game", lambda: aec("chess")),
        ("env-many-numbers", lambda: many("kajko", 2, observation="text")),
        ("env-many-actions", lambda: begun(2).step(np.zeros(3, int))),
        ("env-seat", lambda: many("kajko", 2, seat=5)),
        ("games-range", lambda: many("kajko", 0)),
    ):
        with pytest.raises(Refused) as slip:
            make()
        assert slip.value.key == key
        assert str(slip.value)
