import { step } from "../../../scripts/lib/progress.mjs";
import { machine, writeReport } from "../report.mjs";
import { describeSizes } from "./describe.mjs";
import { measureSize } from "./one-size.mjs";

/** Measures the catalogue at each of the sizes; the report is written after each, so that a later failure loses nothing. */
export async function measureSizes(options) {
  const about = machine();
  const sizes = [];
  for (const articles of options.articles) {
    const title = `Measuring ${articles.toLocaleString("en")} articles`;
    sizes.push(await step(title, (note) => measureSize(articles, options, note)));
    const text = describeSizes(sizes);
    process.stdout.write(`\n${text}\n`);
    await writeReport([["sizes", `${about}\n\n${text}`]]);
  }
}
