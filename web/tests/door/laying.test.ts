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
  options: [
    {
      name: "dusigrosz",
      text: "The Miser",
      help: "Most coins.",
      default: false,
      values: [
        { value: false, text: "off" },
        { value: true, text: "on" },
      ],
    },
  ],
  packs: ["default"],
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
  expect(button("Solo").getAttribute("aria-pressed")).toBe("true");
  expect(button("The Miser").getAttribute("aria-pressed")).toBe("true");
});

test("alone in one click, where a game can be played alone", async () => {
  const { onstart, press } = lay([solo]);
  await press("Play alone");
  expect(onstart.mock.calls[0]?.[0].chairs.map((chair) => chair.sitter)).toEqual(["me"]);
});
