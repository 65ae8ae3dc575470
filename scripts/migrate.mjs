import { isMain } from "./lib/paths.mjs";
import { isUpToDate, migrationsList, schemaFiles, writeMigration } from "./lib/migration-files.mjs";
import { Refusal, report } from "./lib/refusal.mjs";
import { withDatabase } from "./lib/with-database.mjs";

// The PostgreSQL schemas registry, supply and catalogue_* are outside Prisma's view: it compares `public` alone.
const filters = { externalTables: [], externalEnums: [] };
const engineOn = async (url, work) => (await import("./lib/migration-engine.mjs")).withEngine(url, work);

async function connect(databaseUrl) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { host, pathname } = new URL(databaseUrl);
    throw new Refusal(
      `The database ${pathname.slice(1)} at ${host} cannot be reached: ${error.message || error.code}\n` +
        "Check DATABASE_URL, that the server runs, and that the database exists (createdb).",
    );
  }
}

/** Applies the migrations that the database lacks; answers their names. Throws Refusal when one fails. */
export async function deploy(databaseUrl) {
  const client = await connect(databaseUrl);
  const current = await isUpToDate(client).finally(() => client.end());
  if (current) return [];
  const answer = await engineOn(databaseUrl, (engine) =>
    engine.applyMigrations({ migrationsList: migrationsList(), filters }),
  );
  return answer.appliedMigrationNames;
}

/** Empty when the migrations make exactly the schema; else the SQL that is missing. Needs the right to create databases. */
export async function drift(databaseUrl) {
  const to = { tag: "schemaDatamodel", files: schemaFiles() };
  const from = { tag: "migrations", ...migrationsList() };
  const difference = await engineOn(databaseUrl, (engine) =>
    engine.diff({ from, to, script: true, exitCode: true, filters }),
  );
  return difference.exitCode === 0 ? "" : difference.stdout;
}

/** Makes and applies the migration for what changed in the schema; answers its name, or null when nothing did. */
async function develop(databaseUrl, name) {
  if (!/^[a-z][a-z0-9_]*$/.test(name ?? ""))
    throw new Refusal("Name the change: npm run migrate -- dev add_customer_note");
  return engineOn(databaseUrl, async (engine) => {
    const { action } = await engine.devDiagnostic({ migrationsList: migrationsList(), filters });
    if (action.tag === "reset") throw new Refusal(`${action.reason}\nnpm run migrate -- reset empties the database.`);
    await engine.applyMigrations({ migrationsList: migrationsList(), filters });
    const schema = { files: schemaFiles() };
    const list = migrationsList();
    const made = await engine.createMigration({
      draft: false,
      migrationName: name,
      migrationsList: list,
      schema,
      filters,
    });
    if (!made.migrationScript) return null;
    const written = writeMigration(made);
    await engine.applyMigrations({ migrationsList: migrationsList(), filters });
    return written;
  });
}

async function status(databaseUrl) {
  const input = { migrationsList: migrationsList(), optInToShadowDatabase: false, filters };
  const found = await engineOn(databaseUrl, (engine) => engine.diagnoseMigrationHistory(input));
  if (found.failedMigrationNames.length) return `Failed: ${found.failedMigrationNames.join(", ")}`;
  if (found.editedMigrationNames.length)
    return `Edited after they were applied: ${found.editedMigrationNames.join(", ")}`;
  if (found.history?.diagnostic === "databaseIsBehind")
    return `To apply: ${found.history.unappliedMigrationNames.join(", ")}`;
  return found.history ? JSON.stringify(found.history) : "The database is up to date.";
}

async function dropExternalSchemas(databaseUrl) {
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query(
      "SELECT nspname FROM pg_namespace WHERE nspname IN ('registry', 'supply') OR starts_with(nspname, 'catalogue_')",
    );
    for (const { nspname } of rows) await client.query(`DROP SCHEMA ${client.escapeIdentifier(nspname)} CASCADE`);
  } finally {
    await client.end();
  }
}

const commands = {
  deploy: async (url) => `Applied: ${(await deploy(url)).join(", ") || "nothing, the database is up to date"}`,
  dev: async (url, name) => `Made: ${(await develop(url, name)) ?? "nothing, the migrations agree with the schema"}`,
  status,
  drift: async (url) => {
    const missing = await drift(url);
    if (missing) throw new Refusal(`The migrations lack what the schema has:\n\n${missing}`);
    return "The migrations agree with the schema.";
  },
  reset: async (url, answer) => {
    if (answer !== "--yes")
      throw new Refusal("This empties the database. If that is meant: npm run migrate -- reset --yes");
    await dropExternalSchemas(url);
    await engineOn(url, (engine) => engine.reset({ filter: filters }));
    return commands.deploy(url);
  },
};

if (isMain(import.meta)) {
  const [command, name] = process.argv.slice(2);
  try {
    if (!commands[command]) throw new Refusal("Usage: npm run migrate -- deploy | dev <name> | status | drift | reset");
    await withDatabase(async (url) => process.stdout.write(`${await commands[command](url, name)}\n`));
  } catch (error) {
    report(error);
  }
  // The engine leaves a ten-second timer behind.
  process.exit();
}
