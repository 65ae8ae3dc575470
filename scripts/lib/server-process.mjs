import { spawn } from "node:child_process";
import { constants } from "node:os";
import path from "node:path";
import { bundleFolder, root } from "./paths.mjs";

const watcher = new URL("./watch-parent.mjs", import.meta.url).href;

// Each of glibc's arenas, eight to a core, keeps what it once held: two keep a long-lived process a sixth smaller.
const memory = { MALLOC_ARENA_MAX: "2" };

// By itself V8 lets the heap grow fourfold before it looks for garbage: a series of pages took 640 MB of which 125 are in use.
// Twice the room for what is young (32 MB) takes back what that costs calls, a tenth, for 25 MB.
const heap = ["--heap-growing-percent=60", "--max-semi-space-size=32"];

function start(args, env, stdio, folder = root) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env,
    detached: true,
    stdio: ["ignore", ...stdio, "ipc"],
  });
  const ended = new Promise((resolve) =>
    child.once("exit", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))),
  );
  return { child, ended };
}

/** Starts the production server of a folder, where another version may lie; `ended` resolves to its exit code. */
export const startServerOf = (folder, env, stdio, ...args) =>
  start(
    [...heap, "--import", watcher, path.join(folder, path.basename(bundleFolder), "server.mjs"), ...args],
    { ...memory, ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio,
    folder,
  );

/** Starts the production server; `ended` resolves to its exit code. */
export const startServer = (env, stdio = ["inherit", "inherit"], ...args) => startServerOf(root, env, stdio, ...args);

/** Starts the production server beside its database: it asks nothing of it and serves nothing until `serve()`. */
export function startServerAhead(env) {
  const { child, ended } = startServer(env, undefined, "--wait");
  return { child, ended, serve: () => child.connected && child.send({ serve: true }) };
}

/** Starts Next's development server; `ended` resolves to its exit code. */
export function startDevelopment(env) {
  const next = path.join(root, "node_modules/next/dist/bin/next");
  const args = ["--import", watcher, next, "dev", "-p", env.PORT, "-H", env.HOST];
  return start(args, { ...env, NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" }, ["inherit", "inherit"]);
}
