// What the coach has found about a question, in the words of the page.
import { chance, points } from "../lib/figures";
import { type Advised, decimals, type Hint } from "../lib/hint";
import type { TableState } from "../lib/table.svelte";
import { t } from "../lib/words.svelte";
import { brief } from "./lay";
import { nameOf } from "./places";

export interface HintTold {
  /** What holds for questions like this one. */
  text: string;
  /** Decimals of the chances, so that different ones look different. */
  digits: 0 | 1;
}

export function hintTold(hint: Hint): HintTold {
  const bare = hint.help === "nudge" && !hint.text ? t("table-hint-bare") : hint.text;
  return { text: bare, digits: decimals(hint.choices) };
}

/** `Chance to win 52 % ± 3, 47.5 ± 0.8 points expected.` */
export function worth(choice: Advised, digits: 0 | 1): string {
  const told = {
    win: chance(choice.win, choice.win_error, digits),
    points: points(choice.points, choice.points_error),
  };
  return t("table-hint-worth", told);
}

/** What somebody looking at the board would call a place: what is done there, if that is one thing, or its own name. */
export function placeName(table: TableState, touch: string): string {
  const options = table.options(touch);
  const only = options.length === 1 ? options[0] : undefined;
  return only ? brief(only.text) : nameOf(touch, table.me) || brief(options[0]?.text ?? touch);
}

/** All of a hint that the prompt does not say, to be read aloud. */
export function hintAloud(table: TableState, hint: Hint): string {
  const { text, digits } = hintTold(hint);
  const told = [text];
  if (hint.touch.length) {
    told.push(t("table-hint-look"), hint.touch.map((touch) => placeName(table, touch)).join(", "));
  }
  if (hint.help === "full") {
    for (const [i, one] of hint.choices.entries()) {
      told.push(`${i + 1}. ${brief(one.text)}. ${worth(one, digits)}`, one.why ?? "");
    }
  }
  return told.filter(Boolean).join(" ");
}
