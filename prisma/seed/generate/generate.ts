import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readIngredients, writeCatalogue } from "../catalogue/load";
import { FileSink } from "./file-sink";
import { csvLine } from "./csv";
import { writeTreeFiles } from "./tree-files";

/** Articles of the demonstration at scale 1, nearly. */
const AT_SCALE_ONE = 113_000;

/**
 * Writes the files of an import with about so many articles, drawn like the demonstration's; manifest.csv counts their
 * rows. Answers the rows of each file.
 */
export async function generateFiles(
  articles: number,
  folder: string,
  note?: (text: string) => void,
): Promise<Map<string, number>> {
  mkdirSync(folder, { recursive: true });
  const scale = articles / AT_SCALE_ONE;
  const ingredients = readIngredients();
  const tree = await writeTreeFiles(folder, ingredients);
  const sink = new FileSink(folder, ingredients, scale);
  await writeCatalogue(sink, ingredients, Math.max(1, scale), note);
  const rows = new Map([...tree, ...(await sink.close())]);
  const lines = [["file", "rows"], ...rows].map((cells) => csvLine(cells));
  writeFileSync(path.join(folder, "manifest.csv"), lines.join(""));
  return rows;
}
