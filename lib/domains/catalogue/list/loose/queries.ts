import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import type { LooseArticle } from "./schema";

const loose = catalogueStatement(
  "loose_genarts",
  (s) => `select id from ${s}.genart where id = any($1::int[]) and not vehicle_bound`,
);

/** Which generic articles are chosen by their specification and not by the vehicle. */
export async function listLooseGenarts(actor: Actor, { ids }: { ids: readonly number[] }): Promise<Set<number>> {
  requireUser(actor);
  const rows = await readReplica<{ id: number }>(loose(await liveCatalogue()), [ids]);
  return new Set(rows.map(({ id }) => id));
}

const most = 12;
const articles = catalogueStatement(
  "loose_articles",
  (s) => `select a.id, a.article_no as number, b.name as brand, a.label,
      (select min(v.value)::float8 from ${s}.criterion_value v join ${s}.criterion c on c.id = v.criterion_id
        where v.id = any(a.crit) and c.key = any($2::text[]) and v.value ~ '^[0-9]+([.][0-9]+)?$') as size
    from ${s}.article a join ${s}.brand b on b.id = a.brand_id
    where a.genart_id = $1 and ($3::text[] = '{}' or exists (
      select from ${s}.criterion_value v join ${s}.criterion c on c.id = v.criterion_id
      where v.id = any(a.crit) and c.key = any($3::text[]) and lower(v.value) = any($4::text[])))
    order by a.weight desc, a.id limit ${most}`,
);

interface Wanted {
  genartId: number;
  /** Criteria of which one must say one of the words; without any, every article is asked for. */
  keys: readonly string[];
  words: readonly string[];
}

const sizes = ["volume", "weight"];

/** The articles of a generic article that say in one of their criteria what is asked for, the best known first. */
export async function listLooseArticles(actor: Actor, { genartId, keys, words }: Wanted): Promise<LooseArticle[]> {
  requireUser(actor);
  const asked = words.map((word) => word.toLowerCase());
  return readReplica<LooseArticle>(articles(await liveCatalogue()), [genartId, sizes, keys, asked]);
}
