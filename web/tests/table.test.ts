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

function happens(seq: number, places: Place[] | null, table = TABLE): void {
  const happened = { seq, kind: "move", at: 0, data: {}, events: [{ event: "drawn", seat: 0, text: "Ania draws." }] };
  state.hear({ type: "update", seq, now: 0, happened, table, places } as unknown as FromServer);
}

beforeEach(() => {
  settings.clicks = "two";
  line = new FakeLine();
  state = new TableState("t1", () => line);
});

afterEach(() => {
  settings.clicks = "undo";
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
    settings.clicks = "one";
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
    settings.clicks = "one";
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

describe("one click where it can be undone, two where it cannot", () => {
  const LAST = { ...option("stack:z", "draw", "z"), final: true };
  const SELL = { ...option("card:axe", "sell", "axe"), final: true };
  const sent = () => line.said.map(({ message }) => "do" in message && message.do);

  beforeEach(() => {
    settings.clicks = "undo";
    begin(place(0, { options: [DRAW, LAST, PAY_IRON, SELL] }));
  });

  test("what can be undone is chosen by the first click", () => {
    state.touch("stack:a");
    expect(sent()).toEqual([["draw", "a"]]);
  });

  test("what cannot is looked at first, on the board and in the list", () => {
    state.touch("stack:z");
    expect(state.focused).toBe(LAST);
    expect(sent()).toEqual([]);
    state.press(LAST);
    expect(sent()).toEqual([["draw", "z"]]);
  });

  test("whoever has touched a thing and says what to do with it has looked", () => {
    state.touch("card:axe");
    expect(sent()).toEqual([]);
    expect(state.settles(SELL)).toBe(true);
    state.press(SELL);
    expect(sent()).toEqual([["sell", "axe"]]);
  });

  test("what cannot be done as one would expect is looked at first, though something else can", () => {
    const discard = option("stack:b", "discard", "b"); // from which nothing can be drawn
    begin(place(0, { options: [discard] }));
    state.touch("stack:b");
    expect(state.focused).toBe(discard);
    expect(sent()).toEqual([]);
    state.touch("stack:b");
    expect(sent()).toEqual([["discard", "b"]]);
  });

  test("a thing that is taken up is not chosen, even if there is one way to use it", () => {
    state.hold("stack:a");
    expect(state.touched).toBe("stack:a");
    expect(state.narrowed).toEqual([DRAW]);
    expect(sent()).toEqual([]);
    expect(state.stepBack()).toBe(true);
    expect(state.touched).toBeNull();
  });
});

describe("several choices in one go", () => {
  const MORE = option("stack:b", "draw", "b");
  const DONE = { ...option("done", "done"), final: true };
  const sent = () => line.said.map(({ message }) => "do" in message && message.do);
  const gesture = (...moves: string[][]) => ({ text: "all of it", moves, drop: () => true });

  async function answered(seq: number, then: Place): Promise<void> {
    line.said.at(-1)?.done({ type: "ack", id: "x", seq });
    await Promise.resolve();
    happens(seq, [then]);
  }

  beforeEach(() => begin(place(0, { options: [DRAW, MORE, DONE] })));

  test("each is sent when its question has come", async () => {
    state.gesture = gesture(["draw", "a"], ["draw", "b"], ["done"]);
    state.perform();
    expect(sent()).toEqual([["draw", "a"]]);
    await answered(5, place(0, { seq: 5, options: [MORE, DONE] }));
    expect(sent()).toEqual([
      ["draw", "a"],
      ["draw", "b"],
    ]);
    expect(line.said[1]?.message).toMatchObject({ seq: 5 });
    expect(state.sending).toBe(true);
    await answered(6, place(0, { seq: 6, options: [DONE] }));
    await answered(7, place(0, { seq: 7, asked: false }));
    expect(sent()).toHaveLength(3);
    expect(state.sending).toBe(false);
  });

  test("it stops where one is no longer offered, and the question is there to be answered", async () => {
    state.gesture = gesture(["draw", "a"], ["draw", "b"], ["done"]);
    state.perform();
    await answered(5, place(0, { seq: 5, options: [DRAW, DONE] }));
    expect(sent()).toHaveLength(1);
    expect(state.sending).toBe(false);
    await answered(6, place(0, { seq: 6, options: [MORE, DONE] }));
    expect(sent()).toHaveLength(1);
  });

  test("it stops at another question, though that may offer the same", async () => {
    state.gesture = gesture(["draw", "a"], ["draw", "b"]);
    state.perform();
    const other = place(0, { seq: 5, options: [MORE] });
    await answered(5, { ...other, question: other.question ? { ...other.question, ask: "other" } : null });
    expect(sent()).toHaveLength(1);
  });

  test("it stops at a refusal", async () => {
    state.gesture = gesture(["draw", "a"], ["draw", "b"]);
    state.perform();
    line.said[0]?.refused(new Problem("stale-seq", "The table has moved on."));
    await vi.waitFor(() => expect(state.sending).toBe(false));
    happens(5, [place(0, { seq: 5, options: [MORE] })]);
    expect(sent()).toHaveLength(1);
  });

  test("going back forgets what is ready, after what is looked at", () => {
    const drop = vi.fn(() => true);
    state.gesture = { text: "all of it", moves: [["draw", "a"]], drop };
    state.focus(DRAW);
    state.stepBack();
    expect(drop).not.toHaveBeenCalled();
    expect(state.stepBack()).toBe(true);
    expect(drop).toHaveBeenCalledOnce();
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
    const hint = state.hint("advice");
    line.said[0]?.done({ type: "answer", id: "x", data: { do: ["buy", "axe", "iron"], level: "regular" } });
    await expect(hint).resolves.toMatchObject({ do: PAY_IRON.do, level: "regular", choices: [] });
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

  const everybody = (asked: number[]) => ({ ...place(null, { asked: false }), asked });

  test("while bots play the screen shows no hand, and then it is theirs again who chose last", () => {
    begin(ania(true), bo(false), everybody([0]));
    state.lift();
    expect(JSON.stringify(state.view)).toContain("ania");
    happens(5, [ania(false), bo(false), everybody([2])]);
    expect([state.curtain, state.me, state.taker]).toEqual([null, null, 0]);
    expect(JSON.stringify(state.view)).not.toMatch(/ania|bo/);
    happens(6, [ania(true, 6), bo(false), everybody([0])]);
    expect([state.curtain, state.me]).toEqual([null, 0]);
  });

  test("while somebody at another screen thinks it shows no hand, and then a curtain comes first", () => {
    begin(ania(true), bo(false), everybody([0]));
    state.lift();
    const elsewhere = { ...TABLE, chairs: [...TABLE.chairs, chair("Eve")] };
    happens(5, [ania(false), bo(false), everybody([2])], elsewhere);
    expect(state.me).toBeNull();
    happens(6, [ania(true, 6), bo(false), everybody([0])], elsewhere);
    expect(state.curtain).toBe(0);
    state.lift();
    expect(state.me).toBe(0);
  });

  test("who opens the page while nobody here is asked sees no hand", () => {
    begin(ania(false), bo(false), everybody([2]));
    expect([state.curtain, state.me]).toEqual([null, null]);
    expect(state.spectator).toBe(false);
  });

  test("whoever chose last takes back, though no hand is shown", () => {
    begin(ania(true), bo(false), everybody([0]));
    state.lift();
    happens(5, [{ ...ania(false), can_undo: true, deals_from: 2 }, bo(false), everybody([2])]);
    expect(state.canUndo).toBe(true);
    expect([1, 2, 3].map((count) => state.deals(count))).toEqual([false, true, true]);
    state.undo();
    expect(line.said.at(-1)?.message).toMatchObject({ type: "undo", seat: 0 });
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
