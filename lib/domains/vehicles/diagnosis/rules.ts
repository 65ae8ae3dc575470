import { compactKey } from "@/lib/shared/compact";
import { isVin, normaliseVin } from "@/lib/shared/vin";

export type DiagnosisReading =
  { kind: "empty" } | { kind: "fault"; code: string } | { kind: "vin"; vin: string } | { kind: "malformed" };

/** What was typed into the diagnostics search: a fault code (SAE J2012: P, C, B or U and four figures), a VIN, or neither. */
export function readDiagnosis(raw: string): DiagnosisReading {
  const key = compactKey(raw.slice(0, 60));
  if (key === "") return { kind: "empty" };
  if (/^[PCBU][0-3][0-9A-F]{3}$/.test(key)) return { kind: "fault", code: key };
  const vin = normaliseVin(raw.slice(0, 60));
  return isVin(vin) ? { kind: "vin", vin } : { kind: "malformed" };
}
