import { z } from "zod";
import { derivedValues } from "../schema";
import { cardFields } from "./rules";

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** The technical fields of a vehicle under the specification's names: neither plate nor holder. */
export const vehicleCard = z.object({
  ...Object.fromEntries(cardFields.map(({ name }) => [name, value])),
  label: z.string(),
  derived: derivedValues.omit({ owner: true, hand: true }),
});
