// Marks on the table what a line of the story is about: things and places by id, or where something moved to, or whose it was.
import { type Move, seatKey } from "../lib/moves";
import { spot } from "./motion";
import type { Line } from "./story";

/** Marks it until the function that comes back is called. */
export function point(line: Line | null, moved: readonly Move[]): () => void {
  const found = line ? placesOf(line, moved) : [];
  for (const one of found) one.dataset.pointed = "";
  found[0]?.scrollIntoView?.({ block: "nearest" });
  return () => {
    for (const one of found) delete one.dataset.pointed;
  };
}

export function placesOf(line: Line, moved: readonly Move[]): HTMLElement[] {
  const named = line.about.flatMap(({ kind, id }) => seen(`[data-piece="${id}"], [data-zone$=" ${kind} ${id}"]`));
  if (named.length) return [...new Set(named)];
  const ends = moved.flatMap(({ to, from, id, cubes }) => spot(to ?? from ?? "", id, cubes)?.element ?? []);
  if (ends.length) return [...new Set(ends)];
  return line.seat === null ? [] : seen(`[data-zone="${seatKey(line.seat)}"]`).slice(0, 1);
}

function seen(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0);
}
