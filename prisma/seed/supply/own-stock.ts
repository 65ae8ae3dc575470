import type pg from "pg";

/** One article of the everyday vehicle's brake pads cloned into the garage's own stock. */
export async function loadOwnStock(client: pg.Client, { schema }: { schema: string }): Promise<void> {
  await client.query(
    `insert into stock_item (company_id, stock_group_id, article_id, genart_id, brand, reference, reference_key, ean, oe_numbers, label, part_type, quantity, price_cents)
     select 12, 2, a.id, a.genart_id, b.name, a.article_no, a.article_norm, a.ean,
       array(select r.printed from ${quoted(schema)}.article_ref r where r.article_id = a.id and r.kind = 2 order by r.printed), l.text, 'neuve', 2, 2990
     from ${quoted(schema)}.article a
     join ${quoted(schema)}.brand b on b.id = a.brand_id
     join ${quoted(schema)}.label l on l.kind = 'genart' and l.id = a.genart_id and l.language = 'fr'
     join ${quoted(schema)}.fitset_vehicle f on f.fitset_id = a.fitset_id and f.ktype = 1000080 and f.genart_id = a.genart_id
     where a.genart_id = 10001 and a.article_no = 'GDB1634'
     limit 1`,
  );
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
