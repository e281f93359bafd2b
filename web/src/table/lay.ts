// Where on the table a choice is. The server names a thing (`ware:iron_pot`); the view says what is where.
import type { Box, Question, View, ViewZone } from "../lib/game";

/** `seat` null: the middle. `zone` counts the zones of that part; `whole`: the zone itself is touched, not a thing in it. */
export interface Spot {
  seat: number | null;
  zone: number;
  whole: boolean;
}

export interface Laid {
  /** By touch. What is not here, and is no seat, has no place on the table. */
  spots: Map<string, Spot>;
  /** Touches that need a button of their own, in the order of the question. */
  loose: string[];
  /** Seats that can be, or cannot be, chosen themselves. */
  seats: string[];
}

/** Finds the place of everything a question is about: first on my side, then in the middle, then with the others. */
export function lay(question: Question | null, view: View, me: number | null): Laid {
  const laid: Laid = { spots: new Map(), loose: [], seats: [] };
  if (!question) return laid;
  const touches = new Set([...question.options, ...question.blocked].map((one) => one.touch));
  for (const touch of touches) {
    const [kind = "", id] = split(touch);
    if (id !== undefined && kind === "seat") laid.seats.push(touch);
    else {
      const spot = id === undefined ? null : find(view, me, kind, id);
      if (spot) laid.spots.set(touch, spot);
      else laid.loose.push(touch);
    }
  }
  return laid;
}

const MOST_VERBS = 3;

/** Bare verbs that can be done now: buttons of the prompt, always in the same spot, if they are few enough for it. */
export function verbs(question: Question | null, laid: Laid): string[] {
  const can = laid.loose.filter(
    (touch) => !touch.includes(":") && question?.options.some((option) => option.touch === touch),
  );
  return can.length > MOST_VERBS ? [] : can;
}

/** `kind:id`; a bare verb has no id. */
export function split(touch: string): [string, string | undefined] {
  const at = touch.indexOf(":");
  return at < 0 ? [touch, undefined] : [touch.slice(0, at), touch.slice(at + 1)];
}

function find(view: View, me: number | null, kind: string, id: string): Spot | null {
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== me);
  const parts: (number | null)[] = [...(me === null ? [] : [me]), null, ...others];
  return (
    search(view, parts, (zone) => zone.kind === kind && zone.name === id, true) ??
    search(view, parts, (zone) => zone.cards.includes(id), false)
  );
}

function search(view: View, parts: (number | null)[], fits: (zone: ViewZone) => boolean, whole: boolean): Spot | null {
  for (const seat of parts) {
    const zones = (seat === null ? view.middle : view.seats[seat])?.zones ?? [];
    const zone = zones.findIndex(fits);
    if (zone >= 0) return { seat, zone, whole };
  }
  return null;
}

/** The touches of a zone's things, by id; and of the zone itself under the empty name. */
export function touchesAt(laid: Laid, seat: number | null, zone: number): Map<string, string> {
  const found = new Map<string, string>();
  for (const [touch, spot] of laid.spots) {
    if (spot.seat === seat && spot.zone === zone) found.set(spot.whole ? "" : (split(touch)[1] ?? ""), touch);
  }
  return found;
}

/** Things that lie together and are alike are shown once, with their number. */
export function alike(cards: string[]): { id: string; count: number }[] {
  const counted = new Map<string, number>();
  for (const id of cards) counted.set(id, (counted.get(id) ?? 0) + 1);
  return [...counted].map(([id, count]) => ({ id, count }));
}

/** What a zone is called: by the thing it is named after, or by its kind, numbered where there are several. */
export function zoneName(zone: ViewZone, box: Box | null): string {
  const thing = zone.name ? box?.kinds[zone.kind]?.find((one) => one.id === zone.name) : undefined;
  const kind = box?.zones[zone.kind] ?? "";
  if (thing) return thing.name;
  return /^\d+$/.test(zone.name) ? `${kind} ${Number(zone.name) + 1}` : kind;
}

/** The first part of an option's text names it, the rest says what it brings: `Strike` of `Strike: you need 4`. */
export function brief(text: string): string {
  const cut = text.search(/: | \(|[.;] /);
  return cut >= 3 ? text.slice(0, cut) : text.replace(/\.$/, "");
}

/** Whose number this is: `first_player`, `first_smith` name the seat that is first. */
export function isFirst(name: string): boolean {
  return name.startsWith("first_");
}

/** What the box calls the one who is first. */
export function firstKey(view: View): string {
  return `number:${Object.keys(view.middle.numbers).find(isFirst) ?? "first"}`;
}

/** The seat that is first, if the game says so: in the middle by its number, or at the seat itself. */
export function firstSeat(view: View): number | null {
  const found = Object.entries(view.middle.numbers).find(([name]) => isFirst(name));
  if (typeof found?.[1] === "number") return found[1];
  const marked = view.seats.findIndex((part) => part.numbers.first === 1);
  return marked < 0 ? null : marked;
}
