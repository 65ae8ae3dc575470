import { blankFrame, type GreyFrame } from "./grey-frame";

/** Sums of all greys above and before each place, one row and column wider than the picture. */
function sumsOf({ width, height, lum }: GreyFrame): Float64Array {
  const wide = width + 1;
  const sums = new Float64Array(wide * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += lum[y * width + x] ?? 0;
      sums[(y + 1) * wide + x + 1] = (sums[y * wide + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** The mean grey of the box that reaches so far to each side of every place. */
export function boxMeans(frame: GreyFrame, reachX: number, reachY: number): Float32Array {
  const { width, height } = frame;
  const sums = sumsOf(frame);
  const wide = width + 1;
  const means = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - reachY) * wide;
    const end = Math.min(height, y + reachY + 1) * wide;
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - reachX);
      const right = Math.min(width, x + reachX + 1);
      const sum =
        (sums[end + right] ?? 0) - (sums[top + right] ?? 0) - (sums[end + left] ?? 0) + (sums[top + left] ?? 0);
      means[y * width + x] = sum / ((right - left) * ((end - top) / wide));
    }
  }
  return means;
}

/** Averaged along one direction only: noise goes, bars that run there stay. */
export function smeared(frame: GreyFrame, reachX: number, reachY: number): GreyFrame {
  return { ...frame, lum: new Uint8ClampedArray(boxMeans(frame, reachX, reachY)) };
}

/** What differs from its surroundings is made to differ more: bars that flowed together part again. */
export function sharpened(frame: GreyFrame, reach: number, strength: number): GreyFrame {
  const means = smoothMeans(frame, reach);
  return { ...frame, lum: frame.lum.map((grey, at) => grey + strength * (grey - (means[at] ?? 0))) };
}

/** Two boxes after one another are nearly a bell. */
function smoothMeans(frame: GreyFrame, reach: number): Float32Array {
  const once = smeared(frame, reach, reach);
  return boxMeans(once, reach, reach);
}

/** Every neighbourhood spread over all greys: shade, glare and a dark picture lose their hold. */
export function evened(frame: GreyFrame, reach: number): GreyFrame {
  const { width, height, lum } = frame;
  const means = boxMeans(frame, reach, reach);
  const squares = blankFrame(width, height);
  for (let at = 0; at < lum.length; at += 1) squares.lum[at] = Math.abs((lum[at] ?? 0) - (means[at] ?? 0));
  const spreads = boxMeans(squares, reach, reach);
  const to = blankFrame(width, height);
  for (let at = 0; at < lum.length; at += 1)
    to.lum[at] = 128 + (80 * ((lum[at] ?? 0) - (means[at] ?? 0))) / Math.max(3, spreads[at] ?? 0);
  return to;
}
