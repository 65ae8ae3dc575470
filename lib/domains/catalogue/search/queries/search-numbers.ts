import { catalogueStatement } from "@/lib/platform/catalogue";
import { requireUser, type Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import { pageOf } from "../../list/pages";
import type { NamedNumber } from "../numbers";
import { hitsPerPage, numberCodes } from "../rules";
import type { PartHit, PartHits, SearchKind } from "../schema";
import { readLabelled } from "../../labels/queries";
import { among, facetColumns, nameHits, type StoredHits } from "./hit-columns";

type NumberHit = Omit<PartHit, "foundBy"> & { foundBy: { kind: number; printed: string; owner: string | null }[] };
export interface NumberHits extends Pick<PartHits, "total" | "cut" | "brands" | "parts"> {
  items: NumberHit[];
}

/** Numbers named per hit; an article may carry dozens that begin alike. */
const mostReasons = 4;
/** Numbers looked at; a beginning that more numbers share is cut there, and the answer says so. */
const mostNumbers = 500;

// Behind the article's own index the number is an expression, else the planner may scan the whole range per hit.
const hitsOf = (s: string, matches: (norm: string) => string, whose = "") => `with ref as materialized (
      select article_id, kind, brand_id, genart_id from ${s}.article_ref r
      where ${matches("r.norm")} and r.kind = any($2::smallint[]) ${whose} limit ${mostNumbers}),
    hit as materialized (
      select article_id, min(kind) as best, min(brand_id) as brand_id, min(genart_id) as genart_id from ref group by article_id),
    chosen as materialized (select * from hit where ${among("brand_id", "$5")} and ${among("genart_id", "$6")}),
    page as (
      select h.article_id as id, h.best, a.article_no, a.label, a.weight, a.brand_id, a.genart_id
      from chosen h join ${s}.article a on a.id = h.article_id order by h.best, a.weight desc, a.id limit $3 offset $4)
    select (select count(*)::int from chosen) as total, (select count(*) = ${mostNumbers} from ref) as cut,
      coalesce((select json_agg(json_build_object('id', p.id, 'number', p.article_no, 'label', p.label,
          'brand', json_build_object('id', b.id, 'name', b.name), 'genartId', p.genart_id,
          'foundBy', (select json_agg(json_build_object('kind', r.kind, 'printed', r.printed, 'owner',
              case r.kind when 2 then (select name from ${s}.make where id = r.owner_id)
                when 3 then (select name from ${s}.brand where id = r.owner_id) when 1 then b.name end) order by r.kind)
            from (select r.kind, r.printed, r.owner_id from ${s}.article_ref r
              where r.article_id = p.id and ${matches("(r.norm || '')")} and r.kind = any($2::smallint[]) order by r.kind limit ${mostReasons}) r)
        ) order by p.best, p.weight desc, p.id)
        from page p join ${s}.brand b on b.id = p.brand_id), '[]') as items,
      ${facetColumns({ schema: s, from: "hit", n: "count(*)", brands: "$5", genarts: "$6" })}`;

// $7 brands, $8 makes, $9 whether the number may be of either.
const ofBrand = "(r.brand_id = any($7::int[]) or (r.kind = 3 and r.owner_id = any($7)))";
const ofMake = "(r.kind = 2 and r.owner_id = any($8::int[]))";
const named = `and case when $9 then ${ofBrand} or ${ofMake}
  else ($7 is null or ${ofBrand}) and ($8 is null or ${ofMake}) end`;

const equals = (norm: string) => `${norm} = $1`;
const begins = (norm: string) => `${norm} >= $1 and ${norm} < $1 || '~'`;
const statements = {
  exact: catalogueStatement("number_exact", (s) => hitsOf(s, equals)),
  beginning: catalogueStatement("number_beginning", (s) => hitsOf(s, begins)),
};
const ofNamed = {
  exact: catalogueStatement("number_exact_named", (s) => hitsOf(s, equals, named)),
  beginning: catalogueStatement("number_begins_named", (s) => hitsOf(s, begins, named)),
};
export type NumberMatch = keyof typeof statements;

export interface NumberQuestion {
  kind: SearchKind;
  lang: Language;
  page: number;
  brandIds?: readonly number[];
  genartIds?: readonly number[];
}

type StoredNumberHits = StoredHits<NumberHit> & { cut: boolean };

const idsOf = (ids: readonly number[] = []) => (ids.length > 0 ? ids : null);

/** Articles that a number leads to, or numbers that begin so; `whose` narrows it to the numbers of brands and makes. */
export async function searchNumber(
  actor: Actor,
  { key, match, whose, ...question }: NumberQuestion & { key: string; match: NumberMatch; whose?: NamedNumber },
): Promise<NumberHits> {
  requireUser(actor);
  const { kind, lang, page, brandIds, genartIds } = question;
  const values = [key, numberCodes(kind), hitsPerPage, pageOf(page, hitsPerPage).offset];
  const asked = [...values, idsOf(brandIds), idsOf(genartIds)];
  const owned = whose && (whose.brandIds || whose.makeIds) ? [whose.brandIds, whose.makeIds, whose.either] : null;
  const { rows, labels } = owned
    ? await readLabelled<StoredNumberHits>(ofNamed[match], [...asked, ...owned], lang)
    : await readLabelled<StoredNumberHits>(statements[match], asked, lang);
  const [row] = rows;
  return row
    ? nameHits<NumberHit, StoredNumberHits>(row, labels)
    : { total: 0, cut: false, items: [], brands: [], parts: [] };
}

/** A choice may leave nothing of what was found. */
export const isFound = ({ total, brands, parts }: NumberHits): boolean =>
  total > 0 || brands.length > 0 || parts.length > 0;
