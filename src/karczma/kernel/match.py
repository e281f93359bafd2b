"""A match: one game from its start, with every choice made. The public face of the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from karczma.kernel import step
from karczma.kernel.audience import Json, View, redact
from karczma.kernel.chance import Chance, dealing, fingerprint, imagining, seeded
from karczma.kernel.errors import Fact, Refused
from karczma.kernel.face import Face, Setting
from karczma.kernel.game import OPEN, Game, Option, holds
from karczma.kernel.packs import Pack
from karczma.kernel.record import DEEPEST, FORMAT, beginning, canonical, check_record, depth, entry_of, link
from karczma.kernel.shape import FIRST_SHAPE, shaped, state_in
from karczma.kernel.tally import TRUTH, Tally
from karczma.kernel.whole import is_whole

SEEDS = 10**100  # seeds are below this, or a record could not be read back
Entry = tuple[int, int]  # seat, option; a negative option takes that many choices back
Made = tuple[int, int, int, int]  # seat, option, and how much had been drawn and revealed before it
Mark = tuple[int, Any, bool]  # how many choices stand there, the state then, and whether it was redealt there
MARK_EVERY = 16  # choices replayed between two marks


class Match:
    """A game being played. `choose` is the only way it changes; anything not offered is refused and changes nothing."""

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
        self.log = log  # everything done since, including what was taken back
        self.deals: dict[int, list[int]] = {}  # by number of the entry that took back: the seats dealt for
        self.made = made  # the choices that stand
        self.own = [True] * len(made)  # whether each was the seat's own: the table may have passed for it
        self.marks: list[Mark] = []  # where going back can begin, the earliest first
        self.hashes = hashes  # of the header and of the entries linked so far
        self.origin = origin  # the record this one continues, if it does not begin at a set-up
        self.steps: list[Any] = face.steps()

    @property
    def seats(self) -> int:
        return self.base.seated

    @property
    def asked(self) -> list[int]:
        """The seats that must choose now."""
        return step.asked(self.game)

    @property
    def over(self) -> bool:
        return not self.game.asking()

    def options(self, seat: int) -> list[Option]:
        """What this seat may choose now, by number: `words` says what a number means."""
        return step.options(self.game, self.steps, seat)

    def words(self, option: Option) -> list[str]:
        """An option by its names, as on the wire and in records."""
        return self.face.vocabulary.words(option)

    def option(self, words: object) -> Option:
        """The number of an option given by its names; anything that is not an option is refused."""
        return self.face.vocabulary.option(words)

    def choose(self, seat: object, option: object, own: bool = True) -> None:
        """This seat chooses. Refused, and nothing changed, if it was not offered.

        `own` is false where the table has passed for somebody who need not be asked: taking back goes past that.
        """
        who = _number(seat)
        what = _number(option)
        game = self.game
        drawn = game.chance.drawn
        revealed = game.revealed
        step.choose(game, self.steps, who, what)
        self.log.append((who, what))
        self.made.append((who, what, drawn, revealed))
        self.own.append(own)

    def question(self, seat: int) -> dict[str, Json] | None:
        """What this seat is asked: what it may do, what each thing touches, and what is blocked and why."""
        options = self.options(seat)
        for number, who, arg in self.game.asks:
            if who == seat and options:
                step = self.steps[number]
                own = step.game_arg(arg)
                vocabulary = self.face.vocabulary
                offered: list[Json] = []
                abouts: list[dict[str, Fact]] = step.abouts(self.game, seat, own, options)
                for i in range(len(options)):
                    option = options[i]
                    do: list[Json] = [word for word in vocabulary.words(option)]
                    about: dict[str, Json] = {k: v for k, v in abouts[i].items()}
                    offered.append({"do": do, "touch": vocabulary.touch(option), **about})
                blocked: list[Json] = [
                    {"touch": touch, "why": why, **facts} for touch, why, facts in step.blocked(self.game, seat, own)
                ]
                stake: dict[str, Json] = {k: v for k, v in step.stake(self.game, seat, own).items()}
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

    def finals(self, seat: int) -> list[bool]:
        """Which of this seat's options turn something up or use chance, so that it cannot take them back alone.

        Each is tried in another world the seat could be in: whether it is asked again first is the same there.
        """
        world: Any = self.face.redeal(self.game, seat, seeded(len(self.log)))
        found: list[bool] = []
        for option in self.options(seat):
            after = self.face.clone(world)
            step.take(after, self.steps, seat, option)
            found.append(after.chance.drawn != world.chance.drawn or after.revealed != world.revealed)
        return found

    def view(self, seat: int | None) -> View:
        """The table as this seat may see it; None is a spectator."""
        return self.face.view(self.game, seat)

    def views(self, readers: list[int | None]) -> list[View]:
        """The table as each of these seats, or a spectator (None), may see it."""
        return self.face.views(self.game, readers)

    def told(self, seat: int | None) -> list[dict[str, Fact]]:
        """What happened in the last choice, as this seat may hear it."""
        vocabulary = self.face.vocabulary
        seats = [] if seat is None else [seat]
        return [redact(vocabulary.names(event), event[5], seats) for event in self.game.told]

    def history(self, seat: int | None) -> list[list[dict[str, Fact]]]:
        """What happened in each choice that stands, as this seat may hear it."""
        again = self._from_base()
        told = [again.told(seat)]
        for number in self.standing(len(self.log)):
            again.stand(self, number)
            if number not in self.deals:
                told.append(again.told(seat))
        return told

    def scores(self, seat: int | None = TRUTH) -> Tally:
        """The score now, explained: the whole truth, or as far as a seat, or a spectator (None), may know it."""
        return self.face.tally(self.game, seat)

    def clone(self) -> Match:
        """An independent match from here on."""
        game = self.face.clone(self.game)
        match = self._with(game, self.log[:], self.made[:], self.hashes[:])
        match.own = self.own[:]
        match.deals = dict(self.deals)
        match.marks = self.marks[:]
        return match

    def _with(self, game: Game, log: list[Entry], made: list[Made], hashes: list[str]) -> Match:
        return Match(self.face, self.pack, self.settings, self.seed, self.base, game, log, made, hashes, self.origin)

    def redeal(self, seat: int, seed: int) -> Match:
        """Another world that this seat could be in: what it cannot know is dealt again, and what was hidden is gone."""
        world: Any = self.face.redeal(self.game, seat, imagining(seed))
        return Match(self.face, self.pack, self.settings, None, self.face.clone(world), world, [], [], [], None)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take its last choice back: nothing random, hidden or by another seat since."""
        if self._sealed_by(seat):
            return True
        return bool(self.made) and self.made[-1][0] == seat and not self.shown_since(1)

    def shown_since(self, count: int) -> bool:
        """Whether anything random or hidden has come to light in the last `count` choices: it cannot be unseen."""
        kept = len(self.made) - count
        _, _, drawn, revealed = self.made[kept]
        return kept < self._dealt_at() or self.game.chance.drawn != drawn or self.game.revealed != revealed

    def deals_from(self) -> int:
        """The fewest choices that cannot be taken back without dealing again what was hidden; 0: all of them can."""
        for count in range(1, len(self.made) + 1):
            if self.shown_since(count):
                return count
        return 0

    def _dealt_at(self) -> int:
        """How many choices stood when what is hidden was last dealt again; before that, it lay differently."""
        return max([count for count, _, dealt in self.marks if dealt], default=0)

    def undo(self, seat: object) -> None:
        """This seat takes its last choice back."""
        own = _number(seat)
        if not self.can_undo(own):
            raise Refused("no-undo", seat=own)
        back = 1
        while self.made[-back][0] != own:
            back += 1
        # Sealed answers do not see each other: only this seat's is opened, later ones by others stand.
        later = self.made[len(self.made) - back + 1 :]
        own_choices = self.own[len(self.made) - back + 1 :]
        self.rewind(own, back, None)
        for i in range(len(later)):
            self.choose(later[i][0], later[i][1], own_choices[i])

    def take_back(self, seat: object, count: int, eyes: list[int] | None = None) -> bool:
        """The last choices are taken back on this seat's word; whether the table agrees is not checked here.

        If something has come to light since, whatever these seats (else this one) could not know before is redealt.
        Returns whether anything was.
        """
        own = self._taker(seat, count)
        dealt = self.shown_since(count)
        self.rewind(own, count, ([own] if eyes is None else eyes) if dealt else None)
        return dealt

    def rewind(self, seat: object, count: int, eyes: list[int] | None) -> None:
        """Take back as a line of a record says: with a deal for these seats, or none, as in the first records."""
        own = self._taker(seat, count)
        if eyes is not None:
            _check_eyes(eyes, self.seats)
            if self.seed is None:
                raise Refused("no-record")
            self.deals[len(self.log)] = eyes
        self._go_back(len(self.made) - count)
        self.log.append((own, -count))
        if eyes is not None:
            self._deal(eyes, len(self.log))

    def _taker(self, seat: object, count: int) -> int:
        own = _number(seat)
        if not 0 <= own < self.seats:
            raise Refused("no-undo", seat=own)
        if count < 1 or count > len(self.made):
            raise Refused("take-back-range", count=count, made=len(self.made))
        return own

    def _go_back(self, kept: int) -> None:
        """Only `kept` choices stand. They are replayed from the last mark, leaving marks on the way."""
        while self.marks and self.marks[-1][0] > kept:
            self.marks.pop()
        begin, then, _ = self.marks[-1] if self.marks else (0, self.base, False)
        game: Any = self.face.clone(then)
        for i in range(begin, kept):
            if i > begin and i % MARK_EVERY == 0:
                self.marks.append((i, self.face.clone(game), False))
            step.take(game, self.steps, self.made[i][0], self.made[i][1])
        game.told = []  # nothing happens when something is taken back
        self.game = game
        self.made = self.made[:kept]
        self.own = self.own[:kept]

    def _deal(self, eyes: list[int], number: int) -> None:
        """What these seats cannot know is dealt again, after `number` entries."""
        assert self.seed is not None
        self.game = _dealt(self.face, self.game, eyes, dealing(self.seed, number))
        if self.marks and self.marks[-1][0] == len(self.made):
            self.marks.pop()
        self.marks.append((len(self.made), self.face.clone(self.game), True))

    def _sealed_by(self, seat: int) -> bool:
        game = self.game
        for i in range(len(game.sealed)):
            if game.asks[i][1] == seat and game.sealed[i] >= 0:
                first = max(len(self.made) - len(game.sealed), self._dealt_at())
                return any(made[0] == seat for made in self.made[first:])
        return False

    def _from_base(self) -> Match:
        game: Any = self.face.clone(self.base)
        game.told = self.base.told[:]
        return self._with(game, [], [], self.hashes[:1])

    def at(self, count: int) -> Match:
        """This match as it stood after `count` entries of its record."""
        done = self.log[:count]
        again = self._from_base()
        for number in self.standing(len(done)):
            again.stand(self, number)
        if done and done[-1][1] < 0:
            again.game.told = []  # nothing happens when something is taken back
        again.log = done
        again.deals = {number: eyes for number, eyes in self.deals.items() if number < len(done)}
        again.hashes = self.hashes[: len(done) + 1]
        return again

    def standing(self, count: int) -> list[int]:
        """Those of the first `count` entries that led to where it stands: what was taken back is not replayed."""
        standing: list[int] = []
        for number in range(count):
            back = -self.log[number][1]
            while back > 0:
                last = standing.pop()
                if self.log[last][1] >= 0:
                    back -= 1
            if self.log[number][1] >= 0 or number in self.deals:
                standing.append(number)
        return standing

    def stand(self, other: Match, number: int) -> None:
        """Do what an entry of another match did that still stands there: a choice, or a deal."""
        seat, option = other.log[number]
        if option >= 0:
            self.choose(seat, option)
        else:
            self._deal(other.deals[number], number + 1)

    def repeat(self, other: Match, number: int) -> None:
        """Do what an entry of another match did."""
        seat, option = other.log[number]
        if option < 0:
            self.rewind(seat, -option, other.deals.get(number))
        else:
            self.choose(seat, option)

    def follow(self, move: dict[str, Any]) -> None:
        """Do what a line of a record says."""
        if "undo" in move:
            self.rewind(move["seat"], move["undo"], move.get("deal"))
        else:
            self.choose(move["seat"], self.option(move["do"]))

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
            "karczma": FORMAT,
            "game": self.face.name,
            "rules": self.face.rules_version,
            "pack": self.pack.name,
            "pack_hash": self.pack.hash,
            "seats": self.seats,
            "options": options,
            "seed": str(self.seed),  # as text: a number in a browser cannot hold 128 bits
            "from": self.origin,
        }

    def entry(self, number: int) -> dict[str, Json]:
        """One line of the record, without its hash."""
        seat, option = self.log[number]
        return entry_of(seat, [] if option < 0 else self.words(option), max(0, -option), self.deals.get(number))

    def link(self, state: bytes = b"") -> str:
        """The hash of everything done so far; `state` is the current canonical state, if already written."""
        if not self.hashes:
            self.hashes.append(beginning(self._header()))
        if len(self.hashes) == len(self.log):
            self._append_link(state or self._state(self.game))
        elif len(self.hashes) < len(self.log):
            again = self.at(len(self.hashes) - 1)
            while len(self.hashes) <= len(self.log):
                again.repeat(self, len(self.hashes) - 1)
                self._append_link(self._state(again.game))
        return self.hashes[-1]

    def _state(self, game: Game) -> bytes:
        return canonical(self.face.write(game))

    def _append_link(self, state: bytes) -> None:
        number = len(self.hashes) - 1
        self.hashes.append(link(self.hashes[-1], self.entry(number), state))

    def record(self) -> dict[str, Json]:
        """The game on paper, seed and all: shown to its players only when it is over."""
        self.link()
        moves: list[Json] = [{**self.entry(i), "hash": self.hashes[i + 1]} for i in range(len(self.log))]
        return {**self._header(), "length": len(moves), "moves": moves}

    def save(self) -> dict[str, Json]:
        """The record and the state it led to, so that the game goes on even if the rules have changed since."""
        return {"record": self.record(), **shaped(self.face, self.face.write(self.game))}


def _number(given: object) -> int:
    """The whole number somebody gave, or one that matches nothing."""
    return given if is_whole(given) else -1


def start(face: Face[Any], pack: Pack, seats: object, given: dict[str, Any], seed: object) -> Match:
    """A new match of this game."""
    if not is_whole(seed) or not 0 <= seed < SEEDS:
        raise Refused("seed-range")
    settings = face.settings(seats, given)
    game: Any = face.start(_number(seats), settings, pack, seeded(seed))
    game.telling = True
    step.run(game, face.steps())
    game.telling = False
    base: Any = face.clone(game)
    base.told = game.told
    return Match(face, pack, settings, seed, base, game, [], [], [], None)


def go_on(parent: Match, position: int, seed: int, eyes: list[int]) -> Match:
    """A new match from a position of another: what these seats could not know there is redealt from the new seed.

    Its record holds the whole record of the other, so that replaying it proves where it begins.
    """
    if not 0 <= position <= len(parent.log):
        raise Refused("no-such-position", most=len(parent.log))
    _check_eyes(eyes, parent.seats)
    record = parent.record()
    if depth(record) >= DEEPEST:
        raise Refused("record-deep", most=DEEPEST)
    then = parent.at(position)
    if then.over:
        raise Refused("position-over")
    seats: list[Json] = [eye for eye in eyes]
    origin: Json = {"record": record, "at": position, "deal": seats}
    game = _dealt(parent.face, then.game, eyes, dealing(seed, 0))
    return Match(parent.face, parent.pack, parent.settings, seed, game, parent.face.clone(game), [], [], [], origin)


def _dealt(face: Face[Any], game: Any, eyes: list[int], chance: Chance) -> Any:
    """Another world that all of these seats could be in; others who have answered in secret are asked again."""
    seats = 0
    for eye in eyes:
        seats |= 1 << eye
    world: Any = face.deal_anew(game, seats, chance)
    for i in range(len(world.sealed)):
        if not holds(seats, world.asks[i][1]):
            world.sealed[i] = OPEN
    world.told = []
    return world


def _check_eyes(eyes: list[int], seats: int) -> None:
    if eyes != sorted(set(eyes)) or not all([0 <= eye < seats for eye in eyes]):
        raise Refused("no-such-eyes")


def _no_hurry() -> None:
    """Replaying may take as long as it takes."""


def replay(face: Face[Any], pack: Pack, data: dict[str, Any], tick: Callable[[], None] = _no_hurry) -> Match:
    """The match in a record; a record that holds none, or was changed, is refused with the place.

    `tick` is called for every line, including those of records within it: it may refuse to go on.
    """
    if depth(data) > DEEPEST:
        raise Refused("record-deep", "from", most=DEEPEST)
    return _replayed(face, pack, data, tick, _proven)


Opening = Callable[[Face[Any], Pack, dict[str, Any], Callable[[], None]], Match]


def _replayed(face: Face[Any], pack: Pack, data: object, tick: Callable[[], None], opening: Opening) -> Match:
    record = check_record(data)
    if record["rules"] != face.rules_version:
        raise Refused("record-rules", "rules", recorded=str(record["rules"])[:20], ours=face.rules_version)
    if record["pack_hash"] != pack.hash:
        raise Refused("record-pack", "pack_hash", pack=str(record["pack"])[:60])
    match = _opened(face, pack, record, tick, opening)
    ours = match.record()
    for name in sorted((set(record) | set(ours)) - {"karczma", "length", "moves"}):
        if name not in record or canonical(record[name]) != canonical(ours.get(name)):
            raise Refused("record-header", name)
    for i, move in enumerate(record["moves"]):
        tick()
        place = f"moves[{i}]"
        try:
            match.follow(move)
        except Refused as refusal:
            raise Refused("record-illegal", place, why=str(refusal)) from None
        if match.link() != move["hash"]:
            raise Refused("record-hash", place)
    return match


def _opened(face: Face[Any], pack: Pack, record: dict[str, Any], tick: Callable[[], None], opening: Opening) -> Match:
    """The match before the first entry of its record."""
    try:
        if record["from"] is None:
            return start(face, pack, record["seats"], record["options"], int(record["seed"]))
        return opening(face, pack, record, tick)
    except Refused as refusal:
        known = {"seats-range": "seats", "choice-value": "options", "no-such-choice": "options"}
        otherwise = "options" if record["from"] is None else "from"
        refusal.place = refusal.place or known.get(refusal.key, otherwise)
        raise


def _proven(face: Face[Any], pack: Pack, record: dict[str, Any], tick: Callable[[], None]) -> Match:
    """Where a record that continues another begins: that one is replayed, and dealt from again."""
    origin = record["from"]
    if "state" in origin:
        raise Refused("record-crosses", "from")
    try:
        parent = _replayed(face, pack, origin["record"], tick, _proven)
    except Refused as refusal:
        refusal.place = f"from.record.{refusal.place}" if refusal.place else "from.record"
        raise
    return go_on(parent, origin["at"], int(record["seed"]), origin["deal"])


def _kept(face: Face[Any], pack: Pack, record: dict[str, Any], tick: Callable[[], None]) -> Match:
    """The same for a saved game, which may go on from the state it was in when the rules changed."""
    origin = record["from"]
    if "state" not in origin:
        return _proven(face, pack, record, tick)
    state = state_in(face, origin)
    return start_from(face, pack, record["seats"], record["options"], int(record["seed"]), state, origin)


def start_from(
    face: Face[Any], pack: Pack, seats: object, given: dict[str, Any], seed: int, state: Json, origin: Json
) -> Match:
    """A match that goes on from a state we have kept ourselves; `origin` is where its record will say it begins."""
    settings = face.settings(seats, given)
    game: Any = face.read(state, pack)
    if game.seated != seats or not _undamaged(face, game):
        raise Refused("save-state", "state")
    return Match(face, pack, settings, seed, game, face.clone(game), [], [], [], origin)


def imagined(face: Face[Any], pack: Pack, seats: int, given: dict[str, Any], state: Json) -> Match:
    """A world dealt for a bot, written down to be sent to it: it has no seed and no record."""
    game: Any = face.read(state, pack)
    return Match(face, pack, face.settings(seats, given), None, game, face.clone(game), [], [], [], None)


def _undamaged(face: Face[Any], game: Any) -> bool:
    """Whether a state is whole, as far as that can be seen cheaply: no piece is lost, and everyone asked can answer.

    This finds a damaged file, not a forged one: nobody else's state is ever taken (docs/decisions/0010).
    """
    asked = [who for _, who, _ in game.asks]
    if not all([0 <= who < game.seated for who in asked]) or len(game.sealed) not in (0, len(asked)):
        return False
    try:
        lying = sorted([one for zone in face.components(game).values() for one in zone])
        steps = face.steps()
        offered = [steps[step].options(game, seat, arg) for step, seat, arg in game.asks]
        return all(offered) and lying == sorted(face.box(game))
    except (AssertionError, IndexError, KeyError, TypeError, ValueError, OverflowError):
        return False


def resume(face: Face[Any], pack: Pack, data: object) -> Match:
    """A saved match goes on from the state it was in; its record is kept as it was written."""
    if not isinstance(data, dict) or set(data) not in ({"record", "shape", "state"}, {"record", "state"}):
        raise Refused("save-format")
    record = check_record(data["record"])
    state = state_in(face, {"shape": data.get("shape", FIRST_SHAPE), "state": data["state"]})
    if record["rules"] == face.rules_version:
        match = _replayed(face, pack, record, _no_hurry, _kept)
        if face.write(match.game) != state:
            raise Refused("save-state", "state")
        return match
    # The rules have changed since, and the cards may have too: play goes on from the state, by the present rules,
    # and a new record starts there.
    if record["pack"] != pack.name:
        raise Refused("record-pack", "pack", pack=str(record["pack"])[:60])
    return _opened(face, pack, {**record, "from": shaped(face, state)}, _no_hurry, _kept)
