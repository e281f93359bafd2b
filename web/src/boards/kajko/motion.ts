// What moves when something happens: from which spot to which, by the events of the server. Spots are `data-spot` in the page.
import type { Event } from "../../lib/game";

export interface Flight {
  from: string;
  to: string;
  /** The concept of the picture. */
  icon: string;
  count: number;
  danger: boolean;
}

const LOSSES = ["raided", "robbed"];

/** How cards travel in one move, in the order of its events. */
export function flights(events: readonly Event[], isDanger: (card: string) => boolean): Flight[] {
  return events.flatMap((event) => flight(event, events, isDanger) ?? []);
}

function flight(event: Event, all: readonly Event[], isDanger: (card: string) => boolean): Flight | null {
  const mine = `front:${event.seat}`;
  const card = String(event.card);
  const count = Number(event.count ?? 1);
  if (event.event === "turned_up") {
    const danger = isDanger(card);
    return { from: `stack:${String(event.stack)}`, to: landing(event, all, danger), icon: card, count, danger };
  }
  if (event.event === "took")
    return { from: `front:${Number(event.player)}`, to: mine, icon: card, count, danger: false };
  if (event.event === "lost") return { from: mine, to: "box", icon: card, count, danger: false };
  if (event.event === "sent")
    return { from: mine, to: `town:${event.seat}`, icon: "concept.town", count, danger: false };
  if (LOSSES.includes(event.event) && count > 0)
    return { from: mine, to: "box", icon: "concept.ducats", count, danger: false };
  return null;
}

/** Where a card turned up has gone: out of the game, to somebody else, or in front of whoever turned it up. */
function landing(turned: Event, all: readonly Event[], danger: boolean): string {
  const given = all.find((event) => event.event === "gave");
  if (given) return `front:${Number(given.player)}`;
  const stays = all.some((event) => event.event === "robbers_stay");
  return danger && !stays ? "box" : `front:${turned.seat}`;
}

/** Whether both ends are visible; on a phone some are on another page. */
export function inSight({ from, to, icon }: Flight): boolean {
  return spot(from, icon) !== null && spot(to, icon) !== null;
}

/** Sets a flight in motion; null if a spot is not in sight. */
export function place(ghost: HTMLElement, { from, to, icon }: Flight, duration: number): Animation | null {
  const start = spot(from, icon);
  const end = spot(to, icon);
  if (!start || !end) return null;
  const steps = [start, end].map((area) => at(ghost, area));
  return ghost.animate(
    [
      { transform: steps[0], visibility: "visible" },
      { transform: steps[1], visibility: "visible" },
    ],
    { duration, easing: "cubic-bezier(.2,.8,.3,1)" },
  );
}

function at(ghost: HTMLElement, area: DOMRect): string {
  const x = area.left + area.width / 2 - ghost.offsetWidth / 2;
  const y = area.top + area.height / 2 - ghost.offsetHeight / 2;
  return `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}

/** Where this card is in that spot, or else the spot itself; the largest, since mine are both in my seat's panel and on the board. */
function spot(name: string, card: string): DOMRect | null {
  const areas = [...document.querySelectorAll(`[data-spot="${name}"]`)].map((element) => {
    const lying = element.querySelector(`[data-card="${card}"]`);
    return (lying ?? element).getBoundingClientRect();
  });
  const seen = areas.filter((area) => area.width > 0 && area.height > 0);
  return seen.sort((a, b) => b.width * b.height - a.width * a.height)[0] ?? null;
}
