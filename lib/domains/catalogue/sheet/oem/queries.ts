import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import type { OemApplication } from "./schema";
import { storeSegment } from "../../brands/store/rules";

const oemApplication = catalogueStatement(
  "oem_application",
  (s) => `with own as materialized (
      select r.norm, min(r.printed) as printed, min(r.genart_id) as genart_id,
        array_agg(distinct k.name) as makes
      from ${s}.article_ref r join ${s}.make k on k.id = r.owner_id
      where r.article_id = $1 and r.kind = 2 group by r.norm),
    carried as materialized (
      select distinct own.norm, r.article_id, r.brand_id, b.segment = '${storeSegment}' as mdd
      from own join ${s}.article_ref r on r.norm = own.norm and r.kind = 2 and r.genart_id = own.genart_id
      join ${s}.brand b on b.id = r.brand_id),
    rows as (
      select own.norm, own.printed, own.makes, count(distinct c.brand_id)::int as vendors,
        count(distinct c.article_id)::int as items, coalesce(bool_or(c.mdd), false) as mdd
      from own join carried c on c.norm = own.norm group by own.norm, own.printed, own.makes)
    select json_build_object('vendors', (select count(distinct brand_id) from carried),
        'items', (select count(distinct article_id) from carried), 'oems', (select count(*) from rows),
        'mddOems', (select count(*) from rows where mdd)) as counts,
      coalesce((select json_agg(json_build_object('norm', norm, 'printed', printed, 'makes', makes, 'vendors', vendors,
          'items', items, 'mdd', mdd) order by items desc, norm) from rows), '[]') as rows`,
);

/** The original numbers of an article with how many brands and articles carry each, the article itself included. */
export async function getOemApplication(actor: Actor, { articleId }: { articleId: number }): Promise<OemApplication> {
  requireUser(actor);
  const [row] = await readReplica<OemApplication>(oemApplication(await liveCatalogue()), [articleId]);
  return row ?? { counts: { vendors: 0, items: 0, oems: 0, mddOems: 0 }, rows: [] };
}
