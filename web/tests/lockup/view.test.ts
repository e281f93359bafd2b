import { describe, expect, test } from "vitest";

import { LOCATIONS, rewardOf, rewardsAt } from "../../src/boards/lockup/prison";
import {
  costOf,
  countOf,
  crewsAt,
  displayOf,
  guardStrength,
  holdingsOf,
  rankingOf,
  settingUp,
  sidesOf,
  spotAt,
  strengthOf,
  type Things,
  whereIs,
} from "../../src/boards/lockup/view";
import { thingOf } from "../../src/lib/box.svelte";
import { BOX, viewOf, zone } from "./table";

const things: Things = (kind, id) => thingOf(BOX, kind, id);

/** What a rank gets, in short. */
function gets(location: string, sides: number, rank: number, present: number, fromThird = false): string {
  const printed = rewardsAt(location, sides, fromThird);
  const reward = printed[rewardOf(printed, rank, present)]?.reward;
  if (!reward) return "?";
  if (reward.of === "cubes") return `${reward.count} ${reward.kind}${reward.marker ? " marker" : ""}`;
  if (reward.of === "trade") return `trade ${reward.count}`;
  if (reward.of === "recruit") return `${reward.one}/${reward.two ?? "-"}`;
  if (reward.of === "tomes") return reward.choose ? "choose" : "draw";
  return reward.of;
}

describe("what locations give (LK-44 to LK-59)", () => {
  const ranks = (location: string, sides: number, present = sides) =>
    Array.from({ length: present }, (_, i) => gets(location, sides, i + 1, present));

  test.each([
    ["exercise_yard", 2, ["1 strength marker", "nothing"]],
    ["exercise_yard", 3, ["1 strength marker", "1 strength", "nothing"]],
    ["sewers", 2, ["2 scrap", "1 scrap"]],
    ["sewers", 3, ["3 scrap", "1 scrap", "1 scrap"]],
    ["sewers", 5, ["3 scrap", "2 scrap", "1 scrap", "1 scrap", "1 scrap"]],
    ["infirmary", 2, ["2 potion", "1 potion"]],
    ["infirmary", 4, ["3 potion", "nothing", "nothing", "1 potion"]],
    ["smithy", 2, ["2 iron", "1 iron"]],
    ["smithy", 4, ["2 iron", "1 iron", "nothing", "nothing"]],
    ["commissary", 2, ["choice", "trade 2"]],
    ["commissary", 4, ["choice", "trade 1", "trade 2", "trade 2"]],
    ["chow_hall", 2, ["1/4", "1/5"]],
    ["chow_hall", 5, ["1/4", "1/5", "2/-", "2/-", "2/-"]],
    ["cell_block", 3, ["craft", "craft", "craft"]],
    ["library", 2, ["choose", "draw"]],
    ["library", 3, ["choose", "draw", "draw"]],
    ["library", 5, ["choose", "draw", "draw", "nothing", "nothing"]],
  ])("%s with %i", (location, sides, expected) => {
    expect(ranks(location, sides)).toEqual(expected);
  });

  test.each([
    ["sewers", 2, ["2 scrap", "nothing"]],
    ["sewers", 3, ["3 scrap", "nothing", "1 scrap"]],
    ["sewers", 4, ["3 scrap", "2 scrap", "1 scrap", "1 scrap"]],
    ["commissary", 2, ["choice", "nothing"]],
    ["commissary", 3, ["choice", "trade 1", "trade 2"]],
  ])("%s with %i where the lowest rewards begin with rank 3 (LK-D8)", (location, sides, expected) => {
    expect(Array.from({ length: sides }, (_, i) => gets(location, sides, i + 1, sides, true))).toEqual(expected);
  });

  test("whoever is alone in the infirmary is first, not last", () => {
    expect(gets("infirmary", 4, 1, 1)).toBe("3 potion");
    expect(gets("infirmary", 4, 2, 2)).toBe("1 potion");
  });

  test("every location has something to say", () => {
    for (const location of LOCATIONS)
      for (const sides of [2, 3, 4, 5]) expect(rewardsAt(location, sides).length).toBeGreaterThan(0);
  });
});

describe("the table", () => {
  const view = viewOf({
    cell: ["token_2"],
    mine: [
      zone("crew", "smithy", ["token_4", "token_enforcer"], { down: ["token_4"] }),
      zone("assigning", "sewers", ["token_3"], { down: [] }),
      zone("items", "", ["gold_tooth", "chain_flail"]),
      zone("thugs", "", ["raider_corsair", "dwarf_miner"]),
    ],
    other: [zone("crew", "smithy", ["token_5"], { down: [] }, 2)],
    middle: [
      zone("location", "smithy", ["bandit_gold"], { suspicion: 2, scrap: 0, potion: 0, iron: 1, gold: 0 }),
      zone("ranking", "smithy", [], { order: [1, 0], strengths: [7, 6], collected: [1] }),
    ],
  });

  test("crews: what is known of them, and what it comes to", () => {
    const [mine, other] = crewsAt(view, "smithy");
    expect(mine).toEqual({
      seat: 0,
      tokens: [
        { id: "token_4", down: true },
        { id: "token_enforcer", down: false },
      ],
      hidden: 0,
      planned: false,
    });
    expect(mine && strengthOf(view, mine, things)).toBe(6);
    expect(other?.hidden).toBe(2);
    expect(other && strengthOf(view, other, things)).toBe(5);
    expect(crewsAt(view, "sewers")).toMatchObject([{ planned: true }]);
  });

  test("where my tokens are", () => {
    expect(whereIs(view.seats[0], "token_2")).toBeNull();
    expect(whereIs(view.seats[0], "token_4")).toEqual({ location: "smithy", down: true, planned: false });
    expect(whereIs(view.seats[0], "token_3")).toEqual({ location: "sewers", down: false, planned: true });
  });

  test("the location that is being resolved, and what lies there", () => {
    expect(rankingOf(view)).toEqual({
      location: "smithy",
      order: [
        { crew: 1, strength: 7, collected: true },
        { crew: 0, strength: 6, collected: false },
      ],
    });
    expect(spotAt(view, "smithy")).toEqual({
      thug: "bandit_gold",
      space: true,
      suspicion: 2,
      loot: [{ kind: "iron", count: 1 }],
    });
    expect(spotAt(view, "library")).toMatchObject({ thug: null, space: false });
  });

  test("items: empty places and prices", () => {
    expect(displayOf(view)).toEqual(["gold_tooth", null, "soul_shiv"]);
    expect(costOf(things("item", "soul_shiv"))).toEqual(["scrap", "potion", "any"]);
  });

  test("what goals count", () => {
    const has = holdingsOf(view, 0);
    const count = (what: string) => countOf(what, has, things);
    expect(
      ["items", "thugs", "thug_types", "strength_cubes", "resource_kinds", "treasure_sets", "treasure_icons"].map(
        count,
      ),
    ).toEqual([2, 2, 2, 2, 2, 0, 4]);
    expect(["treasure_gem", "treasure_shield", "items_with_shield", "thug_dwarf", "thug_ratfolk"].map(count)).toEqual([
      2, 2, 1, 1, 0,
    ]);
  });

  test("alone, the guards are the other side", () => {
    const solo = viewOf({ solo: true });
    expect(sidesOf(solo)).toBe(2);
    expect(guardStrength(solo, ["guard_blue_1", "guard_red_4"], things)).toBe(8);
  });

  test("crews are chosen before anything else", () => {
    expect(settingUp(viewOf({ gangs: ["gnolls"] }))).toBe(true);
    expect(settingUp(viewOf({}))).toBe(false);
  });
});
