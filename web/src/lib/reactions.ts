// Cards that can be played out of turn, as their holder reads of them.
import type { Reaction } from "./game";
import { settings } from "./settings.svelte";
import type { TableState } from "./table.svelte";
import { toast } from "./toasts.svelte";
import { t } from "./words.svelte";

const FEW = 3; // moments that can be read while a toast is shown

/** When it is played if it lies ready, or would be. */
export function whenPlayed(table: TableState, reaction: Reaction): string {
  return say(table, reaction, reaction.ready ? "react-will" : "react-would");
}

function say(table: TableState, { moments }: Reaction, sentence: string, name = ""): string {
  const names = moments.map((moment) => table.thing("moment", moment).name);
  const list = new Intl.ListFormat(settings.language, { type: "disjunction" }).format(names);
  return t(sentence, { moments: list, name });
}

/** A click on a card that nobody is asked about: lays it ready and says for when, or takes it back. */
export function toggle(table: TableState, reaction: Reaction, name: string): void {
  table.layReady(reaction, !reaction.ready);
  if (reaction.ready) return;
  toast(reaction.moments.length > FEW ? t("react-laid-soon", { name }) : say(table, reaction, "react-laid", name));
}
