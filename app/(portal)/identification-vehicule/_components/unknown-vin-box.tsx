import { UnknownVin } from "@/components/vehicles/unknown-vin";
import type { SearchField } from "@/lib/domains/vehicles/search/rules";
import { listMakerModels } from "@/lib/domains/vehicles/vins/queries";
import { decodeVin } from "@/lib/domains/vehicles/vins/rules";
import { hasRight } from "@/lib/platform/actor";
import { requirePageActor } from "@/lib/web/actor";

/** What is left of a VIN that the registries do not know or cannot answer for; nothing for another identifier. */
export async function UnknownVinBox({ field, search }: { field: SearchField; search: string }) {
  const decoded = field === "vin" ? decodeVin(search, new Date().getFullYear()) : null;
  if (!decoded) return null;
  const actor = await requirePageActor();
  const models = hasRight(actor, "CarSelector") ? await listMakerModels(actor, decoded) : null;
  return <UnknownVin decoded={decoded} models={models} />;
}
