// A game's own board, fetched when its table is opened. A game not listed here is played on the generic board.
import type { Component } from "svelte";

import type { Box, Thing } from "../lib/game";
import type { TableState } from "../lib/table.svelte";

export type Board = Component<{ state: TableState }>;
/** What a game adds to the panel of a seat. */
export type SeatDetails = Component<{ state: TableState; seat: number }>;

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const details = import.meta.glob<{ default: SeatDetails }>("./*/Seat.svelte");
const pictures = import.meta.glob<{ default: Picture }>("./*/pictures/*.svelte"); // each named after its kind of thing
const scenes = import.meta.glob<{ default: Scene }>("./*/Scene.svelte");
const areas = import.meta.glob<{ default: SeatDetails }>("./*/Area.svelte");

/** A part of a board by itself, for a picture of a guide: `of` says of which things, where the part has several. */
export type Scene = Component<{ table: TableState; part: string; of: string[] }>;
/** A card as its table draws it. */
export type Picture = Component<{ box: Box; thing: Thing }>;
/** By kind of thing. */
export type Pictures = Record<string, Picture | undefined>;

/** How wide a screen must be for the drawer to fit beside a board with no room to spare; others need no more than usual. */
const ROOM: Record<string, number> = { lockup: 2080, roll_player: 2080, stonespine: 2080 };

export function roomFor(game: string): number {
  return ROOM[game] ?? 0;
}

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

export async function loadBoard(game: string): Promise<Board | null> {
  return (await boards[`./${game}/Board.svelte`]?.())?.default ?? null;
}

export async function loadSeat(game: string): Promise<SeatDetails | null> {
  return (await details[`./${game}/Seat.svelte`]?.())?.default ?? null;
}

/** Everything a seat has, for whoever wants to see it in full. */
export async function loadArea(game: string): Promise<SeatDetails | null> {
  return (await areas[`./${game}/Area.svelte`]?.())?.default ?? null;
}

export async function loadScene(game: string): Promise<Scene | null> {
  return (await scenes[`./${game}/Scene.svelte`]?.())?.default ?? null;
}

/** What draws the cards of a game outside of a table; other kinds have nothing of their own for that. */
export async function loadPictures(game: string): Promise<Pictures> {
  const own = Object.entries(pictures).filter(([path]) => path.startsWith(`./${game}/`));
  const kindOf = (path: string) => path.slice(path.lastIndexOf("/") + 1, -".svelte".length);
  return Object.fromEntries(
    await Promise.all(own.map(async ([path, load]) => [kindOf(path), (await load()).default] as const)),
  );
}
