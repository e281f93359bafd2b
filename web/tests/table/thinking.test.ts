// A golem that takes its time shows it, in a word and with dots; one that answers at once does not flicker.
import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { NOTICED } from "../../src/lib/thinking.svelte";
import Presence from "../../src/table/Presence.svelte";
import SeatStrip from "../../src/table/SeatStrip.svelte";

import { aPlace, aTable, chair, sit } from "./fixtures";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const golem = chair("Keystone", { kind: "bot", level: "veteran", temperament: "careful", about: "Sees home." });

function seated(more: { asked?: number[]; presence?: string[]; stage?: "running" | "over" } = {}) {
  const { ui, state } = sit([aPlace(0, null, { asked: more.asked ?? [1] })], {
    table: aTable({ chairs: [chair("Ania"), golem], stage: more.stage ?? "running" }),
  });
  if (more.presence) state.presence = more.presence;
  return { ui, state };
}

function wait(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

const thinks = () => document.querySelector("[data-thinks]");

test("not at once, but when one would wonder; with a word for whoever does not see the dots", () => {
  const { ui } = seated();
  render(Presence, { ui, seat: 1 });
  expect(document.querySelector(".presence")?.textContent).toContain("golem, veteran");
  expect(thinks()).toBeNull();
  wait(NOTICED - 1);
  expect(thinks()).toBeNull();
  wait(1);
  expect(thinks()?.textContent).toBe("thinking");
  expect(thinks()?.querySelector(".dots")?.getAttribute("aria-hidden")).toBe("true");
  expect(document.querySelector("[aria-live], [role=status]")).toBeNull(); // it is there to be read, and not called out
});

test("nobody thinks who is not asked, is a person, or when all is over", () => {
  for (const more of [{ asked: [0] }, { presence: ["here", "here"] }, { stage: "over" as const }]) {
    const { ui } = seated(more);
    const { unmount } = render(Presence, { ui, seat: 1 });
    wait(NOTICED * 3);
    expect(thinks()).toBeNull();
    unmount();
  }
});

test("while its moves wait to be shown it is the page that takes its time", () => {
  const { ui, state } = seated();
  render(Presence, { ui, seat: 1 });
  state.behind = 2;
  flushSync();
  wait(NOTICED * 3);
  expect(thinks()).toBeNull();
  state.behind = 0;
  flushSync();
  wait(NOTICED);
  expect(thinks()).not.toBeNull();
});

test("on a phone the dots stand beside the name, and the word is read aloud", () => {
  const { ui } = seated();
  render(SeatStrip, { ui });
  wait(NOTICED);
  expect(thinks()?.querySelector(".vh")?.textContent).toBe("thinking");
});

test("what is this: how well it plays, and how it likes to", () => {
  const { ui } = seated();
  render(Presence, { ui, seat: 1 });
  const described = document.querySelector(".presence")?.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(described)?.textContent).toBe("Veteran, careful. Sees home.");
  expect(screen.queryByText("Sees home.")).toBeNull(); // only for whoever asks
});
