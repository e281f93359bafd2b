import { describe, expect, test } from "vitest";

import { changed } from "../src/lib/changes";

const before = {
  table: { position: 1, wish: { seat: 1 } as { seat: number } | null },
  places: [
    {
      asked: [0],
      view: {
        zones: [
          { kind: "deck", hidden: 9 },
          { kind: "hand", cards: ["a", "b"] },
        ],
      },
    },
  ],
};

describe("what the server says has changed", () => {
  test("objects look inside, a list by index, and a list of one is the new value", () => {
    const after = changed(before, {
      table: { position: [2], wish: [null] },
      places: { "0": { asked: [[1]], view: { zones: { "0": { hidden: [8] } } } } },
    });
    expect(after).toEqual({
      table: { position: 2, wish: null },
      places: [
        {
          asked: [1],
          view: {
            zones: [
              { kind: "deck", hidden: 8 },
              { kind: "hand", cards: ["a", "b"] },
            ],
          },
        },
      ],
    });
  });

  test("what was there before is left as it was, and what has not changed is the same object", () => {
    const kept = structuredClone(before);
    const after = changed(before, { places: { "0": { view: { zones: { "0": { hidden: [8] } } } } } });
    expect(before).toEqual(kept);
    expect(after.table).toBe(before.table);
    expect(after.places[0]?.view.zones[1]).toBe(before.places[0]?.view.zones[1]);
    expect(Array.isArray(after.places)).toBe(true);
  });

  test("what was not there is added", () => {
    expect(changed({ facts: {} as Record<string, number> }, { facts: { met: [1] } })).toEqual({ facts: { met: 1 } });
  });
});
