// The things of a box as one looks through them: searched, filtered, sorted. Where each value comes from is told with it.
import type { Box, Thing } from "../lib/game";
import { matches } from "../lib/find";

export const SORTS = ["box", "name", "value"] as const;
export type Sort = (typeof SORTS)[number];

/** Kinds and facts the page has words for; of others it shows what the server puts into words. */
export const KINDS = ["card", "stack"];
export const TYPES = ["danger", "coin", "item"]; // the fact `sort`
export const FACTS = ["value", "size", "total"];
/** Where a value may come from, the printed game first. */
export const SOURCES = ["rulebook", "owner", "listing", "recalled", "designed"] as const;
export type Source = (typeof SOURCES)[number];

export interface Found {
  kind: string;
  thing: Thing;
}

export interface Wanted {
  query: string;
  kind: string;
  sort: Sort;
}

/** The kinds that are things of the box, not only words of the game. */
export function kindsOf(box: Box): string[] {
  return Object.keys(box.kinds).filter((kind) => box.kinds[kind]?.some(isThing));
}

function isThing(thing: Thing): boolean {
  return (thing.source as string) !== "" || Object.keys(thing.texts).length > 0;
}

export function browse(box: Box, { query, kind, sort }: Wanted, more: (found: Found) => string): Found[] {
  const all = kindsOf(box).flatMap((one) => (box.kinds[one] ?? []).filter(isThing).map((thing) => ({ kind: one, thing })));
  const found = all.filter((one) => {
    if (kind && one.kind !== kind) return false;
    return matches([one.thing.name, ...Object.values(one.thing.texts), more(one)].join(" "), query);
  });
  if (sort === "name") found.sort((a, b) => a.thing.name.localeCompare(b.thing.name, undefined, { numeric: true }));
  if (sort === "value") found.sort((a, b) => worth(b.thing) - worth(a.thing));
  return found;
}

function worth(thing: Thing): number {
  const value = thing.facts.value ?? thing.facts.size;
  return typeof value === "number" ? value : -1;
}

export function sourceOf(thing: Thing, fact: string): Source | null {
  const source = (thing.sources[fact] ?? thing.source) as string;
  return SOURCES.find((one) => one === source) ?? null;
}

/** Numbers the page has words for, with where each comes from. */
export function figures(thing: Thing): { fact: string; value: number; source: Source | null }[] {
  return FACTS.flatMap((fact) => {
    const value = thing.facts[fact];
    return typeof value === "number" ? [{ fact, value, source: sourceOf(thing, fact) }] : [];
  });
}

/** What a thing holds, such as the cards of a stack: a fact that is a table of numbers by id. */
export function contents(thing: Thing, box: Box): { fact: string; source: Source | null; items: { thing: Thing; count: number }[] }[] {
  const all = Object.values(box.kinds).flat();
  return Object.entries(thing.facts).flatMap(([fact, held]) => {
    if (typeof held !== "object" || held === null) return [];
    const items = Object.entries(held).flatMap(([id, count]) => {
      const one = all.find((other) => other.id === id);
      return one && typeof count === "number" && count > 0 ? [{ thing: one, count }] : [];
    });
    return items.length ? [{ fact, source: sourceOf(thing, fact), items }] : [];
  });
}

/** The cloth under a card's picture follows its sort. */
export function clothOf(thing: Thing): string {
  return typeof thing.facts.sort === "string" ? thing.facts.sort : "";
}
