import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

export const fitVerdict = z.enum(["fits", "unknown", "no"]);

export const fitCriterion = z.object({
  key: z.string(),
  needs: z.string(),
  has: z.string().nullable(),
  verdict: fitVerdict,
});

export const fit = z.object({
  verdict: fitVerdict,
  met: z.number().int(),
  of: z.number().int(),
  criteria: z.array(fitCriterion),
});

/** A criterion of an article as it is read: label, value, and whether it decides. */
export const criterionLine = z.object({
  labelId: z.number().int(),
  key: z.string(),
  label: z.string(),
  valueId: z.number().int(),
  value: z.string(),
  mandatory: z.boolean(),
});

nameShapes({ Fit: fit });

export type FitVerdict = z.infer<typeof fitVerdict>;
export type FitCriterion = z.infer<typeof fitCriterion>;
export type CriterionLine = z.infer<typeof criterionLine>;
export type Fit = z.infer<typeof fit>;

/** What the vehicle must have for an article to fit it; any key may be absent, keys that no rule reads stay undecided. */
export type FitCondition = Readonly<Record<string, unknown>>;
