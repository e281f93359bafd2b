// A die's colour can be told by the shape of its pips, and by a letter.
export type DieColour = "green" | "blue" | "red" | "purple" | "black" | "white" | "gold";

type Shape = (x: number, y: number, s: number) => string;
const n = (value: number): string => String(Math.round(value * 100) / 100);

const circle =
  (radius: number): Shape =>
  (x, y, s) => {
    const r = n(radius * s);
    const d = n(2 * radius * s);
    return `M${n(x - radius * s)} ${n(y)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 -${d} 0z`;
  };

const SHAPES: Record<DieColour, Shape> = {
  green: (x, y, s) => `M${n(x)} ${n(y - 5.2 * s)}l${n(5.4 * s)} ${n(9.4 * s)}h${n(-10.8 * s)}z`,
  blue: circle(4.4),
  red: (x, y, s) => {
    const a = n(5.4 * s);
    return `M${n(x)} ${n(y - 5.4 * s)}l${a} ${a}-${a} ${a}-${a}-${a}z`;
  },
  purple: (x, y, s) => {
    const arm = n(3.3 * s);
    const bar = n(3.4 * s);
    return `M${n(x - 1.7 * s)} ${n(y - 5 * s)}h${bar}v${arm}h${arm}v${bar}h-${arm}v${arm}h-${bar}v-${arm}h-${arm}v-${bar}h${arm}z`;
  },
  black: (x, y, s) => `M${n(x - 4 * s)} ${n(y - 4 * s)}h${n(8 * s)}v${n(8 * s)}h${n(-8 * s)}z`,
  white: circle(3.9),
  gold: star,
};

function star(x: number, y: number, s: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const radius = (i % 2 ? 2.4 : 5.6) * s;
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    return `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
  });
  return `M${points.join("L")}z`;
}

/** The outline of one pip around a point. */
export function pip(colour: DieColour, x: number, y: number, scale: number): string {
  return SHAPES[colour](x, y, scale);
}

const [LOW, MID, HIGH] = [12.5, 24, 35.5];
const SIX = [11, 24, 37];

/** Where the pips of a value are in a box of 48. */
export function layout(value: number): [number, number][] {
  const corners: [number, number][] = [
    [LOW, LOW],
    [HIGH, HIGH],
    [HIGH, LOW],
    [LOW, HIGH],
  ];
  if (value === 6)
    return SIX.flatMap((y): [number, number][] => [
      [LOW, y],
      [HIGH, y],
    ]);
  const even = value >= 4 ? corners : value >= 2 ? corners.slice(0, 2) : [];
  return value % 2 ? [...even, [MID, MID]] : even;
}
