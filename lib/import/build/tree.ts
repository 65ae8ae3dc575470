import { sqlKey } from "@/lib/platform/sql-key";

const labels = (noun: string, more = "") =>
  `SELECT DISTINCT ${noun}_id${more}, ${noun}_fr, ${noun}_en FROM in_generic_articles ORDER BY 1`;

/** Brands, families, generic articles, criteria and their values, from the staging tables. */
export const TREE: readonly string[] = [
  `INSERT INTO brand(id, name, norm, country, segment, weight)
   SELECT id, name, ${sqlKey("name")}, country, segment, weight FROM in_brands ORDER BY id`,
  `INSERT INTO family(id, label_fr, label_en) ${labels("family")}`,
  `INSERT INTO subfamily(id, family_id, label_fr, label_en) ${labels("subfamily", ", family_id")}`,
  `INSERT INTO genart(id, family_id, subfamily_id, tecdoc_genart, vehicle_bound, weight)
   SELECT id, family_id, subfamily_id, tecdoc_id, vehicle_bound, weight FROM in_generic_articles ORDER BY id`,
  `INSERT INTO genart_label(genart_id, lang, label)
   SELECT g.id, l.lang, l.label FROM in_generic_articles g, LATERAL (VALUES ('fr', label_fr), ('en', label_en)) l(lang, label)
   ORDER BY 1, 2`,
  `INSERT INTO criterion(id, key, unit, kind, label_fr, label_en)
   SELECT row_number() OVER (ORDER BY line), key, unit, kind, label_fr, label_en
   FROM (SELECT DISTINCT ON (key) * FROM in_criteria ORDER BY key, line) c`,
  `INSERT INTO genart_criterion(genart_id, criterion_id, rank, mandatory)
   SELECT g.id, c.id, min(k.at) - 1, bool_or(k.word LIKE '%!') FROM in_generic_articles g,
     unnest(string_to_array(g.criteria, '|')) WITH ORDINALITY k(word, at) JOIN criterion c ON c.key = rtrim(k.word, '!')
   GROUP BY 1, 2`,
  `INSERT INTO criterion_value(id, criterion_id, value, label_fr, label_en, sort)
   SELECT row_number() OVER (ORDER BY c.id, v.value), c.id, v.value,
     CASE c.kind WHEN 'bool' THEN CASE v.value WHEN 'yes' THEN 'oui' ELSE 'non' END ELSE w.value_fr END,
     CASE c.kind WHEN 'bool' THEN v.value ELSE w.value_en END,
     CASE c.kind WHEN 'bool' THEN (v.value = 'no')::int WHEN 'enum' THEN w.at
       WHEN 'string' THEN NULL ELSE CASE WHEN v.value ~ '^-?[0-9.]+$' THEN v.value::numeric END END
   FROM (SELECT DISTINCT criterion, value FROM in_article_criteria) v
   JOIN criterion c ON c.key = v.criterion
   LEFT JOIN (SELECT DISTINCT ON (key, value) *, row_number() OVER (PARTITION BY key ORDER BY line) - 1 AS at
     FROM in_criteria WHERE value IS NOT NULL ORDER BY key, value, line) w ON w.key = v.criterion AND w.value = v.value`,
];
