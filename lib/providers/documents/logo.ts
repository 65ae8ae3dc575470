const MAX_BYTES = 2_000_000;

export interface Logo {
  data: Buffer;
  format: "png" | "jpg";
}

/** A logo's bytes from a data URL or bare base64, null for anything but a PNG or JPEG below 2 MB: never an address to fetch. */
export function logoOf(source: string | null | undefined): Logo | null {
  if (!source) return null;
  const base64 = source.replace(/^data:image\/[a-z+.-]+;base64,/i, "");
  if (base64.length > MAX_BYTES * 1.4 || !/^[A-Za-z0-9+/=\s]+$/.test(base64)) return null;
  const data = Buffer.from(base64, "base64");
  if (data.subarray(0, 8).toString("latin1") === "\x89PNG\r\n\x1a\n") return { data, format: "png" };
  if (data.subarray(0, 3).toString("latin1") === "\xff\xd8\xff") return { data, format: "jpg" };
  return null;
}

const frames = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/** Whether a JPEG mixes four inks: a file for archives knows the colours of a screen alone. */
export function mixesInks({ data, format }: Logo): boolean {
  if (format !== "jpg") return false;
  for (let at = 2; at + 9 < data.length && data[at] === 0xff; at += 2 + data.readUInt16BE(at + 2))
    if (frames.has(data[at + 1] ?? 0)) return data[at + 9] === 4;
  return false;
}

/** Up to two initials of a name, for the mark that stands where a logo lacks. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const big = words.filter((word) => word.length > 2);
  return (big.length > 0 ? [big[0], big.length > 1 ? big.at(-1) : undefined] : [words[0]])
    .map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "")
    .join("");
}
