import path from "node:path";
import { ensureBundled } from "./build.mjs";
import { articleCount } from "./lib/article-count.mjs";
import { demonstrationFiles } from "./lib/import-bundle.mjs";
import { step } from "./lib/progress.mjs";
import { Refusal, report } from "./lib/refusal.mjs";

const usage = "Usage: npm run import:generate -- --articles 100000 --to FOLDER";

function parse(args) {
  const given = Object.fromEntries(args.flatMap((one, at) => (at % 2 ? [] : [[one, args[at + 1]]])));
  const { "--articles": articles, "--to": folder, ...strange } = given;
  if (!folder || !articles || Object.keys(strange).length) throw new Refusal(usage);
  return { count: articleCount(articles), folder: path.resolve(folder) };
}

try {
  const { count, folder } = parse(process.argv.slice(2));
  await ensureBundled();
  const { generateFiles } = await demonstrationFiles();
  const rows = await step("Writing the files", (note) => generateFiles(count, folder, note));
  for (const [file, lines] of rows) process.stdout.write(`${String(lines).padStart(12)}  ${path.join(folder, file)}\n`);
} catch (error) {
  report(error);
}
process.exit();
