import { compactKey } from "@/lib/shared/compact";
import { readFaultCodes } from "@/lib/shared/fault-code";
import { isVin, normaliseVin } from "@/lib/shared/vin";

export type DiagnosisReading =
  { kind: "empty" } | { kind: "fault"; codes: string[] } | { kind: "vin"; vin: string } | { kind: "malformed" };

/** What was typed into the diagnostics search: fault codes in any spelling, a VIN, or neither. */
export function readDiagnosis(raw: string): DiagnosisReading {
  const key = compactKey(raw.slice(0, 60));
  if (key === "") return { kind: "empty" };
  const { codes, unread } = readFaultCodes(raw);
  if (codes.length > 0 && unread.length === 0) return { kind: "fault", codes: codes.map(({ code }) => code) };
  const vin = normaliseVin(raw.slice(0, 60));
  return isVin(vin) ? { kind: "vin", vin } : { kind: "malformed" };
}

/** The page of diagnosis, of a vehicle where its VIN is known. */
export const benchPath = (vin: string | null): string => (vin ? `/diag?${new URLSearchParams({ vin })}` : "/diag");
