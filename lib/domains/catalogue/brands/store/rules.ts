/** Brands of this segment sell under a store's name (mdd). */
export const storeSegment = "1er prix";

/** The letters that stand for a brand: of its first two words, or the first two of its only one. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...(words[0] ?? "")].slice(0, 2);
  return letters.join("").toUpperCase();
}

/** A round icon with a brand's letters, as a data address: the same for the same name everywhere. */
export function storeIcon(name: string): string {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 0);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="hsl(${hue} 45% 32%)"/>` +
    `<text x="16" y="21" font-family="sans-serif" font-size="14" font-weight="600" fill="#fff" text-anchor="middle">${initialsOf(name)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
