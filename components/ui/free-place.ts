/** A rectangle of the window, in CSS pixels. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const step = 8;

/** Whether two rectangles have a point in common. */
export const overlaps = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

interface Wanted {
  /** Where it may lie at all. */
  within: Area;
  size: { width: number; height: number };
  /** What is pressed: it must not be covered. */
  pressed: readonly Area[];
}

/** The lowest place that covers nothing that is pressed, from the end of the line on; else the end below, from where a page is scrolled. */
export function findFreePlace({ within, size, pressed }: Wanted): { left: number; top: number } {
  const width = Math.min(size.width, within.right - within.left);
  const lanes = new Set([within.right - width, (within.left + within.right - width) / 2, within.left]);
  for (const left of lanes)
    for (let top = within.bottom - size.height; top >= within.top; top -= step) {
      const place = { left, top, right: left + width, bottom: top + size.height };
      if (!pressed.some((one) => overlaps(place, one))) return { left, top };
    }
  return { left: within.right - width, top: Math.max(within.top, within.bottom - size.height) };
}
