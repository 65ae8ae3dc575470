import { findCustomerOfVehicle, getCustomerName } from "@/lib/domains/customers/queries/get-customer";
import { noteMileage } from "@/lib/domains/repair/mileage/commands";
import { listVehicles } from "@/lib/domains/vehicles/queries/find-vehicle";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { companyOf, hasRight, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { notFound, unprocessable } from "@/lib/platform/problems";
import { isoDateIn } from "@/lib/shared/dates";
import { readFaultCodes } from "@/lib/shared/fault-code";
import { operationNumber } from "@/lib/shared/operation-number";
import type { OperationInput } from "../schema";
import { settleMileage } from "./settle-mileage";

interface Draft {
  vehicle: VehicleView;
  customerId: number | null;
  mileageKm: number | null;
  codes: string[];
}

/** Opens a workshop job for a vehicle, numbered in its year; 404 for an unknown vehicle. */
export async function openOperation(
  actor: Actor,
  { key, ...input }: OperationInput & { key: string | null },
): Promise<{ id: number; number: string }> {
  requireRight(actor, "Diag", "DTC");
  return once(
    actor,
    { key, body: input },
    { prepare: () => draftOperation(actor, input), write: (draft, tx) => insertOperation(actor, { input, draft }, tx) },
  );
}

async function draftOperation(actor: Actor, input: OperationInput): Promise<Draft> {
  const [vehicle, ...others] = await listVehicles(actor, input);
  if (!vehicle) throw notFound();
  if (others.length > 0)
    throw unprocessable("several-vehicles", "The identifier names several vehicles: name one of them by its VIN.");
  const { plate, record } = vehicle;
  const [customerId, mileageKm] = await Promise.all([
    customerOf(actor, input.customerId ?? null, vehicle),
    settleMileage(actor, { ...input, plate, vin: record.vin }),
  ]);
  const codes = readFaultCodes(input.codes ?? "").codes.map(({ code }) => code);
  return { vehicle, customerId, mileageKm: mileageKm ?? null, codes };
}

/** The customer who is named, else the one to whom the vehicle is linked; nobody without cart. */
async function customerOf(actor: Actor, asked: number | null, { plate, record }: VehicleView): Promise<number | null> {
  if (asked !== null) return (await getCustomerName(actor, { customerId: asked })).id;
  if (!hasRight(actor, "cart") || (!plate && !record.vin)) return null;
  return (await findCustomerOfVehicle(actor, { plate, vin: record.vin }))?.id ?? null;
}

async function insertOperation(
  actor: Actor,
  { input, draft }: { input: OperationInput; draft: Draft },
  tx: Tx,
): Promise<{ id: number; number: string }> {
  const companyId = companyOf(actor);
  const number = await nextNumber(companyId, tx);
  const { vehicle, customerId, mileageKm, codes } = draft;
  const { label, plate, record, facts } = vehicle;
  const made = await tx.operation.create({
    data: {
      ...{ companyId, number, customerId, mileageKm, codes, plate, vehicle: label },
      ...{ field: input.field, value: input.value, vin: record.vin, ktype: facts?.ktype ?? null },
      complaint: input.complaint ?? "",
      userId: userOf(actor),
    },
    select: { id: true, number: true },
  });
  const on = isoDateIn(new Date(), "Europe/Paris");
  await noteMileage(actor, { vin: record.vin, plate, on, km: mileageKm, before: null }, tx);
  await audit(actor, tx, {
    action: "create",
    entity: "operation",
    entityId: made.id,
    detail: { number, plate, codes },
  });
  return made;
}

/** The counter's row is held until commit: numbers follow each other without a gap. */
async function nextNumber(companyId: number, tx: Tx): Promise<string> {
  const year = Number(isoDateIn(new Date(), "Europe/Paris").slice(0, 4));
  const [counter] = await tx.$queryRaw<{ last: number }[]>`
    insert into operation_counter as c (company_id, year, last) values (${companyId}, ${year}, 1)
    on conflict (company_id, year) do update set last = c.last + 1 returning last`;
  return operationNumber(year, counter?.last ?? 1);
}
