// What is printed on the prison board: its locations, and what they give by rank and number of players.
import type { Resource } from "./view";

export const LOCATIONS = [
  "exercise_yard",
  "sewers",
  "infirmary",
  "smithy",
  "commissary",
  "chow_hall",
  "cell_block",
  "library",
] as const;
/** Locations with a space for a thug. */
export const SPACES: readonly string[] = LOCATIONS.slice(1, 6);
export const ROUNDS = 6;
export const SUSPICION = 12; // cubes in the box

export type Reward =
  | { of: "cubes"; kind: Resource | "strength"; count: number; marker?: boolean }
  | { of: "choice" }
  | { of: "trade"; count: number }
  | { of: "recruit"; one: number; two: number | null }
  | { of: "craft" }
  | { of: "tomes"; choose: boolean }
  | { of: "nothing" };

/** A reward and the ranks that get it: from, to; `last`: whoever is last, if there are two or more. */
export interface Printed {
  ranks: [number, number] | "last" | "all";
  reward: Reward;
}

const NOTHING: Reward = { of: "nothing" };
export const MANY = 5;
const cubes = (kind: Resource | "strength", count: number): Reward => ({ of: "cubes", kind, count });
const trade = (count: number): Reward => ({ of: "trade", count });

/** The rewards of a location from the first rank on, with so many sides; some tables agree that the lowest ones begin with rank 3. */
export function rewardsAt(location: string, sides: number, fromThird = false): Printed[] {
  const two = sides <= 2;
  const last = two ? 2 : MANY;
  const row = (...rewards: Reward[]): Printed[] =>
    rewards.map((reward, i) => ({ ranks: [i + 1, i + 1 === rewards.length ? Math.max(last, i + 1) : i + 1], reward }));
  switch (location) {
    case "exercise_yard": {
      const first: Reward = { of: "cubes", kind: "strength", count: 1, marker: true };
      return two ? row(first, NOTHING) : row(first, cubes("strength", 1), NOTHING);
    }
    case "sewers":
      if (two) return row(cubes("scrap", 2), fromThird ? NOTHING : cubes("scrap", 1));
      if (sides === 3 && !fromThird) return row(cubes("scrap", 3), cubes("scrap", 1));
      return row(cubes("scrap", 3), sides === 3 ? NOTHING : cubes("scrap", 2), cubes("scrap", 1));
    case "infirmary": {
      const ends: Printed[] = [
        { ranks: [1, 1], reward: cubes("potion", two ? 2 : 3) },
        { ranks: "last", reward: cubes("potion", 1) },
      ];
      return two ? ends : [...ends.slice(0, 1), { ranks: [2, MANY], reward: NOTHING }, ...ends.slice(1)];
    }
    case "smithy":
      return two ? row(cubes("iron", 2), cubes("iron", 1)) : row(cubes("iron", 2), cubes("iron", 1), NOTHING);
    case "commissary":
      return two ? row({ of: "choice" }, fromThird ? NOTHING : trade(2)) : row({ of: "choice" }, trade(1), trade(2));
    case "chow_hall": {
      const offers: Reward[] = [
        { of: "recruit", one: 1, two: 4 },
        { of: "recruit", one: 1, two: 5 },
      ];
      return two ? row(...offers) : row(...offers, { of: "recruit", one: 2, two: null });
    }
    case "cell_block":
      return [{ ranks: "all", reward: { of: "craft" } }];
    default: {
      const tomes: Printed[] = [
        { ranks: [1, 1], reward: { of: "tomes", choose: true } },
        { ranks: two ? [2, 2] : [2, 3], reward: { of: "tomes", choose: false } },
      ];
      return sides > 3 ? [...tomes, { ranks: [4, MANY], reward: NOTHING }] : tomes;
    }
  }
}

/** Which of the printed rewards a rank gets, of so many crews that are there. */
export function rewardOf(printed: readonly Printed[], rank: number, present: number): number {
  const last = printed.findIndex(({ ranks }) => ranks === "last");
  if (last >= 0 && rank > 1 && rank === present) return last;
  return printed.findIndex(
    ({ ranks }) => ranks === "all" || (ranks !== "last" && rank >= ranks[0] && rank <= ranks[1]),
  );
}
