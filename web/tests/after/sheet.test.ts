import { describe, expect, it } from "vitest";

import { pack, unpack } from "../../src/after/share";
import type { Field, SheetForm } from "../../src/after/form";
import { fromSheet, missing, newDraft, reseat, toSheet, untouched } from "../../src/after/sheet";

const pick = (name: string, ids: string[], required = true): Field => ({
  kind: "pick",
  name,
  text: name,
  required,
  of: "card",
  ids,
});

const TOWN: SheetForm = {
  game: "kajko",
  least: 2,
  most: 5,
  sheet: [],
  options: [{ kind: "flag", name: "dusigrosz", text: "Dusigrosz", required: false, default: false }],
  seat: [
    {
      kind: "list",
      name: "town",
      text: "Town",
      required: true,
      least: 0,
      most: 4,
      most_by_seats: { 2: 4, 3: 3, 4: 3, 5: 2 },
      of: {
        kind: "list",
        name: "",
        text: "Character",
        required: true,
        least: 0,
        most: 70,
        of: pick("", ["coin", "item_5"]),
      },
    },
  ],
};

const DUNGEON: SheetForm = {
  game: "stonespine",
  least: 1,
  most: 5,
  sheet: [
    pick("goal", ["a", "b"]),
    {
      kind: "group",
      name: "jael",
      text: "Jael",
      required: false,
      fields: [
        { kind: "list", name: "cards", text: "Cards", required: true, least: 4, most: 4, of: pick("", ["j1", "j2"]) },
      ],
    },
  ],
  options: [],
  seat: [
    { kind: "number", name: "gold", text: "Gold", required: false, low: 0, high: 30 },
    { kind: "number", name: "tomes", text: "Tomes", required: false, low: 0, high: 30, default: 0 },
    {
      kind: "list",
      name: "rows",
      text: "Rows",
      required: true,
      least: 2,
      most: 2,
      of: { kind: "list", name: "", text: "Row", required: true, least: 2, most: 2, of: pick("", ["cave", "vault"]) },
    },
  ],
};

const KAJKO = {
  game: "kajko",
  options: { dusigrosz: true },
  seats: [{ name: "Ania", town: [["coin", "coin", "item_5"], [], [], []] }, { town: [[], ["coin"], [], []] }],
};

describe("an empty sheet", () => {
  it("lays out as many lists as these seats may have", () => {
    expect(toSheet(TOWN, newDraft(TOWN, 2))).toEqual({
      game: "kajko",
      options: { dusigrosz: false },
      seats: [{ town: [[], [], [], []] }, { town: [[], [], [], []] }],
    });
    expect(missing(TOWN, newDraft(TOWN, 5))).toEqual([]);
  });

  it("says what must be filled in, and leaves out what need not be", () => {
    const draft = newDraft(DUNGEON, 1);
    expect(missing(DUNGEON, draft)).toEqual([
      "goal",
      "seats[0].rows[0][0]",
      "seats[0].rows[0][1]",
      "seats[0].rows[1][0]",
      "seats[0].rows[1][1]",
    ]);
    const nothing = [null, null]; // places that are kept
    expect(toSheet(DUNGEON, draft)).toEqual({ game: "stonespine", seats: [{ tomes: 0, rows: [nothing, nothing] }] });
  });

  it("wants a group whole once it is begun", () => {
    const draft = newDraft(DUNGEON, 1);
    draft.sheet.jael = { cards: ["j1", null, null, null] };
    expect(missing(DUNGEON, draft)).toContain("jael.cards[1]");
  });
});

describe("from JSON and back", () => {
  it("is the same sheet", () => {
    const read = fromSheet(TOWN, KAJKO);
    expect(read?.strange).toEqual([]);
    expect(read && toSheet(TOWN, read.draft)).toEqual(KAJKO);
  });

  it("also through a link", () => {
    const named = { ...KAJKO, seats: [{ ...KAJKO.seats[0], name: "Żaneta 🐉" }, KAJKO.seats[1]] };
    expect(unpack(pack(named))).toEqual(named);
    expect(pack(named)).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(unpack("%%%")).toBeNull();
    expect(unpack("")).toBeNull();
  });

  it("names what the form has no room for, and keeps the rest", () => {
    const read = fromSheet(TOWN, {
      game: "kajko",
      moon: 1,
      options: { sun: true },
      seats: [{ town: [["coin", "raiders", 5]], gold: 3 }, 7],
    });
    expect(read?.strange).toEqual([
      "moon",
      "options.sun",
      "seats[0].town[0][1]",
      "seats[0].town[0][2]",
      "seats[0].gold",
      "seats[1]",
    ]);
    expect(read?.draft.seats[0]?.town).toEqual([["coin"], [], [], []]);
  });

  it("refuses what is no sheet of this game", () => {
    for (const data of [null, [], "x", {}, { game: "lockup", seats: [] }, { game: "kajko" }]) {
      expect(fromSheet(TOWN, data)).toBeNull();
    }
  });
});

describe("fields of their own kind", () => {
  const number = (name: string, seats?: number[]): Field => ({
    kind: "number",
    name,
    text: name,
    required: true,
    low: 0,
    high: 9,
    ...(seats && { seats }),
  });
  const die: Field = {
    kind: "group",
    name: "",
    text: "Die",
    required: true,
    in_a_row: true,
    fields: [pick("colour", ["red", "blue"]), number("value")],
  };
  const form: SheetForm = {
    game: "dice",
    least: 1,
    most: 2,
    sheet: [],
    options: [],
    seat: [
      { kind: "list", name: "dice", text: "Dice", required: true, least: 1, most: 1, of: die },
      number("gold", [1]),
      number("priority", [2]),
    ],
  };

  it("are written in a row where the sheet wants that", () => {
    const sheet = { game: "dice", seats: [{ dice: [["red", 6]], gold: 3 }] };
    const read = fromSheet(form, sheet);
    expect(read?.draft.seats[0]?.dice).toEqual([{ colour: "red", value: 6 }]);
    expect(read && toSheet(form, read.draft)).toEqual(sheet);
  });

  it("are asked for only with the right number of seats", () => {
    const draft = newDraft(form, 1);
    expect(missing(form, draft)).toEqual(["seats[0].dice[0][0]", "seats[0].dice[0][1]", "seats[0].gold"]);
    if (draft.seats[0]) Object.assign(draft.seats[0], { dice: [{ colour: "red", value: 1 }], gold: 2, priority: 7 });
    expect(toSheet(form, draft)).toEqual({ game: "dice", seats: [{ dice: [["red", 1]], gold: 2 }] });
    const two = reseat(form, draft, 2);
    expect(missing(form, two)).toEqual(["seats[1].dice[0][0]", "seats[1].dice[0][1]", "seats[1].priority"]);
  });
});

describe("another number of seats", () => {
  it("keeps what was entered, also where it no longer fits: the server says so", () => {
    const read = fromSheet(TOWN, KAJKO);
    if (!read) throw new Error("no draft");
    const five = reseat(TOWN, read.draft, 5);
    expect(five.seats.map((seat) => (seat.town as unknown[]).length)).toEqual([2, 2, 2, 2, 2]);
    expect(five.seats[0]?.town).toEqual([["coin", "coin", "item_5"], []]);
    expect(five.names).toEqual(["Ania", "", "", "", ""]);
    const full = { ...read.draft, seats: [{ town: [[], [], [], ["coin"]] }, { town: [] }] };
    expect(reseat(TOWN, full, 5).seats[0]?.town).toEqual([[], [], [], ["coin"]]);
    expect(reseat(TOWN, five, 2).seats[1]?.town).toEqual([[], ["coin"], [], []]);
  });
});

it("knows whether anything is filled in", () => {
  const draft = newDraft(TOWN, 2);
  expect(untouched(TOWN, { ...draft, names: ["Ania", ""] })).toBe(true);
  expect(untouched(TOWN, reseat(TOWN, draft, 4))).toBe(true);
  expect(untouched(TOWN, { ...draft, seats: [{ town: [["coin"], [], [], []] }, { town: [[], [], [], []] }] })).toBe(
    false,
  );
});

describe("what can be told in several ways", () => {
  const sums: Field = {
    kind: "group",
    name: "town",
    text: "How many",
    required: true,
    fields: [{ kind: "number", name: "coin", text: "Coin", required: false, low: 0, high: 9, default: 0, of: "card" }],
  };
  const town: Field = { kind: "either", name: "town", text: "Town", required: true, ways: [sums, ...TOWN.seat] };
  const form: SheetForm = { ...TOWN, options: [], seat: [town] };

  it("begins in the first way", () => {
    const draft = newDraft(form, 2);
    expect(missing(form, draft)).toEqual([]);
    expect(toSheet(form, draft).seats).toEqual([{ town: { coin: 0 } }, { town: { coin: 0 } }]);
    expect(untouched(form, reseat(form, draft, 3))).toBe(true);
  });

  it("is read in the way it was written", () => {
    const sheet = { game: "kajko", seats: [{ town: { coin: 3 } }, { town: [["coin"], [], [], []] }] };
    const read = fromSheet(form, sheet);
    expect(read?.strange).toEqual([]);
    expect(read && toSheet(form, read.draft)).toEqual(sheet);
    expect(fromSheet(form, { game: "kajko", seats: [{ town: 7 }, {}] })?.strange).toEqual(["seats[0].town"]);
  });
});

it("keeps the place of what is entered before its neighbours", () => {
  const draft = newDraft(DUNGEON, 1);
  if (draft.seats[0])
    draft.seats[0].rows = [
      [null, "vault"],
      [null, null],
    ];
  const sheet = JSON.parse(JSON.stringify(toSheet(DUNGEON, draft))) as unknown;
  const read = fromSheet(DUNGEON, sheet);
  expect(read?.strange).toEqual([]);
  expect(read?.draft.seats[0]?.rows).toEqual([
    [null, "vault"],
    [null, null],
  ]);
  expect(read && missing(DUNGEON, read.draft)).toContain("seats[0].rows[0][0]");
});
