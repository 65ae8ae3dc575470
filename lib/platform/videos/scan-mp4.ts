import { cleanMovie, isPlayedBrand, numberAt, told, typeAt } from "./mp4-boxes";
import { notAVideo, roomFor, takeApart, type Part, type Scanner } from "./scanner";

interface Box {
  type: string;
  /** Bytes of the body; Infinity for the last box, which goes to the end. */
  size: number;
}

const passed = new Set(["mdat", "moof", "mfra", "sidx", "ssix", "styp", "prft", "pdin"]);
const longestFirst = 4096;
const free = [0x66, 0x72, 0x65, 0x65];

/** A box's size and type: 8 bytes, or 16 with a long size. */
function readBox(bytes: Uint8Array, at: number): { head: Box; length: number } | null {
  if (bytes.length - at < 8) return null;
  const [short, type] = [numberAt(bytes, at), typeAt(bytes, at + 4)];
  const length = short === 1 ? 16 : 8;
  if (bytes.length - at < length) return null;
  const total = short === 1 ? numberAt(bytes, at + 8) * 2 ** 32 + numberAt(bytes, at + 12) : short;
  if (short === 0 && type === "mdat") return { head: { type, size: Infinity }, length };
  if (total < length) throw notAVideo();
  return { head: { type, size: total - length }, length };
}

/** An MP4 from its first byte to its last: known boxes that fill the file, `ftyp` first, a movie with a track of pictures. */
export function scanMp4(): Scanner {
  const seen = new Set<string>();

  const mayCome = ({ type, size }: Box): boolean => {
    if (seen.size === 0) return type === "ftyp" && size <= longestFirst;
    return passed.has(type) || told.has(type) || (type === "moov" && !seen.has("moov"));
  };

  const file = takeApart<Box>({
    read: readBox,
    begin(head, header) {
      if (!mayCome(head)) throw notAVideo();
      seen.add(head.type);
      if (told.has(head.type)) header.set(free, 4);
      const whole = head.type === "ftyp" || head.type === "moov" ? roomFor(head.size) : null;
      return { out: header, part: { head, left: head.size, whole } };
    },
    pass: ({ head }, bytes) => (told.has(head.type) ? new Uint8Array(bytes.length) : bytes),
    finish({ head, whole }: Part<Box>) {
      const body = whole ?? new Uint8Array(0);
      if (head.type === "ftyp" ? !isPlayedBrand(body) : cleanMovie(body).pictures === 0) throw notAVideo();
      return body;
    },
  });

  return {
    push: file.push,
    end() {
      if (!file.isBetween() || !seen.has("moov") || !(seen.has("mdat") || seen.has("moof"))) throw notAVideo();
    },
  };
}
