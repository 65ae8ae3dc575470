import type pg from "pg";
import type { RowSink } from "@/prisma/seed/catalogue/copy/sink";
import {
  type NamedBrand,
  type NamedGenart,
  type NamedMake,
  suggestTermLines,
  vocabLines,
} from "@/prisma/seed/catalogue/derived/words";
import { BEST_KNOWN } from "@/prisma/seed/catalogue/vehicles/makes";

/** The words by which generic articles, brands and makes are suggested and found. */
export async function fillWords(client: pg.Client, sink: RowSink): Promise<void> {
  const genarts = await client.query<NamedGenart>(
    "SELECT id, label_fr AS fr, label_en AS en, weight FROM in_generic_articles ORDER BY id",
  );
  const brands = await client.query<NamedBrand>("SELECT id, name, weight FROM brand ORDER BY id");
  const makes = await client.query<NamedMake>("SELECT id, name, name = ANY($1) AS best FROM make ORDER BY id", [
    BEST_KNOWN,
  ]);
  const named = [genarts.rows, brands.rows, makes.rows] as const;
  await sink.write("suggest_term", "norm, lang, kind, target, weight, label", suggestTermLines(...named));
  await sink.write("vocab", "word, kind, targets, weight", vocabLines(...named));
}
