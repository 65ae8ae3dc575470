import { z } from "zod";
import { contradicts } from "../arrival";

const hour = z.number().int().min(0).max(23);

/** A service's site: its name, and when goods leave and arrive where the service itself does not say. */
const site = z
  .strictObject({
    name: z.string().min(1).max(60),
    cutoffHour: hour.optional(),
    deliveryHour: hour.optional(),
    deliveryDays: z.number().int().min(0).max(60).optional(),
  })
  .refine(
    ({ cutoffHour, deliveryHour, deliveryDays }) =>
      cutoffHour === undefined ||
      deliveryHour === undefined ||
      deliveryDays === undefined ||
      !contradicts({ cutoffHour, deliveryHour, deliveryDays }),
    { path: ["cutoffHour"], message: "lies after deliveryHour of the same day (deliveryDays 0)" },
  );

const cents = z.number().int().min(0).max(100_000_000);

/** What the supplier asks beside its prices, in cents before tax: docs/suppliers.md. */
const terms = z.strictObject({
  carriageCents: cents.default(0),
  freeFromCents: cents.nullable().default(null),
  minimumCents: cents.default(0),
});

export const fieldNames = [
  ...["id", "brand", "number", "status", "quantity", "text", "date", "hour", "site", "stocks", "stockName"],
  ...["stockQuantity", "base", "discount1", "discount2", "deposit", "public", "currency"],
] as const;

const supplier = z.strictObject({
  code: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, "1 to 40 letters, digits, _ or -"),
  name: z.string().min(1).max(60),
  url: z.url({ protocol: /^https?$/ }),
  key: z.string().default(""),
  keyHeader: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/)
    .default("x-api-key"),
  currency: z.enum(["EUR", "CHF"]).default("EUR"),
  /** Where the service takes orders; without it a seller telephones. */
  orders: z.url({ protocol: /^https?$/ }).optional(),
  phone: z.string().max(40).default(""),
  rank: z.number().int().min(1).max(999).optional(),
  /** Whether the service's prices are whole cents. */
  cents: z.boolean().default(false),
  fields: z.partialRecord(z.enum(fieldNames), z.string().min(1)).default({}),
  sites: z.record(z.string(), site).default({}),
  terms: terms.optional(),
  /** Whether the service lies in the own network. */
  inside: z.boolean().default(false),
});

const suppliers = z.array(supplier).superRefine((list, context) => {
  const codes = list.map(({ code }) => code.toLowerCase());
  codes.forEach((code, at) => {
    if (code === "local") context.addIssue({ code: "custom", path: [at, "code"], message: "local is the own stock" });
    if (codes.indexOf(code) < at) context.addIssue({ code: "custom", path: [at, "code"], message: "used twice" });
  });
});

export type SupplierSettings = z.infer<typeof supplier>;

/** The suppliers of ETABLI_SUPPLIERS; an Error that says what to write when it cannot be read. */
export function readSupplierSettings(text: string): SupplierSettings[] {
  if (!text) return [];
  const result = suppliers.safeParse(parse(text));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join(".") || "all"}: ${message}`).join("; ");
  throw new Error(`ETABLI_SUPPLIERS cannot be used: ${faults}. See docs/suppliers.md.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error("ETABLI_SUPPLIERS cannot be used: it is not JSON. See docs/suppliers.md.", { cause });
  }
}
