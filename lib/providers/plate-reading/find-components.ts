import type { Box, GreyPicture } from "./grey-picture";

/** One where the picture is darker than the mean around it (a square of 2 x reach + 1) by the given share. */
export function darkerThanAround({ width, height, data }: GreyPicture, reach: number, share: number): Uint8Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] as number;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row;
    }
  }
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - reach) * (width + 1);
    const down = Math.min(height, y + reach + 1) * (width + 1);
    const rows = (down - up) / (width + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const sum =
        (sums[down + right] as number) -
        (sums[down + left] as number) -
        (sums[up + right] as number) +
        (sums[up + left] as number);
      const mean = sum / ((right - left) * rows);
      if ((data[y * width + x] as number) < mean * (1 - share) - 3) dark[y * width + x] = 1;
    }
  }
  return dark;
}

/** The boxes of the connected areas (eight neighbours) of ones. The marks are used up. */
export function findComponents(marks: Uint8Array, width: number, height: number): Box[] {
  const boxes: Box[] = [];
  const stack = new Int32Array(width * height);
  for (let start = 0; start < marks.length; start++) {
    if (marks[start] !== 1) continue;
    marks[start] = 0;
    let size = 0;
    stack[size++] = start;
    const box = { left: width, top: height, right: 0, bottom: 0 };
    while (size > 0) {
      const at = stack[--size] as number;
      const x = at % width;
      const y = (at - x) / width;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const near = ny * width + nx;
          if (marks[near] !== 1) continue;
          marks[near] = 0;
          stack[size++] = near;
        }
      }
    }
    boxes.push(box);
  }
  return boxes;
}
