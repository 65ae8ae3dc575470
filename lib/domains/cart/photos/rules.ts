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
