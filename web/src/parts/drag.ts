// Placing something by dragging it: written once for all boards. Picking up is touching the thing, dropping is a click
// on the place, so a drag does what two clicks or two keys do and knows no more than they do.
import type { Attachment } from "svelte/attachments";

import type { TableState } from "../lib/table.svelte";
import { dismiss } from "./tip";

const FAR = 7; // pixels a pointer moves before it drags
const HOLD = 220; // milliseconds a finger rests before it drags; before that it scrolls
const PLACES = "button[data-touch].can, button[data-touch].sel";

/**
 * `<button {@attach drag(table, "chamber:crypt")}>`: it can be dragged to any place that glows once it is touched.
 * Without a touch it is there to be placed, such as a die in the hand, and the places glow already.
 * A place is a button that glows, or anything around one with `data-drop`.
 * With `then`, a place is asked about only when the thing is taken: it is taken and placed in one go, anywhere that has
 * something empty in it. `then` is the verb of that second choice, and `data-drop` names the place.
 */
export function drag(table: TableState, touch: string | null, then: string | null = null): Attachment<HTMLElement> {
  return (element) => {
    let ends: (() => void) | null = null;
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary || ends || table.sending) return;
      ends = follow(element, event, { table, touch, then }, () => (ends = null));
    };
    element.addEventListener("pointerdown", down);
    element.draggable = false;
    element.classList.add("drags");
    return () => {
      ends?.();
      element.removeEventListener("pointerdown", down);
      element.classList.remove("drags");
    };
  };
}

interface Thing {
  table: TableState;
  touch: string | null;
  then: string | null;
}

/** From the press to the drop; returns what ends it without one. */
function follow(
  element: HTMLElement,
  start: PointerEvent,
  { table, touch, then }: Thing,
  over: () => void,
): () => void {
  const finger = start.pointerType === "touch";
  let ghost: HTMLElement | null = null;
  let place: HTMLElement | null = null;
  let rested = !finger;
  const rest = setTimeout(() => {
    rested = true;
    if (finger) element.setAttribute("data-rests", ""); // it can be seen to come along now
  }, HOLD);

  const begin = () => {
    ghost = lift(element);
    if (touch !== null) table.hold(touch);
    dismiss(); // a note about it is in the way now
  };
  const look = (x: number, y: number) => {
    const found = then === null ? placeAt(x, y, element) : roomAt(x, y);
    if (found === place) return;
    place?.removeAttribute("data-over");
    place = found;
    place?.setAttribute("data-over", "");
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!ghost && Math.hypot(x, y) < FAR) return;
    if (!ghost && !rested) return end(false); // a finger that moves at once scrolls
    if (!ghost) begin();
    const zoom = element.currentCSSZoom ?? 1;
    if (ghost) ghost.style.translate = `${x / zoom}px ${y / zoom}px`;
    look(event.clientX, event.clientY);
  };
  const up = (event: PointerEvent) => event.pointerId === start.pointerId && end(true);
  const cancel = (event: PointerEvent) => event.pointerId === start.pointerId && end(false);
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !ghost) return;
    event.stopPropagation();
    event.preventDefault();
    end(false);
  };
  // Once it drags, the page must not scroll; the browser asks only while the listener is not passive.
  const still = (event: TouchEvent) => ghost && event.cancelable && event.preventDefault();

  function end(dropped: boolean): void {
    clearTimeout(rest);
    element.removeAttribute("data-rests");
    document.removeEventListener("pointermove", move);
    document.removeEventListener("pointerup", up);
    document.removeEventListener("pointercancel", cancel);
    document.removeEventListener("keydown", key, true);
    element.removeEventListener("touchmove", still);
    const dragged = ghost !== null;
    const target = place;
    ghost?.remove();
    place?.removeAttribute("data-over");
    over();
    if (!dragged) return;
    swallowClick();
    const taken = then !== null && touch !== null ? table.options(touch)[0] : undefined;
    if (dropped && target && then !== null && taken) table.chooseThen(taken, [then, target.dataset.drop ?? ""]);
    else if (dropped && target) target.click();
    else if (touch !== null) table.stepBack();
  }

  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", cancel);
  document.addEventListener("keydown", key, true);
  element.addEventListener("touchmove", still, { passive: false });
  return () => end(false);
}

/** A copy that goes with the pointer; the thing itself stays where it is until it is placed. */
function lift(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const zoom = element.currentCSSZoom ?? 1;
  const [left, top, width, height] = [box.left, box.top, box.width, box.height].map((one) => `${one / zoom}px`);
  const ghost = document.createElement("div");
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-touch");
  copy.classList.remove("can", "sel");
  ghost.className = "ghost-drag";
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.popover = "manual"; // above everything, whatever is around the thing
  Object.assign(ghost.style, { left, top, width, height });
  ghost.append(copy);
  // Beside the thing, so that what its surroundings say about looks holds for the copy too.
  (element.parentElement ?? document.body).append(ghost);
  ghost.showPopover?.();
  return ghost;
}

/** The button under this point, or the one in the place around it. */
function placeAt(x: number, y: number, from: HTMLElement): HTMLElement | null {
  const hit = document.elementFromPoint(x, y);
  const button = hit?.closest<HTMLElement>(PLACES) ?? hit?.closest("[data-drop]")?.querySelector<HTMLElement>(PLACES);
  return button && button !== from && !from.contains(button) ? button : null;
}

/** The place around this point, if something in it is empty. */
function roomAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]:has(.empty)") ?? null;
}

/** The browser may send a click after a drag, to what is under the pointer; nobody meant it. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    if (!event.isTrusted) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: false });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
