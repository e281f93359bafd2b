// What is this? Which words answer, and whose note is meant.
import { beforeEach, describe, expect, test } from "vitest";

import type { Box } from "../src/lib/game";
import { hide, keep, pin } from "../src/parts/tip";
import { explain } from "../src/parts/what";

const thing = (id: string, name: string, effect = "") => ({
  id,
  name,
  texts: effect ? { effect } : ({} as Record<string, string>),
  facts: {},
  source: "",
  sources: {},
});
const box = {
  kinds: {
    token: [thing("two", "token 2"), thing("lookout", "lookout")],
    item: [thing("spoon", "Spoon", "Gain iron.")],
    trait: [thing("calm", "Calm")],
  },
  help: {
    "idea:token": { name: "Token", text: "Adds its number.", rule: "LK-27" },
    "token:lookout": { name: "lookout", text: "Never takes suspicion.", rule: "LK-34" },
    "idea:item": { name: "Item", text: "Craft it.", rule: "LK-62" },
    "zone:trait": { name: "Trait", text: "Gives something once.", rule: "LK-120" },
  },
} as unknown as Box;
const of = (key: string, now = "", more = {}) => explain({ game: "lockup", box }, key, now, more);

describe("what a thing answers", () => {
  test("its own words, and those of its kind for whoever asks more", () => {
    expect(of("token:lookout", "in the cell")).toEqual({
      title: "Lookout",
      text: "Never takes suspicion.",
      now: "In the cell",
      more: "Adds its number.",
      rule: "LK-34",
      game: "lockup",
    });
  });
  test("the words of its kind if it has none: an idea, else a zone", () => {
    expect(of("token:two")).toMatchObject({ title: "Token 2", text: "Adds its number.", rule: "LK-27", more: "" });
    expect(of("trait:calm")).toMatchObject({ title: "Calm", text: "Gives something once.", rule: "LK-120" });
  });
  test("what it does by its own sentence, with the rule of its kind", () => {
    expect(of("item:spoon")).toMatchObject({ text: "Gain iron.", more: "Craft it.", rule: "LK-62" });
  });
  test("its name is not said twice", () => {
    expect(of("token:lookout", "Lookout").now).toBe("");
  });
  test("without a box it answers nothing, and nothing breaks", () => {
    expect(explain({ game: "lockup", box: null }, "token:two", "")).toMatchObject({ title: "", text: "", rule: "" });
  });
});

describe("a pinned note", () => {
  let place: HTMLElement;
  beforeEach(() => {
    hide();
    place = document.createElement("button");
    document.body.replaceChildren(place);
  });
  const bubble = () => document.querySelector<HTMLElement>(".tip.float");

  test("has the rule as a link, takes the focus, and gives it back", () => {
    const ends = keep(place, of("token:lookout", "in the cell"), "in the cell");
    place.focus();
    expect(pin(place, true)?.title).toBe("Lookout");
    const link = bubble()?.querySelector("a");
    expect(link?.getAttribute("href")).toBe("/rules/lockup#LK-34");
    expect(document.activeElement).toBe(link);
    expect(bubble()?.textContent).toContain("Adds its number.");
    hide();
    expect(document.activeElement).toBe(place);
    ends();
    expect(place.hasAttribute("aria-describedby")).toBe(false);
    expect(pin(place, true)).toBeNull();
  });
  test("says all that several notes of one thing say", () => {
    keep(place, of("token:lookout"), "");
    keep(place, { title: "", text: "You have none." }, "You have none.");
    expect(pin(place, false)?.text).toBe("Never takes suspicion. You have none.");
  });
});
