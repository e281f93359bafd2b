// What the server shows of Roll Player, read: rows of a sheet, Initiative cards, cards, the alignment. No rule is known here.
import type { Box, Event, Happened, Option, Thing, View, ViewPart, ViewZone } from "../../lib/game";
import type { DieColour } from "../../parts/dice";
import { cardsOf, idsOf, zoneOf } from "../zones";

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
const HIGHEST = 6; // of a die
const OPEN = 99; // a goal without an end

/** A row of somebody's sheet: its dice from the left, what they come to, and the goal if there is a class already. */
export interface Row {
  id: RowId;
  dice: string[];
  bonus: number;
  total: number;
  goal: Goal | null;
  met: boolean;
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
  /** The seat that has taken it. */
  holder: number | null;
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
    }));
}

/** Skills that stand upright. */
export function readySkills(part: ViewPart | undefined): string[] {
  return idsOf(zoneOf(part, "skill")?.facts.ready);
}

/** What lies in the deck, in no order. */
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

/** How many spaces have the colour that is wanted there. */
export function matched(sheet: Row[], spaces: Map<string, DieColour>): number {
  const hit = (row: Row, die: string, i: number) => spaces.get(`${row.id}_${i + 1}`) === dieOf(die).colour;
  return sheet.reduce((sum, row) => sum + row.dice.filter((die, i) => hit(row, die, i)).length, 0);
}

/** How far a row is from its goal: what its free spaces must bring, or by how much no dice can reach it. */
export type Distance =
  { is: "met" } | { is: "short" | "over"; by: number } | { is: "needs"; low: number; high: number; free: number };

export function distance({ dice, total, goal, met }: Row): Distance | null {
  if (!goal) return null;
  const free = SPACES.length - dice.length;
  if (free === 0 && met) return { is: "met" };
  const low = Math.max(goal.least - total, free);
  const high = Math.min(goal.most - total, HIGHEST * free);
  if (free > 0 && low <= high) return { is: "needs", low, high, free };
  const short = goal.least - total - HIGHEST * free;
  return short > 0 ? { is: "short", by: short } : { is: "over", by: total + free - goal.most };
}

/** The same row with one more die, which makes it come to this total. */
export function withDie(row: Row, die: string, total: number): Row {
  const dice = [...row.dice, die];
  const met = row.goal !== null && dice.length === SPACES.length && total >= row.goal.least && total <= row.goal.most;
  return { ...row, dice, total, met };
}

/** `14–15`, `17`, `14+`. */
export function range(low: number, high: number, open: boolean): string {
  if (open) return `${low}+`;
  return low === high ? `${low}` : `${low}–${high}`;
}

export function goalText({ least, most }: Goal): string {
  return range(least, most, most >= OPEN);
}

/** What is needed from free spaces; without an end if the highest dice would do as well. */
export function needText({ low, high, free }: { low: number; high: number; free: number }): string {
  return range(low, high, low < high && high === HIGHEST * free);
}

const GOOD = ["good", "neutral", "evil"];
const LAWFUL = ["lawful", "neutral", "chaotic"];
/** The nine fields of an alignment as they lie, row by row. */
export const FIELDS = GOOD.flatMap((good) => LAWFUL.map((lawful) => `${good}_${lawful}`));
export const DIRECTIONS = ["up", "down", "left", "right"] as const;
export type Direction = (typeof DIRECTIONS)[number];
const STEPS: Record<Direction, [number, number]> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** The field one step on; null beyond the border. */
export function stepTo(field: string, direction: Direction): string | null {
  const at = FIELDS.indexOf(field);
  const [across, down] = STEPS[direction];
  const column = (at % 3) + across;
  const row = Math.floor(at / 3) + down;
  return at >= 0 && column >= 0 && column < 3 && row >= 0 && row < 3 ? (FIELDS[row * 3 + column] ?? null) : null;
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

const TWO_HANDS = 2;

/** How many hands the weapons of a seat take up, and how many there are. */
export function hands(weapons: Thing[], profession: Thing | null): { used: number; of: number } {
  const used = weapons.reduce((sum, weapon) => sum + Number(weapon.facts.hands ?? 0), 0);
  const more = profession?.facts.effect === "hand_limit" ? Number(profession.facts.amount) : TWO_HANDS;
  return { used, of: more };
}

export interface SortedCards {
  type: CardType;
  cards: string[];
}

/** These cards by type, without types that none of them has. */
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
