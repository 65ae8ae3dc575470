import sharp from "sharp";
import { PlateReadingError } from "./port";

const MOST_BYTES = 20_000_000;
const LONGEST_SIDE = 12_000;
export const MOST_PIXELS = 60_000_000;

const kinds = {
  jpeg: { formats: ["jpeg"], failure: "not-a-jpeg", text: "The bytes are no JPEG picture." },
  picture: {
    formats: ["jpeg", "png", "webp"],
    failure: "not-a-picture",
    text: "The bytes are no JPEG, PNG or WebP picture.",
  },
} as const;

/** What is taken: a JPEG alone, or what browsers draw of photographs. */
export type TakenPicture = keyof typeof kinds;

/** What is told of bytes that are no whole picture of a kind. */
export const notTaken = (kind: TakenPicture, cause?: unknown) =>
  new PlateReadingError(kinds[kind].failure, kinds[kind].text, { cause });

/** Refuses bytes whose header is not that of a picture of a readable size; the name of the file counts for nothing. */
export async function checkPicture(bytes: Uint8Array, kind: TakenPicture): Promise<{ width: number; height: number }> {
  if (bytes.length > MOST_BYTES)
    throw new PlateReadingError("picture-too-large", `The picture has over ${MOST_BYTES} bytes.`);
  if (bytes.length === 0) throw notTaken(kind);
  const { format, width, height } = await sharp(bytes, { failOn: "error", animated: false, limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw notTaken(kind, cause);
    });
  if (!kinds[kind].formats.some((one) => one === format)) throw notTaken(kind);
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS) {
    throw new PlateReadingError("picture-too-large", `The picture has ${width} x ${height} pixels.`);
  }
  return { width, height };
}
