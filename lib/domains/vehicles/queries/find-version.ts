import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import type { CatalogueVersion } from "../schema";

const versionByKtype = catalogueStatement(
  "vehicle_by_ktype",
  (schema) => `select v.ktype, v.vtype, k.name as make, m.name as model, v.name, v.p3, v.ccm, v.kw, v.hp,
      v.fiscal_hp as "fiscalHp", v.cylinders, v.co2, v.gearbox, v.body, v.engine_codes as "engineCodes",
      v.ntypnr, v.mid, v.hmdnr, v.kromeda_id as "kromedaId"
    from ${schema}.vehicle v join ${schema}.model m on m.id = v.model_id join ${schema}.make k on k.id = v.make_id
    where v.ktype = $1`,
);

/** The live catalogue's version of a ktype, or null. */
export async function findVersion(ktype: number): Promise<CatalogueVersion | null> {
  const statement = versionByKtype(await liveCatalogue());
  const [row] = await readReplica<CatalogueVersion>(statement, [ktype]);
  return row ?? null;
}
