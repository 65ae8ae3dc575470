import fs from "node:fs";
import { spawnSync } from "node:child_process";

const onLinux = process.platform === "linux";
const ps = (pid, column) =>
  spawnSync("ps", ["-o", `${column}=`, "-p", String(pid)], { encoding: "utf8" }).stdout.trim();

function startedAt(pid) {
  if (!onLinux) return ps(pid, "lstart");
  // Field 22 counts from the start; the name in parentheses may itself hold spaces.
  const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (fields[0] === "Z") throw new Error("ended");
  return fields[19];
}

/** What tells a process from a later one with the same number; null when it has ended. */
export function identify(pid) {
  try {
    return { pid, startedAt: startedAt(pid) };
  } catch {
    return null;
  }
}

/** True while the very process that was identified runs. */
export function isAlive(identity) {
  if (!identity) return false;
  const present = identify(identity.pid);
  return present !== null && present.startedAt !== "" && present.startedAt === identity.startedAt;
}

/** The command line of a process, or an empty text when it has ended. */
export function commandLine(pid) {
  if (!onLinux) return ps(pid, "command");
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until `done()` answers something true and returns it; null after `limitMs` milliseconds. */
export async function waitFor(done, limitMs, everyMs = 25) {
  for (const until = Date.now() + limitMs; ; await pause(everyMs)) {
    const result = await done();
    if (result) return result;
    if (Date.now() > until) return null;
  }
}
