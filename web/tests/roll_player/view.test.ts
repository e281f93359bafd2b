import { describe, expect, test } from "vitest";

import {
  byType,
  chosenBefore,
  classesOf,
  distanceIn,
  fieldsOf,
  goalText,
  gridOf,
  hands,
  initiatives,
  needText,
  rows,
  settingUp,
  wanted,
  withDie,
} from "../../src/boards/roll_player/view";
import type { Happened, Thing } from "../../src/lib/game";
import { BOX, viewOf } from "./table";

const story = BOX.kinds.backstory?.[0] as Thing;

describe("how far a row is from its goal", () => {
  test("is as the server tells it", () => {
    expect(distanceIn({ far: "met" })).toEqual({ is: "met" });
    expect(distanceIn({ far: "needs", low: 9, high: 10 })).toEqual({ is: "needs", low: 9, high: 10 });
    expect(distanceIn({ far: "short", by: 6 })).toEqual({ is: "short", by: 6 });
    expect(distanceIn({ far: "over", by: 3 })).toEqual({ is: "over", by: 3 });
    expect(distanceIn({})).toBeNull();
  });

  test("so it is with one more die", () => {
    const [row] = rows(viewOf({ sheet: [["red_6"]] }).seats[0]);
    const option = { do: ["place_die", "str"], touch: "row:str", text: "" };
    const after = row && withDie(row, "blue_3", { ...option, total: 40, far: "over", by: 2 });
    expect(after).toMatchObject({ dice: ["red_6", "blue_3"], total: 40, far: { is: "over", by: 2 } });
    expect(row && withDie(row, "blue_3", option)).toBeNull();
  });

  test("goals and needs as they are printed", () => {
    expect(["14–15", "17", "14+"]).toEqual(
      [
        { least: 14, most: 15 },
        { least: 17, most: 17 },
        { least: 14, most: 99 },
      ].map((one) => goalText({ ...one, stars: 1 })),
    );
    expect(needText({ low: 4, high: 0 })).toBe("4+");
    expect(needText({ low: 6, high: 6 })).toBe("6");
    expect(needText({ low: 9, high: 10 })).toBe("9–10");
  });
});

describe("a sheet and its cards", () => {
  test("rows are read with their goals, in their order", () => {
    const read = rows(
      viewOf({ sheet: [["red_5", "blue_6"]], far: { str: { far: "needs", low: 3, high: 4 } } }).seats[0],
    );
    expect(read.map((one) => one.id)).toEqual(["str", "dex", "con", "int", "wis", "cha"]);
    expect(read[0]).toEqual({
      id: "str",
      dice: ["red_5", "blue_6"],
      bonus: 0,
      total: 11,
      goal: { least: 14, most: 15, stars: 2 },
      met: false,
      far: { is: "needs", low: 3, high: 4 },
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
  });

  test("the fields of an alignment lie as the box has them", () => {
    const grid = gridOf(BOX.kinds.alignment?.[0] ?? null);
    expect(fieldsOf(BOX).map((field) => grid[field])).toEqual([0, 1, 3, -1, 0, 1, -3, -1, 0]);
  });

  test("Initiative cards with a die, with gold, or with somebody", () => {
    expect(initiatives(viewOf({}))).toEqual([
      { id: "1", die: "red_2", gold: 0, holder: null, turn: 0, last: 0 },
      { id: "2", die: "blue_5", gold: 1, holder: null, turn: 0, last: 0 },
      { id: "3", die: null, gold: 0, holder: 1, turn: 1, last: 1 },
    ]);
  });

  test("hands are counted by the server", () => {
    expect(hands(viewOf({ hands: { hands: 7, of: 9 } }).seats[0])).toEqual({ used: 7, of: 9 });
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
