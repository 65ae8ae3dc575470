import { listModelUse, listVersionUse } from "@/lib/domains/stats/queries";
import type { VehicleType } from "@/lib/domains/vehicles/models/rules";
import { hasRight, type Actor } from "@/lib/platform/actor";

type Shares = ReadonlyMap<number, number> | undefined;

/** Each model's share of its make's identifications in percent; undefined for readers who may not see it. */
export async function modelShares(actor: Actor, make: { id: number }, vtype: VehicleType): Promise<Shares> {
  if (!hasRight(actor, "statsBadges")) return undefined;
  const use = await listModelUse(actor, { brand: String(make.id), vtypes: [vtype] });
  return new Map(use.map(({ id, percent }) => [id, percent]));
}

/** Each version's share of its model's identifications in percent, by ktype; the drill-down has a right of its own. */
export async function versionShares(
  actor: Actor,
  { make, model, vtype }: { make: string; model: string; vtype: VehicleType },
): Promise<Shares> {
  if (!hasRight(actor, "statsModels")) return undefined;
  const use = await listVersionUse(actor, { brand: make, model, vtypes: [vtype] });
  return new Map(use.map(({ ktype, percent }) => [ktype, percent]));
}
