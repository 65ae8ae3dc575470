import { prisma } from "@/lib/platform/db";

interface Sold {
  articleId: number;
  baseCents: number;
  publicCents: number;
}

/** A supplier whom only a test knows, by an id that no other one has. */
export interface OwnSupplier {
  id: number;
  code: string;
}

/** Takes orders and sells these articles, nine of each, for tomorrow morning. */
export async function openSupplier({ id, code }: OwnSupplier, sold: readonly Sold[]): Promise<void> {
  await closeSupplier({ id });
  const db = prisma();
  await db.$executeRaw`insert into supply.supplier (id, code, name, currency, rank, takes_orders, phone)
    values (${id}, ${code}, ${code}, 'EUR', ${id}, true, '')`;
  await db.$executeRaw`insert into supply.site (id, supplier_id, name, cutoff_hour, delivery_hour, delivery_days)
    values (${id * 10}, ${id}, 'Lyon', 23, 8, 1)`;
  for (const { articleId, baseCents, publicCents } of sold) {
    await db.$executeRaw`insert into supply.article_price (article_id, supplier_id, base_cents, public_cents, currency)
      values (${articleId}, ${id}, ${baseCents}, ${publicCents}, 'EUR')`;
    await db.$executeRaw`insert into supply.article_stock (article_id, supplier_id, site_id, quantity)
      values (${articleId}, ${id}, ${id * 10}, 9)`;
  }
}

/** What a supplier sells is seen by every company: a test takes it away again. */
export async function closeSupplier({ id }: Pick<OwnSupplier, "id">): Promise<void> {
  const db = prisma();
  await db.$executeRaw`delete from supply.article_stock where supplier_id = ${id}`;
  await db.$executeRaw`delete from supply.article_price where supplier_id = ${id}`;
  await db.$executeRaw`delete from supply.site where supplier_id = ${id}`;
  await db.$executeRaw`delete from supply.supplier where id = ${id}`;
}
