// A small analysis for tests: two players, three choices, the last but one of them a blunder.
import type { Analysis, Decision } from "../../src/after/analysis";

export function decision(position: number, seat: number, more: Partial<Decision> = {}): Decision {
  return {
    position,
    seat,
    ask: "turn",
    question: "Your turn: what do you do?",
    grade: "best",
    grade_text: "Best",
    chosen: "Rest and take coal",
    better: "",
    touch: "rest",
    why: "",
    odds: [],
    win: 0.5,
    points: 10,
    lost_win: 0,
    lost_points: 0,
    win_error: 0,
    points_error: 0,
    choices: [],
    exact: false,
    ...more,
  };
}

export const BLUNDER = decision(3, 1, {
  grade: "blunder",
  grade_text: "Blunder",
  better: "Lay the key on the anvil",
  touch: "ware:key",
  why: "At once: copper (+3).",
  lost_win: 0.1234,
  win_error: 0.008,
  lost_points: 4.94,
  points_error: 0.3,
});
export const SLIP = decision(1, 0, { grade: "inaccuracy", grade_text: "Inaccuracy", better: "Rest", lost_win: 0.03 });

const played = (seat: number, more = {}) => ({
  seat,
  quality: 62.4,
  weighed: 2,
  grades: { best: 1, good: 0, inaccuracy: 1, mistake: 0, blunder: 0 },
  lost_win: 0.03,
  lost_points: 1,
  luck_win: 0.1,
  luck_points: -2.5,
  costliest: [1],
  ...more,
});

export const GAME: Analysis = {
  game: "smithy",
  effort: "quick",
  length: 5,
  names: ["Ania", "Bo"],
  turning: 4,
  players: [played(0), played(1, { costliest: [3], luck_win: -0.1 })],
  curve: [
    { position: 0, win: [0.5, 0.5], points: [10, 10.5] },
    { position: 1, win: [0.6, 0.4], points: [11, 10] },
    { position: 3, win: [0.45, 0.55], points: [10, 12] },
    { position: 5, win: [1, 0], points: [14, 9] },
  ],
  decisions: [decision(0, 1), SLIP, BLUNDER],
};
