import { findVehiclePhrase } from "@/lib/domains/vehicles/models/phrase/queries";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement } from "@/lib/platform/catalogue";
import type { Language } from "@/lib/shared/languages";
import type { Cat4OfModel, Cat4Part } from "./schema";
import { longestQuery } from "../rules";
import { readLabelled } from "../../labels/queries";
import { listPlaces, placeNames, type Unnamed } from "../../tree/queries/list-reference";
import { suggest } from "../queries/suggest";

/** The parts that a text of two characters or more may become, each with its place in the tree; misspelt words forgiven. */
export async function completeCat4(
  actor: Actor,
  { text, lang }: { text: string; lang: Language },
): Promise<Cat4Part[]> {
  requireUser(actor);
  const { genarts } = await suggest(actor, { text, lang });
  const places = await listPlaces(actor, { ids: genarts.map(({ id }) => id), lang });
  return places.map((place) => ({ ...place, categoryId: place.subFamilyId }));
}

const partsOfModels = catalogueStatement(
  "cat4_of_models",
  (s) => `with held as materialized (
      select t.genart_id, count(*)::int as versions
      from unnest($1::text[], $2::text[]) as n(make, model)
      join ${s}.make k on k.name = n.make join ${s}.model m on m.make_id = k.id and m.name = n.model
      join ${s}.vehicle v on v.model_id = m.id join ${s}.ktype_genart t on t.ktype = v.ktype group by t.genart_id)
    select g.id, g.family_id as "familyId", g.subfamily_id as "subFamilyId", g.subfamily_id as "categoryId", h.versions
    from held h join ${s}.genart g on g.id = h.genart_id order by g.weight desc, g.id`,
);

/** The parts that the versions of a make's model have ("Renault Clio III", "renault-clio-iii"); none for an unknown one. */
export async function listCat4OfModel(
  actor: Actor,
  { makeAndModel, lang }: { makeAndModel: string; lang: Language },
): Promise<Cat4OfModel[]> {
  requireUser(actor);
  const text = makeAndModel.slice(0, longestQuery).replace(/[-_+]/g, " ");
  const phrase = await findVehiclePhrase(actor, { text });
  if (!phrase) return [];
  const names = [phrase.models.map(({ make }) => make), phrase.models.map(({ name }) => name)];
  const { rows, labels } = await readLabelled<Unnamed<Cat4OfModel>>(partsOfModels, names, lang);
  return rows.map((row) => ({ ...row, ...placeNames(row, labels) }));
}
