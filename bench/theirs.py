"""boardgame.io's server as somebody who plays needs it: its lobby over HTTP, and socket.io on a bare WebSocket.

Its own client keeps the whole game once more for every seat, and would take the processor from the server it is to
load. So the few frames of engine.io 4 and socket.io 5 that matter are written here, and of a state only that is read
which a player of Crazy Eights (bench/boardgame_io/game.js) looks at.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from server.lost.guests import Turned, request

GAME = "crazy-eights"
PATH = "/socket.io/?EIO=4&transport=websocket"
OPEN, PING, PONG = b"0", b"2", b"3"  # of engine.io
CONNECT, EVENT = f"40/{GAME},".encode(), f"42/{GAME},".encode()  # of socket.io, in the room of the game
STATES = (b'["update",', b'["sync",')
EIGHT = "8"
SUITS = "CDHS"


class Hand(msgspec.Struct):
    hand: list[str]


class Cards(msgspec.Struct):
    """What lies on the table, and of all hands the reader's own."""

    players: dict[str, Hand]
    pile: list[str]
    suit: str


class Turn(msgspec.Struct, rename="camel"):
    current_player: str
    gameover: Any = None


class State(msgspec.Struct):
    cards: Cards = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")
    id: int = msgspec.field(name="_stateID")


class Update(msgspec.Struct, array_like=True):
    event: str
    match: str
    state: State


class Synced(msgspec.Struct):
    state: State


class Sync(msgspec.Struct, array_like=True):
    event: str
    match: str
    told: Synced


update = msgspec.json.Decoder(Update).decode
sync = msgspec.json.Decoder(Sync).decode


def state_in(text: bytes) -> State | None:
    """The state a message of socket.io brings, if it brings one: `sync` at first, then an `update` for every move."""
    if not text.startswith(EVENT):
        return None
    body = text[len(EVENT) :]
    if body.startswith(STATES[0]):
        return update(body).state
    return sync(body).told.state if body.startswith(STATES[1]) else None


def event(name: str, *words: Any) -> bytes:
    return EVENT + msgspec.json.encode([name, *words])


def choice(state: State, seat: str, dice: random.Random) -> tuple[str, list[str]]:
    """Any card that fits, otherwise a new one: the move and its arguments."""
    cards = state.cards
    top = cards.pile[-1]
    fit = [card for card in cards.players[seat].hand if card[0] in (EIGHT, top[0]) or card[1] == cards.suit]
    if not fit:
        return "draw", []
    card = dice.choice(fit)
    return "play", [card, dice.choice(SUITS)] if card[0] == EIGHT else [card]


def move(state: State, match: str, seat: str, credentials: str, dice: random.Random) -> bytes:
    kind, words = choice(state, seat, dice)
    payload = {"type": kind, "args": words, "playerID": seat, "credentials": credentials}
    return event("update", {"type": "MAKE_MOVE", "payload": payload}, state.id, match, seat)


async def open_match(port: int, seats: int) -> tuple[str, list[str]]:
    """A match that everybody has joined, and the credentials of each seat."""
    match = (await _post(port, f"/games/{GAME}/create", {"numPlayers": seats}))["matchID"]
    joined = [
        await _post(port, f"/games/{GAME}/{match}/join", {"playerID": str(seat), "playerName": f"Guest {seat}"})
        for seat in range(seats)
    ]
    return match, [one["playerCredentials"] for one in joined]


async def _post(port: int, path: str, body: Any) -> Any:
    answer = await request(port, "POST", path, body)
    if answer.status != 200:
        raise Turned(answer.status, answer.body)
    return answer.json()
