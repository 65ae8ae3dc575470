import { z } from "zod";
import { fit } from "@/lib/domains/catalogue/fit/schema";
import { mostLines } from "@/lib/domains/orders/rules";
import { orderPlaced, seenLine } from "@/lib/domains/orders/schema";
import { id, looseId, page } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";
import { advised } from "./advice/schema";
import { need } from "./besides/need";
import { cartLabour } from "./labour/schema";
import { linePhotos } from "./photos/schema";
import { openTabs, tabs } from "./tabs";

export const tab = z.enum(tabs);
const seller = z.object({ name: z.string(), isOpen: z.boolean() }).nullable();
const cents = z.number().int();
const text = (most: number) => z.string().trim().max(most).nullish();

/**
 * The article and the customer are resolved on the server: of `item` only the id counts, `price` and `currency` are what
 * the seller saw. The customer `company` is the company itself: Techauto's francs go into its own basket, and only there.
 * An item of the company's own that the catalogue does not know is own- and its number, a recycled unit pre- and its
 * number, a tyre tyre- and its id, what Techauto's store alone knows techauto- and its reference. `agreed`: the seller read what speaks against a tyre; without it 409 tyre-warning tells.
 * `need`: the proposal that it answers.
 */
export const addItemInput = z.object({
  item: z.object({
    id: z.union([
      ...looseId.options,
      z.string().regex(/^(own|pre|tyre)-[1-9]\d{0,8}$/),
      z.string().regex(/^techauto-[\w./-]{1,40}$/),
    ]),
    partType: text(40),
  }),
  name: text(300),
  price: z.number().int().min(-1e9).max(1e9).nullish(),
  currency: z.enum(["EUR", "CHF"]).nullish(),
  quantity: z.number().nullish(),
  channel: z.string().min(1).max(40),
  vin: text(30),
  ktype: id.nullish(),
  plate: text(20),
  customerId: z.union([id, z.literal("company")]).nullish(),
  agreed: z.boolean().nullish(),
  need: need.nullish(),
});

/** What a line keeps of a tyre. */
export const cartTyre = z.object({
  size: z.string(),
  saison: z.string(),
  marque: z.string(),
  categorieMarque: z.string(),
  profil: z.string(),
});

/** `own`: the id is of an item of the company's own, `unit`: of a recycled unit, with `tyre`: of a tyre, not of an article. */
export const cartItem = z.object({
  id,
  own: z.boolean().optional(),
  unit: z.boolean().optional(),
  tyre: cartTyre.optional(),
  number: z.string(),
  makeId: z.number().int(),
  makeLabel: z.string(),
  genartId: z.number().int(),
  label: z.string(),
  partType: z.string().nullable(),
  vehicle: z.string().nullable(),
});

/** A further vehicle for which the article of a line was added, with the verdict of that moment. */
const furtherVehicle = z.object({
  vin: z.string().nullable(),
  plate: z.string().nullable(),
  ktype: z.number().int().nullable(),
  vehicle: z.string().nullable(),
  fit: fit.or(z.null()),
  judgedAt: z.string(),
});

/**
 * `price` is what the house pays, the own stock's the house's own sale price; `saleCents` what the customer pays for a
 * piece. `stock` is what the supplier had when the line was added.
 */
export const cartLine = z.object({
  id: z.number().int(),
  tab,
  name: z.string(),
  channel: z.string(),
  /** The store behind the channel, and whether it still sells: a line of one that does not cannot be ordered. */
  seller,
  price: cents.nullable(),
  publicCents: cents.nullable(),
  saleCents: cents.nullable(),
  depositCents: cents,
  stock: z.number().int().nullable(),
  currency: z.enum(["EUR", "CHF"]),
  quantity: z.number().int(),
  pricedAt: z.string(),
  vin: z.string().nullable(),
  ktype: z.number().int().nullable(),
  plate: z.string().nullable(),
  item: cartItem,
  fit: fit.or(z.null()),
  also: z.array(furtherVehicle),
  ...advised,
  photos: linePhotos,
  /** The number of its order; the quantity is then what of it stands in this tab. */
  orderId: z.string().optional(),
});

const totals = z.object({ netCents: cents, vatCents: cents, grossCents: cents });

/** `cents` is what suppliers' lines earn above their `costCents`; `uncosted` lines are the own stock's, whose cost nobody knows. */
const margin = z.object({
  cents,
  costCents: cents,
  rateBp: z.number().int().nullable(),
  uncosted: z.number().int(),
});

/**
 * `sale` is what the customer pays, to the cent what the quote says: the public prices of `retail` less `discountCents`.
 * The discount is that of `partsCents`; `labourCents` is work, before tax as well.
 * `purchase` and `margin` are null in the retail view; `unpriced` lines have no public price and are missing in the sums.
 */
export const cartTotals = z.object({
  currency: z.enum(["EUR", "CHF"]),
  rateBp: z.number().int(),
  purchase: totals.nullable(),
  retail: totals,
  sale: totals,
  partsCents: cents,
  labourCents: cents,
  discountCents: cents,
  offBp: z.number().int(),
  margin: margin.nullable(),
  depositCents: cents,
  unpriced: z.number().int(),
});

export const cart = z.object({
  customerId: z.number().int(),
  tab,
  lines: z.array(cartLine),
  /** Work, which stands in the cart alone. */
  labour: z.array(cartLabour),
  page: z.number().int(),
  pages: z.number().int(),
  counts: z.record(z.string(), z.number().int()),
  vehicles: z.number().int(),
  totals: z.array(cartTotals),
});

/** An item as a line keeps it: what the catalogue called it in each language when it was added, for when it is there no more. */
export const keptItem = cartItem.extend({ label: z.record(z.string(), z.string()) });

export const cartQuery = z.object({
  tab: tab.default("cart"),
  page: page.optional(),
});

export const lineMove = z.object({ customerId: id, lineId: id, tab: z.enum(openTabs) });

const row = id.nullable();
/** The line that the customer and the one that the seller points at. */
export const highlight = z.object({ customerRow: row, vendorRow: row });
export const highlightInput = z
  .object({ customerId: id, customerRow: row.optional(), vendorRow: row.optional() })
  .refine(({ customerRow, vendorRow }) => customerRow !== undefined || vendorRow !== undefined, "a row is missing");

export const orderDraftInput = z.object({
  customerId: id,
  channel: z.string().max(40).optional(),
  lineIds: z.array(id).min(1).max(mostLines).optional(),
});

/** What a supplier would get: `short` is what it has where more are wanted, `answered` false where it said nothing now. */
export const orderDraft = z.object({
  channel: z.string(),
  seller,
  currency: z.enum(["EUR", "CHF"]),
  how: z.enum(["own", "electronic", "telephone", "store", "gone"]),
  arrivalOn: z.string().nullable(),
  arrivalHour: z.number().int().nullable(),
  /** With tax and deposits; null while the customer looks, as the prices are. */
  total: cents.nullable(),
  lines: z.array(
    z.object({
      ...{ id: z.number().int(), brand: z.string(), reference: z.string(), label: z.string() },
      ...{ quantity: z.number().int(), price: cents.nullable(), depositCents: cents },
      ...{ short: z.number().int().nullable(), answered: z.boolean() },
    }),
  ),
});

/** The lines that are ordered, as the seller saw them. */
export const orderLinesInput = z.object({
  customerId: id,
  lines: z
    .array(seenLine)
    .min(1)
    .max(mostLines)
    .refine((lines) => new Set(lines.map((line) => line.id)).size === lines.length, "a line is named twice"),
});

export const ordersMade = z.object({ orders: z.array(orderPlaced.omit({ total: true })), count: z.number().int() });

/** Whose cart has them, null for the company's own basket; `missing` are the names of lines that nobody sells any more. */
export const orderedAgain = z.object({
  customerId: z.number().int().nullable(),
  added: z.number().int(),
  missing: z.array(z.string()),
});

export const lineChange = z.object({ id: z.number().int(), quantity: z.number().int(), count: z.number().int() });

nameShapes({
  CartItem: cartItem,
  CartLine: cartLine,
  CartTotals: cartTotals,
  Cart: cart,
  LineChange: lineChange,
  OrderDraft: orderDraft,
  OrdersMade: ordersMade,
  Highlight: highlight,
});

/** A row of the cart as the database wrote it, for a quote to keep; only its own domain reads it. */
export type KeptLine = Record<string, unknown>;

/** What is added for a customer. */
export type AddItemInput = z.infer<typeof addItemInput> & { customerId?: number | null };
export type CartItem = z.infer<typeof cartItem>;
export type KeptItem = z.infer<typeof keptItem>;
export type CartLine = z.infer<typeof cartLine>;
export type FurtherVehicle = z.infer<typeof furtherVehicle>;
export type CartTotals = z.infer<typeof cartTotals>;
export type Cart = z.infer<typeof cart>;
export type Highlight = z.infer<typeof highlight>;
export type HighlightInput = z.infer<typeof highlightInput>;
export type OrderDraft = z.infer<typeof orderDraft>;
export type OrderLinesInput = z.infer<typeof orderLinesInput>;
export type OrdersMade = z.infer<typeof ordersMade>;
export type OrderedAgain = z.infer<typeof orderedAgain>;
export type LineChange = z.infer<typeof lineChange>;
