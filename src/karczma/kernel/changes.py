"""What changed from one state of plain data to the next, and back: a reader who is in step is sent less."""

from __future__ import annotations

from typing import Any

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]
Object = dict[str, Json]


def between(before: Object, after: Object) -> Json:
    """What changed, as a tree: an object describes what is inside (a list by index), a list of one is the new value.

    An empty object if nothing has changed; a list of one if something in `before` is gone.
    """
    told: Object = {}
    same = 0
    for name, value in after.items():
        if name not in before:
            told[name] = [value]
            continue
        same += 1
        old = before[name]
        if old is not value and old != value:
            told[name] = _change(old, value)
    return told if same == len(before) else [after]


def _change(before: Json, after: Json) -> Json:
    if isinstance(before, dict) and isinstance(after, dict):
        return between(before, after)
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return _by_index(before, after)
    return [after]


def _by_index(before: list[Json], after: list[Json]) -> Json:
    """Objects in a list, such as chairs, are compared inside; a list of cards is sent whole."""
    told: Object = {}
    for i in range(len(after)):
        old = before[i]
        value = after[i]
        if not isinstance(old, dict) or not isinstance(value, dict):
            return [after]
        if old != value:
            told[str(i)] = between(old, value)
    return told


def changed(before: Any, changes: Any) -> Any:
    """The state after these changes. What has not changed is shared with the one before."""
    after = before.copy()
    for name, change in changes.items():
        key: Any = int(name) if isinstance(before, list) else name
        after[key] = change[0] if isinstance(change, list) else changed(after[key], change)
    return after
