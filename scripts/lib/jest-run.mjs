import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { collect } from "./run.mjs";
import { root } from "./paths.mjs";

const sequencer = path.join(root, "scripts/lib/longest-first.mjs");
const jest = path.join(root, "node_modules/jest/bin/jest.js");

/** So many failed files are tried once more, alone; more than these are no accident of a busy machine. */
const mostTriedAgain = 8;

const inOneLine = ([message] = []) =>
  (message ?? "")
    .replace(/\u001b\[\d+m/g, "")
    .replace(/\s+/g, " ")
    .slice(0, 400);

function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (status === "failed" && failed.length === 0) return [{ file: name, test: null, why: inOneLine([message]) }];
  return failed.map(({ fullName, failureMessages }) => ({
    file: name,
    test: fullName,
    why: inOneLine(failureMessages),
  }));
}

function counts(file) {
  const result = JSON.parse(fs.readFileSync(file, "utf8"));
  const tests = result.testResults.flatMap(({ assertionResults }) => assertionResults);
  const wavering = tests.filter(({ status, invocations }) => status === "passed" && invocations > 1);
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    failures: result.testResults.flatMap(failuresOf),
    wavering: wavering.map(({ fullName, retryReasons }) => `${fullName}: ${inOneLine(retryReasons)}`),
    files: result.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      name: path.relative(root, name),
      tests: assertionResults.length,
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The flags that choose the failed tests alone; of a file that could not be loaded all of them. */
function flagsOf(failures) {
  const files = [...new Set(failures.map(({ file }) => file))];
  const names = failures.map(({ test }) => test && `^${escaped(test)}$`);
  return ["--runTestsByPath", ...files, ...(names.includes(null) ? [] : ["--testNamePattern", names.join("|")])];
}

async function runOnce(project, { env, note, lanes, chosen }) {
  const file = path.join(os.tmpdir(), `etabli-jest-${project}-${process.pid}.json`);
  const flags = ["--selectProjects", project, "--json", `--outputFile=${file}`, "--colors=false"];
  flags.push(`--maxWorkers=${lanes?.length ?? "100%"}`);
  // A connection that a test forgot must not hold the run.
  if (lanes) flags.push("--forceExit", `--testSequencer=${sequencer}`);
  try {
    const settings = { env: { ...env, NODE_ENV: "test", ...(lanes && { TEST_LANES: JSON.stringify(lanes) }) }, note };
    const { code, output } = await collect(process.execPath, [jest, ...flags, ...chosen], settings);
    const nothing = { passed: 0, failed: 1, failures: [], wavering: [], files: [] };
    return { ok: code === 0, ...(fs.existsSync(file) ? counts(file) : nothing), output };
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/** What failed beside others is tried once more with the machine to itself: what passes there wavers, and is named so. */
async function tryAgain(first, project, { env, note, lanes }) {
  const second = await runOnce(project, { env, note, lanes: lanes?.slice(0, 1), chosen: flagsOf(first.failures) });
  const still = new Set(second.failures.map(({ test }) => test));
  const passed = second.ok ? first.failures : first.failures.filter(({ test }) => test && !still.has(test));
  return {
    ...first,
    ...{ ok: second.ok, failed: second.failed, failures: second.failures },
    passed: first.passed + first.failed - second.failed,
    wavering: [
      ...first.wavering,
      ...passed.map(({ test, file, why }) => `${test ?? path.relative(root, file)}: ${why}`),
    ],
    output: `${first.output}\n--- once more, alone ---\n${second.output}`,
  };
}

/**
 * Runs one jest project. Answers `{ ok, passed, failed, failures, wavering, files, output }`: a file that cannot be loaded
 * counts as one failure, `failures` names `{ file, test, why }`, `wavering` the tests that passed at a further try and what
 * stood in their way before, `files` says what each file took. With `patterns` only the files that match run, and none
 * matching is no failure. `lanes` are the variables of each runner (tests/support/lane.ts); without them there is a runner
 * for each core.
 */
export async function runJest(project, { env, patterns = [], note, lanes }) {
  const settings = { env, note, lanes };
  const chosen = patterns.length ? ["--passWithNoTests", "--testPathPatterns", ...patterns] : [];
  const first = await runOnce(project, { ...settings, chosen });
  const failed = new Set(first.failures.map(({ file }) => file)).size;
  return failed > 0 && failed <= mostTriedAgain ? tryAgain(first, project, settings) : first;
}
