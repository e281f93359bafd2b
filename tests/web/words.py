"""The page's own words, by their keys: a test names a button by what it means, not by what it happens to say."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

TEXTS = Path(__file__).parents[2] / "web" / "src" / "text"


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((TEXTS / f"{language}.ftl").read_text("utf-8")))
    return made


def say(key: str, language: str = "en", **facts: str | int) -> str:
    id, _, attribute = key.partition(".")
    message = bundle(language).get_message(id)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    text, wrong = bundle(language).format_pattern(pattern, facts)
    assert not wrong, wrong
    return str(text)
