import { once } from "node:events";
import { finished } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";

/** Where produced rows go: `lines` are in COPY text format, in the columns' order. Answers the number of rows. */
export interface RowSink {
  write(table: string, columns: string, lines: Iterable<string>): Promise<number>;
}

const CHUNK = 1 << 17;

/** A sink that COPYs into tables of the search path; `freeze` needs the table to be made in the same transaction. */
export function copySink(client: pg.Client, options: { freeze: boolean }): RowSink {
  return {
    async write(table, columns, lines) {
      const settings = options.freeze ? " WITH (FREEZE)" : "";
      const stream = client.query(copyFrom(`COPY ${table}(${columns}) FROM STDIN${settings}`));
      // Destroying the stream tells the server that the COPY failed: the connection can roll back.
      try {
        return await feed(stream, lines);
      } catch (error) {
        stream.destroy();
        throw error;
      }
    },
  };
}

async function feed(stream: NodeJS.WritableStream, lines: Iterable<string>): Promise<number> {
  const done = finished(stream);
  let failure: Error | null = null;
  done.catch((error: Error) => (failure = error));
  let buffer = "";
  let rows = 0;
  for (const text of lines) {
    buffer += text;
    rows++;
    if (buffer.length < CHUNK) continue;
    if (failure) throw failure;
    if (!stream.write(buffer)) await Promise.race([once(stream, "drain"), done]);
    buffer = "";
  }
  if (buffer) stream.write(buffer);
  stream.end();
  await done;
  return rows;
}
