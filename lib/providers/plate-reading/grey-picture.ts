/** Eight-bit grey values, row by row. */
export interface GreyPicture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A rectangle in whole pixels; right and bottom are the first column and row outside. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The value at a place between pixels; outside the picture the nearest edge counts. */
export function sampleGrey({ width, height, data }: GreyPicture, x: number, y: number): number {
  const cx = Math.min(Math.max(x, 0), width - 1.001);
  const cy = Math.min(Math.max(y, 0), height - 1.001);
  const left = Math.floor(cx);
  const at = Math.floor(cy) * width + left;
  const fx = cx - left;
  const fy = cy - Math.floor(cy);
  const above = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
  const below = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
  return above * (1 - fy) + below * fy;
}

/** The picture with dark and light exchanged, for light characters on a dark plate. */
export function negative({ width, height, data }: GreyPicture): GreyPicture {
  return { width, height, data: data.map((value) => 255 - value) };
}

/** The picture at half its size. */
export function halved(picture: GreyPicture): GreyPicture {
  const width = picture.width >> 1;
  const height = picture.height >> 1;
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at++) {
    const from = 2 * Math.floor(at / width) * picture.width + 2 * (at % width);
    const upper = (picture.data[from] as number) + (picture.data[from + 1] as number);
    const below = from + picture.width;
    data[at] = (upper + (picture.data[below] as number) + (picture.data[below + 1] as number)) / 4;
  }
  return { width, height, data };
}

/** Of the values, the one that the given share (0 to 1) lies below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
