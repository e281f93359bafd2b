// Choices that need two things, a chamber and a column or a token and a cell: what is picked, and what a click on the other does.
import type { Option } from "../../lib/game";
import { settings } from "../../lib/settings.svelte";
import type { TableState } from "../../lib/table.svelte";

export function isFocused(table: TableState, option: Option): boolean {
  return table.focused?.do.join(" ") === option.do.join(" ");
}

/** The first click looks, the second chooses. */
export function press(table: TableState, option: Option): void {
  if (table.sending) return;
  if (settings.oneClick || isFocused(table, option)) table.choose(option);
  else table.focus(option);
}

/** What of this kind has been touched, such as the chamber that waits for its column. */
export function picked(table: TableState, kind: string): string | null {
  const start = `${kind}:`;
  return table.touched?.startsWith(start) ? table.touched.slice(start.length) : null;
}

/** The token that is placed next: the one picked, or the only one there is. */
export function tokenInHand(table: TableState): string | null {
  const chosen = picked(table, "element");
  if (chosen) return chosen;
  const options = table.question?.options ?? [];
  const kinds = new Set(options.map((one) => (one.do[0] === "place_element" ? one.do[1] : "")));
  const only = [...kinds][0];
  return kinds.size === 1 && only ? only : null;
}

export function find(table: TableState, ...words: string[]): Option | null {
  return table.question?.options.find((one) => one.do.join(" ") === words.join(" ")) ?? null;
}

/** What a choice changes in reputation, if it tells. */
export function pointsOf(option: Option | null): number | null {
  return typeof option?.points === "number" ? option.points : null;
}

/** The column that was picked before its chamber. */
export class Picks {
  column: string | null = $state(null);
}
