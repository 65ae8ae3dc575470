import { agreedSums, everyPlace, workCents, type Choice } from "../agreement/rules";
import type { Quote } from "../schema";
import type { AcceptedQuote } from "./schema";

type Line = AcceptedQuote["lines"][number];
type Given = string | null | undefined;

interface Named {
  name: string;
  address?: Given;
  postalCode?: Given;
  city?: Given;
  country: string;
  siren?: Given;
  vatNumber?: Given;
  phone?: Given;
  email?: Given;
}

const partyOf = ({ name, address, postalCode, city, country, siren, vatNumber, phone, email }: Named) => ({
  ...{ name, country, address: address ?? null, postalCode: postalCode ?? null, city: city ?? null },
  ...{ siren: siren ?? null, vatNumber: vatNumber ?? null, phone: phone ?? null, email: email ?? null },
});

/** The places of the lines that were agreed to: all where nobody chose. */
export const choiceOf = ({
  document: { lines, labour = [] },
  agreement,
}: Pick<Quote, "document" | "agreement">): Choice =>
  agreement ?? { lines: everyPlace(lines), labour: everyPlace(labour) };

/** EN 16931 wants a number of who sells and taxes: BR-CO-26, BR-S-02. */
export const isNamed = ({ siren, vatNumber }: { siren?: Given; vatNumber?: Given }): boolean =>
  Boolean(siren?.trim() || vatNumber?.trim());

/** The file of an accepted quote: the lines that were agreed to, and what they come to. */
export function fileOf(quote: Quote): AcceptedQuote {
  const { id, number, currency, issuedAt, decidedAt, customerId, document, agreement } = quote;
  const { company, customer, vehicle } = document;
  const choice = choiceOf(quote);
  const { netCents, rates, grossCents, depositCents } = agreedSums(document, choice);
  return {
    version: 1,
    quote: { id, number, currency, issuedAt, acceptedAt: agreement?.at ?? decidedAt ?? issuedAt },
    seller: { ...partyOf(company), siret: company.siret ?? null },
    customer: {
      ...partyOf({ ...customer, name: [customer.firstname, customer.name].filter(Boolean).join(" ") }),
      ...{ id: customerId, company: customer.company ?? null, isProfessional: customer.isProfessional },
    },
    vehicle: vehicle && {
      ...{ make: vehicle.make, model: vehicle.model, version: vehicle.version ?? null, plate: vehicle.plate ?? null },
      ...{ vin: vehicle.vin ?? null, mileageKm: vehicle.mileageKm ?? null },
    },
    lines: [...partsOf(document, choice), ...worksOf(document, choice)].map((line, at) => ({
      position: at + 1,
      ...line,
    })),
    totals: {
      ...{ netCents, grossCents, depositCents },
      vat: rates.map(({ rateBp, netCents: baseCents, vatCents }) => ({ rateBp, baseCents, vatCents })),
    },
    agreement: agreement && { name: agreement.name, at: agreement.at, hash: agreement.hash },
  };
}

type Document = Quote["document"];
type Unplaced = Omit<Line, "position">;

const partsOf = ({ lines }: Document, choice: Choice): Unplaced[] =>
  choice.lines.flatMap((at) => {
    const line = lines[at];
    if (!line) return [];
    const { reference, brand, name, quantity, unitCents, vatRateBp, totalCents, depositCents } = line;
    return [
      {
        ...{ kind: "part" as const, unit: "piece" as const, reference, brand, name, quantity, unitCents, vatRateBp },
        ...{ totalCents, depositCents: depositCents ?? 0 },
      },
    ];
  });

function worksOf({ labour = [] }: Document, choice: Choice): Unplaced[] {
  const chosen = new Set(choice.labour);
  return choice.labour.flatMap((at) => {
    const work = labour[at];
    if (!work) return [];
    const { name, minutes: quantity, rateCents: unitCents, vatRateBp } = work;
    return [
      {
        ...{ kind: "labour" as const, unit: "minute" as const, reference: null, brand: null, name, quantity },
        ...{ unitCents, vatRateBp, totalCents: workCents(at, labour, chosen), depositCents: 0 },
      },
    ];
  });
}

/** The columns of the file as a table: names of programs, the same in every language. */
export const csvColumns = [
  ...["quote", "accepted_at", "customer_id", "customer", "plate", "vin", "position", "kind", "brand", "reference"],
  ...["name", "quantity", "unit", "unit_cents", "vat_rate_bp", "total_cents", "deposit_cents", "currency"],
] as const;

/** One row for each line. */
export const csvRows = ({ quote, customer, vehicle, lines }: AcceptedQuote): (string | number | null)[][] =>
  lines.map((line) => [
    ...[quote.number, quote.acceptedAt, customer.id, customer.company ?? customer.name],
    ...[vehicle?.plate ?? null, vehicle?.vin ?? null, line.position, line.kind, line.brand, line.reference],
    ...[line.name, line.quantity, line.unit, line.unitCents, line.vatRateBp, line.totalCents, line.depositCents],
    quote.currency,
  ]);
