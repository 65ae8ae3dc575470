import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { tellCustomer } from "../commands/tell-customer";
import type { VehicleDays } from "./schema";

/** Says when a customer's vehicle is due for its inspection and its service; a day that is taken back is counted by nobody. */
export async function setVehicleDays(actor: Actor, input: VehicleDays): Promise<void> {
  requireRight(actor, "cart");
  const { customerId, vehicleId, inspectionOn, serviceOn } = input;
  const companyId = companyOf(actor);
  await inTransaction(undefined, async (tx) => {
    const [row] = await tx.$queryRaw<{ plate: string; country: string }[]>`
      update customer_vehicle set inspection_on = ${inspectionOn}::date, service_on = ${serviceOn}::date,
        inspection_said = ${inspectionOn}::date is not null
          and (inspection_said or inspection_on is distinct from ${inspectionOn}::date)
      where company_id = ${companyId} and customer_id = ${customerId} and id = ${vehicleId} returning plate, country`;
    if (!row) throw notFound();
    await audit(actor, tx, { action: "update", entity: "customer", entityId: customerId, detail: row });
    await tellCustomer(actor, { customerId }, tx);
  });
}
