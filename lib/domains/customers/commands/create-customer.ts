import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { conflict } from "@/lib/platform/problems";
import { findRegisteredVehicle } from "../queries/find-registered-vehicle";
import { vehicleTaken } from "../rules";
import type { CustomerInput, NewCustomerInput, VehicleToLink } from "../schema";
import { insertVehicle, vehicleToLink } from "./link-vehicle";

interface NewCustomer extends NewCustomerInput {
  key: string | null;
}

/** A customer who will fill in the card: nothing is known yet. */
const blank: CustomerInput = {
  title: "",
  firstname: "",
  name: "",
  phone: "",
  email: "",
  company: "",
  siren: null,
  vatNumber: null,
  address: null,
  postalCode: "",
  city: "",
  country: "FR",
};

/** Makes a customer, blank when no card is given, and links the vehicle given or the one that the registry knows by the VIN. */
export async function createCustomer(actor: Actor, { key, ...input }: NewCustomer): Promise<{ clientId: number }> {
  requireRight(actor, "cart");
  return once(
    actor,
    { key, body: input },
    {
      prepare: () => findVehicleToLink(actor, input),
      write: (vehicle, tx) => insertCustomer(actor, { info: input.info ?? blank, vehicle }, tx),
    },
  );
}

async function findVehicleToLink(actor: Actor, { vehicle, vin }: NewCustomerInput): Promise<VehicleToLink | null> {
  if (!vehicle && !vin) return null;
  const known = await findRegisteredVehicle(actor, vehicle ? { vin: vehicle.vin, plate: vehicle.immat } : { vin });
  const found = known && vehicleToLink(known);
  return found ?? (vehicle ? { ...vehicle, vin: vehicle.vin ?? null } : null);
}

async function insertCustomer(
  actor: Actor,
  { info, vehicle }: { info: CustomerInput; vehicle: VehicleToLink | null },
  tx: Tx,
): Promise<{ clientId: number }> {
  const { id } = await tx.customer.create({ data: { companyId: companyOf(actor), ...info }, select: { id: true } });
  await audit(actor, tx, { action: "create", entity: "customer", entityId: id });
  if (vehicle && (await insertVehicle(actor, { customerId: id, vehicle }, tx)) === "taken")
    throw conflict("vehicle-taken", vehicleTaken);
  return { clientId: id };
}
