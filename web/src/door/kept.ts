// What this browser remembers of the door: the last game, how its table was laid, the links given out for its chairs, and
// those to look on with.
const KEY = "karczma-door";
const TABLES = 20; // how many tables' links are kept

interface Kept {
  game: string;
  plans: Record<string, unknown>;
  luck: number | null; // picks the name offered to somebody who has given none
  links: Record<string, Record<string, string>>; // by table, by seat: a code cannot be shown twice
  watch: Record<string, string>; // by table: the code of its watch link, given out or received
}

function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const { game, plans, luck, links, watch } = (found ?? {}) as Partial<Kept>;
    return {
      game: typeof game === "string" ? game : "",
      plans: isRecord(plans) ? plans : {},
      luck: typeof luck === "number" && luck >= 0 && luck < 1 ? luck : null,
      links: isRecord(links) ? (links as Kept["links"]) : {},
      watch: isRecord(watch) ? (watch as Kept["watch"]) : {},
    };
  } catch {
    return { game: "", plans: {}, luck: null, links: {}, watch: {} };
  }
}

function write(change: Partial<Kept>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), ...change }));
  } catch {
    // storage is full or blocked: it holds for this visit only
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function lastGame(): string {
  return read().game;
}

export function lastPlan(game: string): unknown {
  return read().plans[game];
}

export function keepPlan(game: string, plan: unknown): void {
  write({ game, plans: { ...read().plans, [game]: plan } });
}

/** A number from 0 to 1, the same until it is forgotten. */
export function luck(): number {
  const kept = read().luck;
  if (kept !== null) return kept;
  const drawn = Math.random();
  write({ luck: drawn });
  return drawn;
}

export function forgetLuck(): void {
  if (read().luck !== null) write({ luck: null });
}

export function forgetAll(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // it was never kept
  }
}

/** The invitation given out for a chair, if it was from this browser. */
export function link(table: string, seat: number): string | null {
  const found = read().links[table]?.[seat];
  return typeof found === "string" ? found : null;
}

export function keepLink(table: string, seat: number, code: string | null): void {
  const { [table]: old = {}, ...others } = read().links;
  const rest = Object.entries(old).filter(([of]) => of !== String(seat));
  const mine = code === null ? rest : [...rest, [String(seat), code] as const];
  const newest = Object.entries(others).slice(-TABLES + 1);
  write({ links: Object.fromEntries(mine.length ? [...newest, [table, Object.fromEntries(mine)]] : newest) });
}

/** The code of a table's watch link, if this browser has given it out or come in with it. */
export function watchCode(table: string): string | null {
  const found = read().watch[table];
  return typeof found === "string" ? found : null;
}

export function keepWatch(table: string, code: string | null): void {
  const others = Object.entries(read().watch).filter(([of]) => of !== table);
  const newest = others.slice(-TABLES + 1);
  write({ watch: Object.fromEntries(code === null ? newest : [...newest, [table, code]]) });
}
