// What the server shows of Lockup, read: the prison, crews, items, goals, guards. No rule is known here.
import type { Thing, View, ViewPart, ViewZone } from "../../lib/game";
import { cardsOf, idsOf, listOf, numberIn, numberOf, zoneOf } from "../zones";
import { SPACES } from "./prison";

export const RESOURCES = ["scrap", "potion", "iron", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];
export const TREASURES = ["shield", "gem", "spell"] as const;
export type Treasure = (typeof TREASURES)[number];
export const TOKENS = ["token_2", "token_3", "token_4", "token_5", "token_enforcer", "token_lookout"] as const;
/** The crew that stands for the guards in a ranking: one who plays alone has seat 0. */
export const GUARDS = 1;

export type Things = (kind: string, id: string) => Thing;

/** The cubes of a kind that a thing costs, as many as there are: `["scrap", "scrap", "any"]`. */
export function costOf(item: Thing): string[] {
  const cost = item.facts.cost;
  if (typeof cost !== "object" || cost === null) return [];
  return Object.entries(cost).flatMap(([kind, count]) => Array<string>(Number(count)).fill(kind));
}

export function isSolo(view: View): boolean {
  return zoneOf(view.middle, "guards") !== undefined;
}

/** How many sides there are: alone, the guards are the second. */
export function sidesOf(view: View): number {
  return isSolo(view) ? 2 : view.seats.length;
}

/** The crews are still being chosen. */
export function settingUp(view: View): boolean {
  return view.seats.some((part) => !cardsOf(part, "gang").length);
}

/** Somebody can still send tokens: no location is being resolved, and not all have passed. */
export function inRollCall(view: View): boolean {
  return (
    numberOf(view.middle, "round") > 0 &&
    rankingOf(view) === null &&
    view.seats.some((part) => !numberOf(part, "passed"))
  );
}

export interface Token {
  id: string;
  /** It lies face down; I know it because it is mine or because I have looked. */
  down: boolean;
}

/** The tokens of one crew at a location. */
export interface CrewThere {
  seat: number;
  tokens: Token[];
  /** Backs that I do not know. */
  hidden: number;
  /** They are being assigned, and nobody else sees them yet. */
  planned: boolean;
}

export function crewsAt(view: View, location: string): CrewThere[] {
  return view.seats.flatMap((part, seat) => {
    const found: CrewThere[] = [];
    for (const kind of ["crew", "assigning"]) {
      const zone = zoneOf(part, kind, location);
      if (zone) found.push({ seat, tokens: tokensIn(zone), hidden: zone.hidden, planned: kind === "assigning" });
    }
    return found;
  });
}

function tokensIn(zone: ViewZone): Token[] {
  const down = idsOf(zone.facts.down);
  return zone.cards.map((id) => ({ id, down: down.includes(id) }));
}

/** Where an own token is: in the cell (null), at a location, or on its way there. */
export function whereIs(
  part: ViewPart | undefined,
  token: string,
): { location: string; down: boolean; planned: boolean } | null {
  for (const zone of part?.zones ?? []) {
    if ((zone.kind !== "crew" && zone.kind !== "assigning") || !zone.cards.includes(token)) continue;
    return { location: zone.name, down: idsOf(zone.facts.down).includes(token), planned: zone.kind === "assigning" };
  }
  return null;
}

/** Tokens on their way in the order in which they were laid, which the view does not tell: empty where it was not seen. */
export function inOrder(before: readonly string[], now: readonly string[]): string[] {
  const kept = before.filter((id) => now.includes(id));
  const found = now.filter((id) => !before.includes(id));
  return found.length > 1 ? [] : [...kept, ...found];
}

/** What a token counts: printed, or for the enforcer the strength cubes of its crew. */
export function worthOf(token: Thing, strength: number): number {
  if (token.facts.kind === "fist") return strength;
  return token.facts.kind === "eye" ? 0 : numberIn(token.facts, "strength");
}

/** What is known of a crew's strength at a location; tokens that are not known come on top. */
export function strengthOf(view: View, crew: CrewThere, things: Things): number {
  const strength = numberOf(view.seats[crew.seat], "strength");
  return crew.tokens.reduce((sum, { id }) => sum + worthOf(things("token", id), strength), 0);
}

/** Guard cards at a location: those turned up, and whether one lies face down. */
export function postAt(view: View, location: string): { cards: string[]; hidden: number } | null {
  const zone = zoneOf(view.middle, "post", location);
  return zone ? { cards: zone.cards, hidden: zone.hidden } : null;
}

export function guardStrength(view: View, cards: readonly string[], things: Things): number {
  const cubes = numberIn(zoneOf(view.middle, "guards")?.facts, "strength");
  return cards.reduce((sum, id) => sum + worthOf(things("guard", id), cubes), 0);
}

/** Of the location that is being resolved: crews from the strongest on. Before they are ranked it is empty. */
export interface Ranking {
  location: string;
  order: { crew: number; strength: number; collected: boolean }[];
}

export function rankingOf(view: View): Ranking | null {
  const zone = view.middle.zones.find((one) => one.kind === "ranking");
  if (!zone) return null;
  const numbers = (fact: string) => idsOf(zone.facts[fact]).map(Number);
  const [strengths, collected] = [numbers("strengths"), numbers("collected")];
  return {
    location: zone.name,
    order: numbers("order").map((crew, i) => ({
      crew,
      strength: strengths[i] ?? 0,
      collected: collected.includes(crew),
    })),
  };
}

/** Where a thug can be: its card, its suspicion and what bandits have left there. */
export interface Spot {
  thug: string | null;
  space: boolean;
  suspicion: number;
  loot: { kind: Resource; count: number }[];
}

export function spotAt(view: View, location: string): Spot {
  const zone = zoneOf(view.middle, "location", location);
  const loot = RESOURCES.map((kind) => ({ kind, count: numberIn(zone?.facts, kind) })).filter(({ count }) => count > 0);
  return {
    thug: zone?.cards[0] ?? null,
    space: SPACES.includes(location),
    suspicion: numberIn(zone?.facts, "suspicion"),
    loot,
  };
}

/** The places of the item display, from the deck on; null: an empty one. */
export function displayOf(view: View): (string | null)[] {
  const places = zoneOf(view.middle, "display")?.facts.places;
  return Array.isArray(places)
    ? places.map((one) => (one === null ? null : String(one)))
    : cardsOf(view.middle, "display");
}

export function stockOf(part: ViewPart | undefined): { kind: Resource; count: number }[] {
  return RESOURCES.map((kind) => ({ kind, count: numberOf(part, kind) }));
}

export function goalsOf(view: View): { id: string; holder: number | null }[] {
  return view.middle.zones
    .filter((zone) => zone.kind === "goal")
    .map(({ name, facts }) => ({
      id: name,
      holder: typeof facts.holder === "number" && facts.holder >= 0 ? facts.holder : null,
    }));
}

/** What a side has that goals and thugs count. */
export interface Holdings {
  items: string[];
  thugs: string[];
  strength: number;
  resources: number[];
}

export function holdingsOf(view: View, seat: number): Holdings {
  const part = view.seats[seat];
  return {
    items: cardsOf(part, "items"),
    thugs: cardsOf(part, "thugs"),
    strength: numberOf(part, "strength"),
    resources: stockOf(part).map(({ count }) => count),
  };
}

export function guardHoldings(view: View): Holdings {
  const facts = zoneOf(view.middle, "guards")?.facts;
  const of = (kind: string) => cardsOf(view.middle, kind, "guards");
  return {
    items: of("items"),
    thugs: of("thugs"),
    strength: numberIn(facts, "strength"),
    resources: RESOURCES.map((kind) => numberIn(facts, kind)),
  };
}

export function treasuresOf(
  { items, thugs }: Pick<Holdings, "items" | "thugs">,
  things: Things,
): Record<Treasure, number> {
  const icons = [
    ...items.flatMap((id) => listOf(things("item", id), "treasures")),
    ...thugs.flatMap((id) => listOf(things("thug", id), "treasures")),
  ];
  const of = (kind: Treasure) => icons.filter((one) => one === kind).length;
  return { shield: of("shield"), gem: of("gem"), spell: of("spell") };
}

/** How much a side has of what a goal names; `what` is a word of the pack, such as `treasure_gem`. */
export function countOf(what: string, has: Holdings, things: Things): number {
  const treasures = treasuresOf(has, things);
  const types = has.thugs.map((id) => String(things("thug", id).facts.type));
  const [kind = "", name = ""] = [what.slice(0, what.lastIndexOf("_")), what.slice(what.lastIndexOf("_") + 1)];
  if (what === "items") return has.items.length;
  if (what === "thugs") return types.length;
  if (what === "thug_types") return new Set(types).size;
  if (what === "strength_cubes") return has.strength;
  if (what === "resource_kinds") return has.resources.filter((count) => count > 0).length;
  if (what === "treasure_sets") return Math.min(...Object.values(treasures));
  if (what === "treasure_icons") return Object.values(treasures).reduce((sum, one) => sum + one, 0);
  if (kind === "items_with")
    return has.items.filter((id) => listOf(things("item", id), "treasures").includes(name)).length;
  if (kind === "treasure") return treasures[name as Treasure] ?? 0;
  return types.filter((type) => type === name).length;
}
