import { z } from "zod";
import { searchFields } from "@/lib/domains/vehicles/search/rules";
import { id, limit, looseId, queryId } from "@/lib/platform/shapes";
import { storable } from "@/lib/shared/compact";
import { nameShapes } from "@/lib/shared/named-shapes";
import { mostComplaint, operationStatuses } from "./rules";

const whole = z.number().int();
const status = z.enum(operationStatuses);
const mileageKm = z.number().min(-1e9).max(1e9).nullish();
const complaint = z.string().trim().max(mostComplaint).refine(storable, "characters").nullish();
/** In any spelling, with any separator. */
const codes = z.string().max(4000).nullish();

/** The vehicle as an address names it. Its customer is the one to whom it is linked, unless another is named. */
export const operationInput = z.object({
  field: z.enum(searchFields),
  value: z.string().min(1).max(100),
  customerId: id.nullish(),
  mileageKm,
  /** The mileage may lie below the last one. */
  lower: z.boolean().nullish(),
  complaint,
  codes,
});

/** What is left out stays; null empties it. `addCodes` are put behind those that stand. */
export const operationChange = z.object({
  customerId: id.nullish(),
  mileageKm,
  lower: z.boolean().nullish(),
  complaint,
  addCodes: codes,
  removeCode: z.string().max(20).nullish(),
  status: status.nullish(),
});

export const operationPart = z.object({
  genartId: whole,
  label: z.string(),
  codes: z.array(z.string()),
  articleId: whole.nullable(),
  cartedAt: z.string().nullable(),
});

/** `customer` is told to who holds cart. */
export const operation = z.object({
  id: whole,
  number: z.string(),
  status,
  field: z.enum(searchFields),
  value: z.string(),
  vehicle: z.string(),
  plate: z.string().nullable(),
  vin: z.string().nullable(),
  ktype: whole.nullable(),
  customer: z.object({ id: whole, name: z.string() }).nullable(),
  mileageKm: whole.nullable(),
  complaint: z.string(),
  codes: z.array(z.string()),
  parts: z.array(operationPart),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
});

export const operationRow = operation
  .omit({ parts: true, doneAt: true, vin: true, ktype: true })
  .extend({ parts: whole });

export const operationPage = z.object({ operations: z.array(operationRow), next: whole.nullable() });

export const operationSearch = z.object({
  search: z.string().max(200).default(""),
  status: status.optional(),
  after: queryId.optional(),
  limit: limit(30, 100),
});

export const operationMade = z.object({ id: whole, number: z.string() });
export const dealMade = z.object({ id: whole });

/** The article that is sold for a part: `price` is what the seller saw. */
const sale = z.object({
  genartId: looseId,
  articleId: looseId,
  channel: z.string().min(1).max(40),
  price: whole.min(0).max(1e9),
  currency: z.enum(["EUR", "CHF"]),
  quantity: z.number().int().min(1).max(9999).nullish(),
});

/** Without `customerId` the operation's own customer buys. */
export const dealSale = z.object({ customerId: id.nullish(), lines: z.array(sale).min(1).max(60) });

/** What came into the cart, and why the rest did not; `price` is the server's own where it differs. */
export const dealSold = z.object({
  customerId: whole,
  added: z.array(z.object({ genartId: whole, articleId: whole, count: whole })),
  refused: z.array(z.object({ genartId: whole, articleId: whole, code: z.string(), price: whole.nullable() })),
});

nameShapes({ Operation: operation, OperationRow: operationRow, DealSold: dealSold });

export type OperationInput = z.infer<typeof operationInput>;
export type OperationChange = z.infer<typeof operationChange>;
export type Operation = z.infer<typeof operation>;
export type OperationRow = z.infer<typeof operationRow>;
export type OperationSearch = z.infer<typeof operationSearch>;
export type DealSale = z.infer<typeof dealSale>;
export type DealSold = z.infer<typeof dealSold>;
