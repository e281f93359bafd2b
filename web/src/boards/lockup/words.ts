// Sentences about tokens, cards and rewards, in the reader's language; names of things come from the box.
import type { Thing } from "../../lib/game";
import { settings } from "../../lib/settings.svelte";
import type { TableState } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import { counted, listOf, numberIn } from "../zones";
import { MANY, type Printed, type Reward } from "./prison";
import { costOf, type CrewThere, type Spot } from "./view";

/** “−2”, “+1”, “0”. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : plain(value);
}

/** A number as it is printed: with a minus, not a hyphen. */
export function plain(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

export function listed(words: string[]): string {
  return new Intl.ListFormat(settings.language).format(words);
}

export function effectOf(thing: Thing): string {
  return thing.texts.effect ?? "";
}

/** The name of a cube: a resource of the box, or one that only has a word here. */
export function sayCube(table: TableState, kind: string): string {
  if (kind === "any") return table.thing("cost", kind).name;
  if (kind === "strength" || kind === "suspicion") return numberName(table, kind);
  return table.thing("resource", kind).name;
}

/** “scrap 2, gold 1”. */
export function sayCubes(table: TableState, kinds: readonly string[]): string {
  return counted(kinds)
    .map(({ id, count }) => t("lock-count", { name: sayCube(table, id), count }))
    .join(", ");
}

export function sayTreasures(table: TableState, treasures: readonly string[]): string {
  return counted(treasures)
    .map(({ id, count }) => t("lock-count", { name: table.thing("treasure", id).name, count }))
    .join(", ");
}

/** All that is printed on an item but its name. */
export function sayItem(table: TableState, item: Thing): string {
  const treasures = listOf(item, "treasures");
  const told = [
    t("lock-worth", { points: numberIn(item.facts, "reputation") }),
    t("lock-costs", { cubes: sayCubes(table, costOf(item)) }),
  ];
  if (treasures.length) told.push(t("lock-treasures", { names: sayTreasures(table, treasures) }));
  return [`${told.join("; ")}.`, effectOf(item)].filter(Boolean).join(" ");
}

/** All that is printed on a thug but its name, and how its kind scores. */
export function sayThug(table: TableState, thug: Thing): string {
  const type = table.thing("thug_type", String(thug.facts.type ?? ""));
  const treasures = listOf(thug, "treasures");
  const told: string[] = [];
  if (treasures.length) told.push(t("lock-treasures", { names: sayTreasures(table, treasures) }));
  told.push(t("lock-icons", { count: numberIn(thug.facts, "suspicion") }));
  return [effectOf(thug), `${told.join("; ")}.`, effectOf(type) && `${type.name}: ${effectOf(type)}`]
    .filter(Boolean)
    .join(" ");
}

/** “1st”, “2nd to 3rd”, “from 3rd on”, “last”. */
export function sayRanks(ranks: Printed["ranks"]): string {
  if (ranks === "all") return t("lock-rank-all");
  if (ranks === "last") return t("lock-rank-last");
  const [from, to] = ranks.map((rank) => t("lock-rank", { rank })) as [string, string];
  if (ranks[0] === ranks[1]) return from;
  return ranks[1] >= MANY ? t("lock-rank-on", { from }) : t("lock-rank-to", { from, to });
}

export function sayReward(table: TableState, reward: Reward): string {
  switch (reward.of) {
    case "cubes": {
      const what = t("lock-count", { name: sayCube(table, reward.kind), count: reward.count });
      return reward.marker ? listed([what, t("lock-marker")]) : what;
    }
    case "trade":
      return t("lock-trade", { count: reward.count });
    case "recruit":
      return reward.two === null
        ? t("lock-recruit-one", { one: reward.one })
        : t("lock-recruit", { one: reward.one, two: reward.two });
    case "tomes":
      return reward.choose ? t("lock-tome-choose") : t("lock-tome-draw");
    default:
      return t(`lock-reward-${reward.of}`);
  }
}

export function sayRewards(table: TableState, printed: readonly Printed[]): string {
  return printed.map(({ ranks, reward }) => `${sayRanks(ranks)}: ${sayReward(table, reward)}`).join("; ");
}

/** A token as it lies, for who cannot see it: “crew member 3, face down, seen by you alone”. */
export function sayToken(table: TableState, seat: number, id: string, down: boolean): string {
  const name = table.thing("token", id).name;
  if (!down) return name;
  return seat === table.me ? t("lock-own-down", { name }) : t("lock-peeked", { name });
}

/** A crew at a location, token by token. */
export function sayCrew(table: TableState, crew: CrewThere): string {
  const told = crew.tokens.map(({ id, down }) => sayToken(table, crew.seat, id, down));
  if (crew.hidden) told.push(t("lock-backs", { count: crew.hidden }));
  const words = `${table.name(crew.seat)}: ${listed(told)}`;
  return crew.planned ? t("lock-planned", { what: words }) : words;
}

/** What lies at a location beside the crews. */
export function saySpot(table: TableState, spot: Spot): string {
  const told: string[] = [];
  if (spot.suspicion) told.push(t("lock-count", { name: sayCube(table, "suspicion"), count: spot.suspicion }));
  if (spot.loot.length)
    told.push(
      t("lock-loot", {
        cubes: sayCubes(
          table,
          spot.loot.flatMap(({ kind, count }) => Array<string>(count).fill(kind)),
        ),
      }),
    );
  return told.join("; ");
}

/** Cubes are told by a letter where a picture would be too small. */
export function letterOf(kind: string): string {
  return t("lock-letter", { kind });
}

/** The rival of one who plays alone, by the name that the box gives. */
export function sayGuards(table: TableState): string {
  return table.box?.rivals.guards ?? "";
}

/** A crew of a ranking by name: a player, or the guards. */
export function sayCrewName(table: TableState, crew: number): string {
  return crew < table.view.seats.length ? table.name(crew) : sayGuards(table);
}

/** What a place of the table is called, such as `tomes`. */
export function zoneName(table: TableState, kind: string): string {
  return table.box?.zones[kind] ?? "";
}

export function numberName(table: TableState, name: string): string {
  return table.box?.numbers[name] ?? "";
}
