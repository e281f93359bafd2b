// What is explained at a table: the step of a lesson, a question, or something that happens for the first time.
import { untrack } from "svelte";

import { post } from "../lib/api";
import type { Happened } from "../lib/game";
import { go } from "../lib/router.svelte";
import { type Language, settings } from "../lib/settings.svelte";
import type { TableState } from "../lib/table.svelte";
import { failed } from "../lib/toasts.svelte";
import { t } from "../lib/words.svelte";
import { choicesMade } from "../table/back";
import { type Choice, follow, type Learn, type Lesson, type Progress, reads, type Step } from "./lesson";
import { loadLearn, loadLesson } from "./texts";

export interface Said {
  sort: "lesson" | "question" | "event" | "goal";
  title: string;
  /** The name of the step, if it is one. */
  step: string;
  /** What came of the last step. */
  before: string;
  text: string;
  /** What the button does: reads on, goes to the next part, begins it again, or closes it. */
  next: "read" | "chapter" | "finish" | "known" | null;
  /** The last choice can be made otherwise. */
  again: boolean;
  point: readonly string[];
}

export class Teacher {
  learn: Learn | null = $state.raw(null);
  lesson: Lesson | null = $state.raw(null);
  /** A table is being laid. */
  busy = $state(false);
  #tips: string[] = $state.raw([]); // events that happened for the first time, and wait to be read
  #closed: string | null = $state(null); // the question whose explanation was closed
  #heard: number;
  readonly progress: Progress = $derived.by(() => follow(this.steps, this.#choices, this.#read));
  readonly said: Said | null = $derived.by(() => (this.taught ? this.#step() : this.#explained()));

  constructor(readonly table: TableState) {
    this.#heard = table.seq;
  }

  /** Begins to listen at the table, until the function that comes back is called. */
  open(): () => void {
    const { table } = this;
    return $effect.root(() => {
      $effect(() => this.#load(table.game, table.table.lesson ?? "", settings.language));
      $effect(() => {
        const { fresh } = table;
        void this.learn;
        untrack(() => this.#listen(fresh));
      });
      $effect(() => {
        const { game, id } = table;
        if (this.taught) untrack(() => this.#keepPlace());
        else if (game && !table.spectator) untrack(() => settings.played(game, id));
      });
    });
  }

  /** The name of the lesson that is taught here. */
  get taught(): string {
    return this.table.spectator ? "" : (this.table.table.lesson ?? "");
  }
  get steps(): readonly Step[] {
    return this.lesson?.chapters[this.table.table.chapter ?? 0]?.steps ?? [];
  }
  get #play(): boolean {
    return this.lesson?.chapters[this.table.table.chapter ?? 0]?.play ?? false;
  }
  get #last(): boolean {
    return (this.table.table.chapter ?? 0) + 1 >= (this.lesson?.chapters.length ?? 0);
  }
  /** Steps of this lesson before this chapter, and in all. */
  get count(): { before: number; all: number } {
    const sizes = this.lesson?.chapters.map((one) => one.steps.length) ?? [];
    const sum = (some: number[]) => some.reduce((a, b) => a + b, 0);
    return { before: sum(sizes.slice(0, this.table.table.chapter ?? 0)), all: sum(sizes) };
  }

  get #choices(): Choice[] {
    const { log, me } = this.table;
    return choicesMade(log)
      .filter((one) => one.seat === me && !one.auto)
      .reverse();
  }
  /** What was read at another table of the lesson counts no longer. */
  get #read(): string[] {
    const kept = settings.lesson(this.table.game, this.taught);
    return kept?.table === this.table.id ? kept.read : [];
  }

  #step(): Said | null {
    const { lesson } = this;
    if (!lesson) return null;
    const { at, before, wrong: again } = this.progress;
    const step = this.steps[at];
    const { all, before: earlier } = this.count;
    const number = earlier + Math.min(at + 1, Math.max(this.steps.length, 1));
    const title = t("learn-step", { number, all });
    const said = { sort: "lesson", title, step: step?.name ?? "", before, again, point: [] } as const;
    const text = this.#textOf(step);
    const starts = this.#play && at + 1 === this.steps.length; // the game begins: there is nothing to read on to
    const next = step && reads(step) && !starts ? "read" : null;
    if (step) return { ...said, text, next, point: this.#due(step) ? step.point : [] };
    const over = this.table.table.stage === "over";
    if (this.#play && !over) return { ...said, text: text || t("learn-play-on"), next: null };
    if (this.#last) return { ...said, text: t("learn-end"), next: "finish" };
    return { ...said, text: t("learn-part-done"), next: "chapter" };
  }

  /** It is this step's turn: nothing else is asked. */
  #due(step: Step): boolean {
    const { question } = this.table;
    if (reads(step)) return true;
    return question !== null && (!step.ask || step.ask === question.ask);
  }

  #textOf(step: Step | undefined): string {
    if (step && this.#due(step)) return step.text;
    if (this.progress.wrong) return ""; // the question that came of a wrong choice will not be answered
    const { question } = this.table;
    return question ? (this.learn?.questions[question.ask] ?? "") : "";
  }

  /** Outside of lessons: the goal first, then what is new, then the question. */
  #explained(): Said | null {
    const { learn, table } = this;
    if (!learn || table.spectator || table.table.stage !== "running" || settings.explains === "none") return null;
    const said = { step: "", before: "", next: "known", again: false, point: [] } as const;
    if (learn.goal && !settings.knows(table.game, "goal"))
      return { ...said, sort: "goal", title: t("learn-goal"), text: learn.goal };
    const tip = this.#tips[0];
    if (tip) return { ...said, sort: "event", title: t("learn-new"), text: learn.events[tip] ?? "" };
    const { question } = table;
    const text = question ? (learn.questions[question.ask] ?? "") : "";
    if (!question || !text || this.#closed === this.#key || !this.#explains(question.ask)) return null;
    return { ...said, sort: "question", title: t("learn-question"), text };
  }

  get #key(): string {
    return `${this.table.question?.seat} ${this.table.question?.seq}`;
  }

  #explains(ask: string): boolean {
    const { game, id } = this.table;
    if (settings.explains === "all") return true;
    if (settings.explains === "first" && settings.isFirst(game, id)) return true;
    return !settings.knows(game, `ask ${ask}`);
  }

  /** Reads on, or closes what has been read. */
  next(): void {
    const { said, table } = this;
    const { game } = table;
    if (said?.next === "chapter") void this.#lay((table.table.chapter ?? 0) + 1);
    else if (said?.next === "finish") this.#finish();
    else if (said?.next === "read") {
      const step = this.steps[this.progress.at];
      if (step) settings.keepLesson(game, this.taught, { table: table.id, read: [...this.#read, step.name] });
    } else if (said?.sort === "goal") settings.learn(game, "goal");
    else if (said?.sort === "event") this.#drop();
    else if (said?.sort === "question") {
      settings.learn(game, `ask ${table.question?.ask}`);
      this.#closed = this.#key;
    }
  }

  /** The last choice once more: taken back, or from the beginning of this part where that would deal anew. */
  again(): void {
    if (this.table.canUndo && !this.table.deals(1)) this.table.undo();
    else this.restart();
  }

  restart(): void {
    void this.#lay(this.table.table.chapter ?? 0);
  }

  async #lay(chapter: number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const { game, id } = this.table;
      const lesson = this.taught;
      const laid = await post("/lessons", { game, lesson, chapter, language: settings.language });
      settings.keepLesson(game, lesson, { table: laid.id, read: [] });
      go(`/t/${laid.id}`, { replace: true });
      await post("/tables/{id}/delete", {}, { id });
    } catch (error) {
      failed(error);
    }
    this.busy = false;
  }

  #finish(): void {
    settings.keepLesson(this.table.game, this.taught, { table: "", read: [], done: true });
    settings.learn(this.table.game, "goal");
    go(`/learn/${this.table.game}`);
  }

  /** The lesson can be taken up again here. */
  #keepPlace(): void {
    const { game, id } = this.table;
    if (settings.lesson(game, this.taught)?.table !== id)
      settings.keepLesson(game, this.taught, { table: id, read: [] });
  }

  #drop(): void {
    this.#tips = this.#tips.slice(1);
  }

  /** An event that this reader has not been told about before is explained once, whether they read it or not. */
  #listen(fresh: Happened | null): void {
    if (!fresh || fresh.seq <= this.#heard || !this.learn || this.taught || this.table.spectator) return;
    this.#heard = fresh.seq;
    const { game } = this.table;
    const names = new Set((fresh.events ?? []).map((one) => one.event));
    for (const name of names) {
      if (!this.learn.events[name] || settings.knows(game, `event ${name}`)) continue;
      settings.learn(game, `event ${name}`);
      if (settings.explains !== "none") this.#tips = [...this.#tips, name];
    }
  }

  #load(game: string, lesson: string, language: Language): void {
    if (!game || this.table.spectator) return;
    const wanted = () => language === settings.language && game === this.table.game;
    loadLearn(game, language).then((told) => wanted() && (this.learn = told), failed);
    if (lesson) loadLesson(game, lesson, language).then((told) => wanted() && (this.lesson = told), failed);
  }
}
