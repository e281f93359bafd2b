// What the server shows, as every board reads it: zones with their cards, numbers, and facts.
import type { Facts, Thing, ViewPart, ViewZone } from "../lib/game";

/** The place of this kind; where there are several, the one with this name. */
export function zoneOf(part: ViewPart | undefined, kind: string, name = ""): ViewZone | undefined {
  return part?.zones.find((zone) => zone.kind === kind && zone.name === name);
}

export function cardsOf(part: ViewPart | undefined, kind: string, name = ""): string[] {
  return zoneOf(part, kind, name)?.cards ?? [];
}

/** How many cards lie there, seen or not. */
export function sizeOf(part: ViewPart | undefined, kind: string): number {
  const zone = zoneOf(part, kind);
  return (zone?.cards.length ?? 0) + (zone?.hidden ?? 0);
}

export function numberOf(part: ViewPart | undefined, name: string): number {
  return Number(part?.numbers[name] ?? 0);
}

/** A fact of a zone or a thing that is a number. */
export function numberIn(facts: Facts | undefined, name: string): number {
  return Number(facts?.[name] ?? 0);
}

export function idsOf(listed: unknown): string[] {
  return Array.isArray(listed) ? listed.map(String) : [];
}

/** A fact of a thing that is a list. */
export function listOf(thing: Thing | null, fact: string): string[] {
  return idsOf(thing?.facts[fact]);
}

/** How many of each, in order of first appearance. */
export function counted(ids: readonly string[]): { id: string; count: number }[] {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}
