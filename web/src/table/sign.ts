// What the sign says: who acts and what to do, and one sentence of what follows.
import type { Score } from "../lib/game";
import { type Advised, decimals, type Hint } from "../lib/hint";
import { t } from "../lib/words.svelte";
import { worth } from "./coach";
import { brief } from "./lay";
import { rivalOf } from "./score";
import type { Line } from "./story";
import type { TableUi } from "./ui.svelte";

export interface Said {
  seat: number | null;
  /** Who; or the whole sentence. */
  lead: string;
  /** What to do, set apart. */
  deed: string;
  more: string;
}

export function announce(ui: TableUi): Said {
  const table = ui.state;
  if (table.table.stage === "over") return over(ui);
  if (!table.question) return waiting(ui);
  const { text, seat } = table.question;
  if (ui.advised !== null && table.focused)
    return { seat, ...advice(ui.advised, table.focused.text, table.question.note ?? "") };
  if (ui.hint && ui.weighed) return { seat, ...counsel(ui.hint, ui.weighed) };
  const at = text.indexOf(": ");
  const who = table.mine.length > 1 ? `${table.name(seat)} · ` : "";
  const [lead, deed] = at < 0 ? ["", text] : [text.slice(0, at + 2), text.slice(at + 2)];
  return { seat, lead: who + lead, deed, more: consequence(ui) };
}

/** What a golem would do; and as a reason what is known of that choice, since it gives none itself. */
function advice(level: string, text: string, note: string): Omit<Said, "seat"> {
  const deed = brief(text);
  const rest = text
    .slice(deed.length)
    .replace(/^[:.;]\s*/, "")
    .trim()
    .replace(/^\((.*)\)$/, "$1");
  const known = [rest, note].filter(Boolean).map(sentence).join(" ");
  return {
    lead: `${t("table-advice", { level })} `,
    deed,
    more: known ? t("table-advice-known", { words: known }) : t("table-advice-bare"),
  };
}

/** What the coach would choose, or what it thinks of another choice; and what that is worth. */
function counsel(hint: Hint, choice: Advised): Omit<Said, "seat"> {
  const best = hint.choices[0] === choice;
  const lead = best ? t("table-coach") : t("table-coach-other", { rank: hint.choices.indexOf(choice) + 1 });
  return { lead: `${lead} `, deed: brief(choice.text), more: worth(choice, decimals(hint.choices)) };
}

function sentence(text: string): string {
  const whole = text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

function consequence(ui: TableUi): string {
  const { focused, narrowed, question } = ui.state;
  if (focused?.final) return `${sentence(focused.text)} ${t("table-final")}`;
  if (focused) return [ui.state.shut(focused.touch), focused.text].filter(Boolean).join(" ");
  if (narrowed) return t("table-narrowed", { count: narrowed.length });
  if (question?.note) return question.note;
  if (ui.drawer.phone) return t("table-how-touch");
  return ui.generic ? t("table-how-list") : t("table-how");
}

function waiting(ui: TableUi): Said {
  const { place, mine } = ui.state;
  const seat = place.asked[0] ?? null;
  const last = ui.settled ? undefined : ui.lines.findLast((line) => line.sort === "deed" && !line.undone);
  if (last) return atIt(ui, last, mine.includes(last.seat ?? -1));
  return { seat, lead: place.waiting || t("table-waiting"), deed: "", more: meanwhile(ui) };
}

/** While things happen: who is at it, and what was done last. It changes with what is told, not with each question. */
function atIt(ui: TableUi, { seat, text }: Line, mine: boolean): Said {
  const name = seat === null ? Object.values(ui.state.box?.rivals ?? {})[0] : ui.state.name(seat);
  const lead = mine || !name ? t("table-others-play") : t("table-plays", { name });
  return { seat, lead, deed: "", more: text };
}

function meanwhile(ui: TableUi): string {
  const { mine, spectator } = ui.state;
  if (spectator) return t("table-watching");
  if (mine.some((seat) => ui.state.chair(seat)?.stand_in)) return t("table-stand-in");
  return "";
}

function over(ui: TableUi): Said {
  const winners = winnersOf(ui);
  const names = winners.map((seat) => ui.state.name(seat));
  const mine = winners.some((seat) => ui.state.mine.includes(seat));
  const lead = t("table-over");
  const title = ui.state.box?.titles[resultOf(ui)?.title ?? ""];
  const rival = rivalOf(resultOf(ui), ui.state.box);
  if (rival && !names.length)
    return { seat: null, lead, deed: t("table-over-who", { names: rival.name, count: 1 }), more: "" };
  if (!names.length) return { seat: null, lead, deed: title ? t("table-over-title", { title }) : "", more: "" };
  const all = new Intl.ListFormat(document.documentElement.lang || "en").format(names);
  const deed =
    mine && names.length === 1 && ui.state.mine.length === 1
      ? t("table-over-me")
      : t("table-over-who", { names: all, count: names.length });
  return { seat: winners[0] ?? null, lead, deed, more: "" };
}

export function winnersOf(ui: TableUi): number[] {
  return resultOf(ui)?.winners ?? [];
}

function resultOf(ui: TableUi): Score | null {
  return (ui.state.table.result as Score | null | undefined) ?? null;
}
