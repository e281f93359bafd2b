// Every figure that a view carries is shown as the server says it: with a view of strange numbers, strange numbers stand there.
import { cleanup, render } from "@testing-library/svelte";
import { flushSync, type Component } from "svelte";
import { afterEach, describe, expect, test } from "vitest";

import LockupArea from "../../src/boards/lockup/Area.svelte";
import LockupBoard from "../../src/boards/lockup/Board.svelte";
import LockupSeat from "../../src/boards/lockup/Seat.svelte";
import PlayerArea from "../../src/boards/roll_player/Area.svelte";
import PlayerBoard from "../../src/boards/roll_player/Board.svelte";
import PlayerSeat from "../../src/boards/roll_player/Seat.svelte";
import StoneArea from "../../src/boards/stonespine/Area.svelte";
import StoneBoard from "../../src/boards/stonespine/Board.svelte";
import StoneSeat from "../../src/boards/stonespine/Seat.svelte";
import type { TableState } from "../../src/lib/table.svelte";
import type { Snapshot } from "../../src/lib/wire";
import * as lockup from "../lockup/table";
import * as player from "../roll_player/table";
import * as stone from "../stonespine/table";

afterEach(cleanup);

const FIRST = 101;

/** The same data with every number another one; those under these names only say which, where or whether. */
function strange(data: unknown, kept: readonly string[], told: Map<number, string>, path = ""): unknown {
  if (Array.isArray(data)) return data.map((one) => strange(one, kept, told, path));
  if (typeof data === "object" && data !== null)
    return Object.fromEntries(
      Object.entries(data).map(([name, one]) => [
        name,
        kept.includes(name) ? one : strange(one, kept, told, `${path}.${name}`),
      ]),
    );
  if (typeof data !== "number") return data;
  told.set(FIRST + told.size, path);
  return FIRST + told.size - 1;
}

type Shown = Component<{ state: TableState }>;
type OfSeat = Component<{ state: TableState; seat: number }>;

/** Which of the strange figures are to be seen or heard nowhere: on the board, in the panels, in the dialogs of seats. */
function unseen(state: TableState, Board: Shown, Seat: OfSeat, Area: OfSeat, kept: readonly string[]): string[] {
  const told = new Map<number, string>();
  const view = strange(state.view, [...kept, "hidden"], told);
  const places = [{ ...state.place, view }];
  state.hear({
    type: "snapshot",
    seq: 9,
    now: 0,
    table: state.table,
    places,
    log: [],
    presence: [],
  } as unknown as Snapshot);
  flushSync();
  const seats = state.view.seats.map((_, seat) => seat);
  render(Board, { state });
  for (const seat of seats) for (const part of [Seat, Area]) render(part, { state, seat });
  const labels = [...document.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
  const figures: string[] = `${document.body.textContent} ${labels.join(" ")}`.match(/\d{3}/g) ?? [];
  return [...told].filter(([figure]) => !figures.includes(String(figure))).map(([, path]) => path);
}

describe("figures of the server", () => {
  const { zone } = lockup;
  const crew = (id: string) => zone("crew", "smithy", [id], { down: [], strength: 1 });

  test("Lockup", async () => {
    const { state } = await lockup.laid(
      {
        mine: [crew("token_4")],
        other: [crew("token_5")],
        middle: [
          zone("location", "smithy", [], {
            suspicion: 1,
            scrap: 1,
            space: true,
            rewards: [
              { from: 1, to: 1, gains: { iron: 1, strength: 1 } },
              { from: 2, to: 0, gains: { trade: 1 } },
              { last: true, gains: { tomes: 1 } },
            ],
          }),
        ],
      },
      "visit",
      [],
    );
    const head = ["round", "last_round"]; // the frame shows these
    const kept = [...head, "holder", "from", "to", "last", "first", "passed", "may_hide", "marker", "choice", "craft"];
    expect(unseen(state, LockupBoard, LockupSeat, LockupArea, kept)).toEqual([]);
  });

  test("Stonespine", async () => {
    const seen = {
      clusters: [],
      counts: { gnoll: 1, trap: 1, star: 1 },
      fulfilled: "",
      from_entrance: "",
      from_exit: "",
    };
    const { state } = await stone.laid({ built: { r1c1: "keep" }, seen, solo: true }, "market", []);
    const kept = ["entrance", "exit", "seat", "year", "turn", "passed", "priority"];
    expect(unseen(state, StoneBoard, StoneSeat, StoneArea, kept)).toEqual([]);
  });

  test("Roll Player", async () => {
    const far = { str: { far: "needs", low: 1, high: 1 }, dex: { far: "short", by: 1 } };
    const mine = { sheet: [["red_6"]], far, matched: ["str_1"], hands: { hands: 1, of: 1 } };
    const { state } = await player.laid(mine, "market", []);
    const kept = ["holder", "last", "first_player", "round", "last_round", "turn", "bonus", "most"];
    expect(unseen(state, PlayerBoard, PlayerSeat, PlayerArea, kept)).toEqual([]);
  });
});
