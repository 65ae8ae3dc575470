import type pg from "pg";
import type { RowSink } from "../copy/sink";
import { BEST_KNOWN } from "./known-makes";
import { type NamedBrand, type NamedGenart, type NamedMake, suggestTermLines, vocabLines } from "./words";

/** The words by which generic articles, brands and makes are suggested and found. */
export async function fillWords(client: pg.Client, sink: RowSink): Promise<void> {
  const genarts = await client.query<NamedGenart>(
    `SELECT g.id, g.weight, json_object_agg(l.language, l.text ORDER BY l.language) AS labels
     FROM genart g JOIN label l ON l.kind = 'genart' AND l.id = g.id GROUP BY g.id ORDER BY g.id`,
  );
  const brands = await client.query<NamedBrand>("SELECT id, name, weight FROM brand ORDER BY id");
  const makes = await client.query<NamedMake>("SELECT id, name, name = ANY($1) AS best FROM make ORDER BY id", [
    BEST_KNOWN,
  ]);
  const named = [genarts.rows, brands.rows, makes.rows] as const;
  await sink.write("suggest_term", "norm, lang, kind, target, weight, label", suggestTermLines(...named));
  await sink.write("vocab", "word, kind, targets, weight", vocabLines(...named));
}
