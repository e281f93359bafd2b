import { describe, expect, test } from "vitest";

import {
  border,
  clustersOf,
  countsIn,
  dungeonOf,
  edgeSpot,
  piecesOf,
  preview,
  seenIn,
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
  test("lie in the middle between their cells", () => {
    expect(edgeSpot("r1c1_n")).toEqual({ x: 0.5, y: 0, upright: false });
    expect(edgeSpot("r2c3_w")).toEqual({ x: 2, y: 1.5, upright: true });
    expect(edgeSpot("r4c4_e")).toEqual({ x: 4, y: 3.5, upright: true });
    expect(edgeSpot("r4c1_s")).toEqual({ x: 0.5, y: 4, upright: false });
  });
});

describe("what is to be seen", () => {
  test("is told cell by cell, with the sides through which a path leads", () => {
    const seen = seenIn({ from_entrance: "r1c1:NE r1c2:W", from_exit: "", fulfilled: "r1c2 r3c3" });
    expect([...seen.entrance]).toEqual([
      ["r1c1", ["N", "E"]],
      ["r1c2", ["W"]],
    ]);
    expect(seen.exit.size).toBe(0);
    expect(seen.fulfilled).toEqual(["r1c2", "r3c3"]);
    expect(seenIn({}).fulfilled).toEqual([]);
  });
});

describe("clusters", () => {
  const found = (cells: Record<string, string>, clusters: string[][]) => {
    const told = part(cells);
    if (told.zones[0]) told.zones[0].facts.clusters = clusters;
    return clustersOf(told, dungeonOf(told, things));
  };

  test("are those that the server tells, of the stone that their cells show", () => {
    const told = found({ r1c1: "cross", r1c2: "hall", r2c2: "hall" }, [["r1c1"], ["r1c2", "r2c2"]]);
    expect(told.map(({ stone, cells }) => [stone, cells.map((cell) => cell.id)])).toEqual([
      ["cave", ["r1c1"]],
      ["dungeon", ["r1c2", "r2c2"]],
    ]);
  });

  test("have a border where they end", () => {
    const [first] = found({ r1c1: "cross", r1c2: "shut" }, [["r1c1", "r1c2"]]);
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

  test("is counted by the server", () => {
    const zone = { kind: "blueprint", name: "", cards: [], hidden: 0, facts: { counts: { gnoll: 3, star: -2 } } };
    expect(countsIn(zone)).toEqual([
      { kind: "gnoll", count: 3 },
      { kind: "star", count: -2 },
    ]);
    expect(countsIn(undefined)).toEqual([]);
  });

  test("a blueprint wants a word in a cell, or nothing", () => {
    const plan = thing("plan", { r1c1: "cave", r1c3: "none" });
    expect(wantedIn(plan, "r1c1")).toBe("cave");
    expect(wantedIn(plan, "r1c3")).toBeNull();
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
