// The words of a score: what the answer gives, and where it gives only facts, the names of the box.
import type { Problem } from "../lib/api";
import type { Box, Reason } from "../lib/game";

type Bare = Omit<Reason, "text"> & { text?: string };

export function reasonText(reason: Bare, part: string, box: Box | null): string {
  if (reason.text) return reason.text;
  const names = Object.keys(box?.kinds ?? {}).flatMap((kind) => {
    const known = box?.kinds[kind]?.find((one) => one.id === reason[kind]);
    return known ? [known.name] : []; // a card that is not in the pack has no name here
  });
  if (!names.length) return box?.parts[part] ?? "";
  return (typeof reason.count === "number" ? `${reason.count} × ` : "") + names.join(", ");
}

/** With its sign, a real minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** The seat that a place on a sheet belongs to; null: none in particular. */
export function seatAt(place: string): number | null {
  const found = /^seats\[(\d+)\]/.exec(place)?.[1];
  return found === undefined ? null : Number(found);
}

/** What the server refuses, for people: without the place in front, and with names where it quotes ids. */
export function refusal(problem: Pick<Problem, "place" | "text">, box: Box | null): string {
  const prefix = `${problem.place}: `;
  const text = problem.place && problem.text.startsWith(prefix) ? problem.text.slice(prefix.length) : problem.text;
  const things = Object.values(box?.kinds ?? {}).flat();
  return text.replace(/(?<=[„“"])[a-z0-9_]+(?=[”"])/g, (id) => things.find((one) => one.id === id)?.name ?? id);
}
