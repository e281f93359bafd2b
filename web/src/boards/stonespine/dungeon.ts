// A dungeon as it is drawn: chambers, doors, what is joined, clusters, what the blueprint wants. Cells are counted row by row.
import type { Option, Thing, ViewPart } from "../../lib/game";
import { cardsOf, idsOf, listOf, numberIn, zoneOf } from "../zones";

export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];
export type Stone = "cave" | "dungeon";
export type Gate = "entrance" | "exit";
export const SIZE = 4;
const NOTHING = "none";

export interface Piece {
  element: string;
  /** A token from the market, not printed on the chamber. */
  bought: boolean;
  /** A quarter of the chamber: top right, top left, bottom left, bottom right. */
  quarter: number;
}

export interface Cell {
  id: string;
  row: number;
  column: number;
  chamber: string | null;
  stone: Stone | null;
  doors: Side[];
  pieces: Piece[];
  gold: number;
}

export interface Dungeon {
  cells: Cell[];
  passages: string[];
  /** Columns, from 1. */
  entrance: number;
  exit: number;
}

export type Things = (kind: string, id: string) => Thing;

export const CELLS = Array.from({ length: SIZE * SIZE }, (_, at) => cellId(Math.floor(at / SIZE) + 1, (at % SIZE) + 1));

export function cellId(row: number, column: number): string {
  return `r${row}c${column}`;
}

export function dungeonOf(part: ViewPart | undefined, things: Things): Dungeon {
  const plan = zoneOf(part, "blueprint")?.facts ?? {};
  const cells = CELLS.map((id) => {
    const zone = part?.zones.find((one) => one.kind === "cell" && one.name === id);
    return cellOf(id, zone?.cards[0] ?? null, idsOf(zone?.facts.tokens), things);
  });
  const passages = idsOf(zoneOf(part, "passages")?.facts.edges);
  return { cells, passages, entrance: Number(plan.entrance ?? 1), exit: Number(plan.exit ?? 1) };
}

function cellOf(id: string, chamber: string | null, tokens: string[], things: Things): Cell {
  const [row, column] = [Number(id[1]), Number(id[3])];
  if (chamber === null) return { id, row, column, chamber, stone: null, doors: [], pieces: [], gold: 0 };
  const thing = things("chamber", chamber);
  return {
    id,
    row,
    column,
    chamber,
    stone: stoneOf(thing),
    doors: doorsOf(thing),
    pieces: piecesOf(thing, tokens),
    gold: numberIn(thing?.facts, "gold"),
  };
}

export function stoneOf(chamber: Thing): Stone {
  return chamber.facts.kind === "cave" ? "cave" : "dungeon";
}

export function doorsOf(chamber: Thing): Side[] {
  return SIDES.filter((side) => listOf(chamber, "doors").includes(side));
}

/** What is printed on a chamber where it is printed, and tokens in the quarters that are free. */
export function piecesOf(chamber: Thing, tokens: readonly string[] = []): Piece[] {
  const quarters = listOf(chamber, "quadrants");
  const printed = quarters.flatMap((element, quarter) =>
    element === NOTHING ? [] : [{ element, bought: false, quarter }],
  );
  const free = [0, 1, 2, 3].filter((quarter) => !printed.some((one) => one.quarter === quarter));
  return [...printed, ...tokens.map((element, i) => ({ element, bought: true, quarter: free[i] ?? i % 4 }))];
}

/** The edge on one side of a cell, as the game names it: by the cell below or to the right of it where there is one. */
export function edgeId({ row, column, id }: Pick<Cell, "row" | "column" | "id">, side: Side): string {
  if (side === "N") return `${id}_n`;
  if (side === "W") return `${id}_w`;
  if (side === "S") return row < SIZE ? `${cellId(row + 1, column)}_n` : `${id}_s`;
  return column < SIZE ? `${cellId(row, column + 1)}_w` : `${id}_e`;
}

/** Where the middle of an edge lies, in cells from the top left corner. */
export function edgeSpot(edge: string): { x: number; y: number; upright: boolean } {
  const [row, column, side] = [Number(edge[1]), Number(edge[3]), edge[5]];
  if (side === "n" || side === "s") return { x: column - 0.5, y: side === "n" ? row - 1 : row, upright: false };
  return { x: side === "w" ? column - 1 : column, y: row - 0.5, upright: true };
}

const STEP: Record<Side, [number, number]> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
const OPPOSITE: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };

function beside({ cells }: Dungeon, { row, column }: Cell, side: Side): Cell | null {
  const [down, right] = STEP[side];
  return cells.find((one) => one.row === row + down && one.column === column + right) ?? null;
}

/** Two neighbours are joined by doors on both sides of their edge, or by a passage on it. */
export function isJoined(dungeon: Dungeon, cell: Cell, side: Side): boolean {
  const other = beside(dungeon, cell, side);
  if (!cell.chamber || !other?.chamber) return false;
  return (
    dungeon.passages.includes(edgeId(cell, side)) || (cell.doors.includes(side) && other.doors.includes(OPPOSITE[side]))
  );
}

function gateCell({ cells, entrance, exit }: Dungeon, gate: Gate): Cell | undefined {
  const [row, column] = gate === "entrance" ? [1, entrance] : [SIZE, exit];
  return cells.find((cell) => cell.row === row && cell.column === column);
}

const GATE_SIDE: Record<Gate, Side> = { entrance: "N", exit: "S" };

/** The sides through which a path leads from a gate, by cell; cells it does not reach are not there. */
export function pathFrom(dungeon: Dungeon, gate: Gate): Map<string, Side[]> {
  const found = new Map<string, Side[]>();
  const first = gateCell(dungeon, gate);
  const side = GATE_SIDE[gate];
  if (!first?.chamber || !(first.doors.includes(side) || dungeon.passages.includes(edgeId(first, side)))) return found;
  const ahead = [first];
  for (let cell = ahead.pop(); cell; cell = ahead.pop()) {
    if (found.has(cell.id)) continue;
    const here = cell;
    const ways = SIDES.filter((one) => isJoined(dungeon, here, one));
    found.set(here.id, here === first ? [side, ...ways] : ways);
    for (const way of ways) {
      const next = beside(dungeon, here, way);
      if (next && !found.has(next.id)) ahead.push(next);
    }
  }
  return found;
}

export interface Cluster {
  stone: Stone;
  cells: Cell[];
}

/** The largest groups of neighbours of one stone, whatever their doors. */
export function clusters(dungeon: Dungeon): Cluster[] {
  const left = new Set(dungeon.cells.filter((cell) => cell.chamber));
  const found: Cluster[] = [];
  for (const start of dungeon.cells) {
    if (!left.has(start) || !start.stone) continue;
    const cells: Cell[] = [];
    const ahead = [start];
    for (let cell = ahead.pop(); cell; cell = ahead.pop()) {
      if (!left.delete(cell)) continue;
      cells.push(cell);
      for (const side of SIDES) {
        const next = beside(dungeon, cell, side);
        if (next && left.has(next) && next.stone === start.stone) ahead.push(next);
      }
    }
    found.push({ stone: start.stone, cells: dungeon.cells.filter((cell) => cells.includes(cell)) });
  }
  return found;
}

/** The sides of a cell that are the border of its cluster. */
export function border(cluster: Cluster, cell: Cell): Side[] {
  return SIDES.filter((side) => {
    const [down, right] = STEP[side];
    return !cluster.cells.some((one) => one.row === cell.row + down && one.column === cell.column + right);
  });
}

export function isFull(cell: Cell): boolean {
  return cell.pieces.length >= 4;
}

/** What the dungeon would be with this choice; itself if the choice changes nothing in it. */
export function preview(dungeon: Dungeon, option: Option | null, year: number, things: Things): Dungeon {
  const [verb, first = "", second = ""] = option?.do ?? [];
  if (verb === "build")
    return changed(dungeon, cellId(year, Number(second)), (cell) => cellOf(cell.id, first, [], things));
  if (verb === "place_passage") return { ...dungeon, passages: [...dungeon.passages, first] };
  if (verb !== "place_element") return dungeon;
  return changed(dungeon, second, (cell) => {
    const quarter = [0, 1, 2, 3].find((one) => !cell.pieces.some((piece) => piece.quarter === one)) ?? 0;
    return { ...cell, pieces: [...cell.pieces, { element: first, bought: true, quarter }] };
  });
}

function changed(dungeon: Dungeon, id: string, change: (cell: Cell) => Cell): Dungeon {
  return { ...dungeon, cells: dungeon.cells.map((cell) => (cell.id === id ? change(cell) : cell)) };
}

const GROUPS: Record<string, string[]> = {
  monster: ["gnoll", "goblin", "kobold", "ooze", "slime"],
  trap: ["bear", "blade", "fire", "pit", "spike"],
  star: ["star+1", "star+2", "star+3", "star-1", "star-2", "star-3"],
};

/** Elements that a word of a card stands for: itself, or those of its group. */
export function elementsOf(word: string): string[] {
  return GROUPS[word] ?? [word];
}

/** What a blueprint wants in a cell: an element, a group of them, or a stone; null: nothing. */
export function wantedIn(blueprint: Thing | null, cell: string): string | null {
  const word = String(blueprint?.facts[cell] ?? NOTHING);
  return word === NOTHING ? null : word;
}

export function holds(cell: Cell, word: string): boolean {
  if (word === "cave" || word === "dungeon") return cell.stone === word;
  return cell.pieces.some((piece) => elementsOf(word).includes(piece.element));
}

export function elementsIn(dungeon: Dungeon): string[] {
  return dungeon.cells.flatMap((cell) => cell.pieces.map((piece) => piece.element));
}

export const TALLIED = ["gnoll", "goblin", "kobold", "ooze", "slime", "trap", "treasure", "star"] as const;

/** How many of each there are; stars by what they are worth together. */
export function tallyOf(elements: readonly string[]): { kind: string; count: number }[] {
  return TALLIED.map((kind) => {
    const found = elements.filter((element) => elementsOf(kind).includes(element));
    return { kind, count: kind === "star" ? found.reduce((sum, star) => sum + starValue(star), 0) : found.length };
  });
}

export function starValue(element: string): number {
  return element.startsWith("star") ? Number(element.slice("star".length)) : 0;
}

/** What a goal counts: elements, sets of them, or pairs of the same one. */
export function goalCount(goal: Thing, elements: readonly string[]): number {
  const words = listOf(goal, "elements");
  const count = (word: string) => elements.filter((element) => elementsOf(word).includes(element)).length;
  if (goal.facts.form === "sets") {
    return Math.min(
      ...[...new Set(words)].map((word) => Math.floor(count(word) / words.filter((one) => one === word).length)),
    );
  }
  const each = [...new Set(words.flatMap(elementsOf))];
  if (goal.facts.form === "identical_pairs") return each.reduce((sum, one) => sum + Math.floor(count(one) / 2), 0);
  return each.reduce((sum, one) => sum + count(one), 0);
}

/** What Jael has collected: elements of his chambers, and tokens. */
export function jaelElements(middle: ViewPart, things: Things): string[] {
  const printed = cardsOf(middle, "collected").flatMap((chamber) => listOf(things("chamber", chamber), "elements"));
  return [...printed, ...cardsOf(middle, "jael_tokens")];
}
