import { compactKey } from "@/lib/shared/compact";

/** No vehicle runs further. */
export const mostKm = 1_999_999;

/** Kilometres as people write them; null for anything but a whole number from 1 to 1,999,999. */
export function readKm(text: string): number | null {
  const digits = text.replace(/[\s\u00a0\u202f.,'’]/g, "").replace(/km$/i, "");
  if (!/^\d{1,7}$/.test(digits)) return null;
  const km = Number(digits);
  return km >= 1 && km <= mostKm ? km : null;
}

interface Named {
  vin: string | null;
  plate: string | null;
}

/** By what a car's mileages are kept: its VIN, else its plate; null for a version that nobody has in hand. */
export const mileageKey = (vehicle: Named): string | null => mileageKeys(vehicle)[0] ?? null;

/** Every key under which a car's mileages may lie: its VIN may have become known after its plate. */
export function mileageKeys({ vin, plate }: Named): string[] {
  const [chassis, registration] = [compactKey(vin ?? ""), compactKey(plate ?? "")];
  return [...(chassis ? [chassis] : []), ...(registration ? [`plate:${registration}`] : [])];
}
