import { describe, expect, test } from "vitest";

import type { Happened } from "../../src/lib/game";
import { latest, since } from "../../src/table/recap";
import { story } from "../../src/table/story";
import { BOX } from "./fixtures";

const names = (seat: number) => ["Ania", "Bo", "Cyryl"][seat] ?? "";
let seq = 0;
const move = (seat: number, ...texts: string[]): Happened => ({
  seq: ++seq,
  kind: "move",
  at: 0,
  data: { seat },
  events: texts.map((text) => ({ event: "did", seat, text })),
});
const other = (kind: string, data: Record<string, unknown>): Happened => ({
  seq: ++seq,
  kind,
  at: 0,
  data,
  events: [],
});
const round = (): Happened => ({ ...move(1), events: [{ event: "round", seat: -1, text: "A round begins." }] });
const told = (log: Happened[], mine = [0]) =>
  since(log, story(log, names, BOX, 3), mine).map(({ seat, lines }) => [seat, ...lines.map((line) => line.text)]);

describe("since my last turn", () => {
  test("what each of the others did, by player, in their order", () => {
    const log = [move(1, "old"), move(0, "mine"), move(1, "b1"), move(2, "c1"), move(1, "b2", "b3")];
    expect(told(log)).toEqual([
      [1, "b1", "b2", "b3"],
      [2, "c1"],
    ]);
  });

  test("stays while I make several choices in a row", () => {
    const log = [move(0, "mine"), move(1, "b1"), move(0, "first of my turn"), move(0, "second of it")];
    expect(told(log)).toEqual([[1, "b1"]]);
    expect(told([...log, move(2, "c1")])).toEqual([[2, "c1"]]);
  });

  test("is not cut short by not reacting, which nobody is told of", () => {
    expect(told([move(0, "mine"), move(1, "b1"), move(0), move(2, "c1")])).toEqual([
      [1, "b1"],
      [2, "c1"],
    ]);
  });

  test("leaves out what was taken back, talk, and what happened to the table itself", () => {
    const log = [move(0, "mine"), move(1, "b1"), move(2, "c1")];
    log.push(other("undo", { seat: 2, count: 1 }), other("chat", { seat: 1, name: "Bo", text: "hm" }), move(2, "c2"));
    expect(told(log)).toEqual([
      [1, "b1"],
      [2, "c2"],
    ]);
  });

  test("at the first turn it is all that happened; before that nothing", () => {
    expect(told([move(1, "b1"), move(2, "c1")])).toHaveLength(2);
    expect(told([])).toEqual([]);
  });

  test("who watches is told of the round", () => {
    expect(told([move(1, "b1"), round(), move(2, "c1")], [])).toEqual([
      [null, "A round begins."],
      [2, "c1"],
    ]);
  });
});

describe("just now", () => {
  const newest = (log: Happened[], most: number) => {
    const lines = story(log, names, BOX, 3);
    return latest(lines, [0], most).map((line) => line.text);
  };

  test("is the end of the story", () => {
    expect(newest([move(1, "b1"), move(2, "c1"), move(1, "b2")], 2)).toEqual(["c1", "b2"]);
  });

  test("does not forget what came of my last choice when others have done more since", () => {
    const log = [move(0, "old"), move(0, "I turn up", "I lose"), move(1, "b1", "b2")];
    expect(newest(log, 2)).toEqual(["I lose", "b2"]);
    expect(newest(log, 3)).toEqual(["I lose", "b1", "b2"]);
    expect(newest(log, 4)).toEqual(["I turn up", "I lose", "b1", "b2"]);
  });
});
