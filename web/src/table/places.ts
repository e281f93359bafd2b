// Where on the screen a thing is that somebody speaks of: a lesson, a hint, or the analysis of a game.
import { selectors } from "../learn/lesson";

/** What an option touches, or a zone by its kind; on the board rather than in the small pictures beside it. */
export function placesOf(what: string, me: number | null): HTMLElement[] {
  const all = selectors(what, me);
  for (const selector of [...all.map((one) => `main ${one}`), ...all]) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length);
    if (found.length) return found;
  }
  return [];
}

/** What the first of them is called: as it is read aloud, or what stands on it. */
export function nameOf(what: string, me: number | null): string {
  const place = placesOf(what, me)[0];
  return (place?.getAttribute("aria-label") ?? place?.textContent ?? "").replace(/\s+/g, " ").trim();
}
