// A finished game position by position: fetched as it is looked at, the rest in the background, a few at a time.
import { SvelteMap } from "svelte/reactivity";

import { get, Problem, type Schemas } from "../lib/api";
import type { Event, Place, Score } from "../lib/game";
import type { Language } from "../lib/settings.svelte";

export interface Position {
  position: number;
  length: number;
  places: Place[];
  events: Event[];
  score: Score;
}

export type Paper = Schemas["Record"];
type Fetch = (position: number) => Promise<Position>;

const AT_ONCE = 3;
const REST = 2000; // milliseconds before asking again when the server was busy or out of reach
const TRIES = 5;

export class Reel {
  readonly positions = new SvelteMap<number, Position>();
  /** Why a position cannot be shown. */
  problem: unknown = $state.raw(null);

  #queue: number[];
  #asked = new Set<number>();
  #running = 0;
  #tries = 0;
  #closed = false;

  constructor(
    readonly length: number,
    private readonly fetch: Fetch,
  ) {
    this.#queue = coarseToFine(length);
  }

  /** How much is here, from 0 to 1. */
  get loaded(): number {
    return this.positions.size / (this.length + 1);
  }

  /** This position first, then those around it. */
  look(position: number): void {
    const near = [position, position + 1, position - 1, position + 2].filter((one) => one >= 0 && one <= this.length);
    this.#queue = [...near, ...this.#queue.filter((one) => !near.includes(one))];
    this.#next();
  }

  close(): void {
    this.#closed = true;
  }

  #next(): void {
    while (!this.#closed && this.#running < AT_ONCE) {
      const position = this.#queue.shift();
      if (position === undefined) return;
      if (!this.#asked.has(position)) void this.#bring(position);
    }
  }

  async #bring(position: number): Promise<void> {
    this.#asked.add(position);
    this.#running += 1;
    try {
      this.positions.set(position, await this.fetch(position));
      this.#tries = 0;
      this.problem = null;
    } catch (error) {
      await this.#failed(position, error);
    }
    this.#running -= 1;
    this.#next();
  }

  async #failed(position: number, error: unknown): Promise<void> {
    this.#asked.delete(position);
    this.#tries += 1;
    const passing = error instanceof Problem && [0, 429, 503].includes(error.status);
    if (!passing || this.#tries > TRIES) {
      this.problem = error;
      this.#queue = [];
      return;
    }
    this.#queue.unshift(position);
    await new Promise((done) => setTimeout(done, REST));
  }
}

export function reelOf(id: string, length: number, language: Language): Reel {
  return new Reel(length, (position) =>
    get("/tables/{id}/at/{position}", { id, position, language }).then((told) => told as unknown as Position),
  );
}

/** All positions, both ends first and then ever finer between them, so that a chart is soon right in outline. */
export function coarseToFine(length: number): number[] {
  const order = new Set([0, length]);
  let step = 1;
  while (step < length) step *= 2;
  for (; step >= 1; step /= 2) for (let position = 0; position < length; position += step) order.add(position);
  return [...order];
}

/** One entry of a record: a choice, or a number of choices taken back. `stands`: it was not taken back later. */
export interface Entry {
  position: number;
  seat: number;
  undo: number;
  stands: boolean;
}

export function entries(record: Pick<Paper, "moves">): Entry[] {
  const all: Entry[] = [];
  const made: Entry[] = [];
  for (const [i, move] of record.moves.entries()) {
    const undo = typeof move.undo === "number" ? move.undo : 0;
    const entry = { position: i + 1, seat: Number(move.seat), undo, stands: true };
    if (undo) for (const taken of made.splice(-undo)) taken.stands = false;
    else made.push(entry);
    all.push(entry);
  }
  return all;
}

/** The position after this seat's next choice; null if it makes no more. */
export function nextOf(all: Entry[], seat: number, position: number): number | null {
  return all.find((entry) => entry.position > position && entry.seat === seat && !entry.undo)?.position ?? null;
}

export function previousOf(all: Entry[], seat: number, position: number): number | null {
  return all.findLast((entry) => entry.position < position && entry.seat === seat && !entry.undo)?.position ?? null;
}
