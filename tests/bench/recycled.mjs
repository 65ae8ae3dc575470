import pg from "pg";
import { ask } from "./chosen-calls.mjs";
import { recordCalls, startLimit } from "./limit.mjs";
import { compare } from "./load.mjs";
import { amount, mark, table } from "./report.mjs";
import { bearer } from "./sign-in.mjs";
import { timeStatements } from "./sizes/database-reads.mjs";

const wanted = 20_000;
const versions = 200;
const pathsOverHttp = 50;
/** ms: the list is read with what its tabs count. */
const goals = { facets: 8, ratio: 0.5 };
const ofUnits = ({ statements }) => statements.filter(({ name }) => name.startsWith("recycled_"));
const ofStock = ({ statements }) =>
  statements.filter(({ name }) => /^(recycled_|goods_for_ktypes|stock_of_vehicle)/.test(name));

/** Copies units until there are 20,000; answers how to take the copies away again. */
async function fill(client) {
  const { rows } = await client.query("select count(*)::int as count, max(id) as last from recycled_unit");
  const [{ count, last }] = rows;
  const { rows: found } = await client.query(
    "select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns where table_name = 'recycled_unit' and column_name not in ('id', 'police_number')",
  );
  const [{ columns }] = found;
  await client.query(
    `insert into recycled_unit (police_number, ${columns}) select police_number || ' copy ' || n, ${columns}
      from recycled_unit, generate_series(1, $2::int) n where id <= $3 order by n, id limit greatest(0, $1::int - $4::int)`,
    [wanted, Math.ceil(wanted / Math.max(1, count)), last, count],
  );
  await client.query("analyze recycled_unit");
  return () => client.query("delete from recycled_unit where id > $1", [last]);
}

async function questions(client, base, headers) {
  const { rows } = await client.query(
    "select ktype from recycled_version where engine_id is not null order by hashint4(ktype) limit $1",
    [versions],
  );
  const car = await ask(`${base}/api/immat/AB-123-CD`, headers);
  const registered = car["Date 1ère MEC"].slice(0, 10);
  return [
    { name: "Units of a version", goal: goals.facets, chosen: ofUnits, paths: rows.map(unitsOf) },
    { name: "Stock of a vehicle", goal: null, chosen: ofStock, paths: [`/api/stock/${car.CNIT}/${registered}`] },
  ];
}

const unitsOf = ({ ktype }) => `/api/stockCareco/${ktype}`;

async function measureOne({ url, base, headers, options, note }, { name, goal, chosen, paths }) {
  note(name);
  const calls = await recordCalls({ databaseUrl: url, paths, headers });
  const { p50, p95 } = await timeStatements(url, calls, chosen);
  const asked = calls.slice(0, pathsOverHttp);
  const limit = await startLimit({ databaseUrl: url, calls: asked });
  try {
    const own = asked.map(({ path }) => path);
    const targets = [
      { name, url: base, paths: own, headers },
      { name: `${name}, limit`, url: limit.base, paths: own, headers },
    ];
    const [real, yardstick] = await compare(targets, options, note);
    const inDatabase = [`${amount(p50, 2)} / ${amount(p95, 2)}`, goal === null ? "" : `${goal}: ${mark(p95 <= goal)}`];
    return [
      name,
      ...inDatabase,
      amount(real.perSecond),
      amount(yardstick.ratio, 2),
      mark(yardstick.ratio >= goals.ratio),
    ];
  } finally {
    limit.close();
  }
}

/** The list of a version's recycled units and the stock of a vehicle, with 20,000 units in the yards. */
export async function measureRecycled({ product, options, note }) {
  const headers = bearer(product.token);
  const database = await product.database();
  const client = new pg.Client(database.url);
  await client.connect();
  let restore;
  try {
    restore = await fill(client);
    const rows = [];
    for (const question of await questions(client, product.base, headers))
      rows.push(await measureOne({ url: database.url, base: product.base, headers, options, note }, question));
    const heads = ["Read", "p50 / p95 ms in the database", "goal", "calls /s", "ratio", `≥ ${goals.ratio}`];
    return table(heads, rows);
  } finally {
    await restore?.();
    await client.end();
    await database.close();
  }
}
