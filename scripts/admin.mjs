import { hash } from "@node-rs/argon2";
import pg from "pg";
import { deploy } from "./migrate.mjs";
import { askPassword } from "./lib/ask-password.mjs";
import { moveAll } from "./lib/move-files.mjs";
import { Refusal, report } from "./lib/refusal.mjs";
import { rightNames } from "./lib/right-names.mjs";
import { withDatabase } from "./lib/with-database.mjs";

const usage = "Usage: npm run admin -- create EMAIL | move-files     (docs/files.md)";
const administratorsCompany = 11;

/**
 * What is to be done with the database.
 * @param {string[]} args
 */
function parse([command, ...rest]) {
  if (command === "move-files" && rest.length === 0) return moveAll;
  const [email] = rest;
  if (command !== "create" || !email || rest.length > 1) throw new Refusal(usage);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254) {
    throw new Refusal(`"${email}" is no e-mail address. ${usage}`);
  }
  return (url) => create(email.toLowerCase(), url);
}

async function inTransaction(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } finally {
    await client.end();
  }
}

async function requireNewAccount(client, email) {
  const { rowCount } = await client.query('SELECT FROM "user" WHERE lower(email) = $1', [email]);
  if (rowCount) throw new Refusal(`${email} has an account already. Nothing was changed.`);
}

async function insert(client, { email, passwordHash, rights }) {
  await requireNewAccount(client, email);
  const { rowCount: madeCompany } = await client.query(
    "INSERT INTO company (id, name) VALUES ($1, 'Etabli') ON CONFLICT (id) DO NOTHING",
    [administratorsCompany],
  );
  // A row with a number of its own leaves the sequence behind.
  await client.query("SELECT setval(pg_get_serial_sequence('company', 'id'), (SELECT max(id) FROM company))");
  const { rows } = await client.query(
    'INSERT INTO "user" (email, name, password_hash) VALUES ($1, $2, $3) RETURNING id',
    [email, email.split("@")[0], passwordHash],
  );
  const userId = rows[0].id;
  await client.query("INSERT INTO membership (company_id, user_id, rights, preferred) VALUES ($1, $2, $3, true)", [
    administratorsCompany,
    userId,
    rights,
  ]);
  await client.query(
    "INSERT INTO audit_entry (company_id, job, action, entity, entity_id) VALUES ($1, 'admin', 'create-administrator', 'user', $2)",
    [administratorsCompany, String(userId)],
  );
  return Boolean(madeCompany);
}

async function create(email, url) {
  await deploy(url);
  await inTransaction(url, (client) => requireNewAccount(client, email));
  const [password, rights] = [await askPassword(email), await rightNames()];
  const passwordHash = await hash(password);
  const madeCompany = await inTransaction(url, (client) => insert(client, { email, passwordHash, rights }));
  const company = `company ${administratorsCompany}${madeCompany ? ", which was made" : ""}`;
  process.stdout.write(`${email} is an administrator of ${company}, with every right (${rights.length}).\n`);
}

try {
  await withDatabase(parse(process.argv.slice(2)));
} catch (error) {
  report(error);
}
process.exit();
