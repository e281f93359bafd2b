// A dungeon on a score sheet, as it is drawn: chambers by name or as drawn, tokens in them, passages on their edges.
import { doorsOf, type Piece, piecesOf, type Side, SIDES, type Stone, stoneOf } from "../boards/stonespine/dungeon";
import { thingOf } from "../lib/box.svelte";
import type { Box } from "../lib/game";
import type { Value, Values } from "./sheet";
import { isObject } from "./share";

export interface Spot {
  row: number;
  col: number;
}
/** A chamber as it can be drawn; without a stone nobody has said yet what it is made of. */
export interface Drawing {
  stone: Stone | null;
  doors: Side[];
  pieces: Piece[];
}

const strings = (value: Value | undefined) =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

export function chamberAt(rows: Value, { row, col }: Spot): Value {
  const line = Array.isArray(rows) ? rows[row - 1] : null;
  return (Array.isArray(line) ? line[col - 1] : null) ?? null;
}

export function withChamber(rows: Value, { row, col }: Spot, chamber: Value): Value {
  const lines = Array.isArray(rows) ? rows : [];
  const changed = (line: Value) => (Array.isArray(line) ? line.map((old, i) => (i === col - 1 ? chamber : old)) : line);
  return lines.map((line, i) => (i === row - 1 ? changed(line) : line));
}

/** The groups of a list that belong to this spot, with their numbers in it. */
export function inSpot(list: Value, { row, col }: Spot): { one: Values; i: number }[] {
  const all = Array.isArray(list) ? list : [];
  return all.flatMap((one, i) =>
    isObject(one) && one.row === row && one.col === col ? [{ one: one as Values, i }] : [],
  );
}

export function drawing(chamber: Value, tokens: Value, spot: Spot, box: Box | null): Drawing {
  const laid = inSpot(tokens, spot).map(({ one }) => String(one.element));
  if (typeof chamber === "string") {
    const thing = thingOf(box, "chamber", chamber);
    return { stone: stoneOf(thing), doors: doorsOf(thing), pieces: piecesOf(thing, laid) };
  }
  const drawn = isObject(chamber) ? (chamber as Values) : {};
  const all = [
    ...strings(drawn.elements).map((element) => ({ element, bought: false })),
    ...laid.map((element) => ({ element, bought: true })),
  ];
  return {
    stone: drawn.stone === "cave" || drawn.stone === "dungeon" ? drawn.stone : null,
    doors: SIDES.filter((side) => strings(drawn.doors).includes(side)),
    pieces: all.slice(0, 4).map((piece, quarter) => ({ ...piece, quarter })),
  };
}

const NEXT: Record<Side, [number, number, Side]> = {
  N: [-1, 0, "S"],
  E: [0, 1, "W"],
  S: [1, 0, "N"],
  W: [0, -1, "E"],
};

/** The number of the passage on this side in the list, from whichever side it was entered; -1: none. */
export function passageAt(passages: Value, spot: Spot, side: Side): number {
  const [down, right, back] = NEXT[side];
  const names = (at: Spot, edge: Side) => inSpot(passages, at).find(({ one }) => one.side === edge)?.i;
  return names(spot, side) ?? names({ row: spot.row + down, col: spot.col + right }, back) ?? -1;
}
