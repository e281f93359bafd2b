// What the sign says: who acts and what to do, and one sentence of what follows.
import { t } from "../lib/words.svelte";
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
  const at = text.indexOf(": ");
  const who = table.mine.length > 1 ? `${table.name(seat)} · ` : "";
  const [lead, deed] = at < 0 ? ["", text] : [text.slice(0, at + 2), text.slice(at + 2)];
  return { seat, lead: who + lead, deed, more: consequence(ui) };
}

function consequence(ui: TableUi): string {
  const { focused, narrowed, question } = ui.state;
  if (focused) return focused.text;
  if (narrowed) return t("table-narrowed", { count: narrowed.length });
  if (question?.note) return question.note;
  if (ui.drawer.phone) return t("table-how-touch");
  return ui.generic ? t("table-how-list") : t("table-how");
}

function waiting(ui: TableUi): Said {
  const { place, table } = ui.state;
  const seat = place.asked[0] ?? null;
  return { seat, lead: place.waiting || t("table-waiting"), deed: "", more: meanwhile(ui, table.wish?.seat ?? null) };
}

function meanwhile(ui: TableUi, wish: number | null): string {
  const { mine, spectator } = ui.state;
  if (wish !== null && mine.includes(wish)) return t("table-wish-waits");
  if (spectator) return t("table-watching");
  if (mine.some((seat) => ui.state.chair(seat)?.stand_in)) return t("table-stand-in");
  return "";
}

function over(ui: TableUi): Said {
  const winners = winnersOf(ui);
  const names = winners.map((seat) => ui.state.name(seat));
  const mine = winners.some((seat) => ui.state.mine.includes(seat));
  const lead = t("table-over");
  if (!names.length) return { seat: null, lead, deed: "", more: "" };
  const all = new Intl.ListFormat(document.documentElement.lang || "en").format(names);
  const deed = mine && names.length === 1 && ui.state.mine.length === 1 ? t("table-over-me") : t("table-over-who", { names: all, count: names.length });
  return { seat: winners[0] ?? null, lead, deed, more: "" };
}

export function winnersOf(ui: TableUi): number[] {
  const result = ui.state.table.result as { winners?: number[] } | null | undefined;
  return result?.winners ?? [];
}
