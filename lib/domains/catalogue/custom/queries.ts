import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { Language } from "@/lib/shared/languages";
import { listPlaces } from "../tree/queries/list-reference";
import type { CustomSearch } from "./schema";

interface Row {
  id: number;
  name: string;
  image: string | null;
  genartIds: number[];
}

const columns = `select id, name, image, genart_ids as "genartIds" from custom_search where company_id = $1`;
const all = { name: "custom_searches", text: `${columns} order by lower(name), id limit 500` };
const named = { name: "custom_search_named", text: `${columns} and name = $2` };

async function withLabels(actor: Actor, rows: Row[], lang: Language): Promise<CustomSearch[]> {
  const ids = [...new Set(rows.flatMap(({ genartIds }) => genartIds))];
  const places = ids.length > 0 ? await listPlaces(actor, { ids, lang }) : [];
  const labels = new Map(places.map(({ id, label }) => [id, label]));
  return rows.map(({ genartIds, ...row }) => ({
    ...row,
    genarts: genartIds.flatMap((id) => {
      const label = labels.get(id);
      return label === undefined ? [] : [{ id, label }];
    }),
  }));
}

/** The searches of the actor's company by name; families that the catalogue lost are left out. */
export async function listSearches(actor: Actor, { lang }: { lang: Language }): Promise<CustomSearch[]> {
  requireUser(actor);
  return withLabels(actor, await read<Row>(all, [companyOf(actor)]), lang);
}

/** The search of that name; null when the actor's company has none. */
export async function findSearch(
  actor: Actor,
  { name, lang }: { name: string; lang: Language },
): Promise<CustomSearch | null> {
  requireUser(actor);
  const [found] = await withLabels(actor, await read<Row>(named, [companyOf(actor), name]), lang);
  return found ?? null;
}
