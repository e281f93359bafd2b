import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Learn, Lesson } from "../../src/learn/lesson";
import type { Happened } from "../../src/lib/game";
import { settings } from "../../src/lib/settings.svelte";
import { t } from "../../src/lib/words.svelte";
import { aPlace, aTable, question, sit } from "../table/fixtures";

const LEARN: Learn = {
  game: "smithy",
  name: "Smithy",
  goal: "Forge the most.",
  questions: { forge: "Think of the coal.", temper: "Think of the water." },
  events: { burned: "Coal is gone." },
  lessons: [],
};
const STEP = {
  name: "one",
  ask: "forge",
  text: "Forge it.",
  after: "Forged.",
  otherwise: "",
  point: ["hand"],
  do: ["forge"],
  wrong: "",
} as const;
const LESSON: Lesson = {
  game: "smithy",
  lesson: "first",
  name: "First",
  chapters: [
    { steps: [{ ...STEP, do: ["forge"], point: ["hand"] }], play: false },
    {
      steps: ["two", "three"].map((name) => ({ ...STEP, name, do: [], point: [] })),
      play: true,
    },
    { steps: [{ ...STEP, do: ["forge"], point: ["hand"], otherwise: "Not that.", wrong: "again" }], play: false },
  ],
};

vi.mock("../../src/learn/texts", () => ({
  loadLearn: () => Promise.resolve(LEARN),
  loadLesson: () => Promise.resolve(LESSON),
}));

async function seated(more: Parameters<typeof aTable>[0] = {}, log: Happened[] = []) {
  const asked = aPlace(0, question([], { ask: "forge" }));
  const { state, ui } = sit([asked], { table: aTable({ game: "smithy", ...more }), log });
  const end = ui.teacher.open();
  flushSync();
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
  return { state, ui, teacher: ui.teacher, end };
}

function burned(seq: number): Happened {
  return { seq, kind: "move", at: 1, data: { seat: 1 }, events: [{ event: "burned", seat: 1, text: "Burned." }] };
}

beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined)); // nobody answers: no box is needed here
  settings.forget();
  settings.keepLesson("smithy", "first", { table: "", read: [] });
  settings.explains = "first";
});

describe("at a table", () => {
  it("tells the goal first, then explains each question of the first game", async () => {
    const { teacher } = await seated();
    expect(teacher.said).toMatchObject({ sort: "goal", text: "Forge the most." });
    teacher.next();
    expect(teacher.said).toMatchObject({ sort: "question", text: "Think of the coal." });
    teacher.next();
    expect(teacher.said).toBeNull();
  });

  it("explains a question that is known only in the first game, or to whoever wants it", async () => {
    settings.learn("smithy", "goal");
    settings.learn("smithy", "ask forge");
    settings.played("smithy", "another");
    const { teacher } = await seated();
    expect(teacher.said).toBeNull();
    settings.explains = "all";
    expect(teacher.said?.sort).toBe("question");
    settings.explains = "none";
    expect(teacher.said).toBeNull();
  });

  it("explains once what happens for the first time", async () => {
    settings.learn("smithy", "goal");
    const { state, teacher } = await seated();
    state.hear({ type: "update", seq: 2, now: 1, happened: burned(2) as never } as never);
    flushSync();
    expect(teacher.said).toMatchObject({ sort: "event", text: "Coal is gone." });
    teacher.next();
    state.hear({ type: "update", seq: 3, now: 1, happened: burned(3) as never } as never);
    flushSync();
    expect(teacher.said?.sort).not.toBe("event");
  });
});

describe("in a lesson", () => {
  it("says the step, and what came of it when it is done", async () => {
    const made: Happened = { seq: 2, kind: "move", at: 1, data: { seat: 0, do: ["forge", "pot"] } };
    const { teacher, state } = await seated({ lesson: "first", chapter: 0 });
    expect(teacher.said).toMatchObject({ sort: "lesson", step: "one", text: "Forge it.", next: null, point: ["hand"] });
    state.log = [made];
    expect(teacher.said).toMatchObject({ before: "Forged.", text: t("learn-part-done"), next: "chapter" });
  });

  it("explains another question while the step is not due", async () => {
    const { teacher, state } = await seated({ lesson: "first", chapter: 0 });
    state.places = [aPlace(0, question([], { ask: "other" }))];
    expect(teacher.said?.point).toEqual([]);
    expect(teacher.said?.text).toBe("");
  });

  it("explains nothing but what went wrong while a choice should be taken back", async () => {
    const made: Happened = { seq: 2, kind: "move", at: 1, data: { seat: 0, do: ["melt"], ask: "forge" } };
    const { teacher, state } = await seated({ lesson: "first", chapter: 2 });
    state.log = [made];
    expect(teacher.said).toMatchObject({ before: "Not that.", again: true, text: "Forge it." });
    state.places = [aPlace(0, question([], { ask: "temper" }))];
    expect(teacher.said).toMatchObject({ before: "Not that.", again: true, text: "" });
  });

  it("needs no button for the last words before a game: whoever chooses has read them", async () => {
    const { teacher, state, end } = await seated({ lesson: "first", chapter: 1 });
    teacher.next();
    expect(teacher.said).toMatchObject({ step: "three", next: null });
    state.log = [{ seq: 2, kind: "move", at: 1, data: { seat: 0, do: ["forge", "pot"] } }];
    expect(teacher.said).toMatchObject({ text: "Think of the coal.", next: null });
    state.places = [aPlace(0, null)];
    expect(teacher.said).toMatchObject({ text: t("learn-play-on"), next: null });
    end();
  });

  it("remembers what was read, at this table only", async () => {
    const { teacher } = await seated({ lesson: "first", chapter: 1 });
    expect(teacher.said?.next).toBe("read");
    teacher.next();
    expect(teacher.progress.at).toBe(1);
    settings.keepLesson("smithy", "first", { table: "another" });
    expect(teacher.progress.at).toBe(0);
  });
});
