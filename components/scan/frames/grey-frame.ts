/** A picture in shades of grey, 0 black to 255 white, row by row. */
export interface GreyFrame {
  width: number;
  height: number;
  lum: Uint8ClampedArray;
}

export interface Point {
  x: number;
  y: number;
}

export const blankFrame = (width: number, height: number): GreyFrame => ({
  width,
  height,
  lum: new Uint8ClampedArray(width * height),
});

/** The greys of red, green, blue and opacity; what is transparent lies on white. */
export function greyOf(rgba: Uint8ClampedArray, width: number, height: number): GreyFrame {
  const frame = blankFrame(width, height);
  for (let at = 0, from = 0; at < frame.lum.length; at += 1, from += 4) {
    const grey = (77 * (rgba[from] ?? 0) + 150 * (rgba[from + 1] ?? 0) + 29 * (rgba[from + 2] ?? 0)) >> 8;
    const opacity = rgba[from + 3] ?? 255;
    frame.lum[at] = opacity === 255 ? grey : 255 - ((255 - grey) * opacity) / 255;
  }
  return frame;
}

/** The grey between four neighbours of a place, clamped to the picture. */
export function greyAt({ width, height, lum }: GreyFrame, x: number, y: number): number {
  const left = Math.min(Math.max(Math.floor(x), 0), width - 1);
  const top = Math.min(Math.max(Math.floor(y), 0), height - 1);
  const right = Math.min(left + 1, width - 1);
  const below = Math.min(top + 1, height - 1);
  const across = Math.min(Math.max(x - left, 0), 1);
  const down = Math.min(Math.max(y - top, 0), 1);
  const upper = (lum[top * width + left] ?? 0) * (1 - across) + (lum[top * width + right] ?? 0) * across;
  const lower = (lum[below * width + left] ?? 0) * (1 - across) + (lum[below * width + right] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}
