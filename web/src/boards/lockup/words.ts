// Sentences about tokens, cards and rewards, in the reader's language; names of things come from the box.
import type { Thing } from "../../lib/game";
import { settings } from "../../lib/settings.svelte";
import type { TableState } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import { counted, listOf, numberIn } from "../zones";
import { costOf, type CrewThere, type Reward, type Spot } from "./view";

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

/** What the box calls a cube. */
export function cubeKey(kind: string): string {
  if (kind === "any") return `cost:${kind}`;
  return kind === "strength" || kind === "suspicion" ? `number:${kind}` : `resource:${kind}`;
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

/** Everything printed on an item except its name. */
export function sayItem(table: TableState, item: Thing): string {
  const treasures = listOf(item, "treasures");
  const told = [
    t("lock-worth", { points: numberIn(item.facts, "reputation") }),
    t("lock-costs", { cubes: sayCubes(table, costOf(item)) }),
  ];
  if (treasures.length) told.push(t("lock-treasures", { names: sayTreasures(table, treasures) }));
  return [`${told.join("; ")}.`, effectOf(item)].filter(Boolean).join(" ");
}

/** Everything printed on a thug except its name, and how its kind scores. */
export function sayThug(table: TableState, thug: Thing): string {
  const type = table.thing("thug_type", String(thug.facts.type ?? ""));
  const treasures = listOf(thug, "treasures");
  const told: string[] = [];
  if (treasures.length) told.push(t("lock-treasures", { names: sayTreasures(table, treasures) }));
  const icons = numberIn(thug.facts, "suspicion");
  if (icons) told.push(t("lock-icons", { count: icons }));
  return [
    effectOf(thug),
    told.length ? `${capital(told.join("; "))}.` : "",
    effectOf(type) && `${type.name}: ${effectOf(type)}`,
  ]
    .filter(Boolean)
    .join(" ");
}

function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase(settings.language) + words.slice(1);
}

/** “1st”, “2nd to 3rd”, “from 3rd on”, “last”. */
export function sayRanks(ranks: Omit<Reward, "gains">): string {
  if (ranks.last) return t("lock-rank-last");
  if (isForAll(ranks)) return t("lock-rank-all");
  const from = t("lock-rank", { rank: ranks.from });
  if (ranks.from === ranks.to) return from;
  return ranks.to ? t("lock-rank-to", { from, to: t("lock-rank", { rank: ranks.to }) }) : t("lock-rank-on", { from });
}

export function isForAll({ from, to, last }: Omit<Reward, "gains">): boolean {
  return from === 1 && !to && !last;
}

export function sayReward(table: TableState, gains: Reward["gains"]): string {
  const told = Object.entries(gains).map(([name, count]) => {
    if (name === "two_thugs") return t("lock-recruit", { one: gains.thug ?? 0, two: count });
    if (name === "thug") return gains.two_thugs ? "" : t("lock-recruit-one", { one: count });
    if (name === "trade") return t("lock-trade", { count });
    if (name === "tomes") return t("lock-tomes", { count });
    if (name === "marker") return t("lock-marker");
    if (name === "choice" || name === "craft") return t(`lock-reward-${name}`);
    return t("lock-count", { name: sayCube(table, name), count });
  });
  return told.length ? listed(told.filter(Boolean)) : t("lock-reward-nothing");
}

export function sayRewards(table: TableState, rewards: readonly Reward[]): string {
  return rewards.map((one) => `${sayRanks(one)}: ${sayReward(table, one.gains)}`).join("; ");
}

/** A token and which way up it is, for those who cannot see it: “crew member 3, face down, seen by you alone”. */
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

/** What is at a location besides the crews. */
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

/** Cubes are shown by a letter where a picture would be too small. */
export function letterOf(kind: string): string {
  return t("lock-letter", { kind });
}

/** The rival of a solo player, by the name that the box gives. */
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
