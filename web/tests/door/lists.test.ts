// The lists beside the door: each table once, what waits for me first, and nothing moves under the pointer.
import { describe, expect, test } from "vitest";

import { asked, free, golems, host, points, type Row, settle, short, sorted } from "../../src/door/lists";
import { company, outcome, standing, title } from "../../src/door/words";

type Seat = Row["chairs"][number];

const seat = (kind: Seat["kind"], name = "", more: Partial<Seat> = {}): Seat => ({
  kind,
  name,
  language: "",
  level: "",
  stand_in: false,
  left: 0,
  since: 0,
  host: false,
  ...more,
});

const table = (id: string, more: Partial<Row> = {}): Row => ({
  id,
  game: "kajko",
  options: {},
  pack: "default",
  language: "en",
  listed: true,
  pace: { kind: "none", seconds: 0, increment: 0, days: 0 },
  stage: "running",
  chairs: [seat("person", "Ola", { host: true }), seat("bot", "Golem 2")],
  created: 0,
  fingerprint: "",
  position: 0,
  rematch: "",
  imported: false,
  wish: null,
  result: null,
  waiting_for_me: false,
  host: false,
  ...more,
});

const open = (id: string, more: Partial<Row> = {}) =>
  table(id, { stage: "open", chairs: [seat("person", "Ola", { host: true }), seat("open")], ...more });
const ids = (list: Row[]) => list.map((one) => one.id);
const games = [
  {
    game: "kajko",
    name: "Kajko i Kokosz: Przygody Wojów",
    about: "",
    least: 2,
    most: 5,
    minutes: [20, 40],
    weight: 1,
    options: [],
    packs: [],
    golems: [],
  },
];

describe("where a table is shown", () => {
  test("mine: my turn, then about to start, then running, then where somebody is missing", () => {
    const mine = [
      table("running"),
      open("missing"),
      table("turn", { waiting_for_me: true }),
      open("complete", { chairs: [seat("person", "Ola"), seat("bot")] }),
      table("over", { stage: "over" }),
    ];
    const lists = sorted({ mine, open: [], running: [], over: [] });
    expect(ids(lists.mine)).toEqual(["turn", "complete", "running", "missing"]);
    expect(ids(lists.over)).toEqual(["over"]);
  });

  test("each once: what is mine is not among the others'", () => {
    const lists = sorted({
      mine: [open("a"), table("b"), table("c", { stage: "over" })],
      open: [open("a"), open("d")],
      running: [table("b"), table("e")],
      over: [table("c", { stage: "over" }), table("f", { stage: "over" })],
    });
    expect(ids(lists.open)).toEqual(["d"]);
    expect(ids(lists.running)).toEqual(["e"]);
    expect(ids(lists.over)).toEqual(["c", "f"]);
  });

  test("where no chair is free nobody can sit down", () => {
    const full = open("full", { chairs: [seat("person", "Ola"), seat("bot")] });
    expect(sorted({ mine: [], open: [full], running: [], over: [] }).open).toEqual([]);
  });
});

describe("while somebody points at a list", () => {
  const shown = [table("a"), table("b")].map((one) => ({ table: one, gone: false }));

  test("rows stay in their places, up to date; what is gone says so; what is new waits", () => {
    const fresh = [table("new"), table("b", { waiting_for_me: true })];
    const settled = settle(shown, fresh, true);
    expect(settled.map((one) => [one.table.id, one.gone])).toEqual([
      ["a", true],
      ["b", false],
    ]);
    expect(settled[1]?.table.waiting_for_me).toBe(true);
    expect(settle(settled, fresh, false).map((one) => one.table.id)).toEqual(["new", "b"]);
  });
});

describe("what is said of a table", () => {
  const chairs = [
    seat("person", "Ola", { host: true, since: 5 }),
    seat("person", "Piotr", { since: 5, stand_in: true }),
    seat("bot", "Golem 3"),
    seat("open"),
  ];

  test("who is there", () => {
    const one = table("a", { chairs });
    expect([free(one), golems(one), host(one), asked(one)]).toEqual([1, 1, "Ola", ["Ola"]]);
    expect(company(one)).toBe("Ola, Piotr, and 1 golem; 1 free chair");
    expect(company(one, "Ola")).toBe("Piotr and 1 golem; 1 free chair");
    expect(company(open("b"), "Ola")).toBe("1 free chair");
    expect(company(table("c", { chairs: [seat("person", "Ola")] }), "Ola")).toBe("nobody yet");
  });

  test("whose turn it is", () => {
    expect(standing(table("a", { chairs }), "Piotr")).toMatch(/^waiting for Ola; /);
    expect(standing(table("a", { chairs, waiting_for_me: true }), "Ola")).toMatch(/^waiting for you; /);
    expect(standing(table("a"), "Ola")).toBe("a golem is thinking; 1 golem");
    expect(standing(open("a", { chairs: [seat("person", "Ola"), seat("bot")] }), "Ola")).toBe("everybody is here");
  });

  test("which one it is", () => {
    expect(title(games, table("a"))).toBe("Kajko i Kokosz at Ola’s");
    expect(title(games, table("a"), "Ola")).toBe("Kajko i Kokosz");
    expect(title(games, table("a", { chairs: [seat("person", "Ola")] }))).toBe("Kajko i Kokosz, solo");
    expect(title([], table("a", { game: "unknown", chairs: [seat("bot"), seat("bot")] }))).toBe("unknown");
    expect(short("Roll Player")).toBe("Roll Player");
  });

  test("how it ended, the best first", () => {
    const result = {
      seats: [
        { total: 30, rank: 2 },
        { total: 41, rank: 1 },
      ],
    } as unknown as Row["result"];
    const one = table("a", { stage: "over", result });
    expect(points(one)).toEqual([
      { name: "Golem 2", total: 41 },
      { name: "Ola", total: 30 },
    ]);
    expect(outcome(one)).toBe("Golem 2: 41, Ola: 30");
    expect(outcome(table("b", { stage: "over" }))).toBe("Ola and 1 golem");
  });
});
