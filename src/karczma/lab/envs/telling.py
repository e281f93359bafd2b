"""A position as a text, for language models and for `ansi`: what is on the table, the question, and its options."""

from __future__ import annotations

from karczma.kernel.audience import Area, Json, Zone
from karczma.kernel.match import Match
from karczma.words import Words


def told(words: Words, match: Match, reader: int | None) -> str:
    """What this seat, or a spectator, may know. Things are told by their ids, which options name too."""
    view = match.view(reader)
    lines = [words.game(match.face, "game-name")]
    lines += _area(words, match, words.say("env-middle"), view.middle)
    for seat, area in enumerate(view.seats):
        title = words.say("env-your-seat", seat=seat) if seat == reader else words.say("env-seat", seat=seat)
        lines += _area(words, match, title, area)
    question = None if reader is None else match.question(reader)
    if question is not None:
        lines += ["", *_question(words, match, question)]
    return "\n".join(lines)


def _area(words: Words, match: Match, title: str, area: Area) -> list[str]:
    numbers = [f"{words.game(match.face, f'number-{name}')} {value}" for name, value in area.numbers.items()]
    return ["", title, *([f"  {', '.join(numbers)}"] if numbers else []), *[_zone(words, match, z) for z in area.zones]]


def _zone(words: Words, match: Match, zone: Zone) -> str:
    name = " ".join([words.game(match.face, f"zone-{zone.kind}"), *([f"({zone.name})"] if zone.name else [])])
    things = list(zone.cards)
    if zone.hidden:
        things.append(words.say("env-hidden", count=zone.hidden))
    facts = [f"{key}={value}" for key, value in zone.facts.items() if value not in ("", None, [], {})]
    return f"  {name}: {', '.join(things) or '-'}{' [' + '; '.join(facts) + ']' if facts else ''}"


def _question(words: Words, match: Match, question: dict[str, Json]) -> list[str]:
    lines = [words.question(match.face, str(question["ask"]))]
    note = words.note(match.face, question)
    if note:
        lines.append(note)
    names = [words.say("env-player", seat=seat) for seat in range(match.seats)]
    offered = question["options"]
    assert isinstance(offered, list)
    for option in offered:
        assert isinstance(option, dict)
        lines.append(f"  {match.option(option['do'])}: {words.option(match.face, option, names)}")
    return lines
