// The page's own words, by Fluent, from text/<language>.ftl. What a game says comes from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { type Language, settings } from "./settings.svelte";

export type Told = Record<string, FluentVariable>;

const texts = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });

let bundle: FluentBundle | null = $state.raw(null);

/** Switches the page to a language, without a reload. */
export async function speak(language: Language): Promise<void> {
  const fetched = await texts[`../text/${language}.ftl`]?.();
  if (fetched === undefined) throw new Error(`no texts in ${language}`);
  bundle = compose(language, fetched);
  document.documentElement.lang = language;
  if (settings.language !== language) settings.language = language;
}

/** A bundle of these texts; throws on what Fluent cannot read, so that a mistake is noticed at once. */
export function compose(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const mistakes = made.addResource(new FluentResource(source));
  const slip = mistakes[0];
  if (slip) throw slip;
  return made;
}

/** A text of the page in the language shown: `t("ui-close")`, with facts, or an attribute: `t("ui-sound.help")`. */
export function t(key: string, facts: Told = {}): string {
  if (!bundle) return missing(`no language yet, asked for ${key}`, "");
  return say(bundle, key, facts);
}

export function say(from: FluentBundle, key: string, facts: Told = {}): string {
  const [id = "", attribute] = key.split(".");
  const message = from.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) return missing(`no text for ${key}`, key);
  const mistakes: Error[] = [];
  const told = from.formatPattern(pattern, facts, mistakes);
  return mistakes[0] ? missing(`${key}: ${mistakes[0].message}`, told) : told;
}

function missing(what: string, instead: string): string {
  if (import.meta.env.DEV) throw new Error(what);
  console.error(what);
  return instead;
}

/** A day and hour, as the reader writes them. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** Milliseconds as a clock shows them: `4:05`, `1:00:00`. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (parts[0] === 0) parts.shift();
  return parts.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}
