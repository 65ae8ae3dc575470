import { readNameOrId } from "@/lib/domains/vehicles/models/rules";
import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { read, readReplica } from "@/lib/platform/db";
import { byName } from "@/lib/shared/by-name";
import type { Language } from "@/lib/shared/languages";
import { firstOwnBrand } from "../rules";
import type { Scope, Shelf } from "../schema";
import type { FamilyRow, SubfamilyRow } from "../../tree/schema";
import { readLabelled } from "../../labels/queries";
import { namedFamily, namedSubfamily, type StoredFamily, type StoredSubfamily } from "../../tree/queries/list-families";

/** The brands' own table, or the makes'. */
const ownerOf = (scope: Scope) => (scope === "oe" ? "make" : "brand");

/** The stock of a company by brand: brand_id, name. A brand that the catalogue does not know has an id of its own, made from its name. */
export const ownStock = (s: string, company: string): string => `
  select i.*, coalesce(b.name, min(i.brand) over (partition by lower(i.brand))) as name,
    coalesce(b.id, ${firstOwnBrand} + ('x' || substr(md5(lower(i.brand)), 1, 7))::bit(28)::int) as brand_id
  from public.stock_item i left join ${s}.brand b on lower(b.name) = lower(i.brand) where i.company_id = ${company}`;

/** How many of each generic article a shelf holds: owner_id, genart_id, n; `company` is the parameter of one's own. */
const counted = (s: string, scope: Scope, company: string): string => {
  if (scope === "all") return `select brand_id as owner_id, genart_id, n from ${s}.pair`;
  if (scope === "oe") return `select make_id as owner_id, genart_id, n from ${s}.oe_pair`;
  return `select brand_id as owner_id, genart_id, count(*)::int as n from (${ownStock(s, company)}) i group by 1, 2`;
};

const ofScope = <W>(write: (scope: Scope) => W) => ({ all: write("all"), oe: write("oe"), stock: write("stock") });
/** What a company just put on its own shelf is read back there. */
export const askFor = (scope: Scope): typeof read => (scope === "stock" ? read : readReplica);
const withCompany = (actor: Actor, scope: Scope, values: unknown[]) =>
  scope === "stock" ? [...values, companyOf(actor)] : values;

const everyShelf = ofScope((scope) =>
  catalogueStatement(`shelves_${scope}`, (s) =>
    scope === "stock"
      ? `select brand_id as id, min(name) as name, count(*)::int as count from (${ownStock(s, "$1")}) i group by brand_id`
      : `select o.id, o.name, sum(c.n)::int as count from (${counted(s, scope, "$1")}) c
      join ${s}.${ownerOf(scope)} o on o.id = c.owner_id group by o.id`,
  ),
);

/** The brands or makes that hold something, by name. */
export async function listShelves(actor: Actor, { scope }: { scope: Scope }): Promise<Shelf[]> {
  requireUser(actor);
  const statement = everyShelf[scope](await liveCatalogue());
  const shelves = await askFor(scope)<Shelf>(statement, withCompany(actor, scope, []));
  return shelves.sort(byName);
}

const named = ofScope((scope) =>
  catalogueStatement(
    `shelf_named_${scope}`,
    (s) => `select id, name from ${s}.${ownerOf(scope)} where norm = $1 or id = $2 order by (norm = $1) desc limit 1`,
  ),
);

const ownBrand = catalogueStatement(
  "shelf_own_brand",
  (s) => `select brand_id as id, name from (${ownStock(s, "$1")}) i where lower(i.brand) = lower($2) limit 1`,
);

/** The brand or make of a name (accents, blanks and case aside) or of a number; null when there is none. */
export async function findShelf(
  actor: Actor,
  { scope, brand }: { scope: Scope; brand: string },
): Promise<Omit<Shelf, "count"> | null> {
  requireUser(actor);
  const { name, norm, id } = readNameOrId(brand);
  const schema = await liveCatalogue();
  const [known] = await readReplica<Omit<Shelf, "count">>(named[scope](schema), [norm, id]);
  if (known || scope !== "stock") return known ?? null;
  const [own] = await read<Omit<Shelf, "count">>(ownBrand(schema), [companyOf(actor), name]);
  return own ?? null;
}

export interface OfShelf {
  scope: Scope;
  brandId: number;
  lang: Language;
}

const families = ofScope((scope) =>
  catalogueStatement(
    `shelf_families_${scope}`,
    (s) => `select g.family_id as id, sum(c.n)::int as count from (${counted(s, scope, "$2")}) c
      join ${s}.genart g on g.id = c.genart_id where c.owner_id = $1 group by g.family_id order by g.family_id`,
  ),
);

/** The families of a brand's or make's shelf; none for an unknown one. */
export async function listShelfFamilies(actor: Actor, { scope, brandId, lang }: OfShelf): Promise<FamilyRow[]> {
  requireUser(actor);
  const values = withCompany(actor, scope, [brandId]);
  const { rows, labels } = await readLabelled<StoredFamily>(families[scope], values, lang, askFor(scope));
  return rows.map((row) => namedFamily(row, labels));
}

const subfamilies = ofScope((scope) =>
  catalogueStatement(
    `shelf_subs_${scope}`,
    (s) => `select sf.id, sf.family_id as "familyId", sum(c.n)::int as count,
        json_agg(json_build_object('id', g.id, 'count', c.n) order by g.weight desc, g.id) as genarts
      from (${counted(s, scope, "$3")}) c join ${s}.genart g on g.id = c.genart_id
      join ${s}.subfamily sf on sf.id = g.subfamily_id
      where c.owner_id = $1 and g.family_id = $2 group by sf.id order by sf.id`,
  ),
);

/** The subfamilies of a family on a brand's or make's shelf, each with its generic articles. */
export async function listShelfSubfamilies(
  actor: Actor,
  { scope, brandId, lang, family }: OfShelf & { family: number },
): Promise<SubfamilyRow[]> {
  requireUser(actor);
  const values = withCompany(actor, scope, [brandId, family]);
  const { rows, labels } = await readLabelled<StoredSubfamily>(subfamilies[scope], values, lang, askFor(scope));
  return rows.map((row) => namedSubfamily(row, labels));
}
