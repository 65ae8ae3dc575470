import fs from "node:fs";
import path from "node:path";
import { writeReport } from "../tests/bench/report.mjs";
import { step } from "./lib/progress.mjs";
import { Refusal, report } from "./lib/refusal.mjs";
import { checkHouse } from "./lib/scale/check.mjs";
import { measureHouse } from "./lib/scale/measure.mjs";
import { readOptions } from "./lib/scale/options.mjs";
import { planFor, sizes } from "./lib/scale/plan.mjs";
import * as tables from "./lib/scale/tables.mjs";

const document = "docs/scale.md";
const fileOf = (name) => path.join(import.meta.dirname, "lib/scale", `${name}.json`);

function load(name) {
  if (!fs.existsSync(fileOf(name)))
    throw new Refusal(`${fileOf(name)} is missing: npm run plan:scale -- --measure --check`);
  return JSON.parse(fs.readFileSync(fileOf(name), "utf8"));
}

async function keep(name, found) {
  const { format } = await import("prettier");
  fs.writeFileSync(fileOf(name), await format(JSON.stringify(found), { parser: "json", printWidth: 120 }));
}

async function main(args) {
  const options = readOptions(args);
  if (options.measure) await keep("measured", await measureHouse(options));
  const measured = load("measured");
  if (options.check) await keep("checked", await checkHouse(options, measured));
  const plans = [];
  for (const users of sizes)
    plans.push(await step(`Simulating ${users} accounts`, async () => planFor(measured, users, options.day)));
  const texts = [
    ["measured", tables.measuredTables(measured)],
    ["growth", tables.growthTable(measured)],
    ["check", tables.checkTable(load("checked"))],
    ["assumptions", tables.assumptionsTable(options.day)],
    ["plan", `${tables.goalWords}\n\n${tables.planTable(plans, measured, options.day)}`],
    ["limits", tables.limitsTable(measured, options.day)],
  ];
  for (const [, text] of texts) process.stdout.write(`\n${text}\n`);
  await writeReport(texts, document);
}

await main(process.argv.slice(2)).catch(report);
process.exit();
