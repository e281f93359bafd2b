// Seats are told apart by colour, shape and letter, always all three.
export const SEAT_LETTERS = "ABCDE";
export const SEAT_CLASSES = ["sa", "sb", "sc", "sd", "se"] as const;

/** Outlines in a box of 40: circle, square, shield, diamond, hexagon. */
const SEAT_SHAPES = [
  "M20 1.5a18.5 18.5 0 1 1 0 37a18.5 18.5 0 1 1 0-37z",
  "M8.5 2.5h23a6 6 0 0 1 6 6v23a6 6 0 0 1-6 6h-23a6 6 0 0 1-6-6v-23a6 6 0 0 1 6-6z",
  "M3 3h34v16c0 10.5-8 15.5-17 19C11 34.5 3 29.5 3 19z",
  "M20 .5 39.5 20 20 39.5 .5 20z",
  "M20 .5 37 10v20L20 39.5 3 30V10z",
] as const;

export const seatLetter = (seat: number): string => SEAT_LETTERS[seat % 5] ?? "?";
export const seatClass = (seat: number): string => SEAT_CLASSES[seat % 5] ?? "sa";
export const seatShape = (seat: number): string => SEAT_SHAPES[seat % 5] ?? SEAT_SHAPES[0];

/** Cubes by kind, each with an outline of its own. */
export const CUBE_SHAPES = {
  scrap: "M20 2 39 37H1z",
  potion: "M20 1.5a18.5 18.5 0 1 1 0 37a18.5 18.5 0 1 1 0-37z",
  iron: "M6 3h28a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z",
  gold: "M11 2h18l10 18-10 18H11L1 20z",
  any: "M20 2.5a17.5 17.5 0 1 1 0 35a17.5 17.5 0 1 1 0-35z",
  strength: "M12 1h16l11 11v16L28 39H12L1 28V12z",
  suspicion: "M1 3h38L20 39z",
};
export type CubeKind = keyof typeof CUBE_SHAPES;
