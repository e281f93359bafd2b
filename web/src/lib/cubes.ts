// Pieces that a game's view only counts, by the names of its numbers, so that the page can show them move.
const CUBES: Record<string, readonly string[]> = {
  lockup: ["scrap", "potion", "iron", "gold", "strength", "suspicion"],
  roll_player: ["gold", "charisma"],
  stonespine: ["gold"],
};

export function cubesOf(game: string): readonly string[] {
  return CUBES[game] ?? [];
}
