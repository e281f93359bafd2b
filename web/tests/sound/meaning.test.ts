// What sounds like what: every name is one that the games use, and one step is one sound.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import type { Happened } from "../../src/lib/game";
import { type Move, seatKey, zoneKey } from "../../src/lib/moves";
import { EVENTS, heard, THINGS } from "../../src/sound/meaning";

const GAMES = join(import.meta.dirname, "../../../src/karczma/games");

/** The names of a game that have a text: `event-raid` is the event `raid`. */
function named(game: string, what: "event" | "zone"): string[] {
  const file = join(GAMES, game, "text/en.ftl");
  expect(existsSync(file), `there is no game ${game}`).toBe(true);
  return [...readFileSync(file, "utf8").matchAll(new RegExp(`^${what}-(\\w+) *=`, "gm"))].map(([, name = ""]) => name);
}

describe("the names", () => {
  test.each(Object.keys(EVENTS))("of what happens in %s are its own", (game) => {
    const known = named(game, "event");
    expect(Object.keys(EVENTS[game] ?? {}).filter((event) => !known.includes(event))).toEqual([]);
  });

  test.each(Object.keys(THINGS))("of zones in %s are its own", (game) => {
    const known = named(game, "zone");
    expect(Object.keys(THINGS[game] ?? {}).filter((zone) => !known.includes(zone))).toEqual([]);
  });
});

const move = (from: string | null, to: string | null, more: Partial<Move> = {}): Move => ({
  id: "thing",
  from,
  to,
  count: 1,
  cubes: false,
  ...more,
});
const line = (events: string[], more: Partial<Happened> = {}): Happened => ({
  seq: 5,
  kind: "move",
  at: 0,
  data: { seat: 1 },
  events: events.map((event) => ({ event, seat: 1, text: "" })),
  ...more,
});
const step = (game: string, lines: Happened[], moved: Move[] = [], mine = [0]) => heard({ game, lines, moved, mine });

describe("a step", () => {
  const [deck, hand, row] = [zoneKey(null, "deck"), zoneKey(0, "hand"), zoneKey(0, "row", "strength")];

  test.each([
    ["a card that is slid", "kajko", move(deck, hand), "card"],
    ["a card of an unknown game", "smithy", move(deck, hand), "card"],
    ["a card turned where it lay", "lockup", move(deck, deck), "flip"],
    ["a die", "roll_player", move(hand, row), "die"],
    ["a die from nowhere", "roll_player", move(null, row), "die"],
    ["a token from a card to a card", "stonespine", move(zoneKey(null, "placing"), zoneKey(0, "cell", "b2")), "token"],
    ["a card to where tokens go", "stonespine", move(hand, zoneKey(0, "cell", "b2")), "card"],
    [
      "a token turned where it lay",
      "lockup",
      move(zoneKey(1, "crew", "sewers"), zoneKey(1, "crew", "sewers")),
      "token",
    ],
    ["a marker", "roll_player", move(row, row, { was: "before" }), "token"],
    ["a cube", "lockup", move(null, seatKey(1), { cubes: true }), "cube"],
  ] as const)("sounds like what moves: %s", (_, game, moved, sound) => {
    expect(step(game, [line([])], [moved])).toEqual({ sound, count: 1 });
  });

  test.each([
    ["lockup", "raid", "raid"],
    ["kajko", "robbed", "raid"],
    ["kajko", "raided", "raid"],
    ["kajko", "turned_up", "flip"],
    ["roll_player", "pooled", "roll"],
    ["stonespine", "passed_hands", "card"],
  ] as const)("of %s in which %s happens", (game, event, sound) => {
    expect(step(game, [line([event])], [move(deck, hand)])).toMatchObject({ sound });
  });

  test("is one sound, however much moves and however many lines it has", () => {
    const cubes = [
      move(null, seatKey(0), { cubes: true, count: 3 }),
      move(null, seatKey(1), { cubes: true, count: 2 }),
    ];
    expect(step("lockup", [line(["got"])], cubes)).toEqual({ sound: "cube", count: 5 });
    const cards = [move(deck, hand), move(deck, hand), ...cubes];
    expect(step("lockup", [line(["got"]), line(["paid"])], cards)).toEqual({ sound: "card", count: 2 });
    expect(step("lockup", [line(["got"]), line(["raid"])], cards)).toEqual({ sound: "raid", count: 1 });
  });

  test("in which I choose is always heard; one that the table makes for me is not, nor one of others", () => {
    expect(step("lockup", [line([], { data: { seat: 0 } })])).toEqual({ sound: "tap", count: 1 });
    expect(step("lockup", [line([], { data: { seat: 0, auto: true } })])).toBeNull();
    expect(step("lockup", [line([], { data: { seat: 0 }, kind: "chat" })])).toBeNull();
    expect(step("lockup", [line(["passed"])])).toBeNull();
  });
});
