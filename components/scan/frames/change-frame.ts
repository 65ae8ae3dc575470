import { smeared } from "./filter-frame";
import { blankFrame, greyAt, type GreyFrame, type Point } from "./grey-frame";

/** A picture made from another, and where a place of it lies in that one. */
export interface Changed {
  frame: GreyFrame;
  back: (place: Point) => Point;
}

const smallestSide = 8;

/** Drawn larger or smaller; what shrinks is averaged, so that fine bars do not flicker. */
export function scaled(frame: GreyFrame, by: number): Changed {
  const width = Math.max(smallestSide, Math.round(frame.width * by));
  const height = Math.max(smallestSide, Math.round(frame.height * by));
  const stepX = frame.width / width;
  const stepY = frame.height / height;
  const source = by < 0.75 ? smeared(frame, Math.round((stepX - 1) / 2), Math.round((stepY - 1) / 2)) : frame;
  const to = blankFrame(width, height);
  const columns = placesOf(width, stepX, frame.width);
  const rows = placesOf(height, stepY, frame.height);
  for (let y = 0; y < height; y += 1) {
    const upper = (rows.first[y] ?? 0) * frame.width;
    const lower = (rows.second[y] ?? 0) * frame.width;
    const down = rows.share[y] ?? 0;
    for (let x = 0; x < width; x += 1) {
      const [left, right, across] = [columns.first[x] ?? 0, columns.second[x] ?? 0, columns.share[x] ?? 0];
      const above = (source.lum[upper + left] ?? 0) * (1 - across) + (source.lum[upper + right] ?? 0) * across;
      const below = (source.lum[lower + left] ?? 0) * (1 - across) + (source.lum[lower + right] ?? 0) * across;
      to.lum[y * width + x] = above * (1 - down) + below * down;
    }
  }
  return { frame: to, back: (place) => ({ x: place.x * stepX, y: place.y * stepY }) };
}

/** For every place of a row: its two neighbours in the picture it comes from, and how near the second is. */
function placesOf(count: number, step: number, length: number) {
  const [first, second, share] = [new Int32Array(count), new Int32Array(count), new Float32Array(count)];
  for (let at = 0; at < count; at += 1) {
    const from = Math.min(Math.max((at + 0.5) * step - 0.5, 0), length - 1);
    first[at] = Math.floor(from);
    second[at] = Math.min(Math.floor(from) + 1, length - 1);
    share[at] = from - Math.floor(from);
  }
  return { first, second, share };
}

/** Turned round its middle by some degrees, clockwise; corners that come from nowhere are grey. */
export function turned(frame: GreyFrame, degrees: number): Changed {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const width = Math.ceil(Math.abs(frame.width * cos) + Math.abs(frame.height * sin));
  const height = Math.ceil(Math.abs(frame.width * sin) + Math.abs(frame.height * cos));
  const back = ({ x, y }: Point): Point => {
    const [right, down] = [x - width / 2, y - height / 2];
    return { x: right * cos + down * sin + frame.width / 2, y: down * cos - right * sin + frame.height / 2 };
  };
  const to = blankFrame(width, height);
  for (let y = 0; y < height; y += 1) {
    const start = back({ x: 0, y });
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = [start.x + x * cos, start.y - x * sin];
      const inside = fromX >= 0 && fromY >= 0 && fromX < frame.width && fromY < frame.height;
      to.lum[y * width + x] = inside ? greyAt(frame, fromX, fromY) : 160;
    }
  }
  return { frame: to, back };
}

/** White on black becomes black on white. */
export const inverted = ({ width, height, lum }: GreyFrame): GreyFrame => ({
  width,
  height,
  lum: lum.map((grey) => 255 - grey),
});
