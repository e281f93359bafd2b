// What is pasted at the door, and what a browser remembers of it.
import { beforeEach, describe, expect, test } from "vitest";

import { onlyHere, way } from "../../src/door/codes";
import { keepLink, keepPlan, lastGame, lastPlan, link } from "../../src/door/kept";
import { hello } from "../../src/door/words";

const CODE = "p0f2mZ3S1tq9yB6cKx8vLr4wJd7hNeUaGiToQsMfXkA";

describe("what is pasted", () => {
  test.each([
    [`https://karczma.example/i/${CODE}`, `/i/${CODE}`],
    [`  http://127.0.0.1:8710/i/${CODE}\n`, `/i/${CODE}`],
    [`come: http://10.0.0.2/i/${CODE} tonight`, `/i/${CODE}`],
    [CODE, `/i/${CODE}`],
    [`/d/${CODE}`, `/d/${CODE}`],
    ["https://karczma.example/t/k7Qm2ZxTt0cVbRs9/at/12", "/t/k7Qm2ZxTt0cVbRs9/at/12"],
    ["k7Qm2ZxTt0cVbRs9", "/t/k7Qm2ZxTt0cVbRs9"],
    [`look: https://karczma.example/w/k7Qm2ZxTt0cVbRs9#${CODE} !`, `/w/k7Qm2ZxTt0cVbRs9#${CODE}`],
    ["DRAKON-7", null],
    ["hello there", null],
    ["", null],
  ])("%j", (text, to) => {
    expect(way(text)).toBe(to);
  });

  test("an address that only this computer has", () => {
    const here = ["localhost", "127.0.0.1", "[::1]", "x.localhost"];
    expect(here.every(onlyHere)).toBe(true);
    expect(["192.168.1.7", "karczma.example", "1270.example"].some(onlyHere)).toBe(false);
  });
});

describe("what a browser remembers", () => {
  beforeEach(() => localStorage.clear());

  test("nothing at first, nor what was spoiled", () => {
    expect([lastGame(), lastPlan("kajko"), link("t", 1)]).toEqual(["", undefined, null]);
    localStorage.setItem("karczma-door", "{nonsense");
    expect([lastGame(), lastPlan("kajko"), link("t", 1)]).toEqual(["", undefined, null]);
    localStorage.setItem("karczma-door", '{"game":3,"plans":[],"links":null}');
    expect([lastGame(), lastPlan("kajko"), link("t", 1)]).toEqual(["", undefined, null]);
  });

  test("the last game and each game's table", () => {
    keepPlan("kajko", { chairs: 1 });
    keepPlan("lockup", { chairs: 2 });
    expect([lastGame(), lastPlan("kajko"), lastPlan("lockup")]).toEqual(["lockup", { chairs: 1 }, { chairs: 2 }]);
  });

  test("the links of a table, until they are used, and not for ever", () => {
    keepLink("t", 1, "one");
    keepLink("t", 2, "two");
    keepLink("t", 1, null);
    expect([link("t", 1), link("t", 2)]).toEqual([null, "two"]);
    for (let i = 0; i < 30; i++) keepLink(`other${i}`, 0, "x");
    expect([link("t", 2), link("other29", 0)]).toEqual([null, "x"]);
    expect(lastGame()).toBe("");
  });
});

test("the hour decides what is said at the door", () => {
  expect([6, 13, 19, 2].map((hour) => hello(hour))).toEqual([
    "Good morning",
    "Good afternoon",
    "Good evening",
    "Good evening",
  ]);
});
