import pg from "pg";
import { selectorPages, vehiclePage } from "./addresses.mjs";
import { compare } from "./load.mjs";
import { amount, mark, table } from "./report.mjs";
import { cookie } from "./sign-in.mjs";

const wanted = 200_000;
const mostSlower = 1.25;
/** Generated ids lie above every real one, so that they can be taken away again. */
const first = { make: 1_000_000, model: 100_000_000, version: 1_000_000_000 };
const apart = { make: 100_000, model: 10_000_000, version: 10_000_000 };

const columns = async (client, schema, name) => {
  const found = await client.query(
    "select column_name as column from information_schema.columns where table_schema = $1 and table_name = $2 order by ordinal_position",
    [schema, name],
  );
  return found.rows.map(({ column }) => column);
};

/** Copies a table's rows once per copy number, the named columns replaced by expressions over `r` and the number `n`. */
async function multiply(client, { schema, name, copies, replaced, below }) {
  const all = await columns(client, schema, name);
  const values = all.map((column) => replaced[column] ?? `r.${column}`).join(", ");
  await client.query(
    `insert into ${schema}.${name} (${all.join(", ")})
      select ${values} from ${schema}.${name} r, generate_series(1, ${copies}) n where r.${below.column} < ${below.limit}`,
  );
}

/** Makes, models and versions until there are 200,000 versions: every make gets siblings with models of their own. */
async function grow(client, schema) {
  const { rows } = await client.query(`select count(*)::int as count from ${schema}.vehicle`);
  const copies = Math.ceil(wanted / rows[0].count) - 1;
  const shifted = (name, column = "id") => `r.${column} + ${first[name]} + n * ${apart[name]}`;
  const make = { make_id: shifted("make", "make_id") };
  const model = { model_id: shifted("model", "model_id") };
  await multiply(client, {
    ...{ schema, name: "make", copies, below: { column: "id", limit: first.make } },
    replaced: { id: shifted("make"), name: "r.name || ' ' || n", norm: "r.norm || n" },
  });
  await multiply(client, {
    ...{ schema, name: "model", copies, below: { column: "id", limit: first.model } },
    replaced: { id: shifted("model"), ...make },
  });
  await multiply(client, {
    ...{ schema, name: "vehicle", copies, below: { column: "ktype", limit: first.version } },
    replaced: { ktype: shifted("version", "ktype"), ...make, ...model },
  });
  await client.query(`analyze ${schema}.vehicle, ${schema}.model, ${schema}.make`);
  return rows[0].count * (copies + 1);
}

async function shrink(client, schema) {
  await client.query(`delete from ${schema}.vehicle where ktype >= ${first.version}`);
  await client.query(`delete from ${schema}.model where id >= ${first.model}`);
  await client.query(`delete from ${schema}.make where id >= ${first.make}`);
  await client.query(`vacuum analyze ${schema}.vehicle, ${schema}.model, ${schema}.make`);
}

/** Throughput of the model, version and vehicle pages with the demonstration's versions and with 200,000. */
export async function measureGrowth({ product, options, note }) {
  const headers = cookie(product.token);
  const pages = [...selectorPages.slice(1), vehiclePage].map(({ name, path }) => ({
    ...{ name, headers },
    url: product.base + path,
  }));
  const database = await product.database();
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    const live = await client.query("select schema_name as schema from catalogue_version where live");
    const { schema } = live.rows[0];
    const before = await compare(pages, options, note);
    note("generating versions");
    const total = await grow(client, schema);
    const after = await compare(pages, options, note).finally(() => shrink(client, schema));
    const rows = pages.map(({ name }, at) => {
      const slower = before[at].perSecond / after[at].perSecond;
      const rates = [amount(before[at].perSecond), amount(after[at].perSecond)];
      return [name, ...rates, amount(slower, 2), mark(slower <= mostSlower)];
    });
    const heads = [
      "Page",
      "/s with the demonstration",
      `/s with ${total.toLocaleString("en")} versions`,
      "times slower",
    ];
    return table([...heads, `≤ ${mostSlower}`], rows);
  } finally {
    await client.end();
    await database.close();
  }
}
