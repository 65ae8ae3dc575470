import { finished } from "node:stream/promises";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { shortestSuggestion, suggestionsPerGroup } from "@/lib/shared/suggestions";
import { line } from "../copy/line";
import type { RowSink } from "../copy/sink";
import { PrefixCollector } from "./suggest-prefix";

// Beginnings that at least so many words share are answered from suggest_ready; longer ones are rare and quick to rank.
const manyLabels = 12;
const longestReady = 4;

// Own numbers weigh as much as their article, numbers that lead to it by way of another maker less.
const FROM_TABLES = [
  `INSERT INTO number(norm, weight, kind, n)
   SELECT r.norm, max(a.weight / CASE r.kind WHEN 1 THEN 1 WHEN 2 THEN 2 WHEN 5 THEN 4 ELSE 3 END), min(r.kind), count(DISTINCT r.article_id)
   FROM article_ref r JOIN article a ON a.id = r.article_id GROUP BY r.norm ORDER BY r.norm`,
  `INSERT INTO pair(genart_id, brand_id, n, weight)
   SELECT genart_id, brand_id, count(*), max(weight) FROM article GROUP BY 1, 2 ORDER BY 1, 2`,
  `INSERT INTO oe_pair(make_id, genart_id, n)
   SELECT owner_id, genart_id, count(DISTINCT norm) FROM article_ref WHERE kind = 2 GROUP BY 1, 2 ORDER BY 1, 2`,
  `INSERT INTO genart_facet(genart_id, value_id, n)
   SELECT a.genart_id, v, count(*) FROM article a, unnest(a.crit) v GROUP BY 1, 2 ORDER BY 1, 2`,
  `INSERT INTO suggest_ready(prefix, lang, terms)
   WITH crowded AS (
     SELECT left(norm, n) AS prefix FROM suggest_term, generate_series(${shortestSuggestion}, ${longestReady}) n
     WHERE length(norm) >= n GROUP BY 1 HAVING count(*) > ${manyLabels}),
   term AS (
     SELECT prefix, l.lang, kind, target, label, max(weight) AS weight
     FROM crowded, (SELECT DISTINCT lang FROM suggest_term WHERE lang <> '') l, suggest_term t
     WHERE norm ^@ prefix AND t.lang IN (l.lang, '') GROUP BY 1, 2, 3, 4, 5),
   placed AS (SELECT *, row_number() OVER (PARTITION BY prefix, lang, kind ORDER BY weight DESC, label) AS place FROM term)
   SELECT prefix, lang, json_agg(json_build_array(kind, target, label) ORDER BY weight DESC, label)
   FROM placed WHERE place <= ${suggestionsPerGroup} GROUP BY 1, 2 ORDER BY 1, 2`,
];

/** Fills the tables that follow from articles and their numbers. */
export async function deriveFromTables(client: pg.Client): Promise<void> {
  for (const statement of FROM_TABLES) await client.query(statement);
}

/** Fills suggest_prefix in one pass over the numbers in order. */
export async function deriveSuggestPrefixes(client: pg.Client, sink: RowSink): Promise<number> {
  const collector = new PrefixCollector();
  const stream = client.query(copyTo("COPY (SELECT norm, weight FROM number ORDER BY norm) TO STDOUT"));
  let rest = "";
  stream.on("data", (chunk: Buffer) => {
    const rows = (rest + chunk.toString("latin1")).split("\n");
    rest = rows.pop() ?? "";
    for (const row of rows) {
      const tab = row.indexOf("\t");
      collector.add(row.slice(0, tab), Number(row.slice(tab + 1)));
    }
  });
  await finished(stream);
  const lines = collector.finish().map(({ prefix, total, norms }) => line(prefix, total, norms));
  return sink.write("suggest_prefix", "prefix, total, norms", lines);
}
