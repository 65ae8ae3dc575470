import { getMake, getModel } from "@/lib/domains/vehicles/models/queries";
import type { VehicleType } from "@/lib/domains/vehicles/models/rules";
import { findVersion } from "@/lib/domains/vehicles/queries/find-version";
import { selectors } from "@/lib/domains/vehicles/versions/paths";
import { requireRight, requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { read, readReplica } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { withShares } from "./rules";
import type { CallsOfKtype, MakeUse, ModelUse, VersionUse } from "./schema";

type Unshared<R> = Omit<R, "percent">;
const counted: readonly VehicleType[] = selectors["stats-selector"];

const usageOfMakes = catalogueStatement(
  "use_of_makes",
  (s) => `select k.id, k.name as make, sum(u.calls)::int as nb
    from vehicle_use u join ${s}.make k on k.id = u.subject_id
    where u.scope = 'make' and u.vtype = any($1) and u.parent_id = 0 group by k.id, k.name`,
);

/** Each make's share of the identifications, in the kinds of the statistics' selector unless one is named. */
export async function listMakeUse(actor: Actor, { vtype }: { vtype?: VehicleType } = {}): Promise<MakeUse[]> {
  requireRight(actor, "statsBadges");
  const statement = usageOfMakes(await liveCatalogue());
  return withShares(await readReplica<Unshared<MakeUse>>(statement, [vtype ? [vtype] : counted]));
}

const usageOfModels = catalogueStatement(
  "use_of_models",
  (s) => `select m.id, m.name as model, m.vtype, u.calls as nb
    from vehicle_use u join ${s}.model m on m.id = u.subject_id
    where u.scope = 'model' and u.vtype = any($1) and u.parent_id = $2`,
);

interface OfMake {
  brand: string;
  vtypes?: readonly VehicleType[];
}

/** Each model's share of its make's identifications. 404 for an unknown make. */
export async function listModelUse(actor: Actor, { brand, vtypes = counted }: OfMake): Promise<ModelUse[]> {
  requireRight(actor, "statsBadges", "statsModels");
  const make = await getMake(actor, { brand });
  const rows = await readReplica<Unshared<ModelUse>>(usageOfModels(await liveCatalogue()), [vtypes, make.id]);
  return withShares(rows);
}

const usageOfVersions = catalogueStatement(
  "use_of_versions",
  (s) => `select coalesce(v.ntypnr, v.ktype) as ktypnr, v.ktype, v.name as version, u.calls as nb
    from vehicle_use u join ${s}.vehicle v on v.ktype = u.subject_id
    where u.scope = 'ktype' and u.vtype = $1 and u.parent_id = $2`,
);

/** Each version's share of its model's identifications. 404 for an unknown make or model. */
export async function listVersionUse(
  actor: Actor,
  { brand, model, vtypes = counted }: OfMake & { model: string },
): Promise<VersionUse[]> {
  requireRight(actor, "statsModels");
  const make = await getMake(actor, { brand });
  const found = await getModel(actor, { makeId: make.id, vtypes, model });
  const statement = usageOfVersions(await liveCatalogue());
  return withShares(await readReplica<Unshared<VersionUse>>(statement, [found.vtype, found.id]));
}

const callsByMonth = {
  name: "vehicle_use_months",
  text: `select to_char(month, 'YYYY-MM') as month, calls from vehicle_use_month where ktype = $1 order by month`,
};

/** How often a ktype was identified, by month. 404 for an unknown ktype. */
export async function getCallsOfKtype(actor: Actor, ktype: number): Promise<CallsOfKtype> {
  requireUser(actor);
  const [version, months] = await Promise.all([
    findVersion(ktype),
    read<CallsOfKtype["months"][number]>(callsByMonth, [ktype]),
  ]);
  if (!version) throw notFound();
  return { ktype, calls: months.reduce((sum, { calls }) => sum + calls, 0), months };
}
