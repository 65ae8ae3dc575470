import type pg from "pg";

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A used alternator of the everyday vehicle in the garage's own stock, to be offered beside the new ones. */
export async function loadUsedPart(client: pg.Client, { schema }: { schema: string }): Promise<void> {
  const s = quoted(schema);
  await client.query(
    `insert into stock_item (company_id, stock_group_id, article_id, genart_id, brand, reference, reference_key, ean, label, part_type, quantity, price_cents)
     select 12, 2, a.id, a.genart_id, b.name, a.article_no, a.article_norm, a.ean, l.text, 'économie circulaire', 1, 6900
     from ${s}.fitset_vehicle f
     join ${s}.article a on a.fitset_id = f.fitset_id and a.genart_id = f.genart_id
     join ${s}.brand b on b.id = a.brand_id
     join ${s}.label l on l.kind = 'genart' and l.id = a.genart_id and l.language = 'fr'
     where f.ktype = 1000080 and f.genart_id = any($1::int[]) order by f.genart_id, a.id limit 1`,
    [[10264, 10265, 10286]],
  );
}
