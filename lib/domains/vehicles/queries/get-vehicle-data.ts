import { requireUser, type Actor } from "@/lib/platform/actor";
import { notFound } from "@/lib/platform/problems";
import type { CatalogueVersion, VehicleData } from "../schema";
import { findVersion } from "./find-version";

async function getVersion(ktype: number): Promise<CatalogueVersion> {
  const version = await findVersion(ktype);
  if (!version) throw notFound();
  return version;
}

/** Make, model and the other catalogues' numbers of a ktype; 404 for an unknown one. */
export async function getVehicleData(actor: Actor, ktype: number): Promise<VehicleData> {
  requireUser(actor);
  const { make, model, mid, hmdnr } = await getVersion(ktype);
  return { marque: make, modele: model, mid, hmdnrs: hmdnr === null ? [] : [hmdnr] };
}
