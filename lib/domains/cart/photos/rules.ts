/** Photographs of one line. */
export const mostPhotos = 4;
/** Pixels of the longest side of a photograph, and of its thumbnail. */
export const photoSide = 1600;
export const thumbnailSide = 320;

export const photographed = ["part", "work"] as const;

/** Two pictures: the photograph and its thumbnail. */
export interface LinePhoto {
  id: string;
  small: string;
}

type Photographed = { photos?: readonly LinePhoto[] | null };

export const photosOf = (lines: readonly Photographed[]): LinePhoto[] => lines.flatMap(({ photos }) => photos ?? []);

/** A line with those of its photographs that are there; without a word of photographs where none is. */
export function withPhotos<Line extends object>(line: Line & Photographed, there: ReadonlySet<string>): Line {
  const { photos, ...bare } = line;
  const kept = (photos ?? []).filter(({ id }) => there.has(id));
  return (kept.length > 0 ? { ...bare, photos: kept } : bare) as Line;
}

interface Looking {
  at: number;
  count: number;
  rightToLeft: boolean;
}

/** Which photograph a key leads to while one is shown large; null for keys that lead nowhere. */
export function keyedPhoto(key: string, { at, count, rightToLeft }: Looking): number | null {
  const last = count - 1;
  const forward = rightToLeft ? "ArrowLeft" : "ArrowRight";
  const back = rightToLeft ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return Math.min(last, at + 1);
  if (key === back) return Math.max(0, at - 1);
  if (key === "Home") return 0;
  return key === "End" ? last : null;
}
