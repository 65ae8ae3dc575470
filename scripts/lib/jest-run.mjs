import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { collect } from "./run.mjs";
import { root } from "./paths.mjs";

const jest = path.join(root, "node_modules/jest/bin/jest.js");

function counts(file) {
  const result = JSON.parse(fs.readFileSync(file, "utf8"));
  const tests = result.testResults.flatMap(({ assertionResults }) => assertionResults);
  const wavering = tests.filter(({ status, invocations }) => status === "passed" && invocations > 1);
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    wavering: wavering.map(({ fullName }) => fullName),
  };
}

/**
 * Runs one jest project. Answers `{ ok, passed, failed, wavering, output }`: a file that cannot be loaded counts as one
 * failure, `wavering` names the tests that passed at their second try.
 * With `patterns` only the files that match run, and none matching is no failure.
 */
export async function runJest(project, { env, patterns = [], note, serial = false }) {
  const file = path.join(os.tmpdir(), `etabli-jest-${project}-${process.pid}.json`);
  const flags = ["--selectProjects", project, "--json", `--outputFile=${file}`, "--colors=false"];
  // A connection that a test forgot must not hold the run.
  if (serial) flags.push("--runInBand", "--forceExit");
  if (patterns.length) flags.push("--passWithNoTests", "--testPathPatterns", ...patterns);
  try {
    const settings = { env: { ...env, NODE_ENV: "test" }, note };
    const { code, output } = await collect(process.execPath, [jest, ...flags], settings);
    if (!fs.existsSync(file)) return { ok: false, passed: 0, failed: 1, output };
    return { ok: code === 0, ...counts(file), output };
  } finally {
    fs.rmSync(file, { force: true });
  }
}
