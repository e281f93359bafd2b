"""Policies from ONNX files: they are shown what a learner is shown, and what does not fit is refused in a sentence."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")

from onnx import TensorProto

import karczma
from karczma.bots import sit
from karczma.games import GAMES, find
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Refused
from karczma.lab.envs import many, single
from karczma.lab.envs.desk import Desk
from karczma.lab.fault import Fault
from karczma.lab.outside import make_bot
from karczma.lab.policy import Policy, contract
from karczma.lab.tournament import plan_for, play_game, play_tournament
from karczma.words import Words
from lab.policies import NEVER, made

NAN = float("nan")
FACE = find("kajko")
MADE_FOR = contract(FACE, "raw", 2)


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_every_game_to_its_end(game: str, tmp_path: Path) -> None:
    policy = made(tmp_path / "policy.onnx", game)
    players = max(2, find(game).least)
    plan = plan_for(game, players, 1, [policy, "random"], seed=1)
    for one in play_tournament(plan, jobs=1):
        assert one.faults == [{}] * players


@pytest.mark.parametrize("game", GAMES)
def test_it_chooses_what_its_logits_say(game: str, tmp_path: Path) -> None:
    """The one it likes where it is allowed, else the one with the highest number."""
    match = karczma.start(game, 2, seed=3)
    seat = match.asked[0]
    options = match.options(seat)
    for likes, expected in ((options[0], options[0]), (-1, max(options))):
        policy = make_bot(made(tmp_path / f"{likes}.onnx", game, likes=likes), match.face, seeded(1))
        assert policy.choose(sit(match, seat, seeded(2))) == expected


@pytest.mark.parametrize("kind", ["raw", "numbers"])
def test_it_is_shown_what_a_learner_is_shown(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The numbers of the environments, of the seat it sits in, and the same in every world that seat could be in."""
    policy = make_bot(made(tmp_path / "policy.onnx", "lockup", seats=3, observation=kind), find("lockup"), seeded(1))
    shown: list[Any] = []

    def seen(_: Any, observation: Any, mask: Any) -> Any:
        shown.append((observation[0], mask[0]))
        return mask.astype("float32")

    monkeypatch.setattr("karczma.lab.policy.run", seen)
    match = karczma.start("lockup", 3, seed=5)
    desk = Desk("lockup", 3, observation=kind)
    dice = seeded(4)
    while not match.over:
        seat = match.asked[0]
        option = policy.choose(sit(match, seat, dice))
        policy.choose(sit(match, seat, dice))  # from another world
        desk.game = match.game
        for numbers, mask in shown:
            assert (numbers == desk.observe(seat)).all()
            assert (mask == desk.mask(seat)).all()
        shown.clear()
        match.choose(seat, match.options(seat)[option % len(match.options(seat))])


@pytest.mark.parametrize("mask_type", [TensorProto.INT8, TensorProto.BOOL, TensorProto.FLOAT])
def test_a_mask_may_be_of_several_types(mask_type: int, tmp_path: Path) -> None:
    policy = made(tmp_path / "policy.onnx", mask_type=mask_type)
    assert play_game((plan_for("kajko", 2, 2, [policy, "random"], seed=1), 0)).faults == [{}, {}]


def test_it_sits_where_other_bots_sit(tmp_path: Path) -> None:
    policy = made(tmp_path / "policy with a name.onnx")
    env = single("kajko", 2, opponents=policy)
    env.reset(seed=1)
    games = many("kajko", 2, 2, opponents=policy)
    shown, _ = games.reset(seed=1)
    shown, *_ = games.step(shown["action_mask"].argmax(1))
    assert shown["action_mask"].any()


def test_a_command_about_a_policy_is_a_command(tmp_path: Path) -> None:
    bot = make_bot(f"python play.py {tmp_path / 'policy.onnx'}", find("kajko"), seeded(1))
    assert getattr(bot, "command", None) == ["python", "play.py", str(tmp_path / "policy.onnx")]


@pytest.mark.parametrize("wrong", [{"masked": 1000.0}, {"worth": NAN}])
def test_what_is_masked_or_no_number_is_a_fault(wrong: dict[str, float], tmp_path: Path) -> None:
    bot = make_bot(made(tmp_path / "policy.onnx"), FACE, seeded(1))
    assert isinstance(bot, Policy)
    bot.session = make_session(tmp_path / "wrong.onnx", **wrong)
    match = karczma.start("kajko", 2, seed=1)
    with pytest.raises(Fault) as fault:
        bot.choose(sit(match, match.asked[0], seeded(1)))
    assert fault.value.kind == "nonsense"


def make_session(file: Path, **wrong: Any) -> Any:
    """What the laboratory would refuse, run all the same."""
    onnxruntime: Any = import_module("onnxruntime")
    return onnxruntime.InferenceSession(made(file, **wrong), providers=["CPUExecutionProvider"])


REFUSED: dict[str, tuple[str, dict[str, Any]]] = {
    "of another game": ("policy-other-game", {"game": "lockup"}),
    "without metadata": ("policy-unmarked", {"props": {}}),
    "of other rules": ("policy-other", {"props": {**MADE_FOR, "karczma.rules": "1"}}),
    "of other features": ("policy-other", {"props": {**MADE_FOR, "karczma.features": "0" * 16}}),
    "of other actions": ("policy-other", {"props": {**MADE_FOR, "karczma.actions": "0" * 16}}),
    "for other seats": ("policy-other-seats", {"seats": 3}),
    "of words": ("env-observation", {"props": {**MADE_FOR, "karczma.observation": "text"}}),
    "too wide": ("policy-damaged", {"numbers": 108}),
    "with too many actions": ("policy-damaged", {"actions": 24}),
    "without a mask": ("policy-inputs", {"mask": "mask"}),
    "that gives no numbers": ("policy-nonsense", {"worth": NAN}),
    "that takes no notice of its mask": ("policy-nonsense", {"masked": 1000.0}),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_does_not_fit_is_refused(what: str, tmp_path: Path) -> None:
    key, wrong = REFUSED[what]
    with pytest.raises(Refused) as refused:
        make_bot(made(tmp_path / "policy.onnx", **wrong), FACE, seeded(1), seats=2)
    assert refused.value.key == key
    for language in ("en", "pl"):
        sentence = Words(language).error(refused.value)
        assert sentence.endswith(".")
        assert "error-" not in sentence


def test_what_is_no_model_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "policy.onnx"
    with pytest.raises(Refused) as refused:
        make_bot(str(file), FACE, seeded(1))
    assert refused.value.key == "policy-missing"
    for damaged in (b"", b"not a model", Path(made(file)).read_bytes()[:200]):
        file.write_bytes(damaged)
        with pytest.raises(Refused) as refused:
            make_bot(str(file), FACE, seeded(1))
        assert refused.value.key in ("policy-damaged", "policy-unmarked")  # an empty model is a model


def test_a_new_file_in_the_place_of_the_old_one_is_read(tmp_path: Path) -> None:
    match = karczma.start("kajko", 2, seed=3)
    chair = sit(match, match.asked[0], seeded(2))
    for likes in (2, 5):
        file = made(tmp_path / "policy.onnx", likes=likes, masked=NEVER)
        assert make_bot(file, match.face, seeded(1)).choose(chair) == likes
