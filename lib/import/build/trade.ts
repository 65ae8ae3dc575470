/** What kits are made of, prices per country, and where articles are sold; needs article_map. */
export const TRADE: readonly string[] = [
  `INSERT INTO kit_part(kit_id, article_id, quantity)
   SELECT k.id, m.id, coalesce(f.quantity, 1) FROM in_kits f
   JOIN article_map k ON k.given = f.kit_id JOIN article_map m ON m.given = f.article_id ORDER BY 1, 2`,
  `INSERT INTO price_line(article_id, market, country, price_type, cents, currency, price_unit, quantity_unit, from_day, to_day)
   SELECT m.id, CASE f.market WHEN 'tecdoc' THEN 1 ELSE 2 END, f.country, f.price_type, f.cents, f.currency,
     coalesce(f.price_unit, 1), coalesce(f.quantity_unit, 'piece'), f.from_day, f.to_day
   FROM in_price_lines f JOIN article_map m ON m.given = f.article_id ORDER BY 1, 2, 3, 4, f.from_day`,
  `INSERT INTO article_trade(article_id, countries, vhu)
   SELECT m.id, string_to_array(f.countries, '|'), f.vhu
   FROM in_article_trade f JOIN article_map m ON m.given = f.article_id ORDER BY 1`,
];
