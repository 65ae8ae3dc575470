import { notAVideo } from "./scanner";

/** ISO/IEC 14496-12: boxes of a size and a four-letter type, some of which hold boxes. */
export const typeAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
export const numberAt = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);

const containers = new Set(["moov", "trak", "mdia", "minf", "stbl", "edts", "dinf"]);
const dated = new Set(["mvhd", "tkhd", "mdhd"]);
/** Boxes with the maker's own words: place, device, names, anything at all. */
export const told = new Set(["udta", "meta", "uuid", "free", "skip", "wide", "emsg"]);
const playable = new Set(["avc1", "avc3", "hvc1", "hev1", "vp08", "vp09", "av01"]);
const playedBrands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV|f4v |hvc1|av01|iso5|cmfc)$/;

/** Whether a `ftyp` box names a brand that browsers play. */
export function isPlayedBrand(body: Uint8Array): boolean {
  for (let at = 0; at + 4 <= body.length; at += 4) if (at !== 4 && playedBrands.test(typeAt(body, at))) return true;
  return false;
}

/** Empties what tells about place, time and maker in the box `moov`, in place, and counts the tracks of pictures. */
export function cleanMovie(body: Uint8Array): { pictures: number } {
  const found = { pictures: 0 };
  cleanBoxes(body, found, 0);
  return found;
}

function cleanBoxes(bytes: Uint8Array, found: { pictures: number }, depth: number): void {
  if (depth > 8) throw notAVideo();
  for (let at = 0; at < bytes.length;) {
    if (at + 8 > bytes.length) throw notAVideo();
    const [size, type] = [numberAt(bytes, at), typeAt(bytes, at + 4)];
    if (size < 8 || at + size > bytes.length) throw notAVideo();
    const body = bytes.subarray(at + 8, at + size);
    if (told.has(type)) {
      bytes.set([0x66, 0x72, 0x65, 0x65], at + 4);
      body.fill(0);
    } else if (dated.has(type)) body.fill(0, 4, body[0] === 1 ? 20 : 12);
    else if (type === "stsd" && playable.has(typeAt(body, 12))) found.pictures += 1;
    else if (containers.has(type)) cleanBoxes(body, found, depth + 1);
    at += size;
  }
}
