// The lists beside the door, kept fresh politely: every few seconds while somebody looks, not at all while nobody does
// (rarely, if they asked to be notified of their turn), and never moving under the pointer.
import { Problem, get } from "../lib/api";
import { settings } from "../lib/settings.svelte";

import { guest } from "./guest.svelte";
import { type Lists, type Row, type Shown, settle, sorted } from "./lists";

const EVERY = 4000; // milliseconds
const UNSEEN = 30_000;
const LONGEST = 30_000;
const OVER_EVERY = 5; // finished games seldom change: once every this many rounds
const MOST = 30;

const NONE: Lists = { mine: [], open: [], running: [], over: [] };

export class Hall {
  mine: Shown[] = $state.raw([]);
  open: Shown[] = $state.raw([]);
  running: Shown[] = $state.raw([]);
  over: Shown[] = $state.raw([]);
  /** The first answer is here. */
  loaded = $state(false);
  /** The server does not answer; we keep asking. */
  problem: Problem | null = $state.raw(null);

  #fresh: Lists = NONE;
  #finished: Row[] = [];
  #held = false;
  #round = 0;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = true;

  /** Called with each table that has begun to wait for me. */
  constructor(private readonly called: (table: Row) => void = () => undefined) {}

  /** How many tables wait for me. */
  get waiting(): number {
    return this.mine.filter(({ table, gone }) => table.waiting_for_me && !gone).length;
  }

  /** Asks now and from then on; returns a function that ends it. */
  watch(): () => void {
    this.#ended = false;
    const seen = () => this.#seen();
    document.addEventListener("visibilitychange", seen);
    addEventListener("online", seen);
    void this.refresh();
    return () => {
      this.#ended = true;
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("online", seen);
    };
  }

  /** While somebody points at a list or is in it with the keyboard, its rows stay where they are. */
  hold(held: boolean): void {
    if (this.#held === held) return;
    this.#held = held;
    if (!held) this.#show();
  }

  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await this.#ask();
      this.problem = null;
      this.#failures = 0;
    } catch (error) {
      if (guest.lost(error)) return this.refresh(); // there are lists for nobody too
      this.problem = error instanceof Problem ? error : new Problem("unknown", "");
      this.#failures++;
      if (!(error instanceof Problem)) console.error(error);
    }
    this.#later();
  }

  async #ask(): Promise<void> {
    await guest.ask();
    const all = this.#round++ % OVER_EVERY === 0;
    const none: Row[] = [];
    const [mine, open, running, over] = await Promise.all([
      guest.me ? get("/tables", { which: "mine", most: MOST }) : none,
      get("/tables", { which: "open", most: MOST }),
      get("/tables", { which: "running", most: MOST }),
      all ? get("/tables", { which: "over", most: MOST }) : this.#finished,
    ]);
    this.#finished = over;
    this.#call(mine);
    this.#fresh = sorted({ mine, open, running, over });
    this.loaded = true;
    this.#show();
  }

  #call(mine: Row[]): void {
    if (!this.loaded) return;
    const before = new Set(this.#fresh.mine.filter((table) => table.waiting_for_me).map((table) => table.id));
    for (const table of mine) if (table.waiting_for_me && !before.has(table.id)) this.called(table);
  }

  #show(): void {
    for (const list of ["mine", "open", "running", "over"] as const)
      this[list] = settle(this[list], this.#fresh[list], this.#held && this[list].length > 0);
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (this.#ended || (document.hidden && !settings.notifications)) return;
    const usual = document.hidden ? UNSEEN : EVERY;
    this.#timer = setTimeout(() => void this.refresh(), Math.min(LONGEST, usual * 2 ** Math.min(this.#failures, 3)));
  }

  #seen(): void {
    if (this.#ended) return;
    if (document.hidden) this.#later();
    else void this.refresh();
  }
}
