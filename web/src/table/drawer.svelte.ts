// The drawer at the right: which tab, and whether it is open; remembered by the browser.
import { DESKTOP } from "../lib/media";

export const TABS = ["log", "chat", "rules", "score"] as const;
export type Tab = (typeof TABS)[number];

const KEY = "karczma-drawer";
const WIDE = 1200; // from here on there is room beside the board

interface Kept {
  open: boolean;
  tab: Tab;
}

export class DrawerState {
  open = $state(false);
  tab: Tab = $state("log");
  /** On a phone the drawer's tabs stand in the tab bar, beside the table itself. */
  page: Tab | "table" = $state("table");
  phone = $state(false);
  wide = $state(false);
  #width = 0;
  #need = WIDE;

  constructor() {
    const kept = read();
    this.measure(innerWidth);
    this.open = kept.open ?? this.wide;
    this.tab = kept.tab ?? "log";
  }

  /** The width of the screen decides where it goes: beside the board, over it, or instead of it. */
  measure(width: number): void {
    this.#width = width;
    this.phone = width < DESKTOP;
    this.wide = width >= this.#need;
  }

  /** A board that needs a wider screen to have the drawer beside it; otherwise it covers the board, and only when it is wanted. */
  fit(need: number): void {
    if (need <= this.#need) return;
    this.#need = need;
    this.measure(this.#width);
    if (!this.wide) this.open = false;
  }

  /** The board needs the room more, for now: what the browser remembers stays. */
  fold(): void {
    this.open = false;
  }

  /** Whether it hides part of the table. */
  get over(): boolean {
    return this.phone ? this.page !== "table" : this.open && !this.wide;
  }

  /** Whether somebody can see this tab now. */
  shows(tab: Tab): boolean {
    return this.phone ? this.page === tab : this.open && this.tab === tab;
  }

  show(tab: Tab): void {
    this.tab = tab;
    this.open = true;
    this.page = tab;
    this.#keep();
  }

  /** The rail: another tab, or shut it. */
  toggle(tab: Tab): void {
    if (this.shows(tab)) this.shut();
    else this.show(tab);
  }

  shut(): void {
    this.open = false;
    this.page = "table";
    this.#keep();
  }

  #keep(): void {
    if (!this.wide && this.#need > WIDE) return; // what holds at this board is not a wish for others
    try {
      localStorage.setItem(KEY, JSON.stringify({ open: this.open, tab: this.tab } satisfies Kept));
    } catch {
      // storage is full or blocked: it holds for this visit only
    }
  }
}

function read(): Partial<Kept> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const tab = TABS.find((one) => one === kept.tab);
    return { ...(typeof kept.open === "boolean" ? { open: kept.open } : {}), ...(tab ? { tab } : {}) };
  } catch {
    return {};
  }
}
