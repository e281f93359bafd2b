// What can be played out of turn, as the table tells it and is told of it.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Place, Reaction } from "../src/lib/game";
import type { Said } from "../src/lib/line.svelte";
import { settings } from "../src/lib/settings.svelte";
import { type Mouth, TableState } from "../src/lib/table.svelte";
import type { FromServer } from "../src/lib/wire";

const GAME = "lockup";
const ATLAS: Reaction = {
  do: ["play_tome", "atlas"],
  touch: "tome:atlas",
  moments: ["lights_out", "location", "raid"],
  ask: ["lights_out", "raid"],
  ready: false,
};
const OPTION = { do: ATLAS.do, touch: ATLAS.touch, text: "Play it" };
const chair = (name: string, more = {}) => ({
  kind: "person",
  name,
  language: "en",
  level: "",
  stand_in: false,
  left: 0,
  since: 0,
  host: false,
  ...more,
});

let said: Said[];
let tables: TableState[];

beforeEach(() => {
  said = [];
  tables = [];
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("[]")));
});

afterEach(() => {
  for (const state of tables) state.close();
  for (const card of Object.keys(settings.asks(GAME).cards)) settings.askAt(GAME, card, ATLAS.ask);
  settings.askAlways(GAME, false);
  vi.unstubAllGlobals();
});

function place(seat: number | null, reactions: Reaction[] = [ATLAS], more: Partial<Place> = {}): Place {
  const secret = { numbers: { seat: seat ?? -1 }, zones: [] };
  return { view: { middle: { numbers: {}, zones: [] }, seats: [secret] }, asked: [1], seat, reactions, ...more };
}

const asked = (seat: number): Partial<Place> => ({
  asked: [seat],
  question: { ask: "tome", seat, seq: 4, rule: "R", text: "Play?", options: [OPTION], blocked: [] },
});

function sitDown(places: Place[], stage = "running", chairs = [chair("Ania"), chair("Bo")]): TableState {
  const line: Mouth = {
    connection: "here",
    problem: null,
    open: () => undefined,
    close: () => undefined,
    anew: () => undefined,
    say: (message) => {
      said.push(message);
      return Promise.resolve({});
    },
    now: () => 0,
  };
  const state = new TableState("t", () => line, { pace: () => "slow" });
  tables.push(state);
  const table = { ...state.table, game: GAME, stage, chairs };
  state.hear({ type: "snapshot", seq: 4, now: 0, table, places, log: [], presence: [] } as unknown as FromServer);
  flushSync();
  return state;
}

const tell = (state: TableState, changes: Record<string, unknown>) =>
  state.hear({ type: "changed", seq: 4, changes: { places: { "0": changes } } });

describe("laying ready", () => {
  test("is told for the seat that looks, and shown when the table has it", () => {
    const state = sitDown([place(0)]);
    const found = state.reaction("tome:atlas");
    expect(found).toEqual(ATLAS);
    if (found) state.layReady(found, true);
    expect(said).toEqual([{ type: "ready", seat: 0, do: ATLAS.do, ready: true }]);
    expect(state.reactions[0]?.ready).toBe(false);
    tell(state, { reactions: [[{ ...ATLAS, ready: true }]] });
    expect(state.reaction("tome:atlas")?.ready).toBe(true);
    expect(state.log).toEqual([]);
    expect(state.fresh).toBeNull();
  });

  test("is not what a click does while the card answers the question", () => {
    const state = sitDown([place(0, [ATLAS], asked(0))]);
    expect(state.reactions).toEqual([ATLAS]);
    expect(state.reaction("tome:atlas")).toBeNull();
  });

  test("a question that comes of a wish is shown", () => {
    const state = sitDown([place(0)]);
    expect(state.question).toBeNull();
    tell(state, { ask_always: [true], question: [asked(0).question] });
    expect(state.always).toBe(true);
    expect(state.question?.ask).toBe("tome");
  });

  test("is shown at once, though steps of others still wait to be shown; these are not skipped", () => {
    vi.useFakeTimers();
    try {
      const state = sitDown([place(0)]);
      for (const seq of [5, 6]) {
        const happened = { seq, kind: "move", at: 0, data: { seat: 1 }, events: [{ event: "a", seat: 1, text: "A." }] };
        const places = [place(0, [ATLAS], { asked: [1], waiting: String(seq) })];
        state.hear({ type: "update", seq, now: 0, happened, table: null, places } as unknown as FromServer);
      }
      const behind = state.behind;
      expect(behind).toBeGreaterThan(0);
      tell(state, { reactions: [[{ ...ATLAS, ready: true }]] });
      expect(state.reaction("tome:atlas")?.ready).toBe(true);
      expect(state.seq).toBeLessThan(6);
      vi.advanceTimersByTime(60_000);
      expect(state.behind).toBe(0);
      expect(state.seq).toBe(6);
      expect(state.places[0]?.reactions?.[0]?.ready).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test("is for nobody who watches, is stood in for, or has finished", () => {
    expect(sitDown([place(null, [])]).reactions).toEqual([]);
    expect(sitDown([place(0)], "running", [chair("Ania", { stand_in: true }), chair("Bo")]).reactions).toEqual([]);
    expect(sitDown([place(0)], "over").reactions).toEqual([]);
  });
});

describe("at a shared screen", () => {
  test("only the cards of whoever looks can be laid ready, and none behind the curtain", () => {
    const other = { ...ATLAS, do: ["play_tome", "songs"], touch: "tome:songs" };
    const state = sitDown([place(0, [ATLAS]), place(1, [other], asked(1)), place(null, [])]);
    expect(state.curtain).toBe(1);
    expect(state.reactions).toEqual([]);
    state.lift();
    expect(state.reactions).toEqual([other]);
    state.layReady(other, true);
    expect(said).toEqual([{ type: "ready", seat: 1, do: other.do, ready: true }]);
  });

  test("what one of them wants to be asked is not kept for the others", () => {
    const state = sitDown([place(0), place(1, [ATLAS], asked(1)), place(null, [])]);
    state.lift();
    state.askMe(ATLAS, []);
    expect(said).toEqual([{ type: "ask_me", seat: 1, do: ATLAS.do, moments: [] }]);
    expect(settings.asks(GAME).cards.atlas ?? ATLAS.ask).toEqual(ATLAS.ask);
  });
});

describe("when to be asked", () => {
  test("is told, kept, and told again once at another table where the card comes into the hand", () => {
    const state = sitDown([place(0)]);
    state.askMe(ATLAS, ["raid"]);
    state.askAlways(true);
    const wishes = [
      { type: "ask_me", seat: 0, do: ATLAS.do, moments: ["raid"] },
      { type: "ask_always", seat: 0, always: true },
    ];
    expect(said).toEqual(wishes);
    expect((JSON.parse(localStorage.getItem("karczma") ?? "{}") as { asks: unknown }).asks).toMatchObject({
      lockup: { always: true, cards: { atlas: ["raid"] } },
    });

    said = [];
    const other = sitDown([place(0, [])]);
    expect(said).toEqual([wishes[1]]);
    const draws = (seq: number, reactions: Reaction[]) => {
      const happened = { seq, kind: "move", at: 0, data: { seat: 0 }, events: [] };
      const places = [place(0, reactions, { ask_always: true })];
      other.hear({ type: "update", seq, now: 0, happened, table: null, places } as unknown as FromServer);
    };
    draws(5, [ATLAS]);
    expect(said).toEqual([wishes[1], wishes[0]]);
    draws(6, []);
    draws(7, [ATLAS]);
    expect(said).toHaveLength(2);
  });

  test("is not told where the table knows it, or where nothing was chosen", () => {
    settings.askAt(GAME, "atlas", ["raid", "gone"]);
    sitDown([
      place(0, [
        { ...ATLAS, ask: ["raid"] },
        { ...ATLAS, do: ["play_tome", "songs"] },
      ]),
    ]);
    expect(said).toEqual([]);
  });
});
