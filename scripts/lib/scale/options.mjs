import path from "node:path";
import { Refusal } from "../refusal.mjs";
import { assumptions } from "./day.mjs";

const usage = `npm run plan:scale -- [--measure] [--check] [--data FOLDER] [--seconds 4]
  [${Object.entries(assumptions)
    .map(([name, value]) => `--${name} ${value}`)
    .join("] [")}]
  --measure  what requests, streams and notices take, anew
  --check    three processes behind HAProxy against the simulation, anew
Without either the tables are computed from what was measured last.`;

function numberOf(name, text) {
  const value = Number(text);
  const highest = { present: 1, zones: 12 }[name] ?? Infinity;
  const whole = name !== "zones" || Number.isInteger(value);
  if (value > 0 && value <= highest && whole) return value;
  throw new Refusal(`--${name} does not take ${text}.\n${usage}`);
}

/** What to do, and what is assumed about users. */
export function readOptions(args) {
  const options = {
    ...{ measure: false, check: false, seconds: 4, data: /** @type {string | null} */ (null) },
    day: { ...assumptions },
  };
  const rest = args.flatMap((one) => one.split(/=(.*)/s).filter(Boolean));
  while (rest.length > 0) {
    const flag = rest.shift();
    const name = flag.replace(/^--/, "");
    if (flag === "--measure" || flag === "--check") options[name] = true;
    else if (flag === "--data" && rest[0]) options.data = path.resolve(rest.shift());
    else if (flag === "--seconds" && rest[0]) options.seconds = numberOf(name, rest.shift());
    else if (flag.startsWith("--") && name in assumptions && rest[0]) options.day[name] = numberOf(name, rest.shift());
    else throw new Refusal(`${flag} is unknown or lacks its value.\n${usage}`);
  }
  return options;
}
