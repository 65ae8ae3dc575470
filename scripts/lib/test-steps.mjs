import path from "node:path";
import { ensurePages } from "../build.mjs";
import { ensureBrowser, windowlessBrowser } from "./browser.mjs";
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

/** A step that only reads the sources, each on a core of its own: such steps run side by side. */
const checkStep = (name, title, ...commands) => ({
  ...{ name, title, reads: true },
  work: (context) => check(commands, context),
});
const jestStep = (name, title) => ({ name, title, work: (context) => runJest(name, context) });

const databaseOf = ({ url, data }) => ({ DATABASE_URL: url, ETABLI_DATA_DIR: data });

async function runApi({ env, database, note, patterns }) {
  const { lanes } = await database();
  return runJest("api", { env: { ...env, LOG_LEVEL: "silent" }, note, patterns, lanes: lanes.map(databaseOf) });
}

async function runJourneys({ env, database, note, patterns }) {
  const whole = await ensureBrowser(note, env);
  const browsers = { CHROMIUM_PATH: windowlessBrowser(env) ?? whole, CAMERA_CHROMIUM_PATH: whole };
  const settings = { ...env, ...browsers, ETABLI_PSEUDO_LANGUAGES: "1", ETABLI_WEBHOOKS_LOCAL: "1" };
  const { lanes } = await database();
  await ensurePages();
  const servers = [];
  let result;
  try {
    for (const lane of lanes) servers.push(await openTestServer({ ...settings, ...databaseOf(lane) }));
    const places = servers.map(({ url }, index) => ({ ...databaseOf(lanes[index]), TEST_URL: url }));
    result = await runJest("browser", { env: settings, patterns, note, lanes: places });
  } finally {
    const said = await Promise.all(servers.map((server) => server.close()));
    if (result && !result.ok)
      for (const text of said) result.output += `\n--- what a server printed last ---\n${text.slice(-4000)}`;
  }
  return result;
}

/** The steps of `npm test` in their order. */
export const steps = [
  checkStep("format", "Format (prettier)", ["prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."]),
  checkStep("lint", "Lint (eslint)", ["eslint/bin/eslint.js", ".", "--max-warnings", "0"]),
  checkStep(
    "types",
    "Types (tsc)",
    ["next/dist/bin/next", "typegen"],
    ["typescript/bin/tsc", "--noEmit"],
    ["typescript/bin/tsc", "--noEmit", "--project", "scripts"],
  ),
  jestStep("structure", "Structure"),
  jestStep("unit", "Units"),
  { name: "api", title: "Calls on a real PostgreSQL", needsDatabase: true, work: runApi },
  { name: "browser", title: "Browser journeys", needsDatabase: true, work: runJourneys },
];
