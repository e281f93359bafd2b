// A score sheet on the desk: what is filled in, what the server says about it, and what this browser remembers of it.
import { getContext, setContext } from "svelte";

import { address, ask, Problem } from "../lib/api";
import type { Box, Score } from "../lib/game";
import { settings } from "../lib/settings.svelte";
import { refusal, seatAt } from "./reasons";
import type { SheetForm } from "./form";
import { type Draft, fromSheet, missing, newDraft, reseat, toSheet, untouched } from "./sheet";

const PAUSE = 350; // milliseconds after the last change

export class Desk {
  form: SheetForm = $state.raw() as unknown as SheetForm;
  box: Box | null = $state.raw(null);
  draft: Draft = $state.raw() as unknown as Draft;
  /** The count of the sheet as it is, or as it was a moment ago. */
  score: Score | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  counting = $state(false);
  /** What was here before a link or a file was opened, or the sheet was cleared. */
  before: Draft | null = $state.raw(null);

  readonly sheet = $derived(toSheet(this.form, this.draft));
  readonly missing = $derived(missing(this.form, this.draft));
  readonly untouched = $derived(untouched(this.form, this.draft));

  #cleared: Draft | null = null; // seats that were taken away, should they come back
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  constructor(
    form: SheetForm,
    readonly pack: string,
  ) {
    this.form = form;
    this.draft = newDraft(form, Math.min(Math.max(form.least, 2), form.most));
  }

  get seats(): number {
    return this.draft.seats.length;
  }

  name(seat: number): string {
    return this.draft.names[seat]?.trim() ?? "";
  }

  /** Something was filled in. */
  change(draft: Draft): void {
    this.draft = draft;
    this.before = null;
    remember(this.form.game, this.sheet);
    this.countSoon();
  }

  seat(count: number): void {
    const kept = this.#cleared;
    const longest = kept && kept.seats.length > this.seats ? joined(this.draft, kept) : this.draft;
    this.#cleared = longest;
    this.change(reseat(this.form, longest, count));
  }

  /** Puts another sheet on the desk; the old one can be taken up again. */
  lay(draft: Draft, kept = true): void {
    this.before = kept && !this.untouched ? this.draft : null;
    this.draft = draft;
    this.#cleared = null;
    this.countSoon();
  }

  /** A sheet as JSON; null if it is not one of this game, else the places of what the form has no room for. */
  read(data: unknown, kept = true): string[] | null {
    const found = fromSheet(this.form, data);
    if (!found) return null;
    this.lay(found.draft, kept);
    return found.strange;
  }

  clear(): void {
    const names = this.draft.names;
    this.lay({ ...newDraft(this.form, this.seats), names });
    remember(this.form.game, null);
  }

  takeBack(): void {
    if (this.before) this.change(this.before);
  }

  countSoon(): void {
    clearTimeout(this.#timer);
    this.counting = !this.missing.length && !this.untouched;
    if (this.counting) this.#timer = setTimeout(() => void this.count(), PAUSE);
    else {
      this.score = null;
      this.problem = null;
    }
  }

  /** Counts what is there, even if something is missing: the server says what. */
  async count(): Promise<void> {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    this.counting = true;
    const url = address("/score", { pack: this.pack, language: settings.language });
    try {
      const score = await ask<Score>("POST", url, this.sheet);
      if (turn !== this.#turn) return;
      this.score = score;
      this.problem = null;
    } catch (error) {
      if (turn !== this.#turn) return;
      this.score = null;
      this.problem = error instanceof Problem ? error : new Problem("unknown", String(error));
    }
    this.counting = false;
  }

  /** What is wrong at exactly this place. */
  wrong(place: string): string {
    return this.problem?.place === place ? refusal(this.problem, this.box) : "";
  }

  /** The seat that the server complains about; null: none in particular. */
  get badSeat(): number | null {
    return seatAt(this.problem?.place ?? "");
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
  }
}

/** The draft with the seats behind it that another still has. */
function joined(draft: Draft, longer: Draft): Draft {
  const count = draft.seats.length;
  return {
    ...draft,
    seats: [...draft.seats, ...longer.seats.slice(count)],
    names: [...draft.names, ...longer.names.slice(count)],
  };
}

const key = (game: string) => `karczma-sheet-${game}`;

function remember(game: string, sheet: unknown): void {
  try {
    if (sheet === null) localStorage.removeItem(key(game));
    else localStorage.setItem(key(game), JSON.stringify(sheet));
  } catch {
    // storage is full or blocked: the sheet lives as long as the page
  }
}

/** The sheet this browser remembers; null: none. */
export function remembered(game: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key(game)) ?? "null");
  } catch {
    return null;
  }
}

const DESK = Symbol("desk");
export const setDesk = (desk: Desk): Desk => setContext(DESK, desk);
export const getDesk = (): Desk => getContext<Desk>(DESK);
