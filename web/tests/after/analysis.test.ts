// The analysis of a finished game: what is picked out of it, how it is followed, and what is drawn and said of it.
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { costliest, GRADES, type Progress, rows, signOf, winner, worst } from "../../src/after/analysis";
import AnalysisTab from "../../src/after/AnalysisTab.svelte";
import { line, rowAt, scale } from "../../src/after/chart";
import { change, cost } from "../../src/after/figures";
import type { Show } from "../../src/after/show.svelte";
import { type Server, Study } from "../../src/after/study.svelte";
import Verdict from "../../src/after/Verdict.svelte";
import { Problem } from "../../src/lib/api";
import { settings } from "../../src/lib/settings.svelte";
import { speak } from "../../src/lib/words.svelte";
import { BLUNDER, decision, GAME, SLIP } from "./game";

const NBSP = "\u00a0";
const NONE: Progress = { state: "none", ahead: 0, done: 0, of: 0, left_out: 0 };
const DONE: Progress = { state: "done", ahead: 0, done: 3, of: 3, left_out: 0, analysis: GAME };

/** A server that answers one after another what it is given here, and the last of it again and again. */
function server(...answers: Progress[]): Server & { said: string[] } {
  const said: string[] = [];
  return {
    said,
    look: (effort) => {
      if (effort === "deep") return Promise.resolve(NONE);
      return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0]) ?? NONE);
    },
    start: (effort) => Promise.resolve(said.push(`start ${effort}`)),
    cancel: (effort) => Promise.resolve(said.push(`cancel ${effort}`)),
  };
}

/** As much of a replay as the analysis asks of it. */
function replay(study: Study, position = 3) {
  const picked: number[] = [];
  const show = {
    study,
    position,
    length: GAME.length,
    names: GAME.names,
    eyes: 0,
    table: { id: "t1" },
    get decision() {
      return study.decision(position);
    },
    name: (seat: number) => GAME.names[seat] ?? "",
    address: (at: number) => `/t/t1/at/${at}`,
    pick: (to: number) => picked.push(to),
    near: (to: number) => picked.push(to),
    play: () => undefined,
  };
  return { show: show as unknown as Show, picked };
}

beforeEach(() => {
  settings.language = "en";
  // jsdom lays nothing out
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

describe("grades", () => {
  test("have signs that differ without colour", () => {
    expect(new Set(GRADES.map(signOf)).size).toBe(GRADES.length);
    expect([signOf("inaccuracy"), signOf("mistake"), signOf("blunder")]).toEqual(["?!", "?", "??"]);
  });

  test("of a folded turn are those of its worst choice", () => {
    expect(worst([SLIP, BLUNDER, decision(5, 0)])).toBe(BLUNDER);
    expect(worst([])).toBeNull();
  });
});

describe("the costliest decisions", () => {
  test("are those of all players, or of one", () => {
    expect(costliest(GAME, null)).toEqual([BLUNDER, SLIP]);
    expect(costliest(GAME, 0)).toEqual([SLIP]);
    expect(costliest(GAME, null, 1)).toEqual([BLUNDER]);
  });

  test("say what they have cost as the reader writes it, always with a decimal", async () => {
    expect(cost(BLUNDER)).toEqual({ win: `12.3${NBSP}±${NBSP}0.8`, points: `4.9${NBSP}±${NBSP}0.3` });
    expect(cost(SLIP)).toEqual({ win: "3.0", points: "0.0" });
    settings.language = "pl";
    await speak("pl");
    expect(cost(BLUNDER).win).toBe(`12,3${NBSP}±${NBSP}0,8`);
    expect(change(-0.05)).toBe("−5,0 p.p.");
  });
});

describe("the graph", () => {
  test("has a row for every choice, in per cent or points, and nothing in between", () => {
    expect(rows(GAME, "win")).toEqual([
      [50, 50],
      [60, 40],
      null,
      [45, 55].map((one) => expect.closeTo(one)),
      null,
      [100, 0],
    ]);
    expect(rows(GAME, "points")[3]).toEqual([10, 12]);
  });

  test("runs from nothing to all, whatever the chances are, and bridges what is between", () => {
    const frame = { width: 120, height: 110, left: 10, right: 10, top: 5, bottom: 5 };
    const axes = scale(rows(GAME, "win"), GAME.length, frame, [0, 50, 100]);
    expect(axes.ticks).toEqual([0, 50, 100]);
    expect(line(rows(GAME, "win"), 1, axes)).toBe("M10 55L30 65L70 50L110 105");
  });

  test("knows at each position what was last known", () => {
    expect(rowAt(rows(GAME, "points"), 2)).toEqual([11, 10]);
    expect(rowAt([null, null], 1)).toBeNull();
  });

  test("tells who has won, if one has", () => {
    expect(winner(GAME)).toBe(0);
    expect(winner({ ...GAME, curve: [{ position: 0, win: [0.5, 0.5], points: [1, 1] }] })).toBeNull();
  });
});

describe("a study", () => {
  test("finds what is there, and knows each choice by where its question stood", async () => {
    const study = new Study(server(DONE));
    await study.look();
    expect(study.analysis).toBe(GAME);
    expect(study.decision(3)).toBe(BLUNDER);
    expect(study.decision(2)).toBeNull();
  });

  test("is started, followed until it is done, and then at rest", async () => {
    vi.useFakeTimers();
    const there = server(
      NONE,
      { ...NONE, state: "queued", ahead: 2 },
      { ...NONE, state: "running", done: 1, of: 3 },
      DONE,
    );
    const study = new Study(there);
    await study.look();
    expect(study.running).toBeNull();
    await study.start("quick");
    expect(there.said).toEqual(["start quick"]);
    expect(study.progress("quick")).toMatchObject({ state: "queued", ahead: 2 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(study.progress("quick")).toMatchObject({ done: 1, of: 3 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(study.analysis).toBe(GAME);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test("is stopped, and asks no more when its page is left", async () => {
    vi.useFakeTimers();
    const running: Progress = { ...NONE, state: "running", done: 1, of: 3 };
    const there = server(running, { ...running, state: "cancelled" });
    const study = new Study(there);
    await study.look();
    await study.cancel();
    expect(there.said).toEqual(["cancel quick"]);
    expect(study.running).toBeNull();
    const other = new Study(server(running));
    await other.look();
    other.close();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test("says why it cannot be started", async () => {
    const refused = new Problem("busy", "The queue is full.", 400);
    const study = new Study({ ...server(NONE), start: () => Promise.reject(refused) });
    await study.start("deep");
    expect(study.problem).toBe(refused);
    expect(study.busy).toBe(false);
  });
});

describe("the tab", () => {
  async function opened(...answers: Progress[]) {
    const there = server(...answers);
    const study = new Study(there);
    await study.look();
    const shown = replay(study);
    const { container } = render(AnalysisTab, { show: shown.show });
    return { ...shown, there, study, container };
  }
  const act = (name: string) => document.querySelector<HTMLElement>(`[data-act="${name}"]`) as HTMLElement;

  test("offers both ways before, and shows how far it is", async () => {
    const { there, study } = await opened(NONE, { ...NONE, state: "running", done: 1, of: 3, ahead: 0 });
    expect(act("analyse-deep").textContent).toContain("More thoroughly");
    await fireEvent.click(act("analyse-quick"));
    await vi.waitFor(() => expect(study.busy).toBe(false));
    await tick();
    expect(there.said).toEqual(["start quick"]);
    expect(screen.getByRole("progressbar")).toMatchObject({ value: 1, max: 3 });
    expect(document.body.textContent).toContain("1 of 3 choices weighed.");
    await fireEvent.click(act("analysis-cancel"));
    expect(there.said).toContain("cancel quick");
    study.close();
  });

  test("has a table behind its graph, which is a slider too", async () => {
    const { container, picked } = await opened(DONE);
    const slider = screen.getByRole("slider");
    expect(slider.getAttribute("aria-valuenow")).toBe("3");
    expect(slider.getAttribute("aria-valuetext")).toBe(`Position 3 of 5: Ania 45${NBSP}%, Bo 55${NBSP}%`);
    const details = container.querySelector("details") as HTMLDetailsElement;
    details.open = true;
    await fireEvent(details, new Event("toggle"));
    const table = within(details).getByRole("table");
    expect([...table.querySelectorAll("tbody tr")].map((row) => row.textContent?.replace(/\s+/g, " ").trim())).toEqual(
      [`0 50 % 50 %`, `1 60 % 40 %`, `3 45 % 55 %`, `5 100 % 0 %`].map((row) =>
        expect.stringMatching(row.replaceAll(" ", "\\s?")),
      ),
    );
    await fireEvent.click(within(table).getByText("1"));
    expect(picked).toEqual([1]);
    await fireEvent.click(screen.getByLabelText("Expected points"));
    expect(within(table).getByText("10.5")).toBeTruthy();
  });

  test("marks the turning point and goes there", async () => {
    const { container, picked } = await opened(DONE);
    expect(container.querySelector(".flag")?.textContent).toBe("⚑");
    await fireEvent.click(screen.getByText("Turning point: from position 4 on, Ania stayed ahead."));
    expect(picked).toEqual([4]);
  });

  test("tells of each player the quality, the grades, what was lost, and luck", async () => {
    const { container } = await opened(DONE);
    const ania = container.querySelector('[data-played="0"]')?.textContent?.replace(/\s+/g, " ");
    expect(ania).toContain("62 of 100");
    expect(ania).toContain("1 inaccuracy");
    expect(ania).toMatch(/Lost in a choice, on average ?−3\.0 pp ?−1\.0/);
    expect(ania).toMatch(/Given by luck ?\+10\.0 pp ?−2\.5/);
  });

  test("shows a costly decision as whoever made it saw it, and filters by player", async () => {
    const { container, show, picked } = await opened(DONE);
    const costly = () => [...container.querySelectorAll<HTMLElement>("[data-costly]")].map((one) => one.dataset.costly);
    expect(costly()).toEqual(["3", "1"]);
    await fireEvent.click(act("show"));
    expect(picked).toEqual([3]);
    expect(show.eyes).toBe(1);
    await fireEvent.click(screen.getByRole("radio", { name: "Ania" }));
    expect(costly()).toEqual(["1"]);
  });
});

test("the line at a decision says what was chosen, what was better, and what that cost", async () => {
  const study = new Study(server(DONE));
  await study.look();
  const { container } = render(Verdict, { show: replay(study, 3).show });
  const told = container.textContent?.replace(/\s+/g, " ") ?? "";
  expect(told).toContain("Bo chooses: Rest and take coal.");
  expect(told).toContain("A blunder");
  expect(told).toContain("Better: Lay the key on the anvil.");
  expect(told).toContain("It cost 12.3 ± 0.8 percentage points");
});
