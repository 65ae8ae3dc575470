import { createWriteStream, type WriteStream } from "node:fs";
import { once } from "node:events";
import path from "node:path";
import { finished } from "node:stream/promises";
import { FILES } from "@/lib/import/files";
import { type Cell, csvLine } from "./csv";

const CHUNK = 1 << 17;

/** A CSV file that is written in pieces: rows collect in memory until `drain` finds enough of them. */
export class CsvFile {
  rows = 0;
  private buffer: string;
  private readonly stream: WriteStream;

  constructor(
    folder: string,
    readonly name: string,
    columns: readonly string[],
  ) {
    this.stream = createWriteStream(path.join(folder, `${name}.csv`));
    this.buffer = csvLine(columns);
  }

  add(...cells: Cell[]): void {
    this.addLine(csvLine(cells));
  }

  /** Adds a line that is CSV already, with its line break. */
  addLine(line: string): void {
    this.buffer += line;
    this.rows++;
  }

  /** Hands collected rows to the disk and waits while it is behind. */
  async drain(atLeast = CHUNK): Promise<void> {
    if (this.buffer.length < atLeast) return;
    const room = this.stream.write(this.buffer);
    this.buffer = "";
    if (!room) await once(this.stream, "drain");
  }

  async close(): Promise<void> {
    await this.drain(1);
    this.stream.end();
    await finished(this.stream);
  }
}

/** Opens one of the files of an import with its header, and the columns in languages that follow. */
export function importFile(folder: string, name: string, spoken: readonly string[] = []): CsvFile {
  const spec = FILES.find((one) => one.name === name);
  if (!spec) throw new Error(`${name} is no file of an import`);
  return new CsvFile(folder, name, [...Object.keys(spec.columns), ...spoken]);
}
