import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { invalid, unprocessable } from "@/lib/platform/problems";
import { readChassisNumber } from "@/lib/shared/vin";
import { findVersion } from "../../queries/find-version";
import type { GivenKtype } from "../schema";

/** Refuses a ktype that the catalogue does not know: the vehicle would lose its parts. */
export async function requireKtype(ktype: number): Promise<void> {
  if (!(await findVersion(ktype))) throw unprocessable("unknown-ktype", "The catalogue does not know this ktype.");
}

/** Sets the ktype of a VIN for the actor's company. */
export async function giveKtype(actor: Actor, input: GivenKtype, tx?: Tx): Promise<GivenKtype> {
  requireRight(actor, "VehiculeLogique");
  const vin = readChassisNumber(input.vin);
  if (!vin || !/\d/.test(vin)) throw invalid("malformed-vin", "The identifier is malformed.");
  const { ktype } = input;
  await requireKtype(ktype);
  const companyId = companyOf(actor);
  return inTransaction(tx, async (inner) => {
    await inner.vehicleKtype.upsert({
      where: { companyId_vin: { companyId, vin } },
      create: { companyId, vin, ktype },
      update: { ktype },
      select: { vin: true },
    });
    await audit(actor, inner, { action: "give-ktype", entity: "vehicle", entityId: vin, detail: { ktype } });
    return { vin, ktype };
  });
}
