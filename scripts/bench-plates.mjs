import { measurePlates } from "../tests/bench/plates/measure.mjs";
import { describePlates } from "../tests/bench/plates/describe.mjs";
import { Refusal, report } from "./lib/refusal.mjs";

const usage =
  "npm run bench:plates FOLDER [-- --each]\n\nFOLDER holds NAME.jpg with NAME.txt beside it; the last tab-separated field of NAME.txt is the plate.";

async function main(args) {
  const [folder] = args.filter((argument) => !argument.startsWith("--"));
  if (!folder) throw new Refusal(usage);
  const results = await measurePlates(folder);
  if (results.length === 0) throw new Refusal(`${folder} holds no NAME.jpg with a NAME.txt.\n\n${usage}`);
  console.log(describePlates(results, { each: args.includes("--each") }));
}

await main(process.argv.slice(2)).catch(report);
process.exit();
