import { z } from "zod";
import { candidate } from "@/lib/domains/catalogue/list/candidates/schema";
import { genartPlace } from "@/lib/domains/catalogue/tree/schema";
import { id } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";
import { labourRate } from "../labour/schema";
import { need } from "./need";
import { closingWorks, reasons } from "./reasons";

const vehicle = {
  vin: z.string().nullable(),
  plate: z.string().nullable(),
  ktype: z.number().int().nullable(),
};

/** How much of a fluid a vehicle takes, as its repair data say. */
export const toldCapacity = z.object({
  amount: z.number(),
  unit: z.enum(["l", "g"]),
  ...{ grade: z.string().nullable(), spec: z.string().nullable() },
});

const neededPart = z.object({
  genart: genartPlace,
  capacity: toldCapacity.nullable(),
  /** Chosen by its specification and not by the vehicle. */
  loose: z.boolean(),
  /** What may be sold for the vehicle, with as many packs as are needed. */
  articles: z.array(candidate.extend({ packs: z.number().int() })),
});

/** Something that the job of a vehicle needs besides what lies in the cart: a part, or work at the company's first rate. */
export const proposal = z.object({
  need,
  why: z.enum(reasons),
  /** What the part that asks for it is called. */
  of: z.string(),
  axle: z.enum(["front", "rear"]).nullable(),
  vehicle: z.object({ ...vehicle, label: z.string().nullable() }),
  part: neededPart.nullable(),
  work: z.object({ work: z.enum(closingWorks), minutes: z.number().int(), rate: labourRate.nullable() }).nullable(),
  /** In so many of the company's jobs with the part that asks. */
  jobs: z.object({ with: z.number().int(), all: z.number().int() }).nullable(),
});
export const besides = z.object({ proposals: z.array(proposal) });

const named = (most: number) => z.string().trim().min(1).max(most).nullish();
export const dismissal = z
  .object({ customerId: id, need, vin: named(30), plate: named(20), ktype: id.nullish() })
  .refine(({ vin, plate, ktype }) => Boolean(vin ?? plate ?? ktype), "a vehicle is missing");

nameShapes({ Proposal: proposal });

export type ToldCapacity = z.infer<typeof toldCapacity>;
export type Proposal = z.infer<typeof proposal>;
export type Dismissal = z.infer<typeof dismissal>;
