// Notes on things: on hover, focus, long press or `?`. One bubble for the whole page, in the top layer so that it is above
// dialogs too, and one set of listeners for all notes: a table has hundreds of them.
import type { Attachment } from "svelte/attachments";

const LONG_PRESS = 450; // milliseconds
const DELAY = 350; // a pointer that only passes by opens nothing
const GAP = 9;
const EDGE = 8;
const ROOM = "[data-tip-room]"; // where only a part of a thing is the button
const IN_THE_WAY = `[data-touch], [data-drawer], ${ROOM}, .btn`;
const QUESTION = "[data-prompt]"; // whoever reads a note is about to answer it
const NEVER = 1000; // how much worse it is to cover the thing itself or the question than anything else

export interface Note {
  title: string;
  text: string;
  /** What it is a note about, if that can be asked. */
  what?: string;
  /** What is true of it right now. */
  now?: string;
  /** What else there is to say, for whoever really asks. */
  more?: string;
  /** The number of a rule, and whose. */
  rule?: string;
  game?: string;
}

const FIELDS = ["title", "text", "what", "now", "more", "rule", "game"] as const;

/** A note on its element, with the words for a screen reader. */
interface Kept {
  element: Element;
  note: Note;
  described: string;
  description: HTMLElement | null;
  /** It goes, unless the same words come again at once. */
  ended: boolean;
}

const notes = new Map<Element, Kept[]>();
const ending = new Set<Kept>(); // what has ended just now, some of it to begin again
let bubble: HTMLElement | null = null;
let shelf: HTMLElement | null = null; // where the descriptions are kept
let owner: Element | null = null;
let pinned = false; // somebody has asked: it stays until it is shut
let before: HTMLElement | null = null; // what had the focus then
let ids = 0;

/**
 * `<button {@attach tip("You have none", "Iron")}>`; an empty text does nothing.
 * `silent`: the element's own label says the same already, so that it is not read twice.
 */
export function tip(text: string, title = "", { silent = false } = {}): Attachment {
  return (element) => {
    if (!text && !title) return undefined;
    return keep(element, { title, text }, silent ? "" : [title, text].filter(Boolean).join(": "));
  };
}

/**
 * Keeps a note about an element until the function that comes back is called. `described`: what a screen reader says.
 *
 * With every move all notes of a table end and begin anew, nearly all of them with the same words. Those are left as they
 * are: a note that is being read stays open, and the browser need not look for new styles everywhere.
 */
export function keep(element: Element, note: Note, described: string): () => void {
  listen();
  const kept = again(element, note, described) ?? begin(element, note, described);
  return () => {
    kept.ended = true;
    if (!ending.size) queueMicrotask(endAll);
    ending.add(kept);
  };
}

/** The note with the same words that has just ended, if there is one. */
function again(element: Element, note: Note, described: string): Kept | undefined {
  const found = notes
    .get(element)
    ?.find((one) => one.ended && one.described === described && FIELDS.every((name) => one.note[name] === note[name]));
  if (found) found.ended = false;
  return found;
}

function begin(element: Element, note: Note, described: string): Kept {
  const description = described ? describe(element, described) : null;
  const kept = { element, note, described, description, ended: false };
  notes.set(element, [...(notes.get(element) ?? []), kept]);
  if (note.what) element.setAttribute("data-what", note.what);
  return kept;
}

function endAll(): void {
  for (const kept of ending) if (kept.ended) end(kept);
  ending.clear();
}

function end(kept: Kept): void {
  const { element } = kept;
  const rest = (notes.get(element) ?? []).filter((one) => one !== kept);
  if (rest.length) notes.set(element, rest);
  else notes.delete(element);
  if (kept.description) forget(element, kept.description);
  if (kept.note.what && !rest.some((one) => one.note.what)) element.removeAttribute("data-what");
  if (owner === element) hide();
}

/** The same words for a screen reader, which needs no hover. */
function describe(element: Element, text: string): HTMLElement {
  const note = document.createElement("span");
  note.id = `tip-${ids++}`;
  note.hidden = true;
  note.textContent = text;
  shelf ??= makeShelf();
  shelf.append(note);
  const others = element.getAttribute("aria-describedby");
  element.setAttribute("aria-describedby", [others, note.id].filter(Boolean).join(" "));
  return note;
}

function forget(element: Element, description: HTMLElement): void {
  description.remove();
  const others = (element.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id !== description.id);
  if (others.join("")) element.setAttribute("aria-describedby", others.join(" "));
  else element.removeAttribute("aria-describedby");
}

function makeShelf(): HTMLElement {
  const made = document.createElement("div");
  made.hidden = true;
  document.body.append(made);
  return made;
}

function notesOf(element: Element): Note[] {
  return (notes.get(element) ?? []).filter((one) => !one.ended).map((one) => one.note);
}

/** The innermost thing with a note around this one. */
function withNote(target: EventTarget | null): Element | null {
  let one = target instanceof Element ? target : null;
  while (one && !notes.has(one)) one = one.parentElement;
  return one;
}

let near: Element | null = null; // what the pointer is on
let press: ReturnType<typeof setTimeout> | undefined;
let held = false;
let waits = false; // the pointer is there and has not opened anything yet
let pointer = { x: -1, y: -1 }; // where it was when it last moved
let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  const on: { [name in keyof DocumentEventMap]?: (event: DocumentEventMap[name]) => void } = {
    pointerover: over,
    pointerout: (event) => event.relatedTarget === null && over(event, null),
    pointermove: (event) => waits && !rests(event) && approach(),
    focusin: (event) => focused(event.target),
    focusout: (event) => !pinned && owner?.contains(event.target as Node) && hide(),
    pointerup: (event) => event.pointerType === "touch" && clearTimeout(press),
    pointercancel: () => clearTimeout(press),
    contextmenu: (event) => held && event.preventDefault(),
  };
  for (const [name, listener] of Object.entries(on)) document.addEventListener(name, listener as EventListener);
  document.addEventListener("pointerdown", down, true);
  document.addEventListener("click", clicked, true);
  document.addEventListener("close", () => hide(), true); // a dialog that goes gives the focus back, and that is no wish to read
  document.addEventListener("keydown", escape, true);
  addEventListener("scroll", scrolled, true);
  const moved = (event: PointerEvent) => (pointer = { x: event.clientX, y: event.clientY });
  addEventListener("pointermove", moved); // at the end of bubbling: earlier listeners can still compare
}

function over(event: PointerEvent, target: EventTarget | null = event.target): void {
  if (event.pointerType === "touch" || inBubble(target)) return;
  const found = withNote(target);
  if (found === near) return;
  leave();
  near = found;
  if (!near || pinned) return;
  if (rests(event)) waits = true;
  else approach();
}

function leave(): void {
  clearTimeout(press);
  waits = false;
  if (owner && owner === near && !pinned) hide();
}

function approach(): void {
  waits = false;
  clearTimeout(press);
  press = setTimeout(() => near && notes.has(near) && show(near), DELAY);
}

/** The thing has come to the pointer, by a new layout or by scrolling, and not the pointer to the thing. */
function rests({ clientX, clientY }: PointerEvent): boolean {
  return clientX === pointer.x && clientY === pointer.y;
}

function focused(target: EventTarget | null): void {
  const found = withNote(target);
  if (found && !pinned && found.matches(":focus-visible, :has(:focus-visible)")) show(found);
}

function down(event: PointerEvent): void {
  held = false;
  if (inBubble(event.target)) return;
  clearTimeout(press);
  waits = false;
  if (event.pointerType !== "touch") return hide(); // whoever presses has read enough
  const found = withNote(event.target);
  if (owner && owner !== found) hide();
  if (!found) return;
  press = setTimeout(() => {
    held = true;
    show(found);
  }, LONG_PRESS);
}

function clicked(event: MouseEvent): void {
  if (!held) return; // reading is not choosing
  event.preventDefault();
  event.stopPropagation();
  held = false;
}

function inBubble(target: EventTarget | null): boolean {
  return target instanceof Node && bubble !== null && bubble.contains(target);
}

function show(element: Element): void {
  const told = notesOf(element);
  if (!told.length) return;
  if (owner) hide();
  bubble ??= make();
  fill(bubble, together(told), false);
  bubble.setAttribute("aria-hidden", "true"); // the words are in the description already
  open(bubble, element);
}

/** Opens the note of a thing for good; `enter`: the focus goes there, and comes back. */
export function pin(element: Element, enter: boolean): Note | null {
  const told = notesOf(element);
  if (!told.length) return null;
  hide();
  const note = together(told);
  bubble ??= make();
  fill(bubble, note, true);
  bubble.removeAttribute("aria-hidden");
  pinned = true;
  before = enter && document.activeElement instanceof HTMLElement ? document.activeElement : null;
  open(bubble, element);
  if (enter) (bubble.querySelector<HTMLElement>("a") ?? bubble).focus({ preventScroll: true });
  return note;
}

function together(told: readonly Note[]): Note {
  const join = (of: "text" | "now" | "more") =>
    [...new Set(told.map((one) => one[of] ?? ""))].filter(Boolean).join(" ");
  const first = (of: "title" | "rule" | "game") => told.map((one) => one[of]).find(Boolean) ?? "";
  const [text, now, more] = [join("text"), join("now"), join("more")];
  return { title: first("title"), text, now, more, rule: first("rule"), game: first("game") };
}

function fill(
  made: HTMLElement,
  { title, text, now = "", more = "", rule = "", game = "" }: Note,
  whole: boolean,
): void {
  const part = (tag: string, words: string, name = "") => {
    if (!words) return [];
    const one = document.createElement(tag);
    one.textContent = words;
    one.className = name;
    return [one];
  };
  const link = part("a", rule, "no") as HTMLAnchorElement[];
  for (const one of link) {
    one.href = `/rules/${game}#${rule}`;
    one.tabIndex = whole ? 0 : -1;
    one.onclick = (event) => follow(event, rule);
  }
  const parts = [
    part("b", title),
    part("span", text),
    part("span", now, "so"),
    whole ? part("span", more, "so") : [],
    link,
  ];
  made.replaceChildren(...parts.flat());
  made.setAttribute("role", whole ? "dialog" : "note");
  made.setAttribute("aria-label", title);
}

/** Who shows a rule where it is asked for; without one the link leads to the page of rules. */
let reader: ((rule: string) => void) | null = null;
export function readWith(show: (rule: string) => void): () => void {
  reader = show;
  return () => {
    if (reader === show) reader = null; // the next table may be there before this one goes
  };
}

function follow(event: MouseEvent, rule: string): void {
  if (!reader || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  before = null; // the focus goes to the rule
  hide();
  reader(rule);
}

function open(made: HTMLElement, element: Element): void {
  const home = element.closest("dialog") ?? document.body; // around an open dialog nothing can be pressed
  if (made.parentElement !== home) home.append(made);
  owner = element;
  made.showPopover?.();
  place(made, element);
}

function make(): HTMLElement {
  const made = document.createElement("div");
  made.className = "tip float";
  made.popover = "manual";
  made.tabIndex = -1;
  made.addEventListener("focusout", (event) => {
    if (pinned && before && !made.contains(event.relatedTarget as Node | null)) hide();
  });
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

/** Escape shuts a note. One that was asked for takes the key: nothing else is shut with it. */
function escape(event: KeyboardEvent): void {
  held = false; // a long press need not end in a click; one that a key makes is meant
  if (event.key !== "Escape" || !owner) return;
  if (before) {
    event.preventDefault();
    event.stopPropagation();
  }
  hide();
}

function scrolled(event: globalThis.Event): void {
  if (inBubble(event.target) || !owner) return;
  if (pinned && bubble) place(bubble, owner);
  else hide();
}

export function hide(): void {
  const back = before;
  owner = null;
  pinned = false;
  before = null;
  if (bubble?.matches(":popover-open")) bubble.hidePopover();
  if (back?.isConnected && (bubble?.contains(document.activeElement) || document.activeElement === document.body))
    back.focus({ preventScroll: true });
}

/** A press turns out to be no question: no note is open, none is coming, and the click that follows is meant. */
export function dismiss(): void {
  clearTimeout(press);
  held = false;
  hide();
}

/** The thing that somebody asks about: what the pointer is on, else what has the focus. */
export function pointedAt(selector: string): Element | null {
  const of = (one: Element | null) => one?.closest(selector) ?? null;
  return of(near?.isConnected ? near : null) ?? of(document.activeElement);
}
