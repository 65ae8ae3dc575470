import { z } from "zod";
import { looseId as articleId } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";

const cents = z.number().int().nullable();

export const offer = z.object({
  articleId: z.number().int(),
  state: z.enum(["available", "unavailable", "unknown", "error"]),
  stocks: z.array(z.object({ name: z.string(), qty: z.number().int() })),
  quantity: z.number().int().nullable(),
  text: z.string().nullable(),
  date: z.string().nullable(),
  hour: z.number().int().nullable(),
  site: z.string().nullable(),
  baseCents: cents,
  discount1Bp: cents,
  discount2Bp: cents,
  netCents: cents,
  publicCents: cents,
  depositCents: cents,
  currency: z.enum(["EUR", "CHF"]),
  partType: z.string().nullable(),
});

/** Who sells in a store of the portal: told beside every offer of it. */
export const seller = z.object({
  ...{ name: z.string(), company: z.string(), adress1: z.string(), adress2: z.string(), postalCode: z.string() },
  ...{ city: z.string(), country: z.string(), phone: z.string(), email: z.string(), registration: z.string() },
  vatNumber: z.string(),
});

export const supplierAnswer = z.object({
  supplier: z.object({ code: z.string(), name: z.string(), rank: z.number().int(), seller: seller.optional() }),
  status: z.enum(["ok", "ko"]),
  /** Why a supplier is ko: it took too long, or what it answered cannot be used. */
  reason: z.enum(["late", "failed"]).nullable(),
  offers: z.array(offer),
});

export const availabilityAnswer = z.object({ answers: z.array(supplierAnswer) });

export const mostArticles = 200;

export const availabilityInput = z.object({
  items: z.array(z.object({ articleId, quantity: z.number().int().min(1).max(9999).optional() })).max(mostArticles),
});

nameShapes({
  Offer: offer,
  Seller: seller,
  SupplierAnswer: supplierAnswer,
  Availability: availabilityAnswer,
  AvailabilityQuestion: availabilityInput,
});

export type Offer = z.infer<typeof offer>;
export type OfferState = Offer["state"];
export type SupplierAnswer = z.infer<typeof supplierAnswer>;
export type AvailabilityInput = z.infer<typeof availabilityInput>;
export type Seller = z.infer<typeof seller>;
export type PriceView = "both" | "retail";

/** An offer together with who makes it. */
export type SupplierOffer = Offer & { supplier: SupplierAnswer["supplier"] };
