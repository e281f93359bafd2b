"""Who the bots are: three named golems for each game, each with a temperament. Their texts are `golem-<id>`."""

from __future__ import annotations

from typing import Final, NamedTuple

from karczma.kernel.errors import Refused

# Careful: the safer of two nearly equal options. Bold: the riskier. Builder: its own points. Spoiler: what costs the
# rivals most. A temperament decides between options of about the same worth, so it makes no golem weaker.
TEMPERAMENTS: Final = ("careful", "bold", "builder", "spoiler")


class Golem(NamedTuple):
    """Somebody to play against."""

    id: str
    temperament: str


# In the order in which they sit down.
GOLEMS: Final[dict[str, tuple[Golem, Golem, Golem]]] = {
    "kajko": (Golem("keystone", "careful"), Golem("thumper", "bold"), Golem("splinter", "spoiler")),
    "roll_player": (Golem("anvil", "builder"), Golem("sixer", "bold"), Golem("thimble", "careful")),
    "stonespine": (Golem("trowel", "builder"), Golem("pitfall", "spoiler"), Golem("plumb", "careful")),
    "lockup": (Golem("padlock", "builder"), Golem("picklock", "bold"), Golem("rasp", "spoiler")),
}


def golems_of(game: str) -> tuple[Golem, ...]:
    """The golems of this game; one that is new here may have none yet."""
    return GOLEMS.get(game, ())


def golem_of(game: str, id: str) -> Golem:
    """The golem of this game that goes by this id."""
    for golem in golems_of(game):
        if golem.id == id:
            return golem
    raise Refused("no-such-golem", name=id[:40], names=", ".join([golem.id for golem in golems_of(game)]))


def numbered(number: int) -> str:
    """The temperament of a golem that has only a number: they take turns."""
    return TEMPERAMENTS[(number - 1) % len(TEMPERAMENTS)]


def check_temperament(temperament: str) -> None:
    """Refuses one that no golem has; empty stands for none."""
    if temperament and temperament not in TEMPERAMENTS:
        raise Refused("no-such-temperament", name=temperament[:40], names=", ".join(TEMPERAMENTS))
