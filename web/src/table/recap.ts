// What has just happened: the newest lines, and what the others did since my last turn, by player.
import type { Happened } from "../lib/game";
import type { Line } from "./story";

export interface Deeds {
  /** Null: nobody's doing, or that of a rival in the box. */
  seat: number | null;
  lines: Line[];
}

/**
 * What the others did since my last choice; while I am at my turn, since the one before it. Who only watches is told
 * what happened since the last round began. A choice that came to nothing, such as not to react, is not a turn.
 */
export function since(log: readonly Happened[], lines: readonly Line[], mine: readonly number[]): Deeds[] {
  const told = new Set(lines.filter((line) => !line.undone && line.sort !== "house").map((line) => line.seq));
  const own = ({ kind, seq, data }: Happened) => kind === "move" && mine.includes(Number(data.seat)) && told.has(seq);
  const from = log.findLastIndex((one) => told.has(one.seq) && !own(one)); // the last thing that was not mine
  const last = log.findLastIndex((one, i) => i < from && own(one));
  const begin = mine.length ? (log[last]?.seq ?? -1) : (lines.findLast((line) => line.sort === "rule")?.seq ?? -1) - 1;
  const end = log[from]?.seq ?? -1;
  const found = lines.filter(({ seq }) => told.has(seq) && seq > begin && seq <= end);
  return grouped(found);
}

/** By player, in the order in which they first did something. */
function grouped(lines: readonly Line[]): Deeds[] {
  const found = new Map<number | null, Line[]>();
  for (const line of lines) found.set(line.seat, [...(found.get(line.seat) ?? []), line]);
  return [...found].map(([seat, all]) => ({ seat, lines: all }));
}

/** The last few lines; what came of my last choice is one of them, whatever the others have done since. */
export function latest(lines: readonly Line[], mine: readonly number[], most: number): Line[] {
  const told = lines.filter((line) => line.sort !== "house" && !line.undone);
  const newest = told.slice(-most);
  const own = told.findLast((line) => line.seat !== null && mine.includes(line.seat));
  return own && !newest.includes(own) ? [own, ...newest.slice(1)] : newest;
}
