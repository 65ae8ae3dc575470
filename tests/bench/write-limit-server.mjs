// The limit of a write: the product's own statements by name, the same transaction on a pool of the same size, the same
// answer, and nothing else. A key that must be new each time is, and an id that the database gives is passed on.
import fs from "node:fs";
import http from "node:http";
import v8 from "node:v8";
import pg from "pg";

const [file] = process.argv.slice(2);
const calls = v8.deserialize(fs.readFileSync(file));
const max = Number(process.env.ETABLI_POOL_SIZE);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max, keepAlive: true });

const filled = (values, known) => values?.map((value) => known.get(String(value)) ?? value);

async function write({ key, writes }) {
  const known = new Map([[key, crypto.randomUUID()]]);
  const client = await pool.connect();
  try {
    for (const { name, text, values, rows } of writes) {
      const result = await client.query({ name, text, values: filled(values, known), rowMode: "array" });
      if (text.includes("event_head")) known.set(String(rows[0]?.[0]), result.rows[0]?.[0]);
    }
  } finally {
    client.release();
  }
}

const read = ({ reads }) => Promise.all(reads.map(({ name, text, values }) => pool.query({ name, text, values })));

const server = http.createServer((request, response) => {
  request.resume().once("end", async () => {
    const call = calls[Number(request.url.slice(1))];
    await read(call);
    await write(call);
    response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
    response.end(JSON.stringify(call.answer));
  });
});
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
process.once("disconnect", () => process.exit());
