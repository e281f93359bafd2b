// The end of a game is heard once, by those who were there.
import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../../src/lib/settings.svelte";
import type { FromServer } from "../../src/lib/wire";
import { player } from "../../src/sound/sounds";
import Result from "../../src/table/Result.svelte";
import { aPlace, aTable, sit } from "../table/fixtures";

const play = vi.spyOn(player, "play");
const seat = (total: number, rank: number) => ({ total, rank, parts: {}, texts: {}, why: {} });
const result = { seats: [seat(9, 1), seat(4, 2)], winners: [0] };
const over = aTable({ stage: "over", result });

/** The game ends, and whoever sits in this seat sees the result. */
function ends(mine: number | null): void {
  const { state } = sit([aPlace(mine, null)]);
  const happened = { seq: 2, kind: "move", at: 0, data: { seat: 1 }, events: [] };
  state.hear({ type: "update", seq: 2, now: 0, happened, table: over } as unknown as FromServer);
  render(Result, { state });
  flushSync();
}
const sounds = () => play.mock.calls.map(([sound]) => sound);

beforeEach(() => {
  settings.pace = "instant";
  settings.soundWatching = true;
  sessionStorage.clear();
  play.mockReset();
});
afterEach(() => {
  cleanup();
  settings.soundWatching = false;
});

test.each([
  [0, "won"],
  [1, "over"],
  [null, "won"], // who looks on is glad with the winner
] as const)("by seat %s as %s, and only once", (mine, sound) => {
  ends(mine);
  expect(sounds()).toEqual([sound]);
  cleanup();
  ends(mine);
  expect(sounds()).toEqual([sound]);
});

test("but not by those who come when it is over, nor by those who look on in silence", () => {
  const { state } = sit([aPlace(0, null)], { table: over });
  render(Result, { state });
  flushSync();
  cleanup();
  sessionStorage.clear();
  settings.soundWatching = false;
  ends(null);
  expect(sounds()).toEqual([]);
});
