"""A bot that joins a table over the network and plays to the end. It knows no game: it answers what it is asked.

python examples/bot.py http://127.0.0.1:8800 --code CODE     with an invitation
python examples/bot.py http://127.0.0.1:8800 --table ID      at a listed table with an open seat
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import urllib.request
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def play(url: str, code: str, table: str, name: str) -> None:
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

    def post(path: str, **body: str) -> Any:
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"{url}/api/v1{path}", json.dumps(body).encode(), headers)
        with browser.open(request) as answer:
            return json.load(answer)

    post("/guests", name=name)
    table = table or post("/invitations", code=code)["table"]["id"]
    post(f"/tables/{table}/join", code=code)
    seq, state = -1, dict[str, Any](table={}, places=[])
    while True:  # come in, and again if the line is cut: with the last `seq` one gets exactly what was missed
        with suppress(ConnectionClosed), connect(url.replace("http", "ws", 1) + "/api/v1/socket") as line:
            line.send(json.dumps({"type": "hello", "ticket": post("/tickets")["ticket"], "table": table, "since": seq}))
            for message in map(json.loads, line):
                kind = message["type"]
                if kind == "bye" and not message["again"]:
                    sys.exit(message["text"])
                if kind in ("snapshot", "update"):
                    seq, state = message["seq"], changed(state, message.get("changes", {})) | pick(message, *state)
                    for event in message.get("happened", {}).get("events", []):
                        print(event["text"])
                    if state["table"]["stage"] == "over":
                        names = [chair["name"] for chair in state["table"]["chairs"]]
                        return print("Winners:", [names[seat] for seat in state["table"]["result"]["winners"]])
                if kind in ("welcome", "snapshot", "update"):
                    for asked in (place["question"] for place in state["places"] if place["question"]):
                        do = random.choice(asked["options"])["do"]
                        # Under an id that is the question's own, the answer counts once, however often it is sent.
                        id = f"{table}-{asked['seat']}-{asked['seq']}"
                        line.send(json.dumps({"type": "move", "id": id, **pick(asked, "seat", "seq"), "do": do}))


def changed(before: Any, changes: Any) -> Any:  # an object looks inside, a list of one is the new value
    after = before.copy()
    for name, change in changes.items():
        key = int(name) if isinstance(before, list) else name
        after[key] = change[0] if isinstance(change, list) else changed(after[key], change)
    return after


def pick(told: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: told[name] for name in names if name in told}


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("url")
    words.add_argument("--code", default="")
    words.add_argument("--table", default="")
    words.add_argument("--name", default="Robot")
    play(**vars(words.parse_args()))
