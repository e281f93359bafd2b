// The tables beside the door: which are shown where, in which order, and when they may move.
import type { Schemas } from "../lib/api";

export type Row = Schemas["TableInList"];

/** A row on the screen; `gone`: it is no longer in the list, but somebody is pointing at it. */
export interface Shown {
  table: Row;
  gone: boolean;
}

export interface Told {
  mine: Row[];
  open: Row[];
  running: Row[];
  over: Row[];
}

export interface Lists {
  mine: Row[]; // not over; those that wait for me first
  open: Row[]; // where I may sit down
  running: Row[]; // where I may watch
  over: Row[]; // finished, newest first, mine first of all
}

const OVER = 4;

/** Each table once, where it matters most to me. */
export function sorted({ mine, open, running, over }: Told): Lists {
  const own = new Set(mine.map((table) => table.id));
  const others = (list: Row[]) => list.filter((table) => !own.has(table.id));
  return {
    mine: byUrgency(mine.filter((table) => table.stage !== "over")),
    open: others(open).filter((table) => free(table) > 0),
    running: others(running),
    over: [...mine.filter((table) => table.stage === "over"), ...others(over)].slice(0, OVER),
  };
}

/** My turn, then complete and about to start, then running, then where somebody is missing; else as the server has it. */
function byUrgency(tables: Row[]): Row[] {
  return tables.toSorted((one, other) => urgency(one) - urgency(other));
}

function urgency(table: Row): number {
  if (table.waiting_for_me) return 0;
  if (table.stage === "open" && free(table) === 0) return 1;
  return table.stage === "running" ? 2 : 3;
}

export function free(table: Pick<Row, "chairs">): number {
  return table.chairs.filter((chair) => chair.kind === "open").length;
}

export function golems(table: Pick<Row, "chairs">): number {
  return table.chairs.filter((chair) => chair.kind === "bot").length;
}

export function people(table: Pick<Row, "chairs">): string[] {
  return table.chairs.filter((chair) => chair.kind === "person").map((chair) => chair.name);
}

export function host(table: Pick<Row, "chairs">): string {
  return table.chairs.find((chair) => chair.host)?.name ?? "";
}

/** Who is asked now; nobody: a golem is thinking. */
export function asked(table: Pick<Row, "chairs">): string[] {
  return table.chairs
    .filter((chair) => chair.kind === "person" && chair.since && !chair.stand_in)
    .map((chair) => chair.name);
}

/** Names and points in the order of the result; none if it was not counted. */
export function points(table: Pick<Row, "chairs" | "result">): { name: string; total: number }[] {
  const result = table.result as { seats?: { total?: unknown; rank?: unknown }[] } | null;
  const seats = result?.seats ?? [];
  return seats
    .map((seat, i) => ({ name: table.chairs[i]?.name ?? "", total: Number(seat.total), rank: Number(seat.rank ?? 0) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ name, total }) => ({ name, total }));
}

/**
 * What the screen shows next. While somebody points at the lists, rows stay where they are: what is known is brought up
 * to date in its place, what is gone says so, and what is new waits.
 */
export function settle(shown: Shown[], fresh: Row[], held: boolean): Shown[] {
  if (!held) return fresh.map((table) => ({ table, gone: false }));
  return shown.map(({ table }) => {
    const found = fresh.find((one) => one.id === table.id);
    return found ? { table: found, gone: false } : { table, gone: true };
  });
}

/** A long title may show its first half only. */
export function short(name: string): string {
  return name.split(":")[0] ?? name;
}
