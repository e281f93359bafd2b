// A past position as a table that only listens, so that any board can draw it.
import type { Schemas } from "../lib/api";
import type { Happened, Place } from "../lib/game";
import { SILENT } from "../lib/silent";
import { TableState } from "../lib/table.svelte";
import type { Snapshot, Table, Update } from "../lib/wire";
import type { Position } from "./reel.svelte";

export class Past {
  readonly state: TableState;
  #shown = -1;
  #eyes = -1;

  constructor(private readonly table: Schemas["TableForMe"]) {
    this.state = new TableState(table.id, () => SILENT, { pace: () => "instant" });
  }

  /**
   * Shows a position as this seat saw it. What follows on what is shown comes as news, so that things move as in the
   * game; `before` is the stop before this one.
   */
  show(position: Position, eyes: number, before: number | null): void {
    const step = this.#eyes === eyes && this.#shown >= 0 && this.#shown === before;
    this.#shown = position.position;
    this.#eyes = eyes;
    const stage = position.places.some((place) => place.asked.length) ? "running" : "over";
    const table: Table = { ...this.table, stage, position: position.position };
    const places = [quiet(position.places[eyes])] as unknown as Snapshot["places"];
    const happened: Happened = { seq: position.position, kind: "move", at: 0, data: {}, events: position.events };
    const both = { seq: position.position, now: 0, table, places };
    if (step) this.state.hear({ type: "update", ...both, happened } satisfies Update);
    else this.state.hear({ type: "snapshot", ...both, log: [], presence: [] } satisfies Snapshot);
  }

  close(): void {
    this.state.close();
  }
}

/** Nobody is asked any more. */
function quiet(place: Place | undefined): Place | undefined {
  return place && { ...place, question: null, can_undo: false };
}
