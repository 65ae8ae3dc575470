import { mostKm } from "@/lib/domains/repair/mileage/rules";
import { isoDateIn } from "@/lib/shared/dates";

export const operationStatuses = ["open", "done"] as const;
export type OperationStatus = (typeof operationStatuses)[number];

/** Characters of what the customer complains of. */
export const mostComplaint = 500;
/** Stands in a code's place for parts that no code named. */
export const noCode = "-";

/** The day of the visit for which an operation was opened. */
export const visitOf = ({ createdAt }: { createdAt: string }): string => isoDateIn(new Date(createdAt), "Europe/Paris");

export type MileageVerdict = "fine" | "impossible" | "below-last";

/** Whether a mileage can be, and whether it goes back behind what was written down last. */
export function judgeMileage(km: number, last: number | null): MileageVerdict {
  if (!Number.isInteger(km) || km < 1 || km > mostKm) return "impossible";
  return last !== null && km < last ? "below-last" : "fine";
}

interface KeptDeal {
  code: string;
  genartId: number;
  articleId: number | null;
  cartedAt: string | null;
}

/** The chosen parts of an operation, each once with the codes that named it. */
export function partsOfDeals(deals: readonly KeptDeal[]) {
  const parts = new Map<
    number,
    { genartId: number; codes: string[]; articleId: number | null; cartedAt: string | null }
  >();
  for (const { code, genartId, articleId, cartedAt } of deals) {
    const known = parts.get(genartId);
    const codes = [...(known?.codes ?? []), ...(code === noCode ? [] : [code])];
    parts.set(genartId, {
      ...{ genartId, codes },
      ...{ articleId: articleId ?? known?.articleId ?? null, cartedAt: cartedAt ?? known?.cartedAt ?? null },
    });
  }
  return [...parts.values()];
}
