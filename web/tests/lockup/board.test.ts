import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, test } from "vitest";

import Area from "../../src/boards/lockup/Area.svelte";
import Board from "../../src/boards/lockup/Board.svelte";
import Seat from "../../src/boards/lockup/Seat.svelte";
import type { Option, Question } from "../../src/lib/game";
import { laid, LOCATIONS, option, type Told, viewOf, zone } from "./table";

afterEach(cleanup);

async function board(told: Told, ask: string, options: Option[], more: Partial<Question> = {}) {
  const table = await laid(told, ask, options, more);
  const { container } = render(Board, { state: table.state });
  const thing = (touch: string) => {
    const found = container.querySelector<HTMLElement>(`[data-touch="${touch}"]`);
    if (!found) throw new Error(`${touch} is not on the board`);
    return found;
  };
  const moves = () => table.said.filter((one) => one.type === "move" || one.type === "undo");
  return { ...table, container, thing, moves };
}

const assign = ["token_3", "token_5"].flatMap((token) =>
  ["up", "down"].map((side) => option(`assign ${token} ${side}`, `token:${token}`)),
);
const resources = (verb: string) => ["scrap", "iron"].map((kind) => option(`${verb} ${kind}`, `resource:${kind}`));
const THUGS = [
  zone("location", "sewers", ["dwarf_miner"], { suspicion: 1 }),
  zone("location", "smithy", ["bandit_gold"], { suspicion: 3 }),
];
const POSTED = [zone("crew", "smithy", ["token_4"], { down: ["token_4"], strength: 4 })];

const SCENES: [string, Told, Option[]][] = [
  ["choose_crew", { gangs: [] }, ["gnolls", "kobolds"].map((gang) => option(`choose_crew ${gang}`, `gang:${gang}`))],
  [
    "pick_trait",
    { mine: [zone("dealt", "", ["wise", "proud"])] },
    ["wise", "proud"].map((one) => option(`pick_trait ${one}`, `trait:${one}`)),
  ],
  ["visit", {}, LOCATIONS.slice(0, 7).map((one) => option(`visit ${one}`, `location:${one}`))],
  ["assign", {}, assign],
  ["gain_resource", {}, resources("gain")],
  ["give", {}, resources("give")],
  ["pay", {}, resources("pay")],
  ["storage", {}, resources("discard")],
  ["recruit", {}, [option("recruit 1", "count:1", { price: 1 }), option("recruit 2", "count:2", { price: 4 })]],
  [
    "recruit_thug",
    { middle: THUGS },
    ["dwarf_miner", "bandit_gold"].map((one) => option(`recruit_thug ${one}`, `thug:${one}`)),
  ],
  [
    "swap_thugs",
    { middle: THUGS },
    ["dwarf_miner", "bandit_gold"].map((one) => option(`swap_thug ${one}`, `thug:${one}`)),
  ],
  [
    "keep_thug",
    { middle: [zone("drawn_thugs", "", ["dwarf_miner", "raider_corsair"])] },
    ["dwarf_miner", "raider_corsair"].map((one) => option(`keep_thug ${one}`, `thug:${one}`)),
  ],
  [
    "cell_action",
    { mine: [zone("reserved", "", ["chain_flail"])] },
    [
      option("craft chain_flail", "item:chain_flail"),
      option("craft gold_tooth", "item:gold_tooth"),
      option("reserve gold_tooth", "item:gold_tooth"),
      option("reserve soul_shiv", "item:soul_shiv"),
    ],
  ],
  ["waive", {}, [option("waive scrap", "cost:scrap"), option("waive any", "cost:any")]],
  [
    "play_tome",
    { mine: [zone("tomes", "", ["book_of_alibis", "book_of_alibis", "songs_of_fury"])] },
    [option("play_tome book_of_alibis", "tome:book_of_alibis")],
  ],
  [
    "keep_tome",
    { mine: [zone("drawn_tomes", "", ["book_of_alibis", "songs_of_fury"])] },
    ["book_of_alibis", "songs_of_fury"].map((one) => option(`keep_tome ${one}`, `tome:${one}`)),
  ],
  ["move_token", { cell: ["token_2"], mine: POSTED }, [option("move_token token_4", "token:token_4")]],
  ["move_to", { mine: POSTED }, ["sewers", "infirmary"].map((one) => option(`move_to ${one}`, `location:${one}`))],
  [
    "reveal_guard",
    { solo: true, middle: [zone("post", "sewers", [], {}, 1)] },
    [option("reveal_guard sewers", "location:sewers")],
  ],
];

describe("the board", () => {
  test.each(SCENES)(
    "%s: every thing that is offered glows and is a button, and nothing else glows",
    async (ask, told, options) => {
      const { container, thing } = await board(told, ask, options);
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

  test("tokens are ticked, each its own way up, and sent by one word", async () => {
    const { state, thing, moves } = await board({}, "assign", assign);
    await fireEvent.click(thing("token:token_3"));
    await fireEvent.click(screen.getByRole("button", { name: "token 3: face down" }));
    await fireEvent.click(thing("token:token_5"));
    expect(state.direct).toBe(true);
    expect(thing("token:token_5").getAttribute("aria-pressed")).toBe("true");
    expect(moves()).toEqual([]);
    expect(state.gesture).toMatchObject({
      text: "Send 2 tokens",
      moves: [["assign", "token_3", "down"], ["assign", "token_5", "up"], ["done"]],
    });
    state.perform();
    expect(moves()).toMatchObject([{ do: ["assign", "token_3", "down"] }]);
  });

  test("a ticked token stays if it is touched again; going back forgets all", async () => {
    const { state, thing } = await board({}, "assign", assign);
    await fireEvent.click(thing("token:token_3"));
    await fireEvent.click(thing("token:token_3"));
    expect(state.gesture).toBeNull();
    expect(thing("token:token_3").classList).toContain("can");
    await fireEvent.click(thing("token:token_5"));
    expect(state.stepBack()).toBe(true);
    flushSync();
    expect(state.gesture).toBeNull();
    expect(thing("token:token_5").classList).toContain("can");
  });

  test("where they go is marked before the first is there", async () => {
    const goes: Told = { mine: [zone("assigning", "smithy", [], { down: [] })] };
    const { container } = await board(goes, "assign", assign);
    expect(container.querySelectorAll(".loc.goal")).toHaveLength(1);
    expect(container.querySelector('[data-location="smithy"]')?.classList).toContain("goal");
  });

  test("a payment is proposed, can be changed cube by cube, and goes by one word", async () => {
    const { state, container, moves } = await board({}, "pay", [
      option("pay scrap", "resource:scrap", { proposed: 2 }),
      option("pay iron", "resource:iron", { proposed: 0 }),
    ]);
    const cubes = (kind: string) => [
      ...container.querySelectorAll<HTMLElement>(`.purse [data-touch="resource:${kind}"]`),
    ];
    const held = { scrap: cubes("scrap").length, iron: cubes("iron").length };
    expect(held.scrap).toBeGreaterThan(1);
    expect(held.iron).toBeGreaterThan(0);
    expect(state.gesture?.moves).toEqual([
      ["pay", "scrap"],
      ["pay", "scrap"],
    ]);
    await fireEvent.click(cubes("iron")[0] as HTMLElement); // instead of one of the others
    expect(state.gesture?.moves).toEqual([
      ["pay", "scrap"],
      ["pay", "iron"],
    ]);
    await fireEvent.click(cubes("iron")[0] as HTMLElement);
    expect(state.gesture).toBeNull(); // one is missing
    await fireEvent.click(cubes("scrap")[1] as HTMLElement);
    state.perform();
    expect(moves()).toMatchObject([{ do: ["pay", "scrap"] }]);
  });

  test("a token on its way is taken back by a click; others are added as if it were not there", async () => {
    const sent: Told = {
      cell: ["token_2", "token_3"],
      mine: [zone("assigning", "smithy", ["token_4"], { down: ["token_4"] })],
    };
    const { state, thing, moves } = await board(sent, "assign", [...assign.slice(0, 2), option("done", "done")]);
    await fireEvent.click(screen.getByRole("button", { name: "token 4: Take this one back" }));
    expect(moves()).toMatchObject([{ type: "undo" }]);
    await fireEvent.click(thing("token:token_3"));
    state.perform();
    expect(moves()[1]).toMatchObject({ type: "move", do: ["assign", "token_3", "up"] });
  });

  test("of several on their way only the last is taken back, where the page has seen which", async () => {
    const way = (...tokens: string[]) => zone("assigning", "smithy", tokens, { down: [] });
    const back = () => screen.queryAllByRole("button", { name: /Take this one back/ }).map((one) => one.ariaLabel);
    const done = [option("done", "done")];
    const { state } = await board({ mine: [way("token_2", "token_4")] }, "assign", done);
    expect(back()).toEqual([]);
    const tell = (...tokens: string[]) => {
      state.places = [{ ...state.place, view: viewOf({ mine: [way(...tokens)] }) }];
      flushSync();
      return back();
    };
    expect(tell("token_4")).toEqual(["token 4: Take this one back"]);
    expect(tell("token_3", "token_4")).toEqual(["token 3: Take this one back"]);
    expect(tell("token_4")).toEqual(["token 4: Take this one back"]);
  });

  test("an item that can be crafted or reserved asks which", async () => {
    const { moves, thing } = await board({}, "cell_action", [
      option("craft gold_tooth", "item:gold_tooth"),
      option("reserve gold_tooth", "item:gold_tooth"),
    ]);
    await fireEvent.click(thing("item:gold_tooth"));
    const reserve = screen.getByRole("button", { name: "to reserve gold_tooth" });
    await fireEvent.click(reserve);
    await fireEvent.click(reserve);
    expect(moves()).toMatchObject([{ do: ["reserve", "gold_tooth"] }]);
  });

  test("tokens of others are offered one by one", async () => {
    const { moves } = await board({}, "weaken", [
      option("weaken 1 token_4", "seat:1"),
      option("weaken 1 token_5", "seat:1"),
    ]);
    const second = screen.getByRole("button", { name: /weaken 1 token_5/ });
    await fireEvent.click(second);
    await fireEvent.click(second);
    expect(moves()).toMatchObject([{ do: ["weaken", "1", "token_5"] }]);
  });

  test("what cannot be chosen says why", async () => {
    const blocked = [{ touch: "location:library", why: "library", text: "Nobody is sent there." }];
    const { thing } = await board({}, "visit", [option("visit sewers", "location:sewers")], { blocked });
    expect(thing("location:library").getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByText("Nobody is sent there.")).toBeTruthy();
  });

  test("an item that glows but cannot be paid for says that it can only be reserved", async () => {
    const blocked = ["gold_tooth", "soul_shiv"].map((one) => ({
      touch: `item:${one}`,
      why: "cannot_pay",
      text: "No.",
    }));
    const reserve = option("reserve gold_tooth", "item:gold_tooth", { price: 1 });
    const { thing } = await board({}, "cell_action", [reserve], { blocked });
    expect(thing("item:gold_tooth").classList).toContain("can");
    expect(thing("item:gold_tooth").textContent).toContain("reserve only");
    expect(thing("item:gold_tooth").textContent).not.toContain("you cannot pay for it");
    expect(thing("item:soul_shiv").classList).not.toContain("can");
    expect(thing("item:soul_shiv").textContent).toContain("you cannot pay for it");
  });

  test("a location that can be chosen tells of its thug", async () => {
    const smithy = zone("location", "smithy", ["dwarf_miner"], { suspicion: 0, space: true, rewards: [] });
    const { thing } = await board({ middle: [smithy] }, "visit", [option("visit smithy", "location:smithy")]);
    const told = document.getElementById(thing("location:smithy").getAttribute("aria-describedby") ?? "");
    expect(told?.textContent).toContain("Dwarf Miner: ");
  });

  test("crews are told as far as I know them", async () => {
    await board(
      {
        cell: [],
        mine: POSTED,
        other: [zone("crew", "smithy", ["token_5", "token_3"], { down: ["token_3"], strength: 8 }, 1)],
      },
      "visit",
      [],
    );
    expect(screen.getByLabelText("Ania: token 4 (face down, only you know it); strength 4")).toBeTruthy();
    expect(
      screen.getByLabelText(
        /Bolek: token 5, token 3 \(face down, you have looked at it\), and 1 face-down token; strength 8 plus what is hidden/,
      ),
    ).toBeTruthy();
  });

  test("a location that is being resolved shows ranks, strengths and who has the reward", async () => {
    const ranking = zone("ranking", "smithy", [], { order: [1, 0], strengths: [7, 4], collected: [1] });
    const { container } = await board(
      {
        mine: [zone("crew", "smithy", ["token_4"], { down: [] })],
        other: [zone("crew", "smithy", ["token_5", "token_2"], { down: [] })],
        middle: [ranking],
      },
      "reward",
      [option("take_reward", "take_reward")],
    );
    expect(container.querySelector('[data-location="smithy"]')?.classList).toContain("now");
    expect(screen.getByLabelText(/Bolek: .*; ranks 1st with strength 7; has the reward/)).toBeTruthy();
    expect(screen.getByLabelText(/Ania: .*; ranks 2nd with strength 4$/)).toBeTruthy();
    expect(screen.getByText("Lights-out: smithy")).toBeTruthy();
  });

  test("goals tell who holds them and how much everybody has", async () => {
    await board({ mine: [zone("items", "", ["gold_tooth"])] }, "visit", []);
    expect(screen.getByLabelText("held by Ania")).toBeTruthy();
    expect(screen.getByLabelText("Ania: 1")).toBeTruthy();
  });

  test("what a goal pays at this table is as the server tells it", async () => {
    const armoury = zone("goal", "goal_armoury", ["goal_armoury"], { holder: null, pays: 23, second: 17 });
    const { container } = await board({ middle: [armoury] }, "visit", []);
    expect([...container.querySelectorAll(".goal .n")].map((one) => one.textContent.trim())).toEqual(["8", "23/17"]);
  });

  test("so are the rewards of a location, and which of them each crew gets", async () => {
    const rewards = [
      { from: 1, to: 2, gains: { gold: 7 } },
      { last: true, gains: { tomes: 4 } },
    ];
    const { container } = await board(
      {
        mine: [zone("crew", "smithy", ["token_4"], { down: [] })],
        middle: [
          zone("location", "smithy", [], { rewards }),
          zone("ranking", "smithy", [], { order: [0], strengths: [1], collected: [], rewards: [1] }),
        ],
      },
      "visit",
      [],
    );
    const columns = [...container.querySelectorAll('[data-location="smithy"] .col')];
    expect(screen.getByText("1st–2nd: gold 7; last: draw 4 tomes, keep 1")).toBeTruthy();
    expect(columns[0]?.querySelectorAll(".pips > *")).toHaveLength(7);
    expect(columns.map((one) => one.classList.contains("on"))).toEqual([false, true]);
  });

  test("alone, the guards are there with their cards", async () => {
    await board(
      { solo: true, middle: [zone("post", "sewers", ["guard_red_4", "guard_blue_1"], { strength: 8 }, 1)] },
      "visit",
      [],
    );
    expect(
      screen.getByLabelText(
        "The guard: Red guard 4, Blue guard 1, and a face-down card; strength 8 plus what is hidden",
      ),
    ).toBeTruthy();
    expect(screen.getByLabelText("10 reputation, 15 with end scoring")).toBeTruthy();
  });
});

describe("a seat", () => {
  test("tells what it has, and of a rival only how many", async () => {
    const { state } = await laid(
      { other: [zone("thugs", "", ["dwarf_miner"]), zone("tomes", "", [], {}, 2), zone("reserved", "", [], {}, 1)] },
      "visit",
      [],
    );
    render(Seat, { state, seat: 1 });
    expect(screen.getByLabelText("Tomes: 2")).toBeTruthy();
    expect(screen.getByLabelText("Storage limit: 3/5")).toBeTruthy();
    expect(screen.getByLabelText("Dwarf Miner")).toBeTruthy();
    cleanup();
    render(Area, { state, seat: 1 });
    expect(screen.getByText("2 tomes")).toBeTruthy();
    expect(screen.getByText("1 reserved item")).toBeTruthy();
  });
});
