"""The cards of Stonespine Architects: the goal, the challenges with what they pay now, and Jael."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from karczma.games.stonespine.dungeon import quantity
from karczma.games.stonespine.scoring import Jael, against_jael, goal_quantity, jael_quantity
from karczma.games.stonespine.vocabulary import CHALLENGE, CHAMBER, ELEMENT, GOAL, JAEL, TOKEN
from karczma.terminal.lines import between, effect, offered, zone_name
from karczma.terminal.stonespine.dungeon import Plan
from karczma.terminal.stonespine.signs import counted, jael_name, symbol, thing
from karczma.terminal.table import Sight


def challenges(sight: Sight, plans: list[Plan], one: int) -> list[RenderableType]:
    """The goal and how much of it everybody has, the challenges on display and the reader's own: what each pays now."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right")
    goal = sight.view.middle.zone("goal").cards[0]
    table.add_row("", _card(sight, zone_name(sight, "goal"), "goal", goal, _standing(sight, plans, goal)))
    for zone in (sight.view.seats[one].zone("taken"), sight.view.middle.zone("challenges")):
        if offered(sight, "take_challenge") and zone.kind == "challenges":
            continue  # the answers say what they pay and why
        what = sight.room.say("stonespine-taken" if zone.kind == "taken" else "stonespine-open")
        for id in zone.cards:
            table.add_row(Text(str(pays(plans[one], id)), "bold"), _card(sight, what, "challenge", id, ""))
    return [table]


def _card(sight: Sight, what: str, kind: str, id: str, more: str) -> Text:
    told = Text.assemble((what, "dim"), " ", (thing(sight, kind, id), "bold"))
    if more:
        told.append(f" {sight.marks.dash} {more}")
    return told.append(f" {sight.marks.dash} {effect(sight, kind, id)}", "dim")


def pays(plan: Plan, challenge: str) -> int:
    """What a challenge would pay if the game ended now."""
    one = CHALLENGE.numbers[challenge]
    return plan.cards.points[one] * quantity(plan.dungeon, plan.cards.challenge[one], plan.gates)


def _standing(sight: Sight, plans: list[Plan], goal: str) -> str:
    """How much of what the goal counts everybody has."""
    one = GOAL.numbers[goal]
    told = [
        f"{sight.names[seat]} {goal_quantity(plan.cards, one, plan.architect, plan.dungeon)}"
        for seat, plan in enumerate(plans)
    ]
    if len(plans) == 1:
        his = jael_quantity(plans[0].cards, _his(sight), plans[0].cards.goal[one])
        told.append(f"{jael_name(sight)} {his}")
    return ", ".join(told)


def _his(sight: Sight) -> Jael:
    """What Jael has."""
    middle = sight.view.middle
    return Jael(
        tuple([JAEL.numbers[id] for id in middle.zone("jael").cards]),
        tuple([CHAMBER.numbers[id] for id in middle.zone("collected").cards]),
        tuple([TOKEN.numbers[id] for id in middle.zone("jael_tokens").cards]),
    )


def jael(sight: Sight, plan: Plan) -> list[RenderableType]:
    """Jael: his cards, the current one with what it lets him take, what he has collected, and his points by now."""
    middle = sight.view.middle
    his = _his(sight)
    if not his.revealed:
        return []
    symbols = [symbol(sight, one) for one in plan.cards.symbols[his.revealed[-1]]]
    takes = Text.assemble(f"{sight.room.say('stonespine-takes')} ", Text(" ").join(symbols))
    gold = sight.room.words.game(sight.face, "number-jael_gold")
    goal = GOAL.numbers[middle.zone("goal").cards[0]]
    against = against_jael(plan.cards, goal, plan.architect, plan.dungeon, his).against
    assert against is not None
    parts = ", ".join(f"{sight.room.words.part(sight.face, one.name)} {one.points}" for one in against.parts)
    total = sight.room.say("stonespine-points", points=against.total)
    heading = between(sight, [Text(jael_name(sight), "bold"), f"{gold} {middle.numbers['jael_gold']}", takes])
    told = [Text(f"{total} {sight.marks.dash} {parts}")]
    gathered = [ELEMENT.ids[one] for chamber in his.chambers for one in plan.cards.elements[chamber]]
    gathered += middle.zone("jael_tokens").cards
    if his.chambers or his.tokens:
        pile = sight.room.say("stonespine-collected", chambers=len(his.chambers), tokens=len(his.tokens))
        told.append(Text(f"{pile}: {counted(sight, gathered)}"))
    told += [Text(effect(sight, "jael", JAEL.ids[one]), "dim") for one in reversed(his.revealed)]
    return [heading, *[Padding(line, (0, 0, 0, 2)) for line in told]]
