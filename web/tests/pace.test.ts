// Following what others do: steps are shown one after another, at the reader's pace, and nobody is asked before they are there.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Happened, Place } from "../src/lib/game";
import { CLOCKED, type Pace, TEMPO } from "../src/lib/pace";
import { settings } from "../src/lib/settings.svelte";
import { TableState } from "../src/lib/table.svelte";
import type { FromServer, Table } from "../src/lib/wire";
import { aPlace, aTable, chair, option, question, SilentLine, zone } from "./table/fixtures";

const { step } = TEMPO.natural;
const ASK = question([option("send", "Send", "send")]);
let line: SilentLine;
let state: TableState;
let seq: number;

/** What I see when `cards` lie in the middle; asked or not. */
function look(cards: string[], asked = false, seat: number | null = 0): Place {
  const place = aPlace(seat, asked ? { ...ASK, seat: seat ?? 0, seq } : null);
  return { ...place, view: { ...place.view, middle: { numbers: {}, zones: [zone("made", { cards })] } } };
}

function begin(places: Place[], table: Table = aTable()): void {
  seq = 1;
  state.hear({ type: "snapshot", seq, now: 0, table, places, log: [], presence: [] } as unknown as FromServer);
}

function happens(places: Place[] | null, more: Partial<Happened> = {}, table?: Table): void {
  seq++;
  const events = [{ event: "laid", seat: 1, text: `Step ${seq}.` }];
  const happened = { seq, kind: "move", at: 0, data: { seat: 1 }, events, ...more };
  state.hear({ type: "update", seq, now: 0, happened, table, places } as unknown as FromServer);
}

const lies = () => state.view.middle.zones[0]?.cards.length;
const hide = (hidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "natural";
  line = new SilentLine();
  state = new TableState("t1", () => line);
});
afterEach(() => {
  state.close();
  settings.pace = "natural";
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("steps of others", () => {
  beforeEach(() => begin([look([])]));

  test("come one after another, the first one now, and then I am asked", () => {
    happens([look(["a"])]);
    happens([look(["a", "b"])]);
    happens([look(["a", "b", "c"], true)]);
    expect([lies(), state.seq, state.behind]).toEqual([1, 2, 2]);
    expect(state.question).toBeNull();
    vi.advanceTimersByTime(step - 1);
    expect(lies()).toBe(1);
    vi.advanceTimersByTime(1);
    expect([lies(), state.seq, state.behind]).toEqual([2, 3, 1]);
    expect(state.question).toBeNull();
    vi.advanceTimersByTime(step);
    expect([lies(), state.seq, state.behind]).toEqual([3, 4, 0]);
    expect(state.question).not.toBeNull();
    expect(state.log.map((one) => one.seq)).toEqual([2, 3, 4]);
  });

  test("take no time if nothing moves, but keep their place", () => {
    for (let i = 0; i < 20; i++) happens([look([])]);
    expect([state.seq, state.behind]).toEqual([21, 0]);
    happens([look(["a"])]);
    happens([look(["a"])]);
    expect([state.seq, state.behind]).toEqual([23, 0]);
    happens([look([])]);
    happens([look([])]);
    expect([state.seq, state.behind]).toEqual([23, 2]);
    vi.advanceTimersByTime(step);
    expect([state.seq, state.behind]).toEqual([25, 0]);
  });

  test.each<[Pace, number]>([
    ["instant", 4],
    ["natural", 2],
    ["slow", 2],
  ])("at the pace %s", (pace, first) => {
    settings.pace = pace;
    for (const cards of [["a"], ["a", "b"], ["a", "b", "c"]]) happens([look(cards)]);
    expect(state.seq).toBe(first);
    vi.advanceTimersByTime(TEMPO[pace].step);
    expect(state.seq).toBe(Math.min(4, first + 1));
  });

  test("are never further behind than one can bear, however many there are", () => {
    const cards: string[] = [];
    for (let i = 0; i < 100; i++) happens([look([...cards, `${cards.push(`${i}`)}`])]);
    expect(state.behind).toBeGreaterThan(90);
    vi.advanceTimersByTime(TEMPO.natural.behind + step);
    expect(state.behind).toBe(0);
  });

  describe("that go on and on", () => {
    /** Golems who choose faster than a step takes, for this long. */
    function goOn(milliseconds: number): void {
      for (let gone = 0; gone < milliseconds; gone += 250) {
        happens([look(gone % 500 ? [] : ["a"])]);
        vi.advanceTimersByTime(250);
      }
    }

    test.each<Pace>(["natural", "slow"])("are hardly longer for being shown at the pace %s", (pace) => {
      settings.pace = pace;
      goOn(TEMPO[pace].behind + 10_000);
      happens([look(["a", "b"], true)]);
      vi.advanceTimersByTime(TEMPO[pace].late);
      expect(state.question).not.toBeNull();
    });

    test("are still shown one by one, none of them in a rush", () => {
      let most = 0;
      for (let gone = 0; gone < 20_000; gone += 250) {
        const before = state.seq;
        goOn(250);
        most = Math.max(most, state.seq - before);
      }
      expect(most).toBeLessThanOrEqual(2);
    });

    test("are forgotten after my own choice: what follows has its time again", () => {
      goOn(20_000);
      happens([look([], true)]);
      vi.advanceTimersByTime(TEMPO.natural.late);
      state.choose(ASK.options[0] as never);
      happens([look(["a"])], { data: { seat: 0 } });
      for (let i = 0; i < 6; i++) happens([look(i % 2 ? ["a"] : [])]);
      const before = state.seq;
      vi.advanceTimersByTime(4 * step);
      expect(state.seq - before).toBe(4);
    });
  });

  test("a change to instant shows what waits", () => {
    happens([look(["a"])]);
    happens([look(["a", "b"])]);
    settings.pace = "instant";
    flushSync();
    expect([state.seq, state.behind]).toEqual([3, 0]);
  });
});

describe("skipping", () => {
  test("shows all that waits, and what comes until I am asked", () => {
    begin([look([])]);
    happens([look(["a"])]);
    happens([look(["a", "b"])]);
    state.skip();
    expect([state.seq, state.behind, state.skipping]).toEqual([3, 0, true]);
    happens([look(["a"])]);
    happens([look([])]);
    expect(state.seq).toBe(5);
    happens([look(["a"], true)]);
    expect(state.question).not.toBeNull();
    expect(state.skipping).toBe(false);
  });

  test("to the end of the game, when nobody asks me any more", () => {
    begin([look([])]);
    happens([look(["a"])]);
    happens([look(["a", "b"])]);
    happens([look(["a"])], {}, aTable({ stage: "over" }));
    expect(state.table.stage).toBe("running");
    state.skip();
    expect(state.table.stage).toBe("over");
    expect(state.skipping).toBe(false);
  });
});

describe("my own choices", () => {
  test("are shown at once, with all that came before", async () => {
    begin([look([], true)]);
    state.choose(ASK.options[0] as never);
    happens([look(["a"])]);
    happens([look(["a", "b"])]);
    happens([look(["a", "b", "c"])], { data: { seat: 0 } });
    expect([state.seq, state.behind]).toEqual([4, 0]);
    expect(state.log.map((one) => one.seq)).toEqual([2, 3, 4]);
  });

  test("the next question of my own turn waits for nothing", () => {
    begin([look([], true)]);
    state.choose(ASK.options[0] as never);
    happens([look(["a"], true)], { data: { seat: 0 } });
    expect(state.seq).toBe(2);
    expect(state.place.question).not.toBeNull();
  });

  test("the outcome counts as here when it is shown, not when it is heard", async () => {
    begin([look([], true)]);
    line.answers.push(() => ({ type: "ack", id: "x", seq: 2 }));
    state.choose(ASK.options[0] as never);
    await vi.advanceTimersByTimeAsync(0);
    expect(state.sending).toBe(true);
    happens([look(["a"])], { data: { seat: 0 } });
    expect(state.sending).toBe(false);
  });

  test("what the table does in my place is paced like the rest", () => {
    begin([look([])]);
    happens([look(["a"])]);
    happens([look(["a", "b"])], { data: { seat: 0 } });
    expect([state.seq, state.behind]).toEqual([2, 1]);
  });

  test("while I am asked, others act beside me and my question stays", () => {
    begin([look([], true)]);
    const asked = ASK.seq;
    const still = (cards: string[]) => ({ ...look(cards, true), question: { ...ASK, seq: asked } });
    state.places = [still([])];
    happens([still(["a"])]);
    happens([still(["a", "b"])]);
    expect([state.seq, state.behind]).toEqual([3, 0]);
    expect(state.question?.seq).toBe(asked);
  });

  test("taking back is shown at once", () => {
    begin([look([])]);
    happens([look(["a"])]);
    happens([look(["a", "b"])]);
    happens([look([])], { kind: "undo", data: { seat: 0, count: 2 }, events: [] });
    expect([state.seq, state.behind, lies()]).toEqual([4, 0, 0]);
  });

  test("somebody else's is a step like any other", () => {
    begin([look([])]);
    happens([look(["a"])]);
    happens([look([])], { kind: "undo", data: { seat: 1 }, events: [] });
    expect([state.seq, lies()]).toEqual([2, 1]);
    vi.advanceTimersByTime(step);
    expect([state.seq, lies()]).toEqual([3, 0]);
  });
});

describe("what never waits", () => {
  test("talk; and it stands where it belongs in the log", () => {
    begin([look([])]);
    happens([look(["a"])]);
    happens([look(["a", "b"])]);
    happens(null, { kind: "chat", data: { seat: 1, name: "Bo", text: "Hi" }, events: [] });
    expect(state.log.map((one) => one.seq)).toEqual([2, 4]);
    expect(state.seq).toBe(2);
    vi.advanceTimersByTime(step);
    expect(state.log.map((one) => one.seq)).toEqual([2, 3, 4]);
    expect([state.seq, state.behind]).toEqual([4, 0]);
  });

  test("a snapshot: it is how things are, and what waited is in it", () => {
    begin([look([])]);
    happens([look(["a"])]);
    happens([look(["a", "b"])]);
    seq = 9;
    state.hear({
      type: "snapshot",
      seq,
      now: 0,
      table: aTable(),
      places: [look(["a", "b", "c"], true)],
      log: [],
      presence: [],
    } as unknown as FromServer);
    expect([state.seq, state.behind, lies()]).toEqual([9, 0, 3]);
    vi.advanceTimersByTime(10 * step);
    expect([state.seq, lies()]).toEqual([9, 3]);
    expect(state.question).not.toBeNull();
  });

  test("whoever does not look finds the table as it is", () => {
    begin([look([])]);
    happens([look(["a"])]);
    happens([look(["a", "b"])]);
    hide(true);
    expect([state.seq, state.behind]).toEqual([3, 0]);
    happens([look(["a"])]);
    happens([look([], true)]);
    expect(state.question).not.toBeNull();
  });

  test("my clock: catching up costs me no more than a moment, and the clock shows what is left", () => {
    const clock = (since: number, left = 60_000) =>
      aTable({ pace: { kind: "live" }, chairs: [chair("Ania", { since, left }), chair("Bo")] } as Partial<Table>);
    begin([look([])], clock(0));
    const cards: string[] = [];
    for (let i = 0; i < 8; i++) happens([look([...cards, `${cards.push(`${i}`)}`])], {}, clock(0));
    happens([look([], true)], {}, clock(90_000));
    expect(state.question).toBeNull();
    expect(state.left(0)).toBe(50_000);
    vi.advanceTimersByTime(CLOCKED);
    expect(state.question).not.toBeNull();
    expect(state.behind).toBe(0);
  });

  test("a clock of days lets one look", () => {
    const table = aTable({
      pace: { kind: "days" },
      chairs: [chair("Ania", { since: 90_000, left: 200_000_000 }), chair("Bo")],
    } as Partial<Table>);
    begin([look([])], table);
    for (const cards of [["a"], ["a", "b"], ["a", "b", "c"], ["a"]]) happens([look(cards)], {}, table);
    vi.advanceTimersByTime(CLOCKED);
    expect(state.behind).toBeGreaterThan(0);
  });
});

describe("several at one screen, and who watches", () => {
  const bo = (cards: string[], asked = false) => ({
    ...look(cards, asked, 1),
    view: { ...look(cards).view, seats: [] },
  });

  test("the curtain falls only when all has been seen", () => {
    begin([look([], true), bo([])]);
    state.lift();
    state.choose(ASK.options[0] as never);
    happens([look(["a"]), bo(["a"])], { data: { seat: 0 } });
    happens([look(["a", "b"]), bo(["a", "b"])], { data: { seat: 2 } });
    happens([look(["a"]), bo(["a"], true)], { data: { seat: 2 } });
    expect(state.curtain).toBeNull();
    expect(state.me).toBe(0);
    vi.advanceTimersByTime(step);
    expect(state.curtain).toBeNull();
    vi.advanceTimersByTime(step);
    expect(state.curtain).toBe(1);
  });

  test("a spectator follows at their own pace", () => {
    begin([look([], false, null)]);
    happens([look(["a"], false, null)]);
    happens([look(["a", "b"], false, null)]);
    expect([lies(), state.behind]).toEqual([1, 1]);
    vi.advanceTimersByTime(step);
    expect([lies(), state.behind]).toEqual([2, 0]);
  });
});
