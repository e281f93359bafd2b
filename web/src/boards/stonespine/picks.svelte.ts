// Choices that need two things, a chamber and a column or a token and a cell: what is picked so far.
import type { Option } from "../../lib/game";
import type { TableState } from "../../lib/table.svelte";
import { picked } from "../press";

/** The token that is placed next: the one picked, or the only one there is. */
export function tokenInHand(table: TableState): string | null {
  const chosen = picked(table, "element");
  if (chosen) return chosen;
  const options = table.question?.options ?? [];
  const kinds = new Set(options.map((one) => (one.do[0] === "place_element" ? one.do[1] : "")));
  const only = [...kinds][0];
  return kinds.size === 1 && only ? only : null;
}

/** How a choice changes reputation, if it says so. */
export function pointsOf(option: Option | null): number | null {
  return typeof option?.points === "number" ? option.points : null;
}

/** The column that was picked before a chamber. */
export class Picks {
  column: string | null = $state(null);
}
