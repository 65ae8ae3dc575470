import { z } from "zod";
import { limit, queryId } from "@/lib/platform/shapes";
import { storable } from "@/lib/shared/compact";
import { isSiren, isVatNumber } from "@/lib/shared/company-number";
import { readCountry } from "@/lib/shared/country";
import { isPostalCode } from "@/lib/shared/postal-code";
import { nameShapes } from "@/lib/shared/named-shapes";

/** Issues carry a stable word that the form turns into a sentence: required, too-long, email, phone, country, siren, vat-number, postal-code, characters. */
const text = (most: number) =>
  z.string({ error: "required" }).trim().max(most, "too-long").refine(storable, "characters");
const required = (most: number) => text(most).min(1, "required");
const optional = (most: number) =>
  text(most)
    .nullish()
    .transform((value) => value || null);

const card = z.object({
  title: required(40),
  firstname: required(100),
  name: required(100),
  phone: required(40).regex(/^[^\p{L}]*\d[^\p{L}]*\d[^\p{L}]*$/u, "phone"),
  email: required(200).regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "email"),
  company: required(200),
  siren: optional(20).refine((value) => value === null || isSiren(value), "siren"),
  vatNumber: optional(30).refine((value) => value === null || isVatNumber(value), "vat-number"),
  address: optional(300),
  postalCode: required(20),
  city: required(100),
  country: required(60)
    .refine((text) => readCountry(text) !== null, "country")
    .transform((text) => readCountry(text) ?? text),
});

export const customerInput = card.refine(({ country, postalCode }) => isPostalCode(country, postalCode), {
  path: ["postalCode"],
  error: "postal-code",
});

export const linkedVehicleInput = z.object({
  immat: required(40),
  brand: text(100).default(""),
  model: text(200).default(""),
  vin: text(20).nullish(),
});

export const newCustomerInput = z.object({
  vin: text(20).nullish(),
  vehicle: linkedVehicleInput.nullish(),
  info: customerInput.nullish(),
});

export const linkedVehicle = z.object({
  id: z.number().int(),
  immat: z.string(),
  country: z.string(),
  brand: z.string(),
  model: z.string(),
  vin: z.string().nullable(),
  ktype: z.number().int().nullable(),
  mileageKm: z.number().int().nullable(),
  /** The next periodic inspection, and whether somebody said so: else it is counted from the first registration. */
  inspectionOn: z.string().nullable(),
  inspectionSaid: z.boolean(),
  serviceOn: z.string().nullable(),
  link: z.string(),
});

const nullable = z.string().nullable();
const words = z.object({ title: z.string(), firstname: z.string(), name: z.string(), company: z.string() });

export const customerInfo = words.extend({
  phone: z.string(),
  email: z.string(),
  siren: nullable,
  vatNumber: nullable,
  address: nullable,
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  picture: nullable,
});

export const customer = z.object({ id: z.number().int(), info: customerInfo, vehicles: z.array(linkedVehicle) });

export const customerRow = words.extend({
  id: z.number().int(),
  city: z.string(),
  phone: z.string(),
  vehicles: z.array(z.object({ immat: z.string(), country: z.string(), brand: z.string(), model: z.string() })),
});

export const customerPage = z.object({ customers: z.array(customerRow), next: z.number().int().nullable() });

export const customerSearch = z.object({
  search: z.string().max(200).default(""),
  after: queryId.optional(),
  limit: limit(30, 100),
});

export type CustomerInput = z.infer<typeof customerInput>;
export type NewCustomerInput = z.infer<typeof newCustomerInput>;
export type Customer = z.infer<typeof customer>;
export type CustomerRow = z.infer<typeof customerRow>;
export type CustomerPage = z.infer<typeof customerPage>;
export type CustomerSearch = z.infer<typeof customerSearch>;
export type CustomerWords = z.infer<typeof words>;
export type CurrentCustomer = CustomerWords & { id: number };
export type LinkOutcome = "linked" | "taken" | "unknown";

/** Who calls: contact details, and the vehicle that was linked last. */
export const caller = z.object({
  vin: nullable,
  immat: nullable,
  ktype: z.number().int().nullable(),
  brand: nullable,
  model: nullable,
  customerId: z.number().int(),
  title: z.string(),
  firstname: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  company: z.string(),
});

nameShapes({
  Customer: customer,
  CustomerInfo: customerInfo,
  LinkedVehicle: linkedVehicle,
  Caller: caller,
  CustomerRow: customerRow,
});

export type Caller = z.infer<typeof caller>;

export interface VehicleToLink {
  immat: string;
  country?: string;
  brand: string;
  model: string;
  vin: string | null;
  ktype?: number | null;
  inspectionOn?: string | null;
}
