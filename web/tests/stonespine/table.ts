// A table of Stonespine Architects as a server would tell it: the first seat mine, with a small box.
import { flushSync } from "svelte";
import { vi } from "vitest";

import { CELLS } from "../../src/boards/stonespine/dungeon";
import type { Box, Option, Question, Thing, View, ViewZone } from "../../src/lib/game";
import type { Said } from "../../src/lib/line.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { type Mouth, TableState } from "../../src/lib/table.svelte";
import type { Snapshot } from "../../src/lib/wire";

const thing = (id: string, name: string, facts: Thing["facts"] = {}, effect = ""): Thing => ({
  id,
  name,
  texts: effect ? { effect } : {},
  facts,
  source: "listing",
  sources: {},
});
const named = (ids: readonly string[], word = "") => ids.map((id) => thing(id, `${word}${id.replace("_", " ")}`));
const chamber = (id: string, kind: string, doors: string[], quadrants: string[], symbol = "blue") =>
  thing(id, id, {
    kind,
    doors,
    quadrants,
    elements: quadrants.filter((one) => one !== "none"),
    gold: 2,
    jael_symbol: symbol,
  });
const squares = Object.fromEntries(CELLS.map((cell) => [cell, "none"]));
const edges = [
  ...CELLS.flatMap((cell) => [`${cell}_n`, `${cell}_w`]),
  ...[1, 2, 3, 4].flatMap((n) => [`r4c${n}_s`, `r${n}c4_e`]),
];

export const BOX: Box = {
  game: "stonespine",
  name: "Stonespine",
  pack: "default",
  kinds: {
    chamber: [
      chamber("keep", "dungeon", ["N", "E"], ["gnoll", "none", "star+1", "none"]),
      chamber("lair", "cave", ["S", "W"], ["slime", "none", "none", "none"], "red"),
      chamber("vault", "dungeon", [], ["none", "none", "none", "none"]),
      chamber("crypt", "cave", ["N"], ["pit", "ooze", "fire", "gnoll"]),
    ],
    cell: named(CELLS, "cell "),
    column: named(["1", "2", "3", "4"], "column "),
    edge: named(edges, "edge "),
    element: ["gnoll", "slime", "ooze", "pit", "fire", "star+1", "secret_passage"].map((id) =>
      thing(id, id, { shape: "oval" }),
    ),
    blueprint: [
      thing("blueprint_1", "blueprint 1", {
        entrance_col: 1,
        exit_col: 2,
        ...squares,
        r1c1: "gnoll",
        r1c2: "cave",
        met_1: 0,
      }),
    ],
    challenge: [
      thing("gnoll_pack", "Gnoll Pack", { number: 7 }, "3 for each gnoll."),
      thing("kings_favor", "King's Favor", { number: 30 }, "10 outright."),
    ],
    goal: [
      thing("grand_gnoll", "Grand Gnoll", { form: "count", elements: ["gnoll"], compare: "most" }, "Most gnolls."),
    ],
    set: named(["market_01_top", "market_01_bottom"], "set "),
    jael: [thing("jael_1", "Jael 1", { symbols: ["red"], collects: ["1_top"], gold: 8 }, "14 and more.")],
  },
  zones: {},
  numbers: { gold: "Gold" },
  parts: { priority: "Priority", goal: "Goal", cards: "Cards", conditions: "Conditions", chambers: "Stars" },
  titles: {},
  rivals: {},
  help: {},
};

const zone = (kind: string, name = "", cards: string[] = [], facts: ViewZone["facts"] = {}, hidden = 0): ViewZone => ({
  kind,
  name,
  cards,
  facts,
  hidden,
});

export interface Told {
  built?: Record<string, string>;
  tokens?: Record<string, string[]>;
  passages?: string[];
  hand?: string[];
  taken?: string[];
  placing?: string[];
  /** Who has bought it. */
  placer?: number;
  challenges?: string[];
  /** What the server says of the dungeon: paths, clusters, counts. */
  seen?: Record<string, unknown>;
  year?: number;
  solo?: boolean;
  asked?: number[];
  /** Who is next at the market. */
  order?: number[];
}

const steps = [
  [2, 5],
  [3, 7],
];

function seat(told: Told, hidden: number, solo: boolean, place = 1): View["seats"][number] {
  const cells = Object.entries(told.built ?? {}).map(([cell, card]) =>
    zone("cell", cell, [card], { tokens: told.tokens?.[cell] ?? [] }),
  );
  return {
    numbers: { gold: 5, reputation: 12, ...(solo ? {} : { priority: place, passed: 0 }) },
    zones: [
      zone("blueprint", "", ["blueprint_1"], {
        entrance: 1,
        exit: 2,
        met: 1,
        pays: 0,
        next: [2, 5],
        steps,
        ...told.seen,
      }),
      zone("hand", "", told.hand ?? [], {}, hidden),
      ...cells,
      zone("passages", "", [], { edges: told.passages ?? [] }),
      zone("taken", "", told.taken ?? []),
    ],
  };
}

export function viewOf(mine: Told): View {
  const solo = mine.solo ?? false;
  const jael = [
    zone("jael", "", ["jael_1"], { cards: 14, conditions: 3, chambers: -1 }, 3),
    zone("collected", "", ["lair"], { counts: { gnoll: 6, trap: 0, star: -1 } }),
    zone("jael_tokens", "", ["gnoll"]),
  ];
  return {
    middle: {
      numbers: { year: mine.year ?? 1, turn: 1 },
      zones: [
        zone("goal", "", ["grand_gnoll"], { counts: solo ? [3, 7] : [3, 5] }),
        zone("challenges", "", mine.challenges ?? ["gnoll_pack", "kings_favor"]),
        zone("market", "", ["market_01"], solo ? {} : { order: mine.order ?? [0, 1] }),
        zone("set", "market_01_top", ["ooze", "secret_passage"], { gold: 9 }),
        zone("set", "market_01_bottom", [], { gold: 4 }),
        zone("deck", "", [], {}, 80),
        zone("pile", "oval", [], { inside: ["gnoll", "gnoll"] }, 2),
        zone("used"),
        zone("placing", "", mine.placing ?? [], { seat: mine.placing ? (mine.placer ?? 0) : -1 }),
        ...(solo ? jael : []),
      ],
    },
    seats: [
      seat(mine, 0, solo),
      ...(solo ? [] : [seat({ built: { r1c1: "lair" } }, mine.hand?.length ?? 0, false, 2)]),
    ],
  };
}

export const option = (done: string, touch: string, facts: Record<string, unknown> = {}): Option => ({
  do: done.split(" "),
  touch,
  text: `to ${done}`,
  ...facts,
});

/** The table, and what I am asked; without options nothing. */
export async function laid(
  mine: Told,
  ask: string,
  options: Option[],
  more: Partial<Question> = {},
  log: unknown[] = [],
): Promise<{ state: TableState; said: Said[] }> {
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
      if (message.type === "move") said.push(message);
      return new Promise(() => undefined);
    },
    now: () => 0,
  };
  const state = new TableState("t", () => line);
  const question: Question = { ask, seat: 0, seq: 7, rule: "ST-12", text: "What now?", options, blocked: [], ...more };
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
  const told = {
    type: "snapshot",
    seq: 7,
    now: 0,
    table: { ...state.table, game: "stonespine", stage: "running", chairs: [chair("Ania"), chair("Bolek")] },
    places: [{ view: viewOf(mine), asked: mine.asked ?? [0], seat: 0, question: options.length ? question : null }],
    log,
    presence: [],
  };
  state.hear(told as unknown as Snapshot);
  flushSync();
  await Promise.resolve();
  await new Promise((done) => setTimeout(done)); // the box that was asked for is here, and is replaced
  state.box = BOX;
  flushSync();
  return { state, said };
}
