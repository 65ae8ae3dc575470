import sharp, { type Sharp } from "sharp";
import { uploaderOf, type Actor } from "./actor";
import { holdsMore } from "./hidden-content";
import { invalid, unavailable } from "./problems";
import { oncePerProcess } from "./shared-state";

const mostBytes = 10_000_000;
const mostPixels = 40_000_000;
/** Of pictures that cannot be decoded line by line: progressive, interlaced, GIF, AVIF. */
const mostPixelsAtOnce = 12_000_000;
const longestGiven = 12_000;
const longestSide = 1200;
const decodable = new Set(["jpeg", "png", "webp", "gif", "heif"]);
const atOnce = 1;
const mostWaiting = 20;
const mostOfOne = 4;

interface Waiting {
  sender: string;
  start: () => void;
}
const desk = () => oncePerProcess("picture-desk", () => ({ running: 0, waiting: [] as Waiting[] }));

/** One picture at a time: decoding takes memory by the picture. Nobody's pictures take the whole queue. */
async function inTurn<T>(sender: string, work: () => Promise<T>): Promise<T> {
  const state = desk();
  const own = state.waiting.filter((one) => one.sender === sender).length;
  if (state.waiting.length >= mostWaiting || own >= mostOfOne)
    throw unavailable("pictures-busy", "Many pictures are being read, please try again.", { retryAfterSeconds: 3 });
  if (state.running >= atOnce) await new Promise<void>((start) => state.waiting.push({ sender, start }));
  else state.running += 1;
  try {
    return await work();
  } finally {
    const next = state.waiting.shift();
    if (next) next.start();
    else state.running -= 1;
  }
}

const unreadable = () => invalid("not-a-picture", "The file is not a readable JPEG, PNG, WebP or GIF picture.");

const notAlone = () =>
  invalid("not-only-a-picture", "The file holds something besides its picture: save the picture anew and send that.");
const refuse = (): never => {
  throw unreadable();
};
const tooLarge = (what: string) => invalid("picture-too-large", `The picture ${what}.`);

/** How a picture is brought to its place: at most so many pixels a side, or filling a square of it. */
export interface Frame {
  side?: number;
  square?: boolean;
}

/**
 * Decodes an upload by its content and encodes it again as WebP of at most 1200 pixels a side, metadata gone. 400 for what
 * is no picture, is too large to decode in little memory, or is another file at the same time.
 */
export async function encodePicture(
  actor: Actor,
  file: File,
  { side = longestSide, square = false }: Frame = {},
): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size === 0) throw unreadable();
  if (file.size > mostBytes) throw tooLarge("is larger than 10 MB");
  const given = new Uint8Array(await file.arrayBuffer());
  return inTurn(uploaderOf(actor), async () => {
    const open = () => sharp(given, { limitInputPixels: mostPixels, failOn: "error", pages: 1 });
    // The head alone: a picture with too many pixels is to be named so, not called unreadable.
    const head = sharp(given, { limitInputPixels: false, failOn: "error", pages: 1 });
    const { format, width, height, orientation, isProgressive } = await head.metadata().catch(refuse);
    if (!format || !decodable.has(format)) throw unreadable();
    if (holdsMore(given)) throw notAlone();
    if (width * height > mostPixels) throw tooLarge("has more than 40 million pixels");
    if ((isProgressive || format === "gif" || format === "heif") && width * height > mostPixelsAtOnce)
      throw tooLarge("is progressive, interlaced or a GIF and has more than 12 million pixels");
    if (Math.max(width, height) > longestGiven) throw tooLarge("is longer than 12,000 pixels");
    const most = square ? Math.min(side, width, height) : side;
    // Made small before it is turned: turning takes every pixel into memory.
    const { data, info: raw } = await open()
      .resize({ width: most, height: most, fit: square ? "cover" : "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(refuse);
    const upright = turned(sharp(data, { raw }), orientation ?? 1);
    return new Uint8Array(await upright.webp({ quality: 82 }).toBuffer());
  });
}

/** An encoded picture once more, at most so many pixels a side. */
export const shrinkPicture = async (bytes: Uint8Array, side: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await resized(bytes, side).webp({ quality: 80 }).toBuffer());

/** A picture for paper, which knows no WebP: JPEG of at most so many pixels a side. */
export const printedPicture = (bytes: Uint8Array, side: number): Promise<Buffer> =>
  resized(bytes, side).jpeg({ quality: 78 }).toBuffer();

const resized = (bytes: Uint8Array, side: number): Sharp =>
  sharp(bytes).resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });

/** A camera's orientation (EXIF 1 to 8) as mirroring, then turning clockwise. */
const turned = (picture: Sharp, orientation: number): Sharp => {
  const angle = { 3: 180, 5: 270, 6: 90, 7: 90, 8: 270 }[orientation] ?? 0;
  const mirrored = orientation === 2 || orientation === 5 || orientation === 7;
  return picture
    .flip(orientation === 4)
    .flop(mirrored)
    .rotate(angle);
};
