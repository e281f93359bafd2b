"""Playing a game with the laws looking on. Some of them look at every position, the dear ones at some."""

from __future__ import annotations

import json
from collections import Counter

from karczma.kernel.chance import Chance, seeded
from karczma.kernel.match import Match
from laws import coverage, laws
from laws.coverage import Reached
from laws.fairness import fair_worlds
from laws.players import Player, player
from laws.tables import Deal
from words.telling import Teller

SECOND_THOUGHTS = 12  # one choice of so many that may be taken back is
RESUMED = 24  # one dear position of so many is saved and resumed, which replays the whole game; and so is the end


class Broken(AssertionError):
    """A law does not hold, with all it takes to see it again."""

    def __init__(self, deal: Deal, moves: list[str], why: str) -> None:
        super().__init__(deal, moves, why)
        self.deal = deal
        self.moves = moves
        self.why = why

    def __str__(self) -> str:
        return "\n".join([f"{self.why}", f"{self.deal!r}", *self.moves])


class Company:
    """Who comes along from game to game: players that remember, tellers that never repeat themselves."""

    def __init__(self) -> None:
        self.reached: Reached = Counter()
        self.guests: dict[str, Player] = {}
        self.tellers: dict[str, Teller] = {}

    def player(self, deal: Deal, match: Match, chance: Chance) -> Player:
        return player(deal.style, match.face, Chance(chance.key_below(), 0, b""), self.guests)

    def teller(self, match: Match) -> Teller:
        return self.tellers.setdefault(match.face.name, Teller(match.face))


def walk(deal: Deal, company: Company, every: int, on_paper: bool = True) -> None:
    """Play a game under the laws; a broken law, or any other failure, says how to get there."""
    walker: Walk | None = None
    try:
        walker = Walk(deal, company, every, on_paper)
        walker.play()
    except Exception as error:
        raise Broken(deal, moves(walker.match) if walker else [], f"{type(error).__name__}: {error}") from error


def moves(match: Match) -> list[str]:
    """What was done, a line each, as in a record."""
    return [json.dumps(match.entry(number)) for number in range(len(match.log))]


def stroll(deal: Deal, company: Company) -> Match:
    """Play a game without the laws, to see how far one comes."""
    match = deal.start()
    chance = seeded(deal.seed + 1)
    chooser = company.player(deal, match, chance)
    reached = company.reached
    coverage.events(match.face, match.game.told, reached)
    while not match.over:
        asked = match.asked
        seat = asked[chance.below(len(asked))]
        option = chooser.choose(match, seat)
        match.choose(seat, option)
        coverage.choice(match.face, option, reached)
        coverage.events(match.face, match.game.told, reached)
    coverage.steps_of(deal, match, reached)
    return match


class Walk:
    """One game played to its end under the laws."""

    def __init__(self, deal: Deal, company: Company, every: int, on_paper: bool) -> None:
        self.deal = deal
        self.company = company
        self.reached = company.reached
        self.every = every  # the dear laws look at one position of so many
        self.on_paper = on_paper  # whether the hash of every move is taken, and the record replayed
        self.chance = seeded(deal.seed + 1)  # of the walk, not of the table
        self.match = deal.start()
        self.player = company.player(deal, self.match, self.chance)
        self.links: list[str] = []

    def play(self) -> Match:
        match = self.match
        coverage.events(match.face, match.game.told, self.reached)
        while not match.over:
            self.position()
            self.choice()
            self.note()
            if self.rarely(SECOND_THOUGHTS):
                self.take_back()
                self.note()
        self.position()
        laws.ends_well(match)
        if self.on_paper:
            laws.replays(match, self.links)
            laws.resumes(match)
        coverage.steps_of(self.deal, match, self.reached)
        return match

    def position(self) -> None:
        """The laws of one position."""
        match = self.match
        laws.conservation(match.face, match.game)
        if not self.rarely(self.every):
            return
        laws.no_dead_end(match)
        laws.only_offered(match, self.chance)
        laws.told_in_words(match, self.company.teller(match))
        laws.written_whole(match.face, match.game)
        laws.clone_and_save(match, self.seed())
        laws.undo_and_again(match)
        laws.seen_alike_alone(match)
        laws.named_in_view(match, None)
        for seat in range(match.seats):
            laws.no_leak(match, seat, self.seed())
            laws.named_in_view(match, seat)
        laws.imagined(match, self.chance.below(match.seats), self.seed())
        if self.rarely(8):
            fair_worlds(match, self.chance.below(match.seats), self.chance, 24)
        if self.on_paper and self.rarely(RESUMED):
            laws.resumes(match)

    def choice(self) -> None:
        """Somebody chooses, with the laws of one choice."""
        match = self.match
        asked = match.asked
        who = asked[self.chance.below(len(asked))]
        option = self.player.choose(match, who)
        laws.final_is_said(match, who, option)
        if self.rarely(self.every):
            for seat in range(match.seats):
                laws.events_tell_no_more(match, who, option, seat, self.seed())
            laws.undo_tells_nothing(match, who, option, self.chance, 2)
        match.choose(who, option)
        coverage.choice(match.face, option, self.reached)
        coverage.events(match.face, match.game.told, self.reached)

    def take_back(self) -> None:
        """Somebody has second thoughts, if that is allowed."""
        able = [seat for seat in range(self.match.seats) if self.match.can_undo(seat)]
        if able:
            self.match.undo(able[self.chance.below(len(able))])

    def note(self) -> None:
        """Take the hash of what was just done, so that the record can be held against it."""
        if self.on_paper:
            self.match.link()
            self.links.extend(self.match.hashes[len(self.links) + 1 :])

    def rarely(self, every: int) -> bool:
        return self.chance.below(every) == 0

    def seed(self) -> int:
        return self.chance.below(1 << 32)
