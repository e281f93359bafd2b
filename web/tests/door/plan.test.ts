// A table before it is opened: what lies there by itself, what may be changed, and what the server is sent.
import { describe, expect, test } from "vitest";

import {
  alone,
  changed,
  empty,
  fill,
  type Game,
  missing,
  order,
  remembered,
  seatables,
  set,
  setting,
  soloLevel,
  swap,
  usual,
  variants,
  waits,
  within,
} from "../../src/door/plan";

const option = (name: string, values: (string | boolean)[], sort = "variant") => ({
  name,
  text: name,
  help: "",
  sort,
  default: values[0] ?? "",
  values: values.map((value) => ({ value, text: String(value) })),
});

const golem = (id: string, temperament: string) => ({ id, name: id.toUpperCase(), temperament, about: `${id}.` });

const game = (more: Partial<Game> = {}): Game => ({
  game: "kajko",
  name: "Kajko i Kokosz: Przygody Wojów",
  about: "",
  least: 2,
  most: 5,
  minutes: [20, 40],
  weight: 1,
  options: [
    option("first_player", ["random", "0"], "detail"),
    option("dusigrosz", [false, true]),
    option("coin", [false, true]),
  ],
  packs: ["default", "ours"],
  golems: [golem("keystone", "careful"), golem("thumper", "bold"), golem("splinter", "spoiler")],
  ...more,
});

const anybody = { level: "regular", golem: "", temperament: "" } as const;
const sitters = (plan: { chairs: { sitter: string }[] }) => plan.chairs.map((chair) => chair.sitter);

describe("what lies there by itself", () => {
  test("me and two golems", () => {
    const plan = usual(game());
    expect(sitters(plan)).toEqual(["me", "bot", "bot"]);
    expect(plan.chairs[1]?.level).toBe("regular");
    expect(plan).toMatchObject({ options: {}, pack: "default", listed: false, pace: { kind: "none" } });
    expect(missing(plan, game())).toBe(0);
  });

  test("never more than the game seats, never fewer than it needs", () => {
    expect(sitters(usual(game({ least: 1, most: 1 })))).toEqual(["me"]);
    expect(sitters(usual(game({ least: 2, most: 2 })))).toEqual(["me", "bot"]);
    expect(usual(game({ least: 4, most: 5 })).chairs).toHaveLength(4);
  });

  test("what was laid last time", () => {
    const plan = usual(game());
    fill(plan, game(), "open");
    set(plan, option("dusigrosz", [false, true]), true);
    plan.pace = { kind: "days", minutes: 10, increment: 10, days: 7 };
    plan.listed = true;
    plan.pack = "ours";
    const again = remembered(game(), JSON.parse(JSON.stringify(plan)));
    again.chairs.forEach((one, seat) => (one.key = plan.chairs[seat]?.key ?? -1)); // other chairs that look alike
    expect(again).toEqual(plan);
  });

  test("but only what still makes sense", () => {
    const old = {
      chairs: [
        { sitter: "me" },
        { sitter: "bot", level: "novice" },
        { sitter: "dragon" },
        { sitter: "person", name: 7 },
      ],
      options: { dusigrosz: true, gone: true, first_player: "9" },
      pack: "lost",
      language: "xx",
      listed: "yes",
      pace: { kind: "never", minutes: 1e9, days: Number.NaN },
    };
    const plan = remembered(game({ most: 3 }), old);
    expect(sitters(plan)).toEqual(["me", "bot"]);
    expect(plan.chairs[1]?.level).toBe("novice");
    expect(plan).toMatchObject({ options: { dusigrosz: true }, pack: "default", language: null, listed: false });
    expect(plan.pace).toEqual({ kind: "none", minutes: 600, increment: 10, days: 3 });
    for (const odd of [null, undefined, 3, "x", []])
      expect(sitters(remembered(game(), odd))).toEqual(["me", "bot", "bot"]);
  });

  test("a game that needs more gets golems", () => {
    expect(sitters(remembered(game({ least: 3 }), { chairs: [{ sitter: "me" }] }))).toEqual(["me", "bot", "bot"]);
  });
});

describe("who sits where", () => {
  test("the next free chair, until the game has no more", () => {
    const plan = usual(game());
    expect(fill(plan, game(), "open")).toBe(3);
    expect(fill(plan, game(), "bot")).toBe(4);
    expect(fill(plan, game(), "bot")).toBeNull();
    expect(sitters(plan)).toEqual(["me", "bot", "bot", "open", "bot"]);
  });

  test("a golem is like the last one", () => {
    const plan = usual(game());
    plan.chairs.forEach((chair) => (chair.level = "novice"));
    fill(plan, game(), "bot");
    expect(plan.chairs[3]?.level).toBe("novice");
  });

  test("those behind move up, and my own chair stays", () => {
    const plan = usual(game());
    fill(plan, game(), "open");
    empty(plan, 1);
    expect(sitters(plan)).toEqual(["me", "bot", "open"]);
    empty(plan, 0);
    expect(sitters(plan)).toEqual(["me", "bot", "open"]);
  });

  test("too few", () => {
    const plan = usual(game());
    empty(plan, 1);
    empty(plan, 1);
    expect(missing(plan, game())).toBe(1);
    expect(missing(alone(plan), game({ least: 1 }))).toBe(0);
  });
});

describe("which golem sits where", () => {
  const names = (plan: ReturnType<typeof usual>) =>
    [...seatables(plan, game().golems).values()].map(({ name }) => name);

  test("in turn, and the fourth has a number", () => {
    const plan = usual(game());
    fill(plan, game(), "bot");
    fill(plan, game(), "bot");
    expect(names(plan)).toEqual(["KEYSTONE", "THUMPER", "SPLINTER", "Golem 4"]);
    expect(seatables(plan, game().golems).get(4)).toMatchObject({ id: "", temperament: "spoiler" });
    empty(plan, 1);
    expect(names(plan)).toEqual(["KEYSTONE", "THUMPER", "SPLINTER"]);
  });

  test("a bot of the house sits down only if asked", () => {
    const ada = { id: "house-Ada", name: "Ada", temperament: "", about: "" };
    const plan = usual(game());
    fill(plan, game(), "bot");
    fill(plan, game(), "bot");
    const seated = () => [...seatables(plan, [...game().golems, ada]).values()].map(({ name }) => name);
    expect(seated()).toEqual(["KEYSTONE", "THUMPER", "SPLINTER", "Golem 4"]);
    const [, first] = plan.chairs;
    if (first) first.golem = "house-Ada";
    expect(seated()).toEqual(["Ada", "KEYSTONE", "THUMPER", "SPLINTER"]);
  });

  test("whoever is wanted by name sits there, and the others make room", () => {
    const plan = usual(game());
    const [, first, second] = plan.chairs;
    if (!first || !second) throw new Error("no chairs");
    Object.assign(first, { golem: "splinter", level: "master", temperament: "bold" });
    expect(names(plan)).toEqual(["SPLINTER", "KEYSTONE"]);
    second.golem = "splinter"; // twice: only one of them can be
    expect(names(plan)).toEqual(["SPLINTER", "KEYSTONE"]);
    expect(order(plan, game().golems, "en").seats.slice(1)).toEqual([
      { kind: "bot", name: "", level: "master", golem: "splinter", temperament: "bold" },
      { kind: "bot", name: "", level: "regular", golem: "keystone", temperament: "" },
    ]);
  });

  test("what is remembered is known here", () => {
    const old = [{ sitter: "me" }, { sitter: "bot", level: "veteran", golem: "thumper", temperament: "careful" }];
    const odd = [...old, { sitter: "bot", level: "god", golem: "gone", temperament: 7 }];
    const [, one, other] = remembered(game(), { chairs: odd }).chairs;
    expect(one).toMatchObject({ level: "veteran", golem: "thumper", temperament: "careful" });
    expect(other).toMatchObject({ level: "regular", golem: "", temperament: "" });
  });
});

describe("options", () => {
  test("only what is not as usual is kept", () => {
    const plan = usual(game());
    const [first, miser] = game().options;
    if (!first || !miser) throw new Error("the game above has them");
    expect(setting(plan, miser)).toBe(false);
    set(plan, miser, true);
    set(plan, first, "0");
    expect(plan.options).toEqual({ dusigrosz: true, first_player: "0" });
    set(plan, miser, false);
    expect(plan.options).toEqual({ first_player: "0" });
  });

  test("switches are chips; what is changed elsewhere is counted", () => {
    const plan = usual(game());
    expect(variants(game()).map((one) => one.name)).toEqual(["dusigrosz", "coin"]);
    const lockup = game({ options: [option("mode", ["standard", "advanced"]), option("guards", ["a", "b"], "level")] });
    expect(variants(lockup).map((one) => one.name)).toEqual(["mode"]);
    expect(soloLevel(lockup)?.name).toBe("guards");
    expect(soloLevel(game())).toBeUndefined();
    expect(changed({ ...usual(lockup), options: { mode: "advanced", guards: "b" } }, lockup)).toBe(0);
    expect(changed(plan, game(), true)).toBe(0);
    plan.options = { dusigrosz: true, first_player: "0" };
    plan.pack = "ours";
    plan.listed = true;
    expect(changed(plan, game())).toBe(2);
    expect(changed(plan, game(), true)).toBe(4);
  });

  test("numbers stay in their bounds", () => {
    const bounds = { low: 1, high: 30 };
    expect([0, 31, 7.6, Number.NaN, "7"].map((value) => within(value, bounds, 3))).toEqual([1, 30, 8, 3, 3]);
  });
});

describe("chairs", () => {
  test("a golem becomes a person where it sits, and back", () => {
    const plan = usual(game());
    const keys = plan.chairs.map((one) => one.key);
    swap(plan, 1, "open");
    expect(sitters(plan)).toEqual(["me", "open", "bot"]);
    swap(plan, 1, "bot");
    expect(sitters(plan)).toEqual(["me", "bot", "bot"]);
    swap(plan, 0, "bot");
    expect(sitters(plan)[0]).toBe("me");
    expect(plan.chairs.map((one) => one.key)).toEqual(keys);
  });

  test("whoever moves up stays the same chair, with its name", () => {
    const plan = usual(game());
    fill(plan, game(), "person");
    const last = plan.chairs[3];
    if (last) last.name = "Ola";
    const key = last?.key;
    empty(plan, 1);
    expect(plan.chairs[2]).toMatchObject({ sitter: "person", name: "Ola", key });
    expect(new Set(plan.chairs.map((one) => one.key)).size).toBe(3);
  });
});

describe("what the server is sent", () => {
  test("a table that starts at once", () => {
    const plan = usual(game());
    expect(order(plan, game().golems, "pl")).toEqual({
      game: "kajko",
      seats: [
        { kind: "me", name: "" },
        { kind: "bot", name: "", level: "regular", golem: "keystone", temperament: "" },
        { kind: "bot", name: "", level: "regular", golem: "thumper", temperament: "" },
      ],
      options: {},
      pack: "default",
      language: "pl",
      listed: false,
      pace: { kind: "none", seconds: 600, increment: 10, days: 3 },
      start: true,
    });
  });

  test("a table without hints", () => {
    const plan = remembered(game(), { ...usual(game()), hints: false });
    expect(order(plan, game().golems, "en")).toMatchObject({ hints: false });
    expect(changed(plan, game(), true)).toBe(1);
  });

  test("a table that waits for somebody, and people at this screen", () => {
    const plan = usual(game());
    plan.language = "en";
    plan.chairs = [
      { sitter: "me", name: "", ...anybody, key: 0 },
      { sitter: "person", name: "  Ola ", ...anybody, key: 1 },
      { sitter: "person", name: " ", ...anybody, key: 2 },
      { sitter: "open", name: "left over", ...anybody, key: 3 },
    ];
    const sent = order(plan, game().golems, "pl");
    expect(sent.seats.map((seat) => seat.name)).toEqual(["", "Ola", "", ""]);
    expect(sent.language).toBe("en");
    expect(waits(plan)).toBe(true);
    expect(sent.start).toBe(false);
  });
});
