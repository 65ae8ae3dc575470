import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { read, readReplica } from "@/lib/platform/db";
import type { VehicleType } from "../models/rules";

export interface UseOfMake {
  id: number;
  make: string;
  nb: number;
}

const ofMakes = catalogueStatement(
  "use_of_makes",
  (s) => `select k.id, k.name as make, sum(u.calls)::int as nb
    from vehicle_use u join ${s}.make k on k.id = u.subject_id
    where u.scope = 'make' and u.vtype = any($1) and u.parent_id = 0 group by k.id, k.name`,
);

/** How often versions of each make were identified in twelve months. */
export async function listUseOfMakes(
  actor: Actor,
  { vtypes }: { vtypes: readonly VehicleType[] },
): Promise<UseOfMake[]> {
  requireUser(actor);
  return readReplica<UseOfMake>(ofMakes(await liveCatalogue()), [vtypes]);
}

export interface UseOfModel {
  id: number;
  model: string;
  vtype: VehicleType;
  nb: number;
}

const ofModels = catalogueStatement(
  "use_of_models",
  (s) => `select m.id, m.name as model, m.vtype, u.calls as nb
    from vehicle_use u join ${s}.model m on m.id = u.subject_id
    where u.scope = 'model' and u.vtype = any($1) and u.parent_id = $2`,
);

/** The same of each model of a make. */
export async function listUseOfModels(
  actor: Actor,
  { vtypes, makeId }: { vtypes: readonly VehicleType[]; makeId: number },
): Promise<UseOfModel[]> {
  requireUser(actor);
  return readReplica<UseOfModel>(ofModels(await liveCatalogue()), [vtypes, makeId]);
}

export interface UseOfVersion {
  ktypnr: number;
  ktype: number;
  version: string;
  nb: number;
}

const ofVersions = catalogueStatement(
  "use_of_versions",
  (s) => `select coalesce(v.ntypnr, v.ktype) as ktypnr, v.ktype, v.name as version, u.calls as nb
    from vehicle_use u join ${s}.vehicle v on v.ktype = u.subject_id
    where u.scope = 'ktype' and u.vtype = $1 and u.parent_id = $2`,
);

/** The same of each version of a model. */
export async function listUseOfVersions(
  actor: Actor,
  { vtype, modelId }: { vtype: VehicleType; modelId: number },
): Promise<UseOfVersion[]> {
  requireUser(actor);
  return readReplica<UseOfVersion>(ofVersions(await liveCatalogue()), [vtype, modelId]);
}

const byMonth = {
  name: "vehicle_use_months",
  text: `select to_char(month, 'YYYY-MM') as month, calls from vehicle_use_month where ktype = $1 order by month`,
};

/** How often a version was identified, by month. */
export async function listUseByMonth(
  actor: Actor,
  { ktype }: { ktype: number },
): Promise<{ month: string; calls: number }[]> {
  requireUser(actor);
  return read(byMonth, [ktype]);
}
