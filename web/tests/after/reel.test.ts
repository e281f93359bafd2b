import { describe, expect, it, vi } from "vitest";

import { type Position, Reel } from "../../src/after/reel.svelte";
import { Problem } from "../../src/lib/api";

const position = (n: number) => ({ position: n }) as Position;

describe("a reel", () => {
  it("brings what is looked at first, then what is near, a few at once, each once, and nothing else", async () => {
    const asked: number[] = [];
    let now = 0;
    let most = 0;
    const reel = new Reel(async (n) => {
      asked.push(n);
      most = Math.max(most, ++now);
      await Promise.resolve();
      now -= 1;
      return position(n);
    });
    reel.look(20, [21, 19, 25, 30]);
    reel.look(21, [25, 20]);
    await vi.waitFor(() => expect(reel.positions.size).toBe(3));
    expect(asked).toEqual([20, 21, 25]);
    expect(most).toBeLessThanOrEqual(3);
  });

  it("forgets what is far, and brings it again when it is looked at", async () => {
    const asked: number[] = [];
    const reel = new Reel((n) => {
      asked.push(n);
      return Promise.resolve(position(n));
    });
    for (let n = 0; n < 200; n += 1) {
      reel.look(n);
      await vi.waitFor(() => expect(reel.positions.has(n)).toBe(true));
    }
    expect(reel.positions.size).toBeLessThan(100);
    expect(reel.positions.has(0)).toBe(false);
    reel.look(0);
    await vi.waitFor(() => expect(reel.positions.has(0)).toBe(true));
    expect(asked.filter((n) => n === 0).length).toBe(2);
  });

  it("waits when the server is busy and goes on", async () => {
    vi.useFakeTimers();
    let busy = true;
    const reel = new Reel((n) => (busy ? Promise.reject(new Problem("busy", "", 503)) : Promise.resolve(position(n))));
    reel.look(0, [1, 2]);
    await vi.advanceTimersByTimeAsync(100);
    expect(reel.positions.size).toBe(0);
    busy = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(reel.positions.size).toBe(3);
    expect(reel.problem).toBeNull();
    vi.useRealTimers();
  });

  it("says why when there is nothing to wait for", async () => {
    const reel = new Reel(() => Promise.reject(new Problem("no-such-table", "", 404)));
    reel.look(0);
    await vi.waitFor(() => expect(reel.problem).toBeInstanceOf(Problem));
  });
});
