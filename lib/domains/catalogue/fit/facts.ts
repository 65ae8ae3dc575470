import { z } from "zod";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";

const text = z.string().trim().min(1).max(60);
const millimetres = z.coerce.number().int().min(50).max(600).optional();

/** What a caller may tell of the vehicle so that the verdict can be judged. */
export const factsQuery = z.object({
  engineCode: text.optional(),
  firstRegistration: z
    .string()
    .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, "a month such as 2007-03")
    .optional(),
  vin: z.string().trim().min(5).max(25).optional(),
  gearbox: z.enum(["manual", "automatic"]).optional(),
  grossKg: z.coerce.number().int().min(1).max(100_000).optional(),
  brakeSystem: text.optional(),
  frontDiscMm: millimetres,
  rearDiscMm: millimetres,
  rearDrumMm: millimetres,
  cylinders: z.coerce.number().int().min(1).max(16).optional(),
  euro: text.optional(),
});

/** The facts of a vehicle that is known by its type and by what the caller says of it. */
export function readFacts(
  { firstRegistration, ...told }: z.output<typeof factsQuery>,
  { ktype, vtype }: { ktype: number; vtype: string },
): VehicleFacts {
  return {
    ktype,
    vtype: vtype === "motos" || vtype === "pl" ? vtype : "vl",
    engineCode: told.engineCode ?? null,
    firstRegistrationYm: firstRegistration ? Number(firstRegistration.replace("-", "")) : null,
    vin: told.vin ?? null,
    gearbox: told.gearbox ?? null,
    grossKg: told.grossKg ?? null,
    brakeSystem: told.brakeSystem ?? null,
    frontDiscMm: told.frontDiscMm ?? null,
    rearDiscMm: told.rearDiscMm ?? null,
    rearDrumMm: told.rearDrumMm ?? null,
    cylinders: told.cylinders ?? null,
    euro: told.euro ?? null,
    label: "",
    plate: null,
  };
}
