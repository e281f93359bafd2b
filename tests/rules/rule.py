"""`@rule("KK-07")` names the numbered rules of docs/rules that a test shows; tools/rules.py lists those without one."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The numbered rules this test shows."""
    assert ids, "a test that shows a rule names it"
    return pytest.mark.rule(*ids)
