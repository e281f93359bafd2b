// What every board reads of what the server shows.
import { expect, it } from "vitest";

import { cardsOf, counted, idsOf, listOf, numberIn, numberOf, sizeOf, zoneOf } from "../src/boards/zones";
import type { Thing, ViewPart } from "../src/lib/game";

const part: ViewPart = {
  numbers: { gold: 3 },
  zones: [
    { kind: "row", name: "str", cards: ["red_5"], hidden: 0, facts: { total: 5 } },
    { kind: "row", name: "", cards: ["blue_1"], hidden: 0, facts: {} },
    { kind: "hand", name: "", cards: ["axe"], hidden: 2, facts: {} },
  ],
};
const thing = { facts: { effects: ["peek", 2] } } as unknown as Thing;

it("a zone is found by its kind and its name, and one without a name is not any of its kind", () => {
  expect(zoneOf(part, "row", "str")?.facts.total).toBe(5);
  expect(cardsOf(part, "row")).toEqual(["blue_1"]);
  expect(cardsOf(part, "row", "dex")).toEqual([]);
  expect(zoneOf(undefined, "row")).toBeUndefined();
});

it("what is not there counts as nothing", () => {
  expect([sizeOf(part, "hand"), sizeOf(part, "deck")]).toEqual([3, 0]);
  expect([numberOf(part, "gold"), numberOf(part, "stars"), numberOf(undefined, "gold")]).toEqual([3, 0, 0]);
  expect([numberIn({ total: 5 }, "total"), numberIn(undefined, "total")]).toEqual([5, 0]);
});

it("lists are lists of ids, whatever was sent", () => {
  expect(listOf(thing, "effects")).toEqual(["peek", "2"]);
  expect([listOf(null, "effects"), idsOf("peek")]).toEqual([[], []]);
  expect(counted(["b", "a", "b"])).toEqual([
    { id: "b", count: 2 },
    { id: "a", count: 1 },
  ]);
});
