import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { derivedValues, fieldValue } from "../schema";
import { cardFields } from "./rules";

/** The technical fields of a vehicle under the specification's names: neither plate nor holder. */
export const vehicleCard = z.object({
  ...Object.fromEntries(cardFields.map(({ name }) => [name, fieldValue])),
  label: z.string(),
  derived: derivedValues.omit({ owner: true, hand: true }),
});

nameShapes({ VehicleCard: vehicleCard });
