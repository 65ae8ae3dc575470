import sharp from "sharp";
import { checkPicture, MOST_PIXELS, notTaken } from "./check-picture";
import type { GreyPicture } from "./grey-picture";

/** Side in pixels that a picture is brought to before it is read, and how far a small one is enlarged. */
const READ_SIDE = 1280;
const MOST_ENLARGED = 2.2;

const options = { limitInputPixels: MOST_PIXELS, failOn: "error", animated: false } as const;

/** The picture in grey, upright, about 1,280 pixels long; throws PlateReadingError. */
export async function decodeJpeg(bytes: Uint8Array): Promise<GreyPicture> {
  const { width, height } = await checkPicture(bytes, "jpeg");
  const side = Math.round(Math.min(READ_SIDE, MOST_ENLARGED * Math.max(width, height)));
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .greyscale()
    .resize({ width: side, height: side, fit: "inside", kernel: "cubic" })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw notTaken("jpeg", cause);
    });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}
