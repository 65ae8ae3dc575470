import { requireUser, type Actor } from "@/lib/platform/actor";
import { notFound } from "@/lib/platform/problems";
import { findCorrectedVersion } from "../corrections/queries";
import type { VehicleData } from "../schema";

/** Make, model and the other catalogues' numbers of a ktype; 404 for an unknown one. */
export async function getVehicleData(actor: Actor, ktype: number): Promise<VehicleData> {
  requireUser(actor);
  const version = await findCorrectedVersion(actor, ktype);
  if (!version) throw notFound();
  const { make, model, mid, hmdnr } = version;
  return { marque: make, modele: model, mid, hmdnrs: hmdnr === null ? [] : [hmdnr] };
}
