import type { Advised } from "@/lib/domains/cart/advice/rules";
import { vehicleKey, vehicleName } from "@/lib/domains/cart/rules";
import type { CartLabour } from "@/lib/domains/cart/labour/schema";
import type { LineToQuote } from "@/lib/domains/cart/queries/list-lines-to-quote";
import type { PartCondition, QuoteLabour, QuoteLine, QuoteStatus, QuoteTotals } from "@/lib/providers/documents/port";
import { quoteDiscountBp as discountBp, quotedPrice, totalsOf } from "@/lib/shared/money";

export const statuses = ["new", "accepted", "rejected"] as const satisfies readonly QuoteStatus[];

export const validDays = 15;
/** Characters of the reason for which a quote is refused. */
export const mostReason = 500;
export const vatRateBp = 2000;
/** The largest total of a quote, in cents. */
export const mostCents = 2_000_000_000;

/** 2026-00001: the year and the place in it, counted for each company. */
export const quoteNumber = (year: number, place: number): string => `${year}-${String(place).padStart(5, "0")}`;

export const expiryOf = (issuedAt: Date): Date => new Date(issuedAt.getTime() + validDays * 24 * 3_600_000);

export const isDecision = (text: string): text is "accepted" | "rejected" => text === "accepted" || text === "rejected";

export type DecisionVerdict = "open" | "decided" | "expired";

/** A quote is decided once, while it is valid. */
export function judgeDecision({ status, expiresAt }: { status: string; expiresAt: Date }, now: Date): DecisionVerdict {
  if (status !== "new") return "decided";
  return expiresAt.getTime() > now.getTime() ? "open" : "expired";
}

/** An accepted quote is ordered once. */
export function judgeOrder({ status, orderedAt }: { status: string; orderedAt: Date | null }) {
  if (status !== "accepted") return "open";
  return orderedAt ? "ordered" : "free";
}

/** Whether the customer can no longer accept it and did not: a further version may take its place. */
export const judgeRedo = (quote: { status: string; expiresAt: Date }, now: Date): boolean =>
  quote.status === "rejected" || judgeDecision(quote, now) === "expired";

/** The same, of a quote as it was read. */
export const isPast = ({ status, expired }: { status: QuoteStatus; expired: boolean }): boolean =>
  status === "rejected" || (status === "new" && expired);

const conditions = new Map<string, PartCondition>([
  ["neuve", "new"],
  ["réusine", "remanufactured"],
  ["retour", "returned"],
  ["consigne", "exchange"],
  ["économie circulaire", "circular"],
]);

/** The condition that the document states for a part type of the trade; null for those that say nothing of the part. */
export const conditionOf = (partType: string | null): PartCondition | null =>
  conditions.get(partType ?? "neuve") ?? null;

type Priced = LineToQuote & { publicCents: number };

export const isPriced = <Line extends LineToQuote>(line: Line): line is Line & { publicCents: number } =>
  line.publicCents !== null && line.publicCents > 0;

type Placed = Pick<LineToQuote, "vin" | "plate" | "ktype"> & { vehicle: string | null };
type ForVehicles = Pick<LineToQuote, "vin" | "plate" | "ktype" | "also"> & {
  item: Pick<LineToQuote["item"], "vehicle">;
};

/** Work as a line that is for its vehicle. */
export const workForVehicle = ({ vehicle, vin, plate, ktype }: CartLabour): ForVehicles => ({
  ...{ vin, plate, ktype, item: { vehicle }, also: [] },
});

const vehiclesOf = (line: ForVehicles): Placed[] =>
  [{ ...line, vehicle: line.item.vehicle }, ...line.also].filter((one) => vehicleKey(one) !== null);

/** Beside each line the vehicles that it is for; null while the whole quote is for one, which its head names. */
export function lineVehicles(lines: readonly ForVehicles[]): (string | null)[] {
  const several = new Set(lines.flatMap(vehiclesOf).map(vehicleKey)).size > 1;
  return lines.map((line) => (several && vehiclesOf(line).map(vehicleName).filter(Boolean).join(", ")) || null);
}

/** What a line says of vehicles: which it is for, and the verdict in the document's words. */
type OfVehicle = Pick<QuoteLine, "vehicle" | "fit">;

/** A line of the document: the public price before tax less 10 percent. */
export function quoteLine(line: Priced, { vehicle, fit }: OfVehicle): QuoteLine {
  const { item, quantity, publicCents, depositCents } = line;
  const unitCents = quotedPrice(publicCents);
  return {
    reference: item.number,
    brand: item.makeLabel,
    name: item.label,
    condition: conditionOf(item.partType),
    quantity,
    publicCents,
    unitCents,
    discountBp,
    vatRateBp,
    totalCents: unitCents * quantity,
    depositCents: depositCents > 0 ? depositCents * quantity : null,
    vehicle,
    fit,
    ...advisedOf(line),
    ...(line.photos.length > 0 ? { photos: line.photos } : {}),
  };
}

/** How urgent a line is, as the quote freezes it; nothing where nobody said so. */
const advisedOf = ({ advice, adviceWord }: Advised): Partial<Pick<QuoteLine, "advice" | "adviceWord">> =>
  advice ? { advice, adviceWord } : {};

/** Work of the document: no discount, the house's own rate. */
export const quoteLabour = (work: CartLabour & { within?: number[] }, vehicle: string | null): QuoteLabour => {
  const { name, minutes, rate, rateCents, totalCents, includedIn, within = [] } = work;
  return {
    ...{ name, minutes, rate, rateCents, totalCents, includedIn, vehicle, vatRateBp },
    ...(within.length > 0 ? { within } : {}),
    ...advisedOf(work),
    ...(work.photos.length > 0 ? { photos: work.photos } : {}),
  };
};

/** What was taken off every line, in basis points; null where lines differ, or nothing was. */
export function commonDiscount(lines: readonly Pick<QuoteLine, "discountBp">[]): number | null {
  const [only = 0, ...others] = new Set(lines.map((line) => line.discountBp));
  return others.length === 0 && only > 0 ? only : null;
}

/** Totals of the document: VAT once per rate on the sum of its lines; deposits stand apart. */
export function quoteTotals(lines: readonly QuoteLine[], labour: readonly QuoteLabour[] = []): QuoteTotals {
  const { netCents, grossCents, rates } = totalsOf(
    [...lines, ...labour].map((line) => ({ netCents: line.totalCents, rateBp: line.vatRateBp })),
  );
  const depositCents = lines.reduce((sum, line) => sum + (line.depositCents ?? 0), 0);
  return {
    netCents,
    grossCents,
    vat: rates.map(({ rateBp, netCents: baseCents, vatCents }) => ({ rateBp, baseCents, vatCents })),
    depositCents: depositCents > 0 ? depositCents : null,
  };
}

/** What parts and work of a document come to before tax. */
export function sidesOf({ lines, labour = [] }: { lines: readonly QuoteLine[]; labour?: readonly QuoteLabour[] }) {
  const sum = (all: readonly { totalCents: number }[]) => all.reduce((total, { totalCents }) => total + totalCents, 0);
  return { partsCents: sum(lines), labourCents: sum(labour) };
}

/** Cents of a capital as a company writes it ("8 000 €"); null when it is no amount in euro. */
export function capitalCents(text: string | null): number | null {
  const [, whole = "", cents = ""] = /^([\d\s.]+?)(?:,(\d{2}))?\s*(?:€|EUR|euros)?$/i.exec(text?.trim() ?? "") ?? [];
  const digits = whole.replace(/[\s.]/g, "");
  return digits === "" || digits.length > 13 ? null : Number(digits) * 100 + Number(cents || 0);
}
