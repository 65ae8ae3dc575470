import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import type { FittingPosition } from "../positions";
import type { CatalogueLanguage } from "../../tree/schema";

const positions = catalogueStatement(
  "fitting_positions",
  (s) => `select a.id, coalesce((select json_agg(json_build_object('key', v.value,
        'label', coalesce(case $2 when 'fr' then v.label_fr else v.label_en end, v.value)) order by c.id)
      from ${s}.criterion_value v join ${s}.criterion c on c.id = v.criterion_id and c.key in ('pos', 'side')
      where v.id = any(a.crit)), '[]') as positions
    from ${s}.article a where a.id = any($1::int[])`,
);

/** Where articles are fitted, in the order asked; unknown ones are left out, empty when an article does not say. */
export async function listFittingPositions(
  actor: Actor,
  { ids, lang }: { ids: number[]; lang: CatalogueLanguage },
): Promise<FittingPosition[]> {
  requireUser(actor);
  const rows = await readReplica<FittingPosition>(positions(await liveCatalogue()), [ids, lang]);
  return ids.map((id) => rows.find((row) => row.id === id)).filter((row) => row !== undefined);
}
