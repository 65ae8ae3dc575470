import { describeScan } from "../tests/bench/scan/describe.mjs";
import { measureScan } from "../tests/bench/scan/measure.mjs";
import { Refusal, report } from "./lib/refusal.mjs";

const usage =
  "npm run bench:scan FOLDER [-- --each]\n\nFOLDER and the folders in it hold NAME.jpg, NAME.png or NAME.webp; NAME.txt beside it holds its code. Without a NAME.txt, or with an empty one, the picture is to show no code.";

async function main(args) {
  const [folder] = args.filter((argument) => !argument.startsWith("--"));
  if (!folder) throw new Refusal(usage);
  const results = await measureScan(folder);
  if (results.length === 0) throw new Refusal(`${folder} holds no picture.\n\n${usage}`);
  console.log(describeScan(results, { each: args.includes("--each") }));
}

await main(process.argv.slice(2)).catch(report);
process.exit();
