import { describe, expect, it } from "vitest";

import { line, positions, scale, ticks, type Totals } from "../../src/after/chart";

const FRAME = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

describe("ticks", () => {
  it("are round and hold all between them", () => {
    expect(ticks(0, 43)).toEqual([0, 20, 40, 60]);
    expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
    expect(ticks(0, 0)).toEqual([0, 1]);
    expect(ticks(-7, 12)).toEqual([-10, -5, 0, 5, 10, 15]);
    expect(ticks(0, 131)).toEqual([0, 50, 100, 150]);
  });
});

describe("a line", () => {
  const totals: Totals = [[0, 0], null, [10, null], [10, null], [20, 5]];

  it("bridges what is not fetched yet and breaks where nobody may know", () => {
    const s = scale(totals, 4, FRAME);
    expect(line(totals, 0, s)).toBe("M10 55L60 30L85 30L110 5");
    expect(line(totals, 1, s)).toBe("M10 55M110 42.5");
  });

  it("is nothing where nothing is known", () => {
    const nothing: Totals = [null, null];
    expect(line(nothing, 0, scale(nothing, 1, FRAME))).toBe("");
  });

  it("goes below zero", () => {
    const below: Totals = [[0], [-4]];
    const s = scale(below, 1, FRAME);
    expect(s.y(-4)).toBeGreaterThan(s.y(0));
    expect(s.y(-4)).toBeLessThanOrEqual(FRAME.height - FRAME.bottom);
  });
});

describe("positions under the axis", () => {
  it("end with the last, not crowded by the one before", () => {
    expect(positions(63)).toEqual([0, 10, 20, 30, 40, 50, 63]);
    expect(positions(41)).toEqual([0, 10, 20, 30, 41]);
    expect(positions(0)).toEqual([0]);
    expect(positions(1)).toEqual([0, 1]);
  });
});
