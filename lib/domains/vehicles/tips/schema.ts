import { z } from "zod";
import { storable } from "@/lib/shared/compact";
import { nameShapes } from "@/lib/shared/named-shapes";
import { readDay, readReferences, readType } from "./rules";

/** codeMot holds references separated by |. */
export const tip = z.object({
  id: z.number().int(),
  typeMot: z.string(),
  codeMot: z.string(),
  obsMot: z.string(),
  contributeur: z.string(),
  /** Written by the reader, who may correct and withdraw it. */
  mine: z.boolean(),
});

nameShapes({ Tip: tip });

export type Tip = z.infer<typeof tip>;

/** A tip with the type of its vehicles, as a company lists all of its own. */
export const companyTips = z.object({
  total: z.number().int(),
  items: z.array(tip.extend({ type: z.string(), createdAt: z.string() })),
});
export type CompanyTips = z.infer<typeof companyTips>;

const written = (most: number) =>
  z.string({ error: "required" }).trim().min(1, "required").max(most, "too-long").refine(storable, "characters");

export const vehicleOfTips = z.object({
  type: z.string().refine((type) => readType(type) !== null),
  date: z.string().refine((date) => readDay(date) !== null),
});
export type VehicleOfTips = z.infer<typeof vehicleOfTips>;

/** Issues carry a stable word: required, too-long, characters, references. */
export const tipInput = z.object({
  type: written(80).refine((type) => readType(type) !== null, "required"),
  typeMot: written(100),
  codeMot: written(2000).refine((text) => readReferences(text) !== null, "references"),
  obsMot: written(2000),
});
export type TipInput = z.infer<typeof tipInput>;

/** What an author corrects; the type of the vehicles stays. */
export const tipChange = tipInput.omit({ type: true });
export type TipChange = z.infer<typeof tipChange>;
