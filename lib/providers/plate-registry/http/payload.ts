import { z } from "zod";
import { registryVehicle } from "../port";

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

/** Our field names to the service's own; a name that is not ours is a mistake in the configuration. */
export const fieldNames = z.partialRecord(
  registryVehicle.omit({ country: true, equipment: true }).keyof(),
  z.string().min(1),
);
