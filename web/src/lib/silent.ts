// A line that says nothing, for tables that nobody plays at: finished games, guides, pictures.
import type { Mouth } from "./table.svelte";

export const SILENT: Mouth = {
  connection: "here",
  problem: null,
  open: () => undefined,
  close: () => undefined,
  anew: () => undefined,
  say: () => new Promise(() => undefined),
  now: () => 0,
};
