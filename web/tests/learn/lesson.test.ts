import { describe, expect, it } from "vitest";

import { follow, selectors, type Step } from "../../src/learn/lesson";

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
    expect(follow([READ, DRAW, SEND], [["draw", "a"]], [])).toEqual({ at: 2, before: "after draw", wrong: false });
  });

  it("counts a choice by the words it begins with", () => {
    expect(follow([DRAW], [["draw", "a", "b"]], []).at).toBe(1);
    expect(follow([SEND], [["keep", "some"]], []).at).toBe(0);
    expect(follow([SEND], [["keep", "all", "b"]], []).at).toBe(1);
    expect(follow([step("any", { do: ["*"] })], [["whatever"]], []).at).toBe(1);
  });

  it("minds no other choice where the step does not", () => {
    expect(follow([DRAW], [["send"], ["stop"]], [])).toEqual({ at: 0, before: "", wrong: false });
  });

  it("stays where another choice should be taken back, and goes on when it was", () => {
    expect(follow([DRAW, SEND], [["draw"], ["draw"]], [])).toEqual({ at: 1, before: "not send", wrong: true });
    expect(follow([DRAW, SEND], [["draw"]], [])).toEqual({ at: 1, before: "after draw", wrong: false });
    expect(follow([DRAW, SEND], [["draw"], ["draw"], ["send"]], [])).toEqual({
      at: 2,
      before: "after send",
      wrong: false,
    });
  });

  it("goes on after a wrong turn that teaches", () => {
    expect(follow([RISK, DRAW], [["draw"]], [])).toEqual({ at: 1, before: "not risk", wrong: true });
  });

  it("ends with the last step, whatever is chosen then", () => {
    expect(follow([DRAW], [["draw"], ["draw"], ["send"]], []).at).toBe(1);
  });
});

describe("what is pointed at", () => {
  it("is a thing by what an option touches, or its place", () => {
    expect(selectors("stack:a", 0)[0]).toBe('[data-touch="stack:a"]');
    expect(selectors("stack:a", 0)).toContain('[data-zone=" stack a"]');
  });

  it("is my zone before that of the middle or of others", () => {
    expect(selectors("front", 2)).toEqual([
      '[data-zone="2 front "]',
      '[data-zone=" front "]',
      '[data-zone*=" front "]',
    ]);
  });
});
