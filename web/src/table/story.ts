// The log in words: what the game says comes as text; what happens to the table itself is worded here.
import type { Box, Event, Happened } from "../lib/game";
import { t } from "../lib/words.svelte";
import { takenBack } from "./back";

/** Something a line is about, shown when the line is pointed at. */
export interface About {
  kind: string;
  id: string;
}

/**
 * One line of the story. `sort`: what a seat did, or a rival in the box, who has none; a rule across the page (rounds,
 * the end), which is nobody's doing; or what happened to the table itself.
 */
export interface Line {
  key: string;
  seq: number;
  at: number;
  sort: "deed" | "rule" | "house";
  seat: number | null;
  text: string;
  about: About[];
  /** It was taken back. */
  undone: boolean;
}

export interface Talk {
  seq: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

type Data = Record<string, unknown>;
type Names = (seat: number) => string;

/** Everything heard, without the chat, oldest first. Besides these seats, only a rival in the box acts. */
export function story(log: Happened[], names: Names, box: Box | null, seats: number): Line[] {
  const told: Line[] = [];
  const back = takenBack(log);
  let wish: Data | null = null; // what somebody has asked the others for, while they have not all answered
  for (const one of log) {
    if (one.kind === "chat") continue;
    const data = one.data as Data;
    const agrees: boolean =
      one.kind === "wish" && wish !== null && wish.count === data.count && wish.seat !== data.seat;
    const text = one.kind === "wish" ? wished(data, names, agrees, wish) : house(one.kind, data, names);
    if (text) told.push(line(one, `${one.seq}`, "house", seatOf(data), text, []));
    told.push(...(one.events ?? []).map((event, i) => deed(one, event, i, box, seats)));
    wish = one.kind !== "wish" ? null : agrees ? wish : data.agree ? data : null;
  }
  return told.map((one) => (back.has(one.seq) ? { ...one, undone: true } : one));
}

/** What people said. */
export function talk(log: Happened[]): Talk[] {
  return log
    .filter((one) => one.kind === "chat")
    .map((one) => {
      const data = one.data as Data;
      return { seq: one.seq, at: one.at, seat: seatOf(data), name: String(data.name), text: String(data.text) };
    });
}

function line(one: Happened, key: string, sort: Line["sort"], seat: number | null, text: string, about: About[]): Line {
  return { key, seq: one.seq, at: one.at, sort, seat, text, about, undone: false };
}

function deed(one: Happened, event: Event, i: number, box: Box | null, seats: number): Line {
  const nobody = event.seat < 0;
  const seat = nobody || event.seat >= seats ? null : event.seat;
  return line(one, `${one.seq}.${i}`, nobody ? "rule" : "deed", seat, event.text, about(event, box));
}

const NOT_THINGS = new Set(["event", "seat", "text", "hidden"]);

/** The things an event names: a fact is called like a kind of the box, or its value is an id of one. */
export function about(event: Event, box: Box | null): About[] {
  const found: About[] = [];
  for (const [name, value] of Object.entries(event)) {
    if (NOT_THINGS.has(name) || typeof value !== "string") continue;
    const kind = kindOf(box, value, name);
    if (kind) found.push({ kind, id: value });
  }
  return found;
}

/** Which kind of the box has a thing of this id; if several do, the likely one. */
export function kindOf(box: Box | null, id: string, likely = ""): string | null {
  if (!box) return null;
  const has = (kind: string) => box.kinds[kind]?.some((one) => one.id === id) ?? false;
  return has(likely) ? likely : (Object.keys(box.kinds).find(has) ?? null);
}

function seatOf(data: Data): number | null {
  return typeof data.seat === "number" ? data.seat : null;
}

function nameOf(data: Data, names: Names): string {
  if (typeof data.name === "string" && data.name) return data.name; // as it was then
  const seat = seatOf(data);
  return seat === null ? "" : names(seat);
}

const CHAIR = ["sat_down", "left", "removed", "bot", "open", "stand_in", "back", "deleted"];

const WORDED: Record<string, (data: Data, names: Names) => string | null> = {
  created: () => t("table-log-created"),
  start: () => t("table-log-start"),
  seat: (data, names) => {
    const what = String(data.what);
    return CHAIR.includes(what)
      ? t(`table-log-seat-${what}`, { name: nameOf(data, names), seat: (seatOf(data) ?? 0) + 1 })
      : null;
  },
  undo: (data, names) => {
    const text = t("table-log-undo", { name: nameOf(data, names), count: Number(data.count ?? 1) });
    return data.deal ? `${text} ${t("table-log-dealt")}` : text;
  },
  clock: (data, names) => {
    const late = Array.isArray(data.seats) ? data.seats.map((seat) => names(Number(seat))) : [];
    return t("table-log-clock", { names: late.join(", ") });
  },
  hidden: () => t("table-log-hidden"),
  watch: (data) => t(data.on ? "table-log-watch" : "table-log-watch-end"),
  rematch: () => t("table-log-rematch"),
  rules: (data) => t("table-log-rules", { version: Number(data.rules ?? 0) }),
};

/** What happened to the table itself; null where the events say it all. */
function house(kind: string, data: Data, names: Names): string | null {
  return WORDED[kind]?.(data, names) ?? null;
}

function wished(data: Data, names: Names, agrees: boolean, wish: Data | null): string {
  const name = nameOf(data, names);
  if (!data.agree)
    return wish?.seat === data.seat ? t("table-log-wish-back", { name }) : t("table-log-wish-no", { name });
  return agrees ? t("table-log-wish-yes", { name }) : t("table-log-wish", { name, count: Number(data.count ?? 1) });
}
