import { z } from "zod";
import { id, limit, queryId } from "@/lib/platform/shapes";
import { storable } from "@/lib/shared/compact";
import { nameShapes } from "@/lib/shared/named-shapes";
import { returnReasons } from "./returns/rules";
import { lineSteps, mostLines, orderEventKinds, orderStates } from "./rules";

const whole = z.number().int();
const cents = whole;
export const currency = z.enum(["EUR", "CHF"]);
export const orderState = z.enum(orderStates);

/** How far an order is on its way to its supplier. */
export const transmissionStates = [
  "own",
  "held",
  "waiting",
  "telephone",
  "told",
  "sending",
  "unknown",
  "taken",
  "refused",
  "withdrawn",
] as const;
export const transmissionState = z.enum(transmissionStates);
export type TransmissionState = (typeof transmissionStates)[number];

/** cart and quote are a customer's, basket and checkout the company's own; tab: from before orders had numbers. */
export const orderSources = ["cart", "quote", "basket", "checkout", "tab"] as const;
export type OrderSource = (typeof orderSources)[number];

export const orderId = z.string().regex(/^2\d{3}-\d{5,9}$/);
export const orderPath = z.object({ orderId });

/** Who buys, as it was then; of a company that buys for itself the company, without a person. */
export const buyer = z.object({
  title: z.string(),
  firstname: z.string(),
  name: z.string(),
  company: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
});

/** Where the supplier brings it, where that is not the company itself. */
export const deliveryAddress = z.object({
  lastName: z.string(),
  firstName: z.string(),
  street: z.string(),
  countryCode: z.string(),
  city: z.string(),
  postcode: z.string(),
});

const byLanguage = z.record(z.string(), z.string());

/** What a line keeps of its goods: names by language, and whatever else its cart had of them. */
export const orderedItem = z.looseObject({
  number: z.string(),
  makeLabel: z.string(),
  genartId: whole,
  label: byLanguage,
  detail: byLanguage.nullish(),
  note: z.string().optional(),
});

/** A page of orders, newest first; `after` is the orderId with which the one before ended. */
export const orderSearch = z.object({
  search: z.string().max(100).default(""),
  state: orderState.optional(),
  channel: z.string().max(40).optional(),
  customerId: queryId.optional(),
  after: orderId.optional(),
  limit: limit(30, 100),
});

export const seenLine = z.object({
  id,
  quantity: whole.min(1).max(9999),
  /** Cents before tax that the seller saw; null where purchase prices are hidden. */
  price: cents.nullable(),
});

/**
 * One step with pieces of one or several lines: all or nothing. A return needs its reason, another one in words as its
 * note; of one article that does not fit the criterion may be named that was wrong.
 */
export const stepInput = z.object({
  orderId,
  step: z.enum(lineSteps),
  lines: z
    .array(z.object({ lineId: id, pieces: whole.min(1).max(9999) }))
    .min(1)
    .max(mostLines)
    .refine((lines) => new Set(lines.map((line) => line.lineId)).size === lines.length, "a line is named twice"),
  note: z.string().trim().max(200).refine(storable, "characters").default(""),
  reason: z.enum(returnReasons).nullish(),
  criterionId: id.nullish(),
});

export const linePath = z.object({
  orderId,
  lineId: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number),
});
export const lineCriteria = z.object({
  criteria: z.array(z.object({ id: whole, label: z.string(), valueId: whole, value: z.string() })),
});

export const toldInput = z.object({
  orderId,
  supplierNumber: z.string().trim().max(60).refine(storable, "characters").default(""),
});

/** An order in a list: `total` in cents with tax and deposits, `dateSent` when it left for its supplier (yyyy-MM-dd HH:mm:ss). */
export const orderRow = z.object({
  orderId,
  /** Null while the customer looks. */
  total: cents.nullable(),
  currency,
  dateSent: z.string().nullable(),
  placedAt: z.string(),
  state: orderState,
  transmission: transmissionState,
  fault: z.string().nullable(),
  channel: z.string(),
  /** The store behind the channel, by its name. */
  seller: z.string().nullable(),
  customerId: whole.nullable(),
  buyer: z.string(),
  lines: whole,
  pieces: whole,
  arrivalOn: z.string().nullable(),
  arrivalHour: whole.nullable(),
});

export const orderList = z.object({ orders: z.array(orderRow), next: orderId.nullable() });

const pieces = z.object({
  ...{ quantity: whole, shipped: whole, waiting: whole, counter: whole, underway: whole, handed: whole },
  ...{ returned: whole, oldParts: whole },
});

/** `price` is what the house pays for a piece before tax; null while the customer looks. */
export const orderLine = pieces.extend({
  id: whole,
  reference: z.string(),
  brand: z.string(),
  label: z.string(),
  /** Its measure or content, where goods of one name differ by it. */
  detail: z.string().nullable(),
  /** What the buyer wrote to the line. */
  note: z.string(),
  genartId: whole,
  articleId: z.string(),
  price: cents.nullable(),
  depositCents: cents,
  stock: whole.nullable(),
  plate: z.string().nullable(),
  vehicle: z.string().nullable(),
});

export const orderEvent = z.object({
  id: whole,
  kind: z.enum(orderEventKinds),
  state: orderState,
  at: z.string(),
  lineId: whole.nullable(),
  pieces: whole.nullable(),
  depositCents: cents.nullable(),
  note: z.string(),
  /** Why goods went back. */
  reason: z.enum(returnReasons).nullable(),
  /** Who did it; null for the product itself. */
  userId: whole.nullable(),
});

/** An order as it stands; `leavesAt` is when it is sent, up to which it can be withdrawn. */
export const order = orderRow.omit({ buyer: true, lines: true, pieces: true }).extend({
  netCents: cents.nullable(),
  depositCents: cents,
  vatCents: cents.nullable(),
  rateBp: whole,
  buyer,
  deliverTo: deliveryAddress.nullable(),
  quoteId: whole.nullable(),
  source: z.enum(orderSources),
  supplierNumber: z.string().nullable(),
  leavesAt: z.string().nullable(),
  lines: z.array(orderLine),
  events: z.array(orderEvent),
});

export const orderStanding = z.object({ orderId, state: orderState });

export type Buyer = z.infer<typeof buyer>;
export type DeliveryAddress = z.infer<typeof deliveryAddress>;
export type OrderedItem = z.infer<typeof orderedItem>;
export type OrderSearch = z.infer<typeof orderSearch>;

export const orderPlaced = z.object({ orderId, channel: z.string(), currency, total: cents });
export type OrderPlaced = z.infer<typeof orderPlaced>;

export type StepInput = z.infer<typeof stepInput>;
export type OrderRow = z.infer<typeof orderRow>;
export type OrderList = z.infer<typeof orderList>;
export type OrderLine = z.infer<typeof orderLine>;
export type OrderEvent = z.infer<typeof orderEvent>;
export type Order = z.infer<typeof order>;
export type OrderStanding = z.infer<typeof orderStanding>;

nameShapes({ OrderPlaced: orderPlaced, OrderRow: orderRow, Order: order, OrderStanding: orderStanding });
