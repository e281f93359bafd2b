// What is chosen on the board itself where several choices share a thing: the first click looks, the second chooses.
import type { Option } from "../../lib/game";
import { settings } from "../../lib/settings.svelte";
import type { TableState } from "../../lib/table.svelte";

export function isFocused(table: TableState, option: Option): boolean {
  return table.focused?.do.join(" ") === option.do.join(" ");
}

export function press(table: TableState, option: Option): void {
  if (table.sending) return;
  if (settings.oneClick || isFocused(table, option)) table.choose(option);
  else table.focus(option);
}

/** The starting die that has been picked and waits for a row. */
export function pickedDie(table: TableState): string | null {
  if (table.question?.ask !== "place_setup_die" || !table.touched?.startsWith("die:")) return null;
  return table.touched.slice("die:".length);
}
