import { GLYPH_HEIGHT, STRIP_HEIGHT, STRIP_MARGIN, glyphWindow } from "./glyph-window";
import { readGlyph } from "./glyph-network";
import type { GreyPicture } from "./grey-picture";

/** A piece of a strip between two cuts (indices into `cuts`) with the network's log chances. */
export interface Segment {
  from: number;
  to: number;
  width: number;
  chances: Float64Array;
}

export interface Segmentation {
  cuts: number[];
  /** Segments by the cut that they end at. */
  endingAt: Segment[][];
}

const NARROWEST = 2;
const WIDEST = 1.05 * GLYPH_HEIGHT;

/** Columns where a strip may be cut: wherever there is no more ink than beside it. */
export function findCuts(strip: GreyPicture): number[] {
  const light = Array.from({ length: strip.width }, (_, x) => {
    let sum = 0;
    for (let y = STRIP_MARGIN; y < STRIP_HEIGHT - STRIP_MARGIN; y++) sum += strip.data[y * strip.width + x] as number;
    return sum / GLYPH_HEIGHT;
  });
  const cuts = [0];
  for (let x = 1; x < strip.width - 1; x++) {
    const here = light[x] as number;
    const isValley = here >= (light[x - 1] as number) - 1.5 && here >= (light[x + 1] as number) - 1.5;
    if (isValley && x - (cuts.at(-1) as number) >= NARROWEST) cuts.push(x);
  }
  return [...cuts, strip.width];
}

/** Every piece of a strip between two cuts that may be a character or a gap, each read by the network. */
export function readSegments(strip: GreyPicture): Segmentation {
  const cuts = findCuts(strip);
  const endingAt = cuts.map((end, to) => {
    const segments: Segment[] = [];
    for (let from = to - 1; from >= 0; from--) {
      const start = cuts[from] as number;
      if (end - start > WIDEST && from < to - 1) break;
      segments.push({ from, to, width: end - start, chances: readGlyph(glyphWindow(strip, start, end + 1)) });
    }
    return segments;
  });
  return { cuts, endingAt };
}
