import type { Zone } from "@/lib/domains/catalogue/pictures/zones";

/** A zone that lies on the turning vehicle. */
export interface AroundMark {
  id: string;
  zone: Zone;
  /** As numbered in the list of zones. */
  number: number;
  label: string;
  href: string;
  open: boolean;
  frames: readonly (readonly [number, number] | null)[];
}

/** The nearest frame, either way round, in which one of a zone's marks is seen; null when it is seen already, or never. */
export function frameThatShows(zone: Zone, marks: readonly AroundMark[], from: number): number | null {
  const own = marks.filter((mark) => mark.zone === zone);
  const count = own[0]?.frames.length ?? 0;
  for (let away = 0; away <= count / 2; away++)
    for (const frame of [from + away, from - away].map((one) => ((one % count) + count) % count))
      if (own.some((mark) => mark.frames[frame])) return away === 0 ? null : frame;
  return null;
}
