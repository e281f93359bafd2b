// What many analysed games of mine say together. No drawing here.
import type { Asked, MyGame, Opponent } from "../after/analysis";
import { t } from "../lib/words.svelte";

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

/** What each kind of question has cost in games of this name, as a part of all that was lost, the dearest first. */
export function costs(asks: readonly Asked[], game: string): Asked[] {
  const own = asks.filter((one) => one.game === game).map((one) => ({ ...one, lost: Math.max(one.lost, 0) }));
  const all = own.reduce((sum, one) => sum + one.lost, 0);
  return own.map((one) => ({ ...one, lost: all ? one.lost / all : 0 })).sort((a, b) => b.lost - a.lost);
}

/** A bot by its level, anybody else as a person. */
export function called(one: Opponent): string {
  return one.kind === "bot" ? t(`golem-level-${one.level || "house"}`) : t("mine-person");
}

export interface Met {
  name: string;
  games: number;
  /** Of my play against them, on average. */
  quality: number;
}

/** Those I have met most often first. */
export function opponents(games: readonly MyGame[]): Met[] {
  const names = [...new Set(games.flatMap((one) => one.opponents.map(called)))];
  const found = names.map((name) => {
    const met = games.filter((one) => one.opponents.some((other) => called(other) === name));
    return { name, games: met.length, quality: mean(met.map((one) => one.quality)) };
  });
  return found.sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

function mean(values: number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / Math.max(values.length, 1);
}
