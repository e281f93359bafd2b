import type { From } from "../lib/rules";

/** What the parts of the rules need to know about whoever shows them. */
export interface Reader {
  game: string;
  /** The rule that is marked. */
  now?: string | null;
  /** What to do when a rule's number is pressed; without it the link leads to the page of rules. */
  open?: (id: string) => void;
  /** What to do when a place that was found is pressed: a chapter by its anchor. */
  section?: (from: From, anchor: string) => void;
  /** Whether rules can be jumped to by their number: only where each of them is shown once. */
  anchors?: boolean;
}

/** A plain click is ours; one that asks for a new tab or window is the browser's. */
export function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
