// What a plain search server does: one table with a trigram index for words, one with a common index for numbers.
import http from "node:http";
import pg from "pg";

const max = Number(process.env.ETABLI_POOL_SIZE);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max, keepAlive: true });

const statements = {
  text: `select id, brand, article_no, label from plain.article where words %> $1 order by words <->> $1, id limit 50`,
  number: `select a.id, a.brand, a.article_no, a.label from plain.number n join plain.article a on a.id = n.article_id
    where n.norm = upper(regexp_replace($1, '[^[:alnum:]]', '', 'g')) limit 50`,
};

const server = http.createServer(async (request, response) => {
  const [, kind, asked] = request.url.split("/");
  const { rows } = await pool.query({ name: kind, text: statements[kind], values: [decodeURIComponent(asked)] });
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(rows));
});
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
process.once("disconnect", () => process.exit());
