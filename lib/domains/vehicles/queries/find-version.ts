import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import type { CatalogueVersion } from "../schema";

/** More versions than any code of a certificate names. */
const most = 25;

const named = (name: string, which: (schema: string) => string) =>
  catalogueStatement(
    name,
    (schema) => `select v.ktype, v.vtype, k.name as make, m.name as model, v.name, v.p3, v.ccm, v.kw, v.hp,
      v.fiscal_hp as "fiscalHp", v.cylinders, v.co2, v.gearbox, v.body, v.engine_codes as "engineCodes",
      v.ntypnr, v.mid, v.hmdnr, v.kromeda_id as "kromedaId", v.from_ym as "fromYm", v.to_ym as "toYm"
    from ${schema}.vehicle v join ${schema}.model m on m.id = v.model_id join ${schema}.make k on k.id = v.make_id
    where ${which(schema)} order by v.from_ym desc nulls last, v.ktype limit ${most}`,
  );

const statements = {
  ktype: named("vehicle_by_ktype", () => "v.ktype = $1"),
  typeCode: named("vehicle_by_type", (s) => `v.ktype in (select ktype from ${s}.type_code where code = $1)`),
  ntypnr: named("vehicle_by_ntypnr", () => "v.ntypnr = $1"),
  ebayMoto: named("vehicle_by_ebay", (s) => `v.ktype in (select ktype from ${s}.ebay_moto where id = $1)`),
};
export type VersionKey = keyof typeof statements;

/** The live catalogue's versions that an identifier names, newest first. */
export async function listVersionsBy(key: VersionKey, value: string | number): Promise<CatalogueVersion[]> {
  return readReplica<CatalogueVersion>(statements[key](await liveCatalogue()), [value]);
}

/** The live catalogue's version of a ktype, or null. */
export async function findVersion(ktype: number): Promise<CatalogueVersion | null> {
  const [version] = await listVersionsBy("ktype", ktype);
  return version ?? null;
}
