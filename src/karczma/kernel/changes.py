"""What changed from one state of plain data to the next, and back: how a reader who is in step is told less."""

from __future__ import annotations

from typing import Any

from karczma.kernel.audience import Json

Object = dict[str, Json]


class Changes:
    """What changed, as a tree: an object looks inside (a list by index), a list of one is the new value.

    Readers of one table share most of what they see: what was compared once is not compared again.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], Json] = {}
        self._kept: list[Object] = []  # so that an id in _known stays that of one object

    def between(self, before: Object, after: Object) -> Json:
        """What makes `after` of `before`; an empty object if nothing has changed."""
        self._kept.append(before)
        self._kept.append(after)
        return self._inside(before, after)

    def _inside(self, before: Object, after: Object) -> Json:
        key = (id(before), id(after))
        known = self._known.get(key)
        if known is None:
            known = self._by_name(before, after)
            self._known[key] = known
        return known

    def _by_name(self, before: Object, after: Object) -> Json:
        changed: Object = {}
        same = 0
        for name, value in after.items():
            if name not in before:
                changed[name] = [value]
                continue
            same += 1
            change = self._change(before[name], value)
            if change:
                changed[name] = change
        return changed if same == len(before) else [after]  # else something is not there any more

    def _change(self, before: Json, after: Json) -> Json:
        """Nothing, an empty object or None, where both are equal."""
        if before is after:
            return None
        if isinstance(before, dict) and isinstance(after, dict):
            return self._inside(before, after)
        if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
            return self._by_index(before, after)
        return [after] if before != after else None

    def _by_index(self, before: list[Json], after: list[Json]) -> Json:
        """Objects in a list, such as zones, are looked into; a list of cards is told anew."""
        changed: Object = {}
        for i in range(len(after)):
            old = before[i]
            value = after[i]
            if not isinstance(old, dict) or not isinstance(value, dict):
                return [after] if before != after else None
            change = self._inside(old, value)
            if change:
                changed[str(i)] = change
        return changed


def changed(before: Any, changes: Any) -> Any:
    """The state after these changes. What has not changed is shared with the one before."""
    after = before.copy()
    for name, change in changes.items():
        key: Any = int(name) if isinstance(before, list) else name
        after[key] = change[0] if isinstance(change, list) else changed(after[key], change)
    return after
