import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { collect } from "./run.mjs";
import { root } from "./paths.mjs";

const sequencer = path.join(root, "scripts/lib/longest-first.mjs");
const jest = path.join(root, "node_modules/jest/bin/jest.js");

function counts(file) {
  const result = JSON.parse(fs.readFileSync(file, "utf8"));
  const tests = result.testResults.flatMap(({ assertionResults }) => assertionResults);
  const wavering = tests.filter(({ status, invocations }) => status === "passed" && invocations > 1);
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    wavering: wavering.map(({ fullName }) => fullName),
    files: result.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      name: path.relative(root, name),
      tests: assertionResults.length,
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/**
 * Runs one jest project. Answers `{ ok, passed, failed, wavering, files, output }`: a file that cannot be loaded counts as
 * one failure, `wavering` names the tests that passed at a further try, `files` says what each file took.
 * With `patterns` only the files that match run, and none matching is no failure. `lanes` are the variables of each
 * runner (tests/support/lane.ts); without them there is a runner for each core.
 */
export async function runJest(project, { env, patterns = [], note, lanes }) {
  const file = path.join(os.tmpdir(), `etabli-jest-${project}-${process.pid}.json`);
  const flags = ["--selectProjects", project, "--json", `--outputFile=${file}`, "--colors=false"];
  flags.push(`--maxWorkers=${lanes?.length ?? "100%"}`);
  // A connection that a test forgot must not hold the run.
  if (lanes) flags.push("--forceExit", `--testSequencer=${sequencer}`);
  if (patterns.length) flags.push("--passWithNoTests", "--testPathPatterns", ...patterns);
  try {
    const settings = { env: { ...env, NODE_ENV: "test", ...(lanes && { TEST_LANES: JSON.stringify(lanes) }) }, note };
    const { code, output } = await collect(process.execPath, [jest, ...flags], settings);
    if (!fs.existsSync(file)) return { ok: false, passed: 0, failed: 1, output };
    return { ok: code === 0, ...counts(file), output };
  } finally {
    fs.rmSync(file, { force: true });
  }
}
