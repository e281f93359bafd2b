// Sentences about chambers and cells, in the reader's language; names of things come from the box.
import type { Thing } from "../../lib/game";
import { settings } from "../../lib/settings.svelte";
import type { TableState } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import { counted, numberIn } from "../zones";
import { type Cell, doorsOf, type Piece, piecesOf, type Side, type Stone, stoneOf } from "./dungeon";

/** “−2”, “+1”, “0”. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : plain(value);
}

/** A number as it is printed: with a minus, not a hyphen. */
export function plain(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

function listed(words: string[]): string {
  return new Intl.ListFormat(settings.language).format(words);
}

export function sayStone(stone: Stone): string {
  return t("stone-kind", { kind: stone });
}

export function sayDoors(doors: readonly Side[]): string {
  if (!doors.length) return t("stone-no-doors");
  return t("stone-doors", { doors: listed(doors.map((door) => t(`stone-side-${door.toLowerCase()}`))) });
}

/** “2 × gnoll and star +1”. */
export function sayElements(table: TableState, elements: readonly string[]): string {
  const name = (id: string) => table.thing("element", id).name;
  return listed(counted(elements).map(({ id, count }) => (count > 1 ? `${count} × ${name(id)}` : name(id))));
}

function sayPieces(table: TableState, pieces: readonly Piece[]): string[] {
  const of = (bought: boolean) => pieces.filter((one) => one.bought === bought).map((one) => one.element);
  const told = [of(false).length ? sayElements(table, of(false)) : t("stone-no-elements")];
  if (of(true).length) told.push(t("stone-tokens", { elements: sayElements(table, of(true)) }));
  return told;
}

/** A chamber as it is printed: “cave; doors left and right; gnoll; 3 gold”. */
export function sayChamber(table: TableState, chamber: Thing): string {
  const told = [
    sayStone(stoneOf(chamber)),
    sayDoors(doorsOf(chamber)),
    ...sayPieces(table, piecesOf(chamber)),
    t("stone-gold", { gold: numberIn(chamber.facts, "gold") }),
  ];
  return told.join("; ");
}

export interface About {
  wanted: string | null;
  met: boolean;
  entrance: boolean;
  exit: boolean;
}

/** Everything a cell shows. */
export function sayCell(table: TableState, cell: Cell, about: About): string {
  const place = table.thing("cell", cell.id).name;
  const told: string[] = [];
  if (cell.chamber && cell.stone) {
    told.push(
      table.thing("chamber", cell.chamber).name,
      sayStone(cell.stone),
      sayDoors(cell.doors),
      ...sayPieces(table, cell.pieces),
    );
    if (about.entrance) told.push(t("stone-joined-entrance"));
    if (about.exit) told.push(t("stone-joined-exit"));
  } else told.push(t("stone-empty", { year: cell.row }));
  if (about.wanted) told.push(sayWanted(table, about.wanted, about.met));
  return `${place}: ${told.join("; ")}`;
}

export function sayWanted(table: TableState, word: string, met: boolean): string {
  return t("stone-wanted", { what: sayWord(table, word), met: met ? "yes" : "no" });
}

const WORDS = ["cave", "dungeon", "monster", "trap", "star"];

/** What a card or a blueprint names: an element, a group of them, or a stone. */
export function sayWord(table: TableState, word: string): string {
  return WORDS.includes(word) ? t("stone-word", { word }) : table.thing("element", word).name;
}

/** What the box calls it. */
export function keyOf(word: string): string {
  return WORDS.includes(word) ? `idea:${word}` : `element:${word}`;
}

/** The picture of such a word. */
export function iconOf(word: string): string {
  if (word.startsWith("star")) return "element.star";
  return WORDS.includes(word) ? `concept.${word}` : `element.${word}`;
}

export function effectOf(thing: Thing): string {
  return thing.texts.effect ?? "";
}
