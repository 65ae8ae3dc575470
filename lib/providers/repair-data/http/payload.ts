import { z } from "zod";

export type Raw = Record<string, unknown>;

const one = z.record(z.string(), z.unknown());
const list = z.array(one);

/** A document or a list of them, itself or under `data`; what is inside is read field by field. */
export const payload = z.union([z.object({ data: z.union([one, list]) }).transform(({ data }) => data), list, one]);
export type Answer = z.output<typeof payload>;

/** Every field of ours that an answer may name otherwise. */
export const ourFields = [
  ...(["technicalInformation", "title", "items", "description", "value", "unit", "qualifier", "note", "type"] as const),
  ...(["parts", "precautions", "procedures", "steps", "kind", "text", "repairTimes", "repair_id"] as const),
  ...(["repair_description", "action", "time_mins", "time_hours", "includes", "articles", "services"] as const),
  ...(["serviceId", "label", "operations", "id", "fluid", "quantity", "grade", "spec"] as const),
  ...(["km", "months", "firstKm", "firstMonths", "severeKm", "severeMonths"] as const),
] as const;
export type OurField = (typeof ourFields)[number];

/** Our field names to the service's own, inside an object by points; a name that is not ours is a mistake. */
export const fieldNames = z.partialRecord(z.enum(ourFields), z.string().min(1));
export type FieldNames = z.infer<typeof fieldNames>;
