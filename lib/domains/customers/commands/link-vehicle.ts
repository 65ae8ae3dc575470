import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { invalid } from "@/lib/platform/problems";
import { isoDateIn } from "@/lib/shared/dates";
import { normalisePlate, readPlateAnyCountry } from "@/lib/shared/plate";
import { nextInspection } from "../due/rules";
import { findRegisteredVehicle } from "../queries/find-registered-vehicle";
import { getCustomerName } from "../queries/get-customer";
import type { LinkOutcome, VehicleToLink } from "../schema";
import { tellCustomer } from "./tell-customer";

interface Link {
  customerId: number;
  immat: string;
  /** What the caller knows of the vehicle; without it the registry must know the plate. */
  described?: { brand: string; model: string };
  key: string | null;
}

/** Links a vehicle to a customer: once for one plate, whoever else asks meanwhile. */
export async function linkVehicle(actor: Actor, { key, ...link }: Link): Promise<LinkOutcome> {
  requireRight(actor, "cart");
  if (normalisePlate(link.immat) === "") throw invalid("plate-required", "The plate is required.");
  const { customerId } = link;
  const { outcome } = await once<VehicleToLink | null, { outcome: LinkOutcome }>(
    actor,
    { key, body: link },
    {
      prepare: () => describeVehicle(actor, link),
      write: async (vehicle, tx) => {
        const outcome = vehicle ? await insertVehicle(actor, { customerId, vehicle }, tx) : "unknown";
        if (outcome === "linked") await tellCustomer(actor, { customerId }, tx);
        return { outcome };
      },
    },
  );
  return outcome;
}

/** The vehicle as the registry knows it, else as the caller describes it; 404 for a foreign customer. */
async function describeVehicle(
  actor: Actor,
  { customerId, immat, described }: Omit<Link, "key">,
): Promise<VehicleToLink | null> {
  await getCustomerName(actor, { customerId });
  const known = await findRegisteredVehicle(actor, { plate: immat });
  return (known && vehicleToLink(known)) ?? (described ? { immat, vin: null, ...described } : null);
}

/** A registered vehicle as it is linked; null when it has no plate to be known by. */
export function vehicleToLink({ plate, record, derived: { test } }: VehicleView): VehicleToLink | null {
  if (!plate) return null;
  const { country, make, model, vin, ktype } = record;
  const inspectionOn = test && nextInspection(test, isoDateIn(new Date(), "Europe/Paris"));
  return {
    immat: plate,
    country: country ?? undefined,
    brand: make ?? "",
    model: model ?? "",
    vin,
    ktype,
    inspectionOn,
  };
}

/** Writes the link in the caller's transaction; `taken` when the plate belongs to another customer. */
export async function insertVehicle(
  actor: Actor,
  { customerId, vehicle }: { customerId: number; vehicle: VehicleToLink },
  tx: Tx,
): Promise<"linked" | "taken"> {
  requireRight(actor, "cart");
  const companyId = companyOf(actor);
  const plate = normalisePlate(vehicle.immat);
  const country = vehicle.country ?? readPlateAnyCountry(vehicle.immat, "FR")[0]?.country ?? "FR";
  const { vin, ktype = null, brand, model, inspectionOn = null } = vehicle;
  const made = await tx.$executeRaw`
    insert into customer_vehicle (company_id, customer_id, country, plate, vin, ktype, brand, model, inspection_on)
    values (${companyId}, ${customerId}, ${country}, ${plate}, ${vin}, ${ktype}, ${brand}, ${model}, ${inspectionOn}::date)
    on conflict do nothing`;
  if (made === 1) {
    await audit(actor, tx, {
      action: "link-vehicle",
      entity: "customer",
      entityId: customerId,
      detail: { plate, country },
    });
    return "linked";
  }
  const where = { companyId_country_plate: { companyId, country, plate } };
  const existing = await tx.customerVehicle.findUnique({ where, select: { customerId: true } });
  return existing?.customerId === customerId ? "linked" : "taken";
}
