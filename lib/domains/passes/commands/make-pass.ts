import { listVehicles } from "@/lib/domains/vehicles/queries/find-vehicle";
import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { randomId } from "@/lib/shared/random-id";
import { findPassOf } from "../queries/find-pass";
import { issue } from "../queries/issue";
import type { IssuedPass, PassFacts } from "../schema";
import { changePassIn } from "./change-pass";
import { dayOf, writtenFacts } from "./written-facts";

interface Draft {
  vin: string;
  vehicle: PassFacts;
}

/** Makes the company's pass of a vehicle that the registry knows by its VIN, or changes the one that it has already. */
export async function makePass(actor: Actor, { vin, vehicle }: Draft): Promise<IssuedPass> {
  requireRight(actor, "IdCar");
  const [found] = await listVehicles(actor, { field: "vin", value: vin });
  const knownVin = found?.record.vin;
  if (!found || !knownVin) throw notFound();
  const { record, plate, label, derived } = found;
  const known = {
    ...{ vin: knownVin, activeVin: knownVin, plate, label, energy: derived.fuel, critAir: derived.critAir },
    firstRegistration: dayOf(record.firstRegistration),
  };
  await prisma().$transaction(async (tx) => {
    const companyId = companyOf(actor);
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('pass'), ${companyId}::int)`;
    const held = await tx.pass.findFirst({
      where: { companyId, activeVin: known.vin },
      select: { serial: true },
    });
    if (held) return changePassIn(actor, tx, { companyId, serial: held.serial, vehicle });
    const serial = randomId();
    await tx.pass.create({ data: { companyId, serial, userId: userOf(actor), ...known, ...writtenFacts(vehicle) } });
    const detail = { label, ...(plate ? { plate } : {}) };
    await audit(actor, tx, { action: "make", entity: "pass", entityId: serial, detail });
  });
  const pass = await findPassOf(actor, { vin: known.vin });
  if (!pass) throw notFound();
  return issue(actor, { pass });
}
