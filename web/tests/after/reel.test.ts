import { describe, expect, it, vi } from "vitest";

import { coarseToFine, entries, nextOf, type Position, previousOf, Reel } from "../../src/after/reel.svelte";
import { Problem } from "../../src/lib/api";

const position = (n: number, length: number) => ({ position: n, length }) as Position;

describe("coarse to fine", () => {
  it("names every position once, the ends first", () => {
    for (const length of [0, 1, 2, 41, 64, 100]) {
      const order = coarseToFine(length);
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: length + 1 }, (_, i) => i));
      expect(order.slice(0, 2)).toEqual(length ? [0, length] : [0]);
    }
  });
});

describe("a reel", () => {
  it("brings what is looked at first, a few at once, and in the end all, each once", async () => {
    const asked: number[] = [];
    let now = 0;
    let most = 0;
    const reel = new Reel(40, async (n) => {
      asked.push(n);
      most = Math.max(most, ++now);
      await Promise.resolve();
      now -= 1;
      return position(n, 40);
    });
    reel.look(20);
    await vi.waitFor(() => expect(reel.positions.size).toBe(41));
    expect(asked.slice(0, 4)).toEqual([20, 21, 19, 22]);
    expect(asked.length).toBe(41);
    expect(most).toBeLessThanOrEqual(3);
    expect(reel.loaded).toBe(1);
  });

  it("waits when the server is busy and goes on", async () => {
    vi.useFakeTimers();
    let busy = true;
    const reel = new Reel(3, (n) =>
      busy ? Promise.reject(new Problem("busy", "", 503)) : Promise.resolve(position(n, 3)),
    );
    reel.look(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(reel.positions.size).toBe(0);
    busy = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(reel.positions.size).toBe(4);
    expect(reel.problem).toBeNull();
    vi.useRealTimers();
  });

  it("says why when there is nothing to wait for", async () => {
    const reel = new Reel(3, () => Promise.reject(new Problem("no-such-table", "", 404)));
    reel.look(0);
    await vi.waitFor(() => expect(reel.problem).toBeInstanceOf(Problem));
  });
});

describe("the entries of a record", () => {
  const all = entries({
    moves: [
      { seat: 0, do: ["a"] },
      { seat: 1, do: ["b"] },
      { seat: 0, do: ["c"] },
      { seat: 0, undo: 2 },
      { seat: 1, do: ["d"] },
    ],
  });

  it("know what was taken back", () => {
    expect(all.map((entry) => entry.stands)).toEqual([true, false, false, true, true]);
    expect(all.map((entry) => entry.undo)).toEqual([0, 0, 0, 2, 0]);
  });

  it("lead from one choice of a seat to its next, over what is only taken back", () => {
    expect(nextOf(all, 0, 0)).toBe(1);
    expect(nextOf(all, 0, 1)).toBe(3);
    expect(nextOf(all, 0, 3)).toBeNull();
    expect(previousOf(all, 1, 5)).toBe(2);
    expect(previousOf(all, 1, 2)).toBeNull();
  });
});
