// The games of this server in the reader's language, asked for once.
import { get } from "../lib/api";
import type { Language } from "../lib/settings.svelte";

import type { Game } from "./plan";

const known = new Map<Language, Promise<Game[]>>();

export function loadGames(language: Language): Promise<Game[]> {
  const found = known.get(language);
  if (found) return found;
  const fetching = get("/games", { language });
  known.set(language, fetching);
  fetching.catch(() => known.delete(language)); // a failed attempt is not remembered
  return fetching;
}
