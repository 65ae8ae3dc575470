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
/** Noise of a camera in the dark is smaller than this many places. */
const grain = 3;
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
  const { data, info } = await sharp(
    await sharp(upright)
      .rotate(quarter - slant, { background: "#808080" })
      .toBuffer(),
  )
    .median(grain)
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const picture = await sharp(await evenedOut(data, width, height), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return { picture, width, height };
}

/** Side of the squares, in places, whose light is that of the paper. */
const paperSide = 24;
/** Lighter than this share of its paper a place is paper, darker than that one it is ink. */
const [ink, paper] = [0.45, 0.92];

/** Grey values with the shade of the paper taken off: its light is what most of the places around have. */
async function evenedOut(data: Buffer, width: number, height: number): Promise<Buffer> {
  const [columns, rows] = [Math.ceil(width / paperSide), Math.ceil(height / paperSide)];
  const squares = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize({ width: columns, height: rows, fit: "fill" })
    .median(5)
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const light = await sharp(squares, { raw: { width: columns, height: rows, channels: 1 } })
    .resize({ width, height, fit: "fill" })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const out = Buffer.alloc(data.length);
  for (let at = 0; at < data.length; at += 1) {
    const share = (data[at] ?? 0) / Math.max(1, light[at] ?? 1);
    out[at] = Math.round(255 * Math.min(1, Math.max(0, (share - ink) / (paper - ink))));
  }
  return out;
}

/** The degrees by which lines of text fall to the right: where their rows stand out most from the gaps. */
async function slantOf(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture)
    .resize({ width: measureSide, height: measureSide, fit: "inside" })
    .toColourspace("b-w")
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
