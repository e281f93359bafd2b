import { describe, expect, it } from "vitest";

import { type Choice, follow, selectors, type Step } from "../../src/learn/lesson";

function step(name: string, more: Partial<Step> = {}): Step {
  return {
    name,
    ask: "",
    text: name,
    after: `after ${name}`,
    otherwise: `not ${name}`,
    point: [],
    do: [],
    wrong: "",
    ...more,
  };
}

/** Choices, each with the question it answers before a colon, if that is known: "draw a", "trade: give b". */
function chosen(...all: string[]): Choice[] {
  return all.map((one) => {
    const [words = "", ask = ""] = one.split(": ").reverse();
    return { do: words.split(" "), ask };
  });
}

const READ = step("read");
const DRAW = step("draw", { do: ["draw"] });
const SEND = step("send", { do: ["send", "keep all"], wrong: "again" });
const RISK = step("risk", { do: ["stop"], wrong: "on" });

describe("how far somebody is", () => {
  it("begins with the first step", () => {
    expect(follow([DRAW, SEND], [], [])).toEqual({ at: 0, before: "", wrong: false });
  });

  it("waits until what is to be read has been read", () => {
    expect(follow([READ, DRAW], [], []).at).toBe(0);
    expect(follow([READ, DRAW], [], ["read"]).at).toBe(1);
  });

  it("takes a choice as a sign that all before it has been read", () => {
    expect(follow([READ, DRAW, SEND], chosen("draw a"), [])).toEqual({ at: 2, before: "after draw", wrong: false });
  });

  it("counts a choice by the words it begins with", () => {
    expect(follow([DRAW], chosen("draw a b"), []).at).toBe(1);
    expect(follow([SEND], chosen("keep some"), []).at).toBe(0);
    expect(follow([SEND], chosen("keep all b"), []).at).toBe(1);
    expect(follow([step("any", { do: ["*"] })], chosen("whatever"), []).at).toBe(1);
  });

  it("minds no other choice where the step does not", () => {
    expect(follow([DRAW], chosen("send", "stop"), [])).toEqual({ at: 0, before: "", wrong: false });
  });

  it("stays where another choice should be taken back, and goes on when it was", () => {
    expect(follow([DRAW, SEND], chosen("draw", "draw"), [])).toEqual({ at: 1, before: "not send", wrong: true });
    expect(follow([DRAW, SEND], chosen("draw"), [])).toEqual({ at: 1, before: "after draw", wrong: false });
    expect(follow([DRAW, SEND], chosen("draw", "draw", "send"), [])).toEqual({
      at: 2,
      before: "after send",
      wrong: false,
    });
  });

  it("minds only what answers its own question", () => {
    const own = step("own", { ask: "shop", do: ["buy"], wrong: "again" });
    expect(follow([own], chosen("trade: give b"), [])).toEqual({ at: 0, before: "", wrong: false });
    expect(follow([own], chosen("trade: give b", "shop: leave"), []).wrong).toBe(true);
    expect(follow([own], chosen("trade: give b", "shop: buy"), []).at).toBe(1);
    expect(follow([own], chosen("leave"), []).wrong).toBe(true);
  });

  it("goes on after a wrong turn that teaches, and nothing need be taken back", () => {
    expect(follow([RISK, SEND], chosen("draw"), [])).toEqual({ at: 1, before: "not risk", wrong: false });
  });

  it("ends with the last step, whatever is chosen then", () => {
    expect(follow([DRAW], chosen("draw", "draw", "send"), []).at).toBe(1);
  });

  it("says what came of a step until a few more choices have been made", () => {
    const before = (...all: string[]) => follow([DRAW], chosen(...all), []).before;
    expect(before("draw", "one", "two")).toBe("after draw"); // the rest of the same gesture
    expect(before("draw", "one", "two", "three")).toBe("");
    expect(follow([SEND], chosen("draw: x", "one: x"), []).wrong).toBe(true);
  });
});

describe("what is pointed at", () => {
  it("is a thing by what an option touches, or its place", () => {
    expect(selectors("stack:a", 0)[0]).toBe('[data-touch="stack:a"]');
    expect(selectors("stack:a", 0)).toContain('[data-zone=" stack a"]');
  });

  it("is my zone before that of the middle or of others", () => {
    expect(selectors("front", 2).slice(1)).toEqual([
      '[data-zone="2 front "]',
      '[data-zone=" front "]',
      '[data-zone*=" front "]',
    ]);
  });

  it("is an option that touches nothing but itself", () => {
    expect(selectors("pass", 0)[0]).toBe('[data-touch="pass"]');
  });
});
