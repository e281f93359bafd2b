"""A policy trained elsewhere, from an ONNX file: numbers and a mask in, a logit for each action out (docs/bots.md).

The file says in its metadata what it was trained for, and is refused where that is something else: numbers in another
order would be played without a complaint, and badly. onnxruntime, in `karczma[onnx]`, is imported when first needed.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from karczma.bots import Bot, Chair
from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.kernel.game import Option
from karczma.lab.fault import Fault

SUFFIX: Final = ".onnx"
FORMAT: Final = "1"
OBSERVATION: Final = "observation"
MASK: Final = "action_mask"
# What a mask may be made of, by ONNX's names and numpy's
MASKS: Final = {"tensor(int8)": "int8", "tensor(bool)": "bool", "tensor(float)": "float32"}
FLOATS: Final = "tensor(float)"


def contract(face: Face[Any], observation: str, seats: int) -> dict[str, str]:
    """The metadata a file has to carry: `onnx.helper.set_model_props(model, contract(...))` writes it there."""
    from karczma.lab.envs.desk import actions_of  # noqa: PLC0415  needs the laboratory

    return {
        "karczma.policy": FORMAT,
        "karczma.game": face.name,
        "karczma.rules": str(face.rules_version),
        "karczma.seats": str(seats),
        "karczma.observation": observation,
        "karczma.features": _mark(names_of(face, observation, seats)),
        "karczma.actions": _mark(actions_of(face)),
    }


def names_of(face: Face[Any], observation: str, seats: int) -> list[str]:
    """The names of the numbers that a seat is shown at a table of so many; a kind of words has none and is refused."""
    from karczma.lab.envs.desk import RAW, numbers_of, raw_of  # noqa: PLC0415

    kinds = {RAW: list(raw_of(face, seats)), "numbers": numbers_of(face)}
    if observation not in kinds:
        raise Refused("env-observation", name=observation[:40], names=", ".join(kinds))
    return kinds[observation]


def _mark(names: list[str]) -> str:
    """Short for all these names in this order."""
    return sha256("\n".join(names).encode()).hexdigest()[:16]


class Policy(Bot):
    """Takes the action with the highest logit. It is shown what a learner in its seat is shown, and nothing else."""

    def __init__(self, file: str, face: Face[Any], seats: int = 0) -> None:
        path = Path(file)
        try:
            written = path.stat().st_mtime_ns
        except OSError:
            raise Refused("policy-missing", file) from None
        self.session, self.desk, self.mask_type = _opened(str(path), written, face.name)
        if seats not in (0, self.desk.seats):
            raise Refused("policy-other-seats", file, seats=seats, others=self.desk.seats)

    def choose(self, chair: Chair) -> Option:
        import numpy as np  # noqa: PLC0415

        world = chair.world()
        if world.seated != self.desk.seats:
            raise Fault("crashed", f"it was made for {self.desk.seats} seats")
        self.desk.game = world
        mask = np.zeros((1, self.desk.actions), self.mask_type)
        mask[0, chair.options()] = 1
        logits = run(self.session, shown(self.desk, chair.seat), mask)
        if np.isnan(logits).any():
            raise Fault("nonsense", "a logit is not a number")
        option = int(logits[0].argmax())
        if not mask[0, option]:
            raise Fault("nonsense", f"action {option} is masked")
        return option


def shown(desk: Any, seat: int) -> Any:
    """What the seat is shown, whatever its kind, as one row of 32-bit floats."""
    return desk.observe(seat).astype("float32")[None, :]


def run(session: Any, observation: Any, mask: Any) -> Any:
    return session.run(None, {OBSERVATION: observation, MASK: mask})[0]


@lru_cache(maxsize=16)
def _opened(file: str, written: int, game: str) -> tuple[Any, Any, str]:  # noqa: ARG001  rewritten, it is another
    """The file, ready to be asked, a desk that shows what it wants, and its type of mask: read once in a process."""
    from karczma.lab.envs.desk import Desk  # noqa: PLC0415

    if find_spec("onnxruntime") is None:
        raise Refused("policy-needs-onnx")
    face = find(game)
    session = _session(file)
    kind, seats = _made_for(face, session.get_modelmeta().custom_metadata_map, file)
    desk = Desk(game, seats, observation=kind)
    return session, desk, _type_of_mask(session, desk, file)


def _session(file: str) -> Any:
    ort: Any = import_module("onnxruntime")  # the extra `onnx`
    ort.set_default_logger_severity(4)  # what is wrong is said in a sentence, not by the library
    options = ort.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1  # games are played side by side, not their moves
    try:
        return ort.InferenceSession(file, options, providers=["CPUExecutionProvider"])
    except Exception as error:  # it has a dozen classes of its own, and no common one
        raise Refused("policy-damaged", file, why=_first_line(error)) from None


def _first_line(error: Exception) -> str:
    return f"{type(error).__name__}: {str(error).strip()}".splitlines()[0][:160]


def _made_for(face: Face[Any], said: dict[str, str], file: str) -> tuple[str, int]:
    """The kind of observation and the number of seats, if the file was made for this game as it is now."""
    seats = said.get("karczma.seats", "")
    if said.get("karczma.policy") != FORMAT or seats not in map(str, range(face.least, face.most + 1)):
        raise Refused("policy-unmarked", file)
    if said.get("karczma.game") != face.name:
        raise Refused("policy-other-game", file, game=face.name, other=said.get("karczma.game", "")[:40])
    kind = said.get("karczma.observation", "")
    for name, ours in contract(face, kind, int(seats)).items():
        if said.get(name) != ours:
            what, theirs = name.removeprefix("karczma."), said.get(name, "")[:40]
            raise Refused("policy-other", file, game=face.name, what=what, theirs=theirs, ours=ours)
    return kind, int(seats)


def _type_of_mask(session: Any, desk: Any, file: str) -> str:
    """As numpy calls it, if inputs and output are what they have to be, at the first question of a game."""
    import numpy as np  # noqa: PLC0415

    wanted = {one.name: one.type for one in session.get_inputs()}
    if wanted.keys() != {OBSERVATION, MASK} or wanted[OBSERVATION] != FLOATS or wanted[MASK] not in MASKS:
        raise Refused("policy-inputs", file, names=", ".join([f"{name} {type}" for name, type in wanted.items()])[:160])
    seat, mask_type = desk.turn, MASKS[wanted[MASK]]
    try:
        mask = desk.mask(seat).astype(mask_type)
        found = run(session, shown(desk, seat), mask[None, :])
    except Exception as error:
        raise Refused("policy-damaged", file, why=_first_line(error)) from None
    if not isinstance(found, np.ndarray) or found.shape != (1, desk.actions) or found.dtype != np.float32:
        shape = str(getattr(found, "shape", type(found).__name__))
        raise Refused("policy-outputs", file, found=shape[:80], wanted=str((1, desk.actions)))
    if np.isnan(found).any() or not mask[found[0].argmax()]:
        raise Refused("policy-nonsense", file)
    return mask_type
