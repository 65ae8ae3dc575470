import { z } from "zod";
import { isIsoDate } from "@/lib/shared/dates";
import { limit, queryId } from "@/lib/platform/shapes";
import { storable } from "@/lib/shared/compact";
import { nameShapes } from "@/lib/shared/named-shapes";

const word = z.string().max(200).refine(storable, "a character that cannot be stored").default("");
const day = z
  .string()
  .refine((text) => text === "" || isIsoDate(text), "a day such as 2026-11-22")
  .default("");

/** Which entries are wanted; empty words ask for everything. Days are those of Paris, both included. */
export const trailFilter = z.object({
  person: word,
  action: word,
  entity: word,
  text: word,
  from: day,
  to: day,
  companyId: queryId.optional(),
});

export const trailSearch = trailFilter.extend({
  /** What the page before said is next. */
  after: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_\d{1,18}$/, "what the page before gave as next")
    .optional(),
  limit: limit(50, 200),
});

export const trailEntry = z.object({
  id: z.string(),
  /** ISO 8601, microseconds, UTC */
  at: z.string(),
  company: z.object({ id: z.number().int(), name: z.string() }),
  person: z.object({ userId: z.number().int(), name: z.string(), email: z.string() }).nullable(),
  /** The job that acted where no person did. */
  job: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  detail: z.record(z.string(), z.unknown()),
});

export const trailPage = z.object({ entries: z.array(trailEntry), next: z.string().nullable() });

nameShapes({ AuditEntry: trailEntry });

export type TrailFilter = z.infer<typeof trailFilter>;
export type TrailSearch = z.infer<typeof trailSearch>;
export type TrailEntry = z.infer<typeof trailEntry>;
export type TrailPage = z.infer<typeof trailPage>;
