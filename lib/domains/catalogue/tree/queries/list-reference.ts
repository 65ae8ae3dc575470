import type { z } from "zod";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement } from "@/lib/platform/catalogue";
import type { Language } from "@/lib/shared/languages";
import { readLabelled } from "../../labels/queries";
import type { Labels } from "../../labels/rules";
import type { GenartPlace, categories, families, genarts, subfamilies } from "../schema";

interface InLanguage {
  lang: Language;
}

const everyFamily = catalogueStatement("families", (s) => `select id from ${s}.family order by id`);

/** Every family of the catalogue. */
export async function listAllFamilies(actor: Actor, { lang }: InLanguage): Promise<z.infer<typeof families>> {
  requireUser(actor);
  const { rows, labels } = await readLabelled<{ id: number }>(everyFamily, [], lang);
  return rows.map(({ id }) => ({ id, label: labels.of("family", id) }));
}

const everySubfamily = catalogueStatement(
  "subfamilies",
  (s) => `select id, family_id as "familyId" from ${s}.subfamily order by id`,
);

/** Every subfamily of the catalogue. */
export async function listAllSubfamilies(actor: Actor, { lang }: InLanguage): Promise<z.infer<typeof subfamilies>> {
  requireUser(actor);
  const { rows, labels } = await readLabelled<{ id: number; familyId: number }>(everySubfamily, [], lang);
  return rows.map((row) => ({ ...row, label: labels.of("subfamily", row.id) }));
}

type Category = z.infer<typeof categories>[number];

const everyCategory = catalogueStatement(
  "categories",
  (s) => `select sf.id, sf.family_id as "familyId", sf.id as "subFamilyId",
      coalesce((select json_agg(g.id order by g.weight desc, g.id) from ${s}.genart g where g.subfamily_id = sf.id), '[]') as "genartIds"
    from ${s}.subfamily sf order by sf.id`,
);

/** Every category with its generic articles; a subfamily is one category here. */
export async function listCategories(actor: Actor, { lang }: InLanguage): Promise<z.infer<typeof categories>> {
  requireUser(actor);
  const { rows, labels } = await readLabelled<Omit<Category, "label">>(everyCategory, [], lang);
  return rows.map((row) => ({ ...row, label: labels.of("subfamily", row.id) }));
}

const everyGenart = catalogueStatement(
  "genarts",
  (s) => `select g.id, g.family_id as "familyId", g.subfamily_id as "subFamilyId", g.subfamily_id as "categoryId"
    from ${s}.genart g order by g.id`,
);

/** Every generic article with its place in the tree. */
export async function listGenarts(actor: Actor, { lang }: InLanguage): Promise<z.infer<typeof genarts>> {
  requireUser(actor);
  type Placed = Omit<z.infer<typeof genarts>[number], "label">;
  const { rows, labels } = await readLabelled<Placed>(everyGenart, [], lang);
  return rows.map((row) => ({ ...row, label: labels.of("genart", row.id) }));
}

const onePlace = catalogueStatement(
  "genart_place",
  (s) =>
    `select g.id, g.family_id as "familyId", g.subfamily_id as "subFamilyId" from ${s}.genart g where g.id = any($1::int[])`,
);

export type Unnamed<Place extends GenartPlace> = Omit<Place, "label" | "family" | "subFamily">;

/** The names of a generic article and of its place in the tree. */
export const placeNames = (
  { id, familyId, subFamilyId }: Unnamed<GenartPlace>,
  labels: Labels,
): Pick<GenartPlace, "label" | "family" | "subFamily"> => ({
  label: labels.of("genart", id),
  family: labels.of("family", familyId),
  subFamily: labels.of("subfamily", subFamilyId),
});

/** The places of generic articles, in the order asked; ids that do not exist are left out. */
export async function listPlaces(actor: Actor, { ids, lang }: InLanguage & { ids: number[] }): Promise<GenartPlace[]> {
  requireUser(actor);
  const { rows, labels } = await readLabelled<Unnamed<GenartPlace>>(onePlace, [ids], lang);
  const places = new Map(rows.map((row) => [row.id, { ...row, ...placeNames(row, labels) }]));
  return ids.map((id) => places.get(id)).filter((place) => place !== undefined);
}
