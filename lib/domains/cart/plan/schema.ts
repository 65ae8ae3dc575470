import { z } from "zod";
import { mostLines } from "@/lib/domains/orders/rules";
import { id } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";
import { isWall } from "./wall";
import { reasons } from "./why";

const cents = z.number().int();

/** A time by the clock of Paris, to the minute: 2026-11-28T14:00. */
export const by = z.string().max(16).refine(isWall, "a time as 2026-11-28T14:00");
export const mostSuppliers = z.coerce.number().int().min(1).max(20);

/** Who sells: a store of the portal by its name. */
const who = { channel: z.string(), seller: z.string().nullable() };
const when = { on: z.string().nullable(), hour: z.number().int().nullable() };
const line = {
  ...{ lineId: z.number().int(), brand: z.string(), reference: z.string(), label: z.string() },
};

const share = z.object({
  ...line,
  pieces: z.number().int(),
  /** Of a piece; null while the customer looks, as all that tells what the house pays. */
  price: cents.nullable(),
  ...when,
  /** Whether the cart has it from there already. */
  stands: z.boolean(),
  why: z.object({
    reason: z.enum(reasons),
    /** The cheapest other supplier where it is cheaper, by how much for these pieces, and when it comes. */
    than: z.object({ ...who, ...when, cents: cents.nullable() }).nullable(),
  }),
});

export const cartPlan = z.object({
  by: z.string(),
  /** Who brings what; when the last of it is there, null on the own shelf; sums before tax. */
  groups: z.array(
    z.object({
      ...{ ...who, ...when, shares: z.array(share), goodsCents: cents.nullable(), carriageCents: cents.nullable() },
    }),
  ),
  /** Lines that nobody brings in time, with the earliest time: late, kept by terms of suppliers, or nobody says when. */
  late: z.array(
    z.object({
      ...{ ...line, pieces: z.number().int(), reason: z.enum(["late", "terms", "unknown"]) },
      earliest: z.object({ ...who, ...when }).nullable(),
    }),
  ),
  totalCents: cents.nullable(),
  /** Suppliers that gave no answer now. */
  silent: z.array(z.string()),
  /** Suppliers that named a time that has gone by: their hours contradict each other. */
  contradicting: z.array(z.object(who)),
  /** Whether the cart is as the plan says. */
  stands: z.boolean(),
});

/** Orders of the customer that suppliers refused and whose lines still wait; back: how they return into the cart. */
export const planRefusal = z.object({
  ...{ orderId: z.string(), ...who, reason: z.string(), back: z.enum(["withdraw", "again"]) },
});

/** A plan as the seller saw it: every piece of the lines that are named, each share at the price that was seen. */
export const planInput = z.object({
  customerId: id,
  shares: z
    .array(
      z.object({
        ...{ lineId: id, channel: z.string().min(1).max(40), pieces: z.number().int().min(1).max(9999) },
        price: cents.nullable(),
      }),
    )
    .min(1)
    .max(mostLines * 4)
    .refine(
      (shares) => new Set(shares.map(({ lineId, channel }) => `${lineId} ${channel}`)).size === shares.length,
      "a line is named twice at a supplier",
    ),
});

nameShapes({ CartPlan: cartPlan });

export type CartPlan = z.infer<typeof cartPlan>;
export type PlanRefusal = z.infer<typeof planRefusal>;
export type PlanInput = z.infer<typeof planInput>;
