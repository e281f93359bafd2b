// The form of a score sheet, as GET /games/{game}/sheet describes it.
interface AnyField {
  name: string;
  text: string;
  required: boolean;
  seats?: number[]; // asked only with these numbers of seats
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
}
export interface PickField extends AnyField {
  kind: "pick";
  of: string;
  ids: string[];
  texts?: Record<string, string>;
  default?: string;
}
export interface ListField extends AnyField {
  kind: "list";
  of: Field;
  least: number;
  most: number;
  most_by_seats?: Record<string, number>;
}
/** `in_a_row`: on the sheet it is a list in the order of its fields, not an object. */
export interface GroupField extends AnyField {
  kind: "group";
  fields: Field[];
  in_a_row?: boolean;
}
export type Field = FlagField | NumberField | PickField | ListField | GroupField;

export interface SheetForm {
  game: string;
  least: number;
  most: number;
  sheet: Field[];
  options: Field[];
  seat: Field[];
}
