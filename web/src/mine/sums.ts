// What many analysed games of mine say together. No drawing here.
import type { Asked, MyGame } from "../after/analysis";

export const ENOUGH = 10; // games: with fewer, chance says more than they do

/** From the oldest to the newest. */
export function inOrder(games: readonly MyGame[]): MyGame[] {
  return [...games].sort((a, b) => a.when - b.when);
}

export function missing(games: readonly MyGame[]): number {
  return Math.max(0, ENOUGH - games.length);
}

/** The games played, those played most first. */
export function kindsOfGames(games: readonly MyGame[]): string[] {
  const count = (game: string) => games.filter((one) => one.game === game).length;
  return [...new Set(games.map((one) => one.game))].sort((a, b) => count(b) - count(a));
}

/** What each kind of question costs in one of these games on average, the dearest first. */
export function costs(games: readonly MyGame[], game: string): Asked[] {
  const own = games.filter((one) => one.game === game);
  const sums = new Map<string, Asked>();
  for (const { ask, question, weighed, lost } of own.flatMap((one) => one.asks)) {
    const sum = sums.get(ask) ?? { ask, question, weighed: 0, lost: 0 };
    sums.set(ask, { ask, question, weighed: sum.weighed + weighed, lost: sum.lost + lost / own.length });
  }
  return [...sums.values()].sort((a, b) => b.lost - a.lost);
}

export interface Opponent {
  name: string;
  games: number;
  /** Of my play against them, on average. */
  quality: number;
}

/** Those I have met most often first. */
export function opponents(games: readonly MyGame[]): Opponent[] {
  const names = [...new Set(games.flatMap((one) => one.opponents))];
  const found = names.map((name) => {
    const met = games.filter((one) => one.opponents.includes(name));
    return { name, games: met.length, quality: mean(met.map((one) => one.quality)) };
  });
  return found.sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

function mean(values: number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / Math.max(values.length, 1);
}
