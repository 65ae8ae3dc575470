// The limit of a call: the product's own statements by name, the same pool, the same JSON, and nothing else.
import fs from "node:fs";
import http from "node:http";
import pg from "pg";

const [file] = process.argv.slice(2);
const calls = new Map(JSON.parse(fs.readFileSync(file, "utf8")).map((call) => [call.path, call]));
const max = Number(process.env.ETABLI_POOL_SIZE);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max, keepAlive: true });

const read = ({ statements }) =>
  Promise.all(statements.map(({ name, text, values }) => pool.query({ name, text, values })));

// Statements without an order may find their rows in another one.
const inAnyOrder = (rows) => JSON.stringify(rows.map((row) => JSON.stringify(row)).sort());

for (const call of calls.values())
  for (const [at, { rows }] of (await read(call)).entries())
    if (inAnyOrder(rows) !== inAnyOrder(call.statements[at].rows))
      throw new Error(`${call.statements[at].name} of ${call.path} no longer finds the rows that the product read.`);

const server = http.createServer(async (request, response) => {
  const call = calls.get(request.url);
  await read(call);
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(call.answer));
});
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
process.once("disconnect", () => process.exit());
