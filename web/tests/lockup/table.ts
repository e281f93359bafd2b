// A table of Lockup as a server would tell it: the first seat mine, with a small box.
import { flushSync } from "svelte";
import { vi } from "vitest";

import { RESOURCES, TOKENS, TREASURES } from "../../src/boards/lockup/view";
import type { Box, Option, Question, Thing, View, ViewPart, ViewZone } from "../../src/lib/game";
import type { Said } from "../../src/lib/line.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { type Mouth, TableState } from "../../src/lib/table.svelte";
import type { Snapshot } from "../../src/lib/wire";

export const LOCATIONS = [
  "exercise_yard",
  "sewers",
  "infirmary",
  "smithy",
  "commissary",
  "chow_hall",
  "cell_block",
  "library",
];
/** What each location prints, as a server tells it of two players. */
const REWARDS: Record<string, [Record<string, number>, Record<string, number>]> = {
  exercise_yard: [{ strength: 1, marker: 1 }, {}],
  sewers: [{ scrap: 2 }, { scrap: 1 }],
  infirmary: [{ potion: 2 }, { potion: 1 }],
  smithy: [{ iron: 2 }, { iron: 1 }],
  commissary: [{ choice: 1 }, { trade: 2 }],
  chow_hall: [
    { thug: 1, two_thugs: 4 },
    { thug: 1, two_thugs: 5 },
  ],
  cell_block: [{ craft: 1 }, { craft: 1 }],
  library: [{ tomes: 2 }, { tomes: 1 }],
};
export const rewards = (id: string) => (REWARDS[id] ?? []).map((gains, i) => ({ from: i + 1, to: i + 1, gains }));

const thing = (id: string, name: string, facts: Record<string, unknown> = {}, effect = ""): Thing =>
  ({ id, name, texts: effect ? { effect } : {}, facts, source: "designed", sources: {} }) as unknown as Thing;
const named = (ids: readonly string[]) => ids.map((id) => thing(id, id.replaceAll("_", " ")));
const KINDS: Record<string, string> = { token_enforcer: "fist", token_lookout: "eye" };
const cost = (more: Record<string, number>) => ({ scrap: 0, potion: 0, iron: 0, gold: 0, any: 0, ...more });

export const BOX = {
  game: "lockup",
  name: "Lockup",
  pack: "default",
  kinds: {
    location: named(LOCATIONS),
    resource: named(RESOURCES),
    cost: named([...RESOURCES, "any"]),
    count: [thing("1", "1 thug"), thing("2", "2 thugs")],
    treasure: named(TREASURES),
    side: [thing("up", "face up"), thing("down", "face down")],
    token: TOKENS.map((id) =>
      thing(id, id.replaceAll("_", " "), {
        kind: KINDS[id] ?? "number",
        strength: KINDS[id] ? 0 : Number(id.slice(6)),
      }),
    ),
    gang: [
      thing("gnolls", "Gnolls", { strength: 2, suspicion: 1, storage: 5, effects: [] }),
      thing("kobolds", "Kobolds", { effects: ["scrap"] }),
    ],
    trait: [
      thing("wise", "Wise", { effects: ["choose_tome", "potion"], reputation: 0 }, "Draw tomes."),
      thing("proud", "Proud", { effects: [], reputation: 7 }, "Gain 7."),
    ],
    item: [
      thing("gold_tooth", "Gold Tooth", {
        reputation: 7,
        cost: cost({ scrap: 1, gold: 1 }),
        treasures: ["gem"],
        effects: [],
      }),
      thing("soul_shiv", "Soul Shiv", {
        reputation: 7,
        cost: cost({ scrap: 1, potion: 1, any: 1 }),
        treasures: ["shield", "spell"],
        effects: [],
      }),
      thing(
        "chain_flail",
        "Chain Flail",
        { reputation: 6, cost: cost({ iron: 2 }), treasures: ["shield"], effects: ["strength"] },
        "Gain 1 strength cube.",
      ),
    ],
    thug: [
      thing(
        "dwarf_miner",
        "Dwarf Miner",
        { type: "dwarf", suspicion: 1, carries: "none", treasures: [], effects: ["iron"] },
        "Gain 1 iron.",
      ),
      thing("bandit_gold", "Bandit Fence", {
        type: "bandit",
        suspicion: 3,
        carries: "gold",
        treasures: [],
        effects: [],
      }),
      thing("raider_corsair", "Raider Corsair", {
        type: "raider",
        suspicion: 3,
        carries: "none",
        treasures: ["shield", "gem"],
        effects: [],
      }),
    ],
    thug_type: [
      thing("dwarf", "Dwarves", {}, "They count together."),
      thing("bandit", "Bandits"),
      thing("raider", "Raiders"),
    ],
    tome: [
      thing("book_of_alibis", "Book of Alibis", { timing: "any" }, "At any time: return 2 cubes."),
      thing("songs_of_fury", "Songs of Fury", { timing: "lights_out_ranking" }, "2 stronger."),
    ],
    goal: [
      thing(
        "goal_workshop",
        "Workshop",
        {
          kind: "immediate",
          form: "at_least",
          count: "items",
          least: 4,
          also_count: "none",
          reward: 6,
          reward_of_two: 0,
        },
        "Craft 4 items.",
      ),
      thing(
        "goal_gem_hoard",
        "Gem Hoard",
        {
          kind: "leader",
          form: "most",
          count: "treasure_gem",
          least: 3,
          also_count: "none",
          reward: 8,
          reward_of_two: 6,
        },
        "Most gems.",
      ),
      thing(
        "goal_armoury",
        "Armoury",
        {
          kind: "final",
          form: "rank",
          count: "items_with_shield",
          least: 0,
          also_count: "none",
          reward: 8,
          reward_of_two: 6,
        },
        "Most items with a shield.",
      ),
    ],
    guard: [
      thing("guard_blue_1", "Blue guard 1", { set: "blue", kind: "fist", strength: 0, special: "no" }),
      thing("guard_red_4", "Red guard 4", { set: "red", kind: "number", strength: 5, special: "no" }),
    ],
    location_card: named(["card_sewers"]),
  },
  zones: {
    tomes: "Tomes",
    reserved: "Reserved items",
    items: "Crafted items",
    thugs: "Thugs",
    dealt: "Traits to choose from",
  },
  numbers: { strength: "Strength", suspicion: "Suspicion", storage: "Storage limit", reputation: "Reputation" },
  parts: {},
  titles: {},
  rivals: { guards: "The guard" },
  help: {},
} as unknown as Box;

export const zone = (
  kind: string,
  name = "",
  cards: string[] = [],
  facts: ViewZone["facts"] = {},
  hidden = 0,
): ViewZone => ({ kind, name, cards, facts, hidden });

export interface Told {
  /** Zones of my seat, of the other's, and of the middle, beside those that are always there. */
  mine?: ViewZone[];
  other?: ViewZone[];
  middle?: ViewZone[];
  cell?: string[];
  solo?: boolean;
  gangs?: string[];
  mode?: string;
  /** What the table has agreed on, beside the mode. */
  options?: Record<string, string>;
}

function seat(gang: string | undefined, zones: ViewZone[], numbers: Record<string, number>): ViewPart {
  return {
    numbers: {
      reputation: 10,
      total: 12,
      strength: 2,
      suspicion: 1,
      storage: 5,
      scrap: 2,
      potion: 0,
      iron: 1,
      gold: 0,
      shield: 1,
      gem: 0,
      spell: 0,
      first: 0,
      passed: 0,
      may_hide: 2,
      ...numbers,
    },
    zones: [zone("gang", "", gang ? [gang] : []), ...zones],
  };
}

export function viewOf({
  mine = [],
  other = [],
  middle = [],
  cell = [...TOKENS],
  solo = false,
  gangs = ["gnolls", "kobolds"],
}: Told): View {
  const spots = LOCATIONS.filter((id) => !middle.some((one) => one.kind === "location" && one.name === id)).map((id) =>
    zone("location", id, [], { suspicion: 0, space: false, rewards: rewards(id) }),
  );
  const guards = [
    zone("guards", "", [], { reputation: 10, total: 15, strength: 3, suspicion: 0, first: 1, scrap: 1, shield: 1 }),
    zone("guard_deck", "", [], {}, 5),
    zone("items", "guards", ["chain_flail"]),
    zone("thugs", "guards"),
    zone("reserved", "guards"),
  ];
  return {
    middle: {
      numbers: { round: 2, last_round: 6 },
      zones: [
        zone("goal", "goal_gem_hoard", ["goal_gem_hoard"], {
          holder: 0,
          least: 4,
          pays: 8,
          second: 0,
          counts: [1, 4],
          also: [],
          met: [false, true],
        }),
        zone("display", "", ["gold_tooth", "soul_shiv"], { places: ["gold_tooth", null, "soul_shiv"] }),
        zone("item_deck", "", [], {}, 20),
        zone("supply", "", [], {
          scrap: 20,
          potion: 12,
          iron: 12,
          gold: 9,
          strength: 16,
          suspicion: 2,
          suspicion_of: 12,
        }),
        ...spots,
        ...middle,
        ...(solo ? guards : []),
      ],
    },
    seats: [
      seat(gangs[0], [zone("cell", "", cell), ...mine], { first: solo ? 0 : 1 }),
      ...(solo ? [] : [seat(gangs[1], [zone("cell", "", [], {}, 4), ...other], { strength: 4 })]),
    ],
  };
}

export const option = (done: string, touch: string, facts: Record<string, unknown> = {}): Option => ({
  do: done.split(" "),
  touch,
  text: `to ${done}`,
  ...facts,
});

export interface Laid {
  state: TableState;
  said: Said[];
}

/** The table, and what I am asked; without options nothing. */
export async function laid(told: Told, ask: string, options: Option[], more: Partial<Question> = {}): Promise<Laid> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify([]))));
  settings.clicks = "two";
  const said: Said[] = [];
  const line: Mouth = {
    connection: "here",
    problem: null,
    open: () => undefined,
    close: () => undefined,
    anew: () => undefined,
    say: (message) => {
      said.push(message);
      return new Promise(() => undefined);
    },
    now: () => 0,
  };
  const state = new TableState("t", () => line);
  const question: Question = { ask, seat: 0, seq: 7, rule: "LK-15", text: "What now?", options, blocked: [], ...more };
  const chair = (name: string) => ({
    kind: "person",
    name,
    language: "en",
    level: "",
    stand_in: false,
    left: 0,
    since: 0,
    host: false,
  });
  const snapshot = {
    type: "snapshot",
    seq: 7,
    now: 0,
    table: {
      ...state.table,
      game: "lockup",
      stage: "running",
      options: { mode: told.mode ?? "standard", ...told.options },
      chairs: [chair("Ania"), chair("Bolek")],
    },
    places: [
      {
        view: viewOf(told),
        asked: [0],
        seat: 0,
        can_undo: true,
        question: options.length || more.blocked ? question : null,
      },
    ],
    log: [],
    presence: [],
  };
  state.hear(snapshot as unknown as Snapshot);
  flushSync();
  await Promise.resolve();
  await new Promise((done) => setTimeout(done)); // the box that was asked for is here, and is replaced
  state.box = BOX;
  flushSync();
  return { state, said };
}
