import fs from "node:fs";
import pg from "pg";
import { pause } from "../processes.mjs";
import { send } from "./client.mjs";
import { kinds } from "./kinds.mjs";
import { readStatementLog, summarise } from "./statement-log.mjs";

const [warmUps, asked, kept] = [12, 10, 12];
const reloadMs = 300;
const settleMs = 40;
const rounded = (value) => Number(value.toPrecision(3));

/** Runs the work while PostgreSQL logs how long each statement took. */
async function whileLogging(administrator, work) {
  const client = new pg.Client(administrator);
  await client.connect();
  const settings = ["log_min_duration_statement", "log_parameter_max_length"];
  const set = async (values) => {
    for (const [at, name] of settings.entries())
      await client.query(values ? `alter system set ${name} = ${values[at]}` : `alter system reset ${name}`);
    await client.query("select pg_reload_conf()");
    await pause(reloadMs);
  };
  try {
    const { rows } = await client.query("select schema_name from catalogue_version where live");
    await set([0, 0]);
    return await work(rows[0].schema_name);
  } finally {
    await set(null);
    await client.end();
  }
}

/** How many statements a request of each kind has, how long they last in PostgreSQL, and the longest of all kinds. */
export async function measureStatements({ base, requests, administrator, log }, note) {
  return whileLogging(administrator, async (schema) => {
    const found = {};
    const longest = [];
    for (const { name, title } of kinds) {
      note(title);
      for (let number = 0; number < warmUps; number++) await send(base, requests[name](number));
      await pause(settleMs);
      const from = fs.statSync(log).size;
      for (let number = 0; number < asked; number++) await send(base, requests[name](500 + number));
      await pause(settleMs);
      const text = fs.readFileSync(log).subarray(from).toString();
      const summary = summarise(readStatementLog(text), { requests: asked, schema });
      found[name] = {
        statements: Math.round(summary.perRequest),
        statementMs: rounded(summary.ms),
        catalogueMs: rounded(summary.catalogueMs),
      };
      longest.push(
        ...summary.longest.filter(({ perRequest }) => perRequest > 0.5).map((one) => ({ ...one, kind: name })),
      );
    }
    return { found, longest: longestOf(longest) };
  });
}

/** The longest statements, each once, for the kind that has it longest. */
function longestOf(all) {
  const sorted = [...all].sort((one, other) => other.mean - one.mean);
  const each = sorted.filter(({ title }, at) => sorted.findIndex((one) => one.title === title) === at);
  return each.slice(0, kept).map(({ title, kind, mean, most }) => ({
    ...{ title, kind },
    ...{ mean: rounded(mean), most: rounded(most) },
  }));
}
