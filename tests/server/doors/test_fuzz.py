"""Twenty thousand messages that are none, or not quite: no crash, an answer to each, no change by a refused one."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from typing import Any

import msgspec

from karczma.kernel.record import canonical
from karczma.server.guests import Guest as Person
from karczma.server.open_table import OpenTable
from karczma.server.sockets import Socket
from server.hall import Hall, Line

COUNT = 20_000
STRANGE: list[Any] = [
    None, True, False, 0, -1, 1, 2, 9, 10, 2**31, 2**63, 2**64, -(2**70), 1.5, 1e308, "", " ", "0", "1", "move",
    "x" * 61,
    "x" * 600, "\x00", "\u202e", "ą", "\U0001f0cf", "<script>", "../../etc/passwd", "' or 1=1 --", "$", "${x}", "%s",
    [], {}, [[]], [None], ["send"], ["adventure", "stack_5a"], ["adventure"] * 9, {"a": 1}, [0] * 100, "adventure",
]  # fmt: skip
FIELDS = ("type", "id", "seat", "seq", "do", "count", "agree", "text", "ticket", "table", "since", "language", "extra")


def honest(dice: random.Random, live: OpenTable) -> dict[str, Any]:
    """A message as a good client would send it; some of them will be accepted."""
    seat = dice.randrange(3)
    seq = live.meta.asked_at.get(str(seat), 0)
    id = f"f{dice.getrandbits(60):x}"
    return dice.choice(
        [
            {
                "type": "move",
                "id": id,
                "seat": seat,
                "seq": seq,
                "do": ["adventure", dice.choice(["stack_5a", "stack_9b"])],
            },
            {"type": "move", "id": id, "seat": seat, "seq": seq, "do": ["send"]},
            {"type": "undo", "id": id, "seat": seat},
            {"type": "ask_undo", "id": id, "seat": seat, "count": dice.randrange(1, 4)},
            {"type": "answer_undo", "id": id, "seat": seat, "agree": dice.random() < 0.5},
            {"type": "back", "id": id, "seat": seat},
            {"type": "chat", "id": id, "text": "hello"},
            {"type": "score", "id": id, "seat": seat},
            {"type": "ping", "id": id},
            {"type": "hello", "ticket": "x.x", "table": live.meta.id},
        ]
    )


def twisted(dice: random.Random, message: dict[str, Any]) -> bytes:
    """The same, gone wrong: a field changed, lost or added, the text cut, torn or drowned in noise."""
    for _ in range(dice.randrange(3)):
        name = dice.choice(FIELDS)
        if dice.random() < 0.3:
            message.pop(name, None)
        else:
            message[name] = dice.choice(STRANGE)
    raw = bytearray(json.dumps(message).encode())
    for _ in range(dice.choice([0, 0, 1, 1, 2, 8])):
        at = dice.randrange(len(raw))
        how = dice.randrange(4)
        if how == 0:
            raw[at] = dice.randrange(256)
        elif how == 1:
            del raw[at : at + dice.randrange(1, 9)]
        elif how == 2:
            raw[at:at] = dice.randbytes(dice.randrange(1, 9))
        else:
            raw[at:at] = raw[at : at + dice.randrange(1, 30)]
        if not raw:
            raw = bytearray(b"{")
    return bytes(raw)


NOISE = [
    b"", b"null", b"[]", b"{}", b"[" * 5000, b'{"type":' * 3000, b"\xff" * 100, b"\x00", b'"' + b"x" * 16_000,
    b"1" * 9000,
    b'{"type":"ping","id":"\xff"}', b'{"type":"ping","id":"\\ud800"}', b'{"type":"ping","id":"\xed\xa0\x80"}',
    b'{"type":"ping","id":"1"}{"type":"ping","id":"2"}', b'{"type":"ping","type":"chat","id":"1","text":"x"}',
    b'{"type":"chat","id":"1","text":"' + b"\\u0000" * 400 + b'"}', b"x" * 16_385, b" " * 16_384, b"NaN",
    b"-", b"1e999",
]  # fmt: skip


def messages(dice: random.Random, live: OpenTable) -> bytes:
    roll = dice.random()
    if roll < 0.05:
        return dice.choice(NOISE)
    if roll < 0.1:
        return dice.randbytes(dice.randrange(1, 200))
    return twisted(dice, honest(dice, live))


def state(live: OpenTable) -> str:
    """Everything about a table, in one hash."""
    assert live.match is not None
    told = [live.seq, live.match.log, live.match.hashes, sorted(live.clients)]
    whole = (
        msgspec.json.encode(live.meta) + canonical(live.match.face.write(live.match.game)) + json.dumps(told).encode()
    )
    return hashlib.sha256(whole).hexdigest()


def test_twenty_thousand_messages(here: Hall) -> None:
    ania, bob = here.guest("Ania"), here.guest("Bob")
    table = ania.table("me open Bruno", listed=True)
    bob.sit(table)
    ania.start(table)
    live = here.live(table)
    here.call(throw(here, live, [ania.me, bob.me, here.guest("Zoe").me]))


class Heard:
    """A line that nobody is at: what was said is kept."""

    def __init__(self) -> None:
        self.said: list[bytes] = []

    def say(self, message: bytes) -> None:
        self.said.append(message)

    def unread(self) -> int:
        return 0

    def pause(self, on: bool) -> None:
        pass


async def throw(here: Hall, live: OpenTable, people: list[dict[str, Any]]) -> None:
    dice = random.Random(20_000)
    lines = [Heard() for _ in people]
    guests = [Person(me["id"], me["name"], me["language"]) for me in people]
    sockets = [Socket(guest, guest.language, line) for guest, line in zip(guests, lines, strict=True)]
    kinds: dict[str, int] = {}
    before = state(live)
    for number in range(COUNT):
        socket = dice.choice(sockets)
        data = messages(dice, live)
        held = (live.meta, live.match, live.seq)
        await here.services.sockets.hear(live, socket, data)
        said = lines[sockets.index(socket)].said
        assert said, data  # every message is answered
        answer = json.loads(said[-1])
        said.clear()
        assert answer["type"] in ("ack", "refused", "pong", "answer"), data
        kinds[answer["type"]] = kinds.get(answer["type"], 0) + 1
        if answer["type"] != "ack":
            assert held == (live.meta, live.match, live.seq), data  # not even another copy of the same
        if answer["type"] == "ack":
            before = state(live)
        elif number % 100 == 0:
            assert state(live) == before
        if number % 200 == 0:
            await asyncio.sleep(0)
    assert kinds["refused"] > COUNT * 0.7
    assert kinds["ack"] > 300  # the fuzz is near enough to the truth to get through now and then
    assert live.match is not None
    assert live.match.clone().at(len(live.match.log)).link() == live.match.link()


def test_hundreds_over_a_real_line(here: Hall) -> None:
    ania = here.guest("Ania")
    table = ania.table("me Bruno Celina", start=True)
    line: Line = ania.line(table)
    live = here.live(table)
    dice = random.Random(300)
    sent = 0
    for number in range(400):
        data = messages(dice, live)
        as_text = dice.random() < 0.7
        if as_text:
            line.send_raw(data.decode("utf-8", "replace"))
        else:
            line.send_raw(data)
        sent += 1
        if number % 50 == 49:
            assert line.ask("ping")["type"] == "pong"
    line.catch_up()
    answers = [one for one in line.all if one["type"] in ("ack", "refused", "answer", "pong")]
    assert len(answers) == sent + 8 + 1
    assert line.seq == live.seq
    assert line.table["position"] == len(live.match.log)  # type: ignore[union-attr]
