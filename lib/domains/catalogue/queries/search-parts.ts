import { findVehiclePhrase } from "@/lib/domains/vehicles/models/phrase/queries";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { pageOf } from "../pages/rules";
import type { CatalogueLanguage } from "../schema";
import { hitsPerPage, numberCodes, numberKind, searchKey, shortestBeginning } from "../search/rules";
import type { FoundBy, PartHit, PartHits, SearchKind } from "../search/schema";
import { among, facetColumns } from "./hit-columns";
import { searchWords } from "./search-words";

interface NumberHits extends Pick<PartHits, "total" | "cut" | "brands" | "parts"> {
  items: (Omit<PartHit, "foundBy"> & { foundBy: { kind: number; printed: string; owner: string | null }[] })[];
}

/** Numbers named per hit; an article may carry dozens that begin alike. */
const mostReasons = 4;
/** Numbers looked at; a beginning that more numbers share is cut there, and the answer says so. */
const mostNumbers = 500;

// Behind the article's own index the number is an expression, else the planner may scan the whole range per hit.
const hitsOf = (s: string, matches: (norm: string) => string) => `with ref as materialized (
      select article_id, kind, brand_id, genart_id from ${s}.article_ref r
      where ${matches("r.norm")} and r.kind = any($2::smallint[]) limit ${mostNumbers}),
    hit as materialized (
      select article_id, min(kind) as best, min(brand_id) as brand_id, min(genart_id) as genart_id from ref group by article_id),
    chosen as materialized (select * from hit where ${among("brand_id", "$6")} and ${among("genart_id", "$7")}),
    page as (
      select h.article_id as id, h.best, a.article_no, a.label, a.weight, a.brand_id, a.genart_id
      from chosen h join ${s}.article a on a.id = h.article_id order by h.best, a.weight desc, a.id limit $4 offset $5)
    select (select count(*)::int from chosen) as total, (select count(*) = ${mostNumbers} from ref) as cut,
      coalesce((select json_agg(json_build_object('id', p.id, 'number', p.article_no, 'label', coalesce(p.label, l.label),
          'brand', json_build_object('id', b.id, 'name', b.name), 'genartId', p.genart_id,
          'foundBy', (select json_agg(json_build_object('kind', r.kind, 'printed', r.printed, 'owner',
              case r.kind when 2 then (select name from ${s}.make where id = r.owner_id)
                when 3 then (select name from ${s}.brand where id = r.owner_id) when 1 then b.name end) order by r.kind)
            from (select r.kind, r.printed, r.owner_id from ${s}.article_ref r
              where r.article_id = p.id and ${matches("(r.norm || '')")} and r.kind = any($2::smallint[]) order by r.kind limit ${mostReasons}) r)
        ) order by p.best, p.weight desc, p.id)
        from page p join ${s}.brand b on b.id = p.brand_id
        join ${s}.genart_label l on l.genart_id = p.genart_id and l.lang = $3), '[]') as items,
      ${facetColumns({ schema: s, from: "hit", n: "count(*)", brands: "$6", genarts: "$7", lang: "$3" })}`;

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
  /** Hits of these alone; an empty list chooses nothing and keeps all. */
  brandIds?: readonly number[];
  genartIds?: readonly number[];
}

/** Articles by any number however it is written, then by its beginning, then by words; each hit says how it was found. */
export async function searchParts(actor: Actor, question: PartQuestion): Promise<PartHits> {
  requireUser(actor);
  const { kind, text, exactOnly } = question;
  const key = searchKey(kind, text);
  const schema = await liveCatalogue();
  if (key !== null) {
    const exact = await readHits(exactNumber(schema), key, question);
    if (isFound(exact)) return answer(question, "exact", exact);
    const mayBegin = !exactOnly && key.length >= shortestBeginning && /\d/.test(key);
    const beginning = mayBegin ? await readHits(numberBeginning(schema), key, question) : null;
    if (beginning && isFound(beginning)) return answer(question, "beginning", beginning);
  }
  if (exactOnly || (kind !== "search" && kind !== "ref")) return nothing(question);
  const phrase = await findVehiclePhrase(actor, { text });
  const words = await searchWords(actor, { ...question, text: phrase?.rest ?? text });
  const hits = words ?? (phrase ? await searchWords(actor, question) : null) ?? nothing(question);
  return { ...hits, named: { ...hits.named, models: phrase?.models.slice(0, mostModels) ?? [] } };
}

const mostModels = 8;

/** A choice may leave nothing of what was found. */
const isFound = ({ total, brands, parts }: NumberHits) => total > 0 || brands.length > 0 || parts.length > 0;

const nothing = ({ kind, page }: PartQuestion): PartHits => ({
  ...{
    kind,
    match: "none",
    total: 0,
    page,
    pages: 0,
    items: [],
    cut: false,
    brands: [],
    parts: [],
    readAs: [],
    ignored: [],
  },
  named: { parts: [], models: [] },
});

async function readHits(statement: ReturnType<typeof exactNumber>, key: string, question: PartQuestion) {
  const { kind, lang, page, brandIds, genartIds } = question;
  const values = [key, numberCodes(kind), lang, hitsPerPage, pageOf(page, hitsPerPage).offset];
  const [row] = await readReplica<NumberHits>(statement, [...values, idsOf(brandIds), idsOf(genartIds)]);
  return row ?? { total: 0, cut: false, items: [], brands: [], parts: [] };
}

const idsOf = (ids: readonly number[] = []) => (ids.length > 0 ? ids : null);

function answer(question: PartQuestion, match: "exact" | "beginning", { items, ...found }: NumberHits): PartHits {
  const named = items.map((hit) => ({
    ...hit,
    foundBy: hit.foundBy.map(({ kind: code, ...rest }): FoundBy => ({ by: numberKind(code), ...rest })),
  }));
  return { ...nothing(question), ...found, match, pages: Math.ceil(found.total / hitsPerPage), items: named };
}
