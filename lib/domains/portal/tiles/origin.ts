/** Where an article comes from: the maker of the vehicle, a vehicle that was taken apart, or made anew against the old one. */
export const origins = ["oe", "circular", "exchange"] as const;
export type Origin = (typeof origins)[number];

interface Offered {
  partType: string | null;
  depositCents: number | null;
}

const madeAnew: readonly string[] = ["réusine", "consigne"];
const key = (text: string): string => text.trim().toLowerCase();

/** The origins of an article of a brand at a vehicle, as it is offered. */
export function originsOf(brand: string, vehicle: string | null, offer: Offered | null): Origin[] {
  const isMakers = vehicle !== null && brand.trim() !== "" && `${key(vehicle)} `.startsWith(`${key(brand)} `);
  const found: Origin[] = isMakers ? ["oe"] : [];
  if (offer?.partType === "économie circulaire") found.push("circular");
  if (offer && (madeAnew.includes(offer.partType ?? "") || (offer.depositCents ?? 0) > 0)) found.push("exchange");
  return found;
}

/** The tile that shows an origin: the first whose class names it. */
export const tileOfOrigin = <T extends { className: string }>(tiles: readonly T[], origin: Origin): T | null =>
  tiles.find(({ className }) => className.split(/\s+/).includes(origin)) ?? null;
