import fs from "node:fs";
import path from "node:path";
import { spawn } from "node:child_process";
import { waitFor } from "../processes.mjs";
import { Refusal } from "../refusal.mjs";
import { signalGroup } from "../run.mjs";

const stopMs = 15_000;
const shown = 3000;

/**
 * Starts a program in a process group of its own, its words in a file of `folder`; `kill` is kill -9 of it and of all that it
 * started, `stop` asks first.
 * @param {{ name: string, command: string, args?: string[], env?: Record<string, string>, user?: { uid?: number, gid?: number }, folder: string, cwd?: string }} what
 */
export function startProgram({ name, command, args = [], env = {}, user = {}, folder, cwd = folder }) {
  const log = path.join(folder, `${name}.log`);
  const output = fs.openSync(log, "a");
  const before = fs.fstatSync(output).size;
  const child = spawn(command, args, {
    ...user,
    cwd,
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8", HOME: folder, ...env },
    stdio: ["ignore", output, output],
  });
  fs.closeSync(output);
  let gone = false;
  const ended = new Promise((resolve) => {
    const end = () => resolve((gone = true));
    child.once("exit", end);
    child.once("error", end);
  });
  const signal = (which) => child.pid !== undefined && signalGroup(child.pid, which);
  const said = () => fs.readFileSync(log, "utf8").slice(-shown);
  return {
    name,
    pid: () => child.pid,
    alive: () => !gone,
    said,
    /** All that it printed. */
    printed: () => fs.readFileSync(log).subarray(before).toString(),
    pause: () => signal("SIGSTOP"),
    resume: () => signal("SIGCONT"),
    async kill() {
      signal("SIGKILL");
      await ended;
    },
    async stop() {
      if (gone) return;
      signal("SIGCONT");
      child.kill("SIGTERM");
      if (!(await waitFor(() => gone, stopMs, 50))) signal("SIGKILL");
      await ended;
    },
    /** Waits until `done` answers true; a program that ended before is a refusal with its last words. */
    async until(done, limitMs, what) {
      const there = await waitFor(async () => gone || (await done()), limitMs, 100);
      if (!there || gone)
        throw new Refusal(`${name} ${gone ? "ended" : `is not ${what} after ${limitMs / 1000} s`}.\n\n${said()}`);
    },
  };
}
