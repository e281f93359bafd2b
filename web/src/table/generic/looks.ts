// How a thing looks on the generic board: by what its box says about it, never by which game it is.
import { thingOf } from "../../lib/box.svelte";
import type { Box, Facts, Thing } from "../../lib/game";
import type { CubeKind } from "../../parts/shapes";
import type { DieColour } from "../../parts/dice";
import { kindOf } from "../story";

export type Look =
  | { as: "die"; colour: DieColour; value: number | undefined }
  | { as: "cube"; cube: CubeKind | null }
  | { as: "token" }
  | { as: "card" };

const CUBES = ["cube", "resource", "supply"];
const TOKENS = ["token", "crew"];
const COLOURS: readonly string[] = ["green", "blue", "red", "purple", "black", "white", "gold"] satisfies DieColour[];
const SHAPES: readonly string[] = [
  "scrap",
  "potion",
  "iron",
  "gold",
  "any",
  "strength",
  "suspicion",
] satisfies CubeKind[];

export function lookOf(kind: string, thing: Thing): Look {
  if (kind === "die") {
    const colour = String(thing.facts.colour ?? thing.facts.color ?? thing.id.split("_")[0]);
    const value = Number(thing.facts.value ?? thing.id.split("_")[1]);
    if (COLOURS.includes(colour)) {
      return { as: "die", colour: colour as DieColour, value: value >= 1 && value <= 6 ? value : undefined };
    }
  }
  if (CUBES.includes(kind)) return { as: "cube", cube: SHAPES.includes(thing.id) ? (thing.id as CubeKind) : null };
  return { as: TOKENS.includes(kind) ? "token" : "card" };
}

/** What kind of card it is, in words: the name of another thing of the box that one of its facts points to. */
export function sortOf(thing: Thing, box: Box | null): string {
  for (const [fact, value] of Object.entries(thing.facts)) {
    const found = typeof value === "string" ? box?.kinds[fact]?.find((one) => one.id === value) : undefined;
    if (found) return found.name;
  }
  return "";
}

/** The one figure that most cards have. */
export function figureOf(thing: Thing): string {
  const { value } = thing.facts;
  return typeof value === "number" ? String(value) : "";
}

const CLOTHS = ["item", "skill", "armor", "trait", "weapon", "coin"];
const OF_SORTS = [...CLOTHS, "danger"];

/** The cloth under the picture: by the sort of card, or else each kind of thing has its own. */
export function clothOf(kind: string, thing: Thing, box: Box | null): string {
  const sort = String(thing.facts.sort ?? "");
  if (OF_SORTS.includes(sort)) return sort;
  const at = Object.keys(box?.kinds ?? {}).indexOf(kind);
  return CLOTHS[Math.max(0, at) % CLOTHS.length] ?? "";
}

/** What a zone says besides the things in it. */
export type ZoneFact =
  | { as: "count"; key: string; thing: Thing; kind: string; count: number }
  | { as: "things"; key: string; ids: string[] }
  | { as: "number"; key: string; value: string | number };

/** Facts that the page has words for; the others wait for the game's own board. */
export const WORDED = ["size", "turned", "inside", "value", "cost", "strength", "places", "left"] as const;

export function zoneFacts(facts: Facts, box: Box | null): ZoneFact[] {
  return Object.entries(facts).flatMap(([key, value]): ZoneFact[] => {
    const kind = kindOf(box, key);
    const thing = kind ? box?.kinds[kind]?.find((one) => one.id === key) : undefined;
    if (thing && kind && typeof value === "number") return [{ as: "count", key, thing, kind, count: value }];
    if (!WORDED.some((word) => word === key)) return [];
    if (Array.isArray(value)) {
      const ids = value.filter((id): id is string => typeof id === "string" && kindOf(box, id) !== null);
      return ids.length ? [{ as: "things", key, ids }] : [];
    }
    if (typeof value === "number") return [{ as: "number", key, value }];
    const named = typeof value === "string" ? kindOf(box, value) : null;
    return named ? [{ as: "number", key, value: thingOf(box, named, String(value)).name }] : [];
  });
}

/** A number of the game that is shown as a die. */
export function isDie(name: string): boolean {
  return name === "die";
}

export interface Track {
  name: string;
  value: number;
  /** How far it goes, if the game says so: `round` of `rounds`. */
  of: number | null;
}

/** Plain numbers, each with its end where the game gives it. */
export function tracks(numbers: Record<string, unknown>): Track[] {
  const end = (name: string) =>
    [`${name}_of`, `${name}s`, `last_${name}`].find((one) => typeof numbers[one] === "number");
  const ends = new Set(Object.keys(numbers).flatMap((name) => end(name) ?? []));
  return Object.entries(numbers).flatMap(([name, value]) => {
    if (typeof value !== "number" || ends.has(name)) return [];
    const of = end(name);
    return [{ name, value, of: of === undefined ? null : Number(numbers[of]) }];
  });
}
