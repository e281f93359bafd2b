// The ears at a table: each step that is shown is heard.
import { untrack } from "svelte";

import type { TableState } from "../lib/table.svelte";
import { moving } from "../table/motion";
import { heard } from "./meaning";
import type { Sound } from "./recipes";
import { hears, player, ring } from "./sounds";

const PRESENT = ["pointerup", "click", "keydown"] as const; // by these a browser knows that somebody is there
const LANDING: ReadonlySet<Sound> = new Set(["die", "token", "cube"]); // heard when they arrive, the rest on the way

/** To be called by the component that shows this table, as long as it does. */
export function listen(table: TableState): void {
  let last = untrack(() => table.seq);
  // Before the page is drawn, so that a step is heard before the call to my turn that it leads to.
  $effect.pre(() => {
    const { seq, fresh } = table;
    untrack(() => {
      if (fresh !== null) step(table, last);
      last = seq;
    });
  });
  $effect(() => {
    const wake = () => hears(table.spectator) && player.wake();
    for (const kind of PRESENT) addEventListener(kind, wake, true);
    return () => PRESENT.forEach((kind) => removeEventListener(kind, wake, true));
  });
}

/** All that is shown at once is one step, however much of it there is. */
function step(table: TableState, last: number): void {
  const { game, log, mine, spectator } = table;
  const lines = log.slice(log.findLastIndex((line) => line.seq <= last) + 1);
  const found = heard({ game, lines, moved: lines.flatMap((line) => table.moved(line.seq)), mine });
  if (!found) return;
  const { sound, count } = found;
  ring(sound, spectator, { count, after: LANDING.has(sound) ? moving() / 1_000 : 0 });
}
