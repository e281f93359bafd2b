// When a sound is played: not before somebody is there, not where nobody looks, and not twice at once.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { settings } from "../../src/lib/settings.svelte";
import { Player } from "../../src/sound/player";
import { recipe } from "../../src/sound/recipes";
import { loudness } from "../../src/sound/synth";
import { FakeAudio, quiet, voices } from "./audio";

let player: Player;
const activation = (hasBeenActive: boolean) => vi.stubGlobal("navigator", { userActivation: { hasBeenActive } });
const only = () => FakeAudio.all[0] as FakeAudio;

beforeEach(() => {
  vi.useFakeTimers();
  quiet();
  player = new Player();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("before anybody has clicked or pressed something", () => {
  test("the browser is not even asked for audio", () => {
    player.play("turn");
    expect(FakeAudio.all).toEqual([]);
    player.wake();
    player.play("turn");
    expect(voices()).toBe(recipe("turn").length);
  });

  test("the browser knows best what counts as that", () => {
    activation(false); // Esc, for example, does not
    player.wake();
    player.play("turn");
    expect(FakeAudio.all).toEqual([]);
    activation(true);
    player.play("turn");
    expect(voices()).toBe(recipe("turn").length);
  });
});

describe("a sound", () => {
  beforeEach(() => player.wake());

  test("is not heard twice at once, but others are, and so is the same one later", () => {
    const [card, die] = [recipe("card").length, recipe("die").length];
    player.play("card");
    player.play("card");
    player.play("die");
    expect(voices()).toBe(card + die);
    only().currentTime = 1;
    player.play("card");
    expect(voices()).toBe(2 * card + die);
  });

  test("of many things is fuller, and comes when they do", () => {
    player.play("cube", { count: 4, after: 0.5 });
    expect(voices()).toBe(recipe("cube", 4).length);
    expect(Math.min(...only().starts)).toBeCloseTo(0.5);
  });

  test("that calls waits for what has just begun", () => {
    player.play("card");
    player.play("turn");
    expect(
      only()
        .starts.slice(recipe("card").length)
        .every((at) => at >= 0.2),
    ).toBe(true);
  });

  test("is as loud as the settings say", () => {
    settings.volume = 80;
    player.play("card");
    expect(only().master).toBe(loudness(80));
    settings.volume = 20;
    player.play("die");
    expect(only().master).toBe(loudness(20));
  });

  test("is not heard on a page that nobody looks at, except the call to one's turn", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    for (const sound of ["card", "raid", "won", "over"] as const) player.play(sound);
    expect(voices()).toBe(0);
    player.play("turn");
    expect(voices()).toBe(recipe("turn").length);
  });

  test("needs no audio: without it there is silence", () => {
    vi.stubGlobal("AudioContext", undefined);
    player = new Player();
    player.wake();
    expect(() => player.play("card")).not.toThrow();
  });
});

describe("the audio", () => {
  beforeEach(() => quiet({ asleep: true }));

  test("that is asleep wakes for a sound, unless that takes too long", async () => {
    player.wake();
    player.play("card");
    expect(voices()).toBe(0);
    only().waiting.forEach((wake) => wake());
    await vi.advanceTimersByTimeAsync(1);
    expect(voices()).toBe(recipe("card").length);
    only().state = "suspended";
    player.play("die");
    await vi.advanceTimersByTimeAsync(2_000);
    only().waiting.forEach((wake) => wake());
    await vi.advanceTimersByTimeAsync(1);
    expect(voices()).toBe(recipe("card").length);
  });

  test("sleeps again when there is nothing to hear", async () => {
    player.wake();
    only().waiting.forEach((wake) => wake());
    await vi.advanceTimersByTimeAsync(1);
    player.play("card");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(only().state).toBe("running");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(only().state).toBe("suspended");
  });
});
