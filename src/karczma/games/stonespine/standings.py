"""How the seats stand against each other: the goal, priority or gold, and Jael alone with his cards."""

from __future__ import annotations

from math import exp
from typing import Final

from karczma.games.stonespine.cards import MOST
from karczma.games.stonespine.improve import YEARS
from karczma.games.stonespine.likely import Builder, Site, spread
from karczma.games.stonespine.scoring import FOR_PRIORITY, LESS_GOLD, MORE_GOLD, jael_of, jael_quantity, standing
from karczma.games.stonespine.state import Table
from karczma.games.stonespine.vocabulary import ELEMENTS, STAR_VALUES, TREASURE

LAST: Final = 16  # numbers behind those of the goal and priority, which Jael does not have


class Collector(Site):
    """Jael, who in solo has no dungeon: his cards, what he has collected, and as much again each year."""

    def __init__(self, g: Table) -> None:
        cards = g.cards
        jael = jael_of(g)
        super().__init__(jael_quantity(cards, jael, cards.goal[g.goal]), -1)  # ST-61 he wins ties
        grows = 1.0 if g.over() else YEARS / max(1.0, g.year - 0.5)
        self.goal_likely = self.goal_count * grows
        stars = 0.0
        counts = [jael.count(cards, 1 << element) for element in range(ELEMENTS)]
        for element in range(ELEMENTS):
            stars += counts[element] * STAR_VALUES[element]
        self.score = stars
        self.hope = stars * grows
        for card in g.revealed_jael:
            met = cards.condition_points[card] * jael_quantity(cards, jael, cards.condition[card])
            self.score += cards.base[card] + met
            self.hope += cards.base[card] + met * grows
        base = 0
        met = 0
        for card in g.jael_deck.inside():  # whole numbers, so that their order does not tell
            base += cards.base[card]
            met += cards.condition_points[card] * jael_quantity(cards, jael, cards.condition[card])
        self.hope += (YEARS - g.year) / max(1, g.jael_deck.left) * (base + met * grows)
        gold = cards.jael_gold[g.revealed_jael[-1]] if g.revealed_jael else 0
        self.begun = [stars / 10, gold / 15, counts[TREASURE] / 5, sum(counts[:5]) / 15, sum(counts[5:10]) / 6]
        self.rest = [0.0] * LAST


def sites_of(g: Table, building: bool) -> list[Site]:
    """All seats, Jael behind them, compared with each other."""
    order = standing(g)
    sites: list[Site] = []
    for seat in range(g.seated):
        sites.append(Builder(g, seat, order.index(seat), building))
    if g.solo:
        sites.append(Collector(g))
        for_gold(g, sites[0], sites[1])
    else:
        for_priority(g, sites)
    for site in sites:
        for_goal(g, site, sites)
    return sites


def for_gold(g: Table, mine: Site, his: Site) -> None:
    """ST-60 Alone, more gold than Jael at the end counts instead of priority."""
    lead = float(g.architects[0].gold - g.cards.jael_gold[g.revealed_jael[-1]]) if g.revealed_jael else 0.0
    mine.priority_points = float(MORE_GOLD if lead > 0 else LESS_GOLD)
    chance = float(lead > 0) if g.over() else 0.3
    if g.year == YEARS and not g.over():
        chance = 1 / (1 + exp((4.5 - lead) / 2))
    mine.priority_hope = LESS_GOLD + chance * (MORE_GOLD - LESS_GOLD)
    both = float(MORE_GOLD + LESS_GOLD)
    his.priority_points = both - mine.priority_points
    his.priority_hope = both - mine.priority_hope


def for_priority(g: Table, sites: list[Site]) -> None:
    """ST-39 What the place on the track pays; whoever has not passed in the last year may get any place left."""
    settled = g.seated if g.over() else len(g.passed) if g.year == YEARS else 0
    left = 0.0
    for place in range(settled, g.seated):
        left += FOR_PRIORITY[place]
    for site in sites:
        site.priority_points = float(FOR_PRIORITY[site.place])
        sure = site.place < settled
        site.priority_hope = site.priority_points if sure else left / (g.seated - settled)


def for_goal(g: Table, site: Site, sites: list[Site]) -> None:
    """ST-40, ST-41 What the goal pays now, and the average over the rivals who may be ahead by it in the end."""
    most = g.cards.compare[g.goal] == MOST
    paid = [*g.cards.places[g.goal][: len(sites)], 0, 0, 0]
    slack = 0.0 if g.over() else 0.5 + 0.25 * (YEARS - g.year) + 0.1 * (4 - g.turn)
    ahead = 0
    chances: list[float] = []
    for other in sites:
        if other is site:
            continue
        lead = site.goal_count - other.goal_count if most else other.goal_count - site.goal_count
        is_ahead = lead < 0 or (lead == 0 and other.place < site.place)
        ahead += is_ahead
        likely_lead = site.goal_likely - other.goal_likely if most else other.goal_likely - site.goal_likely
        chance = 1 / (1 + exp(max(-20.0, min(20.0, likely_lead / slack)))) if slack else float(is_ahead)
        chances.append(chance)
        site.goal_tight = max(site.goal_tight, 4 * chance * (1 - chance))
    spreading = spread(chances)
    if site.goal_count or not most:
        site.goal_points = float(paid[min(ahead, 3)])
    if site.goal_points or slack:
        for place in range(min(3, len(spreading))):
            site.goal_hope += spreading[place] * paid[place]
