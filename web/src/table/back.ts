// How far back one can ask the table to go: the choices made so far, the last one first.
import type { Happened } from "../lib/game";

export interface Made {
  seq: number;
  seat: number;
  text: string;
  /** So many choices back is the moment before this one. */
  count: number;
}

/** The choices that stand, the newest first, as far as the log goes back. */
export function choicesMade(log: Happened[]): Made[] {
  const made: Omit<Made, "count">[] = [];
  for (const { kind, seq, data, events } of log) {
    const { seat = -1, count } = data as { seat?: number; count?: number };
    if (kind === "start" || kind === "rules") made.length = 0;
    if (kind === "move") made.push({ seq, seat, text: events?.map((event) => event.text).join(" ") ?? "" });
    if (kind === "undo" && count) made.splice(-count);
    else if (kind === "undo") {
      const own = made.map((one) => one.seat).lastIndexOf(seat);
      if (own >= 0) made.splice(own, 1);
    }
  }
  return made.reverse().map((one, i) => ({ ...one, count: i + 1 }));
}
