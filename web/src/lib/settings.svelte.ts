// This browser's preferences: kept in localStorage, applied at once.
export type Theme = "system" | "day" | "night";
export type Language = "en" | "pl";
export const LANGUAGES: readonly Language[] = ["en", "pl"];

const KEY = "karczma"; // public/theme.js reads it too

interface Kept {
  theme: Theme;
  language: Language;
  sound: boolean;
  oneClick: boolean;
  notifications: boolean;
  motion: boolean;
  name: string; // the name last given at the door
}

const defaults = (): Kept => ({
  theme: "system",
  language: preferred(),
  sound: false,
  oneClick: false,
  notifications: false,
  motion: true,
  name: "",
});

class Settings {
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
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }
  /** A legal thing is chosen by the first click, without a preview. */
  get oneClick(): boolean {
    return this.#kept.oneClick;
  }
  set oneClick(oneClick: boolean) {
    this.#keep({ oneClick });
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
  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#keep({ name });
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
  const { theme, language, name } = kept;
  if (theme === "system" || theme === "day" || theme === "night") good.theme = theme;
  if (language === "en" || language === "pl") good.language = language;
  if (typeof name === "string") good.name = name;
  for (const flag of ["sound", "oneClick", "notifications", "motion"] as const) {
    const value = kept[flag];
    if (typeof value === "boolean") good[flag] = value;
  }
  return good;
}

function preferred(): Language {
  const languages = typeof navigator === "undefined" ? [] : navigator.languages;
  return languages.some((one) => one.toLowerCase().startsWith("pl")) ? "pl" : "en";
}

export const settings = new Settings();
