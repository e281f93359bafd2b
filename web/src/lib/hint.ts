// What the coach says about a question: where to look, or what to choose, or the best choices side by side.
import { percent } from "./figures";

/** How much a hint gives away. */
export const HELPS = ["nudge", "advice", "full"] as const;
export type Help = (typeof HELPS)[number];

/** A choice as the coach weighs it. `odds` and `why` are finished sentences. */
export interface Advised {
  do: string[];
  touch: string;
  text: string;
  win: number;
  win_error: number;
  points: number;
  points_error: number;
  odds: string[];
  why?: string;
}

export interface Hint {
  help: Help;
  /** On this kind of question, in general; perhaps nothing. */
  text: string;
  /** Of whoever advises, where it is a golem. */
  level: string;
  /** What would be chosen; nothing in a nudge. */
  do: string[];
  /** Places to look at. */
  touch: string[];
  /** The best first. Empty in a nudge, and where no coach was to be had and a golem says what it would do. */
  choices: Advised[];
}

/** An answer of the server, whatever of it there is. */
export function hintOf(data: unknown, asked: Help): Hint {
  const told = (data ?? {}) as Partial<Hint>;
  const choices = told.choices ?? [];
  return {
    help: told.help ?? asked,
    text: told.text ?? "",
    level: told.level ?? "",
    do: told.do ?? choices[0]?.do ?? [],
    touch: told.touch ?? [],
    choices,
  };
}

/** How many decimals tell these chances apart: one where whole per cents would make different ones look alike. */
export function decimals(choices: readonly Pick<Advised, "win">[]): 0 | 1 {
  const alike = (digits: number) => new Set(choices.map(({ win }) => percent(win, digits))).size;
  return alike(1) > alike(0) ? 1 : 0;
}
