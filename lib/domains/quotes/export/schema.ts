import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

export const exportFormats = ["json", "csv", "cii", "facturx"] as const;

const cents = z.number().int();
const text = z.string().nullable();

const party = z.object({
  name: z.string(),
  address: text,
  postalCode: text,
  city: text,
  country: z.string(),
  siren: text,
  vatNumber: text,
  phone: text,
  email: text,
});

const line = z.object({
  position: z.number().int().min(1),
  kind: z.enum(["part", "labour"]),
  reference: text,
  brand: text,
  name: z.string(),
  /** Pieces of a part, minutes of work. */
  quantity: z.number().int(),
  unit: z.enum(["piece", "minute"]),
  /** Before tax: of a piece after its discount, or of an hour. */
  unitCents: cents,
  /** Hundredths of a percent: 2000 is 20 %. */
  vatRateBp: z.number().int(),
  /** Before tax. */
  totalCents: cents,
  /** Given back with the old part; not in the total. */
  depositCents: cents,
});

/** An accepted quote with the lines that were agreed to, for other programs; amounts are cents of its currency. */
export const acceptedQuote = z.object({
  version: z.literal(1),
  quote: z.object({
    id: z.number().int(),
    number: z.string(),
    currency: z.enum(["EUR", "CHF"]),
    issuedAt: z.iso.datetime(),
    acceptedAt: z.iso.datetime(),
  }),
  seller: party.extend({ siret: text }),
  customer: party.extend({ id: z.number().int(), company: text, isProfessional: z.boolean() }),
  vehicle: z
    .object({ make: z.string(), model: z.string(), version: text, plate: text, vin: text, mileageKm: cents.nullable() })
    .nullable(),
  lines: z.array(line).min(1),
  totals: z.object({
    netCents: cents,
    vat: z.array(z.object({ rateBp: z.number().int(), baseCents: cents, vatCents: cents })),
    grossCents: cents,
    depositCents: cents,
  }),
  /** Where the customer chose lines and signed; `hash` is the SHA-256 of what was agreed to. */
  agreement: z.object({ name: z.string(), at: z.iso.datetime(), hash: z.string() }).nullable(),
});

nameShapes({ AcceptedQuote: acceptedQuote });

export type AcceptedQuote = z.infer<typeof acceptedQuote>;

/** The schema that is published for programs which read the file. */
export const acceptedQuoteSchema = () => ({
  ...z.toJSONSchema(acceptedQuote, { target: "draft-2020-12" }),
  title: "Accepted quote",
});
