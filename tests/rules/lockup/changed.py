"""What an item or a thug did, and that it did nothing else."""

from __future__ import annotations

from rules.lockup.table import LaidTable

KINDS = ("scrap", "potion", "iron", "gold")


def only_this_happened(t: LaidTable, effect: str, strength: int, to: int) -> None:
    """Seat 0 had a gold cube, two suspicion cubes and so much strength; only what the effect says has changed.

    What it asks is answered here: suspicion goes to the player `to`.
    """
    held = {"gold": 1}
    suspicion, limit, tomes, given = 2, 5, [], 0
    if effect in KINDS:
        held[effect] = held.get(effect, 0) + 1
    elif effect == "remove":
        suspicion = 1
    elif effect == "pass":
        assert t.offers == [["pass_suspicion", "1"], ["pass_suspicion", "2"]]
        t.choose("pass_suspicion", str(to))
        suspicion, given = 1, 1
    elif effect == "strength":
        strength += 1
    elif effect == "tome":
        tomes = ["muscle_manual"]
    elif effect == "choose":
        t.choose("keep_tome", "book_of_alibis")
        tomes = ["book_of_alibis"]
    elif effect == "swap":
        assert t.offers == [["give", "gold"], ["skip"]]
        t.choose("give", "gold").choose("take", "iron")
        held = {"iron": 1}
    elif effect:
        limit = 5 + int(effect.removeprefix("storage "))
    assert (t.resources_of(0), t.suspicion_of(0), t.strength_of(0)) == (held, suspicion, strength)
    assert (t.crew(0).storage, t.tomes_of(0), t.suspicion_of(to)) == (limit, tomes, given)
