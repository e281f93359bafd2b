// What teaches a game, in the reader's language, asked for once.
import { get } from "../lib/api";
import type { Language } from "../lib/settings.svelte";
import type { Learn, Lesson } from "./lesson";

const kept = new Map<string, Promise<unknown>>();

function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const known = kept.get(key) as Promise<T> | undefined;
  if (known) return known;
  const fetching = ask();
  kept.set(key, fetching);
  fetching.catch(() => kept.delete(key)); // a failed attempt is not remembered
  return fetching;
}

export function loadLearn(game: string, language: Language): Promise<Learn> {
  return once(`${game} ${language}`, () => get("/games/{game}/learn", { game, language }));
}

export function loadLesson(game: string, lesson: string, language: Language): Promise<Lesson> {
  return once(`${game} ${lesson} ${language}`, () => get("/games/{game}/lessons/{lesson}", { game, lesson, language }));
}
