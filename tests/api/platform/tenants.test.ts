import pg from "pg";
import { liveCatalogue } from "@/lib/platform/catalogue";
import { env } from "@/lib/platform/env";
import { partitionTenants, readTenants } from "@/scripts/lib/partition-tenants.mjs";
import { asLargeTables, tablesRead } from "@/tests/support/one-partition";
import { everyStatement, type Found } from "@/tests/support/statements";

const { whole, keys, jobs, spanning } = readTenants();
const client = new pg.Client({ connectionString: env().DATABASE_URL });
let statements: Found[];
let tables: string[];

/** What holds without a company in a database that is not parted, as `table.column`. */
const plainKeys = `select t.relname || '.' || string_agg(a.attname, '.') as key from pg_index x
  join pg_class t on t.oid = x.indrelid join pg_attribute a on a.attrelid = t.oid and a.attnum = any(x.indkey)
  where x.indisunique and t.relnamespace = 'public'::regnamespace
    and exists (select from pg_attribute where attrelid = t.oid and attname = 'company_id')
  group by t.relname, x.indexrelid having not 'company_id' = any(array_agg(a.attname)) order by 1`;
let heldByAll: string[];

beforeAll(async () => {
  statements = everyStatement(await liveCatalogue());
  await client.connect();
  heldByAll = (await client.query<{ key: string }>(plainKeys)).rows.map(({ key }) => key);
  await client.query("begin");
  tables = await partitionTenants(client, 2);
  await asLargeTables(client);
});

afterAll(async () => {
  await client.query("rollback");
  await client.end();
});

// Where the tables are divided already, every statement that runs is judged (tests/support/judge-statements.ts).
const describeWhole = process.env.TEST_PARTITIONED ? describe.skip : describe;

const inJobs = (text: string) => text.includes("graphile_worker.");

describeWhole("the tables of tenants", () => {
  it("are parted by their company, less those that say why not", async () => {
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
    );
    expect(tables.length).toBeGreaterThan(60);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(whole).sort());
  });

  it("keep no key over all companies, less those that cannot meet", () => {
    const parted = heldByAll.filter((key) => tables.includes(key.split(".")[0]!));
    expect(parted).toEqual(Object.keys(keys).sort());
  });
});

describeWhole("a statement over them", () => {
  it("is seen when it names no company", async () => {
    expect(await tablesRead(client, "select id from cart_line where customer_id = $1")).toEqual(["cart_line"]);
    expect(await tablesRead(client, "delete from quote where id = $1")).toEqual(["quote"]);
    expect(await tablesRead(client, "select id from cart_line where customer_id = $1 and company_id = $2")).toEqual([]);
    const joined = "select from quote q join customer c on c.company_id = q.company_id and c.id = q.customer_id";
    expect(await tablesRead(client, `${joined} where q.company_id = $1`)).toEqual([]);
  });

  it("names the company in functions and triggers too, of which PostgreSQL tells no plan", async () => {
    const { rows } = await client.query<{ name: string; text: string }>(
      `select proname as name, prosrc as text from pg_proc p join pg_language l on l.oid = p.prolang
        where pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')`,
    );
    const named = new RegExp(String.raw`\b(?:from|join|update|into|using)\s+"?(?:${tables.join("|")})\b`, "i");
    const asked = rows.flatMap(({ name, text }) => text.split(";").map((one) => ({ name, text: one })));
    const told = asked.filter(({ text }) => named.test(text));
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter(({ text }) => !text.includes("company_id"))).toEqual([]);
  });

  it("reads the partition of one company, or says why it cannot", async () => {
    const wide = new Map<string, Set<string>>();
    for (const { name, text } of statements.filter((one) => !inJobs(one.text))) {
      const read = await tablesRead(client, text);
      if (read.length > 0) wide.set(name, new Set([...(wide.get(name) ?? []), ...read]));
    }
    const excused = { ...jobs, ...spanning };
    const said = [...wide].filter(([name]) => !(name in excused));
    expect(statements.length).toBeGreaterThan(600);
    expect(said.map(([name, read]) => `${name} names no company for ${[...read].join(", ")}.`)).toEqual([]);
    const settled = Object.keys(excused).filter((name) => !wide.has(name) && !/^[A-Z]+ /.test(name));
    expect(settled.map((name) => `${name}: take it out of prisma/tenants.json.`)).toEqual([]);
  });
});
