import { describe, expect, test } from "vitest";

import {
  byKind,
  cardsIn,
  characters,
  newest,
  order,
  outOfGame,
  seen,
  type Stack,
  stacks,
} from "../../src/boards/kajko/cards";
import { noteOf, oursOf, sayKind, sayStack } from "../../src/boards/kajko/words";
import type { Happened } from "../../src/lib/game";
import { laid, type Scene } from "./table";

function stackOf(all: Stack[], id: string): Stack {
  const found = all.find((stack) => stack.id === id);
  if (!found) throw new Error(id);
  return found;
}

async function said(scene: Scene, stack: string, language: "en" | "pl"): Promise<string> {
  const { state } = await laid(scene, language);
  return sayStack(state, stackOf(stacks(state.view), stack));
}

describe("what is left in a stack", () => {
  test("dangers come first, then loot from the dearest", async () => {
    const { state } = await laid("turn");
    expect(order(state.box)).toEqual([
      "raiders",
      "robbers",
      "chamberlain",
      "treasure_10",
      "item_5",
      "coin_in_hand",
      "coin",
    ]);
  });

  test("every kind is counted inside and turned up; what the stack never had is neither", async () => {
    const { state } = await laid("turn");
    const kinds = order(state.box);
    const nine = seen(stackOf(stacks(state.view), "stack_9a"), kinds);
    expect(nine.find((kind) => kind.id === "coin")).toEqual({ id: "coin", count: 2, turned: 0 });
    expect(nine.find((kind) => kind.id === "item_5")).toEqual({ id: "item_5", count: 1, turned: 1 });
    const five = seen(stackOf(stacks(state.view), "stack_5a"), kinds);
    expect(five.find((kind) => kind.id === "coin")).toEqual({ id: "coin", count: 0, turned: 0 });
  });

  test.each(["turn", "late", "lose", "rob", "own", "over"] as const)(
    "in %s all cards of a stack are told",
    async (scene) => {
      const { state } = await laid(scene);
      const kinds = order(state.box);
      for (const stack of stacks(state.view)) {
        expect(stack.inside.length).toBe(stack.left);
        expect(seen(stack, kinds).reduce((sum, kind) => sum + kind.count + kind.turned, 0)).toBe(stack.size);
      }
    },
  );

  test("in front, out of the game and in the town", async () => {
    const { state } = await laid("own");
    expect(cardsIn(state.view.seats[0], "front")).toEqual(["coin_in_hand", "coin_in_hand", "item_5"]);
    expect(outOfGame(state.view)).toHaveLength(29);
    expect(characters(state.view.seats[0]).map(({ sent, cards }) => [sent, cards.length])).toEqual([
      [8, 8],
      [0, 0],
      [0, 0],
    ]);
  });

  test("cards of one kind lie together, unknown kinds last", () => {
    expect(byKind(["coin", "new", "item_5", "coin"], ["item_5", "coin"])).toEqual([
      { id: "item_5", count: 1 },
      { id: "coin", count: 2 },
      { id: "new", count: 1 },
    ]);
  });
});

describe("the card just turned up", () => {
  test("is that of the last move", async () => {
    const { state } = await laid("lose");
    expect(newest(state.log)).toMatchObject({ seat: 0, stack: "stack_8a", card: "chamberlain" });
  });

  test("is gone when the move was taken back, and when the last move was another", async () => {
    const { state } = await laid("lose");
    const undo: Happened = { seq: 99, kind: "undo", at: 0, data: { seat: 0, count: 1 } };
    expect(newest([...state.log, undo])).toBeNull();
    expect(newest((await laid("late")).state.log)).toBeNull();
  });

  test("talk does not hide it", async () => {
    const { state } = await laid("lose");
    expect(newest([...state.log, { seq: 99, kind: "chat", at: 0, data: {} }])).not.toBeNull();
  });
});

describe("a stack in words", () => {
  test("in Polish, with its plurals", async () => {
    expect(await said("turn", "stack_5a", "pl")).toBe(
      "stos 5a, zostały 2 z 5 kart; w środku: zbójcerze i przedmiot wart 10; " +
        "odkryte: rozbójnicy z Jomsborga, podstępny szambelan i moneta w ręku",
    );
    expect(await said("turn", "stack_9a", "pl")).toBe(
      "stos 9a, zostało 7 z 9 kart; w środku: rozbójnicy z Jomsborga, zbójcerze, podstępny szambelan, przedmiot wart 5, " +
        "moneta w ręku i 2 monety; odkryte: przedmiot wart 10 i przedmiot wart 5",
    );
    expect(await said("own", "stack_5a", "pl")).toContain(
      "stos 5a, została 1 z 5 kart; w środku: podstępny szambelan;",
    );
    expect(await said("late", "stack_5a", "pl")).toMatch(/^stos 5a, pusty: 0 z 5 kart; odkryte: /);
  });

  test("in English", async () => {
    expect(await said("turn", "stack_5a", "en")).toBe(
      "stack 5a, 2 of 5 cards left; inside: robbers and an item worth 10; " +
        "turned up: raiders of Jomsborg, a sly chamberlain, and a coin in hand",
    );
    expect(await said("lose", "stack_9a", "en")).toMatch(/2 items worth 5, a coin in hand, and 2 coins$/);
  });

  test("many of a kind, in both languages", async () => {
    const { state } = await laid("turn", "pl");
    expect(sayKind(state, { id: "coin", count: 3 })).toBe("3 monety");
    expect(sayKind(state, { id: "coin", count: 5 })).toBe("5 monet");
    expect(sayKind(state, { id: "robbers", count: 22 })).toBe("22 bandy zbójcerzy");
    expect(sayKind((await laid("turn", "en")).state, { id: "raiders", count: 5 })).toBe("5 bands of raiders");
  });

  test("says where our own mix is not the printed one, and not where it is", async () => {
    const { state } = await laid("turn", "en");
    expect(oursOf(state, "stack", "stack_5a", "cards")).toBe("");
    expect(oursOf(state, "stack", "stack_9a", "cards")).toContain("our own");
    expect(oursOf(state, "card", "coin", "value")).toBe("");
    expect(oursOf(state, "card", "coin", "total")).toBe("our number");
    expect(oursOf(state, "card", "raiders", "total")).toBe("number from reviews");
    expect(noteOf(state, stackOf(stacks(state.view), "stack_9a")).text).toContain("our own");
  });
});
