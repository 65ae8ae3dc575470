import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { pageOf } from "../pages/rules";
import type { CatalogueLanguage } from "../schema";
import { hitsPerPage, numberCodes, numberKind, searchKey, shortestBeginning } from "../search/rules";
import type { FoundBy, PartHit, PartHits, SearchKind } from "../search/schema";
import { searchWords } from "./search-words";

interface NumberHits {
  total: number;
  items: (Omit<PartHit, "foundBy"> & { foundBy: { kind: number; printed: string; owner: string | null }[] })[];
}

/** Numbers named per hit; an article may carry dozens that begin alike. */
const mostReasons = 4;

// Behind the article's own index the number is an expression, else the planner may scan the whole range per hit.
const hitsOf = (s: string, matches: (norm: string) => string) => `with hit as materialized (
      select r.article_id, min(r.kind) as best
      from (select * from ${s}.article_ref r where ${matches("r.norm")} and r.kind = any($2::smallint[]) limit 500) r group by r.article_id),
    page as (
      select h.article_id as id, h.best, a.article_no, a.label, a.weight, a.brand_id, a.genart_id
      from hit h join ${s}.article a on a.id = h.article_id order by h.best, a.weight desc, a.id limit $4 offset $5)
    select (select count(*)::int from hit) as total,
      coalesce((select json_agg(json_build_object('id', p.id, 'number', p.article_no, 'label', coalesce(p.label, l.label),
          'brand', json_build_object('id', b.id, 'name', b.name), 'genartId', p.genart_id,
          'foundBy', (select json_agg(json_build_object('kind', r.kind, 'printed', r.printed, 'owner',
              case r.kind when 2 then (select name from ${s}.make where id = r.owner_id)
                when 3 then (select name from ${s}.brand where id = r.owner_id) when 1 then b.name end) order by r.kind)
            from (select r.kind, r.printed, r.owner_id from ${s}.article_ref r
              where r.article_id = p.id and ${matches("(r.norm || '')")} and r.kind = any($2::smallint[]) order by r.kind limit ${mostReasons}) r)
        ) order by p.best, p.weight desc, p.id)
        from page p join ${s}.brand b on b.id = p.brand_id
        join ${s}.genart_label l on l.genart_id = p.genart_id and l.lang = $3), '[]') as items`;

const exactNumber = catalogueStatement("number_exact", (s) => hitsOf(s, (norm) => `${norm} = $1`));
const numberBeginning = catalogueStatement("number_beginning", (s) =>
  hitsOf(s, (norm) => `${norm} >= $1 and ${norm} < $1 || '~'`),
);

export interface PartQuestion {
  kind: SearchKind;
  text: string;
  lang: CatalogueLanguage;
  page: number;
  /** Numbers must be equal: neither beginnings nor words are tried. */
  exactOnly?: boolean;
}

/** Articles by any number however it is written, then by its beginning, then by words; each hit says how it was found. */
export async function searchParts(actor: Actor, question: PartQuestion): Promise<PartHits> {
  requireUser(actor);
  const { kind, text, page, exactOnly } = question;
  const key = searchKey(kind, text);
  const schema = await liveCatalogue();
  if (key !== null) {
    const exact = await readHits(exactNumber(schema), key, question);
    if (exact.total > 0) return answer(question, "exact", exact);
    const mayBegin = !exactOnly && key.length >= shortestBeginning && /\d/.test(key);
    const beginning = mayBegin ? await readHits(numberBeginning(schema), key, question) : null;
    if (beginning && beginning.total > 0) return answer(question, "beginning", beginning);
  }
  const words = exactOnly || (kind !== "search" && kind !== "ref") ? null : await searchWords(actor, question);
  return words ?? { kind, match: "none", total: 0, page, pages: 0, items: [], readAs: [], ignored: [] };
}

async function readHits(statement: ReturnType<typeof exactNumber>, key: string, { kind, lang, page }: PartQuestion) {
  const { offset } = pageOf(page, hitsPerPage);
  const [row] = await readReplica<NumberHits>(statement, [key, numberCodes(kind), lang, hitsPerPage, offset]);
  return row ?? { total: 0, items: [] };
}

function answer({ kind, page }: PartQuestion, match: "exact" | "beginning", { total, items }: NumberHits): PartHits {
  const named = items.map((hit) => ({
    ...hit,
    foundBy: hit.foundBy.map(({ kind: code, ...rest }): FoundBy => ({ by: numberKind(code), ...rest })),
  }));
  return { kind, match, total, page, pages: Math.ceil(total / hitsPerPage), items: named, readAs: [], ignored: [] };
}
