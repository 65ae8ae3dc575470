import { z } from "zod";

export type Raw = Record<string, unknown>;
const one = z.record(z.string(), z.unknown());
const list = z.array(z.unknown());

/** A list, or an object, itself or under `data`; what is inside is read field by field. */
export const payload = z.union([z.object({ data: z.union([list, one]) }).transform(({ data }) => data), list, one]);
export type Answer = z.output<typeof payload>;

export const ourFields = ["vehicleId", "itemId", "label", "frontRear", "leftRight", "criterias", "oe"] as const;
export type OurField = (typeof ourFields)[number];
/** Our field names to the service's own; a name that is not ours is a mistake. */
export const fieldNames = z.partialRecord(z.enum(ourFields), z.string().min(1));
export type FieldNames = z.infer<typeof fieldNames>;
