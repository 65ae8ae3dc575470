import { read } from "@/lib/platform/db";
import { sqlKey } from "@/lib/platform/sql-key";
import { compactKey } from "@/lib/shared/compact";
import { normaliseNumber } from "@/lib/shared/part-number";
import { channelOf } from "@/lib/shared/vendor-channel";
import { arrivalOf, parisTime } from "./arrival";
import { knownArticles } from "./embedded-articles";
import type { Seller, SupplierAdapter, SupplierOffer } from "./port";

/** Stores come after every other supplier, in the order of their numbers. */
const firstRank = 1_000;

interface VendorRow extends Seller {
  number: number;
  discountBp: number;
  deliveryDays: number;
  goods: { articleId: number; cents: number; quantity: number; partType: string }[];
}

const facts = `v.number, v.store_name as name, c.name as company, v.adress1, v.adress2, v.postal_code as "postalCode", v.city,
    v.country, v.phone_number as phone, v.email, v.registration, v.vat_number as "vatNumber",
    v.discount_bp as "discountBp", v.delivery_days as "deliveryDays"`;

// What an import brought knows its article by brand and number, or by its EAN. Waste and export parts are sold to nobody;
// of several states of a part the cheapest is offered. $1 who buys, $2 articles with $3 numbers, $4 brands and $5 EANs,
// $6 the only stores to ask, null for all that have some of it.
const offersOfVendors = {
  name: "vendor_offers",
  text: `with wanted as (select * from unnest($2::int[], $3::text[], $4::text[], $5::text[]) as w(id, ref, brand, ean)),
    open as materialized (select company_id from vendor
      where state = 'approuved' and company_id <> $1 and ($6::int[] is null or number = any($6))),
    held as (
      select i.company_id, i.id, i.article_id as wanted from stock_item i
        where i.company_id = any(array(select company_id from open)) and i.article_id = any($2)
      union
      select i.company_id, i.id, w.id from stock_item i join wanted w on w.ref = i.reference_key
        where i.company_id = any(array(select company_id from open)) and i.reference_key = any($3) and i.article_id is null
          and w.brand = ${sqlKey("i.brand")}
      union
      select i.company_id, i.id, w.id from stock_item i join wanted w on w.ean = i.ean
        where i.company_id = any(array(select company_id from open)) and i.ean = any($5) and i.article_id is null),
    kinds as (
      select h.company_id, h.wanted, i.part_type, min(i.price_cents) as cents, sum(i.quantity)::int as quantity
      from held h join stock_item i on i.company_id = h.company_id and i.id = h.id
      where i.part_type not in ('déchet', 'export') and i.price_cents > 0 and i.currency = 'EUR'
      group by h.company_id, h.wanted, i.part_type),
    best as (select distinct on (company_id, wanted) * from kinds
      order by company_id, wanted, quantity > 0 desc, cents, part_type)
    select ${facts}, coalesce(g.goods, '[]') as goods
    from open o join vendor v on v.company_id = o.company_id join company c on c.id = o.company_id
    left join (select company_id, json_agg(json_build_object('articleId', wanted, 'cents', cents, 'quantity', quantity,
      'partType', part_type) order by wanted) as goods from best group by company_id) g on g.company_id = o.company_id
    where $6::int[] is not null or g.goods is not null order by v.number`,
};

interface Asked {
  /** Who buys: nobody is offered what lies on their own shelf. */
  companyId: number;
  articleIds: readonly number[];
  /** The stores to ask by their numbers; without them those that have some of the articles. */
  numbers?: readonly number[];
}

/** The approved stores of other companies as suppliers, `v-` and their number each; one read answers for all of them. */
export async function vendorSuppliers({ companyId, articleIds, numbers }: Asked): Promise<SupplierAdapter[]> {
  if (numbers?.length === 0) return [];
  const articles = await knownArticles(articleIds);
  const rows = await read<VendorRow>(offersOfVendors, [
    companyId,
    articles.map(({ id }) => id),
    articles.map(({ number }) => normaliseNumber(number)),
    articles.map(({ brand }) => compactKey(brand)),
    articles.map(({ ean }) => ean),
    numbers ?? null,
  ]);
  return rows.map(adapterOf);
}

function adapterOf({ number, discountBp, deliveryDays, goods, ...seller }: VendorRow): SupplierAdapter {
  const supplier = { code: channelOf(number), name: seller.name, rank: firstRank + number, seller };
  const terms = { discountBp, deliveryDays, place: seller.city || seller.name };
  const ask = ({ now }: { now: Date }) => Promise.resolve(goods.map((one) => offerOf(one, terms, now)));
  return { supplier, ask };
}

type Goods = VendorRow["goods"][number];
type Terms = Pick<VendorRow, "discountBp" | "deliveryDays"> & { place: string };

/** A vendor packs until the afternoon and delivers by noon. */
const hours = { cutoffHour: 15, deliveryHour: 12 };

const offerOf = (goods: Goods, { discountBp, deliveryDays, place }: Terms, now: Date): SupplierOffer => {
  const has = goods.quantity > 0;
  const arrival = has ? arrivalOf({ ...hours, deliveryDays }, parisTime(now)) : { date: null, hour: null };
  return {
    articleId: goods.articleId,
    status: "ok",
    stocks: has ? [{ name: place, qty: goods.quantity }] : [],
    quantity: goods.quantity,
    text: null,
    ...arrival,
    site: has ? place : null,
    baseCents: goods.cents,
    discount1Bp: discountBp,
    discount2Bp: 0,
    publicCents: goods.cents,
    depositCents: 0,
    currency: "EUR",
    partType: goods.partType,
  };
};

// The items of a shelf that an offer counted: $1 whose, $2 article, $3 its number, $4 brand, $5 EAN, $6 part type or null.
const itemsOfOffer = {
  name: "vendor_offer_items",
  text: `select id from stock_item i where company_id = $1 and ($6::text is null or part_type = $6)
      and part_type not in ('déchet', 'export') and currency = 'EUR'
      and (article_id = $2 or article_id is null and (reference_key = $3 and ${sqlKey("i.brand")} = $4 or ean = $5)) order by id`,
};

interface Promised {
  companyId: number;
  goods: readonly { articleId: number; partType: string | null }[];
}

/** The items of a company's shelf from which each of the goods is taken, as its offers counted them. */
export async function vendorItems({ companyId, goods }: Promised): Promise<number[][]> {
  const known = new Map((await knownArticles(goods.map(({ articleId }) => articleId))).map((one) => [one.id, one]));
  return Promise.all(
    goods.map(async ({ articleId, partType }) => {
      const article = known.get(articleId);
      const keys = article
        ? [normaliseNumber(article.number), compactKey(article.brand), article.ean]
        : [null, null, null];
      const rows = await read<{ id: number }>(itemsOfOffer, [companyId, articleId, ...keys, partType]);
      return rows.map(({ id }) => id);
    }),
  );
}
