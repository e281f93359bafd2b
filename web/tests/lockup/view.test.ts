import { describe, expect, test } from "vitest";

import {
  costOf,
  crewsAt,
  displayOf,
  goalsOf,
  guardsOf,
  locationsOf,
  postAt,
  rankingOf,
  rewardsOf,
  settingUp,
  spotAt,
  whereIs,
} from "../../src/boards/lockup/view";
import { thingOf } from "../../src/lib/box.svelte";
import { BOX, LOCATIONS, viewOf, zone } from "./table";

test("what a location prints is as the server tells it", () => {
  const rewards = [
    { from: 1, to: 1, gains: { potion: 7 } },
    { last: true, gains: {} },
  ];
  const view = viewOf({ middle: [zone("location", "infirmary", [], { rewards, space: true })] });
  expect(rewardsOf(view, "infirmary")).toEqual([
    { from: 1, to: 1, last: false, gains: { potion: 7 } },
    { from: 0, to: 0, last: true, gains: {} },
  ]);
  expect(locationsOf(view)).toHaveLength(LOCATIONS.length);
});

describe("the table", () => {
  const view = viewOf({
    cell: ["token_2"],
    mine: [
      zone("crew", "smithy", ["token_4", "token_enforcer"], { down: ["token_4"], strength: 6 }),
      zone("assigning", "sewers", ["token_3"], { down: [] }),
      zone("items", "", ["gold_tooth", "chain_flail"]),
      zone("thugs", "", ["raider_corsair", "dwarf_miner"]),
    ],
    other: [zone("crew", "smithy", ["token_5"], { down: [], strength: 5 }, 2)],
    middle: [
      zone("location", "smithy", ["bandit_gold"], { suspicion: 2, scrap: 0, potion: 0, iron: 1, gold: 0, space: true }),
      zone("ranking", "smithy", [], { order: [1, 0], strengths: [7, 6], collected: [1], rewards: [0, 1] }),
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
      strength: 6,
      planned: false,
    });
    expect(other?.hidden).toBe(2);
    expect(other?.strength).toBe(5);
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
        { crew: 1, strength: 7, collected: true, reward: 0 },
        { crew: 0, strength: 6, collected: false, reward: 1 },
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
    expect(costOf(thingOf(BOX, "item", "soul_shiv"))).toEqual(["scrap", "potion", "any"]);
  });

  test("goals: what they pay here, and how much of it everybody has", () => {
    expect(goalsOf(view)).toEqual([
      {
        id: "goal_gem_hoard",
        holder: 0,
        least: 4,
        pays: 8,
        second: 0,
        sides: [
          { count: 1, also: null, met: false },
          { count: 4, also: null, met: true },
        ],
      },
    ]);
  });

  test("alone, the guards are the other side", () => {
    const solo = viewOf({ solo: true, middle: [zone("post", "sewers", ["guard_red_4"], { strength: 9 }, 1)] });
    expect(guardsOf(solo)).toBe(1);
    expect(postAt(solo, "sewers")).toEqual({ cards: ["guard_red_4"], hidden: 1, known: 9 });
  });

  test("crews are chosen before anything else", () => {
    expect(settingUp(viewOf({ gangs: ["gnolls"] }))).toBe(true);
    expect(settingUp(viewOf({}))).toBe(false);
  });
});
