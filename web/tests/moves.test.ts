import { describe, expect, test } from "vitest";

import type { View, ViewZone } from "../src/lib/game";
import { moves } from "../src/lib/moves";

type Side = { numbers?: Record<string, number>; zones?: ViewZone[] };
const zone = (kind: string, cards: string[], hidden = 0, name = "", facts = {}): ViewZone => ({
  kind,
  name,
  cards,
  hidden,
  facts,
});
const part = ({ numbers = {}, zones = [] }: Side) => ({ numbers, zones });
const view = (middle: Side, ...seats: Side[]): View => ({ middle: part(middle), seats: seats.map(part) });
const told = (before: View, after: View, cubes: string[] = []) =>
  moves(before, after, cubes).map(({ id, from, to, count }) => `${count} ${id}: ${from} > ${to}`);

describe("what has moved", () => {
  test("a card taken from the market by somebody", () => {
    const before = view({ zones: [zone("market", ["axe", "bow"])] }, { zones: [zone("weapon", [])] });
    const after = view({ zones: [zone("market", ["bow"])] }, { zones: [zone("weapon", ["axe"])] });
    expect(told(before, after)).toEqual(["1 axe:  market  > 0 weapon "]);
  });

  test("one of two that are alike", () => {
    const before = view({ zones: [zone("loose", ["red_5", "red_5"])] }, { zones: [zone("row", ["red_5"], 0, "str")] });
    const after = view({ zones: [zone("loose", ["red_5"])] }, { zones: [zone("row", ["red_5", "red_5"], 0, "str")] });
    expect(told(before, after)).toEqual(["1 red_5:  loose  > 0 row str"]);
  });

  test("what is face down stays face down, and comes from its owner", () => {
    const before = view(
      { zones: [zone("deck", [], 9)] },
      { zones: [zone("cell", [], 6)] },
      { zones: [zone("cell", [], 6)] },
    );
    const after = view(
      { zones: [zone("deck", [], 8)] },
      { zones: [zone("cell", [], 6), zone("tomes", [], 1)] },
      { zones: [zone("cell", [], 4), zone("crew", ["token_3"], 1, "yard")] },
    );
    expect(told(before, after).sort()).toEqual(
      ["1 null: 1 cell  > 1 crew yard", "1 null:  deck  > 0 tomes ", "1 token_3: 1 cell  > 1 crew yard"].sort(),
    );
  });

  test("what is turned up has not moved", () => {
    const before = view({}, { zones: [zone("crew", ["token_2"], 1, "yard")] });
    const after = view({}, { zones: [zone("crew", ["token_2", "token_5"], 0, "yard")] });
    expect(told(before, after)).toEqual(["1 token_5: 0 crew yard > 0 crew yard"]);
  });

  test("what comes from nowhere, and goes there", () => {
    const before = view({ zones: [zone("market", ["axe"])] });
    const after = view({ zones: [zone("market", ["bow"])] });
    expect(told(before, after)).toEqual(["1 axe:  market  > null", "1 bow: null >  market "]);
  });

  test("cubes go from the supply to a seat, and from seat to seat; other numbers do not move", () => {
    const supply = (iron: number) => ({ zones: [zone("supply", [], 0, "", { iron, round: iron })] });
    const before = view(supply(9), { numbers: { iron: 0, gold: 2, total: 1 } }, { numbers: { gold: 0 } });
    const after = view(supply(7), { numbers: { iron: 2, gold: 1, total: 5 } }, { numbers: { gold: 1 } });
    expect(told(before, after, ["iron", "gold"])).toEqual(["2 iron:  supply  > 0", "1 gold: 0 > 1"]);
    expect(told(before, after)).toEqual([]);
  });

  test("a token that is laid on a card, and a marker from field to field", () => {
    const placing = (cards: string[]) => ({ zones: [zone("placing", cards)] });
    const mine = (tokens: string[], field: string) => ({
      zones: [zone("cell", ["vault"], 0, "a1", { tokens }), zone("alignment", ["hero"], 0, "", { field })],
    });
    const found = moves(view(placing(["star"]), mine([], "good")), view(placing([]), mine(["star"], "evil")));
    expect(found).toEqual([
      { id: "star", from: " placing ", to: "0 cell a1", count: 1, cubes: false },
      { id: "evil", was: "good", from: "0 alignment ", to: "0 alignment ", count: 1, cubes: false },
    ]);
  });

  test("nothing, if nothing has", () => {
    const same = view({ zones: [zone("market", ["axe"])] }, { numbers: { gold: 1 } });
    expect(moves(same, structuredClone(same), ["gold"])).toEqual([]);
  });
});
