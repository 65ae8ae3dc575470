import fs from "node:fs";
import path from "node:path";
import { spawn } from "node:child_process";
import { Refusal } from "./refusal.mjs";
import { commandLine, pause, waitFor } from "./processes.mjs";

const startLimitMs = 120_000;
const stopLimitMs = 60_000;
const largeLogBytes = 10_000_000;

const tuning = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "512MB",
  work_mem: "16MB",
  random_page_cost: "1.1",
  // Nobody follows this server: what a new catalogue and its indexes write goes to their files alone, not twice.
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "2GB",
  jit: "off",
  wal_compression: "on",
  log_checkpoints: "off",
  timezone: "UTC",
  log_timezone: "UTC",
};
const throwawayTuning = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/** The server of a database folder as its postmaster.pid tells it, or null when none runs. */
export function runningServer(folder) {
  let lines;
  try {
    lines = fs.readFileSync(path.join(folder, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!pid || !commandLine(pid).includes(`-D ${folder} `)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
}

function lastLines(log, from) {
  const text = fs.readFileSync(log, "utf8").slice(from).trim();
  return text.split("\n").slice(-12).join("\n");
}

/** Sentence for a database folder that PostgreSQL cannot use. Nothing is deleted: the person decides. */
export function damaged(folder, reason) {
  return new Refusal(
    `The database folder ${folder} is damaged or incomplete: ${reason}\n\n` +
      "Nothing was changed. Either put back a copy of that folder from a backup, or set it aside and begin anew:\n" +
      `  mv ${folder} ${folder}.damaged`,
  );
}

// PostgreSQL refuses to start while the number in a stale file belongs to any process, a zombie included, but never minds
// its parent's; the rest of the file lets it make sure that no child of the dead server still writes.
function takeOverLock(folder) {
  const file = path.join(folder, "postmaster.pid");
  if (fs.existsSync(file)) fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace(/^.*/, String(process.pid)));
}

async function attempt({ binaries, folder, port, user, throwaway }) {
  takeOverLock(folder);
  const log = path.join(path.dirname(folder), "postgres.log");
  if ((fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0) > largeLogBytes) fs.truncateSync(log);
  const output = fs.openSync(log, "a", 0o600);
  const began = fs.fstatSync(output).size;
  const settings = { ...tuning, ...(throwaway ? throwawayTuning : {}) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(path.join(binaries, "postgres"), ["-D", folder, "-p", String(port), ...flags], {
    ...user,
    cwd: path.dirname(folder),
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" },
    stdio: ["ignore", output, output],
  });
  fs.closeSync(output);
  let end;
  child.on("error", (error) => (end = error.message));
  child.on("exit", (code, signal) => (end = `exit code ${code ?? signal}`));
  const ready = await waitFor(() => end ?? runningServer(folder)?.ready, startLimitMs);
  child.unref();
  if (!end && !ready) throw new Refusal(`PostgreSQL is not ready after two minutes. Its own words are in ${log}`);
  return end ? { end, words: lastLines(log, began) } : null;
}

const lacks = /No space left on device|Cannot allocate memory|could not map anonymous shared memory/;

/** Starts the server of a database folder and waits until it answers. */
export async function startServer(setting) {
  let failure = await attempt(setting);
  // After a kill -9 of the server alone its children need a moment to notice.
  for (let tries = 0; failure?.words.includes("pre-existing shared memory block") && tries < 20; tries++) {
    await pause(500);
    failure = await attempt(setting);
  }
  if (!failure) return;
  const words = `PostgreSQL ended at once (${failure.end}).\n\n${failure.words}`;
  throw lacks.test(words)
    ? new Refusal(`The machine lacks memory or disk space. ${words}`)
    : damaged(setting.folder, words);
}

/** Ends a server: open transactions are rolled back, everything acknowledged is on disk. */
export async function stopServer(folder) {
  const server = runningServer(folder);
  if (!server) return;
  process.kill(server.pid, "SIGINT");
  if (await waitFor(() => !runningServer(folder), stopLimitMs)) return;
  process.kill(server.pid, "SIGQUIT");
  await waitFor(() => !runningServer(folder), stopLimitMs);
}
