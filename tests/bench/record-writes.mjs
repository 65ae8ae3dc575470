// Sends writes to the product's own API in process and keeps the statements of each, in their order, once its caches are
// warm: those outside a transaction, then those of the transaction. Run under tsx: record-writes.mjs <file> <result file>.
import fs from "node:fs";
import v8 from "node:v8";
import { app } from "../../lib/api/app.ts";
import { pool } from "../../lib/platform/db.ts";

const [requestFile, resultFile] = process.argv.slice(2);
const { path, headers, bodies } = JSON.parse(fs.readFileSync(requestFile, "utf8"));

let reads = [];
let writes = [];
const one = pool();
const watch = (target, list) => {
  const query = target.query.bind(target);
  target.query = async (statement, ...rest) => {
    // A query of the pool comes by its client once more, with a callback.
    if (typeof rest.at(-1) === "function") return query(statement, ...rest);
    const result = await query(statement, ...rest);
    const { name, text, values } = typeof statement === "string" ? { text: statement } : statement;
    const rows = (result.rows ?? []).map((row) => (Array.isArray(row) ? row : Object.values(row)));
    list().push({ name, text: text ?? "", values: values ?? rest[0], rows });
    return result;
  };
};
watch(one, () => reads);
const connect = one.connect.bind(one);
const watched = new WeakSet();
// The pool's own queries connect with a callback.
one.connect = async (callback) => {
  if (callback) return connect(callback);
  const client = await connect();
  if (!watched.has(client)) watch(client, () => writes);
  watched.add(client);
  return client;
};

async function send(body, key) {
  const json = { ...headers, "content-type": "application/json", "idempotency-key": key };
  const response = await app.request(path, { method: "POST", headers: json, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
  return response.json();
}

const recorded = [];
for (const body of bodies) {
  for (let times = 0; times < 2; times++) await send(body, crypto.randomUUID());
  [reads, writes] = [[], []];
  const key = crypto.randomUUID();
  const answer = await send(body, key);
  recorded.push({ key, reads, writes, answer });
}
fs.writeFileSync(resultFile, v8.serialize(recorded));
process.exit();
