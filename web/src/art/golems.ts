// Golems are made of different things. Which of them sits on a chair follows from the game and the chair, so that it is
// the same one at the door, at the table and on the result, and no two at a table are alike.
export const GOLEMS = ["clay", "stone", "wood", "iron", "straw", "ice", "brick", "paper"] as const;
export type GolemKind = (typeof GOLEMS)[number];

const FIRST: Record<string, number> = { kajko: 1, lockup: 2, roll_player: 4, stonespine: 6 };

export function golemAt(game: string, seat: number): GolemKind {
  return GOLEMS[((FIRST[game] ?? 0) + seat) % GOLEMS.length] ?? "clay";
}
