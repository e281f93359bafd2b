// A game's own board, fetched when its table is opened. A game that is not here is played on the generic board.
import type { Component } from "svelte";

import type { TableState } from "../lib/table.svelte";

export type Board = Component<{ state: TableState }>;
/** What a game adds to the panel of a seat. */
export type SeatDetails = Component<{ state: TableState; seat: number }>;

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const details = import.meta.glob<{ default: SeatDetails }>("./*/Seat.svelte");

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

export async function loadBoard(game: string): Promise<Board | null> {
  return (await boards[`./${game}/Board.svelte`]?.())?.default ?? null;
}

export async function loadSeat(game: string): Promise<SeatDetails | null> {
  return (await details[`./${game}/Seat.svelte`]?.())?.default ?? null;
}
