// Arrow keys move to what is nearest in that direction, as the eye would.
export type Direction = "left" | "right" | "up" | "down";

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const ASIDE = 2.5; // a step aside counts as this many steps ahead

/** The index of the nearest area in that direction; the same one if nothing is there. */
export function nearest(areas: Area[], from: number, direction: Direction): number {
  const here = areas[from];
  if (!here) return areas.length ? 0 : -1;
  let best = from;
  let least = Infinity;
  areas.forEach((area, i) => {
    const far = i === from ? null : distance(here, area, direction);
    if (far !== null && far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

function distance(here: Area, there: Area, direction: Direction): number | null {
  const across = there.left + there.width / 2 - (here.left + here.width / 2);
  const down = there.top + there.height / 2 - (here.top + here.height / 2);
  const sideways = direction === "left" || direction === "right";
  const ahead = (sideways ? across : down) * (direction === "left" || direction === "up" ? -1 : 1);
  return ahead > 1 ? ahead + Math.abs(sideways ? down : across) * ASIDE : null;
}
