// A game's story folded by round and turn: what one reads, and where one can go. No drawing here.
import type { Schemas } from "../lib/api";

export type Story = Schemas["StoryTold"];
export type Step = Schemas["StepTold"];

/** What one seat did at a position, or nobody in particular; `quiet`: a choice of which nothing shows. */
export interface Line {
  position: number;
  seat: number | null;
  texts: string[];
  quiet: boolean;
  gone: boolean;
}

/** Lines that belong together. `seat`: whose turn it is; null if it is nobody's or everybody's. */
export interface Turn {
  key: string;
  seat: number | null;
  lines: Line[];
}

export interface Round {
  key: string;
  text: string;
  /** Where it begins; the first one at the very beginning. */
  position: number;
  turns: Turn[];
}

export interface Wanted {
  /** Only what this seat did. */
  whose: number | null;
  /** What does not show too: passes, and choices made in several steps or in secret. */
  quiet: boolean;
}

/** How what the game does not say is worded: the beginning, what was taken back, and a choice nothing shows of. */
export interface Wording {
  setup: string;
  beginning: string;
  undo: (step: Step) => string;
  chose: (step: Step) => string;
}

const EVERYTHING: Wanted = { whose: null, quiet: true };

export function fold(story: Story, wording: Wording, wanted: Wanted = EVERYTHING): Round[] {
  const rounds: Round[] = [{ key: "setup", text: wording.setup, position: 0, turns: [] }];
  const opening = new Map(story.rounds.map((round, i) => [round.position, { ...round, key: `round-${i}` }]));
  for (const step of story.steps) {
    const begins = opening.get(step.position);
    let apart = false; // it happened in a round that began at this very position
    for (const { first, seat, texts } of said(step, wording, begins?.event)) {
      if (begins && first >= begins.event && rounds.at(-1)?.key !== begins.key) {
        rounds.push({ key: begins.key, text: begins.text, position: begins.position, turns: [] });
        apart = first > 0;
      }
      const line = { position: step.position, seat, texts, quiet: isQuiet(step), gone: step.gone ?? false };
      if (wants(line, step, wanted)) put(rounds.at(-1) as Round, line, step, story, apart);
    }
  }
  return rounds.filter((round) => round.turns.length);
}

/** What one seat did at a position without a pause, from its `first` event there. */
interface Run {
  first: number;
  seat: number | null;
  texts: string[];
}

/** What is to be read at a position; a round that begins there begins a run too. */
function said(step: Step, wording: Wording, begins: number | undefined): Run[] {
  if (step.undo) return [{ first: 0, seat: step.seat, texts: [wording.undo(step)] }];
  if (isQuiet(step)) return [{ first: 0, seat: step.seat, texts: [wording.chose(step)] }];
  const runs: Run[] = step.position ? [] : [{ first: -1, seat: null, texts: [wording.beginning] }];
  for (const [i, event] of step.events.entries()) {
    const seat = event.seat < 0 ? null : event.seat;
    const last = runs.at(-1);
    if (last && seat !== null && last.seat === seat && i !== begins) last.texts.push(event.text);
    else runs.push({ first: i, seat, texts: [event.text] });
  }
  return runs;
}

function put(round: Round, line: Line, step: Step, story: Story, apart: boolean): void {
  const whose = story.turns[step.turn]?.seat ?? -1;
  const key = `${step.turn}${apart ? "+" : ""}`;
  const last = round.turns.at(-1);
  if (last?.key === key) last.lines.push(line);
  else round.turns.push({ key, seat: apart || whose < 0 ? null : whose, lines: [line] });
}

function wants(line: Line, step: Step, { whose, quiet }: Wanted): boolean {
  if (line.quiet && !quiet) return false;
  return whose === null || line.seat === whose || (step.undo ? step.seat === whose : false);
}

/** Nothing was told of it, and nothing was taken back: a pass, or part of something told later. */
export function isQuiet(step: Step): boolean {
  return step.position > 0 && !step.events.length && !step.undo;
}

/** The positions one stops at, the first and the last always among them. */
export function stops(story: Story, quiet: boolean): number[] {
  return story.steps
    .filter((step) => quiet || !isQuiet(step) || step.position === story.length)
    .map((step) => step.position);
}

/** The positions at which this seat did something. */
export function deeds(story: Story, seat: number): number[] {
  return story.steps
    .filter((step) => step.position > 0 && step.events.some((event) => event.seat === seat))
    .map((step) => step.position);
}

/** Of these positions in their order, the last before this one, and the first after it. */
export function before(positions: number[], position: number): number | null {
  return positions.findLast((one) => one < position) ?? null;
}

export function after(positions: number[], position: number): number | null {
  return positions.find((one) => one > position) ?? null;
}

/** The one nearest to this position. */
export function nearest(positions: number[], position: number): number {
  const near = (best: number, one: number) => (Math.abs(one - position) < Math.abs(best - position) ? one : best);
  return positions.reduce(near, positions[0] ?? 0);
}
