import { z } from "zod";
import { id } from "@/lib/platform/shapes";
import { storable } from "@/lib/shared/compact";
import { nameShapes } from "@/lib/shared/named-shapes";
import { advised } from "../advice/schema";
import { need } from "../besides/need";
import { linePhotos } from "../photos/schema";
import { longestWork, mostMinutes, rateNames } from "./rates";

const cents = z.number().int();
const rateName = z.enum(rateNames);

export const labourRate = z.object({ rate: rateName, cents });

/** Work in a cart. `includedIn` is the name of the work of which it is a part: it costs nothing then. */
export const cartLabour = z.object({
  id: z.number().int(),
  name: z.string(),
  minutes: z.number().int(),
  rate: rateName,
  rateCents: cents,
  totalCents: cents,
  includedIn: z.string().nullable(),
  ...{ vin: z.string().nullable(), plate: z.string().nullable(), ktype: z.number().int().nullable() },
  vehicle: z.string().nullable(),
  ...advised,
  photos: linePhotos,
});

const text = (most: number) => z.string().trim().max(most).nullish();
/** For whom, at which rate and, in `seen`, at how many cents the seller saw it. */
const placed = z.object({
  customerId: id,
  rate: rateName,
  seen: cents.min(0).max(1e9),
  ...{ vin: text(30), plate: text(20), ktype: id.nullish() },
});

export const workName = z
  .string()
  .trim()
  .min(1, "required")
  .max(longestWork, "too-long")
  .refine(storable, "characters");
export const workMinutes = z.number().int().min(1, "time").max(mostMinutes, "time");

export const newWork = placed.extend({
  name: workName,
  minutes: workMinutes,
  /** The proposal that it answers. */
  need: need.nullish(),
});

/** `seen` is the hourly rate as the seller saw it, `was` what stood when the change began. */
export const workChange = z.object({
  ...{ customerId: id, labourId: id, name: workName, minutes: workMinutes, rate: rateName },
  seen: placed.shape.seen,
  was: z.object({ name: z.string().max(longestWork), minutes: z.number().int(), rate: rateName }).nullish(),
});

/** Operations of the vehicle's repair data by their keys. */
export const newOperations = placed.extend({ keys: z.array(z.string().min(1).max(200)).min(1).max(100) });

/** How many came, and the names of those that were there already. */
export const labourAdded = z.object({ added: z.number().int(), there: z.array(z.string()) });

nameShapes({ CartLabour: cartLabour });

/** A line as the database has it, which a quote keeps. */
export interface KeptLabour extends Omit<z.infer<typeof cartLabour>, "totalCents" | "includedIn"> {
  operation: string | null;
  includes: string[];
}
export type LabourRate = z.infer<typeof labourRate>;
export type CartLabour = z.infer<typeof cartLabour>;
export type NewWork = z.infer<typeof newWork>;
export type WorkChange = z.infer<typeof workChange>;
export type NewOperations = z.infer<typeof newOperations>;
export type LabourAdded = z.infer<typeof labourAdded>;
