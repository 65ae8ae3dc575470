import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fork } from "node:child_process";
import { ownVariables } from "../../lib/platform/variables/own.mjs";
import { root } from "../../scripts/lib/paths.mjs";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { run } from "../../scripts/lib/run.mjs";

export const here = (file) => path.join(root, "tests/bench", file);
const poolSize = process.env.ETABLI_POOL_SIZE || ownVariables.find((one) => one.name === "ETABLI_POOL_SIZE")?.default;

async function record({ folder, env, paths, headers }) {
  const [requests, result] = [path.join(folder, "requests.json"), path.join(folder, "recorded.json")];
  fs.writeFileSync(requests, JSON.stringify({ paths, headers }), { mode: 0o600 });
  const args = ["--import", "tsx", here("record-statements.mjs"), requests, result];
  await run(process.execPath, args, { env, failure: "The product's statements could not be recorded" });
  return result;
}

/** Starts a limit in a process of its own that tells its port; it ends when it is disconnected. */
export async function listen(file, env, server = "limit-server.mjs") {
  const child = fork(here(server), [file], { env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const port = await new Promise((resolve, reject) => {
    child.once("message", (/** @type {{ port: number }} */ message) => resolve(message.port));
    child.once("exit", (code) => reject(new Refusal(`The limit server ended with ${code}.`)));
  });
  return { child, base: `http://127.0.0.1:${port}` };
}

/** The environment of recorder and limit: the product's own, on this database. */
export const environment = (databaseUrl) => {
  const common = { ...process.env, NODE_ENV: "production", LOG_LEVEL: "error", ETABLI_POOL_SIZE: poolSize };
  return { ...common, DATABASE_URL: databaseUrl, DATABASE_REPLICA_URL: "" };
};

/** Runs `work(folder)` with a folder that is thrown away afterwards. */
export async function withFolder(work) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "etabli-limit-"));
  try {
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** What the product does for the calls at `paths` once it is warm: `{ path, statements, answer }` for each. */
export const recordCalls = ({ databaseUrl, paths, headers }) =>
  withFolder(async (folder) => {
    const file = await record({ folder, env: environment(databaseUrl), paths, headers });
    return JSON.parse(fs.readFileSync(file, "utf8"));
  });

/** Starts the limit of recorded calls. */
export const startLimit = ({ databaseUrl, calls }) =>
  withFolder(async (folder) => {
    const file = path.join(folder, "calls.json");
    fs.writeFileSync(file, JSON.stringify(calls), { mode: 0o600 });
    const { child, base } = await listen(file, environment(databaseUrl));
    return { base, close: () => child.disconnect() };
  });

/** Starts the limit of the calls at `paths`, made from the statements that the product itself runs for them. */
export async function openLimit({ databaseUrl, paths, headers }) {
  const calls = await recordCalls({ databaseUrl, paths, headers });
  const limit = await startLimit({ databaseUrl, calls });
  return { ...limit, counts: calls.map(({ statements }) => statements.length) };
}
