// Sounds are quiet, warm and short.
import { describe, expect, test } from "vitest";

import { length, type Part, recipe, SOUNDS } from "../../src/sound/recipes";
import { loudness, SILENT } from "../../src/sound/synth";

const MANY = 40;
const pitches = (part: Part) => ["tone" in part ? part.tone : part.hiss, part.to ?? 440];

/** How loud a part can be at this time, as it fades. */
function loud({ at, lasts, loud, rise = 0 }: Part, time: number): number {
  const faded = Math.max(0, (time - at - rise) / (lasts - rise));
  return time < at || faded >= 1 ? 0 : loud * (SILENT / loud) ** faded;
}

describe.each(SOUNDS)("the sound of %s", (sound) => {
  test.each([0, 1, MANY])("is short, even of %i things", (count) => {
    expect(length(recipe(sound, count))).toBeLessThan(sound === "won" ? 1.5 : 0.6);
  });

  test("is never sharp, and never too loud for the speaker", () => {
    const parts = recipe(sound, MANY);
    for (const part of parts) {
      const [low, high] = [Math.min(...pitches(part)), Math.max(...pitches(part))];
      expect(low).toBeGreaterThan(90);
      expect(high).toBeLessThan(2_500);
      expect(part.lasts).toBeGreaterThan(part.rise ?? 0);
      expect(parts.reduce((sum, one) => sum + loud(one, part.at + (part.rise ?? 0)), 0)).toBeLessThan(0.8);
    }
  });
});

test("many things are heard as a few", () => {
  expect(recipe("cube", 3).length).toBeGreaterThan(recipe("cube", 1).length);
  expect(recipe("cube", MANY)).toEqual(recipe("cube", 4));
});

test("the volume goes from nothing to all", () => {
  expect([0, 100].map(loudness)).toEqual([0, 1]);
  expect(loudness(50)).toBeLessThan(0.5);
});
