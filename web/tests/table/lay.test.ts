import { describe, expect, test } from "vitest";

import { alike, brief, firstSeat, lay, touchesAt, verbs, zoneName } from "../../src/table/lay";
import { aPlace, BOX, option, question, zone } from "./fixtures";

const { view } = aPlace(0, null);

describe("where a choice lies", () => {
  const asked = question(
    [
      option("ware:pot", "Lay the pot", "lay", "pot"),
      option("seat:1", "Rob Bo", "rob", "1"),
      option("strike", "Strike", "strike"),
      option("place:north", "Go north", "go", "north"),
    ],
    {
      blocked: [
        { touch: "charm:soot", why: "not-now", text: "Not now." },
        { touch: "stoke", why: "no-coal", text: "No coal." },
      ],
    },
  );
  const laid = lay(asked, view, 0);

  test("a thing is found on my side first, then in the middle", () => {
    expect(laid.spots.get("ware:pot")).toEqual({ seat: 0, zone: 0, whole: false });
    expect(laid.spots.get("charm:soot")).toEqual({ seat: null, zone: 0, whole: false });
  });
  test("seats and what has no place are apart", () => {
    expect(laid.seats).toEqual(["seat:1"]);
    expect(laid.loose).toEqual(["strike", "place:north", "stoke"]);
  });
  test("verbs that can be done are for the prompt, unless they are many", () => {
    expect(verbs(asked, laid)).toEqual(["strike"]);
    const many = question(["a", "b", "c", "d"].map((verb) => option(verb, verb, verb)));
    expect(verbs(many, lay(many, view, 0))).toEqual([]);
  });
  test("a zone that is named after a thing is touched as a whole", () => {
    const stacks = { middle: { numbers: {}, zones: [zone("stack", { name: "stack_a", hidden: 5 })] }, seats: [] };
    const draw = question([option("stack:stack_a", "Go", "draw", "stack_a")]);
    const found = lay(draw, stacks, null);
    expect(touchesAt(found, null, 0)).toEqual(new Map([["", "stack:stack_a"]]));
  });
  test("the same thing elsewhere does not light up", () => {
    const both = structuredClone(view);
    both.middle.zones.push(zone("made", { cards: ["pot"] }));
    const found = lay(asked, both, 0);
    expect(touchesAt(found, 0, 0)).toEqual(new Map([["pot", "ware:pot"]]));
    expect(touchesAt(found, null, 1).size).toBe(0);
  });
});

test("things alike are counted", () => {
  expect(alike(["coin", "axe", "coin"])).toEqual([
    { id: "coin", count: 2 },
    { id: "axe", count: 1 },
  ]);
});

test("a zone is called by its thing, its kind, or both", () => {
  expect(zoneName(zone("stack", { name: "stack_a" }), BOX)).toBe("stack a");
  expect(zoneName(zone("hand"), BOX)).toBe("Hand");
  expect(zoneName(zone("hand", { name: "1" }), BOX)).toBe("Hand 2");
});

test.each([
  ["Strike: you need 4 or more", "Strike"],
  ["Lay an iron pot on the anvil (hardness 2)", "Lay an iron pot on the anvil"],
  ["Rob Bo.", "Rob Bo"],
  ["Go: on", "Go: on"],
])("%s is called %s for short", (text, name) => {
  expect(brief(text)).toBe(name);
});

test("the first seat is what the game says", () => {
  expect(firstSeat(view)).toBe(1);
});
