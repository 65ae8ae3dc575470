import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { Refusal } from "./refusal.mjs";
import { root } from "./paths.mjs";

const children = new Set();
let ended = false;

/** Ends every command under way; commands asked for afterwards are refused. */
export function endCommands() {
  ended = true;
  for (const child of children) signalGroup(child.pid, "SIGTERM");
}

/** Signals a process started with `detached`, and all that it started. */
export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

/**
 * @typedef {import("node:child_process").SpawnOptionsWithoutStdio} SpawnOptions
 * @typedef {SpawnOptions & { note?: (line: string) => void, input?: string }} CollectOptions
 */

/**
 * Runs a command in its own process group and collects what it prints.
 * Answers `{ code, output }`; `note` receives each line as it comes.
 * @param {string} command
 * @param {string[]} args
 * @param {CollectOptions} options
 * @returns {Promise<{ code: number, signal: string | null, output: string }>}
 */
export function collect(command, args, { note = () => {}, input, ...options } = {}) {
  if (ended) return Promise.reject(new Refusal("Stopped before it was ready."));
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, detached: true, stdio: "pipe", ...options });
    children.add(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk) => {
        const text = stripVTControlCharacters(chunk);
        output += text;
        const line = text.trim().split("\n").at(-1);
        if (line) note(line.trim());
      });
    }
    child.stdin.on("error", () => {});
    child.stdin.end(input);
    child.on("error", (error) => {
      children.delete(child);
      reject(error);
    });
    child.on("close", (code, signal) => {
      children.delete(child);
      resolve({ code: code ?? 1, signal, output });
    });
  });
}

/**
 * Like `collect`, but a failing command throws a Refusal that carries `failure` and everything the command printed.
 * @param {string} command
 * @param {string[]} args
 * @param {CollectOptions & { failure?: string }} options
 */
export async function run(command, args, { failure, ...options } = {}) {
  const { code, signal, output } = await collect(command, args, options);
  if (code === 0) return output;
  const end = signal ? `ended by ${signal}` : `exit code ${code}`;
  throw new Refusal(`${failure ?? [command, ...args].join(" ")} (${end})\n\n${output.trim()}`);
}
