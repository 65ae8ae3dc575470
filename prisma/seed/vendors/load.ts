import type pg from "pg";
import { consentRows, grantRows, storeRows } from "./stores";

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function insert(client: pg.Client, table: string, rows: readonly object[]): Promise<void> {
  const column = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  for (const row of rows) {
    const names = Object.keys(row);
    await client.query(
      `insert into ${table} (${names.map(column).join(", ")}) values (${names.map((_, at) => `$${at + 1}`).join(", ")})`,
      Object.values(row),
    );
  }
}

const seller = { companyId: 16, stockGroupId: 7 };
const pieces = 200;
const brakePads = 10_001;

/** Two hundred articles of the approved store: those of the everyday vehicle first, at the maker's public price. */
async function loadShelf(client: pg.Client, schema: string): Promise<void> {
  const s = quoted(schema);
  await client.query(
    `insert into stock_item (company_id, stock_group_id, article_id, genart_id, brand, reference, reference_key, ean, label,
       part_type, quantity, price_cents, place)
     select $1, $2, a.id, a.genart_id, b.name, a.article_no, a.article_norm, a.ean, l.text, 'neuve', 2 + a.id % 7,
       p.public_cents, 'A' || (1 + a.id % 9) || '-' || (1 + a.id % 40)
     from ${s}.article a join ${s}.brand b on b.id = a.brand_id
     join ${s}.label l on l.kind = 'genart' and l.id = a.genart_id and l.language = 'fr'
     join lateral (select max(public_cents) as public_cents, count(*) as offers from supply.article_price
       where article_id = a.id and status = 'ok' and base_cents > 0 and currency = 'EUR') p on p.public_cents > 0 and p.offers > 1
     where a.genart_id <> $3
     order by (exists (select from ${s}.fitset_vehicle f where f.ktype = 1000080 and f.genart_id = a.genart_id
       and f.fitset_id = a.fitset_id)) desc, a.id % 17, a.id limit $4`,
    [seller.companyId, seller.stockGroupId, brakePads, pieces],
  );
}

/** The demonstration's vendors: a store that sells, one that waits, one that was refused. */
export async function loadVendors(client: pg.Client, { schema }: { schema: string }): Promise<void> {
  const now = new Date();
  await insert(client, "vendor", storeRows(now));
  await insert(client, "vendor_consent", consentRows(now));
  await insert(client, "vendor_grant", grantRows);
  await client.query("select setval(pg_get_serial_sequence('vendor', 'number'), 1000)");
  await loadShelf(client, schema);
}
