// Cubes that are paid, given or returned together: the game proposes which, and they can be changed before they are sent.
import type { TableState } from "../../lib/table.svelte";

/** How many cubes of each kind. */
export type Cubes = Record<string, number>;

/** What the game proposes to part with; null: that is not the question. */
export function proposedIn(table: TableState): Cubes | null {
  const options = table.question?.options ?? [];
  if (!options.length || !options.every((one) => typeof one.proposed === "number")) return null;
  return Object.fromEntries(options.map((one) => [one.do[1] ?? "", Number(one.proposed)]));
}

export function isPurse(table: TableState): boolean {
  return proposedIn(table) !== null;
}

export function countOf(cubes: Cubes): number {
  return Object.values(cubes).reduce((sum, count) => sum + count, 0);
}

/** One cube of this kind more or less. If there are enough already, another one stays: of the kind with most. */
export function changed(cubes: Cubes, kind: string, more: boolean, enough: number): Cubes {
  const next = { ...cubes, [kind]: (cubes[kind] ?? 0) + (more ? 1 : -1) };
  if (countOf(next) <= enough) return next;
  const [most] = Object.keys(next)
    .filter((one) => one !== kind && (next[one] ?? 0) > 0)
    .sort((a, b) => (next[b] ?? 0) - (next[a] ?? 0));
  return most === undefined ? cubes : { ...next, [most]: (next[most] ?? 0) - 1 };
}
