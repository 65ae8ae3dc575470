import type { GreyFrame } from "../frames/grey-frame";
import type { CodeFormat, Reader } from "../readers/reader";
import { liveLooks, plain } from "./looks";
import { look } from "./read-picture";
import { weigh, type Reading, type Sighting } from "./weigh";

/** How long a sighting counts beside those of later frames, in ms. */
const memoryMs = 1500;

/** Reads the frames of a film: each as it is, and in one other way by turns; what several frames show alike is believed. */
export function filmReading(formats: readonly CodeFormat[]) {
  let count = 0;
  let kept: (Sighting & { at: number })[] = [];
  return async (frame: GreyFrame, quick: Reader, thorough: Reader | null, now: number): Promise<Reading[]> => {
    const middle = { x: frame.width / 2, y: frame.height / 2 };
    const turn = liveLooks[count % liveLooks.length];
    count += 1;
    kept = kept.filter(({ at }) => now - at < memoryMs);
    const note = (sightings: Sighting[]) => {
      // Two frames are two looks: what glare does to one it does not do to the next.
      kept.push(...sightings.map((one) => ({ ...one, family: `${one.family} ${count}`, at: now })));
      return weigh(kept, middle).filter(({ text }) => sightings.some((one) => one.text === text));
    };
    const how = { frame, reader: thorough ?? quick, formats };
    const first = note(await look(plain, how));
    return first.length > 0 || !turn ? first : note(await look(turn, how));
  };
}
