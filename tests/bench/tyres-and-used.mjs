import pg from "pg";
import { recordCalls, startLimit } from "./limit.mjs";
import { compare } from "./load.mjs";
import { amount, mark, table } from "./report.mjs";
import { bearer } from "./sign-in.mjs";
import { timeNothing, timeReads } from "./sizes/database-reads.mjs";

const manyVehicles = 10_000;
const perRead = 100;
const pathsOverHttp = 30;
const goals = { list: 2, facets: 8, call: 0.5 };
const encoded = encodeURIComponent;
const sorts = ["price", "brand", "wet", "stock"];

/** What is asked: statements by how their names begin, `list` without and `facets` with what narrows it, and real questions. */
const reads = [
  {
    name: "Tyres of a size",
    statements: { list: "tyre_page", facets: "tyre_" },
    sample: `select distinct width || ' ' || ratio || ' ' || rim as a from tyre.size order by 1 limit ${perRead}`,
    path: ({ a }, at) => `/api/tires/${encoded(a)}?sort=${sorts[at % sorts.length]}`,
  },
  {
    name: "Tyres of a brand",
    statements: { list: "tyre_page", facets: "tyre_" },
    sample: `select distinct brand as a from tyre.profile order by 1 limit ${perRead}`,
    path: ({ a }, at) => `/api/tires/${encoded(a)}?page=${1 + (at % 3)}`,
  },
  {
    name: "Tyres of a vehicle",
    statements: { list: "tyre_page", facets: "tyre_" },
    sample: `select ktype as a from (select distinct ktype from tyre.fitment) k order by hashint4(ktype) limit ${perRead}`,
    path: ({ a }) => `/api/tiresByKtype/premium-quality-1er-prix-rechape/${a}`,
  },
  {
    name: "Completion of a tyre search",
    statements: { list: "tyre_complete" },
    sample: `(select distinct left(digits, 4) as a from tyre.size limit ${perRead / 2})
      union (select lower(left(profile, 4)) from tyre.profile limit ${perRead / 2})`,
    path: ({ a }) => `/api/completion/tires/${encoded(a)}`,
  },
  {
    name: "Used vehicles of a brand and a price range",
    statements: { list: "used_page", facets: "used_" },
    sample: `select distinct make as a, (abs(hashtext(make)) % 10) * 1000 as b from yard.vehicle order by 1 limit ${perRead}`,
    path: ({ a, b }) => `/api/vehicle/search?brand=${encoded(a)}&min=${b}&max=${b + 30_000}`,
  },
  {
    name: "Used vehicles of all brands, narrowed",
    statements: { list: "used_page", facets: "used_" },
    sample: `select fuel as a, body as b from yard.vehicle group by 1, 2 order by 1, 2 limit ${perRead}`,
    path: ({ a, b }) => `/api/vehicle/search?fuel=${a}&body=${b}&sort=km`,
  },
];

/** As many used vehicles as a large market has: copies of the demonstration's under ids of their own. */
const grow = `insert into yard.vehicle
  select (jsonb_populate_record(v, jsonb_build_object('id', 1000000 + n, 'price_cents', v.price_cents + n % 97 * 1000,
    'km', v.km + n % 89 * 100))).*
  from generate_series(1, $1::int) n join yard.vehicle v on v.id = 1 + n % 600`;

async function askedOf(client) {
  const asked = [];
  for (const read of reads) {
    const { rows } = await client.query(read.sample);
    asked.push({ ...read, paths: [...new Set(rows.map((row, at) => Reflect.apply(read.path, read, [row, at])))] });
  }
  return asked;
}

/** The reader of databases takes statements of the catalogue alone, whose names hold an at sign. */
const readable = (call) => ({
  ...call,
  statements: call.statements.map((statement) => ({ ...statement, name: `${statement.name}@` })),
});

async function inDatabase(url, { statements }, calls) {
  const judged = async (kind) => {
    if (!statements[kind]) return ["", ""];
    const { p95 } = await timeReads(url, calls, statements[kind]);
    return [amount(p95, 2), mark(p95 <= goals[kind])];
  };
  return [...(await judged("list")), ...(await judged("facets"))];
}

/** Lists of 14,125 tyres and of 10,000 used vehicles: in the database, one client, and over HTTP against the limit. */
export async function measureTyresAndUsed({ product, options, note }) {
  const database = await product.database();
  const { url } = database;
  const client = new pg.Client(url);
  await client.connect();
  const headers = bearer(product.token);
  let limit;
  try {
    await client.query(grow, [manyVehicles - 600]);
    await client.query("vacuum analyze yard.vehicle");
    const asked = await askedOf(client);
    const recorded = await recordCalls({ databaseUrl: url, paths: asked.flatMap(({ paths }) => paths), headers });
    const byPath = new Map(recorded.map((call) => [call.path, call]));
    limit = await startLimit({ databaseUrl: url, calls: recorded });
    const nothing = await timeNothing(url);
    const rows = [["A question that reads nothing", amount(nothing.p95, 2), "", "", "", "", "", ""]];
    for (const read of asked) {
      note(read.name);
      const told = await inDatabase(
        url,
        read,
        read.paths.map((path) => readable(byPath.get(path))),
      );
      const paths = read.paths.slice(0, pathsOverHttp);
      const targets = [product.base, limit.base].map((base) => ({ name: read.name, url: base, paths, headers }));
      const [real, { ratio }] = await compare(targets, options, note);
      rows.push([read.name, ...told, amount(real.perSecond), amount(ratio, 2), mark(ratio >= goals.call)]);
    }
    const heads = ["Read", "list p95 ms", `≤ ${goals.list}`, "with facets p95 ms", `≤ ${goals.facets}`];
    return table([...heads, "product /s", "ratio", `≥ ${goals.call}`], rows);
  } finally {
    limit?.close();
    await client.query("delete from yard.vehicle where id > 1000000");
    await client.end();
    await database.close();
  }
}
