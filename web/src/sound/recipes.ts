// What each sound is made of: grains of tone and of hiss, the way a card, a die or a bell sounds on a wooden table. All
// are soft and short. Times are in seconds, pitches in hertz; loudness is between 0 and 1, before the volume.

export const SOUNDS = ["card", "flip", "die", "roll", "token", "cube", "tap", "raid", "turn", "won", "over"] as const;
export type Sound = (typeof SOUNDS)[number];
/** Those that are music, and so never off their pitch. */
export const TUNED: ReadonlySet<Sound> = new Set(["raid", "turn", "won", "over"]);

interface Grain {
  at: number;
  lasts: number;
  loud: number;
  /** How long it takes to be there; then it fades. */
  rise?: number;
  /** The pitch to which it slides. */
  to?: number;
}
export interface Tone extends Grain {
  tone: number;
}
/** Noise around this pitch. */
export interface Hiss extends Grain {
  hiss: number;
}
export type Part = Tone | Hiss;

/** Something small falls on wood, which rings a little, out of tune as wood does; the touch itself is a short hiss. */
function knock(at: number, pitch: number, loud: number): Part[] {
  return [
    { at, lasts: 0.08, loud, tone: pitch, to: pitch * 0.86 },
    { at, lasts: 0.035, loud: loud * 0.3, tone: pitch * 2.63 },
    { at, lasts: 0.025, loud: loud * 0.6, hiss: pitch * 4, to: pitch * 2.5 },
  ];
}

/** A struck string or bar: its own pitch and, more softly, the octave. */
function note(at: number, pitch: number, lasts: number, loud: number): Part[] {
  return [
    { at, lasts, loud, tone: pitch, rise: 0.02 },
    { at, lasts: lasts * 0.6, loud: loud * 0.15, tone: pitch * 2, rise: 0.01 },
  ];
}

// Where several things fall together: when each is heard, how high, and how loud. Unevenly, as they do.
const FALLING = [
  { at: 0, high: 1, loud: 1 },
  { at: 0.075, high: 1.13, loud: 0.7 },
  { at: 0.13, high: 0.93, loud: 0.6 },
  { at: 0.215, high: 1.07, loud: 0.45 },
] as const;

const fallen = (count: number, pitch: number, loud: number): Part[] =>
  FALLING.slice(0, Math.max(1, count)).flatMap((one) => knock(one.at, pitch * one.high, loud * one.loud));

// Dice bounce, ever lower, until they lie.
const BOUNCES = [
  { at: 0, high: 1, loud: 0.8 },
  { at: 0.09, high: 1.2, loud: 1 },
  { at: 0.165, high: 0.95, loud: 0.75 },
  { at: 0.225, high: 1.12, loud: 0.6 },
  { at: 0.3, high: 0.9, loud: 0.45 },
  { at: 0.345, high: 1.04, loud: 0.3 },
  { at: 0.4, high: 0.97, loud: 0.2 },
] as const;

// A bell behind a thick wall: the partials of a bell, without those that would ring.
const BELL = [
  { ratio: 0.5, loud: 0.16, lasts: 0.57 },
  { ratio: 1, loud: 0.22, lasts: 0.57 },
  { ratio: 1.19, loud: 0.13, lasts: 0.5 },
  { ratio: 1.5, loud: 0.07, lasts: 0.4 },
  { ratio: 2, loud: 0.06, lasts: 0.3 },
] as const;
const BELL_PITCH = 220;

const [C4, F4, G4, C5, E5, G5] = [261.63, 349.23, 392, 523.25, 659.25, 783.99];

/** How each is made; those of things that can be many are given how many. */
const RECIPES: Record<Sound, (count: number) => Part[]> = {
  card: () => [
    { at: 0, lasts: 0.17, loud: 0.5, hiss: 1500, to: 900, rise: 0.06 },
    { at: 0.13, lasts: 0.06, loud: 0.4, hiss: 420, rise: 0.01 },
  ],
  flip: () => [
    { at: 0, lasts: 0.1, loud: 0.42, hiss: 900, to: 1800, rise: 0.05 },
    { at: 0.1, lasts: 0.07, loud: 0.6, hiss: 520, to: 380, rise: 0.008 },
  ],
  die: (count) => fallen(count, 330, 0.32),
  roll: () => BOUNCES.flatMap((one) => knock(one.at, 340 * one.high, 0.34 * one.loud)),
  token: (count) => fallen(count, 230, 0.32),
  cube: (count) => fallen(count, 480, 0.24),
  tap: () => knock(0, 190, 0.24),
  raid: () => BELL.map(({ ratio, loud, lasts }) => ({ at: 0, lasts, loud, tone: BELL_PITCH * ratio, rise: 0.012 })),
  turn: () => [...note(0, C5, 0.3, 0.3), ...note(0.15, E5, 0.34, 0.3)],
  won: () => [
    ...[G4, C5, E5].flatMap((pitch, i) => note(i * 0.15, pitch, 0.34, 0.26)),
    ...[C5, E5, G5].flatMap((pitch) => note(0.45, pitch, 0.95, 0.16)),
  ],
  over: () => [...note(0, F4, 0.32, 0.3), ...note(0.17, C4, 0.4, 0.3)],
};

export function recipe(sound: Sound, count = 1): Part[] {
  return RECIPES[sound](count);
}

/** How long all of it takes. */
export function length(parts: readonly Part[]): number {
  return Math.max(...parts.map(({ at, lasts }) => at + lasts));
}
