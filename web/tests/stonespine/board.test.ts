import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";

import Area from "../../src/boards/stonespine/Area.svelte";
import Board from "../../src/boards/stonespine/Board.svelte";
import Seat from "../../src/boards/stonespine/Seat.svelte";
import type { Option, Question } from "../../src/lib/game";
import { laid, option, type Told } from "./table";

afterEach(cleanup);

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

const build = ["keep", "lair"].flatMap((chamber) =>
  ["1", "2"].map((column) =>
    option(`build ${chamber} ${column}`, `chamber:${chamber}`, {
      gold: 2,
      points: column === "1" ? 3 : -1,
      from_entrance: column === "1" ? "r1c1:NE" : "",
      from_exit: "",
      fulfilled: column === "1" ? "r1c1" : "",
    }),
  ),
);
const BUILT = { r1c1: "keep", r1c2: "lair" };
const place = (element: string) =>
  ["r1c1", "r1c2"].map((cell) => option(`place_element ${element} ${cell}`, `element:${element}`, { points: 1 }));

const SCENES: [string, Told, Option[]][] = [
  ["build", { hand: ["keep", "lair"] }, build],
  [
    "discard_chamber",
    { hand: ["keep", "lair"] },
    [option("discard_chamber keep", "chamber:keep"), option("discard_chamber lair", "chamber:lair")],
  ],
  [
    "keep_chamber",
    { hand: ["keep", "lair"], solo: true },
    [option("keep_chamber keep", "chamber:keep"), option("keep_chamber lair", "chamber:lair")],
  ],
  ["market", { built: BUILT }, [option("buy market_01_top", "set:market_01_top", { gold: 9 })]],
  ["place", { built: BUILT, placing: ["ooze"] }, place("ooze")],
  ["place", { built: BUILT, placing: ["gnoll", "ooze"] }, [...place("gnoll"), ...place("ooze")]],
  [
    "place",
    { built: BUILT, placing: ["secret_passage"] },
    ["r1c1_n", "r1c2_w", "r1c4_e", "r4c1_s"].map((edge) =>
      option(`place_passage ${edge}`, `edge:${edge}`, { points: 2 }),
    ),
  ],
  [
    "take_challenge",
    {},
    ["gnoll_pack", "kings_favor"].map((one) => option(`take_challenge ${one}`, `challenge:${one}`, { points: 4 })),
  ],
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

  test("a chamber, then a column: its cell tells what it brings, the second click builds", async () => {
    const { state, said, thing } = await board({ hand: ["keep", "lair"] }, "build", build);
    await fireEvent.click(thing("chamber:keep"));
    expect(state.direct).toBe(true);
    expect(thing("cell:r1c2").textContent).toContain("−1");
    await fireEvent.click(thing("cell:r1c1"));
    expect(state.focused?.do).toEqual(["build", "keep", "1"]);
    expect(thing("cell:r1c1").textContent).toContain(
      "cell r1c1: keep; dungeon; doors: top and right; gnoll and star+1; joined to the entrance; blueprint: gnoll, met",
    );
    expect(said).toEqual([]);
    await fireEvent.click(thing("cell:r1c1"));
    expect(said).toMatchObject([{ type: "move", do: ["build", "keep", "1"] }]);
  });

  test("a column first, then a chamber", async () => {
    const { state, said, thing, container } = await board({ hand: ["keep", "lair"] }, "build", build);
    await fireEvent.click(container.querySelectorAll(".cell button")[1] as HTMLElement);
    await fireEvent.click(thing("chamber:lair"));
    expect(state.focused?.do).toEqual(["build", "lair", "2"]);
    await fireEvent.click(thing("cell:r1c2"));
    expect(said).toMatchObject([{ do: ["build", "lair", "2"] }]);
  });

  test("of two kinds of tokens one is picked, then a cell; a full chamber says so", async () => {
    const { state, thing, container } = await board(
      { built: { ...BUILT, r1c3: "crypt" }, placing: ["gnoll", "ooze"] },
      "place",
      [...place("gnoll"), ...place("ooze")],
    );
    expect(container.querySelectorAll(".cell .can")).toHaveLength(0);
    await fireEvent.click(thing("element:ooze"));
    const cells = container.querySelectorAll(".cell .can");
    expect(cells).toHaveLength(2);
    expect(container.querySelectorAll(".cell.full")).toHaveLength(1);
    await fireEvent.click(cells[1] as HTMLElement);
    expect(state.focused?.do).toEqual(["place_element", "ooze", "r1c2"]);
  });

  test("an edge has a name and tells what a passage there brings", async () => {
    const { said, thing } = await board({ built: BUILT, placing: ["secret_passage"] }, "place", [
      option("place_passage r1c2_w", "edge:r1c2_w", { points: 2 }),
    ]);
    expect(thing("edge:r1c2_w").textContent).toMatch(/edge r1c2 w.*\+2/s);
    await fireEvent.click(thing("edge:r1c2_w"));
    await fireEvent.click(thing("edge:r1c2_w"));
    expect(said).toMatchObject([{ do: ["place_passage", "r1c2_w"] }]);
  });

  test("a set for which there is no room says so before it is bought", async () => {
    const buy = option("buy market_01_top", "set:market_01_top", { gold: 9, lost: 2 });
    const { thing } = await board({ built: BUILT }, "market", [buy]);
    expect(thing("set:market_01_top").textContent).toContain("no room for 2 of them");
    expect(thing("set:market_01_top").getAttribute("aria-disabled")).toBeNull();
  });

  test("a set that is too dear says why, one that is sold is there too", async () => {
    const blocked = [{ touch: "set:market_01_top", why: "too-dear", text: "It costs 9 gold, you have 5." }];
    const { thing } = await board({ built: BUILT }, "market", [option("pass", "pass")], { blocked });
    const button = thing("set:market_01_top");
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
      "It costs 9 gold",
    );
    expect(button.textContent).toContain("too dear");
    expect(screen.getByText("empty")).toBeTruthy();
  });

  test("a set is called by what is in it, never by the number of its card", async () => {
    const buy = option("buy market_01_top", "set:market_01_top", { gold: 9 });
    const { thing, container } = await board({ built: BUILT }, "market", [buy]);
    const told = document.getElementById(thing("set:market_01_top").getAttribute("aria-describedby") ?? "");
    expect(told?.textContent).toContain("ooze and secret_passage");
    expect(`${container.querySelector(".market")?.textContent}`).not.toMatch(/market[_ ]\d|set market/);
    expect(told?.textContent).not.toContain("set market");
  });

  test("what another has bought is not mine to place", async () => {
    const { container } = await board({ built: BUILT, placing: ["gnoll"], placer: 1, asked: [1] }, "place", []);
    expect(container.querySelector(".strip")).toBeNull();
    expect(screen.queryByText("To place")).toBeNull();
  });

  test("at the market the line starts with whoever acts next, while building with the first place", async () => {
    const seals = (container: HTMLElement) =>
      [...container.querySelectorAll(".tracks .one")].map((one) => one.getAttribute("aria-label"));
    const market = await board({ built: BUILT, order: [1, 0] }, "market", []);
    expect(seals(market.container)).toEqual(["Bolek: place 2, 5 gold", "Ania: place 1, 5 gold"]);
    expect(market.container.querySelector(".tracks")?.textContent).toContain("Who is next at the market");
    cleanup();
    const building = await board({ hand: ["keep", "lair"] }, "build", build);
    expect(seals(building.container)).toEqual(["Ania: place 1, 5 gold", "Bolek: place 2, 5 gold"]);
    expect(building.container.querySelector(".tracks b")?.textContent).toBe("1.");
  });

  test("the blueprint says what it pays, and from where on it pays more", async () => {
    const { container } = await board({ built: BUILT }, "market", []);
    const line = container.querySelector(".dgn header small")?.textContent;
    expect(line).toContain("blueprint 1: 1 of 8 met; 2 bring 5");
    expect(line).toContain("2: +5, 3: +7");
  });

  test("clusters are shown on demand", async () => {
    const seen = { clusters: [["r1c1", "r1c2"], ["r1c3"]] };
    await board({ built: { r1c1: "lair", r1c2: "crypt", r1c3: "keep" }, seen }, "market", []);
    expect(screen.queryByLabelText("cluster of 2 caves")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Clusters" }));
    expect(screen.getByLabelText("cluster of 2 caves")).toBeTruthy();
    expect(screen.getByLabelText("cluster of 1 dungeon room")).toBeTruthy();
  });

  test("paths, fulfilled wishes and what the goal counts are as the server tells them", async () => {
    const seen = { from_entrance: "r1c2:S", from_exit: "", fulfilled: "r1c2", counts: { gnoll: 9, star: -4 } };
    const { container, state } = await board({ built: { r1c1: "lair", r1c2: "crypt" }, seen }, "market", []);
    expect(screen.getByLabelText(/cell r1c2: crypt; .*joined to the entrance/)).toBeTruthy();
    expect(screen.queryByLabelText(/cell r1c1: .*joined/)).toBeNull();
    expect(container.querySelectorAll(".lit.in")).toHaveLength(1);
    expect([...container.querySelectorAll(".goal li b")].map((one) => one.textContent)).toEqual(["3", "5"]);
    cleanup();
    render(Seat, { state, seat: 0 });
    expect(screen.getByLabelText("gnoll: 9")).toBeTruthy();
    expect(screen.getByLabelText("star: −4")).toBeTruthy();
  });

  test("what I have chosen and others have not is shown to me as sealed", async () => {
    const log = [{ seq: 7, kind: "move", at: 0, data: { seat: 0, do: ["build", "keep", "3"] } }];
    await board({ hand: ["keep", "lair"], asked: [1] }, "build", [], {}, log);
    expect(screen.getByLabelText(/cell r1c3: keep/)).toBeTruthy();
    expect(screen.getByText(/your choice is sealed; still choosing: Bolek/)).toBeTruthy();
  });

  test("alone, Jael's card, gold, score and share are there", async () => {
    const { container } = await board({ hand: ["keep", "lair"], solo: true }, "keep_chamber", [
      option("keep_chamber keep", "chamber:keep"),
    ]);
    expect(screen.getByLabelText("Jael has 16 reputation, without gold and goal")).toBeTruthy();
    expect(container.querySelector(".jael")?.textContent).toContain("14 and more.");
    expect(container.querySelector(".market")?.textContent).toContain("Jael’s share");
  });
});

describe("a seat", () => {
  test("who has chosen is marked, and its dungeon is there in small", async () => {
    const { state } = await laid({ hand: ["keep"] }, "build", build);
    render(Seat, { state, seat: 1 });
    expect(screen.getByText("has chosen")).toBeTruthy();
    expect(screen.getByLabelText("Bolek’s dungeon: 1 chamber")).toBeTruthy();
  });

  test("reputation says what it is made of", async () => {
    const { state } = await laid({ seen: { parts: { priority: 9, goal: 15 } } }, "build", build);
    render(Seat, { state, seat: 0 });
    expect(screen.getByLabelText("Reputation if the game ended now (Priority +9, Goal +15): 12")).toBeTruthy();
  });

  test("in full: its dungeon, and the hand as far as I know it", async () => {
    const { state } = await laid({ hand: ["keep", "lair"] }, "build", build);
    const { container } = render(Area, { state, seat: 1 });
    expect(screen.getByLabelText(/^cell r1c1: lair; cave; doors: bottom and left; slime/)).toBeTruthy();
    expect(screen.getByText("2 unknown chambers")).toBeTruthy();
    expect(container.querySelector("[data-touch]")).toBeNull();
  });
});
