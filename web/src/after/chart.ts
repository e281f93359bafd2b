// The geometry of a line chart: totals of each seat over the positions of a game. No drawing here.

/** The total of each seat at each position; null: not known there, or not fetched yet. */
export type Totals = (readonly (number | null)[] | null)[];

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x: (position: number) => number;
  y: (total: number) => number;
  ticks: number[];
}

const STEPS = [1, 2, 5];

/** Round numbers from at or below `low` to at or above `high`, about `count` of them. */
export function ticks(low: number, high: number, count = 4): number[] {
  const span = Math.max(high - low, 1);
  let step = 1;
  for (let power = 1; span / step > count; power *= 10) {
    for (const one of STEPS) {
      step = one * power;
      if (span / step <= count) break;
    }
  }
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** `given`: what to write at the axis, from its lowest to its highest; otherwise round numbers that hold all totals. */
export function scale(totals: Totals, length: number, frame: Frame, given?: readonly number[]): Scale {
  const known = totals.flatMap((row) => row ?? []).filter((total) => total !== null);
  const marks = given ? [...given] : ticks(Math.min(0, ...known), Math.max(1, ...known));
  const low = marks[0] ?? 0;
  const high = marks.at(-1) ?? 1;
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  return {
    x: (position) => round(frame.left + (wide * position) / Math.max(length, 1)),
    y: (total) => round(frame.top + (tall * (high - total)) / (high - low)),
    ticks: marks,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** What is known at a position, or was last known before it. */
export function rowAt(totals: Totals, position: number): readonly (number | null)[] | null {
  for (let at = Math.min(position, totals.length - 1); at >= 0; at -= 1) {
    const row = totals[at];
    if (row) return row;
  }
  return null;
}

/** The line of one seat as an SVG path. What is simply not fetched yet is bridged; what nobody may know is a gap. */
export function line(totals: Totals, seat: number, { x, y }: Scale): string {
  let path = "";
  let drawing = false;
  for (const [position, row] of totals.entries()) {
    if (row === null) continue;
    const total = row[seat] ?? null;
    if (total === null) drawing = false;
    else {
      path += `${drawing ? "L" : "M"}${x(position)} ${y(total)}`;
      drawing = true;
    }
  }
  return path;
}

/** About `most` positions to write under the axis, the last one among them. */
export function positions(length: number, most = 8): number[] {
  const marks = ticks(0, Math.max(length, 1), most).filter((one) => Number.isInteger(one) && one < length);
  const step = (marks[1] ?? 1) - (marks[0] ?? 0);
  return [...marks.filter((one) => length - one > step / 2), length];
}

/** Marks on one vertical line, moved apart so that none covers another; in the order given. */
export function spread<M extends { y: number }>(marks: M[], gap: number, top: number, bottom: number): M[] {
  const moved = marks.map((mark) => ({ ...mark }));
  const down = [...moved].sort((a, b) => a.y - b.y);
  for (const [i, mark] of down.entries()) mark.y = Math.max(mark.y, i ? (down[i - 1]?.y ?? 0) + gap : top);
  let floor = bottom;
  for (const mark of down.reverse()) {
    mark.y = Math.min(mark.y, floor);
    floor = mark.y - gap;
  }
  return moved;
}
