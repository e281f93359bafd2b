"""Small policies in ONNX files, right ones and wrong ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from onnx import TensorProto, helper, numpy_helper, save

from karczma.games import find
from karczma.lab.envs import actions_of
from karczma.lab.policy import contract, names_of

NEVER = -1e9


def made(
    file: Path,
    game: str = "kajko",
    *,
    likes: int = 0,
    props: dict[str, str] | None = None,
    seats: int = 2,
    observation: str = "raw",
    numbers: int = 0,
    actions: int = 0,
    masked: float = NEVER,
    worth: float = 0.0,
    mask: str = "action_mask",
    mask_type: int = TensorProto.INT8,
) -> str:
    """A file whose policy takes the action `likes` where it may, and otherwise the last one it may.

    What is masked is worth `masked`; `worth` is added to all the others.
    """
    face = find(game)
    wide, many = numbers or len(names_of(face, observation, seats)), actions or len(actions_of(face))
    liking = np.arange(many, dtype=np.float32)
    if 0 <= likes < many:
        liking[likes] = many
    given = {"weights": np.zeros((wide, many), np.float32), "liking": liking + np.float32(worth)}
    given["never"] = np.array(masked, np.float32)
    nodes = [
        helper.make_node("MatMul", ["observation", "weights"], ["nothing"]),
        helper.make_node("Add", ["nothing", "liking"], ["wanted"]),
        helper.make_node("Cast", [mask], ["allowed"], to=TensorProto.BOOL),
        helper.make_node("Where", ["allowed", "wanted", "never"], ["logits"]),
    ]
    inputs = [
        helper.make_tensor_value_info("observation", TensorProto.FLOAT, ["n", wide]),
        helper.make_tensor_value_info(mask, mask_type, ["n", None]),
    ]
    output = helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["n", None])
    weights = [numpy_helper.from_array(value, name) for name, value in given.items()]
    model: Any = helper.make_model(
        helper.make_graph(nodes, "policy", inputs, [output], weights),
        opset_imports=[helper.make_opsetid("", 17)],
        ir_version=9,
    )
    helper.set_model_props(model, contract(face, observation, seats) if props is None else props)
    save(model, str(file))
    return str(file)
