// A finished game position by position: what is looked at is fetched first, then what is near; what is far is forgotten.
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
const KEPT = 60; // positions, some 50 kB each
const REST = 2000; // milliseconds before asking again when the server was busy or out of reach
const TRIES = 5;

export class Reel {
  readonly positions = new SvelteMap<number, Position>();
  /** Why a position cannot be shown. */
  problem: unknown = $state.raw(null);

  #queue: number[] = [];
  #near: number[] = [];
  #asked = new Set<number>();
  #running = 0;
  #tries = 0;
  #closed = false;

  constructor(private readonly fetch: Fetch) {}

  /** This position first, then those it may go to next, in their order. */
  look(position: number, then: number[] = []): void {
    this.#near = [position, ...then];
    this.#queue = this.#near.filter((one) => !this.positions.has(one));
    this.#next();
  }

  close(): void {
    this.#closed = true;
  }

  #next(): void {
    const first = this.#near[0] ?? -1;
    while (!this.#closed && this.#running < AT_ONCE) {
      const position = this.#queue[0];
      if (position === undefined || (position !== first && !this.positions.has(first))) return;
      this.#queue.shift();
      if (!this.#asked.has(position) && !this.positions.has(position)) void this.#bring(position);
    }
  }

  async #bring(position: number): Promise<void> {
    this.#asked.add(position);
    this.#running += 1;
    try {
      this.positions.set(position, await this.fetch(position));
      this.#forget();
      this.#tries = 0;
      this.problem = null;
    } catch (error) {
      await this.#failed(position, error);
    }
    this.#asked.delete(position);
    this.#running -= 1;
    // What one looks at is drawn before its neighbours are asked for.
    if (position === this.#near[0]) whenIdle(() => this.#next());
    else this.#next();
  }

  /** What was brought first goes first, unless it is near. */
  #forget(): void {
    for (const position of [...this.positions.keys()]) {
      if (this.positions.size <= KEPT) return;
      if (!this.#near.includes(position)) this.positions.delete(position);
    }
  }

  async #failed(position: number, error: unknown): Promise<void> {
    this.#tries += 1;
    const passing = error instanceof Problem && [0, 429, 503].includes(error.status);
    if (!passing || this.#tries > TRIES) {
      this.problem = error;
      this.#queue = [];
      return;
    }
    await new Promise((done) => setTimeout(done, REST));
    if (this.#near.includes(position)) this.#queue.unshift(position);
  }
}

/** Not every browser tells when it is idle. */
function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(then, { timeout: 300 });
  else setTimeout(then, 50);
}

/** A position that was asked for before there was a reel. */
export interface First {
  at: number;
  told: Promise<Position>;
}

export function fetchAt(id: string, position: number, language: Language): Promise<Position> {
  return get("/tables/{id}/at/{position}", { id, position, language }).then((told) => told as unknown as Position);
}

export function reelOf(id: string, language: Language, first: First): Reel {
  let waiting: First | null = first;
  return new Reel((position) => {
    const there = waiting?.at === position ? waiting.told : fetchAt(id, position, language);
    waiting = null; // if it fails, it is asked for again
    return there;
  });
}
