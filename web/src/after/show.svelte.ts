// A finished game on show: where we are in it, from which seat it is seen, and whether it plays by itself.
import { untrack } from "svelte";

import type { Schemas } from "../lib/api";
import { go } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";
import type { Totals } from "./chart";
import { Past } from "./past";
import { type Entry, entries, nextOf, type Paper, type Position, previousOf, type Reel, reelOf } from "./reel.svelte";

const PACE = 1600; // milliseconds per position

export class Show {
  readonly length: number;
  readonly all: Entry[];
  readonly names: string[];
  /** What comes before the first move. */
  readonly beginning: string;
  readonly past: Past;
  readonly reel: Reel;
  eyes = $state(0);
  playing = $state(false);
  speed = $state(1);

  readonly position: number = $derived.by(() => Math.min(this.asked(), this.length));
  readonly here: Position | undefined = $derived.by(() => this.reel.positions.get(this.position));
  readonly entry: Entry | undefined = $derived.by(() => this.all[this.position - 1]);
  readonly told: string[] = $derived.by(() => this.words(this.position));
  readonly totals: Totals = $derived.by(() =>
    Array.from({ length: this.length + 1 }, (_, at) => {
      const then = this.reel.positions.get(at);
      return then ? then.score.seats.map((seat) => (seat.unknown?.length ? null : seat.total)) : null;
    }),
  );

  /** `asked`: the position that the address names; one that this game does not have leads to its end. */
  constructor(
    readonly table: Schemas["TableForMe"],
    readonly record: Paper,
    private readonly asked: () => number,
  ) {
    this.length = record.length;
    this.all = entries(record);
    this.names = table.chairs.map((chair) => chair.name);
    this.beginning = record.from ? t("replay-start-on") : t("replay-start");
    this.past = new Past(table);
    this.reel = reelOf(table.id, this.length, settings.language);
    this.eyes = table.seats[0] ?? 0;
  }

  /** Follows the address; for the start of a component. */
  follow(): void {
    $effect(() => {
      if (this.asked() > this.length) untrack(() => this.pick(this.length));
    });
    $effect(() => this.reel.look(this.position));
    $effect(() => {
      const { here, eyes } = this;
      if (here) untrack(() => this.past.show(here, eyes));
    });
    $effect(() => {
      if (!this.playing || !this.here) return undefined; // waits for what is still being fetched
      const next = this.position + 1;
      if (next > this.length) {
        this.playing = false;
        return undefined;
      }
      const timer = setTimeout(() => this.pick(next), PACE / this.speed);
      return () => clearTimeout(timer);
    });
  }

  close(): void {
    this.past.close();
    this.reel.close();
  }

  /** Goes to a position; the address follows, and it remains one step in the history however long one looks around. */
  pick(to: number): void {
    go(this.address(Math.min(Math.max(to, 0), this.length)), { replace: true });
  }

  address(position: number): string {
    return `/t/${this.table.id}/at/${position}`;
  }

  /** Plays by itself, from the beginning if it has come to the end; or stops. */
  play(wanted: boolean): void {
    if (wanted && this.position === this.length) this.pick(0);
    this.playing = wanted;
  }

  /** The choice of the seat we look from, before and after this position. */
  get back(): number | null {
    return previousOf(this.all, this.eyes, this.position);
  }
  get on(): number | null {
    return nextOf(this.all, this.eyes, this.position);
  }

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** What happened at a position; empty while it is on its way. */
  words(position: number): string[] {
    const entry = this.all[position - 1];
    if (entry?.undo) return [t("replay-undo", { name: this.name(entry.seat), count: entry.undo })];
    const events = this.reel.positions.get(position)?.events.map((event) => event.text) ?? [];
    return position === 0 ? [this.beginning, ...events] : events;
  }
}
