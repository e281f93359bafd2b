// A note on hover, focus or long press. One bubble for the whole page, in the top layer so that it is above dialogs too.
import type { Attachment } from "svelte/attachments";

const LONG_PRESS = 450; // milliseconds
const DELAY = 350; // a pointer that only passes by opens nothing
const GAP = 9;
const EDGE = 8;
const ROOM = "[data-tip-room]"; // where only a part of a thing is the button
const IN_THE_WAY = `[data-touch], [data-drawer], ${ROOM}, .btn`;
const QUESTION = "[data-prompt]"; // whoever reads a note is about to answer it
const NEVER = 1000; // how much worse it is to cover the thing itself or the question than anything else

let bubble: HTMLElement | null = null;
let shelf: HTMLElement | null = null; // where the descriptions are kept
let owner: Element | null = null;
let ids = 0;

/**
 * `<button {@attach tip("You have none", "Iron")}>`; an empty text does nothing.
 * `silent`: the element's own label says the same already, so that it is not read twice.
 */
export function tip(text: string, title = "", { silent = false } = {}): Attachment {
  return (element) => {
    if (!text && !title) return undefined;
    const described = silent ? null : describe(element, [title, text].filter(Boolean).join(": "));
    const ends = listen(element, () => show(element, text, title));
    return () => {
      ends();
      described?.remove();
      if (described) element.removeAttribute("aria-describedby");
      if (owner === element) hide();
    };
  };
}

/** The same words for a screen reader, which needs no hover. */
function describe(element: Element, text: string): HTMLElement {
  const note = document.createElement("span");
  note.id = `tip-${ids++}`;
  note.hidden = true;
  note.textContent = text;
  shelf ??= makeShelf();
  shelf.append(note);
  element.setAttribute("aria-describedby", note.id);
  return note;
}

function makeShelf(): HTMLElement {
  const made = document.createElement("div");
  made.hidden = true;
  document.body.append(made);
  return made;
}

function listen(element: Element, open: () => void): () => void {
  let press: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let waits = false; // the pointer is here and has not opened anything yet
  const close = () => {
    clearTimeout(press);
    waits = false;
    if (owner === element) hide();
  };
  const approach = () => {
    waits = false;
    clearTimeout(press);
    press = setTimeout(open, DELAY);
  };
  watchPointer();
  const on: [string, (event: globalThis.Event) => void][] = [
    [
      "pointerenter",
      (event) => {
        if ((event as PointerEvent).pointerType === "touch") return;
        if (rests(event as PointerEvent)) waits = true;
        else approach();
      },
    ],
    ["pointermove", (event) => waits && !rests(event as PointerEvent) && approach()],
    ["pointerleave", (event) => (event as PointerEvent).pointerType !== "touch" && close()],
    ["focusin", () => element.matches(":focus-visible, :has(:focus-visible)") && open()],
    ["focusout", close],
    [
      "pointerdown",
      (event) => {
        held = false;
        if ((event as PointerEvent).pointerType !== "touch") return close(); // whoever presses has read enough
        press = setTimeout(() => {
          held = true;
          open();
        }, LONG_PRESS);
      },
    ],
    ["pointerup", (event) => (event as PointerEvent).pointerType === "touch" && clearTimeout(press)],
    ["pointercancel", () => clearTimeout(press)],
    ["contextmenu", (event) => held && event.preventDefault()],
    [
      "click",
      (event) => {
        if (!held) return; // reading is not choosing
        event.preventDefault();
        event.stopPropagation();
        held = false;
      },
    ],
  ];
  for (const [name, listener] of on) element.addEventListener(name, listener, { capture: name === "click" });
  return () => {
    clearTimeout(press);
    for (const [name, listener] of on) element.removeEventListener(name, listener, { capture: name === "click" });
  };
}

let pointer = { x: -1, y: -1 }; // where it was when it last moved
let watched = false;

function watchPointer(): void {
  if (watched) return;
  watched = true;
  const moved = (event: PointerEvent) => (pointer = { x: event.clientX, y: event.clientY });
  addEventListener("pointermove", moved); // at the end of bubbling: earlier listeners can still compare
}

/** The thing has come to the pointer, by a new layout or by scrolling, and not the pointer to the thing. */
function rests({ clientX, clientY }: PointerEvent): boolean {
  return clientX === pointer.x && clientY === pointer.y;
}

function show(element: Element, text: string, title: string): void {
  bubble ??= make();
  const heading = document.createElement("b");
  heading.textContent = title;
  bubble.replaceChildren(...(title ? [heading] : []), document.createTextNode(text));
  owner = element;
  bubble.showPopover?.();
  place(bubble, element);
  document.addEventListener("pointerdown", elsewhere, true);
  document.addEventListener("keydown", escape, true);
  document.addEventListener("close", hide, true); // a dialog that goes gives the focus back, and that is no wish to read
  addEventListener("scroll", hide, true);
}

function make(): HTMLElement {
  const made = document.createElement("div");
  made.className = "tip float";
  made.popover = "manual";
  made.setAttribute("aria-hidden", "true"); // the words are in the description already
  document.body.append(made);
  return made;
}

/** Beside the thing where it covers least of what is read or pressed: above if that is as good as anywhere else. The
 * thing itself and the question are covered only where there is no other place on the screen. */
function place(made: HTMLElement, element: Element): void {
  const of = (element.closest(ROOM) ?? element).getBoundingClientRect();
  const { width, height } = made.getBoundingClientRect();
  const across = clamp(of.left + of.width / 2 - 24, innerWidth - width);
  const along = clamp(of.top + of.height / 2 - height / 2, innerHeight - height);
  const spots = (
    [
      { side: "above", left: across, top: of.top - height - GAP },
      { side: "below", left: across, top: of.bottom + GAP },
      { side: "right", left: of.right + GAP, top: along },
      { side: "left", left: of.left - width - GAP, top: along },
    ] satisfies Spot[]
  ).map((one) => ({
    ...one,
    left: clamp(one.left, innerWidth - width),
    top: clamp(one.top, innerHeight - height),
  }));
  const avoid = [...document.querySelectorAll(IN_THE_WAY)]
    .filter((one) => !one.contains(element) && !element.contains(one))
    .map((one) => one.getBoundingClientRect());
  const never = [of, ...[...document.querySelectorAll(QUESTION)].map((one) => one.getBoundingClientRect())];
  const cost = ({ left, top }: Spot) => {
    const shared = (some: DOMRect[]) => some.reduce((sum, one) => sum + common(one, left, top, width, height), 0);
    return shared(avoid) + NEVER * shared(never);
  };
  const fits = spots.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  made.dataset.side = fits.side;
  made.style.left = `${fits.left}px`;
  made.style.top = `${fits.top}px`;
  made.style.setProperty("--ax", `${Math.max(8, Math.min(of.left + of.width / 2 - fits.left - 5, width - 20))}px`);
}

interface Spot {
  side: "above" | "below" | "right" | "left";
  left: number;
  top: number;
}

function clamp(wanted: number, most: number): number {
  return Math.max(EDGE, Math.min(wanted, most - EDGE));
}

/** The area that a thing and a bubble here would share. */
function common(one: DOMRect, left: number, top: number, width: number, height: number): number {
  const wide = Math.min(one.right, left + width) - Math.max(one.left, left);
  const high = Math.min(one.bottom, top + height) - Math.max(one.top, top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function escape(event: KeyboardEvent): void {
  if (event.key === "Escape") hide();
}

function elsewhere(event: globalThis.Event): void {
  if (event.target instanceof Node && owner?.contains(event.target)) return;
  hide();
}

function hide(): void {
  owner = null;
  document.removeEventListener("pointerdown", elsewhere, true);
  document.removeEventListener("keydown", escape, true);
  document.removeEventListener("close", hide, true);
  removeEventListener("scroll", hide, true);
  if (bubble?.matches(":popover-open")) bubble.hidePopover();
}
