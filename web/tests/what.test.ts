// What is this? Which words answer, and whose note is meant.
import { beforeEach, describe, expect, test, vi } from "vitest";

import type { Box } from "../src/lib/game";
import { hide, keep, pin } from "../src/parts/tip";
import { explain, what } from "../src/parts/what";

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
    document.body.append(place);
  });
  const bubble = () => document.querySelector<HTMLElement>(".tip.float");

  test("has the rule as a link, takes the focus, and gives it back", async () => {
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
    expect(pin(place, true)).toBeNull();
    await Promise.resolve();
    expect(place.hasAttribute("aria-describedby")).toBe(false);
  });
  test("says all that several notes of one thing say", () => {
    keep(place, of("token:lookout"), "");
    keep(place, { title: "", text: "You have none." }, "You have none.");
    expect(pin(place, false)?.text).toBe("Never takes suspicion. You have none.");
  });
});

describe("a note that ends and begins anew, as all do with every move", () => {
  const table = { game: "lockup", box };
  let place: HTMLElement;
  let ends: ReturnType<typeof keep>;
  const put = (now: string) => (ends = what(table, "token:lookout", now)(place) as typeof ends);
  const bubble = () => document.querySelector<HTMLElement>(".tip.float");
  const described = () => document.getElementById(place.getAttribute("aria-describedby") ?? "")?.textContent;

  beforeEach(() => {
    hide();
    place = document.createElement("button");
    document.body.append(place);
    put("in the cell");
    pin(place, false);
  });

  test("in the same words: nothing on the page changes, and whoever reads it reads on", async () => {
    const changes = new MutationObserver(() => undefined);
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const shut = vi.spyOn(bubble() as HTMLElement, "matches");
    ends();
    put("in the cell");
    await Promise.resolve();
    expect(changes.takeRecords()).toEqual([]);
    expect(shut).not.toHaveBeenCalled();
    expect(pin(place, false)?.now).toBe("In the cell");
  });

  test("in other words: only those are there", async () => {
    ends();
    put("at the sewers");
    await Promise.resolve();
    expect(place.getAttribute("data-what")).toBe("token:lookout");
    expect(described()).toBe("at the sewers");
    expect(pin(place, false)?.now).toBe("At the sewers");
  });

  test("not at all: the thing answers no more", async () => {
    ends();
    await Promise.resolve();
    expect([...place.attributes]).toEqual([]);
    expect(pin(place, false)).toBeNull();
  });
});
