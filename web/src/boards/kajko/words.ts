// Sentences about stacks and cards, in the reader's language; names of stacks and cards come from the box.
import { type Language, settings } from "../../lib/settings.svelte";
import type { TableState } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import { byKind, type Kind, order, type Stack } from "./cards";

const LISTS: Record<Language, Intl.ListFormat> = { en: new Intl.ListFormat("en"), pl: new Intl.ListFormat("pl") };

/** “2 monety”, “zbójcerze”: the form used within a sentence. */
export function sayKind(state: TableState, kind: Kind): string {
  return t("kajko-cards", { card: kind.id, count: kind.count, name: state.thing("card", kind.id).name });
}

/** These cards, by kind, as one list in words; empty if there are none. */
export function sayCards(state: TableState, cards: readonly string[]): string {
  const said = byKind(cards, order(state.box)).map((kind) => sayKind(state, kind));
  return LISTS[settings.language].format(said);
}

/** Everything visible of a stack, in one line. */
export function sayStack(state: TableState, stack: Stack): string {
  return [sayLeft(state, stack), ...sayContents(state, stack)].join("; ");
}

/** The same as a note: a heading and sentences. */
export function noteOf(state: TableState, stack: Stack): { title: string; text: string } {
  const sentences = sayContents(state, stack).map((part) => `${capital(part)}.`);
  return {
    title: capital(sayLeft(state, stack)),
    text: [...sentences, oursOf(state, "stack", stack.id, "cards")].join(" ").trim(),
  };
}

function sayLeft(state: TableState, stack: Stack): string {
  return t("kajko-stack", { stack: state.thing("stack", stack.id).name, left: stack.left, size: stack.size });
}

function sayContents(state: TableState, { inside, turned }: Stack): string[] {
  const told: string[] = [];
  if (inside.length) told.push(t("kajko-inside", { cards: sayCards(state, inside) }));
  if (turned.length) told.push(t("kajko-turned", { cards: sayCards(state, turned) }));
  return told;
}

/** What a card does at this table, in words. */
export function effectOf(state: TableState, card: string): string {
  const { texts } = state.thing("card", card);
  const advanced = state.table.options.coin_in_hand === true ? texts.advanced : undefined;
  return advanced ?? texts.effect ?? "";
}

/** The sort of a card in one word. */
export function sortOf(state: TableState, card: string): string {
  return t("kajko-sort", { sort: String(state.thing("card", card).facts.sort ?? "item") });
}

/** Says where a fact about a card or a stack comes from, unless it is in the printed game. */
export function oursOf(
  state: TableState,
  kind: "card" | "stack",
  id: string,
  fact: "value" | "total" | "cards",
): string {
  const { source, sources } = state.thing(kind, id);
  const from = sources[fact] ?? source;
  return isPrinted(from) ? "" : t(`kajko-ours-${fact}`, { source: from });
}

/** By the printed rules, or by somebody who has the printed game. */
function isPrinted(source: string): boolean {
  return source === "rulebook" || source === "owner";
}

function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(settings.language) + text.slice(1);
}
