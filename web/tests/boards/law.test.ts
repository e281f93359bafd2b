// No rule is known in a board: what is printed and counted comes from the server, and the board draws it.
// What could be a rule and is none stands below, with its reason.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { found } from "./rules";

const BOARDS = "src/boards/";
const MANY = "how close panels stand where many sit";
const GUARDS = "a number after those of the seats is the rival's";
const PIXELS = "where it is drawn";
const FIRST = "which panel comes first when this is asked";
const IDS = "ids of the server, in the order in which they are drawn";
const QUARTERS = "a chamber is drawn in quarters";
const PRINTED = "how the server says what is printed on it, which is drawn";

const ALLOWED: Record<string, Record<string, string>> = {
  "fits.ts": { "one.getBoundingClientRect().bottom > rim + 1": PIXELS },
  "index.ts": {
    ROOM: PIXELS,
    "ROOM = { lockup: 2080, roll_player: 2080, stonespine: 2080 }": PIXELS,
  },
  "kajko/OwnCard.svelte": { "LONG = 80": "letters", "effect.length > LONG": "letters" },
  "kajko/Seat.svelte": {
    "table.view.seats.length >= 4": MANY,
    "many = $derived(table.view.seats.length >= 4)": MANY,
    'numberOf(part, "characters") < 4': "whether there is room for a word beside them",
  },
  "kajko/Town.svelte": { "table.table.options.dusigrosz === true": "shows that the table has agreed on it" },
  "kajko/cards.ts": { 'thing.facts.sort === "danger"': PRINTED, 'thing.facts.sort === "coin"': PRINTED },
  "kajko/words.ts": {
    LISTS: "by language",
    "state.table.options.coin_in_hand === true": "which of two texts of the box this table plays by",
  },
  "lockup/Board.svelte": { "LEADS: Record<string, string>": FIRST },
  "lockup/Cell.svelte": {
    'thing.facts.kind === "number"': PRINTED,
    'thing.facts.kind === "fist"': PRINTED,
    "downs < hidden": "how many of those the server lets lie face down are not ticked yet",
  },
  "lockup/Effects.svelte": { "CUBES: readonly string[]": IDS, "ICONS: Record<string, string>": "pictures by effect" },
  "lockup/Goals.svelte": {
    'thing.facts.form === "per"': PRINTED,
    "crew < seated": GUARDS,
    "holder < seated": GUARDS,
  },
  "lockup/Location.svelte": {
    "lying > 6": PIXELS,
    "lying > 8": PIXELS,
    "size = $derived(lying > 8 && !small ? 22 : small || lying > 6 ? 26 : 31)": PIXELS,
  },
  "lockup/Post.svelte": { 'thing.facts.kind === "fist"': PRINTED, 'thing.facts.special === "yes"': PRINTED },
  "lockup/Purse.svelte": { "i < (cubes[kind] ?? 0)": "which cubes of a row are ticked" },
  "lockup/purse.ts": { "countOf(next) <= enough": "as many are ticked as the server proposes" },
  "lockup/Pocket.svelte": {
    'thing.facts.kind === "number"': PRINTED,
    'thing.facts.kind === "fist"': PRINTED,
  },
  "lockup/Rewards.svelte": { "crew < seated": GUARDS },
  "lockup/Seat.svelte": {
    "table.view.seats.length >= 4": MANY,
    "many = $derived(table.view.seats.length >= 4)": MANY,
  },
  "lockup/Setup.svelte": { 'table.table.options.mode === "advanced"': "whether boards are seen on this side or that" },
  "lockup/Stock.svelte": { "held > storage": "two figures beside each other: the larger one stands out" },
  "lockup/Supply.svelte": {
    "left < cubes / 3": "when a row of cubes looks short",
    "class:near={left < cubes / 3}": "when a row of cubes looks short",
    "i >= left": "which marks of a row are full",
  },
  "lockup/view.ts": { RESOURCES: IDS, TREASURES: IDS, TOKENS: IDS },
  "lockup/words.ts": { "crew < table.view.seats.length": GUARDS },
  "roll_player/Attribute.svelte": { PAIRS: "questions that are followed by one about another die" },
  "roll_player/Board.svelte": { MARKET: FIRST, TRAY: FIRST },
  "roll_player/Mark.svelte": { "d={pip(colour, 6, 6, 1)}": PIXELS },
  "roll_player/Market.svelte": { "style:--n={Math.max(cards.length, 3)}": PIXELS },
  "roll_player/OwnCards.svelte": {
    "FEW = 4": PIXELS,
    "MOST = 6": PIXELS,
    "cards.length > FEW": PIXELS,
    "columns = $derived( cards.length > FEW ? Math.min(MOST, Math.ceil(cards.length / 2)) : Math.max(3, cards.length), )":
      PIXELS,
  },
  "roll_player/Seat.svelte": {
    "table.view.seats.length >= 4": MANY,
    "many = $derived(table.view.seats.length >= 4)": MANY,
  },
  "roll_player/view.ts": {
    ROWS: IDS,
    COLOURS: IDS,
    TYPES: IDS,
    SPACES: IDS,
    "SPACES = [1, 2, 3]": IDS,
    "OPEN = 99": "how packs write that a goal has no end",
    "most >= OPEN": "how packs write that a goal has no end",
    'facts.far === "met"': "what the server says of a row",
    'facts.far === "short"': "what the server says of a row",
    'facts.far === "over"': "what the server says of a row",
    'facts.far === "needs"': "what the server says of a row",
  },
  "stonespine/Board.svelte": {
    "LEADS: Record<string, string>": FIRST,
    "SOON = 120": "milliseconds",
  },
  "stonespine/Cell.svelte": {
    'note = $derived(label.slice(label.indexOf(": ") + 2))': "letters",
  },
  "stonespine/Chamber.svelte": {
    "DOORS: Record<Side, string>": PIXELS,
    "RAYS: Record<Side, string>": PIXELS,
    SPOTS: PIXELS,
    "SPOTS = [ [90, 38], [38, 38], [38, 90], [90, 90], ] as const": PIXELS,
  },
  "stonespine/Clusters.svelte": {
    "EDGE = 3": PIXELS,
    '[left, right] = [cell.column * 100 - 100 + inset("W"), cell.column * 100 - inset("E")]': PIXELS,
    '[top, bottom] = [cell.row * 100 - 100 + inset("N"), cell.row * 100 - inset("S")]': PIXELS,
  },
  "stonespine/Hand.svelte": {
    "style:--n={Math.max(4, (hand?.cards.length ?? 0) + (hand?.hidden ? 2 : 0))}": PIXELS,
  },
  "stonespine/Jael.svelte": {
    PARTS: "parts of a score that the view tells",
  },
  "stonespine/JaelSymbol.svelte": {
    "SHAPES: Record<string, string>": PIXELS,
    'y={symbol === "green" ? 17 : 14.5}': PIXELS,
  },
  "stonespine/Market.svelte": {
    "cards.length > 2": PIXELS,
    "class:many={cards.length > 2}": PIXELS,
  },
  "stonespine/Mini.svelte": {
    "DOORS: Record<Side, string>": PIXELS,
    SPOTS: PIXELS,
    "SPOTS = [ [21.5, 8.5], [8.5, 8.5], [8.5, 21.5], [21.5, 21.5], ] as const": PIXELS,
    'transform="translate({(cell.column - 1) * 35} {(cell.row - 1) * 35})"': PIXELS,
    'rx={cell.stone === "cave" ? 12 : 1}': PIXELS,
  },
  "stonespine/Seat.svelte": {
    "table.view.seats.length >= 4": MANY,
    "many = $derived(table.view.seats.length >= 4)": MANY,
    "table.view.seats.length < 3": MANY,
    "named = $derived(table.view.seats.length < 3)": MANY,
  },
  "stonespine/dungeon.ts": {
    SIDES: IDS,
    "SIZE = 4": "rows and columns of the grid that is drawn",
    'chamber.facts.kind === "cave"': PRINTED,
    STEP: "where the cell on that side is drawn",
    "free = [0, 1, 2, 3].filter((quarter) => !printed.some((one) => one.quarter === quarter))": QUARTERS,
    "return [...printed, ...tokens.map((element, i) => ({ element, bought: true, quarter: free[i] ?? i % 4 }))];":
      QUARTERS,
    "quarter = [0, 1, 2, 3].find((one) => !cell.pieces.some((piece) => piece.quarter === one)) ?? 0": QUARTERS,
    'return { x: column - 0.5, y: side === "n" ? row - 1 : row, upright: false };': PIXELS,
    'return { x: side === "w" ? column - 1 : column, y: row - 0.5, upright: true };': PIXELS,
  },
  "stonespine/view.ts": {
    SHAPES: IDS,
  },
  "stonespine/words.ts": {
    WORDS: "names that have a text of the page",
  },
};

const files = readdirSync(BOARDS, { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .sort();
const all = files.flatMap((file) =>
  found(readFileSync(BOARDS + file, "utf-8"), file).map(({ text }) => ({ file, text })),
);

describe("a board", () => {
  test("knows no number, table, name or comparison of a rulebook", () => {
    const wrong = all.filter(({ file, text }) => !ALLOWED[file]?.[text]).map(({ file, text }) => `${file} | ${text}`);
    expect([...new Set(wrong)]).toEqual([]);
  });

  test("has all that is excused", () => {
    const gone = Object.entries(ALLOWED).flatMap(([file, texts]) =>
      Object.keys(texts)
        .filter((text) => !all.some((one) => one.file === file && one.text === text))
        .map((text) => `${file} | ${text}`),
    );
    expect(gone).toEqual([]);
  });

  test.each([
    ["view.ts", "export const ROUNDS = 6;", "ROUNDS = 6"],
    ["view.ts", "const prices = [[1, 4], [1, 5]];", "prices = [[1, 4], [1, 5]]"],
    ["view.ts", 'const groups = { monster: ["gnoll", "ooze"] };', "groups"],
    ["view.ts", "export const met = (total: number, goal: Goal) => total >= goal.least;", "total >= goal.least"],
    ["view.ts", 'const more = thing?.facts.effect === "hand_limit" ? 0 : 1;', 'thing?.facts.effect === "hand_limit"'],
    [
      "view.ts",
      'if (table.options.lower_rewards === "from_third") go();',
      'table.options.lower_rewards === "from_third"',
    ],
    [
      "view.ts",
      "export function second(pays: number) { return Math.floor(pays / 2); }",
      "return Math.floor(pays / 2);",
    ],
    ["Supply.svelte", "<p class:near={left < 4}>raid</p>", "left < 4"],
    ["Goals.svelte", "{#if sides === 2}<b>6</b>{/if}", "sides === 2"],
    ["Goals.svelte", '<script lang="ts">const MANY = 5 as const;</script>', "MANY = 5 as const"],
  ])("would be caught: %s %s", (file, source, text) => {
    expect(found(source, file).map((one) => one.text)).toContain(text);
  });
});
