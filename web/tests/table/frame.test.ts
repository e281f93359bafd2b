import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import type { Happened } from "../../src/lib/game";
import { settings } from "../../src/lib/settings.svelte";
import { toasts } from "../../src/lib/toasts.svelte";
import { outcome } from "../../src/table/back";
import BoardHost from "../../src/table/BoardHost.svelte";
import Choices from "../../src/table/Choices.svelte";
import Curtain from "../../src/table/Curtain.svelte";
import GenericBoard from "../../src/table/generic/GenericBoard.svelte";
import { announce } from "../../src/table/sign";
import { press } from "../../src/table/keys";
import { leadOf } from "../../src/table/lead";
import LogTab from "../../src/table/LogTab.svelte";
import Prompt from "../../src/table/Prompt.svelte";
import SeatPanel from "../../src/table/SeatPanel.svelte";
import UndoDialogs from "../../src/table/UndoDialogs.svelte";
import WishBar from "../../src/table/WishBar.svelte";
import { aPlace, aTable, chair, option, question, sit } from "./fixtures";

const LAY = option("ware:pot", "Lay the pot on the anvil (hardness 2)", "lay", "pot");
const LAY_KEY = option("ware:key", "Lay the key on the anvil (hardness 4)", "lay", "key");
const REST = option("rest", "Rest and take coal (you have 2)", "rest");
const ASKED = question([LAY, LAY_KEY, REST], {
  note: "The fire is low.",
  blocked: [{ touch: "strike", why: "empty", text: "Nothing lies on the anvil." }],
});

const key = (name: string, ui: Parameters<typeof press>[1]) => {
  const event = new KeyboardEvent("keydown", { key: name, cancelable: true });
  press(event, ui);
  flushSync();
  return event;
};
const act = (name: string) => document.querySelector<HTMLElement>(`[data-act="${name}"]`);

beforeEach(() => {
  settings.clicks = "two";
  globalThis.innerWidth = 1366;
  // jsdom lays nothing out; what is in the page counts as seen
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
});
afterEach(() => {
  settings.clicks = "undo";
});

describe("the board", () => {
  test("is not drawn before its things have names, unless they cannot be had", async () => {
    const { state } = sit([aPlace(0, ASKED)]);
    const box = state.box;
    state.box = null;
    render(BoardHost, { state });
    await tick();
    await tick();
    expect(document.body.textContent).not.toContain("pot");
    state.box = box;
    await tick();
    expect(screen.getAllByText(/pot/i).length).toBeGreaterThan(0);
    state.box = null;
    state.boxless = true;
    await tick();
    expect(screen.getAllByText(/pot/i).length).toBeGreaterThan(0);
  });
});

describe("the prompt", () => {
  test("says what to do, what is at stake, and then what the choice would bring", async () => {
    const { ui, state } = sit([aPlace(0, ASKED)]);
    render(Prompt, { ui });
    const prompt = document.querySelector("[data-prompt]");
    expect(prompt?.getAttribute("role")).toBe("status");
    expect(prompt?.textContent).toContain("Your turn: what do you do?");
    expect(prompt?.textContent).toContain("The fire is low.");
    expect(act("choose")?.getAttribute("aria-disabled")).toBe("true");
    state.touch("ware:pot");
    await tick();
    expect(prompt?.textContent).toContain("Lay the pot on the anvil (hardness 2)");
    expect(act("choose")?.textContent).toContain("Lay the pot on the anvil");
    expect(act("choose")?.textContent).not.toContain("hardness");
  });

  test("the primary button chooses what is previewed", async () => {
    const { ui, state, line } = sit([aPlace(0, ASKED)]);
    render(Prompt, { ui });
    state.touch("ware:pot");
    await tick();
    await fireEvent.click(act("choose") as HTMLElement);
    expect(line.said.at(-1)).toMatchObject({ type: "move", seat: 0, seq: 4, do: ["lay", "pot"] });
    expect(state.sending).toBe(true);
  });

  test("verbs have their button there", async () => {
    const { ui, state } = sit([aPlace(0, ASKED)]);
    render(Prompt, { ui });
    const rest = document.querySelector<HTMLElement>('[data-touch="rest"]');
    expect(rest?.textContent).toContain("Rest and take coal");
    await fireEvent.click(rest as HTMLElement);
    expect(state.focused).toMatchObject({ do: ["rest"] });
  });

  test("while others choose it says so, without a primary button; undo says why not", () => {
    const { ui } = sit([aPlace(0, null, { waiting: "Bo is at the anvil." })], { table: aTable({ position: 0 }) });
    render(Prompt, { ui });
    expect(document.querySelector("[data-prompt]")?.textContent).toContain("Bo is at the anvil.");
    expect(act("choose")).toBeNull();
    expect(act("undo")?.getAttribute("aria-disabled")).toBe("true");
  });

  test("a golem plays for me: I am back", async () => {
    const table = aTable({ chairs: [chair("Ania", { stand_in: true }), chair("Bo")] });
    const { ui, line } = sit([aPlace(0, null)], { table });
    render(Prompt, { ui });
    await fireEvent.click(act("back") as HTMLElement);
    expect(line.said).toContainEqual({ type: "back", seat: 0 });
  });

  test("a hint is previewed and called a golem's", async () => {
    const { ui, line } = sit([aPlace(0, ASKED)]);
    line.answers.push(() => ({ data: { do: ["lay", "key"], level: "regular" } }));
    render(Prompt, { ui });
    await fireEvent.click(act("hint") as HTMLElement);
    await tick();
    const told = document.querySelector("[data-prompt]")?.textContent;
    expect(told).toMatch(/A regular golem would choose:\s+Lay the key on the anvil/);
    expect(told).toContain("Worth knowing: Hardness 4. The fire is low.");
    expect(line.said.filter((one) => one.type === "move")).toEqual([]);
  });
});

describe("taking back together", () => {
  const move = (seq: number, seat: number, text: string): Happened => ({
    seq,
    kind: "move",
    at: 0,
    data: { seat },
    events: text ? [{ event: "laid", seat, text }] : [],
  });
  const log = [move(2, 0, "Ania lays a pot."), move(3, 1, ""), move(4, 0, "Ania rests.")];
  const wish = { seat: 1, count: 2, agreed: [1] };

  test("cannot be asked for before anything was chosen", () => {
    expect(sit([aPlace(0, ASKED)]).ui.canAsk).toBe(false);
    expect(sit([aPlace(0, ASKED)], { log }).ui.canAsk).toBe(true);
  });

  test("who is asked reads what would be undone, and nothing that is hidden", () => {
    const { ui } = sit([aPlace(0, ASKED)], { log, table: aTable({ wish }) });
    render(UndoDialogs, { ui });
    const lines = [...document.querySelectorAll("[data-undone] li > span:last-child")].map((one) =>
      one.textContent?.trim(),
    );
    expect(lines).toEqual(["Ania rests.", "Bo: a choice hidden from you"]);
  });

  test("who asks sees who has still to answer, and can take it back", async () => {
    const table = aTable({
      wish: { ...wish, seat: 0, agreed: [0] },
      chairs: [chair("Ania"), chair("Bo"), chair("Golem 1", { kind: "bot" }), chair("Cyd")],
    });
    const { ui, line } = sit([aPlace(0, ASKED)], { log, table });
    render(WishBar, { ui });
    expect(document.querySelector("[data-wish]")?.textContent).toContain("Waiting for Bo, Cyd to agree");
    await fireEvent.click(act("drop-undo") as HTMLElement);
    expect(line.said).toEqual([{ type: "answer_undo", seat: 0, agree: false }]);
  });

  test.each([
    ["wish", { seat: 0, agree: true, count: 2 }, null],
    ["wish", { seat: 2, agree: false }, "Cyd does not agree: the game goes on."],
    ["wish", { seat: 0, agree: false }, null], // I said no myself
    ["wish", { seat: 1, agree: false }, "Bo withdraws the request: the game goes on."],
    ["undo", { seat: 1, count: 2 }, "Everybody agreed: 2 choices are taken back."],
    ["chat", { seat: 1 }, null],
    ["move", { seat: 1 }, null],
  ])("is told as a note when it is decided: %s %j", (kind, data, told) => {
    const name = (seat: number) => ["Ania", "Bo", "Cyd"][seat] ?? "";
    expect(outcome(wish, { seq: 5, kind, at: 0, data }, [0], name)?.[0] ?? null).toBe(told);
  });

  test("who asked hears that the game went on", () => {
    expect(outcome(wish, { seq: 5, kind: "move", at: 0, data: { seat: 0 } }, [1], String)?.[0]).toContain(
      "your request is off",
    );
  });
});

test("a touch that does nothing says why", () => {
  const { state } = sit([aPlace(0, null, { asked: [1] })]);
  state.touch("ware:pot");
  state.touch("ware:key");
  expect(toasts.map((one) => one.text)).toEqual(["It is Bo’s turn."]);
});

describe("the choice list", () => {
  test("numbers every option, in the order of the question", () => {
    const { ui } = sit([aPlace(0, ASKED)]);
    render(Choices, { ui });
    const items = [...document.querySelectorAll<HTMLElement>("[data-choices] [data-choice]")];
    expect(items.map((one) => [one.dataset.choice, one.textContent?.trim()])).toEqual([
      ["0", expect.stringContaining(LAY.text)],
      ["1", expect.stringContaining(LAY_KEY.text)],
      ["2", expect.stringContaining(REST.text)],
    ]);
    expect(screen.getByText("Nothing lies on the anvil.")).toBeTruthy();
  });

  test.each([0, 1])("keys and a pointer look first and then choose (detail %i)", async (detail) => {
    const { ui, state, line } = sit([aPlace(0, ASKED)]);
    render(Choices, { ui });
    const [first] = [...document.querySelectorAll<HTMLElement>("[data-choice]")];
    await fireEvent.click(first as HTMLElement, { detail });
    expect(state.focused?.do).toEqual(["lay", "pot"]);
    expect(line.said).toEqual([]);
    await fireEvent.click(first as HTMLElement, { detail });
    expect(line.said).toMatchObject([{ type: "move", do: ["lay", "pot"] }]);
  });

  test.each([0, 1])(
    "what can be undone is chosen at once, what cannot is said to be so (detail %i)",
    async (detail) => {
      settings.clicks = "undo";
      const { ui, line } = sit([aPlace(0, question([{ ...LAY_KEY, final: true }, LAY]))]);
      render(Choices, { ui });
      const [last, other] = [...document.querySelectorAll<HTMLElement>("[data-choice]")];
      await fireEvent.click(last as HTMLElement, { detail });
      expect(line.said).toEqual([]);
      expect(announce(ui).more).toBe(`${LAY_KEY.text}. This cannot be undone: click again, or confirm.`);
      await fireEvent.click(other as HTMLElement, { detail });
      expect(line.said).toMatchObject([{ type: "move", do: ["lay", "pot"] }]);
    },
  );

  test("a touched thing with several options narrows it, also where it was folded away", async () => {
    const pay = (with_: string) => option("ware:pot", `Pay with ${with_}`, "pay", "pot", with_);
    const { ui, state } = sit([aPlace(0, question([pay("iron"), LAY_KEY, pay("scrap")]))]);
    ui.toggleList(); // no board of its own, so it was open
    render(Choices, { ui });
    expect(document.getElementById("table-choices")?.hidden).toBe(true);
    state.touch("ware:pot");
    await tick();
    expect(document.getElementById("table-choices")?.hidden).toBe(false);
    expect([...document.querySelectorAll("[data-choice] .words")].map((one) => one.textContent)).toEqual([
      "Pay with iron",
      "Pay with scrap",
    ]);
  });
});

describe("the keyboard", () => {
  test("a digit previews, the same again or Enter chooses", () => {
    const { ui, state, line } = sit([aPlace(0, ASKED)]);
    key("2", ui);
    expect(state.focused?.do).toEqual(["lay", "key"]);
    expect(line.said).toEqual([]);
    key("Enter", ui);
    expect(line.said).toMatchObject([{ type: "move", do: ["lay", "key"] }]);
  });
  test("with one click a digit plays", () => {
    settings.clicks = "one";
    const { ui, line } = sit([aPlace(0, ASKED)]);
    key("3", ui);
    expect(line.said).toMatchObject([{ do: ["rest"] }]);
  });
  test("U takes back, letters open the drawer, ? the help, Esc steps back", () => {
    const { ui, state, line } = sit([aPlace(0, ASKED, { can_undo: true })]);
    key("u", ui);
    expect(line.said).toMatchObject([{ type: "undo", seat: 0 }]);
    key("s", ui);
    expect(ui.drawer.shows("score")).toBe(true);
    key("?", ui);
    expect(ui.helping).toBe(true);
    key("1", ui);
    key("Escape", ui);
    expect(state.focused).toBeNull();
  });
  test("who writes is left alone", () => {
    const { ui, line } = sit([aPlace(0, ASKED, { can_undo: true })]);
    const input = document.body.appendChild(document.createElement("input"));
    const event = new KeyboardEvent("keydown", { key: "u", bubbles: true });
    input.addEventListener("keydown", (heard) => press(heard, ui));
    input.dispatchEvent(event);
    expect(line.said).toEqual([]);
    input.remove();
  });
});

describe("the generic board", () => {
  test("what can be chosen is a button that glows, what cannot says why", async () => {
    const blocked = [
      { touch: "charm:soot", why: "not-now", text: "It does nothing now." },
      { touch: "strike", why: "empty", text: "Nothing lies on the anvil." },
    ];
    const { state } = sit([aPlace(0, question([LAY, REST], { blocked }))]);
    render(GenericBoard, { state });
    const pot = document.querySelector<HTMLElement>('[data-touch="ware:pot"]');
    expect([pot?.tagName, pot?.classList.contains("can")]).toEqual(["BUTTON", true]);
    expect(document.querySelector('[data-touch="ware:key"]')).toBeNull();
    const soot = document.querySelector<HTMLElement>('[data-touch="charm:soot"]');
    expect([soot?.tagName, soot?.className, soot?.getAttribute("aria-disabled")]).toEqual([
      "BUTTON",
      expect.stringContaining("cannot"),
      "true",
    ]);
    expect(soot?.textContent).toContain("It does nothing now.");
    expect(document.querySelector('[data-touch="strike"]')?.textContent).toContain("Nothing lies on the anvil.");
    await fireEvent.click(pot as HTMLElement);
    expect(pot?.classList.contains("sel")).toBe(true);
  });
});

test("when all is over a seat shows its points, not what it had at stake", () => {
  const result = { seats: [{ total: 3 }, { total: 12 }], winners: [1] };
  const { state } = sit([aPlace(0, null)], { table: aTable({ stage: "over", result }) });
  expect(leadOf(state, 1)).toMatchObject({ text: "points", value: 12 });
  expect(leadOf(sit([aPlace(0, ASKED)]).state, 1)).toMatchObject({ text: "Coal", value: 1 });
});

test("a seat panel tells who, whether they are here, their numbers and what they hold", () => {
  const { ui } = sit([aPlace(0, ASKED)], {
    table: aTable({ chairs: [chair("Ania"), chair("Golem 2", { kind: "bot", level: "novice" })] }),
  });
  render(SeatPanel, { ui, seat: 1, Details: null });
  const panel = document.querySelector(".seat");
  for (const words of ["Golem 2", "golem, novice", "first", "Coal", "Heat", "Hand"])
    expect(panel?.textContent).toContain(words);
  expect(screen.getByRole("img", { name: "2 face down" })).toBeTruthy();
});

describe("the curtain", () => {
  const secret = aPlace(1, question([LAY_KEY], { seat: 1 }));
  secret.view = structuredClone(secret.view);
  secret.view.seats[1]?.zones[0]?.cards.push("key");
  const hot = () =>
    sit([aPlace(0, null, { asked: [1] }), secret], { table: aTable({ chairs: [chair("Ania"), chair("Bo")] }) });

  test("is down before the next person, with nothing to choose; Enter on its button lifts it", async () => {
    const { state } = hot();
    expect(state.curtain).toBe(1);
    expect(state.question).toBeNull();
    render(Curtain, { state, seat: 1 });
    expect(document.querySelector("[data-curtain]")?.textContent).toContain("Bo, it is your turn");
    expect(document.activeElement).toBe(act("lift"));
    await fireEvent.click(act("lift") as HTMLElement);
    expect([state.curtain, state.me, state.question?.seat]).toEqual([null, 1, 1]);
  });

  test("keys do nothing behind it", () => {
    const { ui, line } = hot();
    key("1", ui);
    key("u", ui);
    expect(line.said).toEqual([]);
  });

  test("what only the other may know is not in the log", () => {
    const log: Happened[] = [
      {
        seq: 1,
        kind: "move",
        at: 0,
        data: { seat: 0 },
        events: [{ event: "kept", seat: 0, text: "Ania keeps an iron pot.", only: [0] }],
      },
      {
        seq: 2,
        kind: "move",
        at: 0,
        data: { seat: 1 },
        events: [{ event: "kept", seat: 1, text: "Bo keeps a copper key.", only: [1] }],
      },
    ];
    const { ui, state } = sit([aPlace(0, null, { asked: [1] }), secret], { log });
    state.lift();
    flushSync();
    expect(ui.lines.map((one) => one.text)).toEqual(["Bo keeps a copper key."]);
  });
});

test("the log shows lines with their number, and things on focus", async () => {
  const log: Happened[] = [
    { seq: 1, kind: "start", at: 0, data: {}, events: [] },
    {
      seq: 2,
      kind: "move",
      at: 0,
      data: { seat: 0 },
      events: [{ event: "laid", seat: 0, text: "Ania lays an iron pot on the anvil.", ware: "pot" }],
    },
  ];
  const { ui } = sit([aPlace(0, ASKED)], { log });
  render(LogTab, { ui });
  expect([...document.querySelectorAll<HTMLElement>("[data-line]")].map((one) => one.dataset.line)).toEqual(["1", "2"]);
  const line = screen.getByRole("button", { name: "Ania lays an iron pot on the anvil." });
  await fireEvent.focus(line);
  expect(document.querySelector(".glance")?.textContent).toContain("iron pot");
  await fireEvent.blur(line);
  expect(document.querySelector(".glance")).toBeNull();
});
