import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { connected, copyCompany, emptyDatabase } from "@/tests/support/databases";
import "@/tests/support/end";
import { openQuote } from "@/tests/support/quotes";

const folder = path.resolve("prisma/migrations");
const all = readdirSync(folder)
  .filter((name) => /^\d{14}_/.test(name))
  .sort();
const released = readFileSync(path.join(folder, "last-release"), "utf8").trim();
// Something is always migrated, also right after a release.
const start = released === all.at(-1) ? all.at(-2)! : released;

let fresh: Awaited<ReturnType<typeof emptyDatabase>>;
let upgraded: Awaited<ReturnType<typeof emptyDatabase>>;
beforeAll(async () => {
  [fresh, upgraded] = await Promise.all([emptyDatabase(), emptyDatabase()]);
});
afterAll(() => Promise.all([fresh.drop(), upgraded.drop()]));

function migrate(url: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: url, NODE_ENV: "production" as const };
  const child = spawn(process.execPath, ["scripts/migrate.mjs", ...args], { env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += String(text)));
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => (code === 0 ? resolve(said) : reject(new Error(said))));
  });
}

/** What the released version does all day, in words that it shares with every later one. */
const work = (companyId: number, userId: number): pg.QueryConfig[] => [
  {
    name: "who",
    text: `select u.id, u.email, u.name, m.rights from "user" u join membership m on m.user_id = u.id
      where m.company_id = $1 and u.id = $2`,
    values: [companyId, userId],
  },
  {
    name: "note",
    text: "insert into audit_entry (company_id, user_id, action, entity, entity_id) values ($1, $2, 'sign-in', 'user', $3)",
    values: [companyId, userId, String(userId)],
  },
  {
    name: "lines",
    text: "select id, customer_id, quantity from cart_line where company_id = $1",
    values: [companyId],
  },
  {
    name: "change",
    text: "update cart_line set quantity = quantity where company_id = $1",
    values: [companyId],
  },
  {
    name: "tell",
    text: `with head as (insert into event_head as h (company_id, last_id) values ($1, nextval('event_id_seq'))
        on conflict (company_id) do update set last_id = nextval('event_id_seq') returning last_id)
      insert into event (company_id, id, kind, data) select $1, last_id, 'Cart items', '{}' from head`,
    values: [companyId],
  },
  { name: "quotes", text: "select id, number, status from quote where company_id = $1", values: [companyId] },
];

/** Keeps a connection at work until it is told to stop; answers what was done and what failed. */
async function load(url: string, statements: pg.QueryConfig[], going: () => boolean) {
  let done = 0;
  const failed: string[] = [];
  await connected(url, async (client) => {
    while (going())
      for (const statement of statements)
        await client.query(statement).then(
          () => (done += 1),
          (error: Error) => failed.push(`${statement.name}: ${error.message}`),
        );
  });
  return { done, failed };
}

/** Every table, column, index, key, trigger, function and sequence in words. */
async function shapeOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(
    `with spaces as (select oid, nspname from pg_namespace where nspname in ('public', 'registry', 'repair', 'supply', 'fault'))
    select format('%s.%s %s %s %s %s', s.nspname, c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
        pg_get_expr(d.adbin, d.adrelid)) as text
      from spaces s join pg_class c on c.relnamespace = s.oid join pg_attribute a on a.attrelid = c.oid
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'v', 'S')
    union all select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indrelid
      join spaces s on s.oid = c.relnamespace
    union all select format('%s %s %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) from pg_constraint k
      join spaces s on s.oid = k.connamespace
    union all select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join spaces s on s.oid = c.relnamespace where not t.tgisinternal
    union all select pg_get_functiondef(p.oid) from pg_proc p join spaces s on s.oid = p.pronamespace
      where p.prokind = 'f' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all select format('extension %s', extname) from pg_extension
    order by 1`,
  );
  return rows.map(({ text }) => text);
}

describe("an upgrade from the last release", () => {
  it("runs under load with no error, loses nothing, and makes what a fresh database has and the schema says", async () => {
    const { company } = await openQuote();
    await Promise.all([migrate(fresh.url, "deploy"), migrate(upgraded.url, "deploy", start)]);
    await copyCompany(company.companyId, upgraded.url);
    const sum = (client: pg.Client) =>
      client.query("select (select count(*) from quote) as quotes, (select count(*) from cart_line) as lines");
    const before = (await connected(upgraded.url, sum)).rows;

    let going = true;
    const statements = work(company.companyId, company.userId);
    const loads = Promise.all(Array.from({ length: 4 }, () => load(upgraded.url, statements, () => going)));
    const said = await migrate(upgraded.url, "deploy").finally(() => (going = false));
    const results = await loads;
    for (const name of all.filter((one) => one > start)) expect(said).toContain(name);
    expect(results.flatMap(({ failed }) => failed)).toEqual([]);
    expect(results.map(({ done }) => done > statements.length)).toEqual(results.map(() => true));
    expect((await connected(upgraded.url, sum)).rows).toEqual(before);

    const [one, other] = await Promise.all([connected(fresh.url, shapeOf), connected(upgraded.url, shapeOf)]);
    expect(one.length).toBeGreaterThan(300);
    expect(other).toEqual(one);
    expect(await migrate(fresh.url, "drift")).toContain("agree");
  });
});
