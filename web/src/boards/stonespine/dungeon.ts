// A dungeon as it is drawn: chambers, doors, pieces, and what the server says of them. Cells are counted row by row.
import type { Facts, Option, Thing, ViewPart, ViewZone } from "../../lib/game";
import { idsOf, listOf, numberIn, zoneOf } from "../zones";

export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];
export type Stone = "cave" | "dungeon";
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

/** Printed elements where they are printed, and tokens in the free quarters. */
export function piecesOf(chamber: Thing, tokens: readonly string[] = []): Piece[] {
  const quarters = listOf(chamber, "quadrants");
  const printed = quarters.flatMap((element, quarter) =>
    element === NOTHING ? [] : [{ element, bought: false, quarter }],
  );
  const free = [0, 1, 2, 3].filter((quarter) => !printed.some((one) => one.quarter === quarter));
  return [...printed, ...tokens.map((element, i) => ({ element, bought: true, quarter: free[i] ?? i % 4 }))];
}

/** Where the middle of an edge is, in cells from the top left corner. */
export function edgeSpot(edge: string): { x: number; y: number; upright: boolean } {
  const [row, column, side] = [Number(edge[1]), Number(edge[3]), edge[5]];
  if (side === "n" || side === "s") return { x: column - 0.5, y: side === "n" ? row - 1 : row, upright: false };
  return { x: side === "w" ? column - 1 : column, y: row - 0.5, upright: true };
}

const STEP: Record<Side, [number, number]> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
export interface Cluster {
  stone: Stone;
  cells: Cell[];
}

/** Groups of neighbours of one stone, as the server finds them. */
export function clustersOf(part: ViewPart | undefined, dungeon: Dungeon): Cluster[] {
  const listed = zoneOf(part, "blueprint")?.facts.clusters;
  return (Array.isArray(listed) ? listed : []).flatMap((ids) => {
    const cells = dungeon.cells.filter((cell) => idsOf(ids).includes(cell.id));
    const stone = cells[0]?.stone;
    return stone ? [{ stone, cells }] : [];
  });
}

/** The sides of a cell that are the border of its cluster. */
export function border(cluster: Cluster, cell: Cell): Side[] {
  return SIDES.filter((side) => {
    const [down, right] = STEP[side];
    return !cluster.cells.some((one) => one.row === cell.row + down && one.column === cell.column + right);
  });
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

/** What a dungeon shows besides its contents: as it is, or as an option would make it. */
export interface Seen {
  /** The sides through which a path leads from a gate, by cell; cells it does not reach are not there. */
  entrance: Map<string, Side[]>;
  exit: Map<string, Side[]>;
  /** Cells that have what the blueprint wants there. */
  fulfilled: string[];
}

export function seenIn(facts: Facts): Seen {
  const words = (fact: string) => (typeof facts[fact] === "string" ? facts[fact].split(" ").filter(Boolean) : []);
  const light = (fact: string) =>
    new Map(words(fact).map((one) => [one.split(":")[0] ?? "", [...(one.split(":")[1] ?? "")] as Side[]]));
  return { entrance: light("from_entrance"), exit: light("from_exit"), fulfilled: words("fulfilled") };
}

/** What a blueprint wants in a cell: an element, a group of them, or a stone; null: nothing. */
export function wantedIn(blueprint: Thing | null, cell: string): string | null {
  const word = String(blueprint?.facts[cell] ?? NOTHING);
  return word === NOTHING ? null : word;
}

/** How many of each kind there are, stars by their total worth: as a zone gives it. */
export function countsIn(zone: ViewZone | undefined): { kind: string; count: number }[] {
  return Object.entries((zone?.facts.counts ?? {}) as Record<string, number>).map(([kind, count]) => ({ kind, count }));
}

/** What a player's reputation is made of, as the server counts it. */
export function partsIn(zone: ViewZone | undefined): { kind: string; count: number }[] {
  return Object.entries((zone?.facts.parts ?? {}) as Record<string, number>).map(([kind, count]) => ({ kind, count }));
}

export interface Pays {
  met: number;
  points: number;
}

/** What a blueprint pays: now, from which number of requirements on how much, and which of these is next. */
export function scaleIn(zone: ViewZone | undefined): { now: Pays; steps: Pays[]; next: Pays | null } {
  const facts: Facts = zone?.facts ?? {};
  const pays = (step: unknown): Pays => {
    const [met, points] = step as number[];
    return { met: Number(met), points: Number(points) };
  };
  const next = idsOf(facts.next).length ? pays(facts.next) : null;
  return { now: pays([facts.met, facts.pays]), steps: listed(facts.steps).map(pays), next };
}

function listed(fact: unknown): unknown[] {
  return Array.isArray(fact) ? fact : [];
}

/** The number printed on a star. */
export function starValue(element: string): number {
  return element.startsWith("star") ? Number(element.slice("star".length)) : 0;
}
