import { measureCards } from "../tests/bench/cards/measure.mjs";
import { report } from "./lib/refusal.mjs";

const usual = 60;
/** From this confidence on a wrong field counts as a confident mistake. */
const confident = 0.9;

async function main(args) {
  const results = await measureCards(Number(args[0] ?? usual), Number(args[1] ?? 0));
  const read = results.flatMap(({ seed, read: fields }) => fields.map((field) => ({ seed, ...field })));
  const wrong = read.filter(({ value, want }) => value !== want);
  for (const { seed, field, want, value, confidence } of wrong)
    console.log(`${seed}  ${field}  ${want}  ${value ?? "-"}  ${confidence.toFixed(2)}`);
  const mistakes = wrong.filter((one) => one.confidence > confident).length;
  const right = read.length - wrong.length;
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b);
  console.log(`right ${right} of ${read.length} fields (${Math.round((100 * right) / read.length)} %)`);
  console.log(`wrong and above ${confident}  ${mistakes}`);
  console.log(
    `time  median ${Math.round(times[times.length >> 1] ?? 0)} ms, longest ${Math.round(times.at(-1) ?? 0)} ms`,
  );
}

await main(process.argv.slice(2)).catch(report);
process.exit();
