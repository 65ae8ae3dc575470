import fs from "node:fs/promises";
import path from "node:path";
import { spool, spoolFolder } from "./spool";

/** No process writes to a file that was idle for an hour (see longestIdleMs of the writer). */
const abandonedMs = 3_600_000;
const named = /^(\d+)-[0-9a-f]{24}\.log$/;

/** The spool's files, the oldest first. */
export async function listSpoolFiles(): Promise<string[]> {
  const names = await fs.readdir(spoolFolder()).catch(() => [] as string[]);
  const files = names.filter((name) => named.test(name));
  const times = await Promise.all(files.map(async (file) => ({ file, at: (await statOf(file))?.mtimeMs ?? 0 })));
  return times.toSorted((one, other) => one.at - other.at).map(({ file }) => file);
}

const placeOf = (file: string) => path.join(spoolFolder(), file);
const statOf = (file: string) => fs.stat(placeOf(file)).catch(() => null);

export interface SpoolPart {
  lines: string[];
  /** Where in the file the next part begins, in bytes. */
  end: number;
  /** Whether the file went on when it was read. */
  more: boolean;
}

/** The whole lines of a file from a place on, as many as some bytes hold; a line that is still being written waits. */
export async function readSpool(file: string, from: number, most = 1_000_000): Promise<SpoolPart> {
  const handle = await fs.open(placeOf(file), "r").catch(() => null);
  if (!handle) return { lines: [], end: from, more: false };
  try {
    const bytes = Buffer.allocUnsafe(most);
    const { bytesRead } = await handle.read(bytes, 0, most, from);
    const end = bytes.subarray(0, bytesRead).lastIndexOf(10) + 1;
    const lines = bytes.toString("utf8", 0, end).split("\n");
    return { lines: lines.slice(0, -1), end: from + end, more: bytesRead === most };
  } finally {
    await handle.close();
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Whether nobody will ever write to a file again: its process has left it, or is gone from this machine for an hour. */
export async function isClosedSpool(file: string): Promise<boolean> {
  const pid = Number(named.exec(file)?.[1] ?? 0);
  if (pid === process.pid) return file !== spool().current;
  const stat = await statOf(file);
  return stat === null || (!lives(pid) && Math.abs(Date.now() - stat.mtimeMs) > abandonedMs);
}

/** Deletes a file of which everything was read. */
export const deleteSpool = (file: string): Promise<void> => fs.rm(placeOf(file), { force: true });
