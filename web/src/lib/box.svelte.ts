// What is in a game's box, in the reader's language, asked for once.
import { get } from "./api";
import type { Box, Thing } from "./game";
import type { Language } from "./settings.svelte";

const boxes = new Map<string, Promise<Box>>();

/** What is in a game's box with this card pack; a failed attempt is not remembered. */
export function loadBox(game: string, pack: string, language: Language): Promise<Box> {
  const key = `${game} ${pack} ${language}`;
  const known = boxes.get(key);
  if (known) return known;
  const fetching = get("/games/{game}/box", { game, pack, language });
  boxes.set(key, fetching);
  fetching.catch(() => boxes.delete(key));
  return fetching;
}

/** A thing by kind and id; what the box does not know is called by its id. */
export function thingOf(box: Box | null, kind: string, id: string): Thing {
  const found = box?.kinds[kind]?.find((one) => one.id === id);
  return found ?? { id, name: id, texts: {}, facts: {}, source: "", sources: {} };
}

/** A thing by what an option touches, `kind:id`; null if it is not of that form or not in the box. */
export function touchedThing(box: Box | null, touch: string): Thing | null {
  const [kind = "", id = ""] = touch.split(":");
  return box?.kinds[kind]?.find((one) => one.id === id) ?? null;
}
