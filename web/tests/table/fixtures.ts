// A table for tests: what the server would say, without one.
import type { Box, Happened, Option, Place, Question, Thing, ViewZone } from "../../src/lib/game";
import type { Said } from "../../src/lib/line.svelte";
import { type Mouth, TableState } from "../../src/lib/table.svelte";
import type { Seated, Snapshot, Table } from "../../src/lib/wire";
import { TableUi } from "../../src/table/ui.svelte";

export class SilentLine implements Mouth {
  connection: Mouth["connection"] = "here";
  problem = null;
  said: Said[] = [];
  answers: ((said: Said) => unknown)[] = [];
  open = () => undefined;
  close = () => undefined;
  anew = () => undefined;
  now = () => 100_000;
  say(message: Said): Promise<unknown> {
    this.said.push(message);
    const answer = this.answers.shift();
    return answer ? Promise.resolve(answer(message)) : new Promise(() => undefined);
  }
}

export const chair = (name: string, more: Partial<Seated> = {}): Seated => ({
  kind: "person",
  name,
  language: "en",
  level: "",
  stand_in: false,
  left: 60_000,
  since: 0,
  host: false,
  ...more,
});

export const aTable = (more: Partial<Table> = {}): Table => ({
  id: "t1",
  game: "",
  options: {},
  pack: "default",
  language: "en",
  listed: true,
  pace: { kind: "none" },
  stage: "running",
  chairs: [chair("Ania"), chair("Bo")],
  created: 0,
  fingerprint: "",
  position: 3,
  rematch: "",
  imported: false,
  ...more,
});

export const thing = (id: string, name: string, more: Partial<Thing> = {}): Thing =>
  ({ id, name, texts: {}, facts: {}, source: "designed", sources: {}, ...more }) as Thing;

export const BOX = {
  game: "smithy",
  name: "Smithy",
  pack: "default",
  kinds: {
    ware: [thing("pot", "iron pot", { facts: { metal: "iron", value: 3 } }), thing("key", "copper key")],
    charm: [thing("soot", "soot")],
    metal: [thing("iron", "iron")],
    stack: [thing("stack_a", "stack a")],
  },
  zones: { hand: "Hand", made: "Made", stack: "Stack", spent: "Played charms" },
  numbers: { coal: "Coal", heat: "Heat", first_smith: "First smith", round: "Round", die: "Die" },
  parts: { wares: "Wares", patron: "Patron" },
  titles: {},
  rivals: {},
  help: {},
} as unknown as Box;

export const option = (touch: string, text: string, ...words: string[]): Option => ({ do: words, touch, text });
export const zone = (kind: string, more: Partial<ViewZone> = {}): ViewZone => ({
  kind,
  name: "",
  cards: [],
  hidden: 0,
  facts: {},
  ...more,
});

export const question = (options: Option[], more: Partial<Question> = {}): Question => ({
  ask: "turn",
  seat: 0,
  seq: 4,
  rule: "SM-6",
  text: "Your turn: what do you do?",
  options,
  blocked: [],
  ...more,
});

export function aPlace(seat: number | null, asked: Question | null, more: Partial<Place> = {}): Place {
  return {
    view: {
      middle: { numbers: { first_smith: 1, die: 0 }, zones: [zone("spent", { cards: ["soot"] })] },
      seats: [
        { numbers: { coal: 2, heat: 0 }, zones: [zone("hand", { cards: ["pot", "key"] })] },
        { numbers: { coal: 1, heat: 1 }, zones: [zone("hand", { hidden: 2 })] },
      ],
    },
    asked: asked ? [asked.seat] : [1],
    seat,
    question: asked,
    ...more,
  };
}

/** A table that has heard this much. */
export function sit(places: Place[], { table = aTable(), log = [] as Happened[] } = {}) {
  const line = new SilentLine();
  const state = new TableState("t1", () => line);
  state.hear({
    type: "snapshot",
    seq: log.at(-1)?.seq ?? 1,
    now: 100_000,
    table,
    places: places as unknown as Snapshot["places"],
    log: log as Snapshot["log"],
    presence: table.chairs.map((one) => (one.kind === "bot" ? "bot" : "here")),
  });
  state.box = BOX;
  return { line, state, ui: new TableUi(state) };
}
