"""Writes docs/protocol.md, docs/protocol.schema.json and docs/openapi.json from the structs and routes of the server.

`python tools/protocol.py` writes them anew; a test says when they are not current.
"""

from __future__ import annotations

import inspect
import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import msgspec

from karczma.server import problems, protocol, sockets, table_info
from karczma.server.app import create
from karczma.server.config import Config
from karczma.server.protocol import VERSION
from karczma.server.routes import answers, examples

DOCS = Path(__file__).parent.parent / "docs"
PAGE = DOCS / "protocol.md"
SCHEMA = DOCS / "protocol.schema.json"
OPENAPI = DOCS / "openapi.json"

INTRODUCTION = f"""# The protocol

*Made by `tools/protocol.py` from the structs and routes of the server: change those, then run it.*

Version {VERSION}. Everything is JSON, under `/api/v1`. Tables are opened, found and joined over HTTP, and played
over a WebSocket. `GET /api/v1/openapi.json` is the OpenAPI page, kept as [openapi.json](openapi.json);
[protocol.schema.json](protocol.schema.json) is the JSON Schema of the messages. The types of the web page are made from
both. [examples/bot.py](../examples/bot.py) is a whole client in forty lines.

## One evening

1. `POST /api/v1/guests` with a name. The answer sets a cookie that only the server reads; it is who you are.
2. `POST /api/v1/tables` opens a table, `POST /api/v1/tables/{{id}}/join` takes a seat: at a listed table, or with the
   code of an invitation. A code works once.
3. `POST /api/v1/tickets`, connect to `/api/v1/socket`, and say hello with the ticket within half a minute.
4. The server answers with `welcome` and a `snapshot`, and from then on with an `update` for every line of the table's
   log, each with the next `seq`. The snapshot carries the `table` and the game as you may see it (`places`), and in it
   your `question`; an `update` carries what has `changes` in these two.
5. Answer with a `move` that names the `seq` *of the question* and one of its options. `ack` means that it is on disk;
   the `update` follows.
6. When the line is cut, come back with the last `seq` you have seen as `since`: you get exactly what you missed, or a
   snapshot if that is too much. What was not acknowledged you send again, unchanged, under the same `id`: it
   counts once. Another message needs an `id` of its own, else it is refused with `id-used`.

`changes` is a tree over `{{"table": ..., "places": ...}}`: an object looks inside what you have (a list by its index),
and a list of one is the new value there, also for what was not there before. So

```json
{{"places": {{"0": {{"view": {{"middle": {{"numbers": {{"cards_left": [41]}}}}}}, "question": [null]}}}}}}
```

says that one number in the middle is 41 now and that you are asked nothing any more. It refers to what this line has
told you so far. Whoever has come back gets `table` and `places` whole, with the last line they missed or with the next.
So a client needs two rules: take what is told whole, and put in what changed.

What is secret stays on the server: you hear and see what your seats may, a spectator what everybody may. The client
computes no rule; what can be chosen is in the question, what cannot, and why, in its `blocked`.

## Rules of the house

- Changes come as `POST` with `Content-Type: application/json`, if only `{{}}`. A browser's `Origin` must be our own.
- A refusal over HTTP is `application/problem+json`: `type` is a key for programs, `title` a sentence for people, and
  `place` says where in the body. Over the socket it is `refused`. Whatever was refused has changed nothing.
- A message has {protocol.MESSAGE_BYTES // 1024} KiB at most; a line takes {sockets.BURST} messages at once and
  {sockets.RATE:.0f} a second. Who sends more, or reads so slowly that more than {sockets.WAITING >> 20} MiB waits for
  it, is told `bye` with `again`, and comes back.
- Close code 4000 (or 1012): come back. 4400: do not; the `bye` before it says why.
- Times are milliseconds of the server's clock; `now` is what it shows.
"""

EXAMPLES: dict[str, dict[str, Any]] = {
    "hello": {"ticket": "NWYxYzBl.c2lnbmVk", "table": examples.ID, "since": 12},
    "move": {"id": "a1", "seat": 0, "seq": 41, "do": ["adventure", "stack_5a"]},
    "undo": {"id": "a2", "seat": 0},
    "ask_undo": {"id": "a3", "seat": 0, "count": 3},
    "answer_undo": {"id": "a4", "seat": 1, "agree": True},
    "back": {"id": "a5", "seat": 0},
    "chat": {"id": "a6", "text": "Good luck!"},
    "score": {"id": "a7", "seat": 0},
    "hint": {"id": "a8", "seat": 0},
    "ping": {"id": "a9"},
    "welcome": {
        "version": VERSION,
        "seq": 14,
        "now": examples.MOMENT,
        "guest": examples.ME["id"],
        "seats": [0],
    },
    "snapshot": {
        "seq": 3,
        "now": examples.MOMENT,
        "table": examples.TABLE,
        "places": [examples.PLACE],
        "log": [examples.HEARD],
        "presence": ["here", "bot"],
    },
    "update": {
        "seq": 3,
        "now": examples.MOMENT,
        "happened": examples.HEARD,
        "changes": {
            "table": {"position": [2]},
            "places": {"0": {"view": {"middle": {"numbers": {"cards_left": [41]}}}, "question": [None]}},
        },
    },
    "ack": {"id": "a1", "seq": 15},
    "answer": {"id": "a8", "data": {"do": ["send"]}},
    "refused": {
        "id": "a1",
        "seq": 15,
        "key": "stale-seq",
        "text": "The table has moved on; the question now is number 42.",
    },
    "presence": {"seats": ["here", "bot"]},
    "pong": {"id": "a9", "now": examples.MOMENT},
    "bye": {"why": "too-slow", "text": "This connection reads too slowly; come back …", "again": True},
}
ANSWERS: list[Any] = [
    answers.MeTold,
    answers.DeviceTold,
    answers.GuestKept,
    answers.TableKept,
    answers.LineTold,
    answers.GameTold,
    answers.ChoiceTold,
    answers.ValueTold,
    answers.BoxTold,
    answers.ThingTold,
    answers.FormTold,
    answers.FlagBlank,
    answers.NumberBlank,
    answers.PickBlank,
    answers.ListBlank,
    answers.GroupBlank,
    answers.TableForMe,
    answers.TableInList,
    answers.InvitationTold,
    answers.Record,
    answers.Unfinished,
    answers.Position,
    answers.Count,
    problems.Problem,
]
PARTS = (
    protocol.Table,
    protocol.Seated,
    table_info.Pace,
    table_info.Wish,
    table_info.Origin,
    protocol.Place,
    protocol.Happened,
)


def main() -> None:
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")


def pages() -> dict[Path, str]:
    """Each file with what it must say."""
    openapi = create(Config()).app.openapi()
    page = "\n".join([INTRODUCTION, *_routes(openapi), *_messages(), *_refusals()])
    return {PAGE: page, SCHEMA: _json(protocol.schema()), OPENAPI: _json(openapi)}


def _json(page: dict[str, Any]) -> str:
    return json.dumps(page, indent=1, ensure_ascii=False) + "\n"


def _routes(page: dict[str, Any]) -> list[str]:
    tags: dict[str, list[str]] = {}
    for path, methods in page["paths"].items():
        for method, operation in methods.items():
            lines = tags.setdefault(operation["tags"][0], [])
            what = f"`{method.upper()} {path}`: {_one_line(operation['description'])} Gives {_answer(operation)}."
            lines += [what, *_body(page, operation), ""]
    told = ["## Over HTTP", ""]
    for tag, lines in tags.items():
        told += [f"### {tag.capitalize()}", "", *lines]
    told += ["### What the answers are made of", ""]
    for kind in ANSWERS:
        told += _part(kind)
    return told


def _answer(operation: dict[str, Any]) -> str:
    status = next(status for status in operation["responses"] if int(status) < 400)
    return _kind(operation["responses"][status]["content"]["application/json"]["schema"])


def _body(page: dict[str, Any], operation: dict[str, Any]) -> list[str]:
    """The fields of a request, if it has any."""
    told = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    lines = [f"- `{p['name']}` ({p['in']}): {_kind(p['schema'])}" for p in operation.get("parameters", [])]
    lines += _fields_of(page, told, "")
    return ["", *lines] if lines else []


def _fields_of(page: dict[str, Any], told: dict[str, Any], indent: str) -> list[str]:
    kind = page["components"]["schemas"].get(told.get("$ref", "").rpartition("/")[2], {})
    lines = []
    for name, field in kind.get("properties", {}).items():
        may = "" if name in kind.get("required", []) else ", may be left out"
        lines.append(f"{indent}- `{name}`: {_kind(field)}{may}")
        lines += _fields_of(page, field.get("items", field), indent + "  ")
    return lines


def _messages() -> list[str]:
    lines = ["## Over the socket", "", "### From the client", ""]
    for kind in get_args(protocol.FromClient):
        lines += _message(kind)
    lines += ["### From the server", ""]
    for kind in get_args(protocol.FromServer):
        lines += _message(kind)
    lines += ["### What they are made of", ""]
    for part in PARTS:
        lines += _part(part)
    return lines


def _part(kind: Any) -> list[str]:
    return [f"#### {kind.__name__}", "", _one_line(kind.__doc__), "", *_fields(kind), ""]


def _message(kind: Any) -> list[str]:
    tag = kind.__struct_config__.tag
    shown = msgspec.convert({"type": tag, **msgspec.to_builtins(EXAMPLES[tag])}, kind)  # it must be one
    text = json.dumps(msgspec.to_builtins(shown), ensure_ascii=False)
    return [f"#### `{tag}`", "", _one_line(kind.__doc__), "", *_fields(kind), "", "```json", text, "```", ""]


def _fields(kind: Any) -> list[str]:
    (schema,), parts = msgspec.json.schema_components([kind], ref_template="{name}")
    own = parts[schema["$ref"]]
    why = dict(re.findall(r"^    (\w+):[^#\n]*#\s*(.*)$", inspect.getsource(kind), re.M))
    lines = ["| field | what | |", "| --- | --- | --- |"]
    for name, field in own["properties"].items():
        if name != "type":
            left_out = "" if name in own.get("required", []) else "may be missing"
            lines.append(f"| `{name}` | {_kind(field)} | {'; '.join(filter(None, (why.get(name, ''), left_out)))} |")
    return lines


def _kind(field: dict[str, Any]) -> str:
    """A schema in words."""
    if "$ref" in field:
        return f"{field['$ref'].rpartition('/')[2]}"
    if "enum" in field or "const" in field:
        return " / ".join(f"`{value}`" for value in field.get("enum", [field.get("const")]))
    if "anyOf" in field:
        return " or ".join(_kind(one) for one in field["anyOf"])
    kind = str(field.get("type", "anything"))
    if kind == "array":
        return f"list of {_kind(field.get('items', {}))}{_range(field, 'Items', 'of them')}"
    return kind + _range(field, "Length", "characters") + _limits(field)


def _range(field: dict[str, Any], what: str, unit: str) -> str:
    low, high = field.get(f"min{what}"), field.get(f"max{what}")
    return f", {low or 0} to {high} {unit}" if high is not None else ""


def _limits(field: dict[str, Any]) -> str:
    if "minimum" in field and "maximum" in field:
        return f", {field['minimum']:.0f} to {field['maximum']:.0f}"
    return ""


def _refusals() -> list[str]:
    """What is refused with a status of its own; everything else is 400 over HTTP."""
    texts = (files("karczma") / "text" / "en.ftl").read_text(encoding="utf-8")
    lines = ["## Refusals", "", "Others come with status 400 and a sentence of their own.", ""]
    lines += ["| key | status | |", "| --- | --- | --- |"]
    for key, status in sorted(problems.STATUS.items(), key=lambda row: (row[1], row[0])):
        (text,) = re.findall(rf"^error-{key} = (.*)$", texts, re.M)
        lines.append(f"| `{key}` | {status} | {re.sub(r'{[^}]*}', '…', text)} |")
    return [*lines, ""]


def _one_line(text: str | None) -> str:
    return " ".join((text or "").split())


if __name__ == "__main__":
    main()
