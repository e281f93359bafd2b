// The new table on the screen: chairs by letter, what a game does not seat says why, and the button says what it does.
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import NewTable from "../../src/door/NewTable.svelte";
import type { Game, Plan } from "../../src/door/plan";

import { button } from "./press";

const kajko: Game = {
  game: "kajko",
  name: "Kajko i Kokosz: Przygody Wojów",
  about: "Turn up cards.",
  least: 2,
  most: 3,
  minutes: [20, 40],
  weight: 1,
  options: [
    {
      name: "dusigrosz",
      text: "The Miser",
      help: "Most coins.",
      sort: "variant",
      default: false,
      values: [
        { value: false, text: "off" },
        { value: true, text: "on" },
      ],
    },
  ],
  packs: ["default"],
  golems: [
    { id: "keystone", name: "Keystone", temperament: "careful", about: "Sees home." },
    { id: "thumper", name: "Thumper", temperament: "bold", about: "Breaks gates." },
    { id: "splinter", name: "Splinter", temperament: "spoiler", about: "Likes bad luck." },
  ],
};
const solo: Game = { ...kajko, game: "solo", name: "Solo", least: 1 };

beforeEach(() => localStorage.clear());

function lay(games: Game[] = [kajko]) {
  const onstart = vi.fn<(plan: Plan) => void>();
  const props = { games, me: "Ola", busy: false, problem: "", onstart };
  const { unmount } = render(NewTable, props);
  const chairs = () => [...document.querySelectorAll<HTMLElement>("[data-chair]")].map((one) => one.dataset["chair"]);
  const press = (name: string) => fireEvent.click(button(name));
  return { onstart, chairs, press, unmount };
}

test("one click plays: me and two golems", async () => {
  const { onstart, chairs, press } = lay();
  expect(chairs()).toEqual(["me", "bot", "bot", "no", "no"]);
  expect(screen.getAllByText("Kajko i Kokosz seats 3 at most")).toHaveLength(2);
  await press("Start the table");
  expect(onstart.mock.calls[0]?.[0].chairs.map((chair) => chair.sitter)).toEqual(["me", "bot", "bot"]);
});

test("a chair is taken away and given to somebody who gets a link, or sits here", async () => {
  const { onstart, chairs, press } = lay();
  await press("Take chair B away");
  await press("Chair C: a person");
  expect(chairs()).toEqual(["me", "bot", "open", "no", "no"]);
  expect(button("Open the table")).toBeTruthy();
  const ways = screen.getByLabelText("How the person in chair C joins");
  await fireEvent.click(within(ways).getByLabelText("Here"));
  await fireEvent.input(screen.getByLabelText("Name of the person in chair C"), { target: { value: "Jan" } });
  await press("Start the table");
  expect(onstart.mock.calls[0]?.[0].chairs[2]).toMatchObject({ sitter: "person", name: "Jan" });
});

test("too few: the button says why and does nothing", async () => {
  const { onstart, press } = lay();
  await press("Take chair B away");
  await press("Take chair B away");
  const start = button("Start the table");
  expect(start.getAttribute("aria-disabled")).toBe("true");
  expect(document.querySelector(".why")?.textContent).toBe(
    "Kajko i Kokosz needs at least 2 at the table: fill one more chair.",
  );
  await fireEvent.click(start);
  expect(onstart).not.toHaveBeenCalled();
});

test("what was laid is there again, with its options and its game", async () => {
  const first = lay([kajko, solo]);
  await first.press("Solo");
  await first.press("The Miser");
  await first.press("Take chair C away");
  first.unmount();
  const { chairs } = lay([kajko, solo]);
  expect(chairs().slice(0, 2)).toEqual(["me", "bot"]);
  expect(button("Solo").getAttribute("aria-checked")).toBe("true");
  expect(button("The Miser").getAttribute("aria-pressed")).toBe("true");
});

test("alone in one click, where a game can be played alone", async () => {
  const { onstart, press } = lay([solo]);
  await press("Play alone");
  expect(onstart.mock.calls[0]?.[0].chairs.map((chair) => chair.sitter)).toEqual(["me"]);
});

const lockup: Game = {
  ...solo,
  game: "lockup",
  name: "Lockup",
  minutes: [60, 120],
  weight: 3,
  options: [
    choice("mode", "Mode", "variant", "standard", "advanced"),
    choice("difficulty", "Difficulty", "level", "normal", "hard"),
    choice("raid_zero", "Raids", "detail", "exempt", "counted"),
  ],
};

function choice(name: string, text: string, sort: string, ...values: string[]): Game["options"][number] {
  const all = values.map((value) => ({ value, text: value }));
  return { name, text, sort, help: "", default: values[0] ?? "", values: all };
}

test("what a game asks of people is on its tile, as the game says it", () => {
  lay([kajko, lockup]);
  const tiles = [...document.querySelectorAll("[data-game]")].map((tile) => tile.textContent.replace(/\s+/g, " "));
  expect(tiles[0]).toContain("20–40 min");
  expect(tiles[0]).toContain("light");
  expect(tiles[1]).toContain("60–120 min");
  expect(tiles[1]).toContain("demanding");
});

test("the games are one stop for the keyboard, and the arrows choose", async () => {
  lay([kajko, lockup]);
  const stops = () => [...document.querySelectorAll<HTMLElement>("[data-game]")].map((tile) => tile.tabIndex);
  expect(stops()).toEqual([0, -1]);
  const first = document.querySelector("[data-game=kajko]");
  if (!first) throw new Error("no tile");
  await fireEvent.keyDown(first, { key: "ArrowRight" });
  expect(stops()).toEqual([-1, 0]);
  expect(document.activeElement).toBe(button("Lockup"));
  await fireEvent.keyDown(button("Lockup"), { key: "ArrowDown" });
  expect(stops()).toEqual([0, -1]);
});

test("the advanced game and the solo level are beside the button, house rules are not", async () => {
  const { onstart, press } = lay([lockup]);
  expect(document.body.textContent).not.toContain("Raids");
  await press("Mode: advanced");
  expect(button("Mode: advanced").getAttribute("aria-pressed")).toBe("true");
  const level = document.querySelector<HTMLSelectElement>("[data-level]");
  if (!level) throw new Error("no level");
  await fireEvent.change(level, { target: { value: "hard" } });
  await press("Play alone");
  expect(onstart.mock.calls[0]?.[0].options).toEqual({ mode: "advanced", difficulty: "hard" });
  await press("Mode: advanced");
  await press("Play alone");
  expect(onstart.mock.calls[1]?.[0].options).toEqual({ difficulty: "hard" });
});

test("a golem gives its chair to a person, and gets it back", async () => {
  const { chairs, press } = lay();
  await press("Chair B: a person instead");
  expect(chairs().slice(0, 3)).toEqual(["me", "open", "bot"]);
  await press("Chair B: a golem instead");
  expect(chairs().slice(0, 3)).toEqual(["me", "bot", "bot"]);
});

test("who moves up brings their own field along", async () => {
  const { chairs, press } = lay();
  await press("Chair C: a person instead");
  await fireEvent.click(within(screen.getByLabelText("How the person in chair C joins")).getByLabelText("Here"));
  const field = screen.getByLabelText("Name of the person in chair C");
  await fireEvent.input(field, { target: { value: "Jan" } });
  await press("Take chair B away");
  expect(chairs().slice(0, 2)).toEqual(["me", "person"]);
  expect(screen.getByLabelText("Name of the person in chair B")).toBe(field);
});
