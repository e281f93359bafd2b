import { expect, it } from "vitest";

import { fold, matches } from "../src/lib/find";

it("forgets capitals, accents and strokes", () => {
  expect(fold("Zażółć GĘŚLĄ jaźń")).toBe("zazolc gesla jazn");
});

it("finds every word in any order", () => {
  expect(matches("Złodziejska moneta w ręku", "reku zlo")).toBe(true);
  expect(matches("Złodziejska moneta w ręku", "rękę")).toBe(false);
  expect(matches("Moneta", "  ")).toBe(true);
});
