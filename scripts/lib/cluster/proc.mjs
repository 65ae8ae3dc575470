import fs from "node:fs";

// Linux counts a process's time in these, whatever the kernel's own tick is.
const ticksPerSecond = 100;

const read = (file) => {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

const childrenOf = (pid) => read(`/proc/${pid}/task/${pid}/children`).split(" ").map(Number).filter(Boolean);

/** A process and all that it started. */
export const familyOf = (pid) => (pid ? [pid, ...childrenOf(pid).flatMap(familyOf)] : []);

/** Seconds of a processor that a process has used, in the program and in the kernel; 0 when it is gone. */
export function processorSeconds(pid) {
  const stat = read(`/proc/${pid}/stat`);
  // The name in parentheses may itself hold spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksPerSecond;
}

const megabytes = (pid, name) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** What a process has in memory, in MB, with what it shares. */
export const residentMb = (pid) => megabytes(pid, "VmRSS");

/** What a process has in memory for itself alone, in MB: of PostgreSQL without the buffers that its processes share. */
export const ownMb = (pid) => megabytes(pid, "RssAnon");

export const sum = (values) => values.reduce((total, value) => total + value, 0);
