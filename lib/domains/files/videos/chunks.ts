/** Bytes of a video's chunks but the last. */
export const chunkBytes = 512 * 1024;

/** The first and the last byte of a video that are asked for. */
export interface ByteRange {
  from: number;
  to: number;
}

/** The chunk in which a byte lies, and which of it are asked for. */
export function partAt(at: number, { to }: ByteRange): { position: number; from: number; end: number } {
  const from = at % chunkBytes;
  return { position: Math.floor(at / chunkBytes), from, end: from + Math.min(chunkBytes - from, to - at + 1) };
}
