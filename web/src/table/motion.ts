// Things slide to where they go, within a quarter of a second; who wants no motion gets none.
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";

const MOVE = 240; // milliseconds

/** How long a move takes: nothing where the system or the page is asked for calm. */
export function moving(): number {
  if (document.documentElement.dataset.motion === "off") return 0;
  return matchMedia?.("(prefers-reduced-motion: reduce)").matches ? 0 : MOVE;
}

/** A pair of transitions: what leaves one place and comes to another under the same key slides over. */
export function slide() {
  return crossfade({
    duration: () => moving(),
    easing: cubicOut,
    fallback: (node) => fade(node, { duration: moving() / 2 }),
  });
}
