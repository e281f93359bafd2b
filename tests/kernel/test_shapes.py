"""The shape of every state on disk has a number: a changed field that left the number alone is found here.

After a change on purpose: raise `shape` of the face, add an upgrade, and run `python tests/kernel/test_shapes.py`.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

HOME = Path(__file__).resolve().parent
if __name__ == "__main__":
    sys.path.insert(0, str(HOME.parent))

import pytest  # noqa: E402

import smithy.face  # noqa: E402
import smithy.state  # noqa: E402
from karczma.games import GAMES  # noqa: E402
from karczma.kernel.codec import Bits, Codec, Many, Named, Parts  # noqa: E402
from karczma.kernel.errors import Refused  # noqa: E402
from karczma.kernel.face import Upgrade  # noqa: E402
from karczma.kernel.match import resume  # noqa: E402
from karczma.kernel.shape import shaped, state_in  # noqa: E402
from kernel.tables import first, toy  # noqa: E402
from laws.tables import pack_of  # noqa: E402

KEPT = HOME / "shapes.json"


def described(codec: Codec) -> Any:
    """How a field is written, down to the names of its parts."""
    if isinstance(codec, Parts):
        return {name: described(part) for name, part in codec.fields.items()}
    if isinstance(codec, Many):
        return [described(codec.each)]
    if isinstance(codec, Named | Bits):
        return f"{type(codec).__name__} {codec.kind.name}"
    return type(codec).__name__


def shape_of(game: str) -> dict[str, Any]:
    state: Any = smithy.state if game == "smithy" else import_module(f"karczma.games.{game}.state")
    face = smithy.FACE if game == "smithy" else GAMES[game]
    return {"shape": face.shape, "fields": described(state.TABLE)}


@pytest.mark.parametrize("game", ["smithy", *GAMES])
def test_whoever_changes_a_state_raises_its_shape(game: str) -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))[game]
    now = shape_of(game)
    assert now["shape"] == kept["shape"], "run this file to write the new shape down"
    assert now["fields"] == kept["fields"], f"the state of {game} has changed: raise `shape` and add an upgrade"


@pytest.mark.parametrize("face", GAMES.values(), ids=lambda face: face.name)
def test_every_older_shape_has_an_upgrade(face: Any) -> None:
    assert len(face.upgrades) == face.shape - 1


def with_a_second_die(state: Any) -> Any:
    return {**state, "second_die": 0}


def without_it(state: Any) -> Any:
    return {name: value for name, value in state.items() if name != "second_die"}


class ThirdShape(smithy.face.Smithy):
    """The toy after its state has changed twice, and back."""

    rules_version = 2
    shape: ClassVar[int] = 3
    upgrades: ClassVar[tuple[Upgrade, ...]] = (with_a_second_die, without_it)


def test_an_older_shape_is_brought_up_to_date_step_by_step() -> None:
    state = smithy.FACE.write(toy().game)
    assert state_in(ThirdShape(), shaped(smithy.FACE, state)) == state
    assert state_in(ThirdShape(), {"shape": 2, "state": with_a_second_die(state)}) == state
    assert state_in(ThirdShape(), state) == state  # from before they were numbered
    with pytest.raises(Refused) as refused:
        state_in(ThirdShape(), {"shape": 4, "state": state})
    assert (refused.value.key, refused.value.facts) == ("state-shape", {"game": "smithy", "shape": 4, "ours": 3})


def test_a_saved_game_of_an_older_shape_goes_on() -> None:
    match = toy()
    first(match, 0)
    again = resume(ThirdShape(), pack_of(smithy.FACE), json.loads(json.dumps(match.save())))
    assert again.asked == match.asked
    saved = again.save()
    assert saved["shape"] == 3
    assert resume(ThirdShape(), pack_of(smithy.FACE), json.loads(json.dumps(saved))).save() == saved


if __name__ == "__main__":
    written = {game: shape_of(game) for game in ["smithy", *GAMES]}
    KEPT.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
