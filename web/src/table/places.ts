// Where on the screen a thing is that somebody speaks of: a lesson, a hint, or the analysis of a game.
import { selectors } from "../learn/lesson";

/** What an option touches, or a zone by its kind; on the board rather than in the small pictures beside it. */
export function placesOf(what: string, me: number | null): HTMLElement[] {
  const all = selectors(what, me);
  for (const selector of [...all.map((one) => `main ${one}`), ...all]) {
    const found = seen(selector);
    if (found.length) return found;
  }
  // What nobody is asked about has no button, as in a replay; it still says what it is.
  const named = seen(`main [data-what="${what}"]`);
  return [named.find((one) => whose(one) === me) ?? named.find((one) => whose(one) === null) ?? []].flat();
}

function seen(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0);
}

/** The seat in whose zone it lies; null: it is in nobody's. */
export function whose(place: HTMLElement): number | null {
  const seat = /^\d+/.exec(place.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "")?.[0];
  return seat === undefined ? null : Number(seat);
}

/** What the first of them is called: as it is read aloud, or what stands on it. */
export function nameOf(what: string, me: number | null): string {
  const place = placesOf(what, me)[0];
  return (place?.getAttribute("aria-label") ?? place?.textContent ?? "").replace(/\s+/g, " ").trim();
}
