// Short notes at the edge of the screen; read aloud, gone after a while.
import { Problem } from "./api";
import { t } from "./words.svelte";

export type ToastKind = "plain" | "good" | "bad";
export interface Toast {
  id: number;
  text: string;
  kind: ToastKind;
}

const READING = 6000; // milliseconds
const MOST = 4;

let next = 0;
const shown: Toast[] = $state([]);

export const toasts: readonly Toast[] = shown;

export function toast(text: string, kind: ToastKind = "plain"): void {
  const id = next++;
  const again = shown.findIndex((one) => one.text === text);
  if (again >= 0) shown.splice(again, 1);
  shown.push({ id, text, kind });
  if (shown.length > MOST) shown.shift();
  setTimeout(() => drop(id), READING);
}

export function drop(id: number): void {
  const at = shown.findIndex((one) => one.id === id);
  if (at >= 0) shown.splice(at, 1);
}

/** What went wrong, as a sentence for people; for `catch`. */
export function failed(error: unknown): void {
  toast(sentence(error), "bad");
}

export function sentence(error: unknown): string {
  if (error instanceof Problem && error.text) return error.text;
  if (error instanceof Problem && error.key === "offline") return t("ui-offline");
  console.error(error);
  return t("ui-failed");
}
