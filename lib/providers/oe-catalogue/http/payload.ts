import { z } from "zod";

const one = z.record(z.string(), z.unknown());

/** One document, itself or under `data`; what is inside is read field by field. */
export const payload = z.union([z.object({ data: one }).transform(({ data }) => data), one]);

/** Every field of ours that an answer may name otherwise. */
export const ourFields = [
  ...(["error", "client", "ssd", "mod_link", "branches", "id", "no", "name", "nodes", "node_id", "node_name"] as const),
  ...([
    "parts",
    "position",
    "standart",
    "part_code",
    "part_name",
    "genartId",
    "quantity",
    "frontRear",
    "leftRight",
  ] as const),
  ...([
    "note",
    "numbers",
    "number",
    "replacedBy",
    "replaces",
    "width",
    "height",
    "hotspots",
    "x",
    "y",
    "r",
    "svg",
  ] as const),
  ...(["applicability", "make", "model", "version", "from", "to", "total", "vehicles"] as const),
] as const;
export type OurField = (typeof ourFields)[number];

/** Our field names to the service's own, inside an object by points; a name that is not ours is a mistake. */
export const fieldNames = z.partialRecord(z.enum(ourFields), z.string().min(1));
export type FieldNames = z.infer<typeof fieldNames>;
