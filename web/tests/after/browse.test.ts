import { describe, expect, it } from "vitest";

import { browse, clothOf, contents, figures, kindsOf, lines, sourceOf } from "../../src/after/browse";
import { reasonText, refusal } from "../../src/after/reasons";
import { Problem } from "../../src/lib/api";
import type { Box, Thing } from "../../src/lib/game";

const thing = (id: string, name: string, more: Partial<Thing> = {}): Thing => ({
  id,
  name,
  texts: {},
  facts: {},
  source: "rulebook",
  sources: {},
  ...more,
});
const BOX: Box = {
  game: "kajko",
  name: "Kajko",
  pack: "default",
  kinds: {
    card: [
      thing("raiders", "Rozbójnicy", { texts: { effect: "Przepada wszystko." }, facts: { sort: "danger", value: 0 } }),
      thing("coin", "Moneta", { facts: { value: 1, total: 10 }, sources: { total: "designed" } }),
      thing("item_5", "Łup wart 5", { facts: { value: 5 } }),
    ],
    stack: [
      thing("stack_9a", "stos 9a", {
        facts: { size: 9, cards: { raiders: 1, coin: 3, item_5: 0 } },
        source: "listing",
        sources: { cards: "designed" },
      }),
    ],
    ending: [thing("empty", "stosy są puste", { source: "" as Thing["source"] })],
  },
  zones: {},
  numbers: {},
  parts: { town: "Gród" },
  titles: {},
  rivals: {},
  help: {},
};
const ids = (query: string, kind = "", sort: "box" | "name" | "value" = "box") =>
  browse(BOX, { query, kind, sort }, (found) => (found.kind === "stack" ? "Stos" : "Karta")).map(
    (found) => found.thing.id,
  );

describe("looking through a box", () => {
  it("shows things, not mere words of the game", () => {
    expect(kindsOf(BOX)).toEqual(["card", "stack"]);
    expect(ids("")).toEqual(["raiders", "coin", "item_5", "stack_9a"]);
  });

  it("finds by name, effect and kind, also without Polish letters", () => {
    expect(ids("rozbojnicy")).toEqual(["raiders"]);
    expect(ids("przepada")).toEqual(["raiders"]);
    expect(ids("lup")).toEqual(["item_5"]);
    expect(ids("stos")).toEqual(["stack_9a"]);
    expect(ids("", "stack")).toEqual(["stack_9a"]);
  });

  it("sorts by value, the dearest first", () => {
    expect(ids("", "card", "value")).toEqual(["item_5", "coin", "raiders"]);
  });

  it("tells for each value where it comes from", () => {
    const [, coin] = BOX.kinds.card ?? [];
    const [stack] = BOX.kinds.stack ?? [];
    expect(coin && figures(coin).map(({ fact, source }) => [fact, source])).toEqual([
      ["value", "rulebook"],
      ["total", "designed"],
    ]);
    expect(stack && sourceOf(stack, "size")).toBe("listing");
    const [cards] = stack ? contents(stack, BOX) : [];
    expect(cards?.source).toBe("designed");
    expect(cards?.items.map((item) => [item.thing.name, item.count])).toEqual([
      ["Rozbójnicy", 1],
      ["Moneta", 3],
    ]);
  });
});

describe("cards with a sheet in mind", () => {
  const box: Box = {
    ...BOX,
    kinds: {
      row: [thing("str", "Siła"), thing("dex", "Zręczność")],
      colour: [thing("red", "czerwona")],
      field: [thing("good_lawful", "praworządny dobry")],
    },
  };

  it("tells what they say of each attribute, field and space, and takes none of it for contents", () => {
    const race = thing("elf", "Elf", { facts: { modifiers: { str: 0, dex: 2 } } });
    const profession = thing("monk", "Mnich", { facts: { least: { str: 14 }, most: { str: 99 }, stars: { str: 2 } } });
    const alignment = thing("rebel", "Buntownik", { facts: { grid: { good_lawful: -1 } } });
    const story = thing("hunter", "Łowca", { facts: { str_colour: "red", str_position: 3 }, source: "listing" });
    expect(lines(race, box)).toEqual([
      { of: "modifiers", source: "rulebook", items: [{ name: "Zręczność", value: { number: 2 } }] },
    ]);
    expect(lines(profession, box).map((one) => one.items)).toEqual([
      [{ name: "Siła", value: { least: 14, most: 99, stars: 2 } }],
    ]);
    expect(lines(alignment, box)[0]?.items).toEqual([{ name: "praworządny dobry", value: { number: -1 } }]);
    expect(lines(story, box)).toEqual([
      { of: "spaces", source: "listing", items: [{ name: "Siła", value: { place: 3, colour: "czerwona" } }] },
    ]);
    for (const one of [race, profession, alignment, story]) expect(contents(one, box)).toEqual([]);
  });

  it("knows the sort of a card by its type too, and no hands where there are none", () => {
    const card = thing("climb", "Wspinaczka", { facts: { type: "skill", cost: 3, hands: 0, dots: 1 } });
    expect(clothOf(card)).toBe("skill");
    expect(figures(card).map(({ fact, value }) => [fact, value])).toEqual([
      ["cost", 3],
      ["dots", 1],
    ]);
  });
});

describe("words of a count", () => {
  it("are those of the answer, or the names of the box", () => {
    expect(reasonText({ points: 3, why: "card", text: "3 monety" }, "town", BOX)).toBe("3 monety");
    expect(reasonText({ points: 3, why: "card", card: "coin", count: 3 }, "town", BOX)).toBe("3 × Moneta");
    expect(reasonText({ points: 3, why: "most", count: 3 }, "town", BOX)).toBe("Gród");
  });

  it("of a refusal have no place in front and no ids in quotes", () => {
    const problem = new Problem(
      "sheet-too-many",
      "seats[0].town[0][1]: W pudełku jest tylko 10 kart „coin”.",
      400,
      "seats[0].town[0][1]",
    );
    expect(refusal(problem, BOX)).toBe("W pudełku jest tylko 10 kart „Moneta”.");
  });
});
