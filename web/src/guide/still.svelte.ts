// A position prepared for a picture of a guide, as a table that nobody plays at, so that the parts of a board can draw it.
import type { Place, Table, View } from "../lib/game";
import { SILENT } from "../lib/silent";
import { TableState } from "../lib/table.svelte";
import type { Snapshot } from "../lib/wire";

/** What is shown: which part of the board, of which of its things, and whose position. */
interface Shown {
  part: string;
  of: string[];
  position: Position;
}

/** As tests/guides writes it: what one seat sees at a table. */
interface Position {
  options: Record<string, string | boolean>;
  names: string[];
  seat: number;
  asked: number[];
  view: View;
}

interface Pictures {
  positions: Record<string, Position>;
  pictures: Record<string, { position: string; part: string; of: string[] }>;
}

const files = import.meta.glob<Pictures>("../../../docs/guide/*.json", { import: "default" });

export async function loadShown(game: string, name: string): Promise<Shown | null> {
  const all = await files[`../../../docs/guide/${game}.json`]?.();
  const picture = all?.pictures[name];
  const position = all?.positions[picture?.position ?? ""];
  return picture && position ? { part: picture.part, of: picture.of, position } : null;
}

export class Still {
  readonly table: TableState;

  constructor(game: string, { position }: Shown) {
    this.table = new TableState("", () => SILENT, { pace: () => "instant" });
    const chair = {
      kind: "person",
      language: "en",
      level: "",
      stand_in: false,
      left: 0,
      since: 0,
      host: false,
    } as const;
    const table: Table = {
      id: "",
      game,
      options: position.options,
      pack: "default",
      language: "en",
      listed: false,
      pace: {},
      stage: position.asked.length ? "running" : "over",
      chairs: position.names.map((name) => ({ ...chair, name })),
      created: 0,
      fingerprint: "",
      position: 0,
      rematch: "",
      imported: false,
      watched: false,
    };
    const place: Place = { view: position.view, asked: position.asked, seat: position.seat };
    const places = [place] as unknown as Snapshot["places"];
    this.table.hear({ type: "snapshot", seq: 0, now: 0, table, places, log: [], presence: [] } satisfies Snapshot);
  }

  close(): void {
    this.table.close();
  }
}
