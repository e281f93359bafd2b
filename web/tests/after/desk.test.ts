import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { pack } from "../../src/after/share";
import type { Field, SheetForm } from "../../src/after/form";
import SheetDesk from "../../src/after/SheetDesk.svelte";
import type { Box } from "../../src/lib/game";

const HEROES = { axe: "Axe", bow: "Bow" };
const one = (name: string, text: string, required = true): Field => ({
  kind: "pick",
  name,
  text,
  required,
  of: "ware",
  ids: Object.keys(HEROES),
  texts: HEROES,
});
const FORM: SheetForm = {
  game: "smithy",
  least: 1,
  most: 3,
  sheet: [one("goal", "Goal")],
  options: [{ kind: "flag", name: "long", text: "The long game", required: false, default: false }],
  seat: [
    { kind: "number", name: "gold", text: "Gold", required: true, low: 0, high: 9 },
    { kind: "list", name: "wares", text: "Wares", required: false, least: 0, most: 5, of: one("ware", "Ware") },
    {
      kind: "list",
      name: "dice",
      text: "Dice",
      required: false,
      least: 0,
      most: 2,
      of: {
        kind: "group",
        name: "die",
        text: "Die",
        required: true,
        in_a_row: true,
        fields: [
          one("colour", "Colour"),
          { kind: "number", name: "value", text: "Value", required: true, low: 1, high: 6 },
        ],
      },
    },
  ],
};
const BOX: Box = {
  game: "smithy",
  name: "Smithy",
  pack: "default",
  kinds: {},
  zones: {},
  numbers: {},
  parts: { gold: "Gold pieces" },
  titles: {},
  rivals: {},
  help: {},
};
const COUNT = {
  game: "smithy",
  seats: [
    { total: 4, parts: { gold: 4 }, why: { gold: [{ points: 4, why: "gold" }] }, rank: 1 },
    { total: -1, parts: { gold: -1 }, why: { gold: [] }, rank: 2 },
  ],
  winners: [0],
};

let sent: unknown[] = [];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  answer = () => Response.json(COUNT);
  localStorage.clear();
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return Promise.resolve(answer());
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = () => render(SheetDesk, { form: FORM, box: BOX, pack: "default" });
const type = (label: string, value: string, i = 0) =>
  fireEvent.input(screen.getAllByLabelText(label)[i] as HTMLElement, { target: { value } });
const choose = (label: string, value: string, i = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[i] as HTMLElement, { target: { value } });
const press = (label: string, i = 0) => fireEvent.click(screen.getAllByLabelText(label)[i] as HTMLElement);
const pressText = (text: string, i = 0) => fireEvent.click(screen.getAllByText(text)[i] as HTMLElement);

it("fills a sheet of every kind of field, and counts when nothing is missing", async () => {
  show();
  await type("Gold", "4");
  await press("Wares: one more of Bow");
  await press("Wares: one more of Bow");
  await press("Wares: one less of Bow");
  await pressText("Add: Die");
  await choose("Colour", "axe");
  await type("Value", "6");
  await type("Gold", "0", 1);
  await fireEvent.click(screen.getByLabelText("The long game"));
  expect(sent).toEqual([]);
  await choose("Goal", "bow");
  await waitFor(() => expect(screen.getByText(/Player A wins/)).toBeTruthy());
  expect(sent).toEqual([
    {
      game: "smithy",
      options: { long: true },
      goal: "bow",
      seats: [{ gold: 4, wares: ["bow"], dice: [["axe", 6]] }, { gold: 0 }],
    },
  ]);
  expect(screen.getAllByText("−1").length).toBeGreaterThan(0);
  expect(JSON.parse(localStorage.getItem("karczma-sheet-smithy") ?? "")).toEqual(sent[0]);
});

it("puts what the server refuses beside its field, without the place", async () => {
  answer = () =>
    new Response(
      JSON.stringify({
        type: "karczma:sheet-range",
        title: "seats[1].gold: Too much.",
        status: 400,
        place: "seats[1].gold",
      }),
      { status: 400 },
    );
  show();
  await type("Gold", "4");
  await type("Gold", "12", 1);
  await choose("Goal", "bow");
  await waitFor(() => expect(screen.getAllByText("Too much.").length).toBe(1));
  const field = screen.getAllByLabelText("Gold")[1] as HTMLElement;
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Too much.");
});

it("takes up a sheet from a link, and keeps what lay there", async () => {
  const linked = { game: "smithy", goal: "axe", seats: [{ name: "Ola", gold: 1 }, { gold: 2 }, { gold: 3 }] };
  localStorage.setItem(
    "karczma-sheet-smithy",
    JSON.stringify({ game: "smithy", goal: "bow", seats: [{ gold: 9 }, { gold: 9 }] }),
  );
  history.replaceState(null, "", `/sheet/smithy#${pack(linked)}`);
  dispatchEvent(new HashChangeEvent("hashchange"));
  const { router } = await import("../../src/lib/router.svelte");
  router.go(`/sheet/smithy#${pack(linked)}`, { replace: true });
  show();
  await waitFor(() => expect(screen.getByDisplayValue("Ola")).toBeTruthy());
  expect(location.hash).toBe("");
  await pressText("Go back to it");
  await waitFor(() => expect(screen.getAllByDisplayValue("9").length).toBe(2));
});
