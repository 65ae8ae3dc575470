export type FileKind = "picture" | "video";

const startsWith = (bytes: Uint8Array, signs: readonly number[], at = 0) =>
  signs.every((sign, index) => bytes[at + index] === sign);
const word = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

/** What the first twelve bytes of a file say that it is: JPEG, PNG, GIF or WebP, MP4 or WebM; null for anything else. */
export function kindOfBytes(bytes: Uint8Array): FileKind | null {
  const picture =
    startsWith(bytes, [0xff, 0xd8, 0xff]) ||
    startsWith(bytes, [0x89, ...word("PNG")]) ||
    startsWith(bytes, word("GIF8")) ||
    (startsWith(bytes, word("RIFF")) && startsWith(bytes, word("WEBP"), 8));
  if (picture) return "picture";
  return startsWith(bytes, word("ftyp"), 4) || startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3]) ? "video" : null;
}

/** Whether a chosen file is of a kind, whatever its name says; false for one that cannot be read. */
export const isOfKind = (file: Blob, kind: FileKind): Promise<boolean> =>
  file
    .slice(0, 12)
    .arrayBuffer()
    .then(
      (bytes) => kindOfBytes(new Uint8Array(bytes)) === kind,
      () => false,
    );
