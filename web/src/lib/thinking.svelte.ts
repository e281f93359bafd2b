// A golem that takes its time shows it. Most choose so fast that a mark would only flicker.
import type { TableState } from "./table.svelte";

export const NOTICED = 400; // milliseconds

/** Whether a golem plays this seat: its own, or that of somebody who is away. */
export function playsItself(table: TableState, seat: number): boolean {
  return table.presence[seat] === "bot";
}

/** Says whether the golem on this seat has been thinking for so long that one would wonder. To be called while a component is made. */
export function thinking(table: () => TableState, seat: () => number): () => boolean {
  let long = $state(false);
  // What it chose may wait to be shown: then it is this page that takes its time.
  const busy = $derived.by(() => {
    const at = table();
    return at.table.stage === "running" && !at.behind && at.place.asked.includes(seat()) && playsItself(at, seat());
  });
  const question = $derived(table().table.position); // the next one begins anew
  $effect(() => {
    void question;
    if (!busy) return;
    const timer = setTimeout(() => (long = true), NOTICED);
    return () => {
      clearTimeout(timer);
      long = false;
    };
  });
  return () => long;
}
