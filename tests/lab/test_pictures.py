"""Pictures of the table: the page's own, in every environment, and nothing leaks into them."""

from __future__ import annotations

import os
import shutil
import subprocess
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import RenderCollection

from karczma.games import GAMES, find
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Refused
from karczma.lab.envs import aec, parallel, picture, register, single
from karczma.lab.envs.browser import Browser, Gone, program
from karczma.lab.envs.desk import Desk
from karczma.lab.envs.gym import Single
from karczma.lab.envs.picture import SIZES, Page, Painter, check, told

TABLES = [(game, seats) for game in GAMES for seats in range(find(game).least, find(game).most + 1)]
FULLEST = [(game, find(game).most) for game in GAMES]
SOLO = [(game, 1) for game in GAMES if find(game).least == 1]

pytestmark = [pytest.mark.xdist_group("pictures"), pytest.mark.filterwarnings("ignore:.*")]  # of Gymnasium: advice


def skipped(why: str) -> None:
    warnings.warn(f"NOT TESTED: pictures of the table. {why}", stacklevel=1)
    pytest.skip(f"NOT TESTED: pictures of the table. {why}")


@pytest.fixture(scope="module")
def browser() -> Iterator[None]:
    """One for all tests: it stays for as long as it has a page."""
    try:
        check(visible=False)
    except Refused as refused:
        skipped(str(refused))
    env = aec("kajko", render_mode="rgb_array")
    env.reset(seed=1)
    env.render()
    yield
    env.close()


def in_the_middle(desk: Desk, moves: int, seed: int = 3) -> Desk:
    """After so many choices at random."""
    desk.deal(seed)
    dice = seeded(seed)
    for _ in range(moves):
        allowed = sorted(desk.options(desk.turn))
        desk.take(desk.turn, allowed[dice.below(len(allowed))])
    return desk


def is_a_picture(frame: Any, game: str) -> bool:
    width, height = SIZES[game]
    assert isinstance(frame, np.ndarray)
    assert (frame.shape, frame.dtype) == ((height, width, 3), np.uint8)
    return len(np.unique(frame[::7, ::7].reshape(-1, 3), axis=0)) > 100


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_drawn_does_not_depend_on_what_the_reader_cannot_know(game: str, seats: int) -> None:
    """The page is told the same in any other world the reader could be in; a spectator knows no more than any seat."""
    desk = Desk(game, seats)
    for moves in (0, 9, 30):
        truth = in_the_middle(desk, moves).game
        for seat in range(seats):
            for reader in (seat, None):
                desk.game = truth
                before = told(desk.words, desk.match(), reader)
                desk.game = desk.face.redeal(truth, seat, seeded(moves))
                assert told(desk.words, desk.match(), reader) == before


@pytest.mark.usefixtures("browser")
@pytest.mark.parametrize(("game", "seats"), [*FULLEST, *SOLO])
def test_every_game_is_drawn_whatever_is_hidden(game: str, seats: int) -> None:
    env = aec(game, seats, render_mode="rgb_array")
    env.reset(seed=3)
    first = env.render()
    assert is_a_picture(first, game)
    truth = in_the_middle(env.desk, 21).game
    seat = env.desk.turn
    frame = env.render()
    assert is_a_picture(frame, game)
    assert not np.array_equal(np.asarray(frame), np.asarray(first))
    env.desk.game = env.desk.face.redeal(truth, seat, seeded(8))
    np.testing.assert_array_equal(env._render(seat), frame)
    env.close()


@pytest.mark.usefixtures("browser")
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off(game: str) -> None:
    """Nobody can scroll in a picture."""
    desk = Desk(game, find(game).most, language="pl")
    painter = Painter(desk.words, visible=False)
    for moves in (0, 25, 60):
        tab = painter._draw(in_the_middle(desk, moves).match(), None)
        assert tab.run("document.querySelectorAll('.app').length") == 1
        assert tab.run("document.documentElement.lang") == "pl"
        hidden = (
            "[...document.querySelectorAll('main, .side, .seats, .cards')].map((e) => e.scrollHeight - e.clientHeight)"
        )
        assert max(tab.run(hidden)) <= 2
    painter.close()


@pytest.mark.usefixtures("browser")
def test_a_finished_game_is_shown_with_its_winner() -> None:
    env = parallel("kajko", 3, render_mode="rgb_array")
    shown, _ = env.reset(seed=2)
    while env.agents:
        shown, *_ = env.step({agent: int(np.flatnonzero(shown[agent]["action_mask"])[0]) for agent in env.agents})
    assert is_a_picture(env.render(), "kajko")
    painter = Painter(env.desk.words, visible=False)
    tab = painter._draw(env.desk.match(), None)
    winners = env.desk.match().scores(None).plain()["winners"]
    assert isinstance(winners, list)
    assert all(f"Seat {seat}" in tab.run("document.querySelector('h1').textContent") for seat in winners)
    painter.close()
    env.close()


@pytest.mark.usefixtures("browser")
def test_gymnasium_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Single, "metadata", {**Single.metadata, "render_modes": ["ansi", "rgb_array"]})
    check_env(gymnasium.make(register()[0]).unwrapped)
    env = RenderCollection(single("stonespine", 3, opponents="random", render_mode="rgb_array"))
    _, info = env.reset(seed=1)
    for _ in range(2):
        _, _, _, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
    frames = env.render()
    assert len(frames) == 3
    assert all(is_a_picture(frame, "stonespine") for frame in frames)
    env.close()


@pytest.mark.usefixtures("browser")
def test_a_lost_browser_is_replaced() -> None:
    env = aec("kajko", render_mode="rgb_array")
    env.reset(seed=1)
    frame = env.render()
    env.close()
    lost = Browser(visible=False, size=SIZES["kajko"])
    tab = lost.tab(Page(env.desk.words, env.desk.match()), SIZES["kajko"])
    tab.go("/picture", until="typeof show === 'function'")
    env._render._painter._tab = tab  # type: ignore[union-attr]
    with pytest.raises(Gone):
        lost.ask("Browser.crash")
    np.testing.assert_array_equal(env.render(), frame)
    assert lost._keeper.poll() is not None  # nothing of it is left
    env.close()


@pytest.fixture
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A screen that nobody sees, and a browser with windows."""
    try:
        monkeypatch.setenv("DISPLAY", ":0")
        check(visible=True)
    except Refused as refused:
        skipped(str(refused))
    if shutil.which("Xvfb") is None:
        skipped("There is no Xvfb.")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1400x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as told:
        monkeypatch.setenv("DISPLAY", f":{told.readline().strip()}")
    yield
    server.terminate()
    server.wait()


@pytest.mark.usefixtures("screen")
def test_people_watch_in_a_window_without_asking_for_each_picture() -> None:
    env = single("kajko", 3, opponents="random", seat=1, render_mode="human")
    _, info = env.reset(seed=1)
    assert env._render._painter is not None
    tab = env._render._painter._tab
    assert tab is not None
    seen = "document.querySelector('.app').textContent"
    before = tab.run(seen)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert tab.run(seen) != before
    assert env.render() is None
    tab.browser.close()  # as if its window had been closed
    with pytest.raises(Refused) as slip:
        env.render()
    assert slip.value.key == "env-browser-gone"
    env.close()


def rendered(mode: str) -> Any:
    env = aec("kajko", render_mode=mode)
    env.reset(seed=1)
    return env.render()


@pytest.mark.usefixtures("browser")
def test_what_cannot_be_drawn_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refusal(mode: str) -> str:
        with pytest.raises(Refused) as slip:
            rendered(mode)
        assert str(slip.value) != slip.value.key
        return slip.value.key

    assert refusal("smell") == "env-render-mode"
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert refusal("human") == "env-no-display"
    monkeypatch.setenv("KARCZMA_BROWSER", "no-such-browser")
    assert refusal("rgb_array") == "env-browser-chosen"
    monkeypatch.setattr("karczma.lab.envs.browser._hidden", {})
    monkeypatch.setenv("KARCZMA_BROWSER", "false")
    assert refusal("rgb_array") == "env-browser-fails"
    monkeypatch.delenv("KARCZMA_BROWSER")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("karczma.lab.envs.browser.PLACES", ())
    assert refusal("rgb_array") == "env-no-browser"
    headless = tmp_path / "chromium-headless-shell"
    headless.touch(0o755)
    assert program(visible=False) == str(headless)
    with pytest.raises(Refused) as slip:
        program(visible=True)
    assert slip.value.key == "env-no-browser-window"
    monkeypatch.setattr(picture, "BUILT", tmp_path)
    assert refusal("rgb_array") == "env-page-not-built"


def test_the_browser_gets_the_page_and_nothing_else() -> None:
    desk = Desk("kajko", 2)
    page = Page(desk.words, desk.match())
    assert page("/../__init__.py") is None
    assert page("https://example.org/") is None
    assert page("/picture") is not None
