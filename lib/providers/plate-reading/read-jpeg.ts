import { decodeJpeg } from "./decode-jpeg";
import type { PlateCandidate } from "./port";
import { readPicture } from "./read-picture";

/** The plates that a JPEG shows, in this thread; throws PlateReadingError. */
export async function readJpeg(jpeg: Uint8Array): Promise<PlateCandidate[]> {
  return readPicture(await decodeJpeg(jpeg));
}
