import { z } from "zod";
import { storable } from "@/lib/shared/compact";
import { isIsoDate, isoDateIn } from "@/lib/shared/dates";
import { nameShapes } from "@/lib/shared/named-shapes";
import { deliveryAddress } from "../schema";
import { answers, soldStates } from "./rules";

const whole = z.number().int();
export const soldState = z.enum(soldStates);
/** By what a store and its buyer know an order, whatever number each gave it. */
export const soldKey = z.uuid();

/** An order in the list of the store that sells it: `number` is the buyer's. Amounts in cents before tax. */
export const soldRow = z.object({
  key: z.string(),
  number: z.string(),
  company: z.string(),
  state: soldState,
  placedAt: z.string(),
  lines: whole,
  pieces: whole,
  netCents: whole,
  arrivalOn: z.string().nullable(),
});
export const soldList = z.object({ open: whole, orders: z.array(soldRow), next: z.string().nullable() });

export const soldLine = z.object({
  id: whole,
  brand: z.string(),
  reference: z.string(),
  label: z.string(),
  quantity: whole,
  priceCents: whole,
});

/** The company that bought, as its papers name it. */
export const soldBuyer = z.object({
  ...{ name: z.string(), address: z.string(), postalCode: z.string(), city: z.string(), country: z.string() },
  ...{ phone: z.string(), email: z.string() },
});

export const soldOrder = soldRow.omit({ lines: true, pieces: true, company: true }).extend({
  buyer: soldBuyer,
  deliverTo: deliveryAddress.nullable(),
  reason: z.string().nullable(),
  storeNumber: z.string().nullable(),
  lines: z.array(soldLine),
});

/** A day on which something can still be delivered. */
const dayToCome = z
  .string()
  .refine(isIsoDate, "date")
  .refine((day) => day >= isoDateIn(new Date(), "Europe/Paris"), "past");

/** `arrivalOn` belongs to a promise, which it may lack, and to a promise's new day; `reason` to a refusal. */
export const answerInput = z
  .object({
    answer: z.enum(answers),
    reason: z.string().trim().max(400, "too-long").refine(storable, "characters").default(""),
    arrivalOn: dayToCome.nullish(),
  })
  .refine(({ answer, reason }) => answer !== "refuse" || reason !== "", { path: ["reason"], error: "required" })
  .refine(({ answer, arrivalOn }) => answer !== "reschedule" || Boolean(arrivalOn), {
    path: ["arrivalOn"],
    error: "required",
  });

nameShapes({ SoldRow: soldRow, SoldOrder: soldOrder, SoldLine: soldLine });

export type SoldRow = z.infer<typeof soldRow>;
export type SoldList = z.infer<typeof soldList>;
export type SoldOrder = z.infer<typeof soldOrder>;
export type AnswerInput = z.infer<typeof answerInput>;
