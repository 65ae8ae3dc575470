import sharp from "sharp";
import type { GreyPicture } from "./grey-picture";
import { PlateReadingError } from "./port";

const MOST_BYTES = 20_000_000;
const LONGEST_SIDE = 12_000;
const MOST_PIXELS = 60_000_000;

/** Side in pixels that a picture is brought to before it is read, and how far a small one is enlarged. */
const READ_SIDE = 1280;
const MOST_ENLARGED = 2.2;

const options = { limitInputPixels: MOST_PIXELS, failOn: "error", animated: false } as const;

/** Refuses bytes whose header is not that of a JPEG of a readable size; the name of the file counts for nothing. */
export async function checkJpeg(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  if (bytes.length > MOST_BYTES)
    throw new PlateReadingError("picture-too-large", `The picture has over ${MOST_BYTES} bytes.`);
  if (bytes.length === 0) throw notAJpeg();
  const { format, width, height } = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw notAJpeg(cause);
    });
  if (format !== "jpeg") throw notAJpeg();
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS) {
    throw new PlateReadingError("picture-too-large", `The picture has ${width} x ${height} pixels.`);
  }
  return { width, height };
}

/** The picture in grey, upright, about 1,280 pixels long; throws PlateReadingError. */
export async function decodeJpeg(bytes: Uint8Array): Promise<GreyPicture> {
  const { width, height } = await checkJpeg(bytes);
  const side = Math.round(Math.min(READ_SIDE, MOST_ENLARGED * Math.max(width, height)));
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .greyscale()
    .resize({ width: side, height: side, fit: "inside", kernel: "cubic" })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw notAJpeg(cause);
    });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** What is told of bytes that are no whole JPEG. */
export const notAJpeg = (cause?: unknown) =>
  new PlateReadingError("not-a-jpeg", "The bytes are no JPEG picture.", { cause });
