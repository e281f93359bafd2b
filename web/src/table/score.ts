// A score as a table: a row for each part, a column for each seat, with the reasons behind every figure.
import type { Box, Reason, Score, SeatScore } from "../lib/game";

export interface Cell {
  points: number;
  known: boolean;
  best: boolean;
  /** This one does not score this at all, as a rival in the box may not. */
  none: boolean;
  reasons: Reason[];
}

export interface Row {
  part: string;
  text: string;
  cells: Cell[];
}

/** Points for the same, each in the column of who has them; null: not this one. */
export interface Why {
  text: string;
  points: (number | null)[];
}

export interface ScoreTable {
  rows: Row[];
  totals: { points: number; known: boolean; best: boolean; rank: number | null }[];
}

/** The table of a score; parts are named by the score itself, or else by the box. */
export function tabulate(score: Score, box: Box | null): ScoreTable {
  const parts = [...new Set(score.seats.flatMap((seat) => Object.keys(seat.parts)))];
  const many = score.seats.length > 1;
  const rows = parts.map((part) => {
    const named = score.seats.find((seat) => seat.texts?.[part]);
    const known = score.seats.map((seat) => !seat.unknown?.includes(part));
    const points = score.seats.map((seat) => seat.parts[part] ?? 0);
    const most = Math.max(...points.filter((_, i) => known[i]));
    const cells = score.seats.map((seat, i) => ({
      points: points[i] ?? 0,
      known: known[i] ?? true,
      best: many && (known[i] ?? true) && points[i] === most && most > 0,
      none: !(part in seat.parts),
      reasons: seat.why[part] ?? [],
    }));
    return { part, text: named?.texts[part] ?? box?.parts[part] ?? "", cells };
  });
  const most = Math.max(...score.seats.map((seat) => seat.total));
  const totals = score.seats.map((seat) => ({
    points: seat.total,
    known: !seat.unknown?.length,
    best: many && seat.total === most,
    rank: seat.rank ?? null,
  }));
  return { rows, totals };
}

/** The reasons of a row by their words: what is the same for several stands once. */
export function reasonsOf(row: Row, say: (reason: Reason) => string): Why[] {
  const found = new Map<string, Why>();
  for (const [seat, cell] of row.cells.entries())
    for (const reason of cell.reasons) {
      const text = say(reason);
      const why = found.get(text) ?? { text, points: row.cells.map(() => null) };
      why.points[seat] = (why.points[seat] ?? 0) + reason.points;
      found.set(text, why);
    }
  return [...found.values()];
}

/** Why ties went as they did, in sentences. */
export function tiesTold(score: Score | null): string[] {
  return (score?.ties ?? []).flatMap((tie) => (tie.text ? [tie.text] : []));
}

/** The seats from the first to the last; those who share a rank stay in the order of the table. */
export function standing(score: Score): number[] {
  const seats = score.seats.map((_, seat) => seat);
  return seats.sort((a, b) => (score.seats[a]?.rank ?? 99) - (score.seats[b]?.rank ?? 99) || a - b);
}

/** A rival in the box, as in the score, with the name the box gives it. */
export function rivalOf(score: Score | null | undefined, box: Box | null): { name: string; score: SeatScore } | null {
  for (const [id, name] of Object.entries(box?.rivals ?? {})) {
    const found = (score as unknown as Record<string, SeatScore | undefined> | null | undefined)?.[id];
    if (found) return { name, score: found };
  }
  return null;
}
