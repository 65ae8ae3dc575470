import { randomBytes } from "node:crypto";
import path from "node:path";
import { readEnvironment } from "./lib/environment.mjs";
import { ensureGenerated } from "./lib/generate.mjs";
import { root } from "./lib/paths.mjs";
import { step } from "./lib/progress.mjs";
import { Refusal, report } from "./lib/refusal.mjs";
import { endCommands } from "./lib/run.mjs";
import { openTestDatabase } from "./lib/test-database.mjs";
import { writeTimes } from "./lib/test-times.mjs";
import { steps } from "./lib/test-steps.mjs";

const usage = `npm test -- [--only ${steps.map(({ name }) => name).join(",")}] [--domain NAME] [--times] [--languages] [--partitioned] [part of a test file's path ...]`;

function parse(args) {
  const patterns = [];
  let only = null;
  let languages = false;
  let times = false;
  let partitioned = false;
  for (let index = 0; index < args.length; index++) {
    const [flag, value] = args[index].split("=", 2);
    if (flag === "--only") only = (value ?? args[++index] ?? "").split(",");
    else if (flag === "--domain") patterns.push(`/${value ?? args[++index]}/`);
    else if (flag === "--times") times = true;
    else if (flag === "--languages") languages = true;
    else if (flag === "--partitioned") partitioned = true;
    else if (flag.startsWith("--")) throw new Refusal(`${flag} is unknown. ${usage}`);
    else patterns.push(args[index]);
  }
  if (languages) [only, patterns[0]] = [["browser"], "in-all-languages"];
  const strange = only?.find((name) => !steps.some((one) => one.name === name));
  if (strange !== undefined) throw new Refusal(`There is no step "${strange}". ${usage}`);
  const jestOnly = patterns.length > 0 && !only;
  const chosen = steps.filter(({ name }) =>
    jestOnly ? !["format", "lint", "types"].includes(name) : !only || only.includes(name),
  );
  return { patterns, chosen, times, languages, partitioned };
}

function testEnvironment({ languages, partitioned }) {
  const { DATABASE_URL: _, DATABASE_REPLICA_URL: __, ...env } = readEnvironment();
  return {
    ...env,
    LOG_LEVEL: env.LOG_LEVEL || "warn",
    NEXTAUTH_URL: "http://localhost:3000",
    NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
    NEXT_TELEMETRY_DISABLED: "1",
    ...(languages && { ALL_LANGUAGES: "1" }),
    ...(partitioned && { TEST_PARTITIONED: "1" }),
  };
}

const failure = (error) => ({
  ok: false,
  passed: 0,
  failed: 1,
  output: error instanceof Refusal ? error.message : (error.stack ?? String(error)),
});

class StepFailed extends Error {
  constructor(result) {
    super();
    this.result = result;
  }
}

async function runOne({ title, work }, context) {
  const began = Date.now();
  const result = await step(title, async (note) => {
    const found = await work({ ...context, note }).catch(failure);
    if (!found.ok || found.wavering?.length) process.stdout.write(`\n${found.output.trim()}\n\n`);
    if (found.ok) return found;
    throw new StepFailed(found);
  }).catch((error) => (error instanceof StepFailed ? error.result : failure(error)));
  return { title, seconds: (Date.now() - began) / 1000, ...result };
}

const failureLine = ({ file, test, why }) => `  ${path.relative(root, file)}: ${test ?? "the file"}: ${why}`;

function summarise(results) {
  const lines = results.map(({ title, ok, passed, failed, seconds }) => {
    const tests = passed + failed ? `${passed} passed, ${failed} failed` : "";
    return `${ok ? "ok    " : "FAILED"}  ${title.padEnd(28)}${`${seconds.toFixed(1)} s`.padStart(8)}  ${tests}`.trimEnd();
  });
  const wavering = results.flatMap((result) => result.wavering ?? []);
  if (wavering.length) lines.push("", "Passed at a further try only:", ...wavering.map((name) => `  ${name}`));
  const failures = results.flatMap((result) => result.failures ?? []);
  if (failures.length) lines.push("", "Failed:", ...failures.map(failureLine));
  const sum = (part) => results.reduce((total, result) => total + result[part], 0);
  process.stdout.write(`\n${lines.join("\n")}\n\n${sum("passed")} passed, ${sum("failed")} failed\n`);
}

async function main() {
  const { patterns, chosen, times, ...ways } = parse(process.argv.slice(2));
  const env = testEnvironment(ways);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, endCommands);
  await step("Generating the clients of database and API", ensureGenerated);

  /** @type {ReturnType<typeof openTestDatabase> | undefined} */
  let opening;
  const database = () => (opening ??= step("Preparing the database", (note) => openTestDatabase(env, note)));
  if (chosen.some(({ needsDatabase }) => needsDatabase)) database().catch(() => {});
  const results = [];
  try {
    const run = (one) => runOne(one, { env, patterns, database });
    results.push(...(await Promise.all(chosen.filter(({ reads }) => reads).map(run))));
    for (const one of chosen.filter(({ reads }) => !reads)) results.push(await run(one));
  } finally {
    const opened = await opening?.catch(() => null);
    await opened?.close();
  }
  summarise(results);
  if (times) await writeTimes(results);
  return results.every(({ ok }) => ok) ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  report(error);
}
process.exit();
