import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { searchKey } from "../../search/rules";
import type { OeBrand } from "../store/schema";

const brandsOfNumbers = catalogueStatement(
  "oe_brands",
  (s) => `select k.id, k.name, k.name as label, array_agg(o.printed order by o.norm) as oes
    from unnest($1::text[]) as n(norm)
    join lateral (select r.owner_id, r.norm, min(r.printed) as printed from ${s}.article_ref r
      where r.norm = n.norm and r.kind = 2 group by r.owner_id, r.norm) o on true
    join ${s}.make k on k.id = o.owner_id group by k.id order by count(*) desc, lower(k.name)`,
);

/** The makes whose original numbers these are, those of most numbers first; numbers that nobody carries are left out. */
export async function listOeBrands(actor: Actor, { numbers }: { numbers: readonly string[] }): Promise<OeBrand[]> {
  requireUser(actor);
  const norms = [...new Set(numbers.map((number) => searchKey("oe", number)))].filter((norm) => norm !== null);
  if (norms.length === 0) return [];
  return readReplica<OeBrand>(brandsOfNumbers(await liveCatalogue()), [norms]);
}
