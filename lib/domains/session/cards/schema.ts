import { z } from "zod";
import { id } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";

const instant = z.iso.datetime({ offset: true }).nullable();

/** `token` names the card; its code is told once, when it is made. */
export const card = z.object({
  token: z.string(),
  userId: z.number().int().nullable(),
  enabled: z.boolean(),
  dateFrom: z.string().nullable(),
  dateTo: z.string().nullable(),
  changedAt: z.string(),
});
const person = z.object({ userId: z.number().int(), name: z.string(), email: z.string() });
export const cards = z.object({ accessTokens: z.array(card), users: z.array(person) });
export const newCard = card.extend({ code: z.string() });
export const cardSearch = z.object({ search: z.string().max(200).default("") });

/** `seen` is the `changedAt` that the administrator saw. */
export const cardChange = z
  .object({
    token: z.string().regex(/^([1-9]\d{0,8}|[0-9A-Fa-f-]{36})$/),
    userId: id.nullable(),
    enabled: z.boolean(),
    dateFrom: instant.default(null),
    dateTo: instant.default(null),
    seen: z.string().max(40).optional(),
  })
  .refine(({ dateFrom, dateTo }) => !dateFrom || !dateTo || Date.parse(dateFrom) < Date.parse(dateTo), {
    path: ["dateTo"],
    message: "before-start",
  });

nameShapes({ QrCard: card });

export type Card = z.infer<typeof card>;
export type Cards = z.infer<typeof cards>;
export type NewCard = z.infer<typeof newCard>;
export type CardChange = z.infer<typeof cardChange>;
