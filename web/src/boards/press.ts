// Choosing on the board itself, where a choice needs more than one touch.
import { type Option, sameOption } from "../lib/game";
import type { TableState } from "../lib/table.svelte";

export function isFocused(table: TableState, option: Option): boolean {
  return table.isFocused(option);
}

export function press(table: TableState, option: Option): void {
  table.press(option);
}

/** The thing of this kind that has been touched, such as the chamber that waits for its column. */
export function picked(table: TableState, kind: string): string | null {
  const start = `${kind}:`;
  return table.touched?.startsWith(start) ? table.touched.slice(start.length) : null;
}

/** The choice that is sent to the server in these words, if it is offered. */
export function find(table: TableState, ...words: string[]): Option | null {
  return table.question?.options.find((one) => sameOption(one, { do: words })) ?? null;
}
