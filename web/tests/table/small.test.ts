import { describe, expect, test } from "vitest";

import type { Score } from "../../src/lib/game";
import { lookOf, sortOf, tracks, zoneFacts } from "../../src/table/generic/looks";
import { standing, tabulate } from "../../src/table/score";
import { nearest } from "../../src/table/spatial";
import { BOX, thing } from "./fixtures";

describe("arrows", () => {
  const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const grid = [at(0, 0), at(20, 0), at(40, 0), at(0, 20), at(20, 20)];
  test.each([
    [0, "right", 1],
    [1, "down", 4],
    [4, "left", 3],
    [3, "up", 0],
    [2, "right", 2],
    [2, "down", 4],
  ] as const)("from %i %s to %i", (from, direction, to) => {
    expect(nearest(grid, from, direction)).toBe(to);
  });
  test("from nowhere to the first", () => {
    expect(nearest(grid, -1, "down")).toBe(0);
    expect(nearest([], -1, "down")).toBe(-1);
  });
});

describe("a score as a table", () => {
  const score: Score = {
    seats: [
      {
        total: 7,
        parts: { wares: 5, patron: 2 },
        texts: { wares: "Wares", patron: "Patron" },
        why: { wares: [{ points: 5, why: "ware", text: "bell" }], patron: [] },
        rank: 1,
      },
      {
        total: 3,
        parts: { wares: 3, patron: 0 },
        texts: { wares: "Wares", patron: "Patron" },
        why: { wares: [], patron: [] },
        rank: 2,
        unknown: ["patron"],
      },
    ],
    winners: [0],
  };
  const table = tabulate(score, BOX);
  test("has a row for each part and a column for each seat", () => {
    expect(table.rows.map((row) => [row.text, ...row.cells.map((cell) => cell.points)])).toEqual([
      ["Wares", 5, 3],
      ["Patron", 2, 0],
    ]);
    expect(table.rows[0]?.cells[0]).toMatchObject({ best: true, reasons: [{ text: "bell" }] });
  });
  test("says what nobody may know yet", () => {
    expect(table.rows[1]?.cells[1]).toMatchObject({ known: false, best: false });
    expect(table.totals[1]).toMatchObject({ known: false });
  });
  test("names parts by the box where the score does not", () => {
    const bare = { ...score, seats: score.seats.map((seat) => ({ ...seat, texts: {} })) };
    expect(tabulate(bare, BOX).rows[0]?.text).toBe("Wares");
  });
  test("orders the seats by rank", () => {
    expect(standing({ ...score, seats: [...score.seats].reverse() })).toEqual([1, 0]);
  });
});

describe("how things look", () => {
  test("dice, cubes and tokens by their kind, the rest as cards", () => {
    expect(lookOf("die", thing("red_4", "red 4"))).toEqual({ as: "die", colour: "red", value: 4 });
    expect(lookOf("die", thing("x", "x", { facts: { colour: "blue", value: 9 } }))).toEqual({
      as: "die",
      colour: "blue",
      value: undefined,
    });
    expect(lookOf("resource", thing("iron", "iron"))).toEqual({ as: "cube", cube: "iron" });
    expect(lookOf("token", thing("fist", "fist")).as).toBe("token");
    expect(lookOf("ware", thing("pot", "pot")).as).toBe("card");
  });
  test("a card's sort is the name of what its fact points to", () => {
    const [pot] = BOX.kinds.ware ?? [];
    expect(pot && sortOf(pot, BOX)).toBe("iron");
  });
  test("a number has its end where the game tells it", () => {
    expect(tracks({ round: 2, rounds: 6, coal: 1 })).toEqual([
      { name: "round", value: 2, of: 6 },
      { name: "coal", value: 1, of: null },
    ]);
  });
  test("facts of a zone: known words, things and counts; nothing else is shown", () => {
    expect(zoneFacts({ size: 5, turned: ["pot", "nobody"], iron: 2, secret_key: 7, inside: [] }, BOX)).toMatchObject([
      { as: "number", key: "size", value: 5 },
      { as: "things", key: "turned", ids: ["pot"] },
      { as: "count", key: "iron", kind: "metal", count: 2 },
    ]);
  });
});
