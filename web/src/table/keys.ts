// The keyboard at a table: arrows among what can be chosen, digits in the list, letters for the rest.
import { tick } from "svelte";

import { toast } from "../lib/toasts.svelte";
import { t } from "../lib/words.svelte";
import { pin, pointedAt } from "../parts/tip";
import { ANSWERS } from "../parts/what";
import { toggleSound } from "../sound/sounds";
import type { Tab } from "./drawer.svelte";
import { ARROWS, nearest } from "./spatial";
import type { TableUi } from "./ui.svelte";

const TAB_KEYS: Record<string, Tab> = { l: "log", c: "chat", r: "rules", s: "score" };
const WRITING = "input, textarea, select, [contenteditable]";

/** Keys shown in the help, in its order. */
export const KEYS = [
  "arrows",
  "enter",
  "digits",
  "escape",
  "u",
  "h",
  "f",
  "t",
  "l",
  "c",
  "r",
  "s",
  "m",
  "w",
  "help",
] as const;

/** Does what a key means at this table; what it does not mean here is left to the browser. */
export function press(event: KeyboardEvent, ui: TableUi): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target?.closest(WRITING)) return;
  if (event.key === "?" && tell()) return event.preventDefault();
  if (document.querySelector("dialog[open]") || ui.state.curtain !== null) return;
  if (act(event, ui, target)) event.preventDefault();
}

/** What is this? Tells of what somebody points at or has reached; false if that is nothing. */
function tell(): boolean {
  const thing = pointedAt(ANSWERS);
  return thing !== null && pin(thing, true) !== null;
}

function act(event: KeyboardEvent, ui: TableUi, target: Element | null): boolean {
  const { key } = event;
  if (key in ARROWS) return !target?.closest("[data-drawer], [role=tablist]") && arrow(key);
  if (/^\d$/.test(key)) return digit(Number(key), ui);
  if (key === "Enter") return enter(ui, target);
  if (key === "Escape") return escape(ui);
  if (key === "?") {
    ui.helping = true;
    return true;
  }
  const letter = key.toLowerCase();
  if (letter === "w") {
    ui.wondering = true;
    return true;
  }
  if (letter === "u") {
    ui.undo();
    return true;
  }
  if (letter === "h" && ui.state.question && ui.state.hints) {
    void ui.ask();
    return true;
  }
  if (letter === "f" && ui.following) {
    ui.state.skip();
    return true;
  }
  if (letter === "t" && (ui.recapping || ui.recap.length)) {
    ui.toggleRecap();
    if (ui.recapping) void tick().then(() => focusOn("[data-recap] button"));
    return true;
  }
  if (letter === "m") {
    toast(toggleSound(ui.state.spectator) ? t("table-sound-is-on") : t("table-sound-is-off"));
    return true;
  }
  const tab = TAB_KEYS[letter];
  if (tab) open(ui, tab);
  return tab !== undefined;
}

/** Things on the table that can be chosen now, as they are seen. */
function choosable(): HTMLElement[] {
  const found = document.querySelectorAll<HTMLElement>("[data-touch].can, [data-touch].sel");
  return [...found].filter((one) => one.getClientRects().length > 0);
}

function arrow(key: string): boolean {
  const direction = ARROWS[key];
  const things = choosable();
  if (!direction || !things.length) return false;
  const from = things.indexOf(document.activeElement as HTMLElement);
  const areas = things.map((one) => one.getBoundingClientRect());
  things[nearest(areas, from, direction)]?.focus();
  return true;
}

function digit(number: number, ui: TableUi): boolean {
  const { state } = ui;
  const option = (state.narrowed ?? state.question?.options ?? [])[number === 0 ? 9 : number - 1];
  if (!option || state.sending) return false;
  state.press(option);
  if (!state.sending) void tick().then(() => focusOn('[data-act="choose"]')); // so that Enter says yes to it
  return true;
}

/** Enter where nothing else would take it. */
function enter(ui: TableUi, target: Element | null): boolean {
  const { focused, gesture } = ui.state;
  if (!(focused ?? gesture) || target?.closest("button, a, summary, [role=tab]")) return false;
  if (focused) ui.state.choose(focused);
  else ui.state.perform();
  return true;
}

function escape(ui: TableUi): boolean {
  const { touched } = ui.state;
  if (ui.state.stepBack()) {
    if (touched && document.activeElement?.closest("[data-choices]")) focusOn(`[data-touch="${CSS.escape(touched)}"]`);
    return true;
  }
  if (ui.recapping) {
    ui.recapping = false;
    return true;
  }
  if (ui.foldList()) return true;
  if (ui.hint) {
    ui.dropHint();
    return true;
  }
  if (!ui.drawer.over) return false;
  ui.drawer.shut();
  return true;
}

function open(ui: TableUi, tab: Tab): void {
  if (tab === "chat") {
    ui.drawer.show("chat");
    void tick().then(() => focusOn("[data-chat]"));
  } else ui.drawer.toggle(tab);
}

export function focusOn(selector: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0);
  found?.focus({ preventScroll: found.matches("[data-prompt]") });
  return found !== undefined;
}
