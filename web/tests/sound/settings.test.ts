// Who hears anything, as long as nobody has chosen; and that what was chosen is kept.
import { afterEach, describe, expect, test } from "vitest";

import { Settings, settings, VOLUME } from "../../src/lib/settings.svelte";
import { hears, toggleSound } from "../../src/sound/sounds";

const KEY = "karczma";

/** What a page hears that is opened with this kept from before: where I sit, where I look on, and how loud. */
function opened(kept: string | null) {
  localStorage.clear();
  if (kept !== null) localStorage.setItem(KEY, kept);
  const { sound, soundWatching, volume } = new Settings();
  return [sound, soundWatching, volume];
}

afterEach(() => {
  localStorage.clear();
  settings.sound = true;
  settings.soundWatching = false;
  settings.volume = VOLUME;
});

describe("as long as nobody has chosen", () => {
  test("whoever sits at a table hears it, quietly, and whoever looks on does not", () => {
    expect(opened(null)).toEqual([true, false, VOLUME]);
    expect(VOLUME).toBeLessThanOrEqual(50);
    expect([hears(false), hears(true)]).toEqual([true, false]);
  });

  test.each([true, false])("the switch of an older page holds for where I sit, and there alone: %s", (sound) => {
    expect(opened(JSON.stringify({ sound, theme: "day" }))).toEqual([sound, false, VOLUME]);
  });

  test.each([
    "nonsense",
    '{"sound":"yes","soundWatching":1,"volume":"loud"}',
    '{"sound":null,"soundWatching":null,"volume":null}',
    '{"volume":-1}',
    '{"volume":101}',
  ])("what has the wrong shape is ignored: %s", (wrong) => {
    expect(opened(wrong)).toEqual([true, false, VOLUME]);
  });
});

describe("what is chosen", () => {
  test("is kept, apart for those who look on", () => {
    expect(toggleSound(true)).toBe(true);
    expect(toggleSound(false)).toBe(false);
    settings.volume = 15;
    expect([hears(false), hears(true)]).toEqual([false, true]);
    expect(opened(localStorage.getItem(KEY))).toEqual([false, true, 15]);
  });

  test("a volume of nothing is off, and turning it on gives it some", () => {
    settings.volume = 0;
    expect(hears(false)).toBe(false);
    expect(toggleSound(false)).toBe(true);
    expect([hears(false), settings.volume]).toEqual([true, VOLUME]);
  });
});
