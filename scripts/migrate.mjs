import { isMain } from "./lib/paths.mjs";
import { isUpToDate, migrationsList, schemaFiles, writeMigration } from "./lib/migration-files.mjs";
import { completeOlderCatalogue } from "./lib/older-catalogue.mjs";
import { Refusal, report } from "./lib/refusal.mjs";
import { withDatabase } from "./lib/with-database.mjs";

// The PostgreSQL schemas registry, supply, fault and catalogue_* are outside Prisma's view: it compares `public` alone.
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

/**
 * Applies the migrations that the database lacks, none after `last` where it is named, and completes a catalogue that an
 * older version imported; answers the migrations' names. Throws Refusal when one fails.
 */
export async function deploy(databaseUrl, last) {
  const applied = await applyMissing(databaseUrl, last);
  if (last === undefined) await onConnection(databaseUrl, completeOlderCatalogue);
  return applied;
}

async function onConnection(databaseUrl, work) {
  const client = await connect(databaseUrl);
  return work(client).finally(() => client.end());
}

async function applyMissing(databaseUrl, last) {
  if (await onConnection(databaseUrl, isUpToDate)) return [];
  const answer = await engineOn(databaseUrl, (engine) =>
    engine.applyMigrations({ migrationsList: migrationsList(last), filters }),
  );
  return answer.appliedMigrationNames;
}

/** Empty when the migrations make exactly the schema; else the SQL that is missing. Needs the right to create databases. */
export async function drift(databaseUrl) {
  const difference = await engineOn(databaseUrl, (engine) => differenceOf(engine));
  return difference.exitCode === 0 ? "" : difference.stdout;
}

function differenceOf(engine) {
  const to = { tag: "schemaDatamodel", files: schemaFiles() };
  const from = { tag: "migrations", ...migrationsList() };
  return engine.diff({ from, to, script: true, exitCode: true, filters });
}

/**
 * Makes and applies the migration for what changed in the schema; answers its name, or null when nothing did. The engine's
 * own createMigration needs a shadow database that it cannot open through an adapter; its diff can.
 */
async function develop(databaseUrl, name) {
  if (!/^[a-z][a-z0-9_]*$/.test(name ?? ""))
    throw new Refusal("Name the change: npm run migrate -- dev add_customer_note");
  return engineOn(databaseUrl, async (engine) => {
    const apply = () => engine.applyMigrations({ migrationsList: migrationsList(), filters });
    requireHistory(await diagnose(engine));
    await apply();
    const { exitCode, stdout } = await differenceOf(engine);
    if (exitCode === 0) return null;
    const written = writeMigration(name, stdout);
    await apply();
    return written;
  });
}

const diagnose = (engine) =>
  engine.diagnoseMigrationHistory({ migrationsList: migrationsList(), optInToShadowDatabase: false, filters });

/** Refuses to build on a database whose migrations are not those of the folder. */
function requireHistory({ editedMigrationNames: edited, history }) {
  const unknown = history?.unpersistedMigrationNames ?? [];
  const faults = [
    ...(edited.length ? [`Edited after they were applied: ${edited.join(", ")}.`] : []),
    ...(unknown.length ? [`Applied, but not in prisma/migrations: ${unknown.join(", ")}.`] : []),
  ];
  if (faults.length)
    throw new Refusal(`${faults.join("\n")}\nPut them back, or empty the database: npm run migrate -- reset`);
}

async function status(databaseUrl) {
  const found = await engineOn(databaseUrl, diagnose);
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
      "SELECT nspname FROM pg_namespace WHERE nspname IN ('registry', 'repair', 'supply', 'fault') OR starts_with(nspname, 'catalogue_')",
    );
    for (const { nspname } of rows) await client.query(`DROP SCHEMA ${client.escapeIdentifier(nspname)} CASCADE`);
  } finally {
    await client.end();
  }
}

const commands = {
  deploy: async (url, last) =>
    `Applied: ${(await deploy(url, last)).join(", ") || "nothing, the database is up to date"}`,
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
    if (!commands[command])
      throw new Refusal("Usage: npm run migrate -- deploy [last] | dev <name> | status | drift | reset");
    await withDatabase(async (url) => process.stdout.write(`${await commands[command](url, name)}\n`));
  } catch (error) {
    report(error);
  }
  // The engine leaves a ten-second timer behind.
  process.exit();
}
