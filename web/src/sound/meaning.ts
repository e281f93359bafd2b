// What sounds like what: data only, by game. Things sound like what they are, and where they lie tells what that is; some
// of what happens has a sound of its own. A test compares the names with those of the games.
import type { Happened } from "../lib/game";
import type { Move } from "../lib/moves";
import type { Sound } from "./recipes";

/** Things in these zones are no cards. */
export const THINGS: Record<string, Record<string, Sound>> = {
  lockup: { cell: "token", crew: "token", assigning: "token" },
  roll_player: { bag: "die", loose: "die", initiative: "die", hand: "die", starting: "die", row: "die" },
  stonespine: { set: "token", pile: "token", used: "token", placing: "token", jael_tokens: "token" },
};

/** What happens and is heard, whatever moves with it. */
export const EVENTS: Record<string, Record<string, Sound>> = {
  kajko: { turned_up: "flip", robbed: "raid", raided: "raid" },
  lockup: {
    raid: "raid",
    goal_revealed: "flip",
    item_revealed: "flip",
    thug_revealed: "flip",
    guard_revealed: "flip",
    location_drawn: "flip",
    reshuffled: "card",
    swapped_thugs: "card",
    took_marker: "token",
  },
  roll_player: {
    starting_die: "roll",
    pooled: "roll",
    rerolled: "roll",
    pool_rerolled: "roll",
    enemy_rolled: "roll",
    turned: "die",
    swapped: "die",
    adjusted: "die",
    pool_turned: "die",
    slid: "die",
    market_dealt: "flip",
    refreshed: "flip",
    reshuffled: "card",
  },
  stonespine: {
    jael_revealed: "flip",
    challenge_revealed: "flip",
    market_revealed: "flip",
    dealt: "card",
    passed_hands: "card",
    opened_passage: "token",
    reshuffled: "token",
  },
};

// Of all that happens in one step only the first of these is heard.
const ORDER: readonly Sound[] = ["raid", "roll", "flip", "card", "die", "token", "cube", "tap"];

/** What is shown at once: lines of the log, and what moved with them. */
export interface Step {
  game: string;
  lines: readonly Happened[];
  moved: readonly Move[];
  /** The seats of whoever listens: what they choose themselves is always heard. */
  mine: readonly number[];
}

/** The one sound of a step, and of how many things; null: it is silent. */
export function heard({ game, lines, moved, mine }: Step): { sound: Sound; count: number } | null {
  const found = new Map<Sound, number>();
  const add = (sound: Sound | undefined, count = 1) => sound && found.set(sound, (found.get(sound) ?? 0) + count);
  for (const move of moved) add(thing(game, move), move.count);
  for (const { events } of lines) for (const { event } of events ?? []) add(EVENTS[game]?.[event]);
  if (lines.some((line) => chosen(line, mine))) add("tap");
  const sound = ORDER.find((one) => found.has(one));
  return sound ? { sound, count: found.get(sound) ?? 1 } : null;
}

function thing(game: string, { from, to, was, cubes }: Move): Sound {
  if (cubes) return "cube";
  if (was !== undefined) return "token"; // a marker on its track
  const known = [from, to].map((zone) => THINGS[game]?.[kindOf(zone)]).find((sound) => sound !== undefined);
  return known ?? (from === to ? "flip" : "card");
}

/** The kind in the name of a place, as lib/moves makes it. */
function kindOf(zone: string | null): string {
  return zone?.split(" ")[1] ?? "";
}

function chosen({ kind, data }: Happened, mine: readonly number[]): boolean {
  return kind === "move" && data.auto !== true && mine.includes(Number(data.seat ?? -1));
}
