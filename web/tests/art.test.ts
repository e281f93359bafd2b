// What we have drawn tells apart what is different, and shows the same thing the same way everywhere.
import { readFileSync } from "node:fs";

import { cleanup, render } from "@testing-library/svelte";
import { parse } from "smol-toml";
import { afterEach, describe, expect, test } from "vitest";

import Gang from "../src/art/Gang.svelte";
import { golemAt, GOLEMS } from "../src/art/golems";
import Golem from "../src/art/Golem.svelte";
import Hero from "../src/art/Hero.svelte";
import Warrior from "../src/art/Warrior.svelte";
import Face from "../src/parts/Face.svelte";

afterEach(cleanup);

/** What is drawn inside a picture, without its name. */
function drawn(container: HTMLElement): string {
  return container.querySelector("svg")?.innerHTML ?? "";
}

// The icon map names every race, class and gang that a box has.
const map = parse(readFileSync("src/icons.toml", "utf8")) as Record<string, Record<string, object>>;
const ids = (game: string, kind: string) => Object.keys(map[game]?.[kind] ?? {});
const unlike = (pictures: string[]) => new Set(pictures).size;

describe("golems", () => {
  test.each(["kajko", "lockup", "roll_player", "stonespine", "another"])(
    "no two at a table of %s are alike",
    (game) => {
      const seats = [0, 1, 2, 3, 4];
      expect(new Set(seats.map((seat) => golemAt(game, seat))).size).toBe(seats.length);
      expect(unlike(seats.map((seat) => drawn(render(Golem, { game, seat }).container)))).toBe(seats.length);
    },
  );

  test("every kind sits down somewhere", () => {
    const met = ["kajko", "lockup", "roll_player", "stonespine"].flatMap((game) =>
      [0, 1, 2, 3].map((seat) => golemAt(game, seat)),
    );
    expect(new Set(met)).toEqual(new Set(GOLEMS));
  });

  test("a golem wears the seal of its chair, and a person is only the seal", () => {
    const golem = render(Face, { seat: 2, game: "kajko", bot: true }).container;
    expect(golem.querySelector("[data-golem]")).not.toBeNull();
    expect(golem.querySelector(".seal")?.textContent).toBe("C");
    const person = render(Face, { seat: 2, game: "kajko", bot: false }).container;
    expect(person.querySelector("[data-golem]")).toBeNull();
    expect(person.querySelector(".seal")?.textContent).toBe("C");
  });
});

describe("portraits", () => {
  const races = ids("roll_player", "race");
  const classes = ids("roll_player", "class");

  test("every race and class together is somebody else, and nobody is a stranger", () => {
    const stranger = drawn(render(Hero, { race: "?", profession: "?" }).container);
    const heroes = [null, ...races].flatMap((race) =>
      [null, ...classes].map((profession) => drawn(render(Hero, { race, profession }).container)),
    );
    expect(races.length * classes.length).toBe(72);
    expect(unlike(heroes)).toBe((races.length + 1) * (classes.length + 1));
    expect(heroes.slice(1)).not.toContain(stranger);
  });

  test("every gang has a face", () => {
    const faces = ids("lockup", "gang").map((gang) => drawn(render(Gang, { gang }).container));
    expect(faces).not.toHaveLength(0);
    expect(faces.every((face) => face.includes("<path"))).toBe(true);
    expect(unlike(faces)).toBe(faces.length);
  });

  test("the four warriors differ", () => {
    expect(unlike([0, 1, 2, 3].map((which) => drawn(render(Warrior, { which }).container)))).toBe(4);
  });
});
