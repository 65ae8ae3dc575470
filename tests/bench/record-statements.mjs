// Asks the product's own API in process and writes down which named statements each call runs once its caches are warm,
// with their rows and the answer. Run under tsx: record-statements.mjs <request file> <result file>.
import fs from "node:fs";
import { app } from "../../lib/api/app.ts";
import { pool } from "../../lib/platform/db.ts";

const [requestFile, resultFile] = process.argv.slice(2);
const { paths, headers } = JSON.parse(fs.readFileSync(requestFile, "utf8"));

// Who is there is written once in twenty seconds, who asks is read once a second, beside the calls: no call's own.
const beside = new Set(["presence_store", "session_by_hash"]);

let statements = [];
const one = pool();
const query = one.query.bind(one);
one.query = async (statement, ...rest) => {
  const result = await query(statement, ...rest);
  const { name, text, values } = statement;
  if (!name) throw new Error(`A hot call runs a statement without a name: ${text ?? statement}`);
  if (!beside.has(name)) statements.push({ name, text, values, rows: structuredClone(result.rows) });
  return result;
};

async function record(path) {
  // Twice: the first may last longer than the session's cache.
  for (let times = 0; times < 2; times++) await app.request(path, { headers });
  const warm = (statements = []);
  const response = await app.request(path, { headers });
  statements = [];
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
  return { path, statements: warm, answer: await response.json() };
}

const recorded = [];
for (const path of paths) recorded.push(await record(path));
fs.writeFileSync(resultFile, JSON.stringify(recorded));
process.exit();
