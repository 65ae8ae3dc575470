import { getMake, getModel } from "@/lib/domains/vehicles/models/queries";
import type { VehicleType } from "@/lib/domains/vehicles/models/rules";
import { findVersion } from "@/lib/domains/vehicles/queries/find-version";
import {
  listUseByMonth,
  listUseOfMakes,
  listUseOfModels,
  listUseOfVersions,
} from "@/lib/domains/vehicles/queries/list-use";
import { selectors } from "@/lib/domains/vehicles/versions/paths";
import { requireRight, requireUser, type Actor } from "@/lib/platform/actor";
import { notFound } from "@/lib/platform/problems";
import { withShares } from "./rules";
import type { CallsOfKtype, MakeUse, ModelUse, VersionUse } from "./schema";

const counted: readonly VehicleType[] = selectors["stats-selector"];

/** Each make's share of the identifications, in the kinds of the statistics' selector unless one is named. */
export async function listMakeUse(actor: Actor, { vtype }: { vtype?: VehicleType } = {}): Promise<MakeUse[]> {
  requireRight(actor, "statsBadges");
  return withShares(await listUseOfMakes(actor, { vtypes: vtype ? [vtype] : counted }));
}

interface OfMake {
  brand: string;
  vtypes?: readonly VehicleType[];
}

/** Each model's share of its make's identifications. 404 for an unknown make. */
export async function listModelUse(actor: Actor, { brand, vtypes = counted }: OfMake): Promise<ModelUse[]> {
  requireRight(actor, "statsBadges", "statsModels");
  const { id: makeId } = await getMake(actor, { brand });
  return withShares(await listUseOfModels(actor, { vtypes, makeId }));
}

/** Each version's share of its model's identifications. 404 for an unknown make or model. */
export async function listVersionUse(
  actor: Actor,
  { brand, model, vtypes = counted }: OfMake & { model: string },
): Promise<VersionUse[]> {
  requireRight(actor, "statsModels");
  const make = await getMake(actor, { brand });
  const { id: modelId, vtype } = await getModel(actor, { makeId: make.id, vtypes, model });
  return withShares(await listUseOfVersions(actor, { vtype, modelId }));
}

/** How often a ktype was identified, by month. 404 for an unknown ktype. */
export async function getCallsOfKtype(actor: Actor, ktype: number): Promise<CallsOfKtype> {
  requireUser(actor);
  const [version, months] = await Promise.all([findVersion(ktype), listUseByMonth(actor, { ktype })]);
  if (!version) throw notFound();
  return { ktype, calls: months.reduce((sum, { calls }) => sum + calls, 0), months };
}
