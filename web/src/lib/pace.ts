// What golems and other people do, shown one step after another so that a person can follow; each reader at their own speed.
export const PACES = ["instant", "natural", "slow"] as const;
export type Pace = (typeof PACES)[number];

const EARLIER: Record<string, Pace> = { quick: "natural", calm: "slow" }; // what they were called before

/** A pace out of a browser's storage; undefined: there is none of that name. */
export function paceOf(kept: unknown): Pace | undefined {
  return PACES.find((one) => one === kept) ?? (typeof kept === "string" ? EARLIER[kept] : undefined);
}

interface Tempo {
  /** Milliseconds for a step in which something moves, and for one that is only told. */
  step: number;
  told: number;
  /** What others do after a choice of mine is shown within this time, in milliseconds: if it is more, it goes faster. */
  behind: number;
  /** If it goes on for longer than that, never further behind than this: the page must not add to a long wait. */
  late: number;
}

export const TEMPO: Record<Pace, Tempo> = {
  instant: { step: 0, told: 0, behind: 0, late: 0 },
  natural: { step: 450, told: 0, behind: 6_000, late: 1_000 },
  slow: { step: 1_200, told: 350, behind: 20_000, late: 4_000 },
};
/** With my clock running, catching up may take no longer than this. */
export const CLOCKED = 700;

/** How much a reader should see of a step: what moves takes its time, what is only told less, the rest none. */
export type Weight = "step" | "told" | "none";

export function weigh(moved: number, told: number): Weight {
  if (moved) return "step";
  return told ? "told" : "none";
}

/** Where steps wait until the one before has been seen. */
export class Queue<T extends { weight: Weight }> {
  #waiting: { step: T; at: number }[] = [];
  #free = 0; // when the step shown last has had its time
  #since = 0; // when the steps began to come that have followed each other since
  #hurried = Infinity; // by when all of it must be shown
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` draws a step; `wait` is told how many wait whenever that changes. */
  constructor(
    private readonly pace: () => Pace,
    private readonly show: (step: T) => void,
    private readonly wait: (count: number) => void,
  ) {}

  /** Takes a step that is shown when its time has come, which may be now. */
  take(step: T): void {
    const at = Date.now();
    if (!this.#waiting.length && at >= this.#free) this.#since = at;
    this.#waiting.push({ step, at });
    this.wait(this.#waiting.length);
    this.#go();
  }

  /** Shows all that waits, now; only what comes later waits for the last of it. */
  flush(): void {
    while (this.#waiting.length) this.#next();
    this.#since = Date.now();
    this.#go();
  }

  /** All that waits is shown within this time. */
  hurry(within: number): void {
    this.#hurried = Math.min(this.#hurried, Date.now() + within);
    this.#go();
  }

  /** Forgets what waits: it is known already. */
  clear(): void {
    this.#waiting = [];
    this.#free = 0;
    this.wait(0);
    this.#go();
  }

  #go(): void {
    clearTimeout(this.#timer);
    while (this.#waiting.length && this.#left() <= 0) this.#next();
    if (this.#waiting.length) this.#timer = setTimeout(() => this.#go(), this.#left());
    else this.#hurried = Infinity;
  }

  /** Milliseconds until the next step may be shown; what takes no time comes with the step before. */
  #left(): number {
    const next = this.#waiting[0];
    return next && this.#usual(next.step) ? Math.min(this.#free, this.#hurried) - Date.now() : 0;
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (!next) return;
    this.#free = Math.max(this.#free, Date.now() + this.#time(next.step));
    this.wait(this.#waiting.length);
    this.show(next.step);
  }

  #usual({ weight }: T): number {
    return weight === "none" ? 0 : TEMPO[this.pace()][weight];
  }

  /** What a step gets: its time, or its share of what there is if too much waits. */
  #time(step: T): number {
    const usual = this.#usual(step);
    const last = this.#waiting.at(-1);
    if (!last) return usual;
    const { behind, late } = TEMPO[this.pace()];
    const by = Math.min(this.#hurried, Math.max(this.#since + behind, last.at + late));
    const all = this.#waiting.reduce((sum, one) => sum + this.#usual(one.step), 0);
    return Math.min(usual, (usual * Math.max(0, by - Date.now())) / Math.max(all, 1));
  }
}
