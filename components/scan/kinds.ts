import { normaliseEan } from "@/lib/shared/ean";
import { scannedVin, vinCorrections } from "@/lib/shared/vin";
import type { CodeFormat } from "./readers/reader";

/** What a scanner looks for. */
export type ScanKind = "vin" | "ean" | "qr";

/** What a code means, and how sure its bars are, from 0 to 100. */
export interface Found {
  value: string;
  confidence: number;
}

export interface Kind {
  formats: readonly CodeFormat[];
  /** What a code's text means; null when it is not what is looked for. */
  accept: (text: string) => string | null;
}

/** The VIN of a label: the leading I is dropped, I, O and Q are read as 1 and 0. */
export function vinOfCode(text: string): string | null {
  return scannedVin(text) ?? vinCorrections(text)[0] ?? null;
}

export const kinds: Readonly<Record<ScanKind, Kind>> = {
  vin: { formats: ["code_39", "code_128", "data_matrix", "qr_code"], accept: vinOfCode },
  ean: { formats: ["ean_13", "ean_8", "upc_a"], accept: normaliseEan },
  qr: { formats: ["qr_code"], accept: (text) => (text === "" ? null : text) },
};
