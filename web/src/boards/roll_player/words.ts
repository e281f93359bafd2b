// Sentences about sheets and cards, in the reader's language; names of things come from the box.
import type { Thing } from "../../lib/game";
import type { TableState } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import { type Distance, freeIn, goalText, needText, type Row } from "./view";

/** “−2”, “+1”, “0”. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

/** A number as it is printed: with a minus, not a hyphen. */
export function plain(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

/** `free`: how many spaces of the row are free. */
export function sayDistance(far: Distance, free: number): string {
  if (far.is === "met") return t("rp-met");
  if (far.is === "needs") return t("rp-needs", { what: needText(far), free });
  return far.is === "short" ? t("rp-short", { by: far.by }) : t("rp-over", { by: far.by });
}

/** The attribute, its dice, their total and the goal, in one line. */
export function sayRow(table: TableState, row: Row): string {
  const name = table.thing("row", row.id).name;
  const dice = row.dice.map((die) => table.thing("die", die).name).join(", ");
  const parts = [
    dice ? t("rp-row-dice", { name, dice, total: row.total }) : t("rp-row-empty", { name, total: row.total }),
  ];
  if (row.goal && row.far) {
    const far = sayDistance(row.far, freeIn(row));
    parts.push(t("rp-row-goal", { goal: goalText(row.goal), stars: row.goal.stars, far }));
  }
  return parts.join("; ");
}

/** The field my token would be on after the choice that is looked at, as the server says; null: it would not move. */
export function wouldBeOn(table: TableState): string | null {
  const looked = table.focused ? [table.focused] : table.touched ? table.options(table.touched) : [];
  const moving = looked.find((one) => typeof one.field === "string");
  return moving ? String(moving.field) : null;
}

export function effectOf(thing: Thing): string {
  return thing.texts.effect ?? "";
}

/** “Elf Wizard”. */
export function sayWho(table: TableState, race: string | null, profession: string | null): string {
  const names = [race && table.thing("race", race).name, profession && table.thing("class", profession).name];
  return names.filter(Boolean).join(" · ");
}

/** The kind of a card, and what else is in small print: hands or the set of armour. */
export function sayType(card: Thing): string {
  return t("rp-type", { type: String(card.facts.type ?? "") });
}
