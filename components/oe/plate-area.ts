import type { OePartsAnswer } from "@/lib/domains/oe/schema";
import type { Area } from "./pan-zoom";

/** Where a position stands on its plate, its mark and its part, in shares of it; null where the drawing has no such mark. */
export function areaOf(
  { width, height, hotspots, shapes }: OePartsAnswer["illustration"],
  position: string,
): Area | null {
  const mark = hotspots.find((spot) => spot.position === position);
  if (!mark) return null;
  const { x, y, r } = mark;
  const parts = shapes.filter((shape) => shape.position === position);
  const lefts = [x - r, ...parts.map((part) => part.x)];
  const tops = [y - r, ...parts.map((part) => part.y)];
  const rights = [x + r, ...parts.map((part) => part.x + part.w)];
  const bottoms = [y + r, ...parts.map((part) => part.y + part.h)];
  const share = (value: number, whole: number) => Math.min(1, Math.max(0, value / whole));
  return {
    ...{ left: share(Math.min(...lefts), width), top: share(Math.min(...tops), height) },
    ...{ right: share(Math.max(...rights), width), bottom: share(Math.max(...bottoms), height) },
  };
}
