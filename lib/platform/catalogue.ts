import { read, type Statement } from "./db";
import { unavailable } from "./problems";
import { oncePerProcess } from "./shared-state";

const rememberMs = 1000;
const liveVersion = { name: "live_catalogue", text: "select schema_name from catalogue_version where live" };

interface Remembered {
  schema: Promise<string>;
  until: number;
}
const remembered = () => oncePerProcess("catalogue", () => ({ now: null as Remembered | null }));

/** PostgreSQL schema of the live catalogue version, at most a second old; a request asks once and uses it throughout. 503 when none is loaded. */
export function liveCatalogue(): Promise<string> {
  const state = remembered();
  if (state.now && state.now.until > Date.now()) return state.now.schema;
  const schema = readLiveSchema();
  const mine = { schema, until: Date.now() + rememberMs };
  state.now = mine;
  schema.catch(() => {
    if (state.now === mine) state.now = null;
  });
  return schema;
}

async function readLiveSchema(): Promise<string> {
  const [row] = await read<{ schema_name: string }>(liveVersion);
  if (!row) throw unavailable("no-catalogue", "No catalogue is loaded.");
  return checkedSchema(row.schema_name);
}

/** Schema names are written into statements, so that nothing but a plain identifier may pass. */
function checkedSchema(schema: string): string {
  if (!/^[a-z_][a-z0-9_]{0,40}$/.test(schema))
    throw new Error("The live catalogue's schema name is not an identifier.");
  return schema;
}

/** A statement over one catalogue version: `write` puts the schema's name into its text, once per version. Names: at most 22 characters. */
export function catalogueStatement(name: string, write: (schema: string) => string): (schema: string) => Statement {
  const written = new Map<string, Statement>();
  return (schema) => {
    const known = written.get(schema);
    if (known) return known;
    const statement = { name: `${name}@${schema}`, text: write(checkedSchema(schema)) };
    written.set(schema, statement);
    return statement;
  };
}
