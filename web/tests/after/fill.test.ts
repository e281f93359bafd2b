import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { fitting } from "../../src/after/choices";
import { drawing, passageAt, withChamber } from "../../src/after/dungeon";
import type { Field, GroupField, ListField, NumberField, SheetForm } from "../../src/after/form";
import SheetDesk from "../../src/after/SheetDesk.svelte";
import type { Box, Thing } from "../../src/lib/game";

const number = (name: string, low: number, high: number, more: Partial<NumberField> = {}): Field => ({
  kind: "number",
  name,
  text: name,
  required: true,
  low,
  high,
  ...more,
});
const pick = (name: string, of: string, texts: Record<string, string>, also: Record<string, string> = {}): Field => ({
  kind: "pick",
  name,
  text: name,
  required: true,
  of,
  ids: Object.keys(texts),
  texts,
  also,
});
const list = (name: string, of: Field, least: number, most: number, more: Partial<ListField> = {}): Field => ({
  kind: "list",
  name,
  text: name,
  required: least > 0,
  of,
  least,
  most,
  ...more,
});
const group = (name: string, fields: Field[], more: Partial<GroupField> = {}): Field => ({
  kind: "group",
  name,
  text: name,
  required: true,
  fields,
  ...more,
});

const CARDS = { axe: "Axe", bow: "Bow", club: "Club", dart: "Dart", epee: "Épée", flail: "Flail" };
const CHAMBERS = { cache: "Cache", cell: "Cell", tomb: "Tomb", vault: "Vault", lair: "Lair", pit: "Pit" };
const ELEMENTS = { goblin: "goblin", fire: "fire" };
const SIDES = { N: "N", E: "E", S: "S", W: "W" };

const thing = (id: string, facts: Thing["facts"] = {}, sources = {}): Thing => ({
  id,
  name: id,
  texts: {},
  facts,
  source: "listing",
  sources,
});
const box = (kinds: Box["kinds"]): Box => ({
  game: "smithy",
  name: "Smithy",
  pack: "default",
  kinds,
  zones: {},
  numbers: {},
  parts: {},
  titles: {},
  rivals: {},
  help: {},
});
const BOX = box({
  chamber: Object.entries(CHAMBERS).map(([id, name]) => ({
    ...thing(id, { kind: "cave", doors: ["N"], quadrants: ["fire", "none", "none", "none"] }, { doors: "designed" }),
    name,
  })),
  element: Object.keys(ELEMENTS).map((id) => thing(id, { shape: "circle" })),
});

let sent: Record<string, unknown>[] = [];
beforeEach(() => {
  sent = [];
  localStorage.clear();
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)) as Record<string, unknown>);
    return Promise.resolve(Response.json({ game: "smithy", seats: [], winners: [], warnings: [] }));
  });
});
afterEach(() => vi.unstubAllGlobals());

function show(...seat: Field[]): void {
  const form: SheetForm = { game: "smithy", least: 1, most: 1, sheet: [], options: [], seat };
  render(SheetDesk, { form, box: BOX, pack: "default" });
}

/** What the browser remembers of the only seat. */
function kept(): Record<string, unknown> {
  const sheet = JSON.parse(localStorage.getItem("karczma-sheet-smithy") ?? "{}") as {
    seats?: Record<string, unknown>[];
  };
  return sheet.seats?.[0] ?? {};
}
const tap = (name: string | RegExp, i = 0) =>
  fireEvent.click(screen.getAllByRole("button", { name })[i] as HTMLElement);
const key = (at: HTMLElement, name: string) => fireEvent.keyDown(at, { key: name });

describe("a card by search", () => {
  const also = { axe: "Topór", bow: "Łuk", club: "Maczuga", dart: "Strzałka", epee: "Szpada", flail: "Cep" };

  it("is found by a few letters, in either language, and taken by Enter", async () => {
    show(pick("weapon", "card", CARDS, also));
    const input = screen.getByRole("combobox", { name: "weapon" });
    await fireEvent.focus(input);
    expect(screen.getAllByRole("option").length).toBe(6);
    await fireEvent.input(input, { target: { value: "luk" } });
    expect(screen.getAllByRole("option").map((one) => one.id.split("-").at(-1))).toEqual(["bow"]);
    await key(input, "Enter");
    expect(kept()).toEqual({ weapon: "bow" });
    expect((input as HTMLInputElement).value).toBe("Bow");
    expect(screen.queryByRole("option")).toBeNull();
  });

  it("is looked through by arrows, which go round", async () => {
    show(pick("weapon", "card", CARDS, also));
    const input = screen.getByRole("combobox", { name: "weapon" });
    await fireEvent.focus(input);
    await key(input, "ArrowUp");
    expect(document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent).toContain("Flail");
    await key(input, "Escape");
    expect(screen.queryByRole("option")).toBeNull();
    expect(kept()).toEqual({});
  });

  it("ranks what starts so before what only has it somewhere", () => {
    const choice = (id: string, name: string, also = "", about = "") => ({
      id,
      name,
      also,
      about,
      worth: null,
      cloth: "",
    });
    const all = [
      choice("d", "Big tower", "", ""),
      choice("c", "x", "", "a tower"),
      choice("b", "x", "tower"),
      choice("a", "Tower"),
    ];
    expect(fitting(all, "tow").map((one) => one.id)).toEqual(["a", "d", "b", "c"]);
    expect(fitting(all, " ").length).toBe(4);
    expect(fitting(all, "moon")).toEqual([]);
  });

  it("goes into a list that the box has once, and out of it", async () => {
    show(list("weapons", pick("weapon", "card", CARDS), 3, 3, { once: true }));
    const input = screen.getByRole("combobox");
    for (const text of ["flail", "axe"]) {
      await fireEvent.input(input, { target: { value: text } });
      await key(input, "Enter");
    }
    expect(kept()).toEqual({ weapons: ["flail", "axe", null] });
    await fireEvent.input(input, { target: { value: "axe" } });
    expect(screen.queryByRole("option", { name: /Axe/ })).toBeNull(); // it is there already
    await tap("Remove: Flail");
    expect(kept()).toEqual({ weapons: ["axe", null, null] });
  });
});

describe("dice on a drawn sheet", () => {
  const COLOURS = { red: "red", blue: "blue" };
  const die = group("die", [pick("colour", "colour", COLOURS), number("value", 1, 3)], { in_a_row: true });
  const dice = group("dice", [list("str", die, 2, 2), list("dex", die, 2, 2)], { drawn: "dice" });

  it("are laid by one tap each, and the next free space is picked", async () => {
    show(dice);
    expect(within(screen.getByRole("toolbar")).getAllByRole("button").length).toBe(6);
    await tap("red 3");
    await tap("blue 1");
    expect(kept()).toEqual({
      dice: {
        str: [
          ["red", 3],
          ["blue", 1],
        ],
        dex: [[], []],
      },
    });
    await tap(/^str 1/);
    await tap("blue 2");
    expect(screen.getByRole("button", { name: "str 1: blue 2" })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^dex 1/ }).getAttribute("aria-pressed")).toBe("true"); // str 2 is full
    await tap(/^str 2/);
    await tap("Take this die off");
    expect(kept()).toEqual({ dice: { str: [["blue", 2], []], dex: [[], []] } });
  });

  it("have one stop for the Tab key, and arrows from face to face", async () => {
    show(dice);
    const tray = screen.getByRole("toolbar");
    const faces = within(tray).getAllByRole("button");
    const stops = () => faces.filter((one) => one.tabIndex === 0).map((one) => one.querySelector(".vh")?.textContent);
    expect(stops()).toEqual(["red 1"]);
    faces[0]?.focus();
    await key(tray, "ArrowDown");
    await key(tray, "ArrowRight");
    expect(document.activeElement?.querySelector(".vh")?.textContent).toBe("blue 2");
    expect(stops()).toEqual(["blue 2"]);
    await key(tray, "ArrowDown"); // there is nothing below
    expect(stops()).toEqual(["blue 2"]);
  });
});

it("keeps what was told in one way while another is tried", async () => {
  const sums = group("town", [number("coin", 0, 9, { default: 0, required: false })], { text: "Sums" });
  const cards = list("town", pick("card", "card", { coin: "Coin" }), 0, 9, { text: "Cards", required: true });
  show({ kind: "either", name: "town", text: "Town", required: true, ways: [sums, cards] });
  await fireEvent.input(screen.getByRole("spinbutton", { name: "coin" }), { target: { value: "4" } });
  expect(kept()).toEqual({ town: { coin: 4 } });
  await fireEvent.click(screen.getByRole("radio", { name: "Cards" }));
  expect(kept()).toEqual({ town: [] });
  await fireEvent.click(screen.getByRole("radio", { name: "Sums" }));
  expect(kept()).toEqual({ town: { coin: 4 } });
});

describe("a drawn dungeon", () => {
  const drawn = group("chamber", [
    pick("stone", "stone", { cave: "cave", dungeon: "dungeon" }),
    list("doors", pick("door", "door", SIDES), 0, 4, { once: true, required: true }),
    list("elements", pick("element", "element", ELEMENTS), 0, 4, { required: true }),
  ]);
  const chamber: Field = {
    kind: "either",
    name: "chamber",
    text: "Chamber",
    required: true,
    ways: [pick("chamber", "chamber", CHAMBERS), drawn],
  };
  const cell = [number("row", 1, 4), number("col", 1, 4)];
  const fields = [
    list("rows", list("row", chamber, 4, 4), 4, 4, { drawn: "dungeon" }),
    list("tokens", group("token", [pick("element", "element", ELEMENTS), ...cell]), 0, 9, { drawn: "dungeon" }),
    list("passages", group("passage", [...cell, pick("side", "door", SIDES)]), 0, 9, { drawn: "dungeon" }),
  ];
  const rows = () => kept().rows as unknown[][];

  it("is filled in chamber by chamber, by name or as drawn, with tokens and passages", async () => {
    show(...fields);
    const input = screen.getByRole("combobox");
    await fireEvent.input(input, { target: { value: "tom" } });
    await key(input, "Enter");
    expect(rows()[0]).toEqual(["tomb", null, null, null]);
    expect(screen.getByRole("group", { name: /^row 1, column 2/ })).toBeTruthy(); // the next one
    await tap("Draw it");
    for (const name of ["cave", "right"]) await tap(name);
    await tap("goblin"); // printed on it
    await tap("fire", 1); // a token
    expect(rows()[0]).toEqual(["tomb", { stone: "cave", doors: ["E"], elements: ["goblin"] }, null, null]);
    expect(kept().tokens).toEqual([{ element: "fire", row: 1, col: 2 }]);
    await tap("left", 1);
    expect(kept().passages).toEqual([{ row: 1, col: 2, side: "W" }]);
    await tap(/^row 1, column 1: Tomb/);
    expect(screen.getByText(/other doors/)).toBeTruthy(); // whose doors are a guess
    const right = screen.getByRole("button", { name: "right" });
    expect(right.getAttribute("aria-pressed")).toBe("true"); // the same edge from its other side
    await fireEvent.click(right);
    expect(kept().passages).toBeUndefined();
    await tap(/^row 1, column 2/);
    await tap("Remove: fire");
    expect(kept().tokens).toBeUndefined();
  });

  it("draws what is printed and what was laid there", () => {
    const tokens = [{ element: "goblin", row: 1, col: 1 }];
    const spot = { row: 1, col: 1 };
    expect(drawing("tomb", tokens, spot, BOX)).toEqual({
      stone: "cave",
      doors: ["N"],
      pieces: [
        { element: "fire", bought: false, quarter: 0 },
        { element: "goblin", bought: true, quarter: 1 },
      ],
    });
    expect(drawing(null, null, spot, BOX)).toEqual({ stone: null, doors: [], pieces: [] });
    expect(withChamber([[null, null]], { row: 1, col: 2 }, "tomb")).toEqual([[null, "tomb"]]);
    const passages = [{ row: 2, col: 2, side: "N" }];
    expect(passageAt(passages, { row: 1, col: 2 }, "S")).toBe(0);
    expect(passageAt(passages, { row: 1, col: 2 }, "N")).toBe(-1);
  });
});
