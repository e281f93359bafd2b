import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Problem } from "../src/lib/api";
import type { Option, Place } from "../src/lib/game";
import type { Said } from "../src/lib/line.svelte";
import { settings } from "../src/lib/settings.svelte";
import { type Mouth, TableState } from "../src/lib/table.svelte";
import { toasts } from "../src/lib/toasts.svelte";
import { speak } from "../src/lib/words.svelte";
import type { FromServer, Table } from "../src/lib/wire";

class FakeLine implements Mouth {
  connection = "here" as const;
  problem = null;
  said: { message: Said; done: (answer: unknown) => void; refused: (problem: Problem) => void }[] = [];
  renewed = 0;
  time = 1000;
  open(): void {
    this.renewed = 0;
  }
  close(): void {
    this.said = [];
  }
  anew(): void {
    this.renewed++;
  }
  say(message: Said): Promise<unknown> {
    return new Promise((done, refused) => this.said.push({ message, done, refused }));
  }
  now(): number {
    return this.time;
  }
}

const chair = (name: string) => ({
  kind: "person" as const,
  name,
  language: "en",
  level: "",
  stand_in: false,
  left: 60_000,
  since: 0,
  host: false,
});
const TABLE: Table = {
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
  position: 0,
  rematch: "",
  imported: false,
};

const option = (touch: string, ...words: string[]): Option => ({ do: words, touch, text: words.join(" ") });
const DRAW = option("stack:a", "draw", "a");
const PAY_IRON = option("card:axe", "buy", "axe", "iron");
const PAY_SCRAP = option("card:axe", "buy", "axe", "scrap");

function place(
  seat: number | null,
  { asked = true, seq = 4, secret = "", options = [DRAW, PAY_IRON, PAY_SCRAP] } = {},
): Place {
  const question = {
    ask: "turn",
    seat: seat ?? 0,
    seq,
    rule: "R1",
    text: "What now?",
    options,
    blocked: [{ touch: "stack:b", why: "empty", text: "It is empty." }],
  };
  return {
    view: { middle: { numbers: {}, zones: [] }, seats: [{ numbers: { secret }, zones: [] }] },
    asked: asked && seat !== null ? [seat] : [],
    seat,
    question: asked ? question : null,
  };
}

let line: FakeLine;
let state: TableState;

function begin(...places: Place[]): void {
  state.hear({
    type: "snapshot",
    seq: 4,
    now: 0,
    table: TABLE,
    places,
    log: [],
    presence: ["here"],
  } as unknown as FromServer);
}

function happens(seq: number, places: Place[] | null): void {
  const happened = { seq, kind: "move", at: 0, data: {}, events: [{ event: "drawn", seat: 0, text: "Ania draws." }] };
  state.hear({ type: "update", seq, now: 0, happened, table: TABLE, places } as unknown as FromServer);
}

beforeEach(() => {
  line = new FakeLine();
  state = new TableState("t1", () => line);
});

afterEach(() => {
  settings.oneClick = false;
  state.close();
  vi.restoreAllMocks();
});

describe("before anything is told", () => {
  test("all is empty and nothing breaks", () => {
    expect(state.ready).toBe(false);
    expect(state.playing).toBe(false);
    expect(state.me).toBeNull();
    expect(state.view.seats).toEqual([]);
    state.touch("stack:a");
    expect(line.said).toEqual([]);
  });
});

describe("touching", () => {
  beforeEach(() => begin(place(0)));

  test("the first touch looks, the second chooses", () => {
    state.touch("stack:a");
    expect(state.focused).toBe(DRAW);
    expect(state.stateOf("stack:a")).toBe("sel");
    expect(line.said).toHaveLength(0);
    state.touch("stack:a");
    expect(line.said[0]?.message).toEqual({ type: "move", seat: 0, seq: 4, do: ["draw", "a"] });
    expect(state.sending).toBe(true);
  });

  test("with one-click play the first chooses", () => {
    settings.oneClick = true;
    state.touch("stack:a");
    expect(line.said).toHaveLength(1);
  });

  test("an option that is pressed by itself is looked at first, too", () => {
    state.touch("card:axe");
    state.press(PAY_SCRAP);
    expect(state.isFocused({ ...PAY_SCRAP, text: "in other words" })).toBe(true);
    expect(state.isFocused(PAY_IRON)).toBe(false);
    expect(state.narrowed).toEqual([PAY_IRON, PAY_SCRAP]);
    expect(line.said).toHaveLength(0);
    state.press(PAY_SCRAP);
    expect(line.said[0]?.message).toMatchObject({ do: ["buy", "axe", "scrap"] });
    state.press(PAY_IRON);
    expect(line.said).toHaveLength(1);
  });

  test("several options behind one thing narrow the list", () => {
    state.touch("card:axe");
    expect(state.focused).toBeNull();
    expect(state.narrowed).toEqual([PAY_IRON, PAY_SCRAP]);
    state.focus(PAY_SCRAP);
    expect(state.narrowed).toEqual([PAY_IRON, PAY_SCRAP]);
    expect(state.stepBack()).toBe(true);
    expect(state.focused).toBeNull();
    expect(state.narrowed).not.toBeNull();
    expect(state.stepBack()).toBe(true);
    expect(state.narrowed).toBeNull();
    expect(state.stepBack()).toBe(false);
  });

  test("one-click play does not guess among several", () => {
    settings.oneClick = true;
    state.touch("card:axe");
    expect(line.said).toHaveLength(0);
    expect(state.narrowed).toHaveLength(2);
  });

  test("what was focused in the narrowed list is chosen by touching the thing again", () => {
    state.touch("card:axe");
    state.focus(PAY_SCRAP);
    state.touch("card:axe");
    expect(line.said[0]?.message).toMatchObject({ do: ["buy", "axe", "scrap"] });
  });

  test("touching another thing moves the preview", () => {
    state.touch("stack:a");
    state.touch("card:axe");
    expect(state.focused).toBeNull();
    expect(state.touched).toBe("card:axe");
    expect(state.stateOf("stack:a")).toBe("can");
  });

  test("what is blocked says why and cannot be chosen", () => {
    expect(state.blocked("stack:b")).toBe("It is empty.");
    expect(state.stateOf("stack:b")).toBe("cannot");
    expect(state.blocked("stack:a")).toBeNull();
    expect(state.stateOf("nothing")).toBeNull();
    state.touch("stack:b");
    expect(state.touched).toBeNull();
  });
});

describe("choosing", () => {
  beforeEach(() => begin(place(0)));

  test("nothing else is chosen until the outcome is here", async () => {
    state.choose(DRAW);
    state.choose(PAY_IRON);
    expect(line.said).toHaveLength(1);
    line.said[0]?.done({ type: "ack", id: "x", seq: 5 });
    await Promise.resolve();
    expect(state.sending).toBe(true); // it is on disk, but we still see the old table
    happens(5, [place(0, { seq: 5 })]);
    expect(state.sending).toBe(false);
    expect(state.focused).toBeNull();
    expect(state.fresh?.seq).toBe(5);
  });

  test("the update may come before the ack", async () => {
    state.choose(DRAW);
    happens(5, [place(0, { seq: 5 })]);
    line.said[0]?.done({ type: "ack", id: "x", seq: 5 });
    await Promise.resolve();
    expect(state.sending).toBe(false);
  });

  test("a refusal is told and lets one choose again", async () => {
    state.choose(DRAW);
    line.said[0]?.refused(new Problem("stale-seq", "The table has moved on."));
    await vi.waitFor(() => expect(state.sending).toBe(false));
    expect(toasts.at(-1)).toMatchObject({ text: "The table has moved on.", kind: "bad" });
  });

  test("talk of others leaves the preview alone, a new question does not", () => {
    state.touch("stack:a");
    happens(5, null);
    expect(state.focused).toBe(DRAW);
    happens(6, [place(0, { seq: 4 })]);
    expect(state.focused).toEqual(DRAW);
    happens(7, [place(0, { seq: 7 })]);
    expect(state.focused).toBeNull();
  });

  test("what was told before is not told twice", () => {
    happens(5, null);
    happens(5, null);
    expect(state.log).toHaveLength(1);
  });

  test("a hint is previewed", async () => {
    const hint = state.hint();
    line.said[0]?.done({ type: "answer", id: "x", data: { do: ["buy", "axe", "iron"], level: "regular" } });
    await expect(hint).resolves.toEqual({ option: PAY_IRON, level: "regular" });
    expect(state.focused).toBe(PAY_IRON);
  });
});

describe("hot seat", () => {
  const ania = (asked: boolean, seq = 4) => place(0, { asked, seq, secret: "ania" });
  const bo = (asked: boolean, seq = 4) => place(1, { asked, seq, secret: "bo" });

  test("a curtain hides what one person knows from the other", () => {
    begin(ania(true), bo(false));
    expect(state.curtain).toBe(0);
    expect(state.question).toBeNull();
    state.lift();
    expect(state.me).toBe(0);
    expect(state.question?.seat).toBe(0);
    happens(5, [ania(false), bo(true, 5)]);
    expect(state.curtain).toBe(1);
    expect(state.me).toBe(0);
    state.lift();
    expect(state.me).toBe(1);
    expect(state.question?.seat).toBe(1);
  });

  test("while bots play the screen stays where it is", () => {
    begin(ania(true), bo(false));
    state.lift();
    happens(5, [ania(false), bo(false)]);
    expect(state.curtain).toBeNull();
    expect(state.me).toBe(0);
  });

  test("where nothing is hidden there is no curtain", () => {
    begin(place(0, { asked: true }), place(1, { asked: false }));
    expect(state.curtain).toBeNull();
    happens(5, [place(0, { asked: false }), place(1, { asked: true, seq: 5 })]);
    expect(state.curtain).toBeNull();
    expect(state.me).toBe(1);
  });

  test("one seat needs none", () => {
    begin(ania(true));
    expect(state.curtain).toBeNull();
    expect(state.mine).toEqual([0]);
  });

  test("a spectator has no seat and no question", () => {
    begin(place(null, { asked: false }));
    expect(state.spectator).toBe(true);
    expect(state.me).toBeNull();
    expect(state.playing).toBe(true);
  });
});

describe("around the table", () => {
  test("an update tells what changed, and everything else stays", () => {
    begin(place(0), place(1, { asked: false }));
    const before = state.places;
    const happened = { seq: 5, kind: "move", at: 0, data: {}, events: [] };
    const changes = { table: { position: [7] }, places: { "0": { question: [null], asked: [[1]] } } };
    state.hear({ type: "update", seq: 5, now: 0, happened, changes } as unknown as FromServer);
    expect(state.table).toEqual({ ...TABLE, position: 7 });
    expect(state.question).toBeNull();
    expect(state.places[0]?.asked).toEqual([1]);
    expect(state.places[1]).toBe(before[1]);
    expect(state.log.map((one) => one.seq)).toContain(5);
  });

  test("clocks run by the server's time", () => {
    begin(place(0));
    expect(state.left(0)).toBeNull();
    const running = { ...chair("Bo"), left: 60_000, since: 1000 };
    state.table = { ...TABLE, pace: { kind: "live" }, chairs: [chair("Ania"), running] };
    line.time = 21_000;
    expect(state.left(0)).toBe(60_000);
    expect(state.left(1)).toBe(40_000);
    line.time = 999_000;
    expect(state.left(1)).toBe(0);
  });

  test("a switch of the language asks for everything anew", async () => {
    begin(place(0));
    flushSync();
    await speak("pl");
    flushSync();
    expect(line.renewed).toBe(1);
  });
});
