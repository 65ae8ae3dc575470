import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement } from "@/lib/platform/catalogue";
import type { Language } from "@/lib/shared/languages";
import { numberKind, searchKey } from "../rules";
import type { Suggestions } from "../schema";
import { readLabelled } from "../../labels/queries";
import { nameArticle, type StoredArticle } from "../../labels/rules";

const mostCodes = 10;
/** Numbers looked at; behind a beginning that more share, only the first of them are suggested. */
const mostNumbers = 20_000;

const codesOfGenart = catalogueStatement(
  "genart_codes",
  (s) => `with near as materialized (
      select norm, kind, article_id, genart_id from ${s}.article_ref
      where norm >= $1 and norm < $1 || '~' order by norm limit ${mostNumbers}),
    codes as materialized (
      select norm, count(distinct article_id)::int as articles, min(kind * 4294967296 + article_id) as first
      from near where genart_id = $2 group by norm order by norm limit ${mostCodes})
    select r.printed as number, r.kind, a.label, $2::int as "genartId", c.articles,
      case r.kind when 2 then (select name from ${s}.make where id = r.owner_id)
        else (select name from ${s}.brand where id = case r.kind when 3 then r.owner_id else r.brand_id end) end as owner
    from codes c
    join lateral (select * from ${s}.article_ref r where r.norm = c.norm and r.kind = c.first / 4294967296
      and r.article_id = c.first % 4294967296 limit 1) r on true
    join ${s}.article a on a.id = r.article_id order by c.norm`,
);

type Code = Suggestions["numbers"][number];

/** Up to ten numbers of a generic article's articles that begin with a text of two characters or more. */
export async function completeCodes(
  actor: Actor,
  { genart, text, lang }: { genart: number; text: string; lang: Language },
): Promise<Code[]> {
  requireUser(actor);
  const key = searchKey("search", text);
  if (key === null) return [];
  type Stored = Omit<Code, "by" | "label"> & StoredArticle & { kind: number };
  const { rows, labels } = await readLabelled<Stored>(codesOfGenart, [key, genart], lang);
  return rows.map(({ kind, ...code }) => ({ ...nameArticle(code, labels), by: numberKind(kind) }));
}
