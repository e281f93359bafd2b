// How well golems play, and how they like to: what people choose from. The server's types say what there is.
import type { Schemas } from "./api";
import { t } from "./words.svelte";

export type Level = NonNullable<Schemas["NewChair"]["level"]>;
export type Temperament = Exclude<NonNullable<Schemas["NewChair"]["temperament"]>, "">;
export type Golem = Schemas["GolemTold"];

/** Who plays on a chair, as far as somebody has said; an empty one is left to the house. */
export interface Mind {
  level: Level;
  golem: string;
  temperament: Temperament | "";
}

const EVERY_LEVEL: Record<Level, true> = { novice: true, regular: true, veteran: true, master: true };
const EVERY_TEMPERAMENT: Record<Temperament, true> = { careful: true, bold: true, builder: true, spoiler: true };
/** The weakest first. */
export const LEVELS = Object.keys(EVERY_LEVEL) as Level[];
export const TEMPERAMENTS = Object.keys(EVERY_TEMPERAMENT) as Temperament[];

/** Whether it is a bot that whoever runs the server has brought along; how well and how it plays is its own. */
export function ofTheHouse(id: string): boolean {
  return id.startsWith("house-");
}

/** A level out of a browser's storage or from a table; anything else is a regular. */
export function levelOf(said: unknown): Level {
  return LEVELS.find((level) => level === said) ?? "regular";
}

/** A temperament; empty where there is none. */
export function temperamentOf(said: unknown): Temperament | "" {
  return TEMPERAMENTS.find((one) => one === said) ?? "";
}

/** The levels as a list to choose from. */
export function levelChoices(): { value: Level; text: string }[] {
  return LEVELS.map((value) => ({ value, text: t(`golem-level-${value}`) }));
}

/** "veteran, careful", for what stands beside a name. */
export function inShort(level: string, temperament: string): string {
  const parts = [level && t(`golem-level-${levelOf(level)}`), temperament && t(`golem-temper-${temperament}`)];
  return parts.filter(Boolean).join(", ");
}
