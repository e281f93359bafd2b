// The figure beside a name: what the game shows first of a seat, and when all is over its points.
import type { Score } from "../lib/game";
import { outline } from "../lib/icons.svelte";
import type { TableState } from "../lib/table.svelte";
import { t } from "../lib/words.svelte";
import { tracks } from "./generic/looks";

export interface Lead {
  text: string;
  value: number;
  /** Its picture, of the page or with `game` of the game; null: it has none. */
  concept: string | null;
  game: string;
  /** What the box calls it; null: it is no number of the game. */
  what: string | null;
}

export function leadOf(table: TableState, seat: number): Lead | null {
  const result = table.table.stage === "over" ? (table.table.result as unknown as Score | null | undefined) : null;
  const total = result?.seats[seat]?.total;
  if (total !== undefined)
    return { text: t("table-points-word", { count: total }), value: total, concept: "score", game: "", what: null };
  const first = tracks(table.view.seats[seat]?.numbers ?? {})[0];
  if (!first) return null;
  const concept = outline(first.name, table.game) ? first.name : null;
  const text = table.box?.numbers[first.name] ?? "";
  return { text, value: first.value, concept, game: table.game, what: `number:${first.name}` };
}
