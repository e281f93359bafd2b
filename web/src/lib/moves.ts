// What has moved between two views of one reader: things by id where the reader knows them, else face down. Only what
// the reader may see goes in, so nothing else can come out.
import type { View, ViewPart } from "./game";

/**
 * One thing that has gone from one place to another, or turned up where it lay (`from` is `to`). Without `from` or `to`
 * nobody here knows where it came from or went. `id` null: face down. `cubes`: pieces that are only counted. `was`: the
 * field of its zone on which a marker stood before, `id` being where it stands now.
 */
export interface Move {
  id: string | null;
  was?: string;
  from: string | null;
  to: string | null;
  count: number;
  cubes: boolean;
}

/** How the page names a place: a zone of the middle or of a seat, or the seat itself. As `data-zone` in the page. */
export function zoneKey(seat: number | null, kind: string, name = ""): string {
  return `${seat ?? ""} ${kind} ${name}`;
}
export function seatKey(seat: number): string {
  return `${seat}`;
}

interface Loose {
  zone: string;
  id: string | null;
}

export function moves(before: View, after: View, cubes: readonly string[] = []): Move[] {
  if (before === after) return [];
  return [...things(before, after), ...markers(before, after), ...counted(before, after, cubes)];
}

function things(before: View, after: View): Move[] {
  const [was, is] = [lying(before), lying(after)];
  const left: Loose[] = [];
  const come: Loose[] = [];
  for (const zone of new Set([...was.keys(), ...is.keys()])) {
    const [then, now] = [was.get(zone), is.get(zone)];
    for (const id of without(then?.cards ?? [], now?.cards ?? [])) left.push({ zone, id });
    for (const id of without(now?.cards ?? [], then?.cards ?? [])) come.push({ zone, id });
    const more = (now?.hidden ?? 0) - (then?.hidden ?? 0);
    for (let i = 0; i < Math.abs(more); i++) (more > 0 ? come : left).push({ zone, id: null });
  }
  return [...pairs(left, come, same), ...pairs(left, come, hiding), ...rest(left, come)];
}

/** What is known goes where it turns up again; what is face down comes and goes as near as it can. */
const same = (left: Loose, come: Loose) => (left.id !== null && left.id === come.id ? 1 : 0);

function hiding(left: Loose, come: Loose): number {
  if (left.id !== null && come.id !== null) return 0;
  if (left.zone === come.zone) return 4; // it was turned over
  return owner(left.zone) === owner(come.zone) ? 3 : owner(left.zone) === "" || owner(come.zone) === "" ? 2 : 1;
}

/** Takes the pairs that fit best out of both lists. */
function pairs(left: Loose[], come: Loose[], fit: (left: Loose, come: Loose) => number): Move[] {
  const found: Move[] = [];
  for (let best = 4; best > 0; best--)
    for (const one of [...come]) {
      const from = left.find((other) => fit(other, one) === best);
      if (!from) continue;
      left.splice(left.indexOf(from), 1);
      come.splice(come.indexOf(one), 1);
      found.push({ id: one.id ?? from.id, from: from.zone, to: one.zone, count: 1, cubes: false });
    }
  return found;
}

function rest(left: Loose[], come: Loose[]): Move[] {
  return [
    ...left.map(({ zone, id }) => ({ id, from: zone, to: null, count: 1, cubes: false })),
    ...come.map(({ zone, id }) => ({ id, from: null, to: zone, count: 1, cubes: false })),
  ];
}

/** Markers that a zone says the field of. */
function markers(before: View, after: View): Move[] {
  const [was, is] = [lying(before), lying(after)];
  return [...is].flatMap(([zone, { field }]) => {
    const then = was.get(zone)?.field ?? "";
    return field && then && field !== then
      ? [{ id: field, was: then, from: zone, to: zone, count: 1, cubes: false }]
      : [];
  });
}

/** Pieces that a view only counts, at a seat or in a zone: what is missing in one place has gone to another. */
function counted(before: View, after: View, cubes: readonly string[]): Move[] {
  const found: Move[] = [];
  for (const id of cubes) {
    const [was, is] = [counts(before, id), counts(after, id)];
    const change = [...new Set([...was.keys(), ...is.keys()])].map((zone) => ({
      zone,
      more: (is.get(zone) ?? 0) - (was.get(zone) ?? 0),
    }));
    const less = change.filter(({ more }) => more < 0);
    for (const { zone: to, more } of change.filter((one) => one.more > 0)) {
      const source = less.find((one) => one.more < 0);
      if (source) source.more += more;
      found.push({ id, from: source?.zone ?? null, to, count: more, cubes: true });
    }
    for (const { zone: from, more } of less)
      if (more < 0) found.push({ id, from, to: null, count: -more, cubes: true });
  }
  return found;
}

function counts(view: View, id: string): Map<string, number> {
  const found = new Map<string, number>();
  view.seats.forEach((part, seat) => {
    const value = part.numbers[id];
    if (typeof value === "number") found.set(seatKey(seat), value);
  });
  for (const { kind, name, facts } of view.middle.zones) {
    const value = facts[id];
    if (typeof value === "number") found.set(zoneKey(null, kind, name), value);
  }
  return found;
}

interface Lying {
  cards: string[];
  hidden: number;
  field: string;
}

/** What lies in each zone. Besides its cards a zone's facts may name `tokens` on them, or the `field` of a marker. */
function lying(view: View): Map<string, Lying> {
  const found = new Map<string, Lying>();
  const take = (part: ViewPart, seat: number | null) => {
    for (const { kind, name, cards, hidden, facts } of part.zones) {
      const tokens = Array.isArray(facts.tokens) ? facts.tokens.map(String) : [];
      const field = typeof facts.field === "string" ? facts.field : "";
      found.set(zoneKey(seat, kind, name), { cards: [...cards, ...tokens], hidden, field });
    }
  };
  take(view.middle, null);
  view.seats.forEach(take);
  return found;
}

/** Whose a zone is: a seat's number, or empty for the middle. */
export function owner(zone: string): string {
  return zone.split(" ")[0] ?? "";
}

function without(all: readonly string[], gone: readonly string[]): string[] {
  const left = [...gone];
  return all.filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
