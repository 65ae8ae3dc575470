import { sqlKey } from "@/lib/platform/sql-key";
import { eanDigits, storedEan } from "./number-text";

/** An article keeps its id across versions by brand and number; others get ids that none ever had. `live`: quoted schema or null. */
export function articleIds(live: string | null): readonly string[] {
  const known = live
    ? `SELECT b.norm AS brand, o.article_norm AS norm, min(o.id) AS id FROM ${live}.article o JOIN ${live}.brand b ON b.id = o.brand_id GROUP BY 1, 2`
    : "SELECT ''::text AS brand, ''::text AS norm, 0 AS id WHERE false";
  const greatest = live ? `(SELECT max(id) FROM ${live}.article)` : "0";
  return [
    `CREATE UNLOGGED TABLE known_article AS ${known}`,
    "ANALYZE known_article",
    `CREATE UNLOGGED TABLE article_map AS
     WITH written AS (SELECT a.line, a.id AS given, a.brand_id, a.genart_id, a.norm FROM in_articles a)
     SELECT w.given, w.brand_id, w.genart_id, w.norm, coalesce(k.id, (SELECT greatest(max(last_article_id), ${greatest}, 0) FROM catalogue_version)
       + row_number() OVER (PARTITION BY k.id IS NULL ORDER BY w.line))::int AS id
     FROM written w JOIN brand b ON b.id = w.brand_id LEFT JOIN known_article k ON k.brand = b.norm AND k.norm = w.norm`,
    "ANALYZE article_map",
  ];
}

const digits = eanDigits("a.ean");

/** The values of each article; needs the tree. */
export const VALUES: readonly string[] = [
  `CREATE UNLOGGED TABLE article_values AS
   SELECT f.article_id, array_agg(v.id ORDER BY f.line) AS crit FROM in_article_criteria f
   JOIN criterion c ON c.key = f.criterion JOIN criterion_value v ON v.criterion_id = c.id AND v.value = f.value GROUP BY 1`,
  "ANALYZE article_values",
];

/** The articles beside those that compete with them; needs sets and values. */
export const ARTICLES: readonly string[] = [
  `INSERT INTO article(id, brand_id, genart_id, fitset_id, weight, article_no, article_norm, ean, label, crit)
   SELECT m.id, m.brand_id, m.genart_id, s.id, a.weight, a.number, m.norm, ${storedEan(digits)}, a.label, coalesce(v.crit, '{}')
   FROM in_articles a JOIN article_map m ON m.given = a.id
   LEFT JOIN article_fit f ON f.article_id = a.id
   LEFT JOIN set_map s ON s.genart_id = m.genart_id AND s.h1 = f.h1 AND s.h2 = f.h2 AND s.n = f.n
   LEFT JOIN article_values v ON v.article_id = a.id ORDER BY m.genart_id, s.id, m.brand_id`,
  "ANALYZE article",
];

/** Every number under which an article is found: 1 own, 5 EAN, 2 original, 3 competitors', 4 trade. */
export const REFERENCES: readonly string[] = [
  `CREATE UNLOGGED TABLE owner_map AS
   SELECT kind, owner, CASE kind WHEN 'oe' THEN (SELECT min(id) FROM make m WHERE m.norm = o.norm)
     ELSE (SELECT min(id) FROM brand b WHERE b.norm = o.norm) END AS id
   FROM (SELECT kind, owner, ${sqlKey("owner")} AS norm FROM (SELECT DISTINCT kind, owner FROM in_references) d) o`,
  "ANALYZE owner_map",
  `INSERT INTO article_ref(norm, kind, article_id, brand_id, genart_id, owner_id, printed)
   SELECT article_norm, 1, id, brand_id, genart_id, brand_id, article_no FROM article`,
  `INSERT INTO article_ref(norm, kind, article_id, brand_id, genart_id, owner_id, printed)
   SELECT ean, 5, id, brand_id, genart_id, 0, ean FROM article WHERE ean IS NOT NULL`,
  `INSERT INTO article_ref(norm, kind, article_id, brand_id, genart_id, owner_id, printed)
   SELECT r.norm, CASE r.kind WHEN 'oe' THEN 2 WHEN 'cross' THEN 3 ELSE 4 END,
     m.id, m.brand_id, m.genart_id, CASE r.kind WHEN 'trade' THEN 0 ELSE coalesce(o.id, 0) END, r.number
   FROM in_references r JOIN article_map m ON m.given = r.article_id
   LEFT JOIN owner_map o ON o.kind = r.kind AND o.owner = r.owner`,
  "ANALYZE article_ref",
];

/** Prices in a table of their own, which takes the place of the suppliers' one at the switch. */
export const PRICES: readonly string[] = [
  "CREATE TABLE article_price (LIKE supply.article_price INCLUDING DEFAULTS INCLUDING STORAGE) WITH (fillfactor = 80)",
  `INSERT INTO article_price(article_id, supplier_id, base_cents, discount1_bp, discount2_bp, deposit_cents, public_cents, currency, status)
   SELECT m.id, s.id, p.price_cents, coalesce(p.discount1_bp, 0), coalesce(p.discount2_bp, 0), coalesce(p.deposit_cents, 0),
     p.public_cents, p.currency, 'ok'
   FROM in_prices p JOIN article_map m ON m.given = p.article_id JOIN supply.supplier s ON s.code = p.supplier ORDER BY 1, 2`,
  "ALTER TABLE article_price ADD PRIMARY KEY (article_id, supplier_id)",
];
