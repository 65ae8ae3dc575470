import type { GreyFrame } from "../frames/grey-frame";
import type { CodeFormat, Reader } from "../readers/reader";
import { readPicture } from "./read-picture";
import type { Reading } from "./weigh";

/** The longest side at which a picture is looked at first. */
export const firstSide = 1280;
/** What is larger would not fit a phone's memory, in places of the longest side. */
const longestSide = 4096;

interface Sizes {
  /** The picture's own longest side. */
  longest: number;
  /** The picture with a longest side of so many places, or its own if that is shorter. */
  draw: (side: number) => Promise<GreyFrame>;
  reader: Reader;
  formats: readonly CodeFormat[];
  mostMs: number;
}

/** The codes of a picture that was chosen: at 1280 places, and at its full size when that shows none. */
export async function readSizes({ longest, draw, ...how }: Sizes): Promise<Reading[]> {
  const readings = await readPicture(await draw(firstSide), how);
  if (readings.length > 0 || longest <= firstSide) return readings;
  return readPicture(await draw(Math.min(longest, longestSide)), how);
}
