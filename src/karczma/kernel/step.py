"""Steps, and the only ways a game changes: run, choose, and the trusting advance for search."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from karczma.kernel.chance import Chance, Quick
from karczma.kernel.errors import Fact, Refused
from karczma.kernel.game import OPEN, Frame, Game, Option, holds
from karczma.kernel.native import mypyc_attr
from karczma.kernel.verbs import Kind, matched

G = TypeVar("G", bound=Game)

Blocked = tuple[str, str, dict[str, Fact]]  # what cannot be chosen, why (a key of the words), and its facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One paragraph of the rulebook. It holds no data except its number: data lives in the game and the frame.

    An argument that packs several numbers is read by functions next to the step, never by shifts in its methods.
    """

    number: int = -1  # in its game; next line, the name of its question: `rulebook` sets both
    name: str = ""  # the step's own, unless the step says otherwise; empty if it asks nothing
    rule: ClassVar[str] = ""  # the rule its question comes from, if it asks one
    turn: ClassVar[bool] = False  # whether its question begins a turn, for whoever tells the game later

    def enter(self, g: G, seat: int, arg: int) -> None:
        """The agenda has come to this paragraph: unless a step says otherwise, the seat is asked."""
        g.ask(self.number, seat, arg)

    def options(self, g: G, seat: int, arg: int) -> list[Option]:
        """Everything this seat may choose now: the only definition of what is legal.

        Many lists are requested and few are kept, so the same one may be returned again: treat it as read-only.
        """
        raise NotImplementedError

    def chosen(self, g: G, seat: int, arg: int, option: Option) -> None:
        """The seat has chosen. Sealed answers arrive here one after another once all are given: plan, do not ask."""
        raise NotImplementedError

    def all_chosen(self, g: G, asks: list[Frame], answers: list[Option]) -> None:
        """All sealed answers are given: each acts, in the order in which the seats were asked."""
        for i in range(len(asks)):
            self.chosen(g, asks[i][1], asks[i][2], answers[i])

    def offer(self, g: G, step: int, seat: int, arg: int) -> None:
        """Ask this seat, unless there is nothing to choose, or only one thing, which is then carried out."""
        found = self.options(g, seat, arg)
        if len(found) == 1:
            self.chosen(g, seat, arg, found[0])
        elif found:
            g.ask(step, seat, arg)

    def game_arg(self, arg: int) -> int:
        """The argument of the frame as the game gave it: what `about`, `abouts`, `blocked` and `stake` get."""
        return arg

    def about(self, g: G, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        """What an option costs or brings, for people: numbers only, and only what the seat may know."""
        return {}

    def abouts(self, g: G, seat: int, arg: int, options: list[Option]) -> list[dict[str, Fact]]:
        """The same for all options of a question: here a game works out once what they share."""
        return [self.about(g, seat, arg, option) for option in options]

    def blocked(self, g: G, seat: int, arg: int) -> list[Blocked]:
        """What a player would look for among the options, and why it is not there."""
        return []

    def stake(self, g: G, seat: int, arg: int) -> dict[str, Fact]:
        """What is at stake, for the note under the question: numbers only, and only what the seat may know."""
        return {}


def open_window(g: Game, window: int, first: int, arg: int) -> None:
    """Ask for reactions, starting with seat `first`; the window's hooks get `arg` as it is given here."""
    g.next(window, first, window_arg(arg, first))


def window_arg(arg: int, first: int) -> int:
    """The argument of a window's frame: the game's own, and the seat whose reaction comes first.

    The lowest three bits are free: games begun when seats were asked one after the other counted in them.
    """
    return arg << 6 | first << 3


def opened_with(arg: int) -> int:
    return arg >> 6


def opened_from(arg: int) -> int:
    return arg >> 3 & 7


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step[G]):
    """A reaction window: all seats that could react are asked at once, and their answers are sealed.

    Of those who react, the first clockwise does what it chose; then the window opens again for all, and whatever the
    others had chosen is not carried out. When all decline, it closes. It opens with `open_window`, and the hooks below,
    like those of any step, get the argument given there.
    """

    decline: ClassVar[Option] = -1  # the option that passes this time
    hush: ClassVar[Option] = -1  # the option that passes until the game clears `hushed` at the next phase
    public: ClassVar[bool] = False  # whether everybody can see what each seat could do here

    def could(self, g: G, seat: int, arg: int) -> bool:
        """Whether this seat could react, as far as others can see: asking must reveal no more than not asking."""
        raise NotImplementedError

    def reactions(self, g: G, seat: int, arg: int) -> list[Option]:
        """What this seat can really do now."""
        raise NotImplementedError

    def reacted(self, g: G, seat: int, arg: int, option: Option) -> None:
        """Carry it out."""
        raise NotImplementedError

    def moment(self, g: G, seat: int, arg: int) -> int:
        """Which of the moments of the game (`Face.moments`) this is for the seat: everybody knows that."""
        return 0

    def game_arg(self, arg: int) -> int:
        return opened_with(arg)

    def enter(self, g: G, seat: int, arg: int) -> None:
        own = opened_with(arg)
        found: list[int] = []
        for _ in range(g.seated):
            if not holds(g.hushed, seat) and self.could(g, seat, own):
                found.append(seat)
            seat = g.after(seat)
        if len(found) > 1:
            g.ask_all(self.number, found, arg)
        elif found and not (g.seated == 1 and not self.reactions(g, found[0], own)):
            g.ask(self.number, found[0], arg)  # who plays alone and has nothing to play has nobody to hide it from

    def options(self, g: G, seat: int, arg: int) -> list[Option]:
        return [*self.reactions(g, seat, opened_with(arg)), self.decline, self.hush]

    def chosen(self, g: G, seat: int, arg: int, option: Option) -> None:
        if option == self.hush:
            g.hushed |= 1 << seat
        elif option != self.decline:
            open_window(g, self.number, opened_from(arg), opened_with(arg))
            self.reacted(g, seat, opened_with(arg), option)

    def all_chosen(self, g: G, asks: list[Frame], answers: list[Option]) -> None:
        reacting = -1
        for i in range(len(asks)):
            if answers[i] == self.hush:
                self.chosen(g, asks[i][1], asks[i][2], self.hush)
            elif reacting < 0 and answers[i] != self.decline:
                reacting = i
        if reacting >= 0:
            self.chosen(g, asks[reacting][1], asks[reacting][2], answers[reacting])


def rulebook(names: Kind, steps: dict[str, Step[G]]) -> list[Step[G]]:
    """The steps of a game, each with its name, in the order of their numbers; a mistake stops the import."""
    found: list[Step[G]] = matched(names.ids, steps)
    for i in range(len(found)):
        step = found[i]
        step.number = i
        if step.rule:
            step.name = step.name or names.ids[i]
            assert names.numbers.get(step.name, i) == i, f"step {names.ids[i]} asks the question of {step.name}"
    return found


def run(g: G, steps: list[Step[G]]) -> None:
    """Keep reading the rulebook until somebody has to choose, or nothing is left to say."""
    while g.planned() and not g.asking():
        step, seat, arg = g.pop()
        steps[step].enter(g, seat, arg)


def asked(g: Game) -> list[int]:
    """The seats that still have to choose."""
    return [g.ask_at(i)[1] for i in range(g.asking()) if not g.sealed or g.sealed[i] == OPEN]


def options(g: G, steps: list[Step[G]], seat: int) -> list[Option]:
    """What this seat may choose now, in a fresh list; empty if it is not asked or has answered."""
    return offered(g, steps, seat)[:]


def offered(g: G, steps: list[Step[G]], seat: int) -> list[Option]:
    """The same, but read-only."""
    for i in range(g.asking()):
        step, who, arg = g.ask_at(i)
        if who == seat:
            if g.sealed and g.sealed[i] != OPEN:
                return []
            return steps[step].options(g, seat, arg)
    return []


def choose(g: G, steps: list[Step[G]], seat: int, option: Option) -> None:
    """The only way a game changes. Anything not offered is refused and changes nothing."""
    found = offered(g, steps, seat)
    if not found:
        raise Refused("not-asked", seat=seat)
    if option not in found:
        raise Refused("not-offered", seat=seat)
    g.told = []
    g.telling = True
    take(g, steps, seat, option)
    g.telling = False


def advance(g: G, steps: list[Step[G]], seat: int, option: Option) -> None:
    """Choose without checking or reporting: for search and playouts, which got the option from `options`."""
    take(g, steps, seat, option)


def take(g: G, steps: list[Step[G]], seat: int, option: Option) -> None:
    """The seat's answer is sealed, or acts at once."""
    if g.sealed:
        seal(g, steps, seat, option)
    else:
        step, who, arg = g.ask_at(0)
        act(g, steps, step, who, arg, option)


def seal(g: G, steps: list[Step[G]], seat: int, option: Option) -> None:
    """The seat's answer is kept; the last one lets all of them act."""
    answers = g.sealed
    for i in range(len(answers)):
        if g.ask_at(i)[1] == seat:
            answers[i] = option
    if OPEN in answers:
        return
    asks = g.asks
    g.ask_nobody()
    g.sealed = []
    if len(asks) > 1:  # what a single seat has sealed is no secret
        g.reveal()
    steps[asks[0][0]].all_chosen(g, asks, answers)  # `ask_all` asks all of them the same
    run(g, steps)


def act(g: G, steps: list[Step[G]], step: int, seat: int, arg: int, option: Option) -> None:
    """The answer to this question acts at once, and reading continues."""
    g.ask_nobody()
    steps[step].chosen(g, seat, arg, option)
    run(g, steps)


def play_out(g: G, steps: list[Step[G]], chance: Chance) -> int:
    """Random legal choices to the end; returns how many. The loop lives here so that it is compiled."""
    count = 0
    quick = Quick(chance)
    while g.asking():
        sealed = bool(g.sealed)
        step, seat, arg = g.ask_at(g.sealed.index(OPEN) if sealed else 0)
        found = steps[step].options(g, seat, arg)
        option = found[quick.below(len(found))]
        if sealed:
            seal(g, steps, seat, option)
        else:
            act(g, steps, step, seat, arg, option)
        count += 1
    return count
