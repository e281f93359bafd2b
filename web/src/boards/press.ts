// What is chosen on a board itself, where a choice needs more than one touched thing: the first click looks, the second chooses.
import type { Option } from "../lib/game";
import { settings } from "../lib/settings.svelte";
import type { TableState } from "../lib/table.svelte";

export function isFocused(table: TableState, option: Option): boolean {
  return table.focused?.do.join(" ") === option.do.join(" ");
}

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

/** The choice that is told to the server in these words, if it is offered. */
export function find(table: TableState, ...words: string[]): Option | null {
  return table.question?.options.find((one) => one.do.join(" ") === words.join(" ")) ?? null;
}
