import { z } from "zod";
import { isIsoDate } from "@/lib/shared/dates";
import { storable } from "@/lib/shared/compact";
import { nameShapes } from "@/lib/shared/named-shapes";
import { longestKeyName } from "./rules";

const moment = z.string().nullable();

/** `lost`: rights that its maker no longer holds, so that it no longer opens them. */
export const companyKey = z.object({
  id: z.number().int(),
  name: z.string(),
  prefix: z.string(),
  rights: z.array(z.string()),
  lost: z.array(z.string()),
  madeBy: z.string(),
  state: z.enum(["live", "ended", "revoked"]),
  calls: z.number().int(),
  lastUsedAt: moment,
  endsAt: moment,
  createdAt: z.string(),
});

/** `givable`: what the reader may give a key. */
export const companyKeys = z.object({ keys: z.array(companyKey), givable: z.array(z.string()) });

/** `key` is told here and never again. */
export const madeKey = z.object({ id: z.number().int(), prefix: z.string(), key: z.string() });

export const newKey = z.object({
  name: z.string().trim().min(1).max(longestKeyName).refine(storable, "characters"),
  rights: z.array(z.string().max(40)).min(1, "required").max(100),
  /** The last day on which it opens something, in Paris; empty for no end. */
  lastDay: z
    .string()
    .refine((text) => text === "" || isIsoDate(text), "a day such as 2026-11-22")
    .default(""),
});

/** What a program is told of the key that it asks with. */
export const ownKey = z.object({
  companyId: z.number().int(),
  name: z.string(),
  prefix: z.string(),
  rights: z.array(z.string()),
  endsAt: moment,
});

nameShapes({ CompanyKey: companyKey });

export type CompanyKey = z.infer<typeof companyKey>;
export type CompanyKeys = z.infer<typeof companyKeys>;
export type MadeKey = z.infer<typeof madeKey>;
export type NewKey = z.infer<typeof newKey>;
export type OwnKey = z.infer<typeof ownKey>;
