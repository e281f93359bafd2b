// Things travel to where they go, from where they lay: cards, dice, tokens, cubes, markers. In the page a place is
// `data-zone` (as lib/moves names it), a thing in it `data-piece` with its id. Whoever wants no motion sees a highlight.
import { outline } from "../lib/icons.svelte";
import { type Move, owner } from "../lib/moves";
import { settings } from "../lib/settings.svelte";

const EASE = "cubic-bezier(0.3, 0.6, 0.3, 1)";
const TIMES = { instant: 240, natural: 420, slow: 1_000 }; // milliseconds
const APART = 0.12; // of that time: what moves together starts one after another, so that the eye can tell them apart
const MOST = 16; // more than this is a change of scene, and not to be followed
const CHIP = 30; // pixels
const SMALL = 0.55; // things leave and enter piles and panels smaller than they are
const SEEN = 1_400; // milliseconds of a highlight
const SIZES = ["--z", "--w", "--cloth"]; // what parts are given from around them

/** How long a move takes: no time where the system or the page is set to reduce motion. */
export function moving(): number {
  if (document.documentElement.dataset.motion === "off") return 0;
  return matchMedia?.("(prefers-reduced-motion: reduce)").matches ? 0 : TIMES[settings.pace];
}

/** Where something is: the thing itself, or the pile, panel or place that it is part of. */
interface Spot {
  element: HTMLElement;
  rect: DOMRect;
  piece: boolean;
}

/** A move as it was before the table was drawn anew. */
export interface Leaving {
  move: Move;
  from: Spot | null;
  /** What it looked like, and in which elements it lay, the nearest first. */
  picture: HTMLElement | null;
  around: HTMLElement[];
}

/** A copy that keeps what it was given, wherever it is put. */
function copy(element: HTMLElement): HTMLElement {
  const made = element.cloneNode(true) as HTMLElement;
  const style = getComputedStyle(element);
  for (const name of SIZES) made.style.setProperty(name, style.getPropertyValue(name));
  return made;
}

/** To be called before the page is drawn anew. */
export function leave(all: readonly Move[]): Leaving[] {
  if (all.length > MOST) return [];
  return all.map((move) => {
    const from = move.from === null ? null : spot(move.from, move.was ?? move.id, move.cubes);
    const travels = from?.piece && moving() > 0 && move.from !== move.to;
    const picture = travels ? copy(from.element) : null;
    return { move, from, picture, around: from ? ancestors(from.element) : [] };
  });
}

/** And this after it: sets everything in motion, or marks where it has come to. */
export function arrive(leaving: readonly Leaving[], game: string): void {
  const duration = moving();
  leaving.forEach((one, i) => {
    const to = one.move.to === null ? null : spot(one.move.to, one.move.id, one.move.cubes);
    if (!duration) mark(to?.element ?? (one.from?.element.isConnected ? one.from.element : null));
    else travel(one, to, game, { duration, delay: Math.min(i * APART, 1) * duration });
  });
}

interface Time {
  duration: number;
  delay: number;
}

function travel({ move, from, picture, around }: Leaving, to: Spot | null, game: string, time: Time): void {
  if (!to) return; // it is gone, and nobody here knows where
  if (!from || from.element === to.element) return appear(to, move, time);
  const ghost = ghostOf(move, from, to, picture, around, game);
  const landing = to.piece && ghost.picture === "theirs";
  const steps = [at(ghost, from), at(ghost, to)];
  const way = ghost.element.animate(
    steps.map((transform) => ({ transform })),
    { ...time, easing: EASE, fill: "both" },
  );
  // What it becomes is not there before it has come.
  if (landing) to.element.animate?.([{ opacity: 0 }, { opacity: 0 }], time);
  const gone = () => ghost.element.remove();
  way.onfinish = gone;
  way.oncancel = gone;
}

/** It was turned over where it lay, or it comes from where nobody knows. */
function appear(to: Spot, move: Move, time: Time): void {
  if (!to.piece && move.from !== null) return;
  const turn = move.from === move.to && to.piece;
  const steps = turn ? [{ transform: "rotateY(90deg)" }, { transform: "none" }] : [{ opacity: 0 }, { opacity: 1 }];
  to.element.animate?.(steps, { ...time, easing: EASE });
}

interface Ghost {
  element: HTMLElement;
  rect: DOMRect;
  /** Whether it looks like what it becomes, like what it was, or like nothing in particular. */
  picture: "theirs" | "its" | "plain";
}

/** What flies: a copy of what it becomes or was, where its style still holds; or else a small sign of it. */
function ghostOf(
  move: Move,
  from: Spot,
  to: Spot,
  picture: HTMLElement | null,
  around: HTMLElement[],
  game: string,
): Ghost {
  const home = around.find((one) => one.isConnected);
  if (to.piece && !move.cubes) return aloft(copy(to.element), to.element, "theirs", to.rect);
  if (picture && home) return aloft(picture, home, "its", from.rect);
  if (to.piece) return aloft(copy(to.element), to.element, "its", to.rect);
  return aloft(chip(move, game), document.body, "plain");
}

/** Puts it above everything, in a layer of its own, but as a neighbour of what it looks like. */
function aloft(element: HTMLElement, beside: HTMLElement, picture: Ghost["picture"], size?: DOMRect): Ghost {
  for (const one of [element, ...element.querySelectorAll<HTMLElement>("*")])
    for (const name of one.getAttributeNames())
      if (/^(id|name|data-|aria-|tabindex|role)/.test(name)) one.removeAttribute(name);
  element.classList.remove("can", "sel", "cannot");
  element.classList.add("aloft");
  element.inert = true;
  element.ariaHidden = "true";
  if (size) Object.assign(element.style, { width: `${size.width}px`, height: `${size.height}px` });
  (picture === "theirs" ? (beside.parentElement ?? beside) : beside).append(element);
  element.popover = "manual";
  element.showPopover?.();
  let rect = element.getBoundingClientRect();
  // Inside of something that is zoomed a pixel is more than one.
  if (size && rect.width && Math.abs(rect.width - size.width) > 1) {
    element.style.zoom = `${size.width / rect.width}`;
    rect = element.getBoundingClientRect();
  }
  return { element, rect, picture };
}

/** Its picture on a round chip; what is face down, or has no picture, is a small card. */
function chip(move: Move, game: string): HTMLElement {
  const made = document.createElement("span");
  const d = move.id === null ? null : outline(move.id, game);
  made.className = move.id === null ? "chip-aloft card-aloft back" : d ? "chip-aloft" : "chip-aloft card-aloft";
  made.dataset.back = game;
  if (d) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 512 512");
    svg.setAttribute("class", "i");
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", d);
    svg.append(path);
    made.append(svg);
  }
  if (move.count > 1) made.append(`×${move.count}`);
  made.style.minWidth = made.style.height = `${CHIP}px`;
  return made;
}

/** The transform that brings a ghost over a spot: as large as the thing there, small over a pile or a panel. */
function at({ rect }: Ghost, spot: Spot): string {
  const size = spot.piece && rect.width ? spot.rect.width / rect.width : Math.min(1, SMALL);
  const x = spot.rect.left + spot.rect.width / 2 - (rect.left + rect.width / 2);
  const y = spot.rect.top + spot.rect.height / 2 - (rect.top + rect.height / 2);
  return `translate(${x}px, ${y}px) scale(${size})`;
}

/** Where this thing is in that zone, or the zone itself, or the panel of whose it is; the largest that is seen. */
export function spot(zone: string, id: string | null, cubes = false): Spot | null {
  const zones = seen(document.querySelectorAll<HTMLElement>(`[data-zone=${JSON.stringify(zone)}]`));
  if (id !== null) {
    const name = JSON.stringify(id);
    const inside = cubes ? `.r-${id}, [data-count=${name}]` : `[data-piece=${name}]`;
    const pieces = zones.flatMap(({ element }) => [
      ...(element.matches(inside) ? [element] : []),
      ...element.querySelectorAll<HTMLElement>(inside),
    ]);
    const own = pieces.filter((one) => cubes || one.closest<HTMLElement>("[data-zone]")?.dataset.zone === zone);
    const found = largest(seen(own));
    if (found) return { ...found, piece: true };
  }
  const found = largest(zones);
  if (found) return { ...found, piece: false };
  const whose = owner(zone);
  return whose && whose !== zone ? spot(whose, null) : null;
}

function seen(elements: Iterable<HTMLElement>): { element: HTMLElement; rect: DOMRect }[] {
  return [...elements]
    .filter((element) => !element.closest("[inert], dialog:not([open])"))
    .map((element) => ({ element, rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width > 0 && rect.height > 0 && inSight(rect));
}

/** Some of it is on the screen; what is further down is as good as in its owner's panel. */
function inSight({ top, bottom, left, right }: DOMRect): boolean {
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

function largest<T extends { rect: DOMRect }>(all: T[]): T | undefined {
  return all.sort((a, b) => b.rect.width * b.rect.height - a.rect.width * a.rect.height)[0];
}

function ancestors(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = element.parentElement; one; one = one.parentElement) found.push(one);
  return found;
}

/** Marks something for a moment. */
export function mark(element: HTMLElement | null, length = SEEN): void {
  if (!element) return;
  element.dataset.seen = "";
  setTimeout(() => delete element.dataset.seen, length);
}
