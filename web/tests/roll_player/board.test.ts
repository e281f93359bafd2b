import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";

import Area from "../../src/boards/roll_player/Area.svelte";
import Board from "../../src/boards/roll_player/Board.svelte";
import Seat from "../../src/boards/roll_player/Seat.svelte";
import type { Option, Question } from "../../src/lib/game";
import { laid, option, type Told } from "./table";

afterEach(cleanup);

const DIRECTIONS = ["up", "down", "left", "right"];

async function board(mine: Told, ask: string, options: Option[], more: Partial<Question> = {}, log: unknown[] = []) {
  const table = await laid(mine, ask, options, more, log);
  const { container } = render(Board, { state: table.state });
  const thing = (touch: string) => {
    const found = container.querySelector<HTMLElement>(`[data-touch="${touch}"]`);
    if (!found) throw new Error(`${touch} is not on the board`);
    return found;
  };
  return { ...table, container, thing };
}

const SHEET = [["red_5", "blue_6"], ["gold_1"]];
const SCENES: [string, Told, Option[]][] = [
  ["choose_sheet", { fresh: true }, [option("choose_sheet elf", "race:elf"), option("choose_sheet orc", "race:orc")]],
  ["choose_class_card", { fresh: true }, [option("choose_class_card blue", "class_card:blue")]],
  [
    "choose_class",
    { fresh: true },
    [option("choose_class wizard", "class:wizard"), option("choose_class sorcerer", "class:sorcerer")],
  ],
  [
    "place_setup_die",
    { starting: ["red_5", "red_5", "gold_2"] },
    [option("place_setup_die red_5 str", "die:red_5"), option("place_setup_die gold_2 str", "die:gold_2")],
  ],
  [
    "order_tie",
    { loose: ["red_2", "blue_2", "gold_5"] },
    [
      option("order_tie red", "colour:red", { die: "red_2" }),
      option("order_tie blue", "colour:blue", { die: "blue_2" }),
    ],
  ],
  [
    "take_initiative",
    { own: { skill: ["climb"] } },
    [option("take_initiative 1", "initiative:1"), option("use_skill climb", "card:climb")],
  ],
  [
    "place_die",
    { sheet: SHEET, hand: ["red_4"] },
    [option("place_die str", "row:str"), option("place_die cha", "row:cha")],
  ],
  ["attribute_action", { sheet: SHEET }, [option("act str", "action:str"), option("act wis", "action:wis")]],
  ["turn_die", { sheet: SHEET }, [option("turn_die str_1", "space:str_1"), option("turn_die dex_1", "space:dex_1")]],
  [
    "move_alignment",
    {},
    ["good_neutral", "evil_neutral", "neutral_lawful", "neutral_chaotic"].map((field, i) =>
      option(`move_alignment ${DIRECTIONS[i]}`, `direction:${DIRECTIONS[i]}`, { field }),
    ),
  ],
  [
    "bag_target",
    { sheet: SHEET },
    [option("bag_target gold", "colour:gold"), option("bag_target blue", "colour:blue")],
  ],
  ["row_target", { sheet: SHEET }, [option("row_target con", "row:con")]],
  [
    "market",
    { own: { weapon: ["longsword"] }, market: ["climb"] },
    [option("buy climb", "card:climb"), option("drop_weapon longsword", "card:longsword")],
  ],
  [
    "return_card",
    { discards: ["search", "weak"], market: ["climb"] },
    [option("return_card search", "card:search"), option("return_card weak", "card:weak")],
  ],
  ["skill_target", {}, [option("skill_target search", "card:search")]],
  ["spend_charisma", {}, [option("spend_charisma 0", "tokens:0"), option("spend_charisma 1", "tokens:1")]],
];

describe("the board", () => {
  test.each(SCENES)(
    "%s: every thing that is offered glows and is a button, and nothing else glows",
    async (ask, mine, options) => {
      const { container, thing } = await board(mine, ask, options);
      for (const { touch } of options) {
        expect(thing(touch).tagName).toBe("BUTTON");
        expect(thing(touch).classList).toContain("can");
      }
      const glowing = new Set(
        [...container.querySelectorAll<HTMLElement>("[data-touch].can")].map((one) => one.dataset.touch),
      );
      expect(glowing).toEqual(new Set(options.map((one) => one.touch)));
    },
  );

  test("what is blocked stays reachable and says why", async () => {
    const blocked = [{ touch: "row:str", why: "row-full", text: "This row is full." }];
    const { thing } = await board(
      { sheet: [["red_1", "red_2", "red_3"]], hand: ["red_4"] },
      "place_die",
      [option("place_die dex", "row:dex")],
      { blocked },
    );
    const button = thing("row:str");
    expect(button.classList).toContain("cannot");
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
      "This row is full.",
    );
  });

  test("a starting die is picked, then a row: the second click on the row does it", async () => {
    const options = ["str", "dex"].map((row) => option(`place_setup_die red_5 ${row}`, "die:red_5", { gold: 0 }));
    const { state, said, thing, container } = await board({ starting: ["red_5"] }, "place_setup_die", options);
    expect(container.querySelector('[data-touch="row:str"]')).toBeNull();
    await fireEvent.click(thing("die:red_5"));
    expect(state.direct).toBe(true);
    await fireEvent.click(thing("row:dex"));
    expect(state.focused?.do).toEqual(["place_setup_die", "red_5", "dex"]);
    expect(said).toEqual([]);
    await fireEvent.click(thing("row:dex"));
    expect(said).toMatchObject([{ type: "move", do: ["place_setup_die", "red_5", "dex"] }]);
  });

  test("a die is raised or lowered by the signs on it", async () => {
    const options = [
      option("raise_die str_1", "space:str_1", { to: 6 }),
      option("lower_die str_1", "space:str_1", { to: 4 }),
    ];
    const { said } = await board({ sheet: SHEET }, "adjust_die", options);
    await fireEvent.click(screen.getByRole("button", { name: "to lower_die str_1" }));
    expect(said).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "to lower_die str_1" }));
    expect(said).toMatchObject([{ do: ["lower_die", "str_1"] }]);
  });

  test("a market card that can be bought and discarded offers both, and tells its price and why not", async () => {
    const options = [
      option("buy climb", "card:climb", { gold: 2, stars: 1 }),
      option("discard climb", "card:climb"),
      option("discard weak", "card:weak"),
    ];
    const blocked = [{ touch: "card:weak", why: "too-dear", text: "It costs 6 gold.", gold: 6 }];
    const { said, thing } = await board({}, "market", options, { blocked });
    expect(thing("card:climb").textContent?.replace(/\s+/g, " ")).toMatch(/Climb.*price 2 instead of 3/);
    expect(thing("card:weak").textContent).toContain("too dear");
    expect(thing("card:weak").classList).toContain("can");
    await fireEvent.click(thing("card:climb"));
    const discard = screen.getByRole("button", { name: "to discard climb" });
    await fireEvent.click(discard);
    await fireEvent.click(discard);
    expect(said).toMatchObject([{ do: ["discard", "climb"] }]);
  });

  test("a purchase shows on the grid where the token would go, and the stars it loses", async () => {
    const buy = option("buy weak", "card:weak", { gold: 6, stars: -2, token: 1, field: "neutral_lawful" });
    const { thing, container } = await board({}, "market", [buy]);
    expect(thing("card:weak").textContent).toContain("−2");
    expect(container.querySelector(".algn .to")).toBeNull();
    await fireEvent.click(thing("card:weak"));
    expect(container.querySelector(".algn .to")?.textContent).toBe("−1");
    expect(screen.getByRole("group", { name: /^Rebel: .*; would move to neutral.lawful, stars: −1$/ })).toBeTruthy();
    expect(container.querySelector(".would")?.textContent).toContain("−1");
  });

  test("buying and discarding say what they cost and bring", async () => {
    const ways = [option("buy climb", "card:climb", { gold: 2 }), option("discard climb", "card:climb", { gold: 9 })];
    const { thing, container } = await board({}, "market", ways);
    await fireEvent.click(thing("card:climb"));
    const told = [...container.querySelectorAll(".ways button")].map((one) =>
      one.textContent?.replace(/\s+/g, " ").trim(),
    );
    expect(told).toEqual(["Buy −2", "Discard +9"]);
  });

  test("while paying with Charisma tokens the card that is bought is marked", async () => {
    const spend = ["0", "1"].map((n) => option(`spend_charisma ${n}`, `tokens:${n}`, { gold: 3, card: "longsword" }));
    const { container } = await board({}, "spend_charisma", spend);
    expect([...container.querySelectorAll(".gcard.sel .nm")].map((one) => one.textContent)).toEqual(["Longsword"]);
    expect(screen.getByLabelText("Longsword: you are paying for this")).toBeTruthy();
  });

  test.each([
    [{ turn: 2, last: 2 }, "you buy second"],
    [{ turn: 1, last: 3 }, "you buy first to third, as others choose"],
  ])("when I buy is told as far as it is known: %o", async (initiative, text) => {
    await board({ initiative }, "market", []);
    expect(screen.getByText(text)).toBeTruthy();
  });

  test("a row tells what the die would bring, a previewed die what it would show", async () => {
    const options = [option("place_die str", "row:str", { total: 15, gold: 1, stars: 3, far: "met" })];
    const { container } = await board({ sheet: SHEET, hand: ["red_4"] }, "place_die", options);
    const row = container.querySelector(".att")?.textContent ?? "";
    expect(row).toContain("would be met");
    expect(screen.getByLabelText("1 gold")).toBeTruthy();
    expect(screen.getByLabelText("stars: +3")).toBeTruthy();
  });

  test("the first of two dice is marked while the second is chosen", async () => {
    const log = [{ seq: 6, kind: "move", at: 0, data: { seat: 0, do: ["swap_first", "str_1"] } }];
    const { container } = await board(
      { sheet: SHEET },
      "swap_second",
      [option("swap_second dex_1", "space:dex_1")],
      {},
      log,
    );
    expect(container.querySelectorAll(".first")).toHaveLength(1);
  });

  test("spaces name their die and what the backstory wants there", async () => {
    await board({ sheet: [["green_3"]], matched: ["str_1"] }, "market", []);
    expect(screen.getByLabelText("str, space 1, green 3, backstory: green, matched")).toBeTruthy();
    expect(screen.getByLabelText("dex, space 2, empty, backstory: blue")).toBeTruthy();
  });

  test("who only watches chooses whose sheet to see", async () => {
    const { state } = await laid({ sheet: SHEET }, "market", []);
    state.places = state.places.map((place) => ({ ...place, seat: null, question: null }));
    render(Board, { state });
    expect(screen.getByLabelText("str, space 1, red 5, backstory: green")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /Bolek/ }));
    expect(screen.getByLabelText("str, space 1, red 6, backstory: green")).toBeTruthy();
  });
});

describe("a seat", () => {
  test("shows a rival's sheet in small, and all of it on demand", async () => {
    const { state } = await laid({}, "market", []);
    const { container } = render(Seat, { state, seat: 1 });
    expect(container.textContent).toContain(
      "row str: red 6, red 6, gold 2; total 14; goal 14–15 for 2 stars, goal met",
    );
    cleanup();
    render(Area, { state, seat: 1 });
    expect(screen.getByLabelText("Search")).toBeTruthy();
    expect(screen.getByText("Take a die of the bag.")).toBeTruthy();
  });
});
