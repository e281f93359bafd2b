"""The words of the game: its steps, what can be chosen, what can happen, and the kinds of things."""

from __future__ import annotations

from typing import Final

from karczma.kernel.verbs import NUMBER, SEAT, Happening, Kind, Verb, Vocabulary, numbered

METAL = Kind("metal", ("iron", "copper", "silver"))
WARE = Kind("ware", tuple([f"{metal}_{good}" for metal in METAL.ids for good in ("knife", "pot", "bell", "key")]))
CHARM = Kind("charm", ("horseshoe", "soot"))
MOMENT = Kind("moment", ("own_strike", "strike"))
ENDING = Kind("ending", ("all_forged", "rounds_over"))
WARES: Final = 12

# Every piece of the box has a number: the wares, then five copies of each charm, then two patrons a metal.
CHARM_COPIES: Final = 5
PATRON_COPIES: Final = 2
FIRST_CHARM: Final = 12
FIRST_PATRON: Final = 22
PIECES: Final = 28
PIECE = Kind(
    "piece",
    (
        *WARE.ids,
        *[f"{charm}_{i + 1}" for charm in CHARM.ids for i in range(CHARM_COPIES)],
        *[f"patron_{metal}_{i + 1}" for metal in METAL.ids for i in range(PATRON_COPIES)],
    ),
)

# Steps
OPENING: Final = 0
DRAFT: Final = 1
PASS_ON: Final = 2
ROUND: Final = 3
FORGE: Final = 4
CHARMS: Final = 5
JUDGE: Final = 6
END: Final = 7
STEP = Kind(
    "step",
    numbered(
        {
            OPENING: "opening",
            DRAFT: "draft",
            PASS_ON: "pass_on",
            ROUND: "round",
            FORGE: "forge",
            CHARMS: "charms",
            JUDGE: "judge",
            END: "end",
        }
    ),
)

# Verbs: the number of their first option
KEEP: Final = 0
LAY: Final = 12
STOKE: Final = 24
STRIKE: Final = 25
REST: Final = 26
PLAY: Final = 27
DECLINE: Final = 29
HUSH: Final = 30

# Happenings
BEGINS: Final = 0
GOT_PATRON: Final = 1
GOT_CHARM: Final = 2
KEPT: Final = 3
PASSED: Final = 4
SCRAPPED: Final = 5
ROUND_STARTS: Final = 6
LAID: Final = 7
STOKED: Final = 8
RESTED: Final = 9
STRUCK: Final = 10
PLAYED: Final = 11
ROLLED: Final = 12
MADE: Final = 13
SPOILED: Final = 14
ENDED: Final = 15
SHOWED: Final = 16

VOCABULARY = Vocabulary(
    [
        Verb("keep", KEEP, [WARE]),
        Verb("lay", LAY, [WARE]),
        Verb("stoke", STOKE, []),
        Verb("strike", STRIKE, []),
        Verb("rest", REST, []),
        Verb("play", PLAY, [CHARM]),
        Verb("decline", DECLINE, []),
        Verb("hush", HUSH, []),
    ],
    [
        Happening("begins", BEGINS, []),
        Happening("got_patron", GOT_PATRON, [METAL]),
        Happening("got_charm", GOT_CHARM, [CHARM]),
        Happening("kept", KEPT, [WARE]),
        Happening("passed", PASSED, [SEAT.called("player"), WARE, WARE.called("other")]),
        Happening("scrapped", SCRAPPED, [WARE]),
        Happening("round_starts", ROUND_STARTS, [NUMBER.called("round")], opens=True),
        Happening("laid", LAID, [WARE]),
        Happening("stoked", STOKED, [NUMBER.called("heat")]),
        Happening("rested", RESTED, [NUMBER.called("coal")]),
        Happening("struck", STRUCK, [WARE, NUMBER.called("die")]),
        Happening("played", PLAYED, [CHARM]),
        Happening("rolled", ROLLED, [NUMBER.called("die")]),
        Happening("made", MADE, [WARE]),
        Happening("spoiled", SPOILED, [WARE]),
        Happening("ended", ENDED, [ENDING]),
        Happening("showed", SHOWED, [METAL]),
    ],
)
