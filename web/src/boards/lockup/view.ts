// What the server shows of Lockup, read: the prison and what it prints, crews, items, goals, guards. No rules here.
import type { Thing, View, ViewPart, ViewZone } from "../../lib/game";
import { cardsOf, idsOf, numberIn, numberOf, zoneOf } from "../zones";

export const RESOURCES = ["scrap", "potion", "iron", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];
export const TREASURES = ["shield", "gem", "spell"] as const;
export type Treasure = (typeof TREASURES)[number];
export const TOKENS = ["token_2", "token_3", "token_4", "token_5", "token_enforcer", "token_lookout"] as const;

/** The cubes of a kind that a thing costs, as many as there are: `["scrap", "scrap", "any"]`. */
export function costOf(item: Thing): string[] {
  const cost = item.facts.cost;
  if (typeof cost !== "object" || cost === null) return [];
  return Object.entries(cost).flatMap(([kind, count]) => Array<string>(Number(count)).fill(kind));
}

export function isSolo(view: View): boolean {
  return zoneOf(view.middle, "guards") !== undefined;
}

/** The number that stands for the guards in a ranking: after that of the only seat. */
export function guardsOf(view: View): number {
  return view.seats.length;
}

/** The locations in their order, by id. */
export function locationsOf(view: View): string[] {
  return view.middle.zones.filter((zone) => zone.kind === "location").map((zone) => zone.name);
}

/** What a location prints for some ranks: from one to another (0: to the last), or only for whoever is last. */
export interface Reward {
  from: number;
  to: number;
  last: boolean;
  /** How many of what: a resource, `strength`, `marker`, `choice`, `trade`, `thug`, `two_thugs`, `craft`, `tomes`. */
  gains: Record<string, number>;
}

export function rewardsOf(view: View, location: string): Reward[] {
  const listed = zoneOf(view.middle, "location", location)?.facts.rewards;
  return ((listed ?? []) as Partial<Reward>[]).map(({ from = 0, to = 0, last = false, gains = {} }) => ({
    from,
    to,
    last,
    gains,
  }));
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
  /** The total strength of the known ones. */
  strength: number;
  /** They are being assigned, and nobody else sees them yet. */
  planned: boolean;
}

export function crewsAt(view: View, location: string): CrewThere[] {
  return view.seats.flatMap((part, seat) => {
    const found: CrewThere[] = [];
    for (const kind of ["crew", "assigning"]) {
      const zone = zoneOf(part, kind, location);
      if (!zone || zone.cards.length + zone.hidden === 0) continue;
      const strength = numberIn(zone.facts, "strength");
      found.push({ seat, tokens: tokensIn(zone), hidden: zone.hidden, strength, planned: kind === "assigning" });
    }
    return found;
  });
}

function tokensIn(zone: ViewZone): Token[] {
  const down = idsOf(zone.facts.down);
  return zone.cards.map((id) => ({ id, down: down.includes(id) }));
}

/** Where one of my tokens is: in the cell (null), at a location, or on its way there. */
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

/** Where the tokens go that a seat is assigning now. */
export function destinationOf(part: ViewPart | undefined): string | null {
  return part?.zones.find((zone) => zone.kind === "assigning")?.name ?? null;
}

/** Tokens on their way in the order in which they were laid, which the view does not say: empty where it was not seen. */
export function inOrder(before: readonly string[], now: readonly string[]): string[] {
  const kept = before.filter((id) => now.includes(id));
  const found = now.filter((id) => !before.includes(id));
  return found.length > 1 ? [] : [...kept, ...found];
}

/** Guard cards at a location: those turned up and what they count, and whether one lies face down. */
export function postAt(view: View, location: string): { cards: string[]; hidden: number; known: number } | null {
  const zone = zoneOf(view.middle, "post", location);
  return zone ? { cards: zone.cards, hidden: zone.hidden, known: numberIn(zone.facts, "strength") } : null;
}

/** The crews at the location being resolved, strongest first; empty before they are ranked. */
export interface Ranking {
  location: string;
  /** `reward`: which of those printed at the location. */
  order: { crew: number; strength: number; collected: boolean; reward: number }[];
}

export function rankingOf(view: View): Ranking | null {
  const zone = view.middle.zones.find((one) => one.kind === "ranking");
  if (!zone) return null;
  const numbers = (fact: string) => idsOf(zone.facts[fact]).map(Number);
  const [strengths, collected, rewards] = [numbers("strengths"), numbers("collected"), numbers("rewards")];
  return {
    location: zone.name,
    order: numbers("order").map((crew, i) => ({
      crew,
      strength: strengths[i] ?? 0,
      collected: collected.includes(crew),
      reward: rewards[i] ?? 0,
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
    space: zone?.facts.space === true,
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

export interface Goal {
  id: string;
  holder: number | null;
  /** The minimum at this table, what it pays, and what the second most get (0: nothing). */
  least: number;
  pays: number;
  second: number;
  /** Side by side: how much of it they have, of a second thing if it names one, and whether that is enough. */
  sides: { count: number; also: number | null; met: boolean }[];
}

export function goalsOf(view: View): Goal[] {
  return view.middle.zones
    .filter((zone) => zone.kind === "goal")
    .map(({ name, facts }) => {
      const [counts, also, met] = ["counts", "also", "met"].map((fact) => (facts[fact] ?? []) as unknown[]);
      return {
        id: name,
        holder: typeof facts.holder === "number" && facts.holder >= 0 ? facts.holder : null,
        least: numberIn(facts, "least"),
        pays: numberIn(facts, "pays"),
        second: numberIn(facts, "second"),
        sides: (counts ?? []).map((count, i) => ({
          count: Number(count),
          also: typeof also?.[i] === "number" ? also[i] : null,
          met: met?.[i] === true,
        })),
      };
    });
}
