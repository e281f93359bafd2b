import { describe, expect, test } from "vitest";

import {
  byType,
  chosenBefore,
  classesOf,
  distance,
  FIELDS,
  goalText,
  gridOf,
  hands,
  initiatives,
  matched,
  needText,
  type Row,
  rows,
  settingUp,
  stepTo,
  wanted,
  withDie,
} from "../../src/boards/roll_player/view";
import type { Happened, Thing } from "../../src/lib/game";
import { BOX, viewOf } from "./table";

const row = (dice: string[], total: number, goal = { least: 14, most: 15, stars: 2 }, met = false): Row => ({
  id: "str",
  dice,
  bonus: 0,
  total,
  goal,
  met,
});
const story = BOX.kinds.backstory?.[0] as Thing;

describe("how far a row is from its goal", () => {
  test("what the free spaces must bring", () => {
    expect(distance(row(["red_5", "red_5"], 10))).toEqual({ is: "needs", low: 4, high: 5, free: 1 });
    expect(distance(row(["red_5"], 5))).toEqual({ is: "needs", low: 9, high: 10, free: 2 });
    expect(distance(row(["red_1", "red_6"], 7, { least: 13, most: 99, stars: 1 }))).toEqual({
      is: "needs",
      low: 6,
      high: 6,
      free: 1,
    });
  });

  test("no dice can reach it any more, or it has gone past", () => {
    expect(distance(row(["red_1", "red_1"], 2))).toEqual({ is: "short", by: 6 });
    expect(distance(row(["red_6", "red_6", "red_6"], 18))).toEqual({ is: "over", by: 3 });
    expect(distance(row(["red_6", "red_6"], 16))).toEqual({ is: "over", by: 2 });
    expect(distance(row(["red_6", "red_6", "red_1"], 13))).toEqual({ is: "short", by: 1 });
  });

  test("met, and nothing to say without a class", () => {
    expect(distance(row(["red_6", "red_6", "red_2"], 14, undefined, true))).toEqual({ is: "met" });
    expect(distance({ ...row([], 0), goal: null })).toBeNull();
  });

  test("with one more die", () => {
    expect(distance(withDie(row(["red_6", "red_6"], 12), "blue_3", 15))).toEqual({ is: "met" });
    expect(distance(withDie(row(["red_6"], 6), "blue_3", 9))).toEqual({ is: "needs", low: 5, high: 6, free: 1 });
  });

  test("goals and needs as they are printed", () => {
    expect(["14–15", "17", "14+"]).toEqual(
      [
        { least: 14, most: 15 },
        { least: 17, most: 17 },
        { least: 14, most: 99 },
      ].map((one) => goalText({ ...one, stars: 1 })),
    );
    expect(needText({ low: 4, high: 6, free: 1 })).toBe("4+");
    expect(needText({ low: 6, high: 6, free: 1 })).toBe("6");
    expect(needText({ low: 9, high: 10, free: 2 })).toBe("9–10");
  });
});

describe("a sheet and its cards", () => {
  test("rows are read with their goals, in their order", () => {
    const read = rows(viewOf({ sheet: [["red_5", "blue_6"]] }).seats[0]);
    expect(read.map((one) => one.id)).toEqual(["str", "dex", "con", "int", "wis", "cha"]);
    expect(read[0]).toEqual({
      id: "str",
      dice: ["red_5", "blue_6"],
      bonus: 0,
      total: 11,
      goal: { least: 14, most: 15, stars: 2 },
      met: false,
    });
  });

  test("a backstory asks for colours in spaces", () => {
    expect([...wanted(story)]).toEqual([
      ["str_1", "green"],
      ["dex_2", "blue"],
      ["con_3", "red"],
      ["int_1", "purple"],
      ["wis_2", "black"],
      ["cha_3", "white"],
    ]);
    const sheet = rows(viewOf({ sheet: [["green_1"], ["blue_2", "blue_3"], ["red_1"]] }).seats[0]);
    expect(matched(sheet, wanted(story))).toBe(2);
    expect(matched(sheet, wanted(null))).toBe(0);
  });

  test("the alignment token goes one field on, and not off the grid", () => {
    expect(stepTo("neutral_neutral", "up")).toBe("good_neutral");
    expect(stepTo("neutral_neutral", "right")).toBe("neutral_chaotic");
    expect(stepTo("good_lawful", "up")).toBeNull();
    expect(stepTo("good_lawful", "left")).toBeNull();
    expect(stepTo("evil_chaotic", "left")).toBe("evil_neutral");
    expect(FIELDS.map((field) => gridOf(BOX.kinds.alignment?.[0] ?? null)[field])).toEqual([
      0, 1, 3, -1, 0, 1, -3, -1, 0,
    ]);
  });

  test("Initiative cards with a die, with gold, or with somebody", () => {
    expect(initiatives(viewOf({}))).toEqual([
      { id: "1", die: "red_2", gold: 0, holder: null },
      { id: "2", die: "blue_5", gold: 1, holder: null },
      { id: "3", die: null, gold: 0, holder: 1 },
    ]);
  });

  test("weapons take up hands, of which a class may have more", () => {
    const weapon = { ...story, facts: { hands: 2 } };
    expect(hands([weapon], null)).toEqual({ used: 2, of: 2 });
    expect(hands([weapon, weapon], { ...story, facts: { effect: "hand_limit", amount: 4 } })).toEqual({
      used: 4,
      of: 4,
    });
  });

  test("cards by type, two classes on one card", () => {
    const type = (card: string) => BOX.kinds.card?.find((one) => one.id === card)?.facts.type;
    expect(byType(["weak", "search", "climb"], type)).toEqual([
      { type: "skill", cards: ["search", "climb"] },
      { type: "trait", cards: ["weak"] },
    ]);
    expect(classesOf(BOX, "blue").map((one) => one.id)).toEqual(["wizard", "sorcerer"]);
  });

  test("as long as somebody has no class, sheets and classes are chosen", () => {
    expect(settingUp(viewOf({ fresh: true }))).toBe(true);
    expect(settingUp(viewOf({}))).toBe(false);
  });

  test("the die chosen first is known from my own choice, unless it was taken back", () => {
    const move = (done: string[]) => ({ seq: 1, kind: "move", at: 0, data: { seat: 0, do: done } }) as Happened;
    expect(chosenBefore([move(["swap_first", "str_2"])], ["swap_first"])).toBe("str_2");
    expect(chosenBefore([move(["turn_die", "str_2"])], ["swap_first"])).toBeNull();
    expect(chosenBefore([move(["swap_first", "str_2"]), { ...move([]), kind: "undo" }], ["swap_first"])).toBeNull();
    expect(chosenBefore([{ ...move([]), data: {} }], ["swap_first"])).toBeNull();
  });
});
