// Pictures by concept. Those of the page are always here; a game's own come when somebody asks for them.
import { SvelteMap } from "svelte/reactivity";
import { games } from "virtual:icons";
import * as ui from "virtual:icons/ui";

export type IconSet = { concepts: Record<string, string>; paths: Record<string, string> };

const sets = new SvelteMap<string, IconSet>();
const asked = new Map<string, Promise<void>>();

/** Fetches a game's pictures, once; a game without any is not an error. */
export function loadIcons(game: string): Promise<void> {
  const known = asked.get(game);
  if (known) return known;
  const fetching = fetchIcons(game);
  asked.set(game, fetching);
  return fetching;
}

async function fetchIcons(game: string): Promise<void> {
  const set = await games[game]?.();
  if (set) sets.set(game, set);
}

/**
 * The outline of a picture: by concept (`confirm`, `games.kajko`; with a game `coin` or `concept.town`).
 * Null while a game's pictures are on their way, and for what has none.
 */
export function outline(concept: string, game = ""): string | null {
  return (game ? found(sets.get(game), concept) : null) ?? found(ui, concept);
}

/** The outline of a picture by its own name in the icon set, if it is one of those fetched. */
export function outlineByName(name: string): string | null {
  if (ui.paths[name]) return ui.paths[name];
  for (const set of sets.values()) if (set.paths[name]) return set.paths[name];
  return null;
}

function found(set: IconSet | undefined, concept: string): string | null {
  if (!set) return null;
  const icon = set.concepts[concept] ?? Object.entries(set.concepts).find(([key]) => key.endsWith(`.${concept}`))?.[1];
  return (icon && set.paths[icon]) ?? null;
}
