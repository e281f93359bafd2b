// What choices have cost, as figures for the page's sentences.
import { figure, points } from "../lib/figures";
import { t } from "../lib/words.svelte";
import type { Decision } from "./analysis";

/** Percentage points of the chance to win, and points of the score, each with its standard error; always with a decimal. */
export function cost(decision: Pick<Decision, "lost_win" | "lost_points" | "win_error" | "points_error">): {
  win: string;
  points: string;
} {
  return {
    win: points(decision.lost_win * 100, decision.win_error * 100),
    points: points(decision.lost_points, decision.points_error),
  };
}

/** A change of the chance to win, with its sign: `+3.2 pp`. */
export function change(part: number): string {
  return t("analysis-pp", { value: figure(part * 100, 1, { signed: true }) });
}
