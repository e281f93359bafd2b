// The form of a score sheet, as GET /games/{game}/sheet describes it.
interface AnyField {
  name: string;
  text: string;
  required: boolean;
  seats?: number[]; // asked only with these numbers of seats
  drawn?: string; // filled in on this picture, if we can draw it
}
export interface FlagField extends AnyField {
  kind: "flag";
  default: boolean;
}
export interface NumberField extends AnyField {
  kind: "number";
  low: number;
  high: number;
  default?: number;
  of?: string; // how many there are of the thing of this kind and name
}
export interface PickField extends AnyField {
  kind: "pick";
  of: string;
  ids: string[];
  texts?: Record<string, string>;
  also?: Record<string, string>; // their names in other languages
  default?: string;
}
export interface ListField extends AnyField {
  kind: "list";
  of: Field;
  least: number;
  most: number;
  most_by_seats?: Record<string, number>;
  once?: boolean; // of things that the box has once
}
/** `in_a_row`: on the sheet it is a list in the order of its fields, not an object. */
export interface GroupField extends AnyField {
  kind: "group";
  fields: Field[];
  in_a_row?: boolean;
}
/** The same thing filled in in one of several ways, which differ by the type of their JSON. */
export interface EitherField extends AnyField {
  kind: "either";
  ways: Field[];
}
export type Field = FlagField | NumberField | PickField | ListField | GroupField | EitherField;

export interface SheetForm {
  game: string;
  least: number;
  most: number;
  sheet: Field[];
  options: Field[];
  seat: Field[];
}
