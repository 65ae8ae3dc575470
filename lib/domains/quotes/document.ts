import { z } from "zod";
import { advice } from "@/lib/domains/cart/advice/schema";
import { linePhotos } from "@/lib/domains/cart/photos/schema";
import { rateNames } from "@/lib/domains/cart/labour/rates";
import type { QuoteDocument } from "@/lib/providers/documents/port";
import { writtenLanguages } from "@/lib/shared/languages";
import { nameShapes } from "@/lib/shared/named-shapes";

const cents = z.number().int();
const text = z.string().nullish();

const company = z.object({
  name: z.string(),
  legalForm: text,
  capitalCents: cents.nullish(),
  address: text,
  postalCode: text,
  city: text,
  country: z.string(),
  siren: text,
  siret: text,
  registry: text,
  naf: text,
  vatNumber: text,
  phone: text,
  email: text,
  logo: text,
});

const customer = z.object({
  title: text,
  firstname: text,
  name: z.string(),
  company: text,
  address: text,
  deliveryAddress: text,
  postalCode: text,
  city: text,
  country: z.string(),
  siren: text,
  vatNumber: text,
  phone: text,
  email: text,
  isProfessional: z.boolean(),
});

const vehicle = z.object({
  make: z.string(),
  model: z.string(),
  version: text,
  plate: text,
  vin: text,
  mileageKm: z.number().int().nullish(),
  firstRegistration: text,
});

/** Absent where nobody said how urgent it is, and where nothing was photographed. */
const advised = { advice: advice.nullish(), adviceWord: text, photos: linePhotos.optional() };

const line = z.object({
  reference: z.string(),
  brand: z.string(),
  name: z.string(),
  condition: z.enum(["new", "remanufactured", "exchange", "circular", "returned"]).nullish(),
  quantity: z.number().int(),
  publicCents: cents,
  unitCents: cents,
  discountBp: cents,
  vatRateBp: cents,
  totalCents: cents,
  depositCents: cents.nullish(),
  vehicle: text,
  fit: text,
  ...advised,
});

const labour = z.object({
  name: z.string(),
  minutes: z.number().int(),
  rate: z.enum(rateNames),
  rateCents: cents,
  vatRateBp: cents,
  totalCents: cents,
  includedIn: text,
  within: z.array(z.number().int()).nullish(),
  vehicle: text,
  ...advised,
});

const totals = z.object({
  netCents: cents,
  vat: z.array(z.object({ rateBp: cents, baseCents: cents, vatCents: cents })),
  grossCents: cents,
  depositCents: cents.nullish(),
  ecoCents: cents.nullish(),
});

/** What a quote froze when it was made; the same shape as the documents provider prints. */
export const quoteDocument = z.object({
  language: z.enum(writtenLanguages),
  quote: z.object({
    number: z.string(),
    issuedAt: z.string(),
    expiresAt: z.string(),
    currency: z.string(),
    status: z.enum(["new", "accepted", "rejected"]),
    replaces: text,
  }),
  company,
  customer,
  vehicle: vehicle.nullable(),
  lines: z.array(line),
  labour: z.array(labour).optional(),
  totals,
  usedParts: z
    .object({
      answer: z.enum(["accepted", "declined", "safety", "delay", "free"]).nullable(),
      answeredAt: text,
      by: text,
    })
    .nullish(),
}) satisfies z.ZodType<QuoteDocument>;

nameShapes({ QuoteDocument: quoteDocument });
