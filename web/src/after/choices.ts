// What can be picked, and how it is found: by its name in any language, or by what it does.
import { thingOf } from "../lib/box.svelte";
import { fold, matches } from "../lib/find";
import type { Box } from "../lib/game";
import type { PickField } from "./form";

export interface Choice {
  id: string;
  name: string;
  /** The number printed on it, if it has one. */
  worth: number | null;
  /** The colour of what lies behind its picture. */
  cloth: string;
  /** Its names in the other languages. */
  also: string;
  about: string;
}

export function choicesOf(pick: PickField, box: Box | null): Choice[] {
  return pick.ids.map((id) => {
    const { name, facts, texts } = thingOf(box, pick.of, id);
    return {
      id,
      name: pick.texts?.[id] ?? name,
      worth: typeof facts.value === "number" ? facts.value : null,
      cloth: typeof facts.sort === "string" ? facts.sort : "",
      also: pick.also?.[id] ?? "",
      about: Object.values(texts).join(" "),
    };
  });
}

/** Those that fit what was typed, the likeliest first: a name that starts so, a word in it, a name abroad, its text. */
export function fitting(choices: Choice[], typed: string): Choice[] {
  const query = fold(typed.trim());
  if (!query) return choices;
  const places = choices.map((one) => ({ one, place: placeOf(one, query) })).filter(({ place }) => place < NOT);
  return places.sort((a, b) => a.place - b.place).map(({ one }) => one);
}

const NOT = 9;

function placeOf({ name, also, about }: Choice, query: string): number {
  const starts = (text: string) => fold(text).startsWith(query);
  const starter = (text: string) => fold(text).includes(` ${query}`);
  const tests = [
    () => starts(name),
    () => starter(name),
    () => starts(also),
    () => starter(also),
    () => matches(`${name} ${also}`, query),
    () => matches(`${name} ${about}`, query),
  ];
  const place = tests.findIndex((test) => test());
  return place < 0 ? NOT : place;
}
