"""Two processes on one PostgreSQL: who is signed out or forgotten at one is so at the other, and so is a table."""

from __future__ import annotations

import json
from contextlib import ExitStack, closing

from karczma.server.config import Config
from server.hall import Guest, Hall, until


def test_what_is_over_at_one_process_is_over_at_the_other(postgres: str) -> None:
    config = Config(database=postgres, bot_seconds=0.0, limits=False)
    with ExitStack() as opened:
        one, other = (opened.enter_context(closing(Hall(config))) for _ in range(2))

        def at_the_other(guest: Guest) -> Guest:
            window = other.nobody()
            window.me = guest.me
            window.http.cookies.update(guest.http.cookies)
            return window

        zoe, bob = one.guest("Zoe Secret"), one.guest("Bob")
        table = zoe.table("me open", listed=True, options={"first_player": "0"})
        bob.sit(table)
        zoe.start(table)
        line = at_the_other(zoe).line(table)
        line.do("chat", text="secret words")
        bobs = at_the_other(bob).line(table)
        phone = one.nobody()
        phone.me = phone.post("/devices", code=zoe.post("/me/devices")["code"])
        zoe.post("/me/sign_out")
        assert line.wait(lambda message: message["type"] == "bye")["why"] == "signed-out"

        phone.post("/me/delete")
        assert bobs.wait(lambda message: message["type"] == "bye")["why"] == "log-changed"
        back = at_the_other(bob).line(table, since=bobs.seq)
        told = json.dumps(back.all)
        assert "ecret" not in told
        assert "Guest 1" in told

        bob.post(f"/tables/{table}/delete")
        assert back.wait(lambda message: message["type"] == "bye")["why"] == "table-deleted"
        until(lambda: table not in other.tables.lives)
        assert at_the_other(bob).refused(f"/tables/{table}", method="GET") == (404, "no-such-table")
