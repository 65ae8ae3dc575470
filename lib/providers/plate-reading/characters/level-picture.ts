import sharp from "sharp";
import { notTaken } from "../check-picture";

/** A page that lies level, in grey, and how it was turned, in degrees clockwise. */
export interface LevelPage {
  /** PNG. */
  picture: Buffer;
  width: number;
  height: number;
}

const measureSide = 640;
const steepest = 12;
const step = 0.5;
/** Longest side at which characters are read: certificates then have letters of some 30 places. */
const readSide = 1800;

/** Brings the bytes of a picture upright by its own mark, in grey, shade evened out, text level; throws PlateReadingError. */
export async function levelPage(bytes: Uint8Array, quarter: 0 | 180 = 0): Promise<LevelPage> {
  const upright = await sharp(bytes, { failOn: "error" })
    .autoOrient()
    .flatten({ background: "#fff" })
    .greyscale()
    .resize({ width: readSide, height: readSide, fit: "inside" })
    .png()
    .toBuffer()
    .catch((cause: unknown) => {
      throw notTaken("picture", cause);
    });
  const slant = await slantOf(upright);
  const { data, info } = await sharp(upright)
    .rotate(quarter - slant, { background: "#808080" })
    .clahe({ width: 120, height: 120, maxSlope: 3 })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

/** The degrees by which lines of text fall to the right: where their rows stand out most from the gaps. */
async function slantOf(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture)
    .resize({ width: measureSide, height: measureSide, fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = edgesOf(data, info.width, info.height);
  let best = { slant: 0, sharpness: -1 };
  for (let slant = -steepest; slant <= steepest; slant += step) {
    const sharpness = sharpnessAt(dark, slant, info.height);
    if (sharpness > best.sharpness) best = { slant, sharpness };
  }
  return best.slant;
}

interface Place {
  x: number;
  y: number;
}

/** Places that are much darker than a little to the left of them: the strokes of characters. */
function edgesOf(data: Buffer, width: number, height: number): Place[] {
  const places: Place[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 3; x < width - 3; x += 1) {
      const at = y * width + x;
      const grey = data[at] ?? 0;
      if ((data[at - 3] ?? 0) - grey > 30 && (data[at + 3] ?? 0) - grey > 10) places.push({ x, y });
    }
  return places;
}

function sharpnessAt(places: readonly Place[], slant: number, height: number): number {
  const rise = Math.tan((slant * Math.PI) / 180);
  const rows = new Float64Array(height * 2);
  for (const { x, y } of places) {
    const row = Math.round(y - x * rise + height / 2);
    rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows.reduce((sum, count) => sum + count * count, 0);
}
