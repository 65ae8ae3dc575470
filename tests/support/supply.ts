import { liveCatalogue } from "@/lib/platform/catalogue";
import { prisma, read } from "@/lib/platform/db";

/** Some articles of the live catalogue. */
export async function someArticles(count: number): Promise<number[]> {
  const schema = await liveCatalogue();
  const text = `select id from ${schema}.article order by id limit $1`;
  const rows = await read<{ id: number }>({ name: `test_articles@${schema}`, text }, [count]);
  return rows.map(({ id }) => id);
}

/** An article that hardly any other test meets: what a store sells is seen by every company. */
export async function rareArticle(): Promise<number> {
  const schema = await liveCatalogue();
  const text = `select id from ${schema}.article where id > (select 5000 + floor(random() * (max(id) - 10000)) from ${schema}.article)
    order by id limit 1`;
  const [row] = await read<{ id: number }>({ name: `test_rare@${schema}`, text });
  if (!row) throw new Error("The catalogue has no articles.");
  return row.id;
}

interface KnownArticle {
  brand: string;
  reference: string;
  referenceKey: string;
}

/** By what another house knows an article of the live catalogue. */
export async function knownArticle(id: number): Promise<KnownArticle> {
  const schema = await liveCatalogue();
  const text = `select b.name as brand, a.article_no as reference, a.article_norm as "referenceKey"
    from ${schema}.article a join ${schema}.brand b on b.id = a.brand_id where a.id = $1`;
  const [row] = await read<KnownArticle>({ name: `test_article@${schema}`, text }, [id]);
  if (!row) throw new Error(`The catalogue has no article ${id}.`);
  return row;
}

interface StoredOffer {
  articleId: number;
  code: string;
  net: number;
  base: number;
}

const conditions = {
  priced:
    "p.status = 'ok' and p.base_cents > 0 and p.public_cents > 0 and s.currency = 'EUR' and p.discount1_bp > 0 and p.discount2_bp = 0",
  francs: "p.status = 'ok' and p.base_cents > 0 and p.public_cents > 0 and s.currency = 'CHF' and p.discount2_bp = 0",
  ko: "p.status = 'ko'",
  withoutPrice: "p.status = 'ok' and p.base_cents is null",
};

/** One offer of the demonstration's suppliers of the wanted kind. */
export async function storedOffer(kind: keyof typeof conditions): Promise<StoredOffer> {
  const text = `select p.article_id as "articleId", s.code, p.base_cents as base,
      round(p.base_cents * (10000 - p.discount1_bp) / 10000.0)::int as net
    from supply.article_price p join supply.supplier s on s.id = p.supplier_id
    where ${conditions[kind]} order by p.article_id, s.rank limit 1`;
  const [row] = await read<StoredOffer>({ name: `test_offer_${kind}`, text });
  if (!row) throw new Error(`The demonstration data hold no offer that is ${kind}.`);
  return row;
}

interface OwnStock {
  companyId: number;
  stockGroupId: number;
}

/** Puts an article on the company's own shelf: the supplier `local` then sells it at this price. */
export async function putOnShelf(
  { companyId, stockGroupId }: OwnStock,
  articleId: number,
  priceCents: number,
): Promise<void> {
  const where = { companyId, articleId };
  const { count } = await prisma().stockItem.updateMany({ where, data: { priceCents } });
  if (count > 0) return;
  const item = { brand: "Bosch", reference: "0 986 494 104", label: "Plaquettes", partType: "neuve", quantity: 5 };
  await prisma().stockItem.create({
    data: { companyId, stockGroupId, articleId, priceCents, ...item },
    select: { id: true },
  });
}

export const claire = {
  title: "Mme",
  firstname: "Claire",
  name: "Laurent",
  phone: "06 12 34 56 78",
  email: "claire.laurent@exemple.test",
  company: "Particulier",
  postalCode: "69005",
  city: "Lyon",
  country: "FR",
};
