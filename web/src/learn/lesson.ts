// How far a learner is in a chapter: worked out from what they have chosen there, so that it can be left at any time.
import type { Schemas } from "../lib/api";

export type Learn = Schemas["LearnTold"];
export type Lesson = Schemas["LessonTold"];
export type Step = Schemas["LessonStep"];

export interface Progress {
  /** Which step is next, from 0; as many as there are: all are done. */
  at: number;
  /** What came of the last one. */
  before: string;
  /** The last choice was not the one that was asked for, and should be taken back. */
  wrong: boolean;
}

/** What somebody has chosen, and which question that answers; nobody knows: "". */
export interface Choice {
  do: readonly string[];
  ask: string;
}

const LINGERS = 2; // choices: one gesture may send as many after the one that counts

export function follow(steps: readonly Step[], choices: readonly Choice[], read: readonly string[]): Progress {
  const now: Progress = { at: 0, before: "", wrong: false };
  const pass = (skips: (step: Step) => boolean) => {
    for (let step = steps[now.at]; step && reads(step) && skips(step); step = steps[++now.at]) now.before = step.after;
  };
  const known = (step: Step) => read.includes(step.name);
  let since = 0; // choices that no step was about
  for (const choice of choices) {
    pass(() => true); // whoever chooses has read what was to be read before
    const step = steps[now.at];
    const good = step !== undefined && counts(step, choice.do);
    if (!step || (!good && !minds(step, choice))) {
      since += 1;
      continue;
    }
    since = 0;
    now.before = good ? step.after : step.otherwise;
    now.wrong = !good && step.wrong === "again";
    if (good || step.wrong === "on") now.at += 1;
  }
  if (since > LINGERS && !now.wrong) now.before = "";
  pass(known);
  return now;
}

/** There is nothing to choose, only to read. */
export function reads(step: Step): boolean {
  return step.do.length === 0;
}

/** Another choice is not what this step asks for. What answers another question on the way there is none of its business. */
function minds(step: Step, { ask }: Choice): boolean {
  return step.wrong !== "" && (!step.ask || !ask || step.ask === ask);
}

function counts(step: Step, words: readonly string[]): boolean {
  return step.do.some((one) => one === "*" || one.split(" ").every((word, i) => words[i] === word));
}

/** What a step points at, as selectors, the best first: a thing by what an option touches, or a zone by its kind. */
export function selectors(what: string, me: number | null): string[] {
  const [kind = "", id] = what.split(":");
  const zones = [`[data-zone="${me} ${kind} "]`, `[data-zone=" ${kind} "]`, `[data-zone*=" ${kind} "]`];
  if (id === undefined) return [`[data-touch="${what}"]`, ...zones];
  if (kind === "seat") return [`[data-touch="${what}"]`, `[data-zone="${id}"]`];
  return [
    `[data-touch="${what}"]`,
    `[data-zone="${me} ${kind} ${id}"]`,
    `[data-zone=" ${kind} ${id}"]`,
    `[data-piece="${id}"]`,
  ];
}
