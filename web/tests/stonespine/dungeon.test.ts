import { describe, expect, test } from "vitest";

import {
  border,
  clusters,
  dungeonOf,
  edgeId,
  edgeSpot,
  elementsIn,
  goalCount,
  holds,
  isJoined,
  pathFrom,
  piecesOf,
  preview,
  tallyOf,
  wantedIn,
} from "../../src/boards/stonespine/dungeon";
import type { Option, Thing, ViewPart } from "../../src/lib/game";

const thing = (id: string, facts: Thing["facts"]): Thing => ({
  id,
  name: id,
  texts: {},
  facts,
  source: "listing",
  sources: {},
});
const chamber = (id: string, kind: string, doors: string[], quadrants = ["none", "none", "none", "none"]) =>
  thing(id, { kind, doors, quadrants, elements: quadrants.filter((one) => one !== "none"), gold: 2 });

const CHAMBERS: Record<string, Thing> = {
  cross: chamber("cross", "cave", ["N", "E", "S", "W"], ["gnoll", "none", "star-1", "none"]),
  hall: chamber("hall", "dungeon", ["E", "W"], ["pit", "pit", "none", "none"]),
  shut: chamber("shut", "cave", []),
};
const things = (_: string, id: string): Thing => CHAMBERS[id] ?? thing(id, {});

function part(cells: Record<string, string>, edges: string[] = [], tokens: Record<string, string[]> = {}): ViewPart {
  const built = Object.entries(cells).map(([name, card]) => ({
    kind: "cell",
    name,
    cards: [card],
    hidden: 0,
    facts: { tokens: tokens[name] ?? [] },
  }));
  const plan = { kind: "blueprint", name: "", cards: ["plan"], hidden: 0, facts: { entrance: 1, exit: 2, met: 0 } };
  return {
    numbers: {},
    zones: [plan, ...built, { kind: "passages", name: "", cards: [], hidden: 0, facts: { edges } }],
  };
}

const laid = (cells: Record<string, string>, edges: string[] = []) => dungeonOf(part(cells, edges), things);
const at = (dungeon: ReturnType<typeof laid>, id: string) => {
  const cell = dungeon.cells.find((one) => one.id === id);
  if (!cell) throw new Error(id);
  return cell;
};
const option = (...words: string[]): Option => ({ do: words, touch: "", text: "" });

describe("edges", () => {
  test("each has one name, whichever of its two cells asks", () => {
    const dungeon = laid({});
    expect(edgeId(at(dungeon, "r1c1"), "E")).toBe("r1c2_w");
    expect(edgeId(at(dungeon, "r1c2"), "W")).toBe("r1c2_w");
    expect(edgeId(at(dungeon, "r1c1"), "S")).toBe("r2c1_n");
    expect(edgeId(at(dungeon, "r4c3"), "S")).toBe("r4c3_s");
    expect(edgeId(at(dungeon, "r2c4"), "E")).toBe("r2c4_e");
  });

  test("lie in the middle between their cells", () => {
    expect(edgeSpot("r1c1_n")).toEqual({ x: 0.5, y: 0, upright: false });
    expect(edgeSpot("r2c3_w")).toEqual({ x: 2, y: 1.5, upright: true });
    expect(edgeSpot("r4c4_e")).toEqual({ x: 4, y: 3.5, upright: true });
    expect(edgeSpot("r4c1_s")).toEqual({ x: 0.5, y: 4, upright: false });
  });
});

describe("paths", () => {
  test("two chambers are joined by doors on both sides, or by a passage", () => {
    const dungeon = laid({ r1c1: "cross", r1c2: "hall", r2c1: "shut", r2c2: "cross" });
    expect(isJoined(dungeon, at(dungeon, "r1c1"), "E")).toBe(true);
    expect(isJoined(dungeon, at(dungeon, "r1c1"), "S")).toBe(false);
    expect(isJoined(dungeon, at(dungeon, "r1c2"), "S")).toBe(false);
    const opened = laid({ r1c1: "cross", r2c1: "shut" }, ["r2c1_n"]);
    expect(isJoined(opened, at(opened, "r2c1"), "N")).toBe(true);
  });

  test("light comes in at the entrance and goes as far as there are joins", () => {
    const path = pathFrom(laid({ r1c1: "cross", r1c2: "hall", r1c3: "shut", r2c1: "shut" }), "entrance");
    expect([...path.keys()].sort()).toEqual(["r1c1", "r1c2"]);
    expect(path.get("r1c1")).toEqual(["N", "E"]);
    expect(path.get("r1c2")).toEqual(["W"]);
  });

  test("a shut first chamber keeps the light out, unless a passage lies on its gate", () => {
    expect(pathFrom(laid({ r1c1: "shut", r1c2: "cross" }), "entrance").size).toBe(0);
    expect(pathFrom(laid({ r1c1: "shut" }, ["r1c1_n"]), "entrance").size).toBe(1);
    expect([...pathFrom(laid({ r4c2: "cross", r3c2: "cross" }), "exit").keys()].sort()).toEqual(["r3c2", "r4c2"]);
    expect(pathFrom(laid({ r3c2: "cross" }), "exit").size).toBe(0);
  });
});

describe("clusters", () => {
  test("are neighbours of one stone, whatever their doors", () => {
    const found = clusters(laid({ r1c1: "cross", r1c2: "hall", r2c1: "shut", r2c2: "hall", r3c3: "shut" }));
    expect(found.map(({ stone, cells }) => [stone, cells.map((cell) => cell.id)])).toEqual([
      ["cave", ["r1c1", "r2c1"]],
      ["dungeon", ["r1c2", "r2c2"]],
      ["cave", ["r3c3"]],
    ]);
  });

  test("have a border where they end", () => {
    const [first] = clusters(laid({ r1c1: "cross", r1c2: "shut" }));
    expect(first && first.cells.map((cell) => border(first, cell))).toEqual([
      ["N", "S", "W"],
      ["N", "E", "S"],
    ]);
  });
});

describe("what lies in a dungeon", () => {
  test("tokens lie in quarters that are free", () => {
    expect(piecesOf(things("chamber", "cross"), ["ooze"]).map((one) => [one.element, one.quarter, one.bought])).toEqual(
      [
        ["gnoll", 0, false],
        ["star-1", 2, false],
        ["ooze", 1, true],
      ],
    );
  });

  test("is tallied, stars by their worth", () => {
    const dungeon = dungeonOf(part({ r1c1: "cross", r1c2: "hall" }, [], { r1c1: ["star+1", "treasure"] }), things);
    const tally = Object.fromEntries(tallyOf(elementsIn(dungeon)).map(({ kind, count }) => [kind, count]));
    expect(tally).toMatchObject({ gnoll: 1, trap: 2, treasure: 1, star: 0, ooze: 0 });
  });

  test("meets the blueprint by stone, by element, or by any of a group", () => {
    const plan = thing("plan", { r1c1: "cave", r1c2: "trap", r1c3: "none" });
    const dungeon = laid({ r1c1: "cross", r1c2: "hall" });
    expect(wantedIn(plan, "r1c3")).toBeNull();
    expect(holds(at(dungeon, "r1c1"), wantedIn(plan, "r1c1") ?? "")).toBe(true);
    expect(holds(at(dungeon, "r1c2"), wantedIn(plan, "r1c2") ?? "")).toBe(true);
    expect(holds(at(dungeon, "r1c1"), "star")).toBe(true);
    expect(holds(at(dungeon, "r1c3"), "cave")).toBe(false);
  });

  test("is counted as the goal counts", () => {
    const goal = (form: string, elements: string[]) => thing("goal", { form, elements });
    const have = ["pit", "pit", "fire", "fire", "fire", "ooze", "slime", "ooze"];
    expect(goalCount(goal("count", ["ooze"]), have)).toBe(2);
    expect(goalCount(goal("identical_pairs", ["trap"]), have)).toBe(2);
    expect(goalCount(goal("sets", ["slime", "ooze"]), have)).toBe(1);
    expect(goalCount(goal("count", ["trap"]), have)).toBe(5);
  });
});

describe("a previewed choice", () => {
  const dungeon = laid({ r1c1: "cross" });
  test("builds, places and opens, and leaves the dungeon as it is", () => {
    expect(at(preview(dungeon, option("build", "hall", "2"), 1, things), "r1c2").chamber).toBe("hall");
    expect(at(preview(dungeon, option("place_element", "ooze", "r1c1"), 1, things), "r1c1").pieces.at(-1)).toEqual({
      element: "ooze",
      bought: true,
      quarter: 1,
    });
    expect(preview(dungeon, option("place_passage", "r1c1_w"), 1, things).passages).toEqual(["r1c1_w"]);
    expect(preview(dungeon, option("pass"), 1, things)).toBe(dungeon);
    expect(at(dungeon, "r1c1").pieces).toHaveLength(2);
  });
});
