// How far back the table can be asked to go: the choices made so far, last one first.
import type { Happened, Wish } from "../lib/game";
import type { ToastKind } from "../lib/toasts.svelte";
import { t } from "../lib/words.svelte";

export interface Made {
  seq: number;
  seat: number;
  text: string;
  /** The table passed for me, unasked. */
  auto: boolean;
  /** What was chosen; of others nobody is told. */
  do: string[];
  /** Which question that answers, where the table says so: in lessons. */
  ask: string;
  /** Going this many choices back leads to the moment before this one. */
  count: number;
}

/** The choices that stand, the newest first, as far as the log goes back. */
export function choicesMade(log: Happened[]): Made[] {
  return walk(log)
    .made.reverse()
    .map((one, i) => ({ ...one, count: i + 1 }));
}

/** The lines of the log that were taken back. */
export function takenBack(log: Happened[]): Set<number> {
  return walk(log).back;
}

interface Told {
  seat?: number;
  count?: number;
  auto?: boolean;
  do?: string[];
  ask?: string;
}

function walk(log: Happened[]): { made: Omit<Made, "count">[]; back: Set<number> } {
  const made: Omit<Made, "count">[] = [];
  const back = new Set<number>();
  const take = (gone: Omit<Made, "count">[]) => gone.forEach(({ seq }) => back.add(seq));
  for (const { kind, seq, data, events } of log) {
    const { seat = -1, count, auto = false, do: words = [], ask = "" } = data as Told;
    if (kind === "start" || kind === "rules") made.length = 0;
    if (kind === "move")
      made.push({ seq, seat, auto, do: words, ask, text: events?.map((event) => event.text).join(" ") ?? "" });
    if (kind === "undo" && count) take(made.splice(-count));
    else if (kind === "undo") {
      const own = made.map((one) => one.seat).lastIndexOf(seat);
      if (own >= 0) take(made.splice(own, 1));
    }
  }
  return { made, back };
}

/** What became of a wish to go back; null while it is still open, and for whoever has just said no. */
export function outcome(
  wish: Wish,
  happened: Happened,
  mine: number[],
  name: (seat: number) => string,
): [string, ToastKind] | null {
  const { seat = -1, agree, count } = happened.data as { seat?: number; agree?: boolean; count?: number };
  if (happened.kind === "chat" || (happened.kind === "wish" && agree)) return null;
  if (happened.kind === "undo" && count === wish.count && seat === wish.seat)
    return [t("table-wish-granted", { count }), "good"];
  if (happened.kind !== "wish") return mine.includes(wish.seat) ? [t("table-wish-lapsed"), "plain"] : null;
  if (mine.includes(seat)) return null;
  return seat === wish.seat
    ? [t("table-log-wish-back", { name: name(seat) }), "plain"]
    : [t("table-log-wish-no", { name: name(seat) }), "bad"];
}
