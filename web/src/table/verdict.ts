// Who won, in words; and everybody in the order of their places, a rival in the box among them.
import type { Box, Score } from "../lib/game";
import { t } from "../lib/words.svelte";
import { rivalOf, standing } from "./score";

export interface Ranked {
  /** Null for a rival in the box. */
  seat: number | null;
  name: string;
  points: number;
  /** Null where places mean nothing, as alone without a rival. */
  rank: number | null;
  won: boolean;
}

export interface Reader {
  names: string[];
  /** The seats of whoever reads it. */
  mine: number[];
  box: Box | null;
}

/** Everybody from the first to the last. */
export function ranked(score: Score, { names, box }: Reader): Ranked[] {
  const rival = rivalOf(score, box);
  const contest = score.seats.length > 1 || rival !== null;
  const people = standing(score).map((seat) => ({
    seat,
    name: names[seat] ?? "",
    points: score.seats[seat]?.total ?? 0,
    rank: contest ? (score.seats[seat]?.rank ?? null) : null,
    won: contest && (rival ? score.won === true : score.winners.includes(seat)),
  }));
  if (!rival) return people;
  const other = { seat: null, name: rival.name, points: rival.score.total, rank: rival.score.rank ?? null };
  const all = [...people, { ...other, won: score.won === false }];
  return all.sort((a, b) => (a.rank ?? 99) - (b.rank ?? 99));
}

/** The result in a few words, to whoever reads it: "You win!", "Owl wins", "Your title: Hero". */
export function verdict(score: Score, reader: Reader): string {
  const winners = ranked(score, reader).filter((one) => one.won);
  const only = winners.length === 1 ? winners[0] : undefined;
  if (only && reader.mine.length === 1 && only.seat === reader.mine[0]) return t("table-over-me");
  if (winners.length) {
    const list = new Intl.ListFormat(document.documentElement.lang || "en");
    return t("table-over-who", { names: list.format(winners.map((one) => one.name)), count: winners.length });
  }
  const title = reader.box?.titles[score.title ?? ""];
  return title ? t("table-over-title", { title }) : t("table-over").trim();
}

/** Against a rival in the box, both scores side by side; empty without one. */
export function against(score: Score, reader: Reader): string {
  const rival = rivalOf(score, reader.box);
  const mine = score.seats[0]?.total ?? 0;
  if (!rival) return "";
  const me = reader.mine.length === 1 ? t("table-you-there") : (reader.names[0] ?? "");
  return t("table-against", { me, mine, theirs: rival.score.total, rival: rival.name });
}
