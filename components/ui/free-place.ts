/** A rectangle of the window, in CSS pixels. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const step = 8;

/** What two rectangles have in common, in square pixels. */
export const overlap = (one: Area, other: Area): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

interface Wanted {
  /** Where it may lie at all. */
  within: Area;
  size: { width: number; height: number };
  /** What is pressed: it must not be covered. */
  pressed: readonly Area[];
}

/** The lowest place that covers nothing that is pressed, from the end of the line on; else what covers least of the lower half, on a phone the end below, of which a page is scrolled clear. */
export function findFreePlace({ within, size, pressed }: Wanted): { left: number; top: number } {
  const width = Math.min(size.width, within.right - within.left);
  let best = { left: within.right - width, top: Math.max(within.top, within.bottom - size.height), covered: Infinity };
  const isWide = within.right - within.left > 2 * width;
  const lanes = new Set([within.right - width, (within.left + within.right - width) / 2, within.left]);
  for (const left of lanes)
    for (let top = within.bottom - size.height; top >= within.top; top -= step) {
      const place = { left, top, right: left + width, bottom: top + size.height };
      const covered = pressed.reduce((sum, one) => sum + overlap(place, one), 0);
      if (covered === 0) return { left, top };
      if (covered < best.covered && isWide && top >= (within.top + within.bottom) / 2) best = { left, top, covered };
    }
  return { left: best.left, top: best.top };
}
