import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement } from "@/lib/platform/catalogue";
import type { Language } from "@/lib/shared/languages";
import { suggestionsPerGroup } from "@/lib/shared/suggestions";
import { readLabelled } from "../../labels/queries";
import { nearNumbers } from "../near-numbers";
import { numberKind } from "../rules";
import type { Suggestions } from "../schema";

const mostKnown = 40;

// $2 brands, $3 makes: whose the number must be; null for anybody's.
const known = catalogueStatement(
  "near_numbers",
  (s) => `select n.norm, n.n as articles, d.printed, d.kind, d.genart_id as genart, d.owner from (
      select norm, weight, n from ${s}.number where norm = any($1::text[]) order by weight desc, norm limit ${mostKnown}) n, lateral (
      select r.printed, r.kind, r.genart_id, case r.kind when 2 then (select name from ${s}.make where id = r.owner_id)
        else (select name from ${s}.brand where id = case r.kind when 3 then r.owner_id else r.brand_id end) end as owner
      from ${s}.article_ref r where r.norm = n.norm
        and ($2::int[] is null or r.brand_id = any($2) or (r.kind = 3 and r.owner_id = any($2)))
        and ($3::int[] is null or r.kind = 2 and r.owner_id = any($3))
      order by r.kind, r.article_id limit 1) d order by n.weight desc, n.norm`,
);

interface Row {
  norm: string;
  articles: number;
  printed: string;
  kind: number;
  genart: number;
  owner: string | null;
}

interface Mistyped {
  key: string;
  lang: Language;
  brandIds?: readonly number[] | null;
  makeIds?: readonly number[] | null;
}

/** Known numbers that a mistyped one may be, nearest first; none for a text that is no number. */
export async function findNearNumbers(
  actor: Actor,
  { key, lang, brandIds = null, makeIds = null }: Mistyped,
): Promise<Suggestions["numbers"]> {
  requireUser(actor);
  const near = new Map(nearNumbers(key).map(({ key: one, slip }) => [one, slip]));
  if (near.size === 0) return [];
  const { rows, labels } = await readLabelled<Row>(known, [[...near.keys()], brandIds, makeIds], lang);
  const slipOf = ({ norm }: Row) => near.get(norm) ?? near.size;
  return [...rows]
    .sort((a, b) => slipOf(a) - slipOf(b))
    .slice(0, suggestionsPerGroup)
    .map(({ printed, kind, genart, owner, articles }) => {
      return { number: printed, by: numberKind(kind), owner, label: labels.of("genart", genart), articles };
    });
}
