"""The words of the game: its steps, what can be chosen, what can happen, and the kinds of things."""

from __future__ import annotations

from typing import Final

from karczma.kernel.verbs import NUMBER, SEAT, Happening, Kind, Verb, Vocabulary, numbered

# Kinds of cards. There are up to 16 copies of each: copy number = kind * COPIES + which one.
RAIDERS: Final = 0
ROBBERS: Final = 1
CHAMBERLAIN: Final = 2
COIN_IN_HAND: Final = 3
TREASURE_10: Final = 4
COIN: Final = 5
ITEM_5: Final = 6
KINDS: Final = 7
COPIES: Final = 16
SHIFT: Final = 4  # copy >> SHIFT is the kind

CARD = Kind("card", ("raiders", "robbers", "chamberlain", "coin_in_hand", "treasure_10", "coin", "item_5"))
COPY = Kind("copy", tuple([f"{card}_{i + 1}" for card in CARD.ids for i in range(COPIES)]))
STACK = Kind("stack", tuple([f"stack_{size}{twin}" for size in (5, 6, 7, 8, 9) for twin in ("a", "b")]))
STACKS: Final = 10
ENDING = Kind("ending", ("all_sent", "stacks_empty"))

# Who gets the bonus card if several have the most coins (KK-R2)
TO_NOBODY: Final = 0
TO_EVERYBODY: Final = 1
TO_MORE_ITEMS: Final = 2
TIE = Kind("tie", ("nobody", "everybody", "more_items"))

# Steps
BEGIN: Final = 0
TURN: Final = 1
LOSE: Final = 2
ROB: Final = 3
END: Final = 4
STEP = Kind("step", numbered({BEGIN: "begin", TURN: "turn", LOSE: "lose", ROB: "rob", END: "end"}))

# Verbs: the number of their first option
ADVENTURE: Final = 0
SEND: Final = 10
LOSE_ITEM: Final = 11
ROB_SEAT: Final = 18

# Happenings
BEGINS: Final = 0
TURNED_UP: Final = 1
UNHARMED: Final = 2
LOST: Final = 3
ROBBERS_STAY: Final = 4
ROBBED: Final = 5
RAIDED: Final = 6
FOUGHT: Final = 7
TOOK: Final = 8
GAVE: Final = 9
SENT: Final = 10
ROBBERS_LEAVE: Final = 11
FULL: Final = 12
ENDED: Final = 13
DUSIGROSZ: Final = 14
NO_DUSIGROSZ: Final = 15

VOCABULARY = Vocabulary(
    [
        Verb("adventure", ADVENTURE, [STACK]),
        Verb("send", SEND, []),
        Verb("lose", LOSE_ITEM, [CARD]),
        Verb("rob", ROB_SEAT, [SEAT.called("player")]),
    ],
    [
        Happening("begins", BEGINS, []),
        Happening("turned_up", TURNED_UP, [STACK, CARD]),
        Happening("unharmed", UNHARMED, [CARD]),
        Happening("lost", LOST, [CARD]),
        Happening("robbers_stay", ROBBERS_STAY, []),
        Happening("robbed", ROBBED, [NUMBER.called("count")]),
        Happening("raided", RAIDED, [NUMBER.called("count")]),
        Happening("fought", FOUGHT, []),
        Happening("took", TOOK, [SEAT.called("player"), CARD, NUMBER.called("count")]),
        Happening("gave", GAVE, [SEAT.called("player"), CARD]),
        Happening("sent", SENT, [NUMBER.called("count"), NUMBER.called("ducats")]),
        Happening("robbers_leave", ROBBERS_LEAVE, []),
        Happening("full", FULL, []),
        Happening("ended", ENDED, [ENDING]),
        Happening("dusigrosz", DUSIGROSZ, [NUMBER.called("count")]),
        Happening("no_dusigrosz", NO_DUSIGROSZ, []),
    ],
)
