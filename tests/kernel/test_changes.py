"""What changed between two states: put into the first, it gives the second; and it is no longer than it must be."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from karczma.kernel.changes import between, changed

# No 0 and 1, which equal False and True: nothing in a state is a number in one move and a flag in the next.
LEAVES = st.none() | st.booleans() | st.integers(2, 5) | st.text("ab", max_size=2)
TREES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("pqrs"), inner, max_size=3)
)
OBJECTS = st.fixed_dictionaries({"table": TREES, "places": st.lists(TREES, max_size=3)})


def exactly(one: Any) -> str:
    """As text; in which order names stand does not count."""
    if isinstance(one, dict):
        return "{" + ",".join(f"{name}:{exactly(one[name])}" for name in sorted(one)) + "}"
    return "[" + ",".join(map(exactly, one)) + "]" if isinstance(one, list) else repr(one)


@given(before=OBJECTS, after=OBJECTS)
def test_changes_make_the_one_of_the_other(before: Any, after: Any) -> None:
    was = exactly(before)
    told = between(before, after)
    assert exactly(changed({"all": before}, {"all": told})["all"]) == exactly(after)
    assert exactly(before) == was


@given(state=OBJECTS)
def test_nothing_changed_is_an_empty_object(state: Any) -> None:
    assert between(state, {**state}) == {}


def test_only_what_changed_is_told() -> None:
    zones = [{"kind": "deck", "hidden": 9}, {"kind": "hand", "cards": ["a", "b"]}]
    before: Any = {"places": [{"zones": zones, "asked": [0]}], "table": {"seq": 1, "wish": {"seat": 1}}}
    after: Any = {
        "places": [{"zones": [{"kind": "deck", "hidden": 8}, zones[1]], "asked": [1]}],
        "table": {"seq": 2, "wish": None},
    }
    told: Any = between(before, after)
    assert told == {
        "places": {"0": {"zones": {"0": {"hidden": [8]}}, "asked": [[1]]}},
        "table": {"seq": [2], "wish": [None]},
    }
    assert changed(before, told)["places"][0]["zones"][1] is zones[1]


def test_what_is_gone_is_told_by_telling_the_rest_anew() -> None:
    assert between({"a": {"b": 1, "c": 2}}, {"a": {"c": 2}}) == {"a": [{"c": 2}]}
