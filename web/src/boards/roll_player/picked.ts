import type { TableState } from "../../lib/table.svelte";
import { picked } from "../press";

/** The starting die that has been picked and waits for a row. */
export function pickedDie(table: TableState): string | null {
  return table.question?.ask === "place_setup_die" ? picked(table, "die") : null;
}
