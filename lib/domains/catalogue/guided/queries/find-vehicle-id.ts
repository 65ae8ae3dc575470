import { findCorrectedVersion } from "@/lib/domains/vehicles/corrections/queries";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { notFound } from "@/lib/platform/problems";
import { askSource } from "./ask-source";

/** Every generic article that the guided selection may have references of. */
export async function listKatiaIds(actor: Actor): Promise<number[]> {
  requireUser(actor);
  return askSource((source) => source.items());
}

/** The number under which the guided selection knows a version, the company's own correction first; null when it has none. */
export async function findGuidedVehicle(actor: Actor, ktype: number): Promise<number | null> {
  requireUser(actor);
  const version = await findCorrectedVersion(actor, ktype);
  return version?.kromedaId ?? (await askSource((source) => source.vehicleId(ktype)));
}

/** The same; 404 when it has none. */
export async function getGuidedVehicle(actor: Actor, ktype: number): Promise<{ vehicleId: number }> {
  const vehicleId = await findGuidedVehicle(actor, ktype);
  if (vehicleId === null) throw notFound();
  return { vehicleId };
}
