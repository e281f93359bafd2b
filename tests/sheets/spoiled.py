"""Sheets in which one thing somewhere has become anything at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from karczma import Refused

Sheet = dict[str, Any]
some_text = st.text("abc_[].0 ", max_size=8)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | some_text,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(some_text, inner, max_size=3),
    max_leaves=6,
)


def is_counted_or_refused(made: Sheet, count: Callable[[Sheet], Any], data: st.DataObject) -> None:
    """Never a crash, and never a count of what was not understood."""
    at: Any = made
    while True:
        keys: list[Any] = list(at) if isinstance(at, dict) else list(range(len(at)))
        key = data.draw(st.sampled_from(keys))
        if not (isinstance(at[key], dict | list) and at[key] and data.draw(st.booleans())):
            break
        at = at[key]
    at[key] = data.draw(json_values)
    try:
        result = count(made)
    except Refused as refusal:
        assert refusal.key  # noqa: PT017  either outcome is right, a crash is not
    else:
        assert len(result["seats"]) == len(made["seats"])
