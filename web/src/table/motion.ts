// Things slide to where they go, within a quarter of a second; whoever wants no motion gets none.
const MOVE = 240; // milliseconds
const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";

/** How long a move takes: no time where the system or the page is set to reduce motion. */
export function moving(): number {
  if (document.documentElement.dataset.motion === "off") return 0;
  return matchMedia?.("(prefers-reduced-motion: reduce)").matches ? 0 : MOVE;
}

/** Where each piece is: by zone and id. Pieces are marked `data-piece` with their id and `data-zone` with their zone. */
export type Lying = Map<string, { id: string; rect: DOMRect }>;

export function lying(root: HTMLElement | undefined): Lying {
  const found: Lying = new Map();
  for (const one of pieces(root))
    found.set(keyOf(one), { id: one.dataset.piece ?? "", rect: one.getBoundingClientRect() });
  return found;
}

/** Lets what has come to another zone slide there from where it was; what comes from nowhere fades in. */
export function slide(root: HTMLElement | undefined, before: Lying): void {
  const duration = moving();
  if (!duration || !before.size) return;
  const all = pieces(root);
  const now = new Set(all.map(keyOf));
  for (const piece of all) {
    if (before.has(keyOf(piece))) continue;
    const from = [...before].find(([key, was]) => was.id === piece.dataset.piece && !now.has(key))?.[1].rect;
    if (from) piece.animate?.(path(from, piece.getBoundingClientRect()), { duration, easing: EASE });
    else piece.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: duration / 2 });
  }
}

function path(from: DOMRect, to: DOMRect): Keyframe[] {
  return [
    { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)`, zIndex: 3 },
    { transform: "none", zIndex: 3 },
  ];
}

function pieces(root: HTMLElement | undefined): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>("[data-piece]") ?? [])];
}

function keyOf(piece: HTMLElement): string {
  return `${piece.dataset.zone} ${piece.dataset.piece}`;
}
