import { isVin, missingOfVin, normaliseVin } from "@/lib/shared/vin";

export type VinFault = { is: "missing" | "malformed" } | { is: "short"; typed: number; count: number };

/** Why a typed text is no VIN; null for one, and for a field in which nothing was typed yet. */
export function faultOfVin(text: string): VinFault | null {
  if (text.trim() === "" || isVin(normaliseVin(text))) return null;
  const missing = missingOfVin(text);
  return missing ? { is: "short", typed: missing.typed, count: missing.count } : { is: "malformed" };
}
