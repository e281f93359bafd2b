"""docs/protocol.md and its schema are what the code says."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import get_args

from karczma.server import protocol

TOOL = Path(__file__).parents[3] / "tools" / "protocol.py"


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("protocol_pages", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_pages_are_current() -> None:
    for path, text in tool().pages().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is old: run tools/protocol.py"


def test_every_message_stands_there() -> None:
    page = tool().PAGE.read_text(encoding="utf-8")
    for kind in (*get_args(protocol.FromClient), *get_args(protocol.FromServer)):
        assert f"#### `{kind.__struct_config__.tag}`" in page
