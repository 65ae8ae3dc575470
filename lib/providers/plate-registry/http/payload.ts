import { z } from "zod";

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const flat = z.record(z.string(), z.unknown()).transform((given) => {
  const kept = Object.entries(given).flatMap(([name, value]) => {
    const values = z.union([scalar.transform((one) => [one]), z.array(scalar)]).safeParse(value);
    return values.success ? [[name, values.data] as const] : [];
  });
  return new Map(kept);
});

/** A service's flat record: every field as the list of its scalar values; what is nested deeper is left out. */
export type FlatRecord = z.output<typeof flat>;

/** One record, a list of records, or either of them under `data`. */
export const payload = z.union([
  z.array(flat),
  z.object({ data: z.array(flat) }).transform(({ data }) => data),
  z.object({ data: flat }).transform(({ data }) => [data]),
  flat.transform((record) => [record]),
]);

/** ETABLI_PLATE_REGISTRY_FIELDS: our field names to the service's own. */
export const fieldNames = z.record(z.string(), z.string().min(1));
