// What the server shows of Stonespine Architects, read. No rules here.
import type { View, ViewPart } from "../../lib/game";
import { cardsOf, sizeOf, zoneOf } from "../zones";

export const SHAPES = ["circle", "oval", "square"] as const;

export interface TokenSet {
  id: string;
  tokens: string[];
  gold: number;
}

/** The market cards on display, each with its upper and lower set. */
export function marketOf(view: View): { card: string; sets: TokenSet[] }[] {
  return cardsOf(view.middle, "market").map((card) => ({
    card,
    sets: ["top", "bottom"].flatMap((part) => {
      const zone = zoneOf(view.middle, "set", `${card}_${part}`);
      return zone ? [{ id: zone.name, tokens: zone.cards, gold: Number(zone.facts.gold ?? 0) }] : [];
    }),
  }));
}

/** Seats as they stand in line: on the priority track, or at the market whoever acts first. */
export function inLine(view: View): number[] {
  const order = zoneOf(view.middle, "market")?.facts.order;
  return Array.isArray(order) ? order.map(Number) : view.seats.map((_, seat) => seat);
}

/** Somebody has cards in hand: this year is still being built. */
export function isBuilding(view: View): boolean {
  return view.seats.some((part) => handSize(part) > 0);
}

export function handSize(part: ViewPart | undefined): number {
  return sizeOf(part, "hand");
}

export function isSolo(view: View): boolean {
  return zoneOf(view.middle, "jael") !== undefined;
}

/** While all choose at once: this seat has chosen and waits for the others. */
export function hasChosen(view: View, asked: readonly number[], seat: number): boolean {
  return view.seats.length > 1 && isBuilding(view) && asked.length > 0 && !asked.includes(seat);
}
