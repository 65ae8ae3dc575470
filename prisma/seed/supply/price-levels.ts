// List prices in cents of an original-equipment brand: by generic article, else by subfamily, else by family.
const ARTICLES: Record<number, number> = {
  10001: 4200,
  10002: 5600,
  10004: 14500,
  10013: 3900,
  10021: 1900,
  10030: 4200,
  10035: 1050,
  10038: 1750,
  10039: 3400,
  10042: 1850,
  10047: 8900,
  10059: 8200,
  10071: 6900,
  10093: 2700,
  10125: 42000,
  10140: 11900,
  10141: 17500,
  10150: 1900,
  10157: 21000,
  10174: 16500,
  10183: 950,
  10184: 5200,
  10188: 1450,
  10190: 28500,
  10205: 69000,
  10212: 17500,
  10213: 6400,
  10250: 39000,
  10251: 62000,
  10263: 12500,
  10264: 21500,
  10265: 29500,
  10286: 24000,
  10296: 790,
  10325: 2600,
};
const SUBFAMILIES: Record<number, number> = {
  105: 9800,
  307: 14000,
  401: 16000,
  503: 48000,
  506: 22000,
  703: 62000,
  1001: 24000,
  1201: 21000,
  1405: 18000,
  1503: 450,
  1603: 9500,
};
const FAMILIES: Record<number, number> = {
  1: 2600,
  2: 2400,
  3: 3400,
  4: 4800,
  5: 4200,
  6: 4600,
  7: 6800,
  8: 9000,
  9: 2900,
  10: 9800,
  11: 3600,
  12: 7200,
  13: 9600,
  14: 6200,
  15: 6800,
  16: 12500,
  17: 3100,
  18: 5200,
  19: 1400,
  20: 9500,
};

const SEGMENTS: Record<string, number> = { OE: 1, Premium: 1.08, Quality: 0.72, "1er prix": 0.46 };

const EXCHANGE = new Set([10004, 10084, 10085, 10174, 10190, 10191, 10205, 10228, 10264, 10265]);

/** Usual list price in cents of an article of this kind and of its brand's segment. */
export function listPrice(genart: { id: number; subfamilyId: number; familyId: number }, segment: string): number {
  const base = ARTICLES[genart.id] ?? SUBFAMILIES[genart.subfamilyId] ?? FAMILIES[genart.familyId] ?? 4000;
  return base * (SEGMENTS[segment] ?? 0.8);
}

/** Whether parts of this kind are sold in exchange for the old one, against a deposit. */
export function isExchangePart(genartId: number): boolean {
  return EXCHANGE.has(genartId);
}
