"""A match: one game from its start, with all that was chosen. The public face of the engine."""

from __future__ import annotations

from typing import Any

from karczma.kernel import record as paper
from karczma.kernel import step as grammar
from karczma.kernel.audience import Json, View
from karczma.kernel.chance import fingerprint, seeded
from karczma.kernel.errors import Fact, Refused
from karczma.kernel.face import Face, Setting
from karczma.kernel.game import NOBODY, OPEN, Game, Option
from karczma.kernel.packs import Pack
from karczma.kernel.tally import TRUTH, Tally

SEEDS = 10**100  # what a record can be read back with
Entry = tuple[int, int]  # seat, option; a negative option takes that many choices back
Made = tuple[int, int, int, int]  # seat, option, and how much chance and revelation there had been before it


class Match:
    """A game being played. `choose` is the only way it changes; what was not offered is refused and changes nothing."""

    def __init__(
        self,
        face: Face[Any],
        pack: Pack,
        settings: dict[str, Setting],
        seed: int | None,
        base: Game,
        game: Game,
        log: list[Entry],
        made: list[Made],
        hashes: list[str],
        origin: Json,
    ) -> None:
        self.face = face
        self.pack = pack
        self.settings = settings
        self.seed = seed  # None: an imagined world, which has no record
        self.base = base  # the state `log` starts from
        self.game: Any = game
        self.log = log  # all that was done since, also what was taken back
        self.made = made  # the choices that stand
        self.hashes = hashes  # of the header and of the entries linked so far
        self.origin = origin  # the state the record starts from, if not from the seed (see `resume`)
        self.steps: list[Any] = face.steps()

    @property
    def seats(self) -> int:
        return self.base.seated

    @property
    def asked(self) -> list[int]:
        """The seats that must choose now."""
        return grammar.asked(self.game)

    @property
    def over(self) -> bool:
        return not self.game.asking()

    def options(self, seat: int) -> list[Option]:
        """What this seat may choose now, by number: `words` tells what a number means."""
        return grammar.options(self.game, self.steps, seat)

    def words(self, option: Option) -> list[str]:
        """An option by its names, as on the wire and in records."""
        return self.face.vocabulary.words(option)

    def option(self, words: object) -> Option:
        """The number of an option given by its names; what is no option at all is refused."""
        return self.face.vocabulary.option(words)

    def choose(self, seat: object, option: object) -> None:
        """This seat chooses. Refused, and nothing changed, if it was not offered."""
        who = _number(seat)
        what = _number(option)
        game = self.game
        drawn = game.chance.drawn
        revealed = game.revealed
        grammar.choose(game, self.steps, who, what)
        self.log.append((who, what))
        self.made.append((who, what, drawn, revealed))

    def question(self, seat: int) -> dict[str, Json] | None:
        """What this seat is asked: what it may do, what each thing touches, and what is blocked and why."""
        options = self.options(seat)
        for number, who, arg in self.game.asks:
            if who == seat and options:
                step = self.steps[number]
                vocabulary = self.face.vocabulary
                offered: list[Json] = []
                for option in options:
                    do: list[Json] = [word for word in vocabulary.words(option)]
                    about: dict[str, Json] = {k: v for k, v in step.about(self.game, seat, arg, option).items()}
                    offered.append({"do": do, "touch": vocabulary.touch(option), **about})
                blocked: list[Json] = [
                    {"touch": touch, "why": why, **facts} for touch, why, facts in step.blocked(self.game, seat, arg)
                ]
                stake: dict[str, Json] = {k: v for k, v in step.stake(self.game, seat, arg).items()}
                return {
                    "ask": step.name,
                    "seat": seat,
                    "seq": len(self.log),
                    "options": offered,
                    "blocked": blocked,
                    "rule": step.rule,
                    "stake": stake,
                }
        return None

    def view(self, seat: int | None) -> View:
        """The table as this seat may see it; None is a spectator."""
        return self.face.view(self.game, seat)

    def views(self, readers: list[int | None]) -> list[View]:
        """The table as each of these seats, or a spectator (None), may see it."""
        return self.face.views(self.game, readers)

    def told(self, seat: int | None) -> list[dict[str, Fact]]:
        """What happened in the last choice, as this seat may hear it."""
        return [self.face.vocabulary.heard(event, seat) for event in self.game.told]

    def history(self, seat: int | None) -> list[list[dict[str, Fact]]]:
        """What happened in each choice that stands, as this seat may hear it."""
        again = self._from_base()
        told = [again.told(seat)]
        for who, option, _, _ in self.made:
            again.choose(who, option)
            told.append(again.told(seat))
        return told

    def scores(self, seat: int | None = TRUTH) -> Tally:
        """The score now, explained: the whole truth, or as far as a seat, or a spectator (None), may know it."""
        return self.face.tally(self.game, seat)

    def clone(self) -> Match:
        """A match of its own from here on."""
        game = self.face.clone(self.game)
        return self._with(game, self.log[:], self.made[:], self.hashes[:])

    def _with(self, game: Game, log: list[Entry], made: list[Made], hashes: list[str]) -> Match:
        return Match(self.face, self.pack, self.settings, self.seed, self.base, game, log, made, hashes, self.origin)

    def redeal(self, seat: int, seed: int) -> Match:
        """Another world that this seat could be in: what it cannot know is dealt anew, and what was hidden is gone."""
        world: Any = self.face.redeal(self.game, seat, seeded(seed))
        return Match(self.face, self.pack, self.settings, None, self.face.clone(world), world, [], [], [], None)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take its last choice back: nothing random, hidden or of another seat since."""
        if self._sealed_by(seat):
            return True
        if not self.made:
            return False
        who, _, drawn, revealed = self.made[-1]
        return who == seat and self.game.chance.drawn == drawn and self.game.revealed == revealed

    def undo(self, seat: object) -> None:
        """This seat takes its last choice back."""
        own = _number(seat)
        if not self.can_undo(own):
            raise Refused("no-undo", seat=own)
        back = 1
        while self.made[-back][0] != own:
            back += 1
        if back == 1:
            self.take_back(own, 1)
            return
        # Sealed answers do not see each other: only this seat's is opened, the later ones of others stand.
        later = self.made[len(self.made) - back + 1 :]
        self.take_back(own, back)
        for who, option, _, _ in later:
            self.choose(who, option)

    def take_back(self, seat: object, count: int) -> None:
        """The last choices are taken back on this seat's word; whether the table agrees is not ours to ask."""
        own = _number(seat)
        if not 0 <= own < self.seats:
            raise Refused("no-undo", seat=own)
        if count < 1 or count > len(self.made):
            raise Refused("take-back-range", count=count, made=len(self.made))
        again = self._from_base()
        kept = self.made[: len(self.made) - count]
        for who, option, _, _ in kept:
            grammar.take(again.game, self.steps, who, option)
        again.game.told = []  # nothing happens when something is taken back
        self.game = again.game
        self.made = kept
        self.log.append((own, -count))

    def _sealed_by(self, seat: int) -> bool:
        game = self.game
        for i in range(len(game.sealed)):
            if game.asks[i][1] == seat and game.sealed[i] >= 0:
                return any(who == seat for who, _, _, _ in self.made[-len(game.sealed) :])
        return False

    def _from_base(self) -> Match:
        game: Any = self.face.clone(self.base)
        game.told = self.base.told[:]
        return self._with(game, [], [], self.hashes[:1])

    def at(self, count: int) -> Match:
        """This match as it stood after so many entries of its record."""
        done = self.log[:count]
        standing: list[Entry] = []  # what was taken back by then need not be played again
        for who, option in done:
            if option < 0:
                del standing[option:]
            else:
                standing.append((who, option))
        again = self._from_base()
        for who, option in standing:
            again.choose(who, option)
        if done and done[-1][1] < 0:
            again.game.told = []  # nothing happens when something is taken back
        again.log = done
        return again

    def _redo(self, seat: int, option: Option) -> None:
        if option < 0:
            self.take_back(seat, -option)
        else:
            self.choose(seat, option)

    @property
    def fingerprint(self) -> str:
        """sha256 of the seed: shown from the start, so that the seed can be checked at the end."""
        if self.seed is None:
            raise Refused("no-record")
        return fingerprint(self.seed)

    def _header(self) -> dict[str, Json]:
        if self.seed is None:
            raise Refused("no-record")
        options: dict[str, Json] = {name: value for name, value in self.settings.items()}
        return {
            "karczma": paper.FORMAT,
            "game": self.face.name,
            "rules": self.face.rules_version,
            "pack": self.pack.name,
            "pack_hash": self.pack.hash,
            "seats": self.seats,
            "options": options,
            "seed": str(self.seed),  # as text: 128 bits are more than a number in a browser holds
            "from": self.origin,
        }

    def entry(self, number: int) -> dict[str, Json]:
        """One line of the record, without its hash."""
        seat, option = self.log[number]
        return paper.entry_of(seat, [] if option < 0 else self.words(option), max(0, -option))

    def link(self, state: bytes = b"") -> str:
        """The hash of all that was done so far; `state` is the canonical state of now, if it is written already."""
        if not self.hashes:
            self.hashes.append(paper.digest(self._header()))
        if len(self.hashes) == len(self.log):
            self._append_link(state or self._state(self.game))
        elif len(self.hashes) < len(self.log):
            again = self.at(len(self.hashes) - 1)
            while len(self.hashes) <= len(self.log):
                seat, option = self.log[len(self.hashes) - 1]
                again._redo(seat, option)
                self._append_link(self._state(again.game))
        return self.hashes[-1]

    def _state(self, game: Game) -> bytes:
        return paper.canonical(self.face.write(game))

    def _append_link(self, state: bytes) -> None:
        number = len(self.hashes) - 1
        self.hashes.append(paper.link(self.hashes[-1], self.entry(number), state))

    def record(self) -> dict[str, Json]:
        """The game on paper, seed and all: for its players only when it is over."""
        self.link()
        moves: list[Json] = [{**self.entry(i), "hash": self.hashes[i + 1]} for i in range(len(self.log))]
        return {**self._header(), "length": len(moves), "moves": moves}

    def save(self) -> dict[str, Json]:
        """The record and the state it led to, so that the game goes on even if the rules have changed since."""
        return {"record": self.record(), "state": self.face.write(self.game)}


def _number(given: object) -> int:
    """The whole number somebody gave, or one that nothing has. True is 1 to Python, but it is no seat and no option."""
    return given if isinstance(given, int) and not isinstance(given, bool) else -1


def start(face: Face[Any], pack: Pack, seats: object, given: dict[str, Any], seed: object) -> Match:
    """A new match of this game."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
        raise Refused("seed-range")
    settings = face.settings(seats, given)
    game: Any = face.start(_number(seats), settings, pack, seeded(seed))
    game.telling = True
    grammar.run(game, face.steps())
    game.telling = False
    base: Any = face.clone(game)
    base.told = game.told
    return Match(face, pack, settings, seed, base, game, [], [], [], None)


def replay(face: Face[Any], pack: Pack, data: dict[str, Any]) -> Match:
    """The match a record tells; a record that tells none, or was changed, is refused with the place."""
    record = paper.check(data)
    if record["rules"] != face.rules_version:
        raise Refused("record-rules", "rules", recorded=str(record["rules"])[:20], ours=face.rules_version)
    if record["pack_hash"] != pack.hash:
        raise Refused("record-pack", "pack_hash", pack=str(record["pack"])[:60])
    match = _opening(face, pack, record)
    ours = match.record()
    for name in sorted((set(record) | set(ours)) - {"length", "moves"}):
        if name not in record or paper.canonical(record[name]) != paper.canonical(ours.get(name)):
            raise Refused("record-header", name)
    for i, move in enumerate(record["moves"]):
        place = f"moves[{i}]"
        try:
            if "undo" in move:
                match.take_back(move["seat"], move["undo"])
            else:
                match.choose(move["seat"], match.option(move["do"]))
        except Refused as refusal:
            raise Refused("record-illegal", place, why=str(refusal)) from None
        if match.link() != move["hash"]:
            raise Refused("record-hash", place)
    return match


def _opening(face: Face[Any], pack: Pack, record: dict[str, Any]) -> Match:
    """The match before the first entry of its record: from the seed, or from the state the record starts with."""
    try:
        if record["from"] is None:
            return start(face, pack, record["seats"], record["options"], int(record["seed"]))
        return start_from(face, pack, record["seats"], record["options"], int(record["seed"]), record["from"])
    except Refused as refusal:
        known = {"seats-range": "seats", "choice-value": "options", "no-such-choice": "options"}
        otherwise = "options" if record["from"] is None else "from"
        refusal.place = refusal.place or known.get(refusal.key, otherwise)
        raise


def start_from(face: Face[Any], pack: Pack, seats: object, given: dict[str, Any], seed: int, state: Any) -> Match:
    """A match that goes on from a state written before."""
    settings = face.settings(seats, given)
    game: Any = face.read(state, pack)
    if game.seated != seats or not _sound(face, game):
        raise Refused("save-state", "state")
    return Match(face, pack, settings, seed, game, face.clone(game), [], [], [], state)


def _sound(face: Face[Any], game: Any) -> bool:
    """Whether a state that came from outside could be one of a game: who is asked sits there, and nothing is lost."""
    asked = [who for _, who, _ in game.asks]
    planned = [who for _, who, _ in game.agenda]
    if not all([0 <= who < game.seated for who in asked]) or len(set(asked)) != len(asked):
        return False
    acting = game.seated + (len(face.rivals) if game.seated == 1 else 0)  # a rival of the box has its turns too
    if not all([NOBODY <= who < acting for who in planned]) or (planned and not asked):
        return False
    if not 0 <= game.hushed < 1 << game.seated or game.revealed < 0 or len(game.sealed) not in (0, len(asked)):
        return False
    if not face.sound(game) or not _answered(face.steps(), game):
        return False
    return sorted([one for zone in face.components(game).values() for one in zone]) == face.box(game)


def _answered(steps: list[Any], game: Any) -> bool:
    """Whether all who are asked have something to choose, and whoever has chosen in secret chose one of these."""
    for i in range(len(game.asks)):
        step, seat, arg = game.asks[i]
        offered = steps[step].options(game, seat, arg)
        if not offered or (game.sealed and game.sealed[i] != OPEN and game.sealed[i] not in offered):
            return False
    return not game.sealed or OPEN in game.sealed


def resume(face: Face[Any], pack: Pack, data: object) -> Match:
    """A saved match goes on from the state it was in; its record is kept as it was written."""
    if not isinstance(data, dict) or set(data) != {"record", "state"}:
        raise Refused("save-format")
    record = paper.check(data["record"])
    if record["rules"] == face.rules_version:
        match = replay(face, pack, record)
        if face.write(match.game) != data["state"]:
            raise Refused("save-state", "state")
        return match
    # The rules have changed since, and cards may have with them: play goes on from the state, by what is true now,
    # and a new record starts there.
    if record["pack"] != pack.name:
        raise Refused("record-pack", "pack", pack=str(record["pack"])[:60])
    return _opening(face, pack, {**record, "from": data["state"]})
