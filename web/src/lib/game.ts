// What the schema leaves open, because each game fills it: questions, views, events, scores; and shorter names for what
// it does say about games: the box, the score sheet.
import type { components } from "./openapi";
import type * as wire from "./wire";

type Schemas = components["schemas"];

export type { Pace, Reaction, Seated, Table, Wish } from "./wire";

export type Fact = string | number | boolean | null;
export type Facts = Record<string, unknown>;

/** One thing that may be done now. `do` goes back to the server as it is; other fields are facts about it. */
export interface Option {
  do: string[];
  touch: string;
  text: string;
  /** It cannot be taken back. */
  final?: boolean;
  [fact: string]: unknown;
}

/** Several choices made in one go, and what they are called together. */
export interface Gesture {
  text: string;
  moves: string[][];
  /** Forgets it; says whether there was anything to forget. */
  drop: () => boolean;
}

/** What tells an option from the others of its question. */
export function optionKey(option: Pick<Option, "do">): string {
  return option.do.join(" ");
}

export function sameOption(one: Pick<Option, "do"> | null, other: Pick<Option, "do">): boolean {
  return one !== null && optionKey(one) === optionKey(other);
}

/** Something that cannot be done now; `why` is the key, `text` the sentence. */
export interface Blocked {
  touch: string;
  why: string;
  text: string;
  [fact: string]: unknown;
}

export interface Question {
  ask: string;
  seat: number;
  seq: number;
  rule: string;
  text: string;
  note?: string;
  options: Option[];
  blocked: Blocked[];
}

/** A place where things lie; with its kind, `name` is what an option touches. `hidden`: how many are face down. */
export interface ViewZone {
  kind: string;
  name: string;
  cards: string[];
  hidden: number;
  facts: Facts;
}

export interface ViewPart {
  numbers: Record<string, Fact>;
  zones: ViewZone[];
}

export interface View {
  middle: ViewPart;
  seats: ViewPart[];
}

export interface Place extends Omit<wire.Place, "view" | "question"> {
  view: View;
  question?: Question | null;
}

/** What happened, in words. `hidden`: the reader may not know more than that it did. */
export interface Event {
  event: string;
  seat: number;
  text: string;
  hidden?: number;
  [fact: string]: unknown;
}

export interface Happened extends Omit<wire.Happened, "events"> {
  events?: Event[];
}

export interface Reason {
  points: number;
  why: string;
  text: string;
  [fact: string]: unknown;
}

/** `unknown`: parts that the reader may not know yet. Without `rank` nobody knows the order yet. */
export interface SeatScore {
  total: number;
  parts: Record<string, number>;
  texts: Record<string, string>;
  why: Record<string, Reason[]>;
  rank?: number;
  unknown?: string[];
}

/** Why seats with equal totals have the places they have; a result itself comes without the sentence. */
export type Tie = Omit<Schemas["TieTold"], "text"> & { text?: string };

export interface Score {
  seats: SeatScore[];
  winners: number[];
  /** Solo: the title earned; its text is in the box. */
  title?: string;
  /** Solo against a rival in the box, who is in the score under an id that the box names. */
  won?: boolean;
  ties?: Tie[];
  /** On a score sheet: what looks wrong but was counted, because only our own values contradict it. */
  warnings?: Schemas["WarningTold"][];
}

/** A card, a stack or another thing of a game, by name; where its facts come from, and which of them from elsewhere. */
export type Thing = Schemas["ThingTold"];
export type Box = Schemas["BoxTold"];

/** The score sheet of a printed game: what to ask for. */
export type SheetForm = Schemas["FormTold"];
export type FlagField = Schemas["FlagBlank"];
export type NumberField = Schemas["NumberBlank"];
export type PickField = Schemas["PickBlank"];
export type ListField = Schemas["ListBlank"];
export type GroupField = Schemas["GroupBlank"];
export type Field = FlagField | NumberField | PickField | ListField | GroupField;
