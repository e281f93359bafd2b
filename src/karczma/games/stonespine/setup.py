"""Setting up (ST-01 to ST-09, ST-50, ST-51): priority, gold, goal, challenges, market, blueprints, hands."""

from __future__ import annotations

from typing import Final

from karczma.games.stonespine.cards import Cards
from karczma.games.stonespine.state import Architect, Pile, Table
from karczma.games.stonespine.supply import deal_challenges, deal_market
from karczma.games.stonespine.vocabulary import (
    BEGIN,
    BLUEPRINT,
    CELLS,
    CHALLENGE,
    CHAMBERS,
    FACES,
    GOAL,
    GOAL_REVEALED,
    GOT_BLUEPRINT,
    JAEL,
    MARKET_CARDS,
    PRIORITY,
    SHAPE,
    YEAR,
)
from karczma.kernel.chance import Chance
from karczma.kernel.face import Setting
from karczma.kernel.game import NOBODY
from karczma.kernel.step import Step

STARTING_GOLD: Final = (0, 1, 1, 2, 2)  # ST-03 by priority


def set_up(seats: int, settings: dict[str, Setting], cards: Cards, chance: Chance) -> Table:
    """The table before anything is turned up; decks and piles are shuffled."""
    plans = shuffled(list(range(len(BLUEPRINT.ids))), chance)
    architects = [Architect(blueprint=plans[i], chambers=[-1] * CELLS, load=[0] * CELLS) for i in range(seats)]
    order = shuffled(list(range(seats)), chance)
    if seats > 1:  # ST-50, ST-R24
        for place in range(seats):
            architects[order[place]].gold = STARTING_GOLD[place]
    goal = chance.below(len(GOAL.ids))
    return Table(  # decks are shuffled in this order
        cards=cards,
        seated=seats,
        agenda=[(BEGIN, NOBODY, 0)],
        chance=chance,
        architects=architects,
        deck=pile(list(range(CHAMBERS)), chance),
        seen=[0] * seats,
        goal=goal,
        challenge_deck=pile(list(range(len(CHALLENGE.ids))), chance),
        market_deck=pile(list(range(MARKET_CARDS)), chance),
        piles=[token_pile(cards, shape, chance) for shape in range(len(SHAPE.ids))],
        order=tuple(order),
        jael_deck=pile(jael_cards(cards, settings["jael"] == "legendary"), chance) if seats == 1 else Pile((), 0),
    )


def shuffled(things: list[int], chance: Chance) -> list[int]:
    chance.shuffle(things)
    return things


def pile(things: list[int], chance: Chance) -> Pile:
    return Pile(tuple(shuffled(things, chance)), len(things))


def token_pile(cards: Cards, shape: int, chance: Chance) -> Pile:
    of_shape = [face for face in range(FACES) if cards.shape[face] == shape]
    return pile([face for face in of_shape for _ in range(cards.tokens[face])], chance)


def jael_cards(cards: Cards, legendary: bool) -> list[int]:
    """ST-51 The six basic cards; in the legendary game three of them make room for others."""
    return [
        card
        for card in range(len(JAEL.ids))
        if (legendary if cards.legendary[card] else not (legendary and cards.replaced[card]))
    ]


class Begin(Step[Table]):
    """ST-02 to ST-08 Everybody sees priority, goal, blueprints, challenges and the market."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.tell(GOAL_REVEALED, NOBODY, g.goal)
        for i in range(g.seated):
            g.tell(GOT_BLUEPRINT, i, g.architects[i].blueprint)
        if not g.solo:
            for place in range(g.seated):
                g.tell(PRIORITY, g.order[place], place + 1, g.architects[g.order[place]].gold)
        deal_challenges(g)
        deal_market(g)
        g.next(YEAR, NOBODY, 1)
