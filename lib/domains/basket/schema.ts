import { z } from "zod";
import { cartItem } from "@/lib/domains/cart/schema";
import { id } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";

const cents = z.number().int();

/**
 * What a line keeps of its goods: an article of the catalogue by its `id`, or what the supplier's store alone knows by its
 * reference in `store`; `detail` is its measure or content.
 */
export const basketItem = cartItem
  .pick({ number: true, makeId: true, makeLabel: true, genartId: true, label: true, partType: true, vehicle: true })
  .extend({ id: id.nullable(), store: z.string().nullable(), detail: z.string().nullable() });

const byLanguage = z.record(z.string(), z.string());

/** The same as the database keeps it: in each language what it was called when it was added. */
export const keptBasketItem = basketItem.extend({ label: byLanguage, detail: byLanguage.nullable() });

/** `price` in cents before tax; null, as the deposit, while a customer may look. `stock` is what the supplier had. */
export const basketLine = z.object({
  id: z.number().int(),
  name: z.string(),
  channel: z.string(),
  price: cents.nullable(),
  depositCents: cents.nullable(),
  currency: z.literal("CHF"),
  quantity: z.number().int(),
  stock: z.number().int().nullable(),
  note: z.string(),
  pricedAt: z.string(),
  vin: z.string().nullable(),
  ktype: z.number().int().nullable(),
  plate: z.string().nullable(),
  item: basketItem,
});

/** Tax once on the sum of goods and deposits. */
export const basketTotals = z.object({
  currency: z.literal("CHF"),
  rateBp: z.number().int(),
  netCents: cents,
  vatCents: cents,
  grossCents: cents,
  depositCents: cents,
});

/** `totals` is null while a customer may look, and of an empty basket; `mark` changes with everything that an order would say. */
export const basket = z.object({
  customerId: z.literal("company"),
  lines: z.array(basketLine),
  count: z.number().int(),
  mark: z.string(),
  totals: basketTotals.nullable(),
});

export const mostNote = 200;
export const noteInput = z.object({ note: z.string().trim().max(mostNote) });

/** The mark of the basket that the buyer saw; without it the basket is ordered as it stands. */
export const sendQuery = z.object({ mark: z.string().max(40).optional() });
export const basketSent = z.object({ data: z.object({ orderId: z.string() }) });

nameShapes({ BasketLine: basketLine, BasketTotals: basketTotals, Basket: basket });

export type BasketItem = z.infer<typeof basketItem>;
export type KeptBasketItem = z.infer<typeof keptBasketItem>;
export type BasketLine = z.infer<typeof basketLine>;
export type BasketTotals = z.infer<typeof basketTotals>;
export type Basket = z.infer<typeof basket>;

/** A line as an order is made of it: prices whatever the user's view, names by language. */
export type TakenLine = Omit<BasketLine, "price" | "depositCents" | "pricedAt" | "item"> & {
  priceCents: number;
  depositCents: number;
  makeId: number;
  goods: string;
  item: KeptBasketItem;
};
