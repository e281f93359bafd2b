// The analysis of a finished game: what the server tells of it, and what is picked out of it. No drawing here.
import { address, ask, get, post } from "../lib/api";
import type { components } from "../lib/openapi";
import type { Language } from "../lib/settings.svelte";
import type { Totals } from "./chart";

export const GRADES = ["best", "good", "inaccuracy", "mistake", "blunder"] as const;
export type Grade = (typeof GRADES)[number];

/** How thoroughly each choice is weighed. */
export const EFFORTS = ["quick", "deep"] as const;
export type Effort = (typeof EFFORTS)[number];

type Schemas = components["schemas"];

/** A choice somebody made. `position`: where the question stood, before it was answered. */
export type Decision = Schemas["DecisionTold"];
export type Analysis = Schemas["AnalysisTold"];
/** How far the server is with it, and what it has found. */
export type Progress = Schemas["StandingTold"];
/** What questions of one kind have cost me in all my games of this name: `lost` of the worth of a game, a whole one is 1. */
export type Asked = Schemas["AskPlayed"];
/** Whom I played against; people have no level. */
export type Opponent = Schemas["OpponentTold"];
/** A game of mine that has been analysed. */
export type MyGame = Schemas["GamePlayed"];
/** `waiting`: finished games that are in the queue; `left`: those that nobody has asked to analyse. */
export type MyPlay = Schemas["PlayTold"];

const PATH = "/tables/{id}/analysis";

export function fetchAnalysis(id: string, effort: Effort, language: Language): Promise<Progress> {
  return get(PATH, { id, effort, language });
}
export function startAnalysis(id: string, effort: Effort): Promise<unknown> {
  return post(PATH, { effort }, { id });
}
export function cancelAnalysis(id: string, effort: Effort): Promise<unknown> {
  return ask("DELETE", address(PATH, { id, effort }));
}

export function fetchMyPlay(language: Language): Promise<MyPlay> {
  return get("/me/play", { language });
}
/** The next of my games that have not been analysed are. */
export function analyseMyGames(): Promise<unknown> {
  return post("/me/play", {});
}

/** As chess players write them; `★` for the best choice, and `✓` for one about as good. */
const SIGNS: Record<Grade, string> = { best: "★", good: "✓", inaccuracy: "?!", mistake: "?", blunder: "??" };

export function signOf(grade: Grade): string {
  return SIGNS[grade];
}

export function isWrong({ grade }: Pick<Decision, "grade">): boolean {
  return GRADES.indexOf(grade) >= GRADES.indexOf("inaccuracy");
}

/** The worst of several, such as of a turn that is folded. */
export function worst(decisions: readonly Decision[]): Decision | null {
  const order = [...decisions].sort((a, b) => GRADES.indexOf(b.grade) - GRADES.indexOf(a.grade));
  return order[0] ?? null;
}

/** The costliest mistakes: of one seat as the server orders them, or of all by the chance to win they have cost. */
export function costliest(analysis: Analysis, seat: number | null, most = 3): Decision[] {
  const players = analysis.players.filter((one) => seat === null || one.seat === seat);
  const positions = players.flatMap((one) => one.costliest);
  const found = positions.flatMap((at) => analysis.decisions.find((one) => one.position === at) ?? []);
  if (seat === null) found.sort((a, b) => b.lost_win - a.lost_win || b.lost_points - a.lost_points);
  return found.slice(0, most);
}

/** What the graph can show. */
export type Shown = "win" | "points";

/** The rows of the graph, by position; the chance to win in per cent. Between two choices nothing is known. */
export function rows(analysis: Analysis, shown: Shown): Totals {
  const found: (readonly number[] | null)[] = Array.from({ length: analysis.length + 1 }, () => null);
  for (const { position, win, points } of analysis.curve) {
    if (position <= analysis.length) found[position] = shown === "win" ? win.map((one) => one * 100) : points;
  }
  return found;
}

/** Who had won in the end; null: nobody alone. */
export function winner(analysis: Analysis): number | null {
  const last = analysis.curve.at(-1)?.win ?? [];
  const most = Math.max(...last);
  const best = last.flatMap((win, seat) => (win === most ? [seat] : []));
  return best.length === 1 ? (best[0] ?? null) : null;
}
