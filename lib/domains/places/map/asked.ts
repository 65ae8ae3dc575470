/** Who stands on the map: the own company with its stock, suppliers' sites, recycling centres, companies that sell. */
export const kinds = ["stock", "supplier", "recycler", "seller"] as const;
export type Kind = (typeof kinds)[number];

export const longestSearch = 60;

export type Box = [x0: number, y0: number, x1: number, y1: number];

/** A part of the world map as an address tells it; empty for what is none. */
export function readBox(text: string): number[] {
  const numbers = text.split(",").map(Number);
  const [x0 = 1, y0 = 1, x1 = 0, y1 = 0] = numbers;
  const isBox = numbers.length === 4 && numbers.every(Number.isFinite) && x0 < x1 && y0 < y1;
  return isBox && numbers.every((one) => one >= -1 && one <= 2) ? numbers : [];
}
