import type { GreyPicture } from "./grey-picture";

/** Height in pixels of a character in a straightened strip, and of the margin above and below it. */
export const GLYPH_HEIGHT = 20;
export const STRIP_MARGIN = 3;
export const STRIP_HEIGHT = GLYPH_HEIGHT + 2 * STRIP_MARGIN;

const WINDOW_WIDTH = 20;
const CONTEXT = 8;
const OUTSIDE = 0.35;

/** Inputs of the glyph network: the pixels of a window and the segment's width. */
export const WINDOW_SIZE = WINDOW_WIDTH * STRIP_HEIGHT + 1;

/**
 * The segment [left, right) of a strip, centred, as ink from 0 to 1 by the contrast around it;
 * its neighbours are kept, but paler, so that half a character does not look like a whole one.
 */
export function glyphWindow(strip: GreyPicture, left: number, right: number): Float32Array {
  const from = Math.max(0, Math.floor(left - CONTEXT));
  const to = Math.min(strip.width, Math.ceil(right + CONTEXT));
  const { light, dark } = contrast(strip, from, to);
  const range = Math.max(24, light - dark);
  const window = new Float32Array(WINDOW_SIZE);
  const scale = Math.max(1, (right - left + 2) / WINDOW_WIDTH);
  const start = (left + right) / 2 - (WINDOW_WIDTH * scale) / 2;
  for (let column = 0; column < WINDOW_WIDTH; column++) {
    const centre = start + (column + 0.5) * scale;
    const x = Math.floor(centre);
    const weight = centre >= left && centre < right ? 1 : OUTSIDE;
    if (x < 0 || x >= strip.width) continue;
    for (let y = 0; y < STRIP_HEIGHT; y++) {
      const ink = (light - (strip.data[y * strip.width + x] ?? 0)) / range;
      window[y * WINDOW_WIDTH + column] = weight * Math.min(1.2, Math.max(0, ink));
    }
  }
  window[WINDOW_SIZE - 1] = (right - left) / GLYPH_HEIGHT;
  return window;
}

/** The paper's and the ink's grey between two columns: few pixels are lighter or darker. */
function contrast(strip: GreyPicture, from: number, to: number): { light: number; dark: number } {
  const counts = new Uint16Array(256);
  for (let y = STRIP_MARGIN; y < STRIP_HEIGHT - STRIP_MARGIN; y++) {
    for (let x = from; x < to; x++) {
      const grey = strip.data[y * strip.width + x] as number;
      counts[grey] = (counts[grey] as number) + 1;
    }
  }
  const total = (to - from) * GLYPH_HEIGHT;
  const greyAt = (share: number) => {
    let below = 0;
    let grey = 0;
    while (grey < 255 && (below += counts[grey] as number) <= share * total) grey++;
    return grey;
  };
  return { light: greyAt(0.85), dark: greyAt(0.05) };
}
