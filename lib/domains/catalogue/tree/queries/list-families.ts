import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement } from "@/lib/platform/catalogue";
import type { Language } from "@/lib/shared/languages";
import type { FamilyRow, GenartRow, SubfamilyRow } from "../schema";
import { readLabelled } from "../../labels/queries";
import type { Labels } from "../../labels/rules";

interface OfVehicle {
  ktype: number;
  lang: Language;
}

export type StoredFamily = Omit<FamilyRow, "label">;
export type StoredSubfamily = Omit<SubfamilyRow, "label" | "family" | "genarts"> & { genarts: StoredFamily[] };

export const namedFamily = (row: StoredFamily, labels: Labels): FamilyRow => ({
  ...row,
  label: labels.of("family", row.id),
});

export const namedSubfamily = (row: StoredSubfamily, labels: Labels): SubfamilyRow => ({
  ...row,
  label: labels.of("subfamily", row.id),
  family: labels.of("family", row.familyId),
  genarts: row.genarts.map((genart) => ({ ...genart, label: labels.of("genart", genart.id) })),
});

const familiesOfVehicle = catalogueStatement(
  "vehicle_families",
  (s) => `select g.family_id as id, sum(k.n)::int as count
    from ${s}.ktype_genart k join ${s}.genart g on g.id = k.genart_id
    where k.ktype = $1 group by g.family_id order by g.family_id`,
);

/** The families that hold articles for the vehicle, with how many. */
export async function listFamilies(actor: Actor, { ktype, lang }: OfVehicle): Promise<FamilyRow[]> {
  requireUser(actor);
  const { rows, labels } = await readLabelled<StoredFamily>(familiesOfVehicle, [ktype], lang);
  return rows.map((row) => namedFamily(row, labels));
}

const subfamiliesOfVehicle = catalogueStatement(
  "vehicle_subfamilies",
  (s) => `select sf.id, sf.family_id as "familyId", sum(k.n)::int as count,
      json_agg(json_build_object('id', g.id, 'count', k.n) order by g.weight desc, g.id) as genarts
    from ${s}.genart g
    join ${s}.ktype_genart k on k.ktype = $1 and k.genart_id = g.id
    join ${s}.subfamily sf on sf.id = g.subfamily_id
    where g.family_id = $2 group by sf.id order by sf.id`,
);

/** The subfamilies of a family that hold articles for the vehicle, each with its generic articles, best known first. */
export async function listSubfamilies(
  actor: Actor,
  { ktype, lang, familyId }: OfVehicle & { familyId: number },
): Promise<SubfamilyRow[]> {
  requireUser(actor);
  const { rows, labels } = await readLabelled<StoredSubfamily>(subfamiliesOfVehicle, [ktype, familyId], lang);
  return rows.map((row) => namedSubfamily(row, labels));
}

const genartsOfVehicle = catalogueStatement(
  "vehicle_genarts",
  (
    s,
  ) => `select g.id, g.family_id as "familyId", g.subfamily_id as "subFamilyId", g.subfamily_id as "categoryId", k.n as count
    from ${s}.ktype_genart k join ${s}.genart g on g.id = k.genart_id where k.ktype = $1 order by g.weight desc, g.id`,
);

/** Every generic article that has articles for the vehicle, best known first. */
export async function listVehicleGenarts(actor: Actor, { ktype, lang }: OfVehicle): Promise<GenartRow[]> {
  requireUser(actor);
  const { rows, labels } = await readLabelled<Omit<GenartRow, "label">>(genartsOfVehicle, [ktype], lang);
  return rows.map((row) => ({ ...row, label: labels.of("genart", row.id) }));
}
