// What the server shows of Roll Player, read: rows of a sheet, Initiative cards, cards, the alignment. No rules here.
import type { Box, Event, Facts, Happened, Option, Thing, View, ViewPart, ViewZone } from "../../lib/game";
import type { DieColour } from "../../parts/dice";
import { cardsOf, idsOf, numberIn, zoneOf } from "../zones";

export const ROWS = ["str", "dex", "con", "int", "wis", "cha"] as const;
export type RowId = (typeof ROWS)[number];
export const COLOURS = [
  "green",
  "blue",
  "red",
  "purple",
  "black",
  "white",
  "gold",
] as const satisfies readonly DieColour[];
export const TYPES = ["weapon", "armor", "skill", "trait"] as const;
export type CardType = (typeof TYPES)[number];
export const SPACES = [1, 2, 3] as const;
const OPEN = 99; // how packs write a goal without an end

/** A row of somebody's sheet: its dice from the left, their total, and the goal if there is a class already. */
export interface Row {
  id: RowId;
  dice: string[];
  bonus: number;
  total: number;
  goal: Goal | null;
  met: boolean;
  far: Distance | null;
}

export interface Goal {
  least: number;
  most: number;
  stars: number;
}

export interface Initiative {
  id: string;
  die: string | null;
  gold: number;
  /** The seat that has taken it, and when it buys, at the earliest and at the latest. */
  holder: number | null;
  turn: number;
  last: number;
}

/** The one card of this kind that a seat has, such as its race; null: not yet. */
export function onlyCard(part: ViewPart | undefined, kind: string): string | null {
  return cardsOf(part, kind)[0] ?? null;
}

export function rows(part: ViewPart | undefined): Row[] {
  return ROWS.flatMap((id) => {
    const zone = zoneOf(part, "row", id);
    return zone ? [rowOf(id, zone)] : [];
  });
}

function rowOf(id: RowId, { cards, facts }: ViewZone): Row {
  const goal =
    typeof facts.least === "number"
      ? { least: facts.least, most: Number(facts.most), stars: Number(facts.stars) }
      : null;
  return {
    id,
    dice: cards,
    bonus: Number(facts.bonus ?? 0),
    total: Number(facts.total ?? 0),
    goal,
    met: facts.met === true,
    far: distanceIn(facts),
  };
}

export function initiatives(view: View): Initiative[] {
  return view.middle.zones
    .filter((zone) => zone.kind === "initiative")
    .map(({ name, cards, facts }) => ({
      id: name,
      die: cards[0] ?? null,
      gold: Number(facts.gold ?? 0),
      holder: typeof facts.holder === "number" && facts.holder >= 0 ? facts.holder : null,
      turn: numberIn(facts, "turn"),
      last: numberIn(facts, "last"),
    }));
}

/** Skills that are upright, so ready. */
export function readySkills(part: ViewPart | undefined): string[] {
  return idsOf(zoneOf(part, "skill")?.facts.ready);
}

/** What is in the deck, in no order. */
export function insideDeck(view: View): string[] {
  return idsOf(zoneOf(view.middle, "deck")?.facts.inside);
}

export function bagOf(view: View): { colour: DieColour; count: number }[] {
  const facts = zoneOf(view.middle, "bag")?.facts ?? {};
  return COLOURS.map((colour) => ({ colour, count: Number(facts[colour] ?? 0) }));
}

export interface DieShown {
  colour: DieColour;
  value: number;
}

/** `red_5`: a red die that shows 5. */
export function dieOf(id: string): DieShown {
  const [colour = "white", value = "1"] = id.split("_");
  return { colour: colour as DieColour, value: Number(value) };
}

export function dieId({ colour, value }: DieShown): string {
  return `${colour}_${value}`;
}

/** The colour that a backstory asks for in each of its spaces, by space: `str_3`. */
export function wanted(story: Thing | null): Map<string, DieColour> {
  const found = new Map<string, DieColour>();
  for (const row of ROWS) {
    const colour = story?.facts[`${row}_colour`];
    if (typeof colour === "string") found.set(`${row}_${Number(story?.facts[`${row}_position`])}`, colour as DieColour);
  }
  return found;
}

export function freeIn({ dice }: Row): number {
  return SPACES.length - dice.length;
}

/** How far a row is from its goal: what its free spaces must bring (`high` 0: or more), or how far out of reach it is. */
export type Distance =
  { is: "met" } | { is: "short" | "over"; by: number } | { is: "needs"; low: number; high: number };

/** As a row gives it, or an option for the row it would make; null: there is no goal yet. */
export function distanceIn(facts: Facts): Distance | null {
  const of = (fact: string) => Number(facts[fact] ?? 0);
  if (facts.far === "met") return { is: facts.far };
  if (facts.far === "short" || facts.far === "over") return { is: facts.far, by: of("by") };
  return facts.far === "needs" ? { is: facts.far, low: of("low"), high: of("high") } : null;
}

/** The row as the server says it would be with this die; null: it does not say. */
export function withDie(row: Row, die: string, option: Option): Row | null {
  if (typeof option.total !== "number") return null;
  return { ...row, dice: [...row.dice, die], total: option.total, far: distanceIn(option) };
}

/** `14–15`, `17`, `14+`. */
export function range(low: number, high: number, open: boolean): string {
  if (open) return `${low}+`;
  return low === high ? `${low}` : `${low}–${high}`;
}

export function goalText({ least, most }: Goal): string {
  return range(least, most, most >= OPEN);
}

export function needText({ low, high }: { low: number; high: number }): string {
  return range(low, high, !high);
}

/** The nine fields of an alignment, row by row. */
export function fieldsOf(box: Box | null): string[] {
  return box?.kinds.field?.map((one) => one.id) ?? [];
}

/** What each field of an alignment is worth. */
export function gridOf(alignment: Thing | null): Record<string, number> {
  return numbers(alignment?.facts.grid);
}

/** A fact that is a table of numbers by id. */
export function numbers(fact: unknown): Record<string, number> {
  return typeof fact === "object" && fact !== null ? (fact as Record<string, number>) : {};
}

export function goalOf(profession: Thing, row: RowId): Goal {
  const of = (fact: string) => numbers(profession.facts[fact])[row] ?? 0;
  return { least: of("least"), most: of("most"), stars: of("stars") };
}

/** The classes of one colour: they share a card. */
export function classesOf(box: Box | null, colour: string): Thing[] {
  return box?.kinds.class?.filter((one) => one.facts.colour === colour) ?? [];
}

/** How many hands the weapons of a seat take up, and how many there are. */
export function hands(part: ViewPart | undefined): { used: number; of: number } {
  const facts = zoneOf(part, "weapon")?.facts;
  return { used: numberIn(facts, "hands"), of: numberIn(facts, "of") };
}

export interface SortedCards {
  type: CardType;
  cards: string[];
}

/** These cards by type, without empty types. */
export function byType(cards: readonly string[], type: (card: string) => unknown): SortedCards[] {
  const sorted = TYPES.map((one) => ({ type: one, cards: cards.filter((card) => type(card) === one) }));
  return sorted.filter((one) => one.cards.length > 0);
}

/** The option that puts a picked starting die into a row. */
export function intoRow(options: readonly Option[], die: string, row: string): Option | null {
  return options.find((one) => one.do[0] === "place_setup_die" && one.do[1] === die && one.do[2] === row) ?? null;
}

/** The space I chose in the last question, if that question was this one: a die that now waits for its partner. */
export function chosenBefore(log: readonly Happened[], verbs: readonly string[]): string | null {
  const last = log.findLast((line) => line.kind === "move" || line.kind === "undo");
  const done = last?.kind === "move" ? last.data.do : null;
  return Array.isArray(done) && verbs.includes(String(done[0])) ? String(done[1]) : null;
}

/** The last event of a kind in the last move. */
export function lastEvent(log: readonly Happened[], kind: string): Event | null {
  const last = log.findLast((line) => line.kind === "move" || line.kind === "undo");
  return last?.events?.findLast((event) => event.event === kind) ?? null;
}

/** Before all have a class there is neither market nor dice: the table only offers sheets and classes. */
export function settingUp(view: View): boolean {
  return view.seats.some((part) => onlyCard(part, "class") === null);
}
