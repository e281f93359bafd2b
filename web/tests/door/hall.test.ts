// The lists refresh by themselves, rest while nobody looks, go on when the server is away, and call when it is my turn.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { guest } from "../../src/door/guest.svelte";
import { Hall } from "../../src/door/hall.svelte";
import type { Row } from "../../src/door/lists";
import { settings } from "../../src/lib/settings.svelte";

let tables: Record<string, Partial<Row>[]>;
let asked: string[];
let down: boolean;
let hidden: boolean;
let end: (() => void) | undefined;

const row = (id: string, more: Partial<Row> = {}): Partial<Row> => ({
  id,
  stage: "running",
  chairs: [],
  waiting_for_me: false,
  host: false,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  tables = { mine: [row("a")], open: [], running: [], over: [] };
  asked = [];
  down = hidden = false;
  guest.me = { id: "1", name: "Ola", language: "en", shares: false };
  settings.notifications = false;
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    if (down) return Promise.reject(new TypeError("no network"));
    const which = new URL(url, "http://x").searchParams.get("which") ?? "";
    return Promise.resolve(Response.json(tables[which] ?? []));
  });
});

afterEach(() => {
  end?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function come(called?: (table: Row) => void): Promise<Hall> {
  const hall = new Hall(called);
  end = hall.watch();
  await vi.advanceTimersByTimeAsync(10);
  return hall;
}

const look = (seen: boolean) => {
  hidden = !seen;
  document.dispatchEvent(new Event("visibilitychange"));
};

describe("the hall", () => {
  test("refreshes by itself; what is over is asked for less often", async () => {
    const hall = await come();
    expect(hall.mine.map((one) => one.table.id)).toEqual(["a"]);
    tables["mine"] = [row("b", { waiting_for_me: true }), row("a")];
    await vi.advanceTimersByTimeAsync(4100);
    expect(hall.mine.map((one) => one.table.id)).toEqual(["b", "a"]);
    expect(hall.waiting).toBe(1);
    const counted = (which: string) => asked.filter((url) => url.includes(`which=${which}`)).length;
    expect([counted("mine"), counted("over")]).toEqual([2, 1]);
  });

  test("rests while nobody looks, and asks at once when somebody does", async () => {
    await come();
    look(false);
    asked = [];
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toEqual([]);
    look(true);
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).not.toEqual([]);
  });

  test("goes on rarely for who wants to be told, and tells each turn once", async () => {
    settings.notifications = true;
    const called: string[] = [];
    await come((table) => called.push(table.id));
    look(false);
    tables["mine"] = [row("a", { waiting_for_me: true })];
    await vi.advanceTimersByTimeAsync(100_000);
    expect(called).toEqual(["a"]);
  });

  test("moves no row while it is held", async () => {
    const hall = await come();
    hall.hold(true);
    tables["mine"] = [row("b"), row("a", { waiting_for_me: true })];
    await vi.advanceTimersByTimeAsync(4100);
    expect(hall.mine.map((one) => one.table.id)).toEqual(["a"]);
    expect(hall.waiting).toBe(1);
    hall.hold(false);
    expect(hall.mine.map((one) => one.table.id)).toEqual(["a", "b"]);
  });

  test("keeps what it knows while the server is away, asks less and less, and is back when it is", async () => {
    const hall = await come();
    down = true;
    await vi.advanceTimersByTimeAsync(4100);
    expect(hall.problem?.key).toBe("offline");
    expect(hall.mine).toHaveLength(1);
    asked = [];
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.filter((url) => url.includes("mine")).length).toBeLessThan(5);
    down = false;
    await vi.advanceTimersByTimeAsync(31_000);
    expect(hall.problem).toBeNull();
  });

  test("asks for nothing of mine while nobody is known", async () => {
    guest.me = null;
    await come();
    expect(asked.some((url) => url.includes("mine"))).toBe(false);
    expect(asked.some((url) => url.includes("/me"))).toBe(false);
  });
});
