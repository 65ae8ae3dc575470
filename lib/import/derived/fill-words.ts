import type pg from "pg";
import type { RowSink } from "../copy/sink";
import { BEST_KNOWN } from "./known-makes";
import { type NamedBrand, type NamedGenart, type NamedMake, suggestTermLines, vocabLines } from "./words";

/** The words by which generic articles, brands and makes are suggested and found. */
export async function fillWords(client: pg.Client, sink: RowSink): Promise<void> {
  const genarts = await client.query<NamedGenart>(
    `SELECT g.id, g.weight, fr.label AS fr, en.label AS en FROM genart g
     JOIN genart_label fr ON fr.genart_id = g.id AND fr.lang = 'fr'
     JOIN genart_label en ON en.genart_id = g.id AND en.lang = 'en' ORDER BY g.id`,
  );
  const brands = await client.query<NamedBrand>("SELECT id, name, weight FROM brand ORDER BY id");
  const makes = await client.query<NamedMake>("SELECT id, name, name = ANY($1) AS best FROM make ORDER BY id", [
    BEST_KNOWN,
  ]);
  const named = [genarts.rows, brands.rows, makes.rows] as const;
  await sink.write("suggest_term", "norm, lang, kind, target, weight, label", suggestTermLines(...named));
  await sink.write("vocab", "word, kind, targets, weight", vocabLines(...named));
}
