import { read, type Statement } from "./db";
import { notePlace, position, type Place } from "./primary";
import { unavailable } from "./problems";
import { oncePerProcess } from "./shared-state";

const rememberMs = 1000;
/** With the primary's place: a standby that has come so far has the version and its tables. */
const liveVersion = {
  name: "live_catalogue",
  text: `select schema_name, source, ${position} from catalogue_version where live`,
};

interface Live {
  schema: string;
  source: string;
}
interface Remembered {
  live: Promise<Live>;
  until: number;
}
const remembered = () => oncePerProcess("catalogue", () => ({ now: null as Remembered | null }));

/** PostgreSQL schema of the live catalogue version, at most a second old; a request asks once and uses it throughout. 503 when none is loaded. */
export const liveCatalogue = async (): Promise<string> => (await liveNow()).schema;

/** Whether what is live is the demonstration's catalogue, at most a second ago; false when none is loaded. */
export const showsDemonstration = (): Promise<boolean> =>
  liveNow().then(
    ({ source }) => source === "demonstration",
    () => false,
  );

function liveNow(): Promise<Live> {
  const state = remembered();
  if (state.now && state.now.until > Date.now()) return state.now.live;
  const live = readLive();
  const mine = { live, until: Date.now() + rememberMs };
  state.now = mine;
  live.catch(() => {
    if (state.now === mine) state.now = null;
  });
  return live;
}

async function readLive(): Promise<Live> {
  const [row] = await read<{ schema_name: string; source: string } & Place>(liveVersion);
  if (!row) throw unavailable("no-catalogue", "No catalogue is loaded.");
  notePlace(row);
  return { schema: checkedSchema(row.schema_name), source: row.source };
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
