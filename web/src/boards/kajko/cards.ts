// What the server shows of Kajko, read and counted: stacks, cards in front, characters. No rules here.
import type { Box, Event, Happened, Thing, View, ViewPart } from "../../lib/game";
import { cardsOf, idsOf } from "../zones";

/** A number of cards of one kind. */
export interface Kind {
  id: string;
  count: number;
}

/** One kind in a stack: how many are still inside, and how many have been turned up. */
export interface Seen extends Kind {
  turned: number;
}

export interface Stack {
  id: string;
  size: number;
  left: number;
  inside: string[];
  turned: string[];
}

/** A place in the town; `cards` only where the reader may look. */
export interface Character {
  name: string;
  sent: number;
  cards: string[];
}

export interface TurnedUp {
  seat: number;
  stack: string;
  card: string;
  seq: number;
}

export function stacks(view: View): Stack[] {
  return view.middle.zones
    .filter((zone) => zone.kind === "stack")
    .map(({ name, hidden, facts }) => ({
      id: name,
      size: Number(facts.size),
      left: hidden,
      inside: idsOf(facts.inside),
      turned: idsOf(facts.turned),
    }));
}

/** Cards out of the game, in the order in which they went. */
export function outOfGame(view: View): string[] {
  return cardsIn(view.middle, "box");
}

/** Cards in front of a seat: `front` for items, `robbers` for the band that waits. */
export function cardsIn(part: ViewPart | undefined, kind: "front" | "robbers" | "box"): string[] {
  return cardsOf(part, kind);
}

export function characters(part: ViewPart | undefined): Character[] {
  return (part?.zones ?? [])
    .filter((zone) => zone.kind === "character")
    .map(({ name, hidden, cards }) => ({ name, sent: hidden + cards.length, cards }));
}

export function isDanger(thing: Thing): boolean {
  return thing.facts.sort === "danger";
}

export function isCoin(thing: Thing): boolean {
  return thing.facts.sort === "coin";
}

/** All kinds of cards: dangers, then loot from the dearest to the cheapest, otherwise as the box has them. */
export function order(box: Box | null): string[] {
  const cards = box?.kinds.card ?? [];
  const worth = (card: Thing) => (isDanger(card) ? Infinity : Number(card.facts.value ?? 0));
  return [...cards].sort((a, b) => compare(worth(b), worth(a))).map((card) => card.id);
}

/** These cards by kind, in the given order; kinds missing from the order come last. */
export function byKind(cards: readonly string[], kinds: readonly string[]): Kind[] {
  const known = [...kinds, ...cards.filter((card) => !kinds.includes(card))];
  return [...new Set(known)].map((id) => ({ id, count: count(cards, id) })).filter((kind) => kind.count > 0);
}

/** What is known of a stack, kind by kind; kinds it never had have nothing inside and nothing turned up. */
export function seen(stack: Stack, kinds: readonly string[]): Seen[] {
  return kinds.map((id) => ({ id, count: count(stack.inside, id), turned: count(stack.turned, id) }));
}

/** The card turned up by the last move, if it was an adventure and has not been taken back. */
export function newest(log: readonly Happened[]): TurnedUp | null {
  const last = log.findLast((line) => line.kind === "move" || line.kind === "undo" || line.kind === "start");
  const event = last?.events?.find((one) => one.event === "turned_up");
  return last && event ? turnedUp(event, last.seq) : null;
}

export function turnedUp(event: Event, seq: number): TurnedUp {
  return { seat: event.seat, stack: String(event.stack), card: String(event.card), seq };
}

/** The letter that tells twins apart: `a` of `stack_5a`. */
export function twin(stack: string): string {
  return stack.slice(-1);
}

function count(cards: readonly string[], id: string): number {
  return cards.filter((card) => card === id).length;
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b; // Infinity minus itself is not a number
}
