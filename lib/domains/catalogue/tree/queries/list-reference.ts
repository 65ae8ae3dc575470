import type { z } from "zod";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { findMandatory } from "../../expert/queries/find-corrections";
import { criterionText, type StoredValue } from "../../fit/values";
import type {
  CatalogueLanguage,
  GenartAttribute,
  GenartPlace,
  categories,
  families,
  genarts,
  subfamilies,
} from "../schema";

interface InLanguage {
  lang: CatalogueLanguage;
}

const label = (table: string, parameter = "$1") =>
  `case ${parameter} when 'fr' then ${table}.label_fr else ${table}.label_en end`;

const everyFamily = catalogueStatement(
  "families",
  (s) => `select f.id, ${label("f")} as label from ${s}.family f order by f.id`,
);

/** Every family of the catalogue. */
export async function listAllFamilies(actor: Actor, { lang }: InLanguage): Promise<z.infer<typeof families>> {
  requireUser(actor);
  return readReplica(everyFamily(await liveCatalogue()), [lang]);
}

const everySubfamily = catalogueStatement(
  "subfamilies",
  (s) => `select sf.id, ${label("sf")} as label, sf.family_id as "familyId" from ${s}.subfamily sf order by sf.id`,
);

/** Every subfamily of the catalogue. */
export async function listAllSubfamilies(actor: Actor, { lang }: InLanguage): Promise<z.infer<typeof subfamilies>> {
  requireUser(actor);
  return readReplica(everySubfamily(await liveCatalogue()), [lang]);
}

const everyCategory = catalogueStatement(
  "categories",
  (s) => `select sf.id, ${label("sf")} as label, sf.family_id as "familyId", sf.id as "subFamilyId",
      coalesce((select json_agg(g.id order by g.weight desc, g.id) from ${s}.genart g where g.subfamily_id = sf.id), '[]') as "genartIds"
    from ${s}.subfamily sf order by sf.id`,
);

/** Every category with its generic articles; a subfamily is one category here. */
export async function listCategories(actor: Actor, { lang }: InLanguage): Promise<z.infer<typeof categories>> {
  requireUser(actor);
  return readReplica(everyCategory(await liveCatalogue()), [lang]);
}

const everyGenart = catalogueStatement(
  "genarts",
  (
    s,
  ) => `select g.id, l.label, g.family_id as "familyId", g.subfamily_id as "subFamilyId", g.subfamily_id as "categoryId"
    from ${s}.genart g join ${s}.genart_label l on l.genart_id = g.id and l.lang = $1 order by g.id`,
);

/** Every generic article with its place in the tree. */
export async function listGenarts(actor: Actor, { lang }: InLanguage): Promise<z.infer<typeof genarts>> {
  requireUser(actor);
  return readReplica(everyGenart(await liveCatalogue()), [lang]);
}

const onePlace = catalogueStatement(
  "genart_place",
  (s) => `select g.id, l.label, g.family_id as "familyId", ${label("f", "$2")} as family,
      g.subfamily_id as "subFamilyId", ${label("sf", "$2")} as "subFamily"
    from ${s}.genart g join ${s}.genart_label l on l.genart_id = g.id and l.lang = $2
    join ${s}.family f on f.id = g.family_id join ${s}.subfamily sf on sf.id = g.subfamily_id
    where g.id = any($1::int[])`,
);

/** The places of generic articles, in the order asked; ids that do not exist are left out. */
export async function listPlaces(actor: Actor, { ids, lang }: InLanguage & { ids: number[] }): Promise<GenartPlace[]> {
  requireUser(actor);
  const rows = await readReplica<GenartPlace>(onePlace(await liveCatalogue()), [ids, lang]);
  return ids.map((id) => rows.find((row) => row.id === id)).filter((row) => row !== undefined);
}

interface AttributeRow {
  labelId: number;
  label: string;
  unit: string | null;
  kind: string;
  mandatory: boolean;
  values: (StoredValue & { valueId: number; count: number })[];
}

const attributes = catalogueStatement(
  "genart_attributes",
  (s) => `select c.id as "labelId", ${label("c", "$2")} as label, c.unit, c.kind, gc.mandatory,
      coalesce(json_agg(json_build_object('valueId', v.id, 'count', gf.n, 'value', v.value, 'label', ${label("v", "$2")})
        order by v.sort nulls last, v.value) filter (where v.id is not null), '[]') as values
    from ${s}.genart_criterion gc join ${s}.criterion c on c.id = gc.criterion_id
    left join (${s}.genart_facet gf join ${s}.criterion_value v on v.id = gf.value_id)
      on gf.genart_id = gc.genart_id and v.criterion_id = c.id
    where gc.genart_id = $1 group by c.id, gc.rank, gc.mandatory order by gc.rank`,
);

/** The criteria of a generic article with the values that its articles have; 404 for an unknown one. */
export async function listGenartAttributes(
  actor: Actor,
  { genart, lang }: InLanguage & { genart: number },
): Promise<GenartAttribute[]> {
  requireUser(actor);
  const [place] = await listPlaces(actor, { ids: [genart], lang });
  if (!place) throw notFound();
  const [rows, given] = await Promise.all([
    readReplica<AttributeRow>(attributes(await liveCatalogue()), [genart, lang]),
    findMandatory(actor, genart),
  ]);
  return rows.map(({ values, kind, ...row }) => ({
    ...row,
    mandatory: given.get(row.labelId) ?? row.mandatory,
    values: values.map(({ valueId, count, ...stored }) => ({
      valueId,
      count,
      value: criterionText(stored, { kind, unit: row.unit }, lang),
    })),
  }));
}
