import { createWriteStream, type WriteStream } from "node:fs";
import { once } from "node:events";
import path from "node:path";
import { finished } from "node:stream/promises";
import { FILES } from "../files";
import { type Cell, csvLine } from "./csv";

const CHUNK = 1 << 17;

/** A CSV file that is written in pieces; `add` waits while the disk is behind. */
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

  async add(...cells: Cell[]): Promise<void> {
    this.buffer += csvLine(cells);
    this.rows++;
    if (this.buffer.length >= CHUNK) await this.flush();
  }

  async close(): Promise<void> {
    await this.flush();
    this.stream.end();
    await finished(this.stream);
  }

  private async flush(): Promise<void> {
    const room = this.stream.write(this.buffer);
    this.buffer = "";
    if (!room) await once(this.stream, "drain");
  }
}

/** Opens one of the files of an import with its header. */
export function importFile(folder: string, name: string): CsvFile {
  const spec = FILES.find((one) => one.name === name);
  if (!spec) throw new Error(`${name} is no file of an import`);
  return new CsvFile(folder, name, Object.keys(spec.columns));
}
