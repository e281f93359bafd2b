// A finished game on show: where we are in it, from which seat it is seen, what is read of it, and whether it plays by itself.
import { untrack } from "svelte";

import type { Schemas } from "../lib/api";
import { go } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";
import type { Totals } from "./chart";
import { after, before, deeds, fold, nearest, type Round, type Step, type Story, stops, type Wording } from "./fold";
import { Past } from "./past";
import type { Decision } from "./analysis";
import { type First, type Position, type Reel, reelOf } from "./reel.svelte";
import { serverOf, Study } from "./study.svelte";

const PACE = 1600; // milliseconds per position
const AHEAD = 4; // stops that are fetched before they are looked at

export class Show {
  readonly length: number;
  readonly names: string[];
  readonly past: Past;
  readonly reel: Reel;
  readonly study: Study;
  readonly totals: Totals;
  /** Every round, whatever is left out of the log. */
  readonly rounds: Round[];
  eyes = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** Whose deeds are read: everybody's, or only this seat's. */
  whose: number | null = $state(null);
  /** Stops at what does not show too. */
  quiet = $state(false);

  readonly position: number = $derived.by(() => Math.min(this.asked(), this.length));
  readonly here: Position | undefined = $derived.by(() => this.reel.positions.get(this.position));
  readonly step: Step | undefined = $derived.by(() => this.story.steps[this.position]);
  readonly stops: number[] = $derived.by(() => stops(this.story, this.quiet));
  readonly told: Round[] = $derived.by(() =>
    fold(this.story, this.#wording, { whose: this.whose, quiet: this.quiet && this.whose === null }),
  );
  /** Whose deeds the outer buttons go to. */
  readonly follows: number = $derived.by(() => this.whose ?? this.eyes);
  readonly #deeds: number[] = $derived.by(() => deeds(this.story, this.follows));
  /** The round we are in, by its place among the rounds. */
  readonly round: number = $derived.by(() => this.rounds.findLastIndex((one) => one.position <= this.position));

  readonly #wording: Wording;

  /** `asked`: the position that the address names; one that this game does not have leads to its end. */
  constructor(
    readonly table: Schemas["TableForMe"],
    readonly story: Story,
    first: First,
    private readonly asked: () => number,
  ) {
    this.length = story.length;
    this.names = table.chairs.map((chair) => chair.name);
    this.#wording = {
      setup: t("replay-setup"),
      beginning: table.from ? t("replay-start-on") : t("replay-start"),
      undo: (step) => t("replay-undo", { name: this.name(step.seat), count: step.undo ?? 0 }),
      chose: (step) => t("replay-chose", { name: this.name(step.seat), what: step.chose ?? "" }),
    };
    this.rounds = fold(story, this.#wording);
    this.totals = story.steps.map((step) => step.totals ?? null);
    this.past = new Past(table);
    this.reel = reelOf(table.id, settings.language, first);
    this.study = new Study(serverOf(table.id, settings.language));
    this.eyes = table.seats[0] ?? 0;
  }

  /** Follows the address; for the start of a component. */
  follow(): void {
    void this.study.look();
    $effect(() => {
      if (this.asked() > this.length) untrack(() => this.pick(this.length));
    });
    $effect(() => this.reel.look(this.position, this.#likely()));
    $effect(() => {
      const { here, eyes } = this;
      if (here) untrack(() => this.past.show(here, eyes, before(this.stops, here.position)));
    });
    $effect(() => {
      if (!this.playing || !this.here) return undefined; // waits for what is still being fetched
      const next = this.on;
      if (next === null) {
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
    this.study.close();
  }

  /** Goes to a position; the address follows, and it remains one step in the history however long one looks around. */
  pick(to: number | null): void {
    if (to !== null) go(this.address(Math.min(Math.max(to, 0), this.length)), { replace: true });
  }

  /** To the stop nearest to a position, as a hand on a slider points at it. */
  near(to: number): void {
    this.pick(nearest(this.stops, to));
  }

  address(position: number): string {
    return `/t/${this.table.id}/at/${position}`;
  }

  /** Plays by itself, from the beginning if it has come to the end; or stops. */
  play(wanted: boolean): void {
    if (wanted && this.position === this.length) this.pick(0);
    this.playing = wanted;
  }

  /** One stop back and on; what one seat did before and after; and where the rounds begin. */
  get back(): number | null {
    return before(this.stops, this.position);
  }
  get on(): number | null {
    return after(this.stops, this.position);
  }
  get deedBack(): number | null {
    return before(this.#deeds, this.position);
  }
  get deedOn(): number | null {
    return after(this.#deeds, this.position);
  }
  get roundBack(): number | null {
    return before(this.#begins, this.position);
  }
  get roundOn(): number | null {
    return after(this.#begins, this.position);
  }
  get #begins(): number[] {
    return this.rounds.map((round) => round.position);
  }

  /** What is chosen here, if the game has been analysed and there was something to weigh. */
  get decision(): Decision | null {
    return this.study.decision(this.position);
  }

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** What happened here: the headline, and whatever followed from it. */
  get words(): string[] {
    const found = this.rounds.flatMap((round) => round.turns).flatMap((turn) => turn.lines);
    return found.filter((line) => line.position === this.position).flatMap((line) => line.texts);
  }

  /** Where this is in the game: the round, and whose turn. */
  get where(): string {
    const round = this.rounds[this.round]?.text ?? "";
    const whose = this.story.turns[this.step?.turn ?? 0]?.seat ?? -1;
    return whose < 0 || !this.position ? round : t("replay-where", { round, name: this.name(whose) });
  }

  /** Where one may go from here: on, back, and by leaps. */
  #likely(): number[] {
    const found: (number | null)[] = [];
    let on: number | null = this.position;
    for (let i = 0; i < AHEAD && on !== null; i += 1) {
      on = after(this.stops, on);
      found.push(on);
    }
    found.splice(1, 0, this.back);
    return [...found, this.deedOn, this.deedBack, this.roundOn].filter((one) => one !== null);
  }
}
