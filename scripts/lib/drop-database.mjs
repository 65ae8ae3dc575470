import { Refusal } from "./refusal.mjs";

const inUse = "55006";

const ownConnections = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = $1 AND usename = current_user AND pid <> pg_backend_pid()`;

/** @param {import("pg").Client} client @param {string} name */
async function othersOf(client, name) {
  const { rows } = await client.query(
    "SELECT DISTINCT usename FROM pg_stat_activity WHERE datname = $1 AND usename IS NOT NULL",
    [name],
  );
  return rows.map(({ usename }) => usename).join(", ") || "the server itself";
}

/**
 * Drops a database over a connection to another one: nobody may connect any more, our own role's connections end, those
 * of others are waited for. Throws a Refusal when they are still there after `patience` ms; the database then stays open.
 * @param {import("pg").Client} client
 * @param {string} name
 * @param {number} [patience]
 */
export async function dropDatabase(client, name, patience = 30_000) {
  const quoted = client.escapeIdentifier(name);
  const until = Date.now() + patience;
  await client.query(`ALTER DATABASE ${quoted} ALLOW_CONNECTIONS false`);
  for (;;) {
    await client.query(ownConnections, [name]);
    // WITH (FORCE) would end foreign processes too, which only a superuser may. A plain DROP asks autovacuum to leave and
    // waits up to five seconds itself.
    const error = await client.query(`DROP DATABASE ${quoted}`).then(
      () => null,
      (thrown) => thrown,
    );
    if (!error) return;
    if (error.code === inUse && Date.now() < until) continue;
    const others = await othersOf(client, name);
    await client.query(`ALTER DATABASE ${quoted} ALLOW_CONNECTIONS true`);
    if (error.code !== inUse) throw error;
    throw new Refusal(`The database ${name} cannot be dropped: it is in use by ${others}. End that and try again.`);
  }
}
