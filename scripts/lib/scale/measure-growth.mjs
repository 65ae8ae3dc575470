import pg from "pg";
import { newCustomer } from "../../../tests/bench/shop.mjs";
import { pause } from "../processes.mjs";
import { send } from "./client.mjs";
import { kinds } from "./kinds.mjs";

const [jobs, atOnce, linesOfCart] = [120, 4, 4];
const adds = Math.round(jobs * (kinds.find(({ name }) => name === "cart")?.perJob ?? 0));
/** Counts are brought into the database every five seconds. */
const countsMs = 7000;
const rounded = (value) => Number(value.toPrecision(3));

const sizes = `select relname as name, pg_total_relation_size(relid)::float8 as bytes, n_tup_ins::float8 as rows
  from pg_stat_user_tables where schemaname in ('public', 'graphile_worker')`;

/** Tables whose keys are counted in 32 bits. */
const narrow = `select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'id' and data_type = 'integer' and column_default like 'nextval%'`;

const small = `select quote_ident(schemaname) || '.' || quote_ident(relname) as name from pg_stat_user_tables
  where schemaname = 'public' and pg_total_relation_size(relid) < 50000000`;

/** Takes the holes of earlier runs out of tables: what is added then makes them grow. */
async function compact(administrator) {
  const client = new pg.Client(administrator);
  await client.connect();
  try {
    for (const { name } of (await client.query(small)).rows) await client.query(`vacuum full ${name}`);
  } finally {
    await client.end();
  }
}

async function tablesOf(url) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query(sizes);
    const names = new Set((await client.query(narrow)).rows.map(({ name }) => name));
    const { rows: whole } = await client.query("select pg_database_size(current_database())::float8 as bytes");
    return { tables: new Map(rows.map((row) => [row.name, row])), names, whole: whole[0].bytes };
  } finally {
    await client.end();
  }
}

/** Requests that write, for customers whose carts begin empty and get four lines each. */
async function freshWrites({ base, token, shelf, add, quote }) {
  const people = [];
  while (people.length * linesOfCart < adds) people.push(await newCustomer({ base, token }));
  const of = (number) => people[number % people.length];
  return {
    cart: (number) => add(of(Math.floor(number / linesOfCart)), shelf[number % linesOfCart]),
    quote: (number) => quote(of(number)),
  };
}

/** The requests of so many cars, in their mix. */
async function work(house, note) {
  const requests = { ...house.requests, ...(await freshWrites(house)) };
  const list = kinds.flatMap(({ name, perJob }) =>
    Array.from({ length: Math.round(perJob * jobs) }, (_, number) => ({ name, number })),
  );
  let next = 0;
  const loop = async () => {
    while (next < list.length) {
      const { name, number } = list[next++];
      note(`request ${next} of ${list.length}`);
      await send(house.base, requests[name](number));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
}

/** Bytes and rows that one car adds to each table. */
export async function measureGrowth(house, note) {
  await pause(countsMs);
  await compact(house.administrator);
  const before = await tablesOf(house.url);
  await work(house, note);
  await pause(countsMs);
  const after = await tablesOf(house.url);
  const grown = [...after.tables.values()].map(({ name, bytes, rows }) => {
    const old = before.tables.get(name) ?? { bytes: 0, rows: 0 };
    return {
      ...{ name, narrow: after.names.has(name) },
      ...{ bytes: rounded((bytes - old.bytes) / jobs), rows: rounded((rows - old.rows) / jobs) },
    };
  });
  return {
    databaseBytes: after.whole,
    tables: grown.filter(({ bytes, rows }) => bytes > 0 || rows > 0).sort((one, other) => other.bytes - one.bytes),
  };
}
