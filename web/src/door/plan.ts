// What is laid on a new table before it is opened: who sits where, the options, the pace. Chair 0 is always mine; taken
// chairs come first, so that the letter somebody sees here is the seat they get.
import type { Schemas } from "../lib/api";
import { type Golem, type Level, levelOf, type Mind, ofTheHouse, TEMPERAMENTS, temperamentOf } from "../lib/golems";
import type { Language } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";

export type Game = Schemas["GameTold"];
export type Choice = Schemas["ChoiceTold"];
export type Value = string | boolean;
export type Sitter = "me" | "person" | "bot" | "open";
export type PaceKind = NonNullable<Schemas["NewPace"]["kind"]>;

export const SHOWN = 5; // chairs around the table on the screen, unless a game has more
export const NAME_LENGTH = 30; // what the server takes

/** What is said of a golem stays with its chair, even while somebody else sits there. */
export interface Chair extends Mind {
  sitter: Sitter;
  name: string; // of a person at this screen
  key: number; // the same chair wherever it stands
}

export interface Pace {
  kind: PaceKind;
  minutes: number;
  increment: number;
  days: number;
}

export interface Plan {
  game: string;
  chairs: Chair[];
  options: Record<string, Value>; // only what differs from the defaults
  pack: string;
  language: Language | null; // null: that of the page
  listed: boolean;
  hints: boolean; // people may ask the coach
  pace: Pace;
}

export const MINUTES = { low: 1, high: 600 };
export const INCREMENT = { low: 0, high: 600 };
export const DAYS = { low: 1, high: 30 };

const ANYBODY: Mind = { level: "regular", golem: "", temperament: "" };
const ME: Chair = { ...ANYBODY, sitter: "me", name: "", key: 0 };
const NO_CLOCK: Pace = { kind: "none", minutes: 10, increment: 10, days: 3 };
const GOLEMS = 2; // how many are seated from the start

let made = 0;

export function chair(sitter: Sitter, level: Level = "regular", name = ""): Chair {
  return { ...ANYBODY, sitter, name, level, key: ++made };
}

/** A table for somebody who has never been here: me, and golems to play against. */
export function usual(game: Game): Plan {
  const golems = Math.max(game.least - 1, Math.min(GOLEMS, game.most - 1));
  return {
    game: game.game,
    chairs: [{ ...ME }, ...Array.from({ length: golems }, () => chair("bot"))],
    options: {},
    pack: game.packs[0] ?? "default",
    language: null,
    listed: false,
    hints: true,
    pace: { ...NO_CLOCK },
  };
}

/** What was laid last time, as far as it still makes sense; anything may come out of a browser's storage. */
export function remembered(game: Game, kept: unknown): Plan {
  const plan = usual(game);
  if (typeof kept !== "object" || kept === null) return plan;
  const old = kept as Partial<Record<keyof Plan, unknown>>;
  if (Array.isArray(old.chairs)) plan.chairs = seated(game, old.chairs);
  if (typeof old.options === "object" && old.options !== null) plan.options = known(game, old.options);
  if (typeof old.pack === "string" && game.packs.includes(old.pack)) plan.pack = old.pack;
  if (old.language === "en" || old.language === "pl") plan.language = old.language;
  if (typeof old.listed === "boolean") plan.listed = old.listed;
  if (typeof old.hints === "boolean") plan.hints = old.hints;
  if (typeof old.pace === "object" && old.pace !== null) plan.pace = paced(old.pace as Partial<Pace>);
  return plan;
}

function seated(game: Game, old: unknown[]): Chair[] {
  const others = old.slice(1, game.most).flatMap((one): Chair[] => {
    const { sitter, name, level, golem, temperament } = (one ?? {}) as Partial<Chair>;
    if (sitter !== "person" && sitter !== "bot" && sitter !== "open") return [];
    const tidy = typeof name === "string" ? name.slice(0, NAME_LENGTH) : "";
    const known = game.golems.find(({ id }) => id === golem)?.id ?? "";
    return [{ ...chair(sitter, levelOf(level), tidy), golem: known, temperament: temperamentOf(temperament) }];
  });
  while (others.length < game.least - 1) others.push(chair("bot"));
  return [{ ...ME }, ...others];
}

function known(game: Game, old: object): Record<string, Value> {
  const found = Object.entries(old).filter(([name, value]) =>
    game.options.some((option) => option.name === name && option.values.some((one) => one.value === value)),
  );
  return Object.fromEntries(found);
}

function paced(old: Partial<Pace>): Pace {
  return {
    kind: old.kind === "live" || old.kind === "days" ? old.kind : "none",
    minutes: within(old.minutes, MINUTES, NO_CLOCK.minutes),
    increment: within(old.increment, INCREMENT, NO_CLOCK.increment),
    days: within(old.days, DAYS, NO_CLOCK.days),
  };
}

/** A whole number within its bounds; anything else becomes the default. */
export function within(value: unknown, { low, high }: { low: number; high: number }, otherwise: number): number {
  if (typeof value !== "number" || !Number.isFinite(value)) return otherwise;
  return Math.min(high, Math.max(low, Math.round(value)));
}

/** The current value of an option. */
export function setting(plan: Plan, option: Choice): Value {
  return plan.options[option.name] ?? option.default;
}

export function set(plan: Plan, option: Choice, value: Value): void {
  const others = Object.entries(plan.options).filter(([name]) => name !== option.name);
  plan.options = Object.fromEntries(value === option.default ? others : [...others, [option.name, value]]);
}

/** The variants a box offers, of two values each: these are worth a chip. House rules are in the list of all. */
export function variants(game: Game): Choice[] {
  return game.options.filter((option) => option.sort === "variant" && option.values.length === 2);
}

/** How strong the opponent in a game for one is; undefined: the game has no such choice. */
export function soloLevel(game: Game): Choice | undefined {
  return game.options.find((option) => option.sort === "level");
}

/** The value of a variant that is not the default: what its chip switches on. */
export function otherValue(option: Choice): Choice["values"][number] | undefined {
  return option.values.find((one) => one.value !== option.default);
}

/** How many choices differ from the defaults; only those without a chip, unless all are wanted. */
export function changed(plan: Plan, game: Game, all = false): number {
  const shown = [...variants(game), soloLevel(game)];
  const seen = new Set(all ? [] : shown.map((option) => option?.name));
  const options = Object.keys(plan.options).filter((name) => !seen.has(name)).length;
  const house = [plan.language !== null, plan.pack !== (game.packs[0] ?? "default")];
  if (all) house.push(plan.listed, !plan.hints, plan.pace.kind !== "none");
  return options + house.filter(Boolean).length;
}

/** Puts somebody on the next free chair; says which, or null if the game has no more. */
export function fill(plan: Plan, game: Game, sitter: Exclude<Sitter, "me">): number | null {
  if (plan.chairs.length >= game.most) return null;
  plan.chairs.push(chair(sitter, levelOfLast(plan)));
  return plan.chairs.length - 1;
}

/** A golem like the ones already there. */
function levelOfLast(plan: Plan): Level {
  return plan.chairs.findLast((one) => one.sitter === "bot")?.level ?? "regular";
}

/** Who sits on each chair of golems: those asked for by name, the others in turn; null for whoever has only a number. */
export function golemsAt(plan: Plan, golems: readonly Golem[]): Map<number, Golem | null> {
  const bots = plan.chairs.flatMap((one, at) => (one.sitter === "bot" ? [{ one, at }] : []));
  const seated = new Map<number, Golem | null>();
  const free = new Set(golems);
  for (const named of [true, false]) {
    for (const { one, at } of bots) {
      if (seated.has(at)) continue;
      const found = [...free].find(({ id }) => (named ? id === one.golem : !ofTheHouse(id)));
      if (named && !found) continue;
      seated.set(at, found ?? null);
      if (found) free.delete(found);
    }
  }
  return seated;
}

/** A golem that will sit on a chair; without an id it has only a number, and those take turns in temperament. */
export type Seatable = Pick<Golem, "id" | "name" | "temperament" | "about">;

/** The same with numbers for those without a name, as the server counts them: after those that have one. */
export function seatables(plan: Plan, golems: readonly Golem[]): Map<number, Seatable> {
  const seated = [...golemsAt(plan, golems)].sort(([a], [b]) => a - b);
  let number = golems.filter(({ id }) => !ofTheHouse(id)).length;
  return new Map(seated.map(([at, golem]) => [at, golem ?? numbered(++number)]));
}

function numbered(number: number): Seatable {
  const temperament = TEMPERAMENTS[(number - 1) % TEMPERAMENTS.length] ?? "";
  return { id: "", name: t("door-golem-numbered", { number }), temperament, about: "" };
}

/** Another kind of sitter on the same chair; a golem is like the others. */
export function swap(plan: Plan, at: number, sitter: "bot" | "open"): void {
  const one = plan.chairs[at];
  if (!one || at === 0) return;
  one.level = sitter === "bot" ? levelOfLast(plan) : one.level;
  one.sitter = sitter;
}

/** Takes a chair away; those behind it move up. Mine stays. */
export function empty(plan: Plan, at: number): void {
  if (at > 0) plan.chairs.splice(at, 1);
}

/** Why it cannot be opened as it is: this many more are needed. */
export function missing(plan: Plan, game: Game): number {
  return Math.max(0, game.least - plan.chairs.length);
}

/** Somebody still has to come: the table opens, and starts later. */
export function waits(plan: Plan): boolean {
  return plan.chairs.some((one) => one.sitter === "open");
}

/** The same table for one. */
export function alone(plan: Plan): Plan {
  return { ...plan, chairs: [{ ...ME }] };
}

type Order = Schemas["NewTable"] & { hints?: boolean };

/** What the server is sent. People at this screen who give no name get a word for that in each reader's language. */
export function order(plan: Plan, golems: readonly Golem[], page: Language): Order {
  const seated = golemsAt(plan, golems);
  return {
    game: plan.game,
    seats: plan.chairs.map((one, at) => ({
      kind: one.sitter,
      name: one.sitter === "person" ? one.name.trim() : "",
      ...(one.sitter === "bot"
        ? { level: one.level, golem: seated.get(at)?.id ?? "", temperament: one.temperament }
        : {}),
    })),
    options: { ...plan.options },
    pack: plan.pack,
    language: plan.language ?? page,
    listed: plan.listed,
    ...(plan.hints ? {} : { hints: false }), // as usual unless the host says so
    pace: {
      kind: plan.pace.kind,
      seconds: plan.pace.minutes * 60,
      increment: plan.pace.increment,
      days: plan.pace.days,
    },
    start: !waits(plan),
  };
}
