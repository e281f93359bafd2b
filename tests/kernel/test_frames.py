"""The agenda and the asks: in which order frames come, however the game keeps them."""

from __future__ import annotations

import pytest

from karczma.kernel import step
from karczma.kernel.chance import seeded
from karczma.kernel.game import OPEN, Frame, Game
from karczma.kernel.step import Step, rulebook
from karczma.kernel.verbs import Kind
from kernel.tables import toy
from laws.tables import FACES, Deal
from smithy.draft import Draft
from smithy.forge import End, Forge
from smithy.state import Table


def game(agenda: list[Frame] | None = None, asks: list[Frame] | None = None) -> Game:
    return Game(3, agenda or [], asks or [], [], 0, 0, seeded(1))


def popped(g: Game) -> list[Frame]:
    found: list[Frame] = []
    while g.planned():
        found.append(g.pop())
    return found


def test_what_comes_next_comes_before_what_was_planned() -> None:
    g = game([(9, 0, 0)])
    g.next(1, 0, 10)
    g.plan([(2, 1, 20), (3, 2, 30)])
    g.next(4, 0, 40)
    g.next(5, 0, 50)
    assert g.agenda == [(9, 0, 0), (1, 0, 10), (3, 2, 30), (2, 1, 20), (4, 0, 40), (5, 0, 50)]
    assert popped(g) == [(5, 0, 50), (4, 0, 40), (2, 1, 20), (3, 2, 30), (1, 0, 10), (9, 0, 0)]
    assert g.agenda == []


def test_a_plan_of_nothing_keeps_what_comes_next() -> None:
    g = game()
    g.next(1, 0, 10)
    g.plan([])
    assert popped(g) == [(1, 0, 10)]


def test_a_plan_stays_as_it_was_made() -> None:
    g = game()
    frames: list[Frame] = [(1, 0, 0), (2, 0, 0)]
    g.plan(frames)
    g.next(3, 0, 0)
    assert frames == [(1, 0, 0), (2, 0, 0)]


def test_an_agenda_that_is_set_takes_the_place_of_all() -> None:
    g = game([(1, 0, 0)])
    g.next(2, 0, 0)
    g.agenda = [(3, 1, 7)]
    assert popped(g) == [(3, 1, 7)]


@pytest.mark.parametrize("asks", [[], [(1, 2, 3)], [(1, 0, 3), (1, 2, 3)]], ids=["nobody", "one", "several"])
def test_who_is_asked_is_seen_alike(asks: list[Frame]) -> None:
    g = game(asks=asks[:])
    assert g.asks == asks
    assert g.asking() == len(asks)
    assert [g.ask_at(i) for i in range(g.asking())] == asks
    assert step.asked(g) == [seat for _, seat, _ in asks]
    g.asks.clear()  # a list of one's own
    assert g.asks == asks
    g.ask_nobody()
    assert (g.asks, g.asking()) == ([], 0)


def test_the_last_question_is_the_one_that_is_asked() -> None:
    g = game(asks=[(1, 0, 0), (1, 1, 0)])
    g.ask(2, 2, 5)
    assert g.asks == [(2, 2, 5)]
    g.ask_all(3, [0, 1], 6)
    assert (g.asks, g.sealed) == ([(3, 0, 6), (3, 1, 6)], [OPEN, OPEN])
    g.ask_all(3, [1], 6)
    assert (g.asks, g.sealed) == ([(3, 1, 6)], [OPEN])


def test_a_clone_stands_where_the_game_stands_and_goes_its_own_way() -> None:
    match = toy(3)
    g = match.game
    g.agenda = [(0, 0, 0)]
    g.next(1, 2, 3)
    before = (g.agenda, g.asks)
    twin = g.clone()
    assert (twin.agenda, twin.asks) == before
    twin.pop()
    twin.pop()
    twin.ask_nobody()
    assert (g.agenda, g.asks) == before


@pytest.mark.parametrize("name", FACES)
def test_whoever_has_asked_for_the_options_may_change_the_list(name: str) -> None:
    match = Deal(name, 2).start()
    chance = seeded(1)
    while not match.over and len(match.made) < 30:
        seat = match.asked[0]
        options = match.options(seat)
        match.options(seat).clear()
        assert match.options(seat) == options
        match.choose(seat, options[chance.below(len(options))])


def test_each_step_knows_its_number_and_its_question() -> None:
    for face in FACES.values():
        steps = face.steps()
        assert [step.number for step in steps] == list(range(len(face.step_names.ids)))
        named = [(step.name, face.step_names.ids[step.number]) for step in steps if step.rule]
        assert [pair for pair in named if pair[0] != pair[1]] == [("play_tome", "window")] * (face.name == "lockup")


NAMES = Kind("step", ("draft", "forge"))


@pytest.mark.parametrize(
    "steps",
    [{"draft": Draft()}, {"forge": Forge(), "draft": Draft()}, {"draft": Draft(), "forge": Forge(), "end": End()}],
)
def test_a_step_missing_out_of_place_or_unknown_stops_the_import(steps: dict[str, Step[Table]]) -> None:
    with pytest.raises(AssertionError, match="these must be named draft, forge"):
        rulebook(NAMES, steps)


def test_a_step_with_the_question_of_another_stops_the_import() -> None:
    forge = Forge()
    forge.name = "draft"
    with pytest.raises(AssertionError, match="step forge asks the question of draft"):
        rulebook(NAMES, {"draft": Draft(), "forge": forge})
