// What is this? Things on a table answer with their name, what they do and the rule it comes from. The words are those of the
// box; the boards only name the key of each thing, and may add what is true of it right now.
import type { Attachment } from "svelte/attachments";

import type { Box } from "../lib/game";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";
import { keep, type Note } from "./tip";

/** Whatever answers; what is inside of it answers too, unless it has an answer of its own. */
export const ANSWERS = "[data-what]";

export interface Asked {
  game: string;
  box: Box | null;
}

interface More {
  /** Instead of the name in the box. */
  title?: string;
  /** What it does at this table, instead of the words in the box. */
  help?: string;
  /** What explains its kind, if that is neither the idea nor the zone of the same name. */
  kind?: string;
  /** The element's own words say it already; otherwise what only this table knows of it is its description too. */
  silent?: boolean;
}

/** `<span {@attach what(table, "zone:front", "2 cards")}>`. */
export function what(table: Asked, key: string, now = "", { silent = false, ...more }: More = {}): Attachment {
  const note = explain(table, key, now, more);
  const aloud = [more.title, [more.help, now].filter(Boolean).join(" ")].filter(Boolean).join(": ");
  return (element) => keep(element, { ...note, what: key }, silent ? "" : aloud);
}

/** The same for what belongs to the page and to no game; it has no rule. */
export function whatHere(key: string, title: string, now = "", { silent = false } = {}): Attachment {
  const note = { title, text: t(`what-${key}`), now, what: `here:${key}` };
  return (element) => keep(element, note, silent ? "" : now);
}

/** All there is to say about a thing: its own words, or else those of its kind. */
export function explain({ box, game }: Asked, key: string, now: string, more: Omit<More, "silent"> = {}): Note {
  const [kind = "", id = ""] = key.split(":");
  const own = box?.help[key];
  const of = box?.help[more.kind ?? `idea:${kind}`] ?? box?.help[`zone:${kind}`];
  const thing = box?.kinds[kind]?.find((one) => one.id === id);
  const title = capital(more.title ?? own?.name ?? thing?.name ?? of?.name ?? "");
  const does = more.help || own?.text || Object.values(thing?.texts ?? {})[0];
  const text = (does ?? of?.text) || "";
  return {
    title,
    text,
    now: now.toLocaleLowerCase() === title.toLocaleLowerCase() || text.includes(now) ? "" : capital(now),
    more: of && of.text !== text ? of.text : "",
    rule: own?.rule ?? of?.rule ?? "",
    game,
  };
}

function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(settings.language) + text.slice(1);
}
