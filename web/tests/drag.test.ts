import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { drag } from "../src/parts/drag";
import type { TableState } from "../src/lib/table.svelte";

const held: string[] = [];
let back = 0;
let busy = false;
const table = {
  get sending() {
    return busy;
  },
  hold: (touch: string) => held.push(touch),
  stepBack: () => {
    back++;
    return true;
  },
} as unknown as TableState;

let source: HTMLElement;
let target: HTMLButtonElement;
let clicks = 0;
let under: Element | null = null;
let ends: (() => void) | undefined;

function pointer(kind: string, x: number, y: number, type = "mouse"): void {
  const on = kind === "pointerdown" ? source : document;
  const event = new MouseEvent(kind, { bubbles: true, clientX: x, clientY: y, button: 0 });
  Object.assign(event, { pointerId: 1, pointerType: type, isPrimary: true });
  on.dispatchEvent(event);
}

const ghosts = () => document.querySelectorAll(".ghost-drag").length;

beforeEach(() => {
  vi.useFakeTimers();
  held.length = back = clicks = 0;
  busy = false;
  document.body.innerHTML =
    '<ul><li><button id="a" data-touch="die:red_3" class="can">3</button></li></ul>' +
    '<ul><li data-drop><span id="gap"></span><button id="b" data-touch="row:str" class="can"></button></li></ul>';
  source = document.querySelector<HTMLElement>("#a") as HTMLElement;
  target = document.querySelector<HTMLButtonElement>("#b") as HTMLButtonElement;
  target.onclick = () => clicks++;
  under = target;
  document.elementFromPoint = () => under;
  ends = drag(table, "die:red_3")(source) as () => void;
});

afterEach(() => {
  ends?.();
  vi.useRealTimers();
  document.body.innerHTML = "";
});

describe("by mouse", () => {
  test("dropping is a click on the place", () => {
    pointer("pointerdown", 10, 10);
    pointer("pointermove", 40, 40);
    expect(held).toEqual(["die:red_3"]);
    expect(ghosts()).toBe(1);
    expect(target.hasAttribute("data-over")).toBe(true);
    pointer("pointerup", 40, 40);
    expect(clicks).toBe(1);
    expect(ghosts()).toBe(0);
    expect(target.hasAttribute("data-over")).toBe(false);
    expect(back).toBe(0);
  });

  test("anywhere in the place will do", () => {
    under = document.querySelector("#gap");
    pointer("pointerdown", 10, 10);
    pointer("pointermove", 40, 40);
    pointer("pointerup", 40, 40);
    expect(clicks).toBe(1);
  });

  test("a click that hardly moves is a click", () => {
    pointer("pointerdown", 10, 10);
    pointer("pointermove", 13, 12);
    pointer("pointerup", 13, 12);
    expect(held).toEqual([]);
    expect(clicks).toBe(0);
  });

  test.each(["nowhere", "cancelled", "escape", "gone"])("%s: it goes back, and nothing is chosen", (how) => {
    pointer("pointerdown", 10, 10);
    if (how === "nowhere") under = document.body;
    pointer("pointermove", 40, 40);
    if (how === "nowhere") pointer("pointerup", 40, 40);
    if (how === "cancelled") pointer("pointercancel", 40, 40);
    if (how === "escape") document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    if (how === "gone") ends?.();
    expect(clicks).toBe(0);
    expect(back).toBe(1);
    expect(ghosts()).toBe(0);
    pointer("pointermove", 80, 80);
    expect(ghosts()).toBe(0);
  });

  test("while a choice is on its way nothing is taken up", () => {
    busy = true;
    pointer("pointerdown", 10, 10);
    pointer("pointermove", 40, 40);
    expect(ghosts()).toBe(0);
  });
});

describe("by finger", () => {
  test("one that moves at once scrolls", () => {
    pointer("pointerdown", 10, 10, "touch");
    pointer("pointermove", 10, 60, "touch");
    pointer("pointermove", 40, 90, "touch");
    expect(held).toEqual([]);
    expect(ghosts()).toBe(0);
  });

  test("one that rests first drags, and the page stays where it is", () => {
    pointer("pointerdown", 10, 10, "touch");
    vi.advanceTimersByTime(400);
    expect(source.hasAttribute("data-rests")).toBe(true);
    pointer("pointermove", 40, 40, "touch");
    const scrolls = new Event("touchmove", { bubbles: true, cancelable: true });
    source.dispatchEvent(scrolls);
    expect(scrolls.defaultPrevented).toBe(true);
    pointer("pointerup", 40, 40, "touch");
    expect(clicks).toBe(1);
    expect(source.hasAttribute("data-rests")).toBe(false);
  });
});
