import { createReadStream, existsSync, statSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { sqlKey } from "@/lib/platform/sql-key";
import { type FileSpec, FILES, languageColumns, stageTable } from "./files";
import { headerColumns, headerProblems, readHeader } from "./header";
import { LineGuard } from "./line-guard";
import { ImportRefused, type Problem, refused } from "./problem";
import { type Clients, sideBySide, type Task } from "./side-by-side";

type Note = (text: string) => void;

const CHUNK = 1 << 18;

function watched(guard: LineGuard, onBytes: (count: number) => void): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        guard.feed(chunk);
        onBytes(chunk.length);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        guard.end();
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

// PostgreSQL says where: COPY in_articles, line 7, column weight: "heavy"
function located(error: unknown, file: string): unknown {
  if (!(error instanceof pg.DatabaseError) || !error.where) return error;
  const [, line, column] = /^COPY \w+, line (\d+)(?:, column ([\w-]+))?/.exec(error.where) ?? [];
  if (!line) return error;
  return refused(file, Number(line), `${error.message}${column ? ` (column ${column})` : ""}`);
}

interface Staging {
  client: pg.Client;
  signal: AbortSignal;
  folder: string;
  spec: FileSpec;
  note: Note;
}

/** Reads one file into its staging table; a file that may be absent leaves the table empty. Answers its rows. */
async function stageFile({ client, signal, folder, spec, note }: Staging): Promise<number> {
  const shown = `${spec.name}.csv`;
  const file = path.join(folder, shown);
  if (!existsSync(file)) return 0;
  const columns = headerColumns(await readHeader(file, shown));
  const wrong = headerProblems(spec, columns);
  if (wrong.length) throw new ImportRefused(wrong);
  const { size } = await stat(file);
  const guard = new LineGuard(shown);
  let seen = 0;
  const count = (bytes: number) => {
    seen += bytes;
    note(`reading ${shown}, ${Math.floor((100 * seen) / size)} %`);
  };
  const copy = client.query(
    copyFrom(
      `COPY ${stageTable(spec.name)}(${columns.map((name) => `"${name}"`).join(", ")}) FROM STDIN WITH (FORMAT csv, HEADER true)`,
    ),
  );
  try {
    await pipeline(createReadStream(file, { highWaterMark: CHUNK }), watched(guard, count), copy, { signal });
  } catch (error) {
    throw located(error, shown);
  }
  if (copy.rowCount !== guard.lines - 1)
    throw refused(shown, null, `${guard.lines - 1} lines were sent and ${copy.rowCount} understood.`);
  await client.query(`ANALYZE ${stageTable(spec.name)}`);
  return guard.lines - 1;
}

// The stored form of a number is wanted again and again: COPY makes it once.
function tableText(spec: FileSpec): string {
  const { name, columns } = spec;
  const own = [
    ...Object.entries(columns).map(([column, type]) => `${column} ${type}`),
    ...languageColumns(spec).map((column) => `"${column}" text`),
  ];
  const norm = columns.number ? [`norm text COLLATE "C" GENERATED ALWAYS AS (${sqlKey("number")}) STORED`] : [];
  const all = ["line int GENERATED ALWAYS AS IDENTITY (START 2 CACHE 1000)", ...own, ...norm].join(", ");
  return `CREATE UNLOGGED TABLE ${stageTable(name)}(${all}) WITH (autovacuum_enabled = false)`;
}

/** Problems of a folder that can be seen without reading it. */
function missingFiles(folder: string): Problem[] {
  return FILES.filter(({ name, required }) => required && !existsSync(path.join(folder, `${name}.csv`))).map(
    ({ name }) => ({ file: `${name}.csv`, line: null, text: `the file is missing in ${folder}.` }),
  );
}

const sizeOf = (folder: string, { name }: FileSpec): number =>
  statSync(path.join(folder, `${name}.csv`), { throwIfNoEntry: false })?.size ?? 0;

/** Reads every file of the folder into staging tables of the search path, by COPY, the largest first. Answers each file's rows. */
export async function stageFolder(clients: Clients, folder: string, note: Note): Promise<Map<string, number>> {
  const missing = missingFiles(folder);
  if (missing.length) throw new ImportRefused(missing);
  for (const spec of FILES) await clients[0].query(tableText(spec));
  const rows = new Map<string, number>();
  const ordered = [...FILES].sort((a, b) => sizeOf(folder, b) - sizeOf(folder, a));
  const staged = ordered.map((spec): Task => async (client, signal) => {
    rows.set(`${spec.name}.csv`, await stageFile({ client, signal, folder, spec, note }));
  });
  await sideBySide(clients, staged);
  return rows;
}
