import { DocumentError, type QuoteDocument } from "./port";

export const MAX_LINES = 5000;

function amounts({
  lines,
  labour = [],
  totals,
  company,
  agreement,
}: QuoteDocument): [string, number | null | undefined][] {
  return [
    ["totals.netCents", totals.netCents],
    ["totals.grossCents", totals.grossCents],
    ["totals.depositCents", totals.depositCents],
    ["totals.ecoCents", totals.ecoCents],
    ["company.capitalCents", company.capitalCents],
    ["agreement.grossCents", agreement?.grossCents],
    ...totals.vat.flatMap((vat, at): [string, number][] => [
      [`totals.vat.${at}.baseCents`, vat.baseCents],
      [`totals.vat.${at}.vatCents`, vat.vatCents],
    ]),
    ...lines.flatMap((line, at): [string, number | null | undefined][] => [
      [`lines.${at}.publicCents`, line.publicCents],
      [`lines.${at}.unitCents`, line.unitCents],
      [`lines.${at}.totalCents`, line.totalCents],
      [`lines.${at}.depositCents`, line.depositCents],
    ]),
    ...labour.flatMap((work, at): [string, number][] => [
      [`labour.${at}.minutes`, work.minutes],
      [`labour.${at}.rateCents`, work.rateCents],
      [`labour.${at}.totalCents`, work.totalCents],
    ]),
  ];
}

/** Throws DocumentError "bad data" for an amount that is not whole cents, a wrong date, or more than 5,000 lines. */
export function checkQuote(document: QuoteDocument): void {
  const count = document.lines.length + (document.labour?.length ?? 0);
  if (count > MAX_LINES)
    throw new DocumentError("bad data", `A quote has at most ${MAX_LINES} lines, this one ${count}.`);
  for (const [name, value] of amounts(document))
    if (value !== null && value !== undefined && !Number.isSafeInteger(value))
      throw new DocumentError("bad data", `${name} must be whole cents, not ${String(value)}.`);
  const dates = { issuedAt: document.quote.issuedAt, expiresAt: document.quote.expiresAt };
  for (const [name, value] of Object.entries(dates))
    if (Number.isNaN(Date.parse(value))) throw new DocumentError("bad data", `quote.${name} is not a date.`);
}
