"""A table of Lockup laid by hand: every card comes out of its deck, every cube out of the supply.

>>> t = table(3).at(0, "sewers", "5 3").at(1, "sewers", "lookout", down="4").spaces(sewers="raider_smuggler")
>>> t = t.watched("sewers", 2).resolve("sewers").choose("take_reward")
>>> t.suspicion_of(0), t.resources_of(0), t.asked, t.offers, t.sound()
(2, {'scrap': 3}, [1], [['take_reward'], ['decline']], True)
"""

from __future__ import annotations

from typing import Any

from karczma.games.lockup import FACE
from karczma.games.lockup.audience import box
from karczma.games.lockup.cards import Cards
from karczma.games.lockup.setup import STARTING_REPUTATION, SUPPLY, new_crew
from karczma.games.lockup.state import GUARD_CREW, IN_CELL, Crew, Table
from karczma.games.lockup.vocabulary import (
    BEGIN,
    GANG,
    GOAL,
    GUARD,
    GUARDS,
    ITEM,
    ITEMS,
    KINDS,
    LIGHTS_OUT,
    LOCATION,
    LOCATION_CARD,
    LOCATIONS,
    NEXT_TURN,
    PATROL,
    PICK_TRAIT,
    RAID,
    RESOURCE,
    ROUND,
    SPACES,
    STRENGTH,
    SUSPICION,
    THUG,
    THUGS,
    TITLES,
    TOKEN,
    TOKENS,
    TOME,
    TRAIT,
)
from karczma.kernel.audience import Zone
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Fact
from karczma.kernel.game import NOBODY
from karczma.kernel.match import Match, start
from karczma.kernel.step import Step, run
from rules.laid import Laid

PACK = FACE.pack(None)
CUBES = (*RESOURCE.ids, "strength", "suspicion")


def fresh(seats: int = 2, seed: int = 1, **options: Any) -> LaidTable:
    """A table as it starts; with `crews="pick"`, the default, the first player is asked to choose a crew."""
    return LaidTable(start(FACE, PACK, seats, options, seed))


def table(seats: int = 2, seed: int = 1, **options: Any) -> LaidTable:
    """A table in round 1 with nothing on it: empty display and thug spaces, all cards in decks, the first one of the
    box on top, all cubes in the supply but one strength cube of each crew; everybody has reputation 10.

    Seat 0 has the marker (alone the guards); seat 0 plays the gnolls, and so on in the order of the vocabulary. The
    goals are goal_workshop, goal_shield_wall and goal_armoury. Every reward may be refused (LK-42), not just some
    (LK-R68). Nobody is asked anything: `roll_call`, `resolve` and others go to a moment.
    """
    t = fresh(seats, seed, **{"crews": "listed", "refusals": "any", **options})
    g = t.g
    g.first, g.round = (GUARD_CREW if g.solo else 0), 1
    g.supply = list(SUPPLY)
    g.goals = tuple([-1 if g.goals[i] < 0 else 6 * i for i in range(3)])
    g.holders = (NOBODY,) * 3
    for i in range(g.sides):
        crew = new_crew(i if i < seats else -1, seats)
        crew.at = g.crews[i].at
        crew.reputation = STARTING_REPUTATION
        g.crews[i] = crew
        t.strength(i, 1)
    tomes = [tome for tome in range(TITLES) if not (g.solo and g.cards.not_alone[tome]) for _ in range(2)]
    g.item_deck, g.display = whole(list(range(ITEMS))), (-1,) * len(g.display)
    g.thug_deck, g.thug_discards, g.thugs = whole(list(range(THUGS))), (), (-1,) * SPACES
    g.tome_deck, g.tome_deck_known, g.tome_discards = whole(tomes), (0,) * len(tomes), ()
    g.drawn_tomes, g.drawn_known, g.drawn_thugs = (), (), ()
    g.traits = tuple(range(len(TRAIT.ids))) if g.rules.advanced else ()
    g.watched, g.loot = (0,) * LOCATIONS, (0,) * (SPACES * KINDS)
    if g.solo:
        sets = (0, g.rules.difficulty + 1)
        g.guard_deck = whole([card for card in range(GUARDS) if g.cards.guard_set[card] in sets])
        g.location_deck = whole(list(range(len(LOCATION_CARD.ids))))
        g.unknown, g.posted = (-1,) * LOCATIONS, (0,) * LOCATIONS
        g.aside, g.drawn_locations = (), ()
    g.asks, g.sealed, g.agenda, g.told = [], [], [], []
    return t


def opening(seats: int = 2, seed: int = 1, **options: Any) -> LaidTable:
    """Nothing is set up yet: all cards in decks, the first one of the box on top, all cubes in the supply."""
    t = table(seats, seed, **options).round(0)
    for i in range(t.g.sides):
        t.strength(i, 0).reputation(i, 0)
        if options.get("crews") == "pick":
            t.crew(i).gang = -1
    t.g.traits = ()
    return t


def whole(cards: list[int]) -> tuple[int, ...]:
    """A deck with the first one of these on top."""
    return tuple(cards[::-1])


class Halt(Step[Table]):
    """The rulebook is not read beyond this step."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.agenda = []


class OnlyLocation(Step[Table]):
    """Of the lights-out, only this location is resolved; then the reading ends."""

    def __init__(self, whole: Step[Table], location: int) -> None:
        self.whole = whole
        self.location = location

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if arg == self.location:
            self.whole.enter(g, seat, arg)
        else:
            g.agenda = []


class LaidTable(Laid):
    """A match whose cards and cubes are put where a test needs them."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.match.steps = [*match.steps]

    @property
    def g(self) -> Table:
        game = self.match.game
        assert isinstance(game, Table)
        return game

    @property
    def cards(self) -> Cards:
        return self.g.cards

    # Laying: crews (in the solo game the guards are crew 1)

    def first(self, crew: int) -> LaidTable:
        """Who has the first-player marker."""
        self.g.first = crew
        return self

    def round(self, number: int) -> LaidTable:
        self.g.round = number
        return self

    def passed(self, *seats: int) -> LaidTable:
        for seat in seats:
            self.g.crews[seat].passed = True
        return self

    def gang(self, seat: int, name: str) -> LaidTable:
        """Change places with whoever plays this crew."""
        crews = self.g.crews
        for crew in crews:
            if crew.gang == GANG.numbers[name]:
                crew.gang = crews[seat].gang
        crews[seat].gang = GANG.numbers[name]
        return self

    def resources(self, crew: int, scrap: int = 0, potion: int = 0, iron: int = 0, gold: int = 0) -> LaidTable:
        """These resources, and no others, lie on this crew's board."""
        held = self.g.crews[crew].resources
        for kind, cubes in enumerate((scrap, potion, iron, gold)):
            self._from_supply(kind, cubes - held[kind])
            held[kind] = cubes
        return self

    def strength(self, crew: int, cubes: int) -> LaidTable:
        self._from_supply(STRENGTH, cubes - self.g.crews[crew].strength)
        self.g.crews[crew].strength = cubes
        return self

    def suspicion(self, crew: int, cubes: int) -> LaidTable:
        self._from_supply(SUSPICION, cubes - self.g.crews[crew].suspicion)
        self.g.crews[crew].suspicion = cubes
        return self

    def supply(self, cube: str, left: int, to: int) -> LaidTable:
        """So many cubes ("scrap" to "gold", "strength", "suspicion") are left in the supply, the others with a crew."""
        kind = CUBES.index(cube)
        more = self.g.supply[kind] - left
        crew = self.g.crews[to]
        if kind < KINDS:
            crew.resources[kind] += more
        elif kind == STRENGTH:
            crew.strength += more
        else:
            crew.suspicion += more
        self.g.supply[kind] = left
        return self

    def reputation(self, crew: int, points: int) -> LaidTable:
        self.g.crews[crew].reputation = points
        return self

    def storage(self, seat: int, limit: int) -> LaidTable:
        self.g.crews[seat].storage = limit
        return self

    def items(self, crew: int, *names: str) -> LaidTable:
        """These are crafted; their reputation is not added."""
        for name in names:
            self.g.crews[crew].items |= 1 << self._item(name)
        return self

    def reserved(self, crew: int, *names: str) -> LaidTable:
        owner = self.g.crews[crew]
        owner.reserved = (*owner.reserved, *[self._item(name) for name in names])
        return self

    def thugs(self, crew: int, *names: str) -> LaidTable:
        """These are recruited."""
        for name in names:
            self.g.crews[crew].thugs |= 1 << self._thug(name)
        return self

    def tomes(self, seat: int, *names: str, known_to: tuple[int, ...] = ()) -> LaidTable:
        """These tomes are in this hand; others may know them."""
        crew = self.g.crews[seat]
        known = 1 << seat | sum([1 << other for other in known_to])
        for name in names:
            self._tome(name)
            crew.tomes = (*crew.tomes, TOME.numbers[name])
            crew.tomes_known = (*crew.tomes_known, known)
        return self

    def at(self, seat: int, location: str, up: str = "", down: str = "") -> LaidTable:
        """Tokens of the cell are at this location, face up or face down: `at(0, "smithy", "5 lookout", down="3")`."""
        crew = self.g.crews[seat]
        place = LOCATION.numbers[location]
        for name in [*up.split(), *down.split()]:
            token = TOKEN.numbers[f"token_{name}"]
            assert crew.at[token] == IN_CELL, f"token_{name} is not in the cell"
            crew.at[token] = place
        for name in down.split():
            crew.down |= 1 << TOKEN.numbers[f"token_{name}"]
            crew.hidden += 1
        crew.assigned |= 1 << place
        return self

    def holder(self, kind: str, crew: int) -> LaidTable:
        """This crew has taken the goal of this kind: immediate or leader."""
        holders = list(self.g.holders)
        holders[("immediate", "leader").index(kind)] = crew
        self.g.holders = tuple(holders)
        return self

    def dealt(self, seat: int, *traits: str) -> LaidTable:
        """In the advanced game, these two traits were dealt to this player."""
        for name in traits:
            self.g.traits = without(self.g.traits, TRAIT.numbers[name])
        self.g.crews[seat].dealt = tuple([TRAIT.numbers[name] for name in traits])
        return self

    # Laying: the middle

    def goals(self, *names: str) -> LaidTable:
        """These goals lie open, each in place of the one of its kind."""
        goals = list(self.g.goals)
        for name in names:
            goals[self.cards.goal_kind[GOAL.numbers[name]]] = GOAL.numbers[name]
        self.g.goals = tuple(goals)
        return self

    def display(self, *names: str) -> LaidTable:
        """These items lie in the display from the deck on; a dash is an empty place."""
        g = self.g
        places = list(g.display)
        for i, name in enumerate(names):
            places[i] = -1 if name == "-" else self._item(name)
        g.display = tuple(places)
        return self

    def spaces(self, **thugs: str) -> LaidTable:
        """Thugs by location, without cubes: `spaces(sewers="bandit_iron", smithy="dwarf_miner")`."""
        g = self.g
        spaces = list(g.thugs)
        for location, name in thugs.items():
            spaces[LOCATION.numbers[location] - 1] = self._thug(name)
        g.thugs = tuple(spaces)
        return self

    def watched(self, location: str, cubes: int) -> LaidTable:
        """Suspicion cubes lie at this location."""
        watched = list(self.g.watched)
        place = LOCATION.numbers[location]
        self._from_supply(SUSPICION, cubes - watched[place])
        watched[place] = cubes
        self.g.watched = tuple(watched)
        return self

    def loot(self, location: str, *cubes: str) -> LaidTable:
        """Bandits have laid these resources here: `loot("sewers", "gold", "scrap")`."""
        loot = list(self.g.loot)
        for name in cubes:
            kind = RESOURCE.numbers[name]
            self._from_supply(kind, 1)
            loot[(LOCATION.numbers[location] - 1) * KINDS + kind] += 1
        self.g.loot = tuple(loot)
        return self

    def next_items(self, *names: str) -> LaidTable:
        """These are on top of the item deck, the first one uppermost."""
        for name in reversed(names):
            card = self._item(name)
            self.g.item_deck = (*self.g.item_deck, card)
        return self

    def next_thugs(self, *names: str) -> LaidTable:
        for name in reversed(names):
            card = self._thug(name)
            self.g.thug_deck = (*self.g.thug_deck, card)
        return self

    def next_tomes(self, *names: str) -> LaidTable:
        for name in reversed(names):
            known = self._tome(name)
            self.g.tome_deck = (*self.g.tome_deck, TOME.numbers[name])
            self.g.tome_deck_known = (*self.g.tome_deck_known, known)
        return self

    def only_items(self, *names: str, to: int = 0) -> LaidTable:
        """Only these are in the item deck, the first one on top; this crew has reserved all others of the deck."""
        kept = [self._item(name) for name in names]
        owner = self.g.crews[to]
        owner.reserved = (*owner.reserved, *self.g.item_deck)
        self.g.item_deck = whole(kept)
        return self

    def only_thugs(self, *names: str, to: int = NOBODY) -> LaidTable:
        """Only these are in the thug deck, the first one on top; the others are discarded, or this crew's."""
        kept = [self._thug(name) for name in names]
        if to == NOBODY:
            self.g.thug_discards = (*self.g.thug_discards, *self.g.thug_deck)
        else:
            self.g.crews[to].thugs |= sum([1 << thug for thug in self.g.thug_deck])
        self.g.thug_deck = whole(kept)
        return self

    def only_tomes(self, *names: str, to: int = NOBODY) -> LaidTable:
        """Only these are in the tome deck, the first one on top; the others are discarded, or in this hand."""
        for name in names:
            self._tome(name)
        left = self.g.tome_deck
        if to == NOBODY:
            self.g.tome_discards = (*self.g.tome_discards, *left)
        else:
            crew = self.g.crews[to]
            crew.tomes = (*crew.tomes, *left)
            crew.tomes_known = (*crew.tomes_known, *[1 << to] * len(left))
        self.g.tome_deck = whole([TOME.numbers[name] for name in names])
        self.g.tome_deck_known = (0,) * len(names)
        return self

    # Laying: the solo game

    def posted(self, location: str, *names: str) -> LaidTable:
        """These guard cards lie face up at a location."""
        posted = list(self.g.posted)
        for name in names:
            posted[LOCATION.numbers[location]] |= 1 << self._guard(name)
        self.g.posted = tuple(posted)
        return self

    def unknown(self, location: str, name: str) -> LaidTable:
        """This guard card lies face down at a location."""
        unknown = list(self.g.unknown)
        unknown[LOCATION.numbers[location]] = self._guard(name)
        self.g.unknown = tuple(unknown)
        return self

    def next_guards(self, *names: str) -> LaidTable:
        for name in reversed(names):
            card = self._guard(name)
            self.g.guard_deck = (*self.g.guard_deck, card)
        return self

    def only_guards(self, *names: str) -> LaidTable:
        """Only these are in the guard deck, the first one on top; the others are laid aside."""
        kept = [self._guard(name) for name in names]
        self.g.aside = (*self.g.aside, *self.g.guard_deck)
        self.g.guard_deck = whole(kept)
        return self

    def next_locations(self, *names: str) -> LaidTable:
        """These location cards are drawn next: `next_locations("smithy", "off_duty_1")`."""
        for name in reversed(names):
            card = LOCATION_CARD.numbers[f"card_{name}"]
            self.g.location_deck = (*without(self.g.location_deck, card), card)
        return self

    # Going to a moment

    def set_up(self) -> LaidTable:
        """Everything is set up, up to round 1."""
        return self.halt(ROUND).go(BEGIN)

    def pick_traits(self, *seats: int) -> LaidTable:
        """In the advanced game, these players pick one of the traits dealt to them, in this order."""
        self.halt(ROUND).round(0).go(PICK_TRAIT, seats[0])
        self.g.agenda = [(ROUND, NOBODY, 1), *[(PICK_TRAIT, seat, 0) for seat in seats[:0:-1]]]
        return self

    def roll_call(self, number: int = 1) -> LaidTable:
        """This round begins."""
        return self.go(ROUND, NOBODY, number)

    def turn_after(self, seat: int) -> LaidTable:
        """It is the turn of the next player who has not passed."""
        return self.go(NEXT_TURN, seat)

    def lights_out(self) -> LaidTable:
        """The whole lights-out begins, and the rulebook is read on from there."""
        return self.go(LIGHTS_OUT)

    def resolve(self, location: str) -> LaidTable:
        """This location is resolved, and nothing after it."""
        place = LOCATION.numbers[location]
        self.match.steps[LIGHTS_OUT] = OnlyLocation(FACE.steps()[LIGHTS_OUT], place)
        return self.go(LIGHTS_OUT, NOBODY, place)

    def patrol(self) -> LaidTable:
        """The patrol after this round's lights-out, up to the next round."""
        return self.halt(ROUND).go(PATROL)

    def raid(self) -> LaidTable:
        return self.go(RAID)

    def end(self) -> LaidTable:
        """The sixth lights-out is over: the last raid and the count."""
        return self.round(6).go(PATROL)

    def halt(self, step: int) -> LaidTable:
        """The rulebook is not read beyond this step."""
        self.match.steps[step] = Halt()
        return self

    def go(self, step: int, seat: int = NOBODY, arg: int = 0) -> LaidTable:
        """The rulebook is read on from here."""
        g = self.g
        g.asks, g.sealed, g.told = [], [], []
        g.agenda = [(step, seat, arg)]
        g.telling = True
        run(g, self.match.steps)
        g.telling = False
        return self

    # Acting

    def assign(self, location: str, up: str = "", down: str = "") -> LaidTable:
        """A whole turn of roll call: to this location with these tokens, e.g. `assign("smithy", "5", down="2 3")`."""
        self.choose("visit", location)
        sides = {f"token_{name}": "up" for name in up.split()} | {f"token_{name}": "down" for name in down.split()}
        for token in TOKEN.ids:
            if token in sides and not self.match.over and self.ask == "assign":
                self.choose("assign", token, sides[token])
        if not self.match.over and self.ask == "assign":
            self.choose("done")
        return self

    def quiet(self) -> LaidTable:
        """Nobody plays a tome until something else is asked."""
        while not self.match.over and self.ask == "play_tome":
            self.choose("no_tome")
        return self

    def quiet_until(self, seat: int, tome: str) -> LaidTable:
        """Nobody plays a tome until this player may play this one; all others of that window have declined then."""
        while ["play_tome", tome] not in self.offers_to(seat):
            assert self.ask == "play_tome"
            self.choose("no_tome")
        for other in self.asked:
            if other != seat:
                self.choose("no_tome", seat=other)
        return self

    # Looking

    def offered(self, verb: str) -> list[str]:
        """The arguments of this verb that the player who is asked can choose."""
        return [" ".join(words[1:]) for words in self.offers if words[0] == verb]

    def crew(self, crew: int) -> Crew:
        return self.g.crews[crew]

    def resources_of(self, crew: int) -> dict[str, int]:
        """What a crew has, kinds it has none of left out."""
        held = self.g.crews[crew].resources
        return {RESOURCE.ids[kind]: held[kind] for kind in range(KINDS) if held[kind]}

    def strength_of(self, crew: int) -> int:
        return self.g.crews[crew].strength

    def suspicion_of(self, crew: int) -> int:
        return self.g.crews[crew].suspicion

    def reputation_of(self, crew: int) -> int:
        return self.g.crews[crew].reputation

    def items_of(self, crew: int) -> list[str]:
        return [ITEM.ids[item] for item in range(ITEMS) if self.g.crews[crew].items >> item & 1]

    def reserved_of(self, crew: int) -> list[str]:
        return [ITEM.ids[item] for item in self.g.crews[crew].reserved]

    def thugs_of(self, crew: int) -> list[str]:
        return [THUG.ids[thug] for thug in range(THUGS) if self.g.crews[crew].thugs >> thug & 1]

    def tomes_of(self, seat: int) -> list[str]:
        return [TOME.ids[tome] for tome in self.g.crews[seat].tomes]

    def tokens_at(self, seat: int, location: str) -> list[str]:
        """Tokens at a location or "cell", without their prefix: `["5", "lookout"]`."""
        place = IN_CELL if location == "cell" else LOCATION.numbers[location]
        at = self.g.crews[seat].at
        return [TOKEN.ids[token].removeprefix("token_") for token in range(TOKENS) if at[token] == place]

    @property
    def items_shown(self) -> list[str]:
        """The display, place by place; a dash is empty."""
        return ["-" if item < 0 else ITEM.ids[item] for item in self.g.display]

    @property
    def thugs_shown(self) -> list[str]:
        """Thug spaces from the sewers to the chow hall; a dash is empty."""
        return ["-" if thug < 0 else THUG.ids[thug] for thug in self.g.thugs]

    @property
    def left(self) -> dict[str, int]:
        """What the supply holds."""
        return dict(zip(CUBES, self.g.supply, strict=True))

    def watched_at(self, location: str) -> int:
        return self.g.watched[LOCATION.numbers[location]]

    def loot_at(self, location: str) -> dict[str, int]:
        first = (LOCATION.numbers[location] - 1) * KINDS
        return {RESOURCE.ids[kind]: self.g.loot[first + kind] for kind in range(KINDS) if self.g.loot[first + kind]}

    @property
    def ranked(self) -> list[tuple[Fact, Fact]]:
        """Who was ranked in the last choice, and with what strength, strongest first."""
        return [(one["seat"], one["strength"]) for one in self.heard("ranked")]

    def parts(self, seat: int) -> dict[str, int]:
        """The score of a player by category."""
        return {part.name: part.points for part in self.match.scores().seats[seat].parts}

    def guard_parts(self) -> dict[str, int]:
        against = self.match.scores().against
        assert against is not None
        return {part.name: part.points for part in against.parts}

    def seen_by(self, reader: int | None, seat: int, zone: str, name: str = "") -> Zone:
        """A zone of this seat's place, as the reader sees it."""
        return self.match.view(reader).seats[seat].zone(zone, name)

    def middle(self, zone: str, name: str = "", reader: int | None = None) -> Zone:
        return self.match.view(reader).middle.zone(zone, name)

    def sound(self) -> bool:
        """Whether every piece of the box lies in one place."""
        zones = self.match.face.components(self.g).values()
        return sorted(piece for zone in zones for piece in zone) == sorted(box(self.g))

    # Taking things out of decks and the supply

    def _from_supply(self, kind: int, cubes: int) -> None:
        self.g.supply[kind] -= cubes
        assert self.g.supply[kind] >= 0, f"the supply has too few {CUBES[kind]}"

    def _item(self, name: str) -> int:
        self.g.item_deck = without(self.g.item_deck, ITEM.numbers[name])
        return ITEM.numbers[name]

    def _thug(self, name: str) -> int:
        self.g.thug_deck = without(self.g.thug_deck, THUG.numbers[name])
        return THUG.numbers[name]

    def _tome(self, name: str) -> int:
        """One copy comes out of the deck; who knows it."""
        deck = list(self.g.tome_deck)
        assert TOME.numbers[name] in deck, f"{name} is not in the deck any more"
        place = deck.index(TOME.numbers[name])
        known = self.g.tome_deck_known[place]
        self.g.tome_deck = (*deck[:place], *deck[place + 1 :])
        self.g.tome_deck_known = (*self.g.tome_deck_known[:place], *self.g.tome_deck_known[place + 1 :])
        return known

    def _guard(self, name: str) -> int:
        self.g.guard_deck = without(self.g.guard_deck, GUARD.numbers[name])
        return GUARD.numbers[name]


def without(deck: tuple[int, ...], card: int) -> tuple[int, ...]:
    """This deck after the card was taken out."""
    assert card in deck, f"{card} is not in the deck any more"
    return tuple([other for other in deck if other != card])


def random_game(seats: int, seed: int, **options: Any) -> LaidTable:
    """A game played to the end by chance."""
    return fresh(seats, seed, **options).play(seeded(seed + 1000))
