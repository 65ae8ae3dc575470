import { z } from "zod";
import { genartPlace } from "@/lib/domains/catalogue/tree/schema";
import { faultAreas } from "@/lib/shared/fault-code";
import { nameShapes } from "@/lib/shared/named-shapes";

/**
 * What is known of a fault code. `state`: a source knows its meaning; only its letters tell something; or the day's quota
 * is used up. `certainty` A is what two or more sources say, B one alone.
 */
export const faultHelp = z.object({
  code: z.string(),
  state: z.enum(["known", "letters", "quota"]),
  system: z.enum(["powertrain", "body", "chassis", "network"]),
  origin: z.enum(["standard", "maker", "reserved"]),
  area: z.enum(faultAreas).nullable(),
  failureType: z.string().nullable(),
  title: z.string().nullable(),
  group: z.string().nullable(),
  severity: z.object({ level: z.number().int(), text: z.string() }).nullable(),
  certainty: z.enum(["A", "B"]).nullable(),
  checks: z.array(z.string()),
  genartIds: z.array(z.number().int()),
});

/** A part that codes name, the likeliest first; `ticked` where a code of certainty A names it first. */
export const faultPart = genartPlace.extend({
  codes: z.array(z.string()),
  ticked: z.boolean(),
  /** How many articles fit the vehicle; null where none is named. */
  articles: z.number().int().nullable(),
});

const furtherPart = genartPlace.extend({ codes: z.array(z.string()) });

/** `code` is there when the quota of the day is used up: what follows is then what it left. */
export const faultAnswer = z.object({
  code: z.literal("quota-exceeded").optional(),
  genarts: z.array(faultPart),
  codes: z.array(faultHelp),
  /** Parts beyond the likeliest, named alone. */
  further: z.array(furtherPart),
  unread: z.array(z.string()),
  /** How many codes stand beyond those that are read at once. */
  over: z.number().int(),
});

nameShapes({ FaultHelp: faultHelp, FaultPart: faultPart, FurtherFaultPart: furtherPart, FaultAnswer: faultAnswer });

export type FaultHelp = z.infer<typeof faultHelp>;
export type FaultPart = z.infer<typeof faultPart>;
export type FaultAnswer = z.infer<typeof faultAnswer>;
