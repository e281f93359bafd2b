import { expect, it } from "vitest";

import { compare, fingerprint } from "../../src/after/check";

// The test vectors of docs/chance.md.
const PRINTS: [string, string][] = [
  ["0", "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"],
  ["7", "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"],
  ["340282366920938463463374607431768211455", "f315ff319bf588e202110ab686fb8c3dbca12b4df9fbd844615b566a2fff3e75"],
];

it.each(PRINTS)("seed %s has the fingerprint of docs/chance.md", async (seed, print) => {
  expect(await fingerprint(seed)).toBe(print);
  expect(await compare(seed, ` ${print.toUpperCase()}\n`)).toBe("same");
  expect(await compare(`${seed}1`, print)).toBe("other");
});
