import type { GreyFrame } from "../frames/grey-frame";
import { measureError } from "../measure/measure-error";
import type { CodeFormat, Reader } from "../readers/reader";
import { looksAt, looksAtLeast, type Look } from "./looks";
import { weigh, type Reading, type Sighting } from "./weigh";

/** What one look at a picture sees, with the bars walked again both as drawn for the look and as they are. */
export async function look(
  { family, see }: Look,
  { frame, reader, formats }: { frame: GreyFrame; reader: Reader; formats: readonly CodeFormat[] },
): Promise<Sighting[]> {
  const { frame: drawn, back } = see(frame);
  const found = await reader(drawn, formats);
  return found.map((seen) => {
    const [a, b, c, d] = seen.corners;
    const placed = { ...seen, corners: [back(a), back(b), back(c), back(d)] as const };
    const errors = [measureError(drawn, seen), drawn === frame ? null : measureError(frame, placed)];
    const measured = errors.filter((error) => error !== null).sort((one, other) => one.worst - other.worst);
    return { ...placed, family, error: measured[0] ?? null };
  });
}

/** The codes of a still picture, the nearest to its middle first; looks on until one is sure, `mostMs` have passed or all ways were gone. */
export async function readPicture(
  frame: GreyFrame,
  { reader, formats, mostMs }: { reader: Reader; formats: readonly CodeFormat[]; mostMs: number },
): Promise<Reading[]> {
  const sightings: Sighting[] = [];
  const end = performance.now() + mostMs;
  let readings: Reading[] = [];
  for (const [count, way] of looksAt(frame).entries()) {
    if (readings.length > 0 && count >= looksAtLeast) break;
    if (count >= looksAtLeast && performance.now() > end) break;
    sightings.push(...(await look(way, { frame, reader, formats })));
    readings = weigh(sightings, { x: frame.width / 2, y: frame.height / 2 });
  }
  return readings;
}
