// This browser's preferences: kept in localStorage, applied at once.
import type { Help } from "./hint";
import { type Pace, paceOf } from "./pace";

export type Theme = "system" | "day" | "night";
export type Language = "en" | "pl";
/** How many clicks a choice takes: one where it can be undone, always two, always one. */
export type Clicks = "undo" | "two" | "one";
export const CLICKS: readonly Clicks[] = ["undo", "two", "one"];
export const LANGUAGES: readonly Language[] = ["en", "pl"];

/** What is explained at a table: every question in the first game and then what is new; every question; what is new. */
export type Explains = "first" | "all" | "new" | "none";
export const EXPLAINS: readonly Explains[] = ["first", "all", "new", "none"];

/** How far somebody is in a lesson: its table, what they have read there, and whether they have been through it. */
export interface Learned {
  table: string;
  read: string[];
  done: boolean;
}

/** What I want to be asked about out of turn in one game: by card, at which moments; and whether always. */
export interface Asks {
  always?: boolean;
  cards: Record<string, string[]>;
}

const KEY = "karczma"; // public/theme.js reads it too

export const VOLUME = 50; // percent, as long as nobody has chosen: to be noticed, not to be startled by

interface Kept {
  theme: Theme;
  language: Language;
  sound: boolean; // at tables where I sit
  soundWatching: boolean; // at tables where I look on
  volume: number; // percent
  clicks: Clicks;
  notifications: boolean;
  motion: boolean;
  pace: Pace;
  recap: boolean;
  name: string; // the name last given at the door
  asks: Record<string, Asks>; // by game
  help: Help; // of the last hint
  explains: Explains;
  firsts: Record<string, string>; // by game: the table where it was played here for the first time
  known: Record<string, string[]>; // by game: what has been explained already
  lessons: Record<string, Learned>; // by game and lesson
}

const defaults = (): Kept => ({
  theme: "system",
  language: preferred(),
  sound: true,
  soundWatching: false,
  volume: VOLUME,
  clicks: "undo",
  notifications: false,
  motion: true,
  pace: "natural",
  recap: false,
  name: "",
  asks: {},
  help: "advice",
  explains: "first",
  firsts: {},
  known: {},
  lessons: {},
});

export class Settings {
  #kept: Kept = $state({ ...defaults(), ...read() });
  #dark = $state(false);

  constructor() {
    if (typeof matchMedia !== "function") return;
    const dark = matchMedia("(prefers-color-scheme: dark)");
    this.#dark = dark.matches;
    dark.addEventListener("change", () => {
      this.#dark = dark.matches;
      this.apply();
    });
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }
  /** The theme in effect, even when the system decides. */
  get shown(): "day" | "night" {
    return this.theme === "system" ? (this.#dark ? "night" : "day") : this.theme;
  }
  /** Set by `speak` in words, which fetches the texts first. */
  get language(): Language {
    return this.#kept.language;
  }
  set language(language: Language) {
    this.#keep({ language });
  }
  /** Sounds at a table, for whoever sits there. */
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }
  /** The same for whoever only looks on. */
  get soundWatching(): boolean {
    return this.#kept.soundWatching;
  }
  set soundWatching(soundWatching: boolean) {
    this.#keep({ soundWatching });
  }
  /** How loud they are, in percent. */
  get volume(): number {
    return this.#kept.volume;
  }
  set volume(volume: number) {
    this.#keep({ volume });
  }
  get clicks(): Clicks {
    return this.#kept.clicks;
  }
  set clicks(clicks: Clicks) {
    this.#keep({ clicks });
  }
  get notifications(): boolean {
    return this.#kept.notifications;
  }
  set notifications(notifications: boolean) {
    this.#keep({ notifications });
  }
  /** Things slide to where they go; off, they are simply there. What the system asks for counts too. */
  get motion(): boolean {
    return this.#kept.motion;
  }
  set motion(motion: boolean) {
    this.#keep({ motion });
  }
  /** How fast golems play: how long each step of the others can be looked at before the next one. */
  get pace(): Pace {
    return this.#kept.pace;
  }
  set pace(pace: Pace) {
    this.#keep({ pace });
  }
  /** What the others did opens by itself when it is my turn. */
  get recap(): boolean {
    return this.#kept.recap;
  }
  set recap(recap: boolean) {
    this.#keep({ recap });
  }
  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#keep({ name });
  }
  asks(game: string): Asks {
    return this.#kept.asks[game] ?? { cards: {} };
  }
  askAt(game: string, card: string, moments: string[]): void {
    const { cards, ...rest } = this.asks(game);
    this.#keepAsks(game, { ...rest, cards: { ...cards, [card]: moments } });
  }
  askAlways(game: string, always: boolean): void {
    this.#keepAsks(game, { ...this.asks(game), always });
  }
  #keepAsks(game: string, asks: Asks): void {
    this.#keep({ asks: { ...this.#kept.asks, [game]: asks } });
  }

  /** How much a hint gives away, as last chosen. */
  get help(): Help {
    return this.#kept.help;
  }
  set help(help: Help) {
    this.#keep({ help });
  }
  get explains(): Explains {
    return this.#kept.explains;
  }
  set explains(explains: Explains) {
    this.#keep({ explains });
  }
  /** Whether this is the table where the game was played here for the first time. */
  isFirst(game: string, table: string): boolean {
    return this.#kept.firsts[game] === table;
  }
  /** A game is played at this table, perhaps for the first time. */
  played(game: string, table: string): void {
    if (!(game in this.#kept.firsts)) this.#keep({ firsts: { ...this.#kept.firsts, [game]: table } });
  }
  knows(game: string, what: string): boolean {
    return this.#kept.known[game]?.includes(what) ?? false;
  }
  learn(game: string, what: string): void {
    if (this.knows(game, what)) return;
    this.#keep({ known: { ...this.#kept.known, [game]: [...(this.#kept.known[game] ?? []), what] } });
  }
  /** Everything is new again. */
  forget(): void {
    this.#keep({ known: {}, firsts: {} });
  }
  lesson(game: string, lesson: string): Learned | null {
    return this.#kept.lessons[`${game} ${lesson}`] ?? null;
  }
  keepLesson(game: string, lesson: string, change: Partial<Learned>): void {
    const before = this.lesson(game, lesson) ?? { table: "", read: [], done: false };
    this.#keep({ lessons: { ...this.#kept.lessons, [`${game} ${lesson}`]: { ...before, ...change } } });
  }

  apply(): void {
    document.documentElement.dataset.theme = this.shown;
    document.documentElement.dataset.motion = this.motion ? "on" : "off";
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // storage is full or blocked: it holds for this visit only
    }
    this.apply();
  }
}

function read(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? allowed(kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Only what has the right shape: the storage may be from an older page, or edited by hand. */
function allowed(kept: Record<string, unknown>): Partial<Kept> {
  const good: Partial<Kept> = {};
  const { theme, language, name, clicks, oneClick, volume } = kept;
  const pace = paceOf(kept.pace);
  if (theme === "system" || theme === "day" || theme === "night") good.theme = theme;
  if (language === "en" || language === "pl") good.language = language;
  if (typeof name === "string") good.name = name;
  if (typeof volume === "number" && volume >= 0 && volume <= 100) good.volume = volume;
  if (pace) good.pace = pace;
  if (clicks === "undo" || clicks === "two" || clicks === "one") good.clicks = clicks;
  else if (oneClick === true) good.clicks = "one"; // a switch, before there were three ways
  for (const flag of ["sound", "soundWatching", "notifications", "motion", "recap"] as const) {
    const value = kept[flag];
    if (typeof value === "boolean") good[flag] = value;
  }
  if (kept.help === "nudge" || kept.help === "advice" || kept.help === "full") good.help = kept.help;
  if (EXPLAINS.some((one) => one === kept.explains)) good.explains = kept.explains as Explains;
  good.firsts = Object.fromEntries(entries(kept.firsts).flatMap(([game, id]) => (isText(id) ? [[game, id]] : [])));
  good.known = Object.fromEntries(entries(kept.known).flatMap(([game, all]) => (areTexts(all) ? [[game, all]] : [])));
  good.lessons = Object.fromEntries(entries(kept.lessons).map(([key, one]) => [key, allowedLesson(one)]));
  good.asks = Object.fromEntries(entries(kept.asks).map(([game, asks]) => [game, allowedAsks(asks)]));
  return good;
}

function allowedLesson(kept: unknown): Learned {
  const { table, read, done } = Object.fromEntries(entries(kept));
  return { table: isText(table) ? table : "", read: areTexts(read) ? read : [], done: done === true };
}

const isText = (one: unknown): one is string => typeof one === "string";
const areTexts = (all: unknown): all is string[] => Array.isArray(all) && all.every(isText);

function allowedAsks(kept: unknown): Asks {
  const { always, cards } = Object.fromEntries(entries(kept));
  const good = entries(cards).flatMap(([card, moments]) => (areTexts(moments) ? [[card, moments]] : []));
  return { ...(typeof always === "boolean" ? { always } : {}), cards: Object.fromEntries(good) };
}

function entries(kept: unknown): [string, unknown][] {
  return typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
}

function preferred(): Language {
  const languages = typeof navigator === "undefined" ? [] : navigator.languages;
  return languages.some((one) => one.toLowerCase().startsWith("pl")) ? "pl" : "en";
}

export const settings = new Settings();
