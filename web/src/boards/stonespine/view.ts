// What the server shows of Stonespine Architects, read. No rule is known here.
import type { Thing, View, ViewPart, ViewZone } from "../../lib/game";

export const YEARS = 4;
export const SHAPES = ["circle", "oval", "square"] as const;

export function zoneOf(part: ViewPart | undefined, kind: string, name = ""): ViewZone | undefined {
  return part?.zones.find((zone) => zone.kind === kind && zone.name === name);
}

export function cardsOf(part: ViewPart | undefined, kind: string): string[] {
  return zoneOf(part, kind)?.cards ?? [];
}

export function numberOf(part: ViewPart | undefined, name: string): number {
  return Number(part?.numbers[name] ?? 0);
}

/** A fact of a thing that is a list. */
export function listOf(thing: Thing | null, fact: string): string[] {
  return idsOf(thing?.facts[fact]);
}

export function numberIn(thing: Thing | null, fact: string): number {
  return Number(thing?.facts[fact] ?? 0);
}

export function idsOf(listed: unknown): string[] {
  return Array.isArray(listed) ? listed.map(String) : [];
}

export interface TokenSet {
  id: string;
  tokens: string[];
  gold: number;
}

/** The market cards that lie open, each with its upper and lower set. */
export function marketOf(view: View): { card: string; sets: TokenSet[] }[] {
  return cardsOf(view.middle, "market").map((card) => ({
    card,
    sets: ["top", "bottom"].flatMap((part) => {
      const zone = zoneOf(view.middle, "set", `${card}_${part}`);
      return zone ? [{ id: zone.name, tokens: zone.cards, gold: Number(zone.facts.gold ?? 0) }] : [];
    }),
  }));
}

/** How many of each, in the order in which they first come. */
export function counted(ids: readonly string[]): { id: string; count: number }[] {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}

/** Seats as they stand on the priority track. */
export function byPriority(view: View): number[] {
  const seats = view.seats.map((_, seat) => seat);
  return seats.sort((a, b) => numberOf(view.seats[a], "priority") - numberOf(view.seats[b], "priority"));
}

/** Somebody has cards in hand: this year is still being built. */
export function isBuilding(view: View): boolean {
  return view.seats.some((part) => handSize(part) > 0);
}

export function handSize(part: ViewPart | undefined): number {
  const hand = zoneOf(part, "hand");
  return (hand?.cards.length ?? 0) + (hand?.hidden ?? 0);
}

export function isSolo(view: View): boolean {
  return zoneOf(view.middle, "jael") !== undefined;
}

/** While all choose at once: this seat has, and waits for the others. */
export function hasChosen(view: View, asked: readonly number[], seat: number): boolean {
  return view.seats.length > 1 && isBuilding(view) && asked.length > 0 && !asked.includes(seat);
}
