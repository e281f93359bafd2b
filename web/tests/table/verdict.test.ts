import { describe, expect, it } from "vitest";

import { draw, type Told } from "../../src/after/picture";
import type { Box, Score, SeatScore } from "../../src/lib/game";
import { reasonsOf, tabulate, tiesTold } from "../../src/table/score";
import { against, ranked, verdict } from "../../src/table/verdict";

const BOX = { rivals: { jael: "Jael" }, titles: { hero: "Hero" }, parts: { town: "The town" } } as unknown as Box;
const NAMES = ["Ania", "Owl", "Ola"];

function seat(total: number, rank: number): SeatScore {
  return { total, rank, parts: { town: total }, texts: {}, why: {} };
}

const CONTEST: Score = { seats: [seat(40, 3), seat(52, 1), seat(52, 2)], winners: [1] };
const SOLO = (mine: number, his: number) => {
  const won = mine > his;
  return { seats: [seat(mine, won ? 1 : 2)], winners: won ? [0] : [], won, jael: seat(his, won ? 2 : 1) } as Score;
};

const reader = (...mine: number[]) => ({ names: NAMES, mine, box: BOX });

describe("the verdict", () => {
  it("tells the winner that they have won, and everybody else who has", () => {
    expect(verdict(CONTEST, reader(1))).toBe("You win!");
    expect(verdict(CONTEST, reader(0))).toBe("Owl wins");
    expect(verdict(CONTEST, reader())).toBe("Owl wins");
    expect(verdict(CONTEST, reader(0, 1))).toBe("Owl wins"); // two at one screen
  });

  it("names all who share a victory", () => {
    expect(verdict({ ...CONTEST, winners: [1, 2] }, reader(1))).toBe("Owl and Ola win together");
  });

  it("names a rival in the box, with both scores", () => {
    expect(verdict(SOLO(101, 91), reader(0))).toBe("You win!");
    expect(verdict(SOLO(91, 91), reader(0))).toBe("Jael wins");
    expect(against(SOLO(101, 91), reader(0))).toBe("You 101 : 91 Jael");
    expect(against(SOLO(101, 91), reader())).toBe("Ania 101 : 91 Jael");
    expect(against(CONTEST, reader(0))).toBe("");
  });

  it("has a title where there is nothing to win", () => {
    expect(verdict({ seats: [seat(38, 1)], winners: [], title: "hero" }, reader(0))).toBe("Your title: Hero");
  });
});

describe("the podium", () => {
  it("has everybody in the order of their places", () => {
    expect(ranked(CONTEST, reader()).map((one) => [one.name, one.points, one.rank, one.won])).toEqual([
      ["Owl", 52, 1, true],
      ["Ola", 52, 2, false],
      ["Ania", 40, 3, false],
    ]);
  });

  it("has a rival in the box too, before who has lost to it", () => {
    expect(ranked(SOLO(90, 91), reader(0)).map((one) => [one.seat, one.name, one.rank, one.won])).toEqual([
      [null, "Jael", 1, true],
      [0, "Ania", 2, false],
    ]);
  });

  it("has no places for one who plays alone", () => {
    expect(ranked({ seats: [seat(38, 1)], winners: [], title: "hero" }, reader(0))[0]?.rank).toBeNull();
  });
});

describe("the score in columns", () => {
  const score: Score = {
    seats: [
      { ...seat(6, 1), why: { town: [reason(6, "two coins")] } },
      { ...seat(9, 2), why: { town: [reason(6, "two coins"), reason(3, "a hat")] } },
    ],
    winners: [1],
  };

  it("has each point in the column of who has it, and the same words once", () => {
    const row = tabulate(score, BOX).rows[0];
    expect(row && reasonsOf(row, (one) => one.text)).toEqual([
      { text: "two coins", points: [6, 6] },
      { text: "a hat", points: [null, 3] },
    ]);
  });

  it("knows who does not score something at all", () => {
    const other = { ...seat(9, 2), parts: { cards: 9 } };
    const rows = tabulate({ seats: [seat(6, 1), other], winners: [0] }, BOX).rows;
    expect(rows.map((row) => [row.part, ...row.cells.map((cell) => cell.none)])).toEqual([
      ["town", false, true],
      ["cards", true, false],
    ]);
  });

  it("explains ties where it has the words", () => {
    const tie = { by: "items", points: 52, seats: [1], others: [2], more: 5, less: 3 };
    expect(tiesTold({ ...CONTEST, ties: [tie] })).toEqual([]);
    expect(tiesTold({ ...CONTEST, ties: [{ ...tie, text: "52:52, more items sent." }] })).toEqual([
      "52:52, more items sent.",
    ]);
  });

  function reason(points: number, text: string) {
    return { points, why: "card", text };
  }
});

describe("the picture", () => {
  const told: Told = {
    game: "Kajko",
    headline: "Owl wins",
    below: "today",
    ranked: ranked(CONTEST, { names: ["Ania", '<script>"&', "x".repeat(80)], mine: [], box: BOX }),
    ties: ["52:52, more items sent: Owl (5), Ola (3).", "long ".repeat(60)],
    points: (count) => `${count} points`,
    place: (rank) => `${rank}.`,
  };
  const svg = draw(told, { seat: (one) => ({ fill: `#00${one}`, ink: "#fff" }), fonts: "" });

  it("is sound, whatever people are called", () => {
    const found = new DOMParser().parseFromString(svg, "image/svg+xml");
    expect(found.querySelector("parsererror")).toBeNull();
    expect(found.querySelector("script")).toBeNull();
    const words = [...found.querySelectorAll("text")].map((one) => one.textContent);
    expect(words).toContain('<script>"&');
    expect(words).toContain("Owl wins");
    expect(words).toContain("52 points");
    expect(words.every((one) => (one ?? "").length < 100)).toBe(true);
  });

  it("asks nobody for anything", () => {
    expect(svg).not.toMatch(/(href|src|url)\s*[=(]\s*["']?https?:/);
  });

  it("has room for five and their ties", () => {
    const five = { ...told, ranked: [...told.ranked, ...told.ranked].slice(0, 5) };
    const found = new DOMParser().parseFromString(
      draw(five, { seat: () => ({ fill: "#000", ink: "#fff" }), fonts: "" }),
      "image/svg+xml",
    );
    const ys = [...found.querySelectorAll(":scope > text")].map((one) => Number(one.getAttribute("y")));
    expect(Math.max(...ys)).toBeLessThan(630);
  });
});
