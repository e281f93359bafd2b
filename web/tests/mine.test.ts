// How I play: what many analysed games say together, and what the page shows of few and of many.
import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import type { Asked, MyGame, MyPlay, Opponent } from "../src/after/analysis";
import { read } from "../src/lib/router.svelte";
import { costs, inOrder, kindsOfGames, missing, opponents } from "../src/mine/sums";
import HowIPlay from "../src/pages/HowIPlay.svelte";

const game = (n: number, more: Partial<MyGame> = {}): MyGame => ({
  table: `t${n}`,
  game: "kajko",
  when: Date.UTC(2026, 0, n),
  players: 2,
  seat: 0,
  quality: 40 + n,
  lost_win: 0.1,
  luck_win: -0.05,
  opponents: [{ kind: "bot", level: "regular" }],
  ...more,
});

const asks: Asked[] = [
  { game: "kajko", ask: "turn", question: "Adventure or town?", count: 80, lost: 0.2 },
  { game: "kajko", ask: "rob", question: "Whom to rob?", count: 20, lost: 0.8 },
  { game: "lockup", ask: "visit", question: "Where to?", count: 5, lost: 0.9 },
];

describe("many games together", () => {
  test("stand in the order in which they were played", () => {
    expect(inOrder([game(3), game(1), game(2)]).map((one) => one.table)).toEqual(["t1", "t2", "t3"]);
    expect(kindsOfGames([game(1, { game: "lockup" }), game(2), game(3)])).toEqual(["kajko", "lockup"]);
  });

  test("say what part of the losses each kind of decision is, the dearest first", () => {
    const found = costs(asks, "kajko");
    expect(found.map(({ ask, count }) => [ask, count])).toEqual([
      ["rob", 20],
      ["turn", 80],
    ]);
    expect(found[0]?.lost).toBeCloseTo(0.8);
    expect(found[1]?.lost).toBeCloseTo(0.2);
  });

  test("say against whom how well", () => {
    const both: Opponent[] = [
      { kind: "person", level: "" },
      { kind: "bot", level: "regular" },
    ];
    expect(opponents([game(1), game(3, { opponents: both }), game(4, { opponents: [] })])).toEqual([
      { name: "Regular", games: 2, quality: 42 },
      { name: "person", games: 1, quality: 43 },
    ]);
  });

  test("are enough from ten on", () => {
    expect(missing([game(1)])).toBe(9);
    expect(missing(Array.from({ length: 12 }, (_, n) => game(n)))).toBe(0);
  });
});

describe("the page", () => {
  let told: MyPlay;
  const asked: string[] = [];

  beforeEach(() => {
    asked.length = 0;
    // jsdom lays nothing out
    globalThis.ResizeObserver = class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
    vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
      asked.push(`${init.method} ${url}`);
      const answer = url.includes("/games") ? [{ game: "kajko", name: "Kajko i Kokosz" }] : told;
      return Promise.resolve(new Response(JSON.stringify(answer)));
    });
  });

  test("has its address", () => {
    expect(read("/me/play")).toEqual({ page: "play" });
  });

  test("says with few games how many more it takes, and lists them", async () => {
    told = { games: [game(1), game(2)], asks, waiting: 0, left: 3 };
    const { container } = render(HowIPlay);
    await vi.waitFor(() => expect(container.querySelectorAll("[data-game]")).toHaveLength(2));
    expect(container.textContent).toContain("8 more analysed games");
    expect(container.textContent).toContain("3 finished games have not been analysed yet.");
    expect(container.querySelector("svg[role=img]")).toBeNull();
    expect(container.querySelector("[data-game]")?.getAttribute("href")).toBe("/t/t2/at/0#analysis");
    told = { ...told, left: 0 };
    await fireEvent.click(container.querySelector('[data-act="analyse-mine"]') as HTMLElement);
    await vi.waitFor(() => expect(container.textContent).toContain("All your finished games have been analysed."));
    expect(asked).toContain("POST /api/v1/me/play");
  });

  test("asks for the next games until all are analysed", async () => {
    vi.useFakeTimers();
    told = { games: [], asks, waiting: 0, left: 5 };
    const { container } = render(HowIPlay);
    await vi.waitFor(() => expect(container.querySelector('[data-act="analyse-mine"]')).not.toBeNull());
    told = { ...told, waiting: 3, left: 2 };
    await fireEvent.click(container.querySelector('[data-act="analyse-mine"]') as HTMLElement);
    const posts = () => asked.filter((one) => one.startsWith("POST")).length;
    await vi.advanceTimersByTimeAsync(6000);
    expect(posts()).toBe(1); // the first three are not done yet
    told = { ...told, waiting: 0 };
    await vi.advanceTimersByTimeAsync(11_000);
    expect(posts()).toBeGreaterThan(1);
    told = { ...told, left: 0 };
    await vi.advanceTimersByTimeAsync(11_000);
    const all = posts();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posts()).toBe(all);
    vi.useRealTimers();
  });

  test("shows with many games how they went, what cost most, and against whom", async () => {
    told = { games: Array.from({ length: 10 }, (_, n) => game(n + 1)), asks, waiting: 0, left: 0 };
    const { container } = render(HowIPlay);
    await vi.waitFor(() => expect(container.querySelector("svg[role=img]")).not.toBeNull());
    const costly = [...container.querySelectorAll('[data-costs="kajko"] li')].map((one) => one.textContent);
    expect(costly[0]).toMatch(/Whom to rob\?.*80 % of your losses, 20 choices/s);
    expect(costly[1]).toMatch(/Adventure or town\?/);
    expect(container.textContent).toMatch(/Regular\s*10 games, quality 46 on average/);
  });
});
