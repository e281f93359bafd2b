import { describe, expect, it } from "vitest";

import { after, before, deeds, fold, nearest, type Story, stops, type Wording } from "../../src/after/fold";

const WORDING: Wording = {
  setup: "Set-up",
  beginning: "It begins.",
  undo: (step) => `undo ${step.undo}`,
  chose: (step) => `${step.seat}: ${step.chose}`,
};

/** Two rounds of two players: a turn in two steps, a reaction, a choice in secret by both, and one taken back. */
const STORY: Story = {
  length: 9,
  rounds: [
    { text: "Round 1", position: 0, event: 1 },
    { text: "Round 2", position: 5, event: 1 },
  ],
  turns: [{ seat: -1 }, { seat: 0 }, { seat: 1 }, { seat: -1 }],
  steps: [
    { position: 0, seat: -1, turn: 0, events: [said(-1, "goals"), said(-1, "round 1")], totals: [0, 0] },
    { position: 1, seat: 0, turn: 1, events: [], chose: "visit" },
    { position: 2, seat: 0, turn: 1, events: [said(0, "sends"), said(0, "pays"), said(1, "suffers")] },
    { position: 3, seat: 1, turn: 1, events: [], chose: "pass" },
    { position: 4, seat: 1, turn: 2, events: [said(1, "sends too")], gone: true },
    { position: 5, seat: 1, turn: 2, events: [said(1, "passes"), said(1, "round 2"), said(-1, "new cards")] },
    { position: 6, seat: 0, turn: 3, events: [], chose: "build a" },
    { position: 7, seat: 1, turn: 3, events: [said(0, "builds a"), said(1, "builds b")] },
    { position: 8, seat: 1, turn: 3, events: [], undo: 1 },
    { position: 9, seat: 1, turn: 3, events: [], chose: "pass" },
  ],
};

function said(seat: number, text: string): Story["steps"][number]["events"][number] {
  return { seat, text };
}

const everything = (whose: number | null = null, quiet = false) =>
  fold(STORY, WORDING, { whose, quiet }).map((round) => ({
    text: round.text,
    at: round.position,
    turns: round.turns.map((turn) => [
      turn.seat,
      ...turn.lines.map((line) => `${line.position} ${line.texts.join(", ")}`),
    ]),
  }));

describe("a story", () => {
  it("is folded by round and turn, and what does not show is left out", () => {
    expect(everything()).toEqual([
      { text: "Set-up", at: 0, turns: [[null, "0 It begins.", "0 goals"]] },
      {
        text: "Round 1",
        at: 0,
        turns: [
          [null, "0 round 1"],
          [0, "2 sends, pays", "2 suffers"],
          [1, "4 sends too", "5 passes"],
        ],
      },
      {
        text: "Round 2",
        at: 5,
        turns: [
          [null, "5 round 2", "5 new cards"],
          [null, "7 builds a", "7 builds b", "8 undo 1"],
        ],
      },
    ]);
  });

  it("has what does not show for whoever wants it, in the turn it belongs to", () => {
    const turns = everything(null, true)[1]?.turns;
    expect(turns?.[1]).toEqual([0, "1 0: visit", "2 sends, pays", "2 suffers", "3 1: pass"]);
  });

  it("can be read as what one player did", () => {
    expect(everything(1)).toEqual([
      {
        text: "Round 1",
        at: 0,
        turns: [
          [0, "2 suffers"],
          [1, "4 sends too", "5 passes"],
        ],
      },
      {
        text: "Round 2",
        at: 5,
        turns: [
          [null, "5 round 2"],
          [null, "7 builds b", "8 undo 1"],
        ],
      },
    ]);
  });

  it("knows what was taken back", () => {
    const lines = fold(STORY, WORDING).flatMap((round) => round.turns.flatMap((turn) => turn.lines));
    expect(lines.filter((line) => line.gone).map((line) => line.position)).toEqual([4]);
  });
});

describe("the stops", () => {
  it("are where something happened, and the ends", () => {
    expect(stops(STORY, false)).toEqual([0, 2, 4, 5, 7, 8, 9]);
    expect(stops(STORY, true)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("lead from one deed of a player to the next", () => {
    expect(deeds(STORY, 0)).toEqual([2, 7]);
    expect(deeds(STORY, 1)).toEqual([2, 4, 5, 7]);
    expect([before(deeds(STORY, 0), 7), after(deeds(STORY, 0), 7)]).toEqual([2, null]);
    expect([before(deeds(STORY, 0), 2), after(deeds(STORY, 0), 3)]).toEqual([null, 7]);
  });

  it("are found by a hand that points somewhere between", () => {
    expect([0, 1, 3, 6, 9].map((at) => nearest(stops(STORY, false), at))).toEqual([0, 0, 2, 5, 9]);
  });
});
