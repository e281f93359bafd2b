// A table of Roll Player as a server would tell it: two seats, the first one mine, with a small box.
import { flushSync } from "svelte";
import { vi } from "vitest";

import type { Box, Option, Question, Thing, View, ViewZone } from "../../src/lib/game";
import type { Said } from "../../src/lib/line.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { type Mouth, TableState } from "../../src/lib/table.svelte";
import type { Snapshot } from "../../src/lib/wire";
import { COLOURS, ROWS, SPACES } from "../../src/boards/roll_player/view";

export const FIELDS = ["good", "neutral", "evil"].flatMap((good) =>
  ["lawful", "neutral", "chaotic"].map((lawful) => `${good}_${lawful}`),
);

const thing = (id: string, name: string, facts: Thing["facts"] = {}, effect = ""): Thing => ({
  id,
  name,
  texts: effect ? { effect } : {},
  facts,
  source: "listing",
  sources: {},
});
const named = (ids: readonly string[], word = "") => ids.map((id) => thing(id, `${word}${id.replace("_", " ")}`));
const dice = COLOURS.flatMap((colour) => [1, 2, 3, 4, 5, 6].map((value) => `${colour}_${value}`));
const perRow = (values: number[]) => Object.fromEntries(ROWS.map((row, i) => [row, values[i] ?? 0]));

const STORY = Object.fromEntries(
  ROWS.flatMap((row, i) => [
    [`${row}_colour`, COLOURS[i] ?? "red"],
    [`${row}_position`, (i % 3) + 1],
  ]),
);

export const BOX: Box = {
  game: "roll_player",
  name: "Roll Player",
  pack: "default",
  kinds: {
    row: named(ROWS, "row "),
    action: named(ROWS, "action "),
    space: ROWS.flatMap((row) => SPACES.map((place) => thing(`${row}_${place}`, `${row}, space ${place}`))),
    colour: named(COLOURS),
    class_card: named(COLOURS.slice(0, 6), "card "),
    die: named(dice),
    field: named(FIELDS),
    direction: named(["up", "down", "left", "right"]),
    initiative: named(["1", "2", "3"], "Initiative card "),
    race: [
      thing("elf", "Elf", { modifiers: perRow([0, 2, -2]) }, "+2 to Dexterity."),
      thing("orc", "Orc", { modifiers: perRow([2, 0, 0, -2]) }, "+2 to Strength."),
    ],
    class: ["wizard", "sorcerer"].map((id) =>
      thing(
        id,
        id === "wizard" ? "Wizard" : "Sorcerer",
        {
          colour: "blue",
          least: perRow([14, 17, 14, 17, 14, 16]),
          most: perRow([15, 17, 99, 17, 99, 17]),
          stars: perRow([2, 3, 1, 3, 1, 2]),
          effect: "action_after",
        },
        "Enigmatic.",
      ),
    ),
    backstory: [thing("hunter", "Hunter", STORY)],
    alignment: [
      thing("rebel", "Rebel", {
        grid: Object.fromEntries(FIELDS.map((field, i) => [field, [0, 1, 3, -1, 0, 1, -3, -1, 0][i] ?? 0])),
      }),
    ],
    card: [
      thing("climb", "Climb", { type: "skill", cost: 3, dots: 1, hands: 0, arrow: "up" }, "Flip a die."),
      thing(
        "longsword",
        "Longsword",
        { type: "weapon", cost: 5, dots: 1, hands: 1, arrow: "none" },
        "Blue dice count 1 higher.",
      ),
      thing("search", "Search", { type: "skill", cost: 4, dots: 2, hands: 0, arrow: "left" }, "Take a die of the bag."),
      thing("weak", "Weak", { type: "trait", cost: 6, dots: 1, hands: 0, arrow: "left" }, "4 stars."),
    ],
  },
  zones: {},
  numbers: { gold: "Gold" },
  parts: {},
  titles: {},
  rivals: {},
  help: {},
};

const zone = (
  kind: string,
  name: string,
  cards: string[] = [],
  facts: ViewZone["facts"] = {},
  hidden = 0,
): ViewZone => ({ kind, name, cards, facts, hidden });

const GOALS: [number, number, number][] = [
  [14, 15, 2],
  [17, 17, 3],
  [14, 99, 1],
  [17, 17, 3],
  [14, 99, 1],
  [16, 17, 2],
];

export interface Told {
  sheet?: string[][];
  starting?: string[];
  hand?: string[];
  market?: string[];
  own?: Record<string, string[]>;
  discards?: string[];
  loose?: string[];
  /** What the server says of rows, by id, and of the backstory and weapons. */
  far?: Record<string, Record<string, unknown>>;
  matched?: string[];
  hands?: { hands: number; of: number };
  fresh?: boolean;
  /** When I buy, if I have taken an Initiative card: at the earliest and at the latest. */
  initiative?: { turn: number; last: number };
}

function seat({
  sheet = [],
  starting = [],
  hand = [],
  own = {},
  far = {},
  matched = [],
  hands,
  fresh = false,
}: Told): View["seats"][number] {
  const value = (die: string) => Number(die.split("_")[1]);
  const row = (id: string, i: number) => {
    const lying = sheet[i] ?? [];
    const total = lying.reduce((sum, die) => sum + value(die), 0);
    const [least, most, stars] = GOALS[i] ?? [0, 0, 0];
    const met = lying.length === 3 && total >= least && total <= most;
    return zone("row", id, lying, {
      bonus: 0,
      total,
      ...(fresh
        ? {}
        : { least, most, stars, met, ...(far[id] ?? (met ? { far: "met" } : { far: "needs", low: 2, high: 3 })) }),
    });
  };
  const card = (kind: string, id: string) => zone(kind, "", fresh ? [] : [id]);
  return {
    numbers: { gold: 5, charisma: 0, stars: 3 },
    zones: [
      card("race", "elf"),
      card("class", "wizard"),
      zone("backstory", "", fresh ? [] : ["hunter"], { matched }),
      zone("alignment", "", fresh ? [] : ["rebel"], { field: "neutral_neutral" }),
      ...ROWS.map(row),
      ...["weapon", "armor", "skill", "trait"].map((type) =>
        zone(
          type,
          "",
          own[type] ?? [],
          type === "skill" ? { ready: own.skill ?? [] } : type === "weapon" ? { ...hands } : {},
        ),
      ),
      zone("hand", "", hand),
      zone("starting", "", starting),
    ],
  };
}

export function viewOf(mine: Told): View {
  const market = mine.market ?? ["climb", "longsword", "weak"];
  return {
    middle: {
      numbers: { first_player: 0, round: 2, last_round: 12 },
      zones: [
        zone("initiative", "1", ["red_2"], { gold: 0, holder: -1 }),
        zone("initiative", "2", ["blue_5"], { gold: 1, holder: -1 }),
        zone("initiative", "3", [], {
          gold: 0,
          holder: mine.initiative ? 0 : 1,
          ...(mine.initiative ?? { turn: 1, last: 1 }),
        }),
        zone("loose", "", mine.loose ?? []),
        zone("market", "", mine.fresh ? [] : market),
        zone("deck", "", [], { inside: ["search"] }, 1),
        zone("discards", "", mine.discards ?? []),
        zone("bag", "", [], Object.fromEntries(COLOURS.map((colour, i) => [colour, i])), 21),
      ],
    },
    seats: [
      seat(mine),
      seat(mine.fresh ? { fresh: true } : { sheet: [["red_6", "red_6", "gold_2"]], own: { skill: ["search"] } }),
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

/** The table, and what I am asked. */
export async function laid(
  mine: Told,
  ask: string,
  options: Option[],
  more: Partial<Question> = {},
  log: unknown[] = [],
): Promise<Laid> {
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
  const question: Question = { ask, seat: 0, seq: 7, rule: "RP-33", text: "What now?", options, blocked: [], ...more };
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
    table: { ...state.table, game: "roll_player", stage: "running", chairs: [chair("Ania"), chair("Bolek")] },
    places: [{ view: viewOf(mine), asked: [0], seat: 0, question }],
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
