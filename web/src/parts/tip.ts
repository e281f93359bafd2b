// A note on hover, focus or long press. One bubble for the whole page, in the top layer so that it is above dialogs too.
import type { Attachment } from "svelte/attachments";

const LONG_PRESS = 450; // milliseconds
const GAP = 9;
const EDGE = 8;

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
  const close = () => {
    clearTimeout(press);
    if (owner === element) hide();
  };
  const on: [string, (event: globalThis.Event) => void][] = [
    ["pointerenter", (event) => (event as PointerEvent).pointerType !== "touch" && open()],
    ["pointerleave", (event) => (event as PointerEvent).pointerType !== "touch" && close()],
    ["focusin", () => element.matches(":focus-visible, :has(:focus-visible)") && open()],
    ["focusout", close],
    ["keydown", (event) => (event as KeyboardEvent).key === "Escape" && close()],
    [
      "pointerdown",
      (event) => {
        held = false;
        if ((event as PointerEvent).pointerType !== "touch") return;
        press = setTimeout(() => {
          held = true;
          open();
        }, LONG_PRESS);
      },
    ],
    ["pointerup", () => clearTimeout(press)],
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

function show(element: Element, text: string, title: string): void {
  bubble ??= make();
  const heading = document.createElement("b");
  heading.textContent = title;
  bubble.replaceChildren(...(title ? [heading] : []), document.createTextNode(text));
  owner = element;
  bubble.showPopover?.();
  place(bubble, element.getBoundingClientRect());
  document.addEventListener("pointerdown", elsewhere, true);
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

function place(made: HTMLElement, of: DOMRect): void {
  const { width, height } = made.getBoundingClientRect();
  const above = of.top - height - GAP >= EDGE;
  const left = Math.max(EDGE, Math.min(of.left + of.width / 2 - 24, innerWidth - width - EDGE));
  made.classList.toggle("up", !above);
  made.style.left = `${left}px`;
  made.style.top = `${above ? of.top - height - GAP : Math.min(of.bottom + GAP, innerHeight - height - EDGE)}px`;
  made.style.setProperty("--ax", `${Math.max(8, Math.min(of.left + of.width / 2 - left - 5, width - 20))}px`);
}

function elsewhere(event: globalThis.Event): void {
  if (event.target instanceof Node && owner?.contains(event.target)) return;
  hide();
}

function hide(): void {
  owner = null;
  document.removeEventListener("pointerdown", elsewhere, true);
  removeEventListener("scroll", hide, true);
  if (bubble?.matches(":popover-open")) bubble.hidePopover();
}
