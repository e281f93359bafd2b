"""Options of a table as people type them: name=value."""

from __future__ import annotations

from typing import Any

from karczma.kernel.face import Face, Setting, say_setting
from karczma.kernel.match import Match
from karczma.terminal.room import Mistake, Room

FLAGS = {"on": True, "true": True, "yes": True, "tak": True, "off": False, "false": False, "no": False, "nie": False}


def read(face: Face[Any], given: list[str]) -> dict[str, Setting]:
    """What was typed, with on and off as true and false; the game says whether there is such an option."""
    read: dict[str, Setting] = {}
    for one in given:
        name, sign, value = (part.strip() for part in one.partition("="))
        if not sign or not name:
            raise Mistake("option-form", given=one[:40], options=possible(face))
        if name in read:
            raise Mistake("option-twice", name=name[:40])
        flag = any(setting.name == name and isinstance(setting.default, bool) for setting in face.table_settings)
        read[name] = FLAGS.get(value.lower(), value) if flag else value
    return read


def changed(room: Room, match: Match) -> list[str]:
    """What this table has agreed on that differs from the defaults."""
    words, face = room.words, match.face
    told = [
        f"{words.choice(face, setting.name)[0]}: {words.setting(face, setting.name, match.settings[setting.name])}"
        for setting in face.table_settings
        if match.settings[setting.name] != setting.default
    ]
    return [*told, *([] if match.pack.name == "default" else [room.say("pack-used", name=match.pack.name)])]


def possible(face: Face[Any]) -> str:
    """All options and what each can be set to."""
    return "; ".join(f"{setting.name}={'|'.join(map(say_setting, setting.values))}" for setting in face.table_settings)
