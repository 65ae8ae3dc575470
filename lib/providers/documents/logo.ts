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

/** Up to two initials of a name, for the mark that stands where a logo lacks. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const big = words.filter((word) => word.length > 2);
  return (big.length > 0 ? [big[0], big.length > 1 ? big.at(-1) : undefined] : [words[0]])
    .map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "")
    .join("");
}
