// The analysis of one game as it comes: asked for at once if it is there, started, followed while it is worked out, stopped.
import { Problem } from "../lib/api";
import type { Language } from "../lib/settings.svelte";
import {
  type Analysis,
  cancelAnalysis,
  type Decision,
  type Effort,
  EFFORTS,
  fetchAnalysis,
  type Progress,
  startAnalysis,
} from "./analysis";

const AGAIN = 1000; // milliseconds
const PASSING = [0, 429, 503]; // no network, or a busy server: it is asked again
const NOTHING: Progress = { state: "none", ahead: 0, done: 0, of: 0, left_out: 0 };

/** What a study needs from outside; tests bring their own. */
export interface Server {
  look: (effort: Effort) => Promise<Progress>;
  start: (effort: Effort) => Promise<unknown>;
  cancel: (effort: Effort) => Promise<unknown>;
}

export function serverOf(id: string, language: Language): Server {
  return {
    look: (effort) => fetchAnalysis(id, effort, language),
    start: (effort) => startAnalysis(id, effort),
    cancel: (effort) => cancelAnalysis(id, effort),
  };
}

export class Study {
  #told: Record<Effort, Progress> = $state.raw({ quick: NOTHING, deep: NOTHING });
  /** Why it cannot be asked for, started or stopped. */
  problem: unknown = $state.raw(null);
  /** Something was pressed that is not answered yet. */
  busy = $state(false);

  /** The most thorough one there is. */
  readonly analysis: Analysis | null = $derived.by(() => this.#told.deep.analysis ?? this.#told.quick.analysis ?? null);
  /** Which one is being worked out, or waits for it. */
  readonly running: Effort | null = $derived.by(
    () => EFFORTS.find((effort) => ["queued", "running"].includes(this.#told[effort].state)) ?? null,
  );
  readonly #decisions: Map<number, Decision> = $derived.by(
    () => new Map(this.analysis?.decisions.map((one) => [one.position, one])),
  );
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(private readonly server: Server) {}

  progress(effort: Effort): Progress {
    return this.#told[effort];
  }

  /** What was asked and chosen at this position. */
  decision(position: number): Decision | null {
    return this.#decisions.get(position) ?? null;
  }

  /** What is there already. */
  async look(): Promise<void> {
    await this.#try(() => Promise.all(EFFORTS.map((effort) => this.#ask(effort))));
  }

  async start(effort: Effort): Promise<void> {
    await this.#press(effort, () => this.server.start(effort));
  }

  /** Stops it; what has been weighed is kept for the next time. */
  async cancel(): Promise<void> {
    const effort = this.running;
    if (effort) await this.#press(effort, () => this.server.cancel(effort));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #press(effort: Effort, act: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    await this.#try(async () => {
      await act();
      await this.#ask(effort);
    });
    this.busy = false;
  }

  async #ask(effort: Effort): Promise<void> {
    const told = await this.server.look(effort);
    this.#told = { ...this.#told, [effort]: told };
    this.#follow();
  }

  #follow(): void {
    clearTimeout(this.#timer);
    const effort = this.running;
    if (!effort || this.#closed) return;
    this.#timer = setTimeout(() => void this.#try(() => this.#ask(effort)), AGAIN);
  }

  async #try(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (error instanceof Problem && PASSING.includes(error.status) && this.running) this.#follow();
      else this.problem = error;
    }
  }
}
