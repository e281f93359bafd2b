"""Examples for the OpenAPI page: one evening at one table. A test holds them against the schemas."""

from __future__ import annotations

from typing import Any

from karczma.server.protocol import Happened, Place, Seated, Table
from karczma.server.table_info import Pace

ID = "k7Qm2ZxTt0cVbRs9"
CODE = "p0f2mZ3S1tq9yB6cKx8vLr4wJd7hNeUaGiToQsMfXkA"
MOMENT = 1_760_000_000_000
PRINT = "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35"

ME = {"id": "5f1c0e9a7b3d2c4e6f8a1b2c", "name": "Ania", "language": "pl", "shares": False}
HOUSE = {"address": "http://192.168.1.20:8800", "me": ME}
DONE = {"done": True}
DEVICE = {
    **{"id": "9f86d081884c7d65", "browser": "Firefox", "system": "Linux"},
    **{"created": MOMENT, "used": MOMENT // 86_400_000 * 86_400_000, "here": True},
}
GOLEM = {
    **{"id": "thumper", "name": "Łomot", "temperament": "bold"},
    "about": "Breaks the gate down first, then checks whether it was locked.",
}
CHAIRS = [
    Seated("person", "Ania", "pl", "", False, 0, MOMENT, True),
    Seated("bot", "Łomot", "", "regular", False, 0, 0, False, "thumper", "bold", GOLEM["about"]),
]
TABLE = Table(
    id=ID,
    game="kajko",
    options={"dusigrosz": False, "first_player": "random"},
    pack="default",
    language="pl",
    listed=True,
    pace=Pace(),
    stage="running",
    chairs=CHAIRS,
    created=MOMENT,
    fingerprint=PRINT,
    position=1,
    wish=None,
    rematch="",
    imported=False,
    result=None,
)
PLAY = {
    "games": [
        {
            **{"table": ID, "game": "kajko", "when": MOMENT, "seat": 0, "players": 2},
            **{"quality": 61.5, "lost_win": 0.21, "luck_win": 0.05, "opponents": [{"kind": "bot", "level": "regular"}]},
        }
    ],
    "asks": [{"game": "kajko", "ask": "turn", "question": "Adventure or send?", "count": 31, "lost": 0.18}],
    **{"waiting": 1, "left": 4},
}
KEPT = {
    **{"karczma": "guest", "name": "Ania", "language": "pl", "shares": False},
    **{"created": MOMENT, "devices": [DEVICE]},
    "tables": [
        {
            **{"id": ID, "game": "kajko", "table": TABLE, "seats": [0], "host": True, "record": None},
            "chat": [{"seq": 4, "at": MOMENT, "text": "Good luck!"}],
            "hints": [{"seat": 0, "position": 4, "help": "advice"}],
        }
    ],
    "play": PLAY,
}
CHOICES = [
    {
        **{"do": do, "touch": touch, "text": text, "win": win, "win_error": 0.0},
        **{"points": points, "points_error": 0.0, "odds": odds},
    }
    for do, touch, text, win, points, odds in (
        (["send"], "part:front", "Send everything to the town.", 0.61, 24.5, []),
        (["adventure", "stack_5a"], "stack:5a", "Go on an adventure.", 0.55, 23.1, ["A card with an enemy: 3 of 8."]),
    )
]
ANALYSIS = {
    **{"game": "kajko", "effort": "quick", "length": 40, "names": ["Ania", "Łomot"], "turning": 22},
    "players": [
        {
            **{"seat": 0, "quality": 61.5, "weighed": 17, "lost_win": 0.21, "lost_points": 4.2},
            **{"grades": {"best": 12, "good": 2, "inaccuracy": 2, "mistake": 1, "blunder": 0}},
            **{"luck_win": 0.05, "luck_points": 1.5, "costliest": [18]},
        }
    ],
    "curve": [{"position": 0, "win": [0.5, 0.5], "points": [22.0, 22.0]}],
    "decisions": [
        {
            **{"position": 18, "seat": 0, "ask": "turn", "question": "Adventure or send?", "grade": "mistake"},
            **{"grade_text": "Mistake", "chosen": CHOICES[1]["text"], "better": CHOICES[0]["text"]},
            **{"touch": "part:front", "why": "At once: the town (+5).", "odds": CHOICES[1]["odds"], "exact": True},
            **{"win": 0.61, "points": 24.5, "lost_win": 0.06, "lost_points": 1.4},
            **{"win_error": 0.0, "points_error": 0.0, "choices": CHOICES},
        }
    ],
}
STANDING = {"state": "running", "ahead": 0, "done": 12, "of": 40, "left_out": 0}
PLACE = Place(view={"middle": {"numbers": {"cards_left": 69}, "zones": []}, "seats": []}, asked=[0], waiting="Ania: …")
HEARD = Happened(
    seq=3,
    kind="move",
    at=MOMENT,
    data={"seat": 1},
    events=[{"event": "turned_up", "seat": 1, "stack": "stack_5a", "card": "coin", "text": "Łomot: a coin."}],
)
SHEET = {"game": "kajko", "seats": [{"town": [["treasure_10", "coin"]]}, {"town": [["item_5"]]}]}
SCORE = {
    "seats": [
        {"total": 11, "parts": {"town": 11}, "why": {"town": [{"points": 11, "why": "card"}]}, "rank": 1},
        {"total": 5, "parts": {"town": 5}, "why": {"town": [{"points": 5, "why": "card"}]}, "rank": 2},
    ],
    "winners": [0],
}
RECORD: dict[str, Any] = {
    "karczma": 1,
    "game": "kajko",
    "rules": 1,
    "pack": "default",
    "pack_hash": PRINT,
    "seats": 2,
    "options": {"dusigrosz": False},
    "seed": "2",
    "from": None,
    "length": 1,
    "moves": [{"seat": 1, "do": ["adventure", "stack_5a"], "hash": PRINT}],
}
GAME = {
    "game": "kajko",
    "name": "Kajko i Kokosz: Przygody Wojów",
    "about": "Push your luck.",
    "least": 2,
    "most": 5,
    "minutes": [20, 40],
    "weight": 1,
    "options": [
        {
            "name": "dusigrosz",
            "text": "Dusigrosz",
            "help": "Most coins bring ducats.",
            "sort": "variant",
            "default": False,
            "values": [{"value": False, "text": "off"}, {"value": True, "text": "on"}],
        }
    ],
    "packs": ["default"],
    "golems": [GOLEM],
}
BOX = {
    "game": "kajko",
    "name": "Kajko i Kokosz: Przygody Wojów",
    "pack": "default",
    "kinds": {
        "card": [
            {
                "id": "coin",
                "name": "Coin",
                "texts": {"effect": "It lies in front of you until you send it or lose it."},
                "facts": {"sort": "coin", "value": 1, "effect": "gain", "advanced": "gain", "total": 10},
                "source": "rulebook",
                "sources": {"total": "listing"},
            }
        ],
        "ending": [
            {"id": "stacks_empty", "name": "stacks empty", "texts": {}, "facts": {}, "source": "", "sources": {}}
        ],
    },
    "zones": {"front": "In front"},
    "numbers": {"at_stake": "Ducats at stake"},
    "parts": {"town": "The town"},
    "titles": {},
    "rivals": {},
    "help": {
        "number:at_stake": {
            "name": "Ducats at stake",
            "text": "What the items in front are worth together.",
            "rule": "KK-12",
        }
    },
}
LEARN = {
    "game": "kajko",
    "name": "Kajko i Kokosz: Przygody Wojów",
    "goal": "Send the most valuable loot to the town.",
    "questions": {"turn": "The more lies in front of you, the more you can lose."},
    "events": {"robbers_stay": "One band of robbers does no harm."},
    "lessons": [
        {
            **{"lesson": "first", "sort": "first", "name": "Your first game", "about": "Stop in time."},
            **{"minutes": 4, "chapters": 4, "steps": 8},
        }
    ],
}
LESSON = {
    "game": "kajko",
    "lesson": "first",
    "name": "Your first game",
    "chapters": [
        {
            "steps": [
                {
                    **{
                        "name": "turn_up",
                        "ask": "turn",
                        "text": "Turn up a card.",
                        "after": "A coin!",
                        "otherwise": "",
                    },
                    **{"point": ["stack:stack_9a"], "do": ["adventure"], "wrong": ""},
                }
            ],
            "play": False,
        }
    ],
}
ITEM = {
    "kind": "pick",
    "name": "item",
    "text": "Item",
    "required": True,
    "of": "card",
    "ids": ["coin"],
    "texts": {"coin": "Coin"},
    "also": {"coin": "Moneta"},
}
CHARACTER = {"kind": "list", "name": "character", "text": "Character", "required": True, "least": 0, "most": 40}
FORM = {
    "game": "kajko",
    "least": 2,
    "most": 5,
    "sheet": [],
    "options": [
        {"kind": "flag", "name": "dusigrosz", "text": "We play with the Miser", "required": False, "default": False}
    ],
    "seat": [
        {
            "kind": "list",
            "name": "town",
            "text": "Sent to the town",
            "required": True,
            "least": 0,
            "most": 4,
            "most_by_seats": {"2": 4, "3": 3, "4": 3, "5": 2},
            "of": {**CHARACTER, "of": ITEM},
        }
    ],
}
PACK_FILES = {"pack.toml": 'name = "my copy"\ngame = "kajko"\n', "stacks.toml": ""}
