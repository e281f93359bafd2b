// The things in a box for browsing: searched, filtered, sorted, each value with where it comes from.
import type { Box, Thing } from "../lib/game";
import { matches } from "../lib/find";

export const SORTS = ["box", "name", "value"] as const;
export type Sort = (typeof SORTS)[number];

/** Kinds and facts the page has words for; of others it shows what the server puts into words. */
export const KINDS = [
  "card",
  "stack",
  "race",
  "class",
  "backstory",
  "alignment",
  "chamber",
  "element",
  "blueprint",
  "challenge",
  "goal",
  "market",
  "jael",
  "item",
  "thug",
  "thug_type",
  "tome",
  "trait",
  "gang",
  "token",
  "guard",
];
export const TYPES = [
  "danger",
  "coin",
  "item",
  "weapon",
  "armor",
  "skill",
  "trait",
  "cave",
  "dungeon",
  "immediate",
  "leader",
  "final",
]; // the fact `sort`, `type` or `kind`
export const FACTS = [
  "value",
  "size",
  "total",
  "cost",
  "hands",
  "dots",
  "gold",
  "count",
  "top_cost",
  "bottom_cost",
  "reputation",
  "strength",
  "suspicion",
  "storage",
  "copies",
  "reward",
  "reward_of_two",
];
/** Facts that are shown only where there is something to show. */
const UNLESS_ZERO = ["hands", "reputation", "suspicion", "reward_of_two"];
/** Facts that are numbers by attribute, field or space: they are not contents, and have words of their own. */
const TABLES = ["modifiers", "least", "most", "stars", "grid"];
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
  const all = kindsOf(box).flatMap((one) =>
    (box.kinds[one] ?? []).filter(isThing).map((thing) => ({ kind: one, thing })),
  );
  const found = all.filter((one) => {
    if (kind && one.kind !== kind) return false;
    return matches([one.thing.name, ...Object.values(one.thing.texts), more(one)].join(" "), query);
  });
  if (sort === "name") found.sort((a, b) => a.thing.name.localeCompare(b.thing.name, undefined, { numeric: true }));
  if (sort === "value") found.sort((a, b) => worth(b.thing) - worth(a.thing));
  return found;
}

function worth(thing: Thing): number {
  const { value, size, cost, gold, reputation, reward } = thing.facts;
  return [value, size, cost, gold, reputation, reward].find((one) => typeof one === "number") ?? -1;
}

export function sourceOf(thing: Thing, fact: string): Source | null {
  const source = (thing.sources[fact] ?? thing.source) as string;
  return SOURCES.find((one) => one === source) ?? null;
}

/** Numbers the page has words for, with where each comes from. */
export function figures(thing: Thing): { fact: string; value: number; source: Source | null }[] {
  return FACTS.flatMap((fact) => {
    const value = thing.facts[fact];
    return typeof value === "number" && (value || !UNLESS_ZERO.includes(fact))
      ? [{ fact, value, source: sourceOf(thing, fact) }]
      : [];
  });
}

/** What a thing holds, such as the cards of a stack: a fact that is a table of numbers by id. */
export function contents(
  thing: Thing,
  box: Box,
): { fact: string; source: Source | null; items: { thing: Thing; count: number }[] }[] {
  const all = Object.values(box.kinds).flat();
  return Object.entries(thing.facts).flatMap(([fact, held]) => {
    if (typeof held !== "object" || held === null || TABLES.includes(fact)) return [];
    const items = Object.entries(held).flatMap(([id, count]) => {
      const one = all.find((other) => other.id === id);
      return one && typeof count === "number" && count > 0 ? [{ thing: one, count }] : [];
    });
    return items.length ? [{ fact, source: sourceOf(thing, fact), items }] : [];
  });
}

/** What a card says about each attribute, field or space of a sheet. */
export interface Lines {
  /** `modifiers`, `goals`, `grid` or `spaces`: the page has a heading for each. */
  of: string;
  source: Source | null;
  items: Line[];
}

export interface Line {
  name: string;
  /** What stands there: a number, a range, or a colour with its place. */
  value: { number: number } | { least: number; most: number; stars: number } | { place: number; colour: string };
}

export function lines(thing: Thing, box: Box): Lines[] {
  const told = [modifiers(thing, box), goals(thing, box), grid(thing, box), spaces(thing, box)];
  return told.flatMap((one) => (one && one.items.length ? [one] : []));
}

function modifiers(thing: Thing, box: Box): Lines | null {
  const items = Object.entries(numbersIn(thing, "modifiers")).filter(([, number]) => number !== 0);
  return {
    of: "modifiers",
    source: sourceOf(thing, "modifiers"),
    items: items.map(([row, number]) => ({ name: named(box, "row", row), value: { number } })),
  };
}

function goals(thing: Thing, box: Box): Lines | null {
  const [most, stars] = [numbersIn(thing, "most"), numbersIn(thing, "stars")];
  const items = Object.entries(numbersIn(thing, "least")).map(([row, least]) => ({
    name: named(box, "row", row),
    value: { least, most: most[row] ?? least, stars: stars[row] ?? 0 },
  }));
  return { of: "goals", source: sourceOf(thing, "least"), items };
}

function grid(thing: Thing, box: Box): Lines | null {
  const items = Object.entries(numbersIn(thing, "grid")).map(([field, number]) => ({
    name: named(box, "field", field),
    value: { number },
  }));
  return { of: "grid", source: sourceOf(thing, "grid"), items };
}

function spaces(thing: Thing, box: Box): Lines | null {
  const items = (box.kinds.row ?? []).flatMap(({ id, name }) => {
    const colour = thing.facts[`${id}_colour`];
    const value = { place: Number(thing.facts[`${id}_position`]), colour: named(box, "colour", String(colour)) };
    return typeof colour === "string" ? [{ name, value }] : [];
  });
  return { of: "spaces", source: sourceOf(thing, "str_colour"), items };
}

function numbersIn(thing: Thing, fact: string): Record<string, number> {
  const table = thing.facts[fact];
  return typeof table === "object" && !Array.isArray(table) ? table : {};
}

function named(box: Box, kind: string, id: string): string {
  return box.kinds[kind]?.find((one) => one.id === id)?.name ?? id;
}

/** What is drawn on a chamber or another card, or wanted by the squares of a blueprint, as ids. */
export interface Drawn {
  /** `doors`, `elements`, `treasures` or `squares`: the page has a heading for each. */
  of: string;
  source: Source | null;
  items: { id: string; /** The square. */ at: string }[];
}

export function drawn(thing: Thing, box: Box): Drawn[] {
  const lists = "quadrants" in thing.facts ? ["doors", "elements"] : ["treasures"];
  const told = lists.map((of) => ({
    of,
    source: sourceOf(thing, of),
    items: idsIn(thing, of).map((id) => ({ id, at: "" })),
  }));
  const squares = (box.kinds.cell ?? []).flatMap((cell) => {
    const id = thing.facts[cell.id];
    return typeof id === "string" && id !== "none" ? [{ id, at: cell.name }] : [];
  });
  return [...told, { of: "squares", source: sourceOf(thing, "r1c1"), items: squares }].filter(
    (one) => one.items.length > 0,
  );
}

function idsIn(thing: Thing, fact: string): string[] {
  const list = thing.facts[fact];
  return Array.isArray(list) ? list : [];
}

/** What sort of card it is, by the fact that says so. */
export function sortOf(thing: Thing): string {
  const sort = thing.facts.sort ?? thing.facts.type ?? thing.facts.kind;
  return typeof sort === "string" ? sort : "";
}

/** The cloth under a card's picture follows its sort. */
export function clothOf(thing: Thing): string {
  return sortOf(thing);
}
