import path from "node:path";
import { ensurePages } from "../build.mjs";
import { ensureBrowser } from "./browser.mjs";
import { runJest } from "./jest-run.mjs";
import { root } from "./paths.mjs";
import { collect } from "./run.mjs";
import { openTestServer } from "./test-server.mjs";

const program = (name) => path.join(root, "node_modules", name);

async function check(commands, { env, note }) {
  for (const [file, ...args] of commands) {
    const { code, output } = await collect(process.execPath, [program(file), ...args], { env, note });
    if (code !== 0) return { ok: false, passed: 0, failed: 1, output };
  }
  return { ok: true, passed: 0, failed: 0, output: "" };
}

const checkStep = (name, title, ...commands) => ({ name, title, work: (context) => check(commands, context) });
const jestStep = (name, title) => ({ name, title, work: (context) => runJest(name, context) });

async function runApi({ env, database, ...context }) {
  const { url, data } = await database();
  const settings = { ...env, DATABASE_URL: url, ETABLI_DATA_DIR: data, LOG_LEVEL: "silent" };
  return runJest("api", { ...context, env: settings, serial: true });
}

async function runJourneys({ env, database, note, patterns }) {
  const browser = await ensureBrowser(note, env);
  const { url, data } = await database();
  await ensurePages();
  const settings = { ...env, DATABASE_URL: url, ETABLI_DATA_DIR: data, CHROMIUM_PATH: browser };
  const server = await openTestServer(settings);
  let result;
  try {
    result = await runJest("browser", { env: { ...settings, TEST_URL: server.url }, patterns, note, serial: true });
  } finally {
    const said = await server.close();
    if (result && !result.ok) result.output += `\n--- what the server printed last ---\n${said.slice(-4000)}`;
  }
  return result;
}

/** The steps of `npm test` in their order. */
export const steps = [
  checkStep("format", "Format (prettier)", ["prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."]),
  checkStep("lint", "Lint (eslint)", ["eslint/bin/eslint.js", ".", "--max-warnings", "0"]),
  checkStep("types", "Types (tsc)", ["next/dist/bin/next", "typegen"], ["typescript/bin/tsc", "--noEmit"]),
  jestStep("structure", "Structure"),
  jestStep("unit", "Units"),
  { name: "api", title: "Calls on a real PostgreSQL", needsDatabase: true, work: runApi },
  { name: "browser", title: "Browser journeys", needsDatabase: true, work: runJourneys },
];
