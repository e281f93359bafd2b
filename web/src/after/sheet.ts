// A score sheet between its form and its JSON. The form comes from the server; only the server says what is right.
import type { EitherField, Field, GroupField, ListField, SheetForm } from "./form";
import { isObject } from "./share";

/** What a field holds while it is filled in; null: nothing yet. */
export type Value = boolean | number | string | null | Value[] | { [name: string]: Value };
export type Values = Record<string, Value>;

/** A sheet being filled in. */
export interface Draft {
  sheet: Values;
  options: Values;
  seats: Values[];
  names: string[];
}

const FEW = 6; // this many empty lists are laid out at once, more are added by hand

/** The fields to be filled in with this number of seats. */
export function asked(fields: Field[], seats: number): Field[] {
  return fields.filter((field) => !field.seats?.length || field.seats.includes(seats));
}

export function mostOf(field: ListField, seats: number): number {
  return field.most_by_seats?.[seats] ?? field.most;
}

/** A field nobody has touched. */
export function blank(field: Field, seats: number): Value {
  switch (field.kind) {
    case "flag":
      return field.default;
    case "number":
      return field.default ?? null;
    case "pick":
      return field.default ?? null;
    case "group":
      return blanks(field.fields, seats);
    case "list":
      return Array.from({ length: laidOut(field, seats) }, () => blank(field.of, seats));
    case "either":
      return field.ways[0] ? blank(field.ways[0], seats) : null;
  }
}

/** In which of its ways a thing is filled in; nothing yet: in the first. */
export function wayOf(field: EitherField, value: unknown): number {
  return Math.max(
    0,
    field.ways.findIndex((way) => takes(way, value)),
  );
}

function takes(field: Field, value: unknown): boolean {
  if (field.kind === "list") return Array.isArray(value);
  if (field.kind === "group") return isObject(value);
  return typeof value === { flag: "boolean", number: "number", pick: "string", either: "" }[field.kind];
}

function laidOut(field: ListField, seats: number): number {
  const most = mostOf(field, seats);
  const mayStayEmpty = field.of.kind === "list" && field.of.least === 0;
  return mayStayEmpty && most <= FEW ? most : field.least;
}

export function blanks(fields: Field[], seats: number): Values {
  return Object.fromEntries(fields.map((field) => [field.name, blank(field, seats)]));
}

export function newDraft(form: SheetForm, seats: number): Draft {
  return {
    sheet: blanks(form.sheet, seats),
    options: blanks(form.options, seats),
    seats: Array.from({ length: seats }, () => blanks(form.seat, seats)),
    names: Array.from({ length: seats }, () => ""),
  };
}

/** The same draft for another number of seats. What was entered stays; only empty things come and go. */
export function reseat(form: SheetForm, draft: Draft, seats: number): Draft {
  const fresh = newDraft(form, seats);
  return {
    sheet: refit(form.sheet, draft.sheet, seats),
    options: refit(form.options, draft.options, seats),
    seats: fresh.seats.map((empty, i) => (draft.seats[i] ? refit(form.seat, draft.seats[i], seats) : empty)),
    names: fresh.names.map((_, i) => draft.names[i] ?? ""),
  };
}

function refit(fields: Field[], values: Values, seats: number): Values {
  return Object.fromEntries(fields.map((field) => [field.name, refitOne(field, values[field.name] ?? null, seats)]));
}

function refitOne(field: Field, value: Value, seats: number): Value {
  if (field.kind === "either") {
    const way = field.ways[wayOf(field, value)];
    return way ? refitOne(way, value, seats) : value;
  }
  if (field.kind !== "list" || !Array.isArray(value)) return value;
  const list = [...value];
  while (list.length > mostOf(field, seats) && isEmpty(list.at(-1) ?? null)) list.pop();
  while (list.length < laidOut(field, seats)) list.push(blank(field.of, seats));
  return list;
}

export function isEmpty(value: Value): boolean {
  if (value === null || value === "") return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

/** The sheet as `karczma score` and POST /score take it. */
export function toSheet(form: SheetForm, draft: Draft): Record<string, unknown> {
  const count = draft.seats.length;
  const seats = draft.seats.map((values, i) => {
    const name = draft.names[i]?.trim();
    return { ...(name ? { name } : {}), ...written(form.seat, values, count) };
  });
  const options = written(form.options, draft.options, count);
  return {
    game: form.game,
    ...(Object.keys(options).length ? { options } : {}),
    ...written(form.sheet, draft.sheet, count),
    seats,
  };
}

function written(fields: Field[], values: Values, seats: number): Record<string, unknown> {
  const told: Record<string, unknown> = {};
  for (const field of asked(fields, seats)) {
    const value = values[field.name] ?? null;
    if (!field.required && isEmpty(value)) continue;
    const one = writtenOne(field, value, seats);
    if (one !== undefined) told[field.name] = one;
  }
  return told;
}

function writtenOne(field: Field, value: Value, seats: number): unknown {
  if (value === null) return undefined;
  if (field.kind === "either") {
    const way = field.ways[wayOf(field, value)];
    return way && writtenOne(way, value, seats);
  }
  if (field.kind === "list" && Array.isArray(value)) {
    const list = value.map((one) => writtenOne(field.of, one, seats));
    // Where each has its place, one that is not there yet keeps it: the others must not move up.
    if (field.least === field.most) return list.map((one) => one ?? null);
    return list.filter((one) => one !== undefined);
  }
  if (field.kind === "group" && isObject(value)) {
    const told = written(field.fields, value as Values, seats);
    return field.in_a_row ? Object.values(told) : told;
  }
  return value;
}

/** What must still be filled in, as places like those in the server's answers. */
export function missing(form: SheetForm, draft: Draft): string[] {
  const count = draft.seats.length;
  const named = (prefix: string) => (field: Field) => prefix + field.name;
  return [
    ...missingIn(form.sheet, draft.sheet, named(""), count),
    ...missingIn(form.options, draft.options, named("options."), count),
    ...draft.seats.flatMap((values, i) => missingIn(form.seat, values, named(`seats[${i}].`), count)),
  ];
}

type Places = (field: Field, i: number) => string;

function missingIn(fields: Field[], values: Values, place: Places, seats: number): string[] {
  return asked(fields, seats).flatMap((field, i) => {
    const value = values[field.name] ?? null;
    if (!field.required && isEmpty(value)) return [];
    return missingAt(field, value, place(field, i), seats);
  });
}

function missingAt(field: Field, value: Value, place: string, seats: number): string[] {
  if (value === null) return [place];
  if (field.kind === "either") {
    const way = field.ways[wayOf(field, value)];
    return way ? missingAt(way, value, place, seats) : [];
  }
  if (field.kind === "group" && isObject(value)) {
    return missingIn(field.fields, value as Values, placesIn(field, place), seats);
  }
  if (field.kind !== "list" || !Array.isArray(value)) return [];
  const short = value.length < field.least ? [place] : [];
  return [...short, ...value.flatMap((one, i) => missingAt(field.of, one, `${place}[${i}]`, seats))];
}

/** Where the fields of a group are on the sheet. */
export function placesIn(group: GroupField, place: string): Places {
  return (field, i) => (group.in_a_row ? `${place}[${i}]` : `${place}.${field.name}`);
}

/** A draft from a sheet's JSON, and the places of what the form has no room for. Null: not a sheet of this game. */
export function fromSheet(form: SheetForm, data: unknown): { draft: Draft; strange: string[] } | null {
  if (!isObject(data) || data.game !== form.game || !Array.isArray(data.seats)) return null;
  const count = Math.min(Math.max(data.seats.length, form.least), form.most);
  const draft = newDraft(form, count);
  const { game: _game, seats, options, ...rest } = data;
  const strange: string[] = [];
  read(form.sheet, rest, draft.sheet, "", count, strange);
  if (options !== undefined) read(form.options, options, draft.options, "options.", count, strange);
  for (const [i, seat] of (seats as unknown[]).entries()) {
    const into = draft.seats[i];
    if (!into || !isObject(seat)) {
      strange.push(`seats[${i}]`);
      continue;
    }
    const { name, ...filled } = seat;
    draft.names[i] = typeof name === "string" ? name : "";
    read(form.seat, filled, into, `seats[${i}].`, count, strange);
  }
  return { draft, strange };
}

function read(fields: Field[], data: unknown, into: Values, prefix: string, seats: number, strange: string[]): void {
  if (!isObject(data)) {
    strange.push(prefix.replace(/\.$/, ""));
    return;
  }
  for (const [name, given] of Object.entries(data)) {
    const field = fields.find((one) => one.name === name);
    const value = field && readOne(field, given, prefix + name, seats, strange);
    if (value === undefined) strange.push(prefix + name);
    else into[name] = value;
  }
}

function readOne(field: Field, given: unknown, place: string, seats: number, strange: string[]): Value | undefined {
  switch (field.kind) {
    case "flag":
      return typeof given === "boolean" ? given : undefined;
    case "number":
      return typeof given === "number" && Number.isInteger(given) ? given : undefined;
    case "pick":
      return typeof given === "string" && field.ids.includes(given) ? given : undefined;
    case "group": {
      const values = blanks(field.fields, seats);
      const named = field.in_a_row && Array.isArray(given) ? nameRow(field, given) : given;
      read(field.fields, named, values, `${place}.`, seats, strange);
      return values;
    }
    case "list":
      return Array.isArray(given) ? readList(field, given, place, seats, strange) : undefined;
    case "either": {
      const way = field.ways[wayOf(field, given)];
      return way && readOne(way, given, place, seats, strange);
    }
  }
}

function nameRow(field: GroupField, given: unknown[]): Record<string, unknown> {
  return Object.fromEntries(given.map((one, i) => [field.fields[i]?.name ?? String(i), one]));
}

function readList(field: ListField, given: unknown[], place: string, seats: number, strange: string[]): Value[] {
  const list: Value[] = [];
  for (const [i, one] of given.entries()) {
    if (one === null && field.least === field.most) {
      list.push(blank(field.of, seats)); // its place, not filled in yet
      continue;
    }
    const value = readOne(field.of, one, `${place}[${i}]`, seats, strange);
    if (value === undefined) strange.push(`${place}[${i}]`);
    else list.push(value);
  }
  while (list.length < laidOut(field, seats)) list.push(blank(field.of, seats));
  return list;
}

/** Whether nothing is filled in for anybody yet. */
export function untouched(form: SheetForm, draft: Draft): boolean {
  return JSON.stringify(draft.seats) === JSON.stringify(newDraft(form, draft.seats.length).seats);
}
