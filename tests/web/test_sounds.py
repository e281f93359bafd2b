"""Sounds at a real table: what moves is heard, but not before somebody is there, and not by those who only look on."""

from __future__ import annotations

import pytest

from web.browsers import Company
from web.games import seats_for
from web.table import TablePage, wait
from web.words import say

# The browser's audio, which takes its time on a busy machine, is only counted here: how often it was asked for, and how
# many tones and hisses were begun. That the real one does not complain is watched in all other tests of tables.
COUNT = """(() => {
  window.audio = { opened: 0, voices: 0 };
  let active = false; // the browser's own word for it also counts what a test asks the page
  for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, () => (active = true), true);
  Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: active }) });
  const begin = performance.now();
  const quiet = () => undefined;
  const param = { setValueAtTime: quiet, linearRampToValueAtTime: quiet, exponentialRampToValueAtTime: quiet };
  const node = () => ({
    gain: { ...param }, frequency: { ...param }, connect: (to) => to, stop: quiet,
    start: () => (window.audio.voices += 1),
  });
  window.AudioContext = class {
    state = "running";
    sampleRate = 8000;
    createGain = node;
    createBiquadFilter = node;
    createOscillator = node;
    createBufferSource = node;
    createBuffer = (_, samples) => ({ getChannelData: () => new Float32Array(samples) });
    suspend = async () => undefined;
    constructor() { window.audio.opened += 1; }
    get currentTime() { return (performance.now() - begin) / 1000; }
  };
})();"""


def voices(table: TablePage) -> int:
    return int(table.page.evaluate("() => window.audio.voices"))


def opened(table: TablePage) -> int:
    return int(table.page.evaluate("() => window.audio.opened"))


@pytest.mark.parametrize("game", ["kajko", "roll_player"])
def test_a_move_is_heard_and_nothing_before_it(company: Company, game: str) -> None:
    person, guest = company.guest("Ania")
    person.context.add_init_script(COUNT)
    table = TablePage(person.new_page()).go(f"/t/{guest.table(seats_for(game, 2), game, start=True)}")
    question = table.decision()
    assert question is not None
    assert opened(table) == 0, "nobody has touched anything yet"
    table.page.keyboard.press("1")
    if table.ready_to_confirm(0):
        table.page.keyboard.press("Enter")
    table.chosen(0, question["options"][0])
    wait(table.page, lambda: voices(table) > 0, "the move is heard")
    assert opened(table) == 1


def test_who_looks_on_hears_nothing_unless_they_want_to(company: Company) -> None:
    host = company.tavern.guest("Ania")
    id = host.table("me bot", listed=True, start=True)
    line = host.line(id)
    watcher, _ = company.guest("Ola")
    watcher.context.add_init_script(COUNT)
    table = TablePage(watcher.new_page()).go(f"/t/{id}")
    table.page.locator("main").click()
    table.heard(line.choose())
    assert opened(table) == 0
    switch = table.act("sound")
    assert switch.get_attribute("aria-pressed") == "false"
    table.page.keyboard.press("m")
    table.page.get_by_text(say("table-sound-is-on")).first.wait_for()
    wait(table.page, lambda: voices(table) > 0, "what it is like")
    assert switch.get_attribute("aria-pressed") == "true"
    before = voices(table)
    table.page.wait_for_timeout(600)  # the same sound is never heard twice at once
    table.heard(line.choose())
    wait(table.page, lambda: voices(table) > before, "the next move is heard")
    table.page.reload()
    table.here()
    assert table.act("sound").get_attribute("aria-pressed") == "true"


def test_the_volume_is_set_by_keyboard_heard_and_kept(company: Company) -> None:
    language = "pl"
    person, guest = company.guest("Ania", "phone", language)
    person.context.add_init_script(COUNT)
    table = TablePage(person.new_page()).go(f"/t/{guest.table('me bot', start=True)}")
    settings = table.page.get_by_role("button", name=say("ui-settings", language))
    settings.click()
    slider = table.page.get_by_role("slider", name=say("ui-volume", language))
    before = int(slider.input_value())
    slider.focus()
    table.page.keyboard.press("ArrowLeft")
    wait(table.page, lambda: voices(table) > 0, "how loud it is")
    now = int(slider.input_value())
    assert 0 < now < before
    assert slider.get_attribute("aria-valuetext") == f"{now}%"
    table.page.get_by_role("switch", name=say("ui-sound", language)).uncheck(force=True)
    table.page.reload()
    table.here()
    settings.click()
    assert int(slider.input_value()) == now
    assert not table.page.get_by_role("switch", name=say("ui-sound", language)).is_checked()
