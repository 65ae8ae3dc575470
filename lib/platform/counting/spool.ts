import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { env } from "../env";
import { log } from "../log";
import { count } from "../meters";
import { oncePerProcess } from "../shared-state";

const largest = 8 * 1024 * 1024;
/** A file that nothing was written to for so long is left, so that whoever finds it idle for an hour may delete it. */
const longestIdleMs = 600_000;

/** Where the processes of this machine write what they count for a database, by the database's name. */
export function spoolFolder(): string {
  const { ETABLI_DATA_DIR, DATABASE_URL } = env();
  const name = URL.canParse(DATABASE_URL) ? new URL(DATABASE_URL).pathname.replace(/[^\w-]/g, "") : "";
  return path.resolve(ETABLI_DATA_DIR, "counts", name || "unnamed");
}

interface Open {
  file: string;
  handle: number;
  size: number;
  /** By the clock that never goes back. */
  writtenAt: number;
}

/** The one file that a process appends to: handed to the system at once, so that the end of the process loses nothing. */
export class Spool {
  private open: Open | null = null;

  constructor(private readonly folder: string) {}

  /** The name of the file that is written to now. */
  get current(): string | null {
    return this.open?.file ?? null;
  }

  append(line: string): void {
    const now = performance.now();
    const open = this.usable(now) ?? this.begin(now);
    const bytes = Buffer.byteLength(line);
    // A disk that is full takes a part: the rest goes to a new file, and the torn line is nobody's.
    const written = fs.writeSync(open.handle, line);
    if (written < bytes) {
      this.close();
      throw new Error(`${written} of ${bytes} bytes were written`);
    }
    open.size += written;
    open.writtenAt = now;
  }

  close(): void {
    if (this.open) fs.closeSync(this.open.handle);
    this.open = null;
  }

  private usable(now: number): Open | null {
    if (!this.open) return null;
    if (this.open.size < largest && now - this.open.writtenAt < longestIdleMs) return this.open;
    this.close();
    return null;
  }

  private begin(now: number): Open {
    fs.mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    const file = `${process.pid}-${randomBytes(12).toString("hex")}.log`;
    const handle = fs.openSync(path.join(this.folder, file), "ax", 0o600);
    return (this.open = { file, handle, size: 0, writtenAt: now });
  }
}

export const spool = (): Spool => oncePerProcess("counting-spool", () => new Spool(spoolFolder()));

const failing = () => oncePerProcess("counting-failing", () => ({ since: 0 }));

/** Appends a line; a disk that takes none is told once a minute and stops nobody. */
export function appendToSpool(line: string): void {
  try {
    spool().append(line);
  } catch (error) {
    count("etabli_counts_lost_total");
    const state = failing();
    if (performance.now() - state.since < 60_000 && state.since > 0) return;
    state.since = performance.now();
    log.error({ err: error }, "what is used cannot be counted");
  }
}
