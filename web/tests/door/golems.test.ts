// Whoever seats a golem says how well it plays; who it is and how it likes to play is there for those who want it.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import GolemDialog from "../../src/door/GolemDialog.svelte";
import type { Golem, Mind } from "../../src/lib/golems";
import { inShort, levelOf, LEVELS, TEMPERAMENTS, temperamentOf } from "../../src/lib/golems";
import { paceOf } from "../../src/lib/pace";

const golems: Golem[] = [
  { id: "keystone", name: "Keystone", temperament: "careful", about: "Sees home." },
  { id: "thumper", name: "Thumper", temperament: "bold", about: "Breaks gates." },
  { id: "splinter", name: "Splinter", temperament: "spoiler", about: "Likes bad luck." },
];
const mind: Mind = { level: "regular", golem: "", temperament: "" };

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

function ask(more: Partial<{ mind: Mind; sitting: { id: string; name: string }; taken: string[] }> = {}) {
  const onchange = vi.fn<(change: Partial<Mind>) => void>();
  const sitting = { id: "keystone", name: "Keystone" };
  render(GolemDialog, { open: true, seat: 1, game: "kajko", golems, sitting, mind, taken: [], onchange, ...more });
  return onchange;
}

const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name, hidden: true });
const list = (name: string) =>
  screen.getByRole<HTMLSelectElement>("combobox", { name: new RegExp(name), hidden: true });

test("who plays, with a sentence each; whoever sits elsewhere cannot be had", async () => {
  const onchange = ask({ taken: ["keystone", "splinter"] });
  expect(choice(/Keystone/).checked).toBe(true);
  expect(choice(/Splinter.*sits at the table already/).disabled).toBe(true);
  await fireEvent.click(choice(/Thumper.*bold.*Breaks gates\./));
  expect(onchange).toHaveBeenCalledWith({ golem: "thumper", temperament: "" }); // its own way, not that of the last one
});

test("four levels, each with what to expect", async () => {
  const onchange = ask();
  const levels = list("How well it plays");
  expect([...levels.options].map((one) => one.text)).toEqual(["Novice", "Regular", "Veteran", "Master"]);
  expect(document.getElementById(levels.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(/rules of thumb/);
  await fireEvent.change(levels, { target: { value: "master" } });
  expect(onchange).toHaveBeenCalledWith({ level: "master" });
});

test("its own temperament first, then the others", async () => {
  const onchange = ask();
  const tempers = list("How it likes to play");
  expect([...tempers.options].map((one) => one.text)).toEqual(["its own way: careful", "bold", "builder", "spoiler"]);
  await fireEvent.change(tempers, { target: { value: "builder" } });
  expect(onchange).toHaveBeenCalledWith({ temperament: "builder" });
});

test("one that has only a number is there too", () => {
  ask({ sitting: { id: "", name: "Golem 4" }, mind: { ...mind, temperament: "bold" } });
  expect(choice(/Golem 4/).checked).toBe(true);
  expect(list("How it likes to play").value).toBe("bold");
});

test("what there is, and what becomes of anything else", () => {
  expect(LEVELS).toEqual(["novice", "regular", "veteran", "master"]);
  expect(TEMPERAMENTS).toEqual(["careful", "bold", "builder", "spoiler"]);
  expect([levelOf("master"), levelOf("god"), levelOf(7)]).toEqual(["master", "regular", "regular"]);
  expect([temperamentOf("bold"), temperamentOf("gloomy"), temperamentOf(null)]).toEqual(["bold", "", ""]);
  expect([inShort("veteran", "bold"), inShort("", "bold"), inShort("master", ""), inShort("", "")]).toEqual([
    "Veteran, bold",
    "bold",
    "Master",
    "",
  ]);
});

test("a pace that was kept under its earlier name", () => {
  expect(["instant", "natural", "slow", "quick", "calm", "hasty", 3].map(paceOf)).toEqual([
    "instant",
    "natural",
    "slow",
    "natural",
    "slow",
    undefined,
    undefined,
  ]);
});

test("a bot of the house is only asked for, and how it plays is its own", async () => {
  const ada: Golem = { id: "house-Ada", name: "Ada", temperament: "", about: "Brought along." };
  const onchange = ask();
  expect(list("How well it plays")).toBeTruthy();
  document.body.innerHTML = "";
  const all = [...golems, ada];
  render(GolemDialog, { open: true, seat: 1, game: "kajko", golems: all, sitting: ada, mind, taken: [], onchange });
  expect(choice(/Ada.*Brought along\./).checked).toBe(true);
  expect(screen.queryByRole("combobox", { hidden: true })).toBeNull();
});
