// Sentences the door makes from what the server says about a table.
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";

import { luck } from "./kept";
import { type Row, asked, free, golems, host, people, points, short } from "./lists";
import type { Game, Pace } from "./plan";

/** `Ola, Piotr and 2 golems`, as the reader's language joins them. */
export function joined(parts: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(parts);
}

export function gameName(games: Game[], game: string): string {
  return short(games.find((one) => one.game === game)?.name ?? game);
}

/** Which table: by its game, and by whose it is unless that is `me`. */
export function title(games: Game[], table: Row, me = ""): string {
  const game = gameName(games, table.game);
  if (table.chairs.length === 1) return t("door-row-solo", { game });
  const name = host(table);
  return name && name !== me ? t("door-row-at", { game, host: name }) : game;
}

/** Who is there besides `me`, and how many are missing. */
export function company(table: Pick<Row, "chairs">, me = ""): string {
  const parts = people(table).filter((name) => name !== me);
  const count = golems(table);
  if (count) parts.push(t("door-row-golems", { count }));
  const missing = free(table);
  const told = parts.length ? [joined(parts)] : missing ? [] : [t("door-row-nobody")];
  if (missing) told.push(t("door-row-free", { count: missing }));
  return told.join("; ");
}

/** How my table stands, and who else is there. */
export function standing(table: Row, me: string): string {
  if (table.stage === "open") return free(table) ? company(table, me) : t("door-row-complete");
  const names = asked(table);
  const now = names.length ? t("door-row-asked", { names: joined(names) }) : t("door-row-golem");
  const stands = table.waiting_for_me ? t("door-row-your-turn") : now;
  return table.chairs.length > 1 ? `${stands}; ${company(table, me)}` : stands;
}

export function outcome(table: Row): string {
  const told = points(table).map(({ name, total }) => t("door-row-points", { name, points: total }));
  return told.length ? told.join(", ") : company(table);
}

export function paceInWords(pace: Pace): string {
  if (pace.kind === "live") return t("door-pace-live-short", { minutes: pace.minutes, increment: pace.increment });
  return pace.kind === "days" ? t("door-pace-days-short", { days: pace.days }) : t("door-pace-none");
}

/** Morning, afternoon or evening, by the reader's own clock. */
export function hello(hour = new Date().getHours()): string {
  if (hour >= 5 && hour < 12) return t("door-hello-morning");
  return hour >= 12 && hour < 18 ? t("door-hello-afternoon") : t("door-hello-evening");
}

/** A name for whoever has given none: a woodland animal, the same one until somebody comes in. */
export function anyName(): string {
  const names = t("door-name-random").split(", ");
  return names[Math.floor(luck() * names.length)] ?? "";
}
