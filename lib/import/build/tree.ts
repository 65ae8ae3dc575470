import { sqlKey } from "@/lib/platform/sql-key";
import { textsOf } from "@/lib/platform/texts";
import { writtenLanguages } from "@/lib/shared/languages";
import { inLanguages } from "../files";

const labels = (kind: string, id: string, from: string, noun = kind) =>
  `INSERT INTO label(kind, id, language, text)
   SELECT DISTINCT '${kind}', ${id}, l.language, l.text FROM ${from}, ${inLanguages("f", noun)} WHERE l.text IS NOT NULL ORDER BY 2, 3`;

const GENARTS = "in_generic_articles f";

/** Brands, families, generic articles, criteria and their values with their labels, from the staging tables. */
export const TREE: readonly string[] = [
  `INSERT INTO brand(id, name, norm, country, segment, weight)
   SELECT id, name, ${sqlKey("name")}, country, segment, weight FROM in_brands ORDER BY id`,
  "INSERT INTO family(id) SELECT DISTINCT family_id FROM in_generic_articles ORDER BY 1",
  "INSERT INTO subfamily(id, family_id) SELECT DISTINCT subfamily_id, family_id FROM in_generic_articles ORDER BY 1",
  `INSERT INTO genart(id, family_id, subfamily_id, tecdoc_genart, vehicle_bound, weight)
   SELECT id, family_id, subfamily_id, tecdoc_id, vehicle_bound, weight FROM in_generic_articles ORDER BY id`,
  `INSERT INTO criterion(id, key, unit, kind) SELECT row_number() OVER (ORDER BY line), key, unit, kind
   FROM (SELECT DISTINCT ON (key) * FROM in_criteria ORDER BY key, line) c`,
  `INSERT INTO genart_criterion(genart_id, criterion_id, rank, mandatory)
   SELECT g.id, c.id, min(k.at) - 1, bool_or(k.word LIKE '%!') FROM in_generic_articles g,
     unnest(string_to_array(g.criteria, '|')) WITH ORDINALITY k(word, at) JOIN criterion c ON c.key = rtrim(k.word, '!')
   GROUP BY 1, 2`,
  `INSERT INTO criterion_value(id, criterion_id, value, sort)
   SELECT row_number() OVER (ORDER BY c.id, v.value), c.id, v.value,
     CASE c.kind WHEN 'bool' THEN (v.value = 'no')::int WHEN 'enum' THEN w.at
       WHEN 'string' THEN NULL ELSE CASE WHEN v.value ~ '^-?[0-9.]+$' THEN v.value::numeric END END
   FROM (SELECT DISTINCT criterion, value FROM in_article_criteria) v
   JOIN criterion c ON c.key = v.criterion
   LEFT JOIN (SELECT DISTINCT ON (key, value) *, row_number() OVER (PARTITION BY key ORDER BY line) - 1 AS at
     FROM in_criteria WHERE value IS NOT NULL ORDER BY key, value, line) w ON w.key = v.criterion AND w.value = v.value`,
  labels("family", "f.family_id", GENARTS),
  labels("subfamily", "f.subfamily_id", GENARTS),
  labels("genart", "f.id", GENARTS, "label"),
  labels(
    "criterion",
    "c.id",
    `(SELECT DISTINCT ON (key) * FROM in_criteria ORDER BY key, line) f JOIN criterion c USING (key)`,
    "label",
  ),
  labels(
    "value",
    "v.id",
    `(SELECT DISTINCT ON (key, value) * FROM in_criteria ORDER BY key, value, line) f
       JOIN criterion c USING (key) JOIN criterion_value v ON v.criterion_id = c.id AND v.value = f.value AND c.kind <> 'bool'`,
    "value",
  ),
];

/** Yes and no are called alike in every catalogue. Answers rows of label for the values of yes-or-no criteria. */
export async function yesAndNo(): Promise<{ text: string; values: unknown[] }> {
  const written = await Promise.all(
    writtenLanguages.map(async (language) => ({ language, ...(await textsOf(language, "criteria")) })),
  );
  const text = `INSERT INTO label(kind, id, language, text) SELECT 'value', v.id, w.language, CASE v.value WHEN 'yes' THEN w.yes ELSE w.no END
    FROM criterion_value v JOIN criterion c ON c.id = v.criterion_id AND c.kind = 'bool', json_to_recordset($1) w(language text, yes text, no text)`;
  return { text, values: [JSON.stringify(written)] };
}
