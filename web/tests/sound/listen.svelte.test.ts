// A table is heard: step by step, by whoever sits there, and never on arrival.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Happened, Place } from "../../src/lib/game";
import { settings, VOLUME } from "../../src/lib/settings.svelte";
import { toasts } from "../../src/lib/toasts.svelte";
import type { FromServer, Snapshot } from "../../src/lib/wire";
import Settings from "../../src/parts/Settings.svelte";
import { listen } from "../../src/sound/listen.svelte";
import { player } from "../../src/sound/sounds";
import { press } from "../../src/table/keys";
import TopBar from "../../src/table/TopBar.svelte";
import { aPlace, aTable, sit, zone } from "../table/fixtures";

let table: ReturnType<typeof sit>;
let leave: () => void;
const play = vi.spyOn(player, "play");
const sounds = () => play.mock.calls.map(([sound]) => sound);

/** What somebody sees when `cards` lie in the middle. */
function look(cards: string[], seat: number | null = 0): Place {
  const place = aPlace(seat, null);
  return { ...place, view: { ...place.view, middle: { numbers: {}, zones: [zone("made", { cards })] } } };
}

function enter(place: Place): void {
  table = sit([place], { table: aTable({ game: "lockup" }) });
  leave = $effect.root(() => listen(table.state));
  flushSync();
}

function happens(places: Place[], more: Partial<Happened> = {}): void {
  const seq = Math.max(table.state.seq, table.state.log.at(-1)?.seq ?? 0) + table.state.behind + 1;
  const happened = { seq, kind: "move", at: 0, data: { seat: 1 }, events: [], ...more };
  table.state.hear({ type: "update", seq, now: 0, happened, places } as unknown as FromServer);
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "natural";
  play.mockReset();
});
afterEach(() => {
  leave();
  table.state.close();
  settings.sound = true;
  settings.soundWatching = false;
  settings.volume = VOLUME;
  vi.useRealTimers();
});

describe("at a table", () => {
  test("many cards in one step are one sound, and the next step is the next", () => {
    enter(look([]));
    happens([look(["a", "b", "c"])]);
    flushSync();
    expect(play.mock.calls).toEqual([["card", { count: 3, after: 0 }]]);
    vi.advanceTimersByTime(1_000);
    happens([look(["a", "b", "c", "d"])]);
    flushSync();
    expect(sounds()).toEqual(["card", "card"]);
  });

  test("what happens is heard before what the page makes of it, such as a call to my turn", () => {
    enter(look([]));
    leave();
    leave = $effect.root(() => {
      $effect(() => {
        if (table.state.fresh) player.play("turn");
      });
      listen(table.state);
    });
    flushSync();
    happens([look(["a"])]);
    flushSync();
    expect(sounds()).toEqual(["card", "turn"]);
  });

  test("all that is shown at once is one sound", () => {
    settings.pace = "instant";
    enter(look([]));
    happens([look(["a"])]);
    happens([look(["a", "b"])], { events: [{ event: "raid", seat: 0, text: "Raid!" }] });
    happens([look(["a", "b", "c"])]);
    flushSync();
    expect(sounds()).toEqual(["raid"]);
  });

  test("what small things do is heard when they arrive, and at once where nothing travels", () => {
    const coins = (gold: number) => {
      const place = look([]);
      return {
        ...place,
        view: { ...place.view, seats: place.view.seats.map((one) => ({ ...one, numbers: { gold } })) },
      };
    };
    enter(coins(0));
    happens([coins(2)]);
    flushSync();
    expect(play.mock.calls).toEqual([["cube", { count: 4, after: 0.42 }]]);
    settings.motion = false;
    vi.advanceTimersByTime(1_000);
    happens([coins(0)]);
    flushSync();
    settings.motion = true;
    expect(play.mock.calls.at(-1)).toEqual(["cube", { count: 4, after: 0 }]);
  });

  test("whoever comes, or comes back, hears nothing of what was", () => {
    enter(look([]));
    const log = [{ seq: 7, kind: "move", at: 0, data: { seat: 1 }, events: [{ event: "raid", seat: 1, text: "" }] }];
    table.state.hear({
      type: "snapshot",
      seq: 7,
      now: 0,
      table: table.state.table,
      places: [look(["a"])] as unknown as Snapshot["places"],
      log: log as Snapshot["log"],
      presence: [],
    });
    flushSync();
    expect(sounds()).toEqual([]);
    happens([look(["a", "b"])]);
    flushSync();
    expect(sounds()).toEqual(["card"]);
  });

  test("whoever looks on hears nothing before they want to", () => {
    enter(look([], null));
    happens([look(["a"], null)]);
    flushSync();
    expect(sounds()).toEqual([]);
    settings.soundWatching = true;
    vi.advanceTimersByTime(1_000);
    happens([look(["a", "b"], null)]);
    flushSync();
    expect(sounds()).toEqual(["card"]);
  });

  test("the audio is woken by whoever is there, but not if it is off", () => {
    const wake = vi.spyOn(player, "wake").mockImplementation(() => undefined);
    enter(look([]));
    settings.sound = false;
    dispatchEvent(new Event("pointerup"));
    expect(wake).not.toHaveBeenCalled();
    settings.sound = true;
    dispatchEvent(new Event("pointerup"));
    expect(wake).toHaveBeenCalledOnce();
    leave();
    dispatchEvent(new Event("pointerup"));
    expect(wake).toHaveBeenCalledOnce();
    wake.mockRestore();
  });
});

describe("the switch", () => {
  const button = () => screen.getByRole("button", { name: "Sounds" });

  test("in the bar says whether there is sound, and turns it on and off", async () => {
    enter(look([]));
    render(TopBar, { ui: table.ui });
    expect(button().getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(button());
    expect([button().getAttribute("aria-pressed"), settings.sound]).toEqual(["false", false]);
    expect(sounds()).toEqual([]);
    await fireEvent.click(button());
    expect([button().getAttribute("aria-pressed"), settings.sound]).toEqual(["true", true]);
    expect(sounds()).toEqual(["turn"]);
  });

  test("is another one for those who look on", async () => {
    enter(look([], null));
    render(TopBar, { ui: table.ui });
    expect(button().getAttribute("aria-pressed")).toBe("false");
    await fireEvent.click(button());
    expect([settings.sound, settings.soundWatching]).toEqual([true, true]);
    await fireEvent.click(button());
    expect([settings.sound, settings.soundWatching]).toEqual([true, false]);
  });

  test("has a key, which says what it did", () => {
    enter(look([]));
    press(new KeyboardEvent("keydown", { key: "m" }), table.ui);
    expect(settings.sound).toBe(false);
    expect(toasts.at(-1)?.text).toBe("The sounds are off.");
    press(new KeyboardEvent("keydown", { key: "M" }), table.ui);
    expect(settings.sound).toBe(true);
    expect(toasts.at(-1)?.text).toBe("The sounds are on.");
  });

  test("and the volume are in the settings; a change of the volume is heard", async () => {
    enter(look([]));
    render(Settings, { open: true });
    await tick();
    const slider = screen.getByRole("slider", { name: "Volume" }) as HTMLInputElement;
    expect([slider.value, slider.getAttribute("aria-valuetext")]).toEqual([`${VOLUME}`, `${VOLUME}%`]);
    await fireEvent.input(slider, { target: { value: "25" } });
    await fireEvent.change(slider);
    vi.useRealTimers();
    await vi.waitFor(() => expect(sounds()).toEqual(["turn"]));
    expect([settings.volume, slider.getAttribute("aria-valuetext")]).toEqual([25, "25%"]);
    await fireEvent.click(screen.getByRole("switch", { name: /when I watch/ }));
    expect([settings.sound, settings.soundWatching]).toEqual([true, true]);
  });
});
