// What this table has agreed on, in words; the words are those of the door.
import { loadGames } from "../../door/games";
import { settings } from "../../lib/settings.svelte";
import type { TableState } from "../../lib/table.svelte";

export interface Agreed {
  name: string;
  text: string;
  help: string;
  value: string;
  /** It differs from the default. */
  changed: boolean;
}

/** The options of a table. Reads the language and the options before it waits, so that it can be called in a template. */
export async function agreed(table: TableState): Promise<Agreed[]> {
  const chosen = table.table.options;
  const known = (await loadGames(settings.language)).find((game) => game.game === table.game)?.options ?? [];
  return known.map(({ name, text, help, values, default: usual }) => {
    const set = chosen[name] ?? usual;
    const value = values.find((one) => one.value === set)?.text ?? "";
    return { name, text, help, value, changed: set !== usual };
  });
}
