"""A game being played at this terminal: the match, who sits where, the bots, and the file it is saved in."""

from __future__ import annotations

import hashlib
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from karczma import bots
from karczma.kernel.chance import Chance, seeded
from karczma.kernel.errors import Fact, Refused
from karczma.kernel.game import Option
from karczma.kernel.match import Match
from karczma.kernel.reactions import Wishes, answer_for
from karczma.lab.advice import Adviser
from karczma.lab.analysis import hint_piece, weigh
from karczma.lab.outside import make_bot
from karczma.terminal import papers, table
from karczma.terminal.guests import Guest, plain_guests
from karczma.terminal.kajko import board as kajko
from karczma.terminal.lockup import board as lockup
from karczma.terminal.marks import Marks
from karczma.terminal.roll_player import board as roll_player
from karczma.terminal.room import Mistake, Room
from karczma.terminal.stonespine import board as stonespine
from karczma.terminal.table import Drawing, Offer, Sight

# A game not listed here is drawn generically.
DRAWINGS: dict[str, Drawing] = {
    "kajko": kajko.draw,
    "lockup": lockup.draw,
    "roll_player": roll_player.draw,
    "stonespine": stonespine.draw,
}
LOOK_AHEAD = ("veteran", "master")  # levels that may take a moment to choose
Event = dict[str, Fact]


class Sitting:
    """One table at one terminal. What a person is shown comes from the view of their seat and from nothing else."""

    def __init__(
        self,
        room: Room,
        match: Match,
        guests: list[Guest],
        pack: Path | None,
        file: Path,
        hints: list[papers.JsonObject] | None = None,
    ) -> None:
        room.deal(match.pack)
        self.room = room
        self.marks = Marks(room.unicode)
        self.match = match
        self.guests = guests
        self.pack = pack
        self.file = file
        self.unsaved: Mistake | None = None  # why the last choice could not be saved
        self.wishes = Wishes(False, {}, [])  # of everybody here: what to be asked about out of turn
        self.hints = hints  # those that were asked for, and where; None: there are none at this table
        self.dealt_anew = False  # the last action took back something that had been revealed
        self.pause = 0.0  # seconds for each move of a golem
        self.golems = {seat: self._bot(guest, seat) for seat, guest in enumerate(guests) if guest.bot}

    def _bot(self, guest: Guest, seat: int) -> bots.Bot:
        dice = self._dice("golem", seat)
        if guest.bot in bots.KINDS:
            return bots.make(guest.bot, self.match.face, dice, guest.temperament)
        return make_bot(guest.bot, self.match.face, dice, seats=self.match.seats)

    @property
    def names(self) -> list[str]:
        return [guest.name for guest in self.guests]

    @property
    def people(self) -> list[int]:
        return [seat for seat, guest in enumerate(self.guests) if guest.person]

    @property
    def alone(self) -> bool:
        """Whether only bots could mind a choice being taken back."""
        return len(self.people) == 1

    def _dice(self, use: str, seat: int) -> Chance:
        """The bots' dice: the same for the same seed and place in the game, but they reveal nothing about the deck."""
        said = f"karczma terminal {use} {self.match.seed} {seat} {len(self.match.made)}"
        return seeded(int.from_bytes(hashlib.sha256(said.encode()).digest(), "big"))

    def save(self) -> None:
        """After every choice, so that a killed terminal loses nothing. A full disk is reported, and play goes on."""
        try:
            papers.write(self.file, self.paper())
            self.unsaved = None
        except Mistake as mistake:
            if self.unsaved is None:
                self.room.complain(self.room.say(mistake.key, **mistake.facts))
            self.unsaved = mistake

    def paper(self) -> papers.JsonObject:
        return papers.paper(plain_guests(self.guests), self.pack, self.match, self.hints)

    def choose(self, seat: int, option: Option) -> None:
        self.match.choose(seat, option)
        self.dealt_anew = False
        self.save()

    def passed_for(self, seat: int) -> bool:
        """Pass out of turn for somebody who has nothing for that moment, as a server's table does."""
        answer = answer_for(self.match, seat, self.wishes)
        if answer is not None:
            self.match.choose(seat, answer, False)
            self.save()
        return answer is not None

    def golem_chooses(self, seat: int) -> None:
        chair = bots.sit(self.match, seat, self._dice("chair", seat))
        guest = self.guests[seat]
        thinks = guest.level in LOOK_AHEAD and len(chair.options()) > 1
        with self.room.while_thinking(guest.name) if thinks else nullcontext():
            chosen = self._chosen(seat, chair)
        self.choose(seat, chosen)

    def _chosen(self, seat: int, chair: bots.Chair) -> Option:
        """What a golem chooses. For a bot of one's own that fails, a Regular makes that choice."""
        guest = self.guests[seat]
        if guest.bot in bots.KINDS:
            return self.golems[seat].choose(chair)
        try:
            chosen = self.golems[seat].choose(chair)
            if chosen in chair.options():
                return chosen
            why = repr(chosen)
        except Exception as error:  # whatever a bot from outside does wrong
            why = f"{type(error).__name__}: {error}"
        self.room.complain(self.room.say("own-bot-failed", name=guest.name, why=why[:120]))
        return bots.make("greedy", self.match.face, self._dice("instead", seat)).choose(chair)

    def about_golems(self) -> list[str]:
        """A line for each: how well it plays, and how it likes to."""
        return [_about(self.room, guest) for guest in self.guests if guest.bot]

    def hint(self, seat: int, help: str) -> dict[str, Any]:
        """What the coach says to this seat, from what it knows; that it was asked is noted in the saved game."""
        if self.hints is None:
            raise Refused("hints-off")
        seed = self._dice("hint", seat).below(1 << 30)
        folder = str(self.pack.resolve()) if self.pack else ""
        finding = weigh(hint_piece(self.match, folder, seat, seed))
        self.hints.append({"position": len(self.match.log), "seat": seat, "help": help})
        self.save()
        return Adviser(self.match, self.room.words.language, self.names).hint(finding, help)

    def would_deal(self, seat: int) -> bool:
        """Whether taking this seat's last choice back would deal again what was hidden."""
        back = self._back(seat)
        return self.alone and back > 0 and self.match.shown_since(back)

    def take_back(self, seat: int) -> bool:
        """Take this seat's last choice back; alone with bots, any choice: what was revealed since is dealt again."""
        match = self.match
        back = self._back(seat)
        if self.alone and back:
            self.dealt_anew = match.take_back(seat, back, self.people)
        elif not self.alone and match.can_undo(seat):
            match.undo(seat)
        else:
            return False
        self.save()
        return True

    def _back(self, seat: int) -> int:
        """How many choices there are since the last one this seat was asked for, and that one; 0: there is none.

        A saved game does not say where it was passed for: that is where it would be again.
        """
        made = self.match.made
        for count in [i for i in range(1, len(made) + 1) if made[-i][0] == seat]:
            before = self.match.clone()
            before.rewind(seat, count, None)
            if answer_for(before, seat, self.wishes) is None:
                return count
        return 0

    def news(self, since: int, ears: int | None) -> list[Event]:
        """What happened since one seat's last choice, or since the start, as another seat or a spectator hears it."""
        match = self.match
        mine = [number for number, made in enumerate(match.made) if made[0] == since and match.own[number]]
        return [event for told in match.history(ears)[mine[-1] + 1 if mine else 0 :] for event in told]

    def tell(self, event: Event) -> str:
        return self.room.words.event(self.match.face, event, self.names)

    def sight(self, seat: int | None) -> Sight:
        match = self.match
        return Sight(
            self.room,
            self.marks,
            match.face,
            match.pack,
            match.settings,
            match.view(seat),
            self.guests,
            seat,
            match.asked,
            [] if seat is None else self.offers(seat),
        )

    def drawing(self) -> Drawing:
        return DRAWINGS.get(self.match.face.name, table.draw)

    def offers(self, seat: int) -> list[Offer]:
        """What this seat may choose, numbered from one."""
        question = self.match.question(seat)
        listed = question["options"] if question else []
        offers: list[Offer] = []
        for number, option in enumerate(listed if isinstance(listed, list) else [], 1):
            assert isinstance(option, dict)
            do = option["do"]
            assert isinstance(do, list)
            said = self.room.words.option(self.match.face, option, self.names)
            chosen = self.match.option([str(word) for word in do])
            offers.append(Offer(number, chosen, str(option["touch"]), said, option))
        return offers


def _about(room: Room, guest: Guest) -> str:
    level = room.say(f"level-{guest.level}") if guest.level else guest.bot
    who = ", ".join([level, *([room.say(f"temperament-{guest.temperament}")] if guest.temperament else [])])
    if not guest.golem:
        return room.say("golem-plain", name=guest.name, who=who)
    return room.say("golem-about", name=guest.name, who=who, about=room.words.golem(guest.golem)[1])
