import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import type { GivenNumbers } from "../schema";
import { requireKtype } from "./give-ktype";

/** Sets the numbers of other catalogues of a ktype for the actor's company; null leaves the catalogue's own. */
export async function giveNumbers(actor: Actor, { ktype, ...numbers }: GivenNumbers, tx?: Tx): Promise<GivenNumbers> {
  requireRight(actor, "VehiculeLogique");
  await requireKtype(ktype);
  const companyId = companyOf(actor);
  return inTransaction(tx, async (inner) => {
    await inner.vehicleNumbers.upsert({
      where: { companyId_ktype: { companyId, ktype } },
      create: { companyId, ktype, ...numbers },
      update: numbers,
      select: { ktype: true },
    });
    await audit(actor, inner, { action: "give-numbers", entity: "ktype", entityId: ktype, detail: numbers });
    return { ktype, ...numbers };
  });
}
