import { createHash, randomBytes } from "node:crypto";
import pg from "pg";
import { compare } from "./load.mjs";
import { amount, mark, table } from "./report.mjs";
import { cookie } from "./sign-in.mjs";

const sizes = { large: 10_000, small: 30 };
const goal = 0.7;

/** A company of so many users, one of whom administers them all; answers the headers of that one. */
async function makeCompany(client, size) {
  const only = async (text, values) => (await client.query(text, values)).rows[0];
  const { id } = await only("insert into company (name) values ($1) returning id", [`Bench of ${size} users`]);
  const mark = randomBytes(4).toString("hex");
  const { administrator } = await only(
    `with made as (
      insert into "user" (email, name)
        select 'bench-' || $2 || '-' || n || '@etabli.test', 'Member ' || lpad(n::text, 6, '0')
        from generate_series(1, $3::int) n returning id),
    members as (
      insert into membership (company_id, user_id, rights, preferred)
        select $1, id, array['CaiaApp', 'UsersAdmin', 'MyAccount'], true from made returning user_id)
    select min(user_id) as administrator from members`,
    [id, mark, size],
  );
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest();
  await client.query(
    `insert into session (token_hash, user_id, company_id, kind, expires_at)
      values ($1, $2, $3, 'browser', now() + interval '1 hour')`,
    [hash, administrator, id],
  );
  return { id, middle: administrator + Math.floor(size / 2), headers: cookie(token) };
}

async function removeCompany(client, { id }) {
  const { rows } = await client.query("delete from membership where company_id = $1 returning user_id", [id]);
  const users = rows.map(({ user_id }) => user_id);
  for (const name of ["session", "presence", "audit_entry"])
    await client.query(`delete from ${name} where company_id = $1`, [id]);
  await client.query(`delete from "user" where id = any($1)`, [users]);
  await client.query("delete from company where id = $1", [id]);
}

const pairs = ({ large, small }) => [
  { name: "First page", of: [large, "/users"], against: [small, "/users"] },
  { name: "A page in the middle", of: [large, `/users?after=${large.middle}`], against: [small, "/users"] },
  {
    name: "A search that everybody answers",
    of: [large, "/users?search=member"],
    against: [small, "/users?search=member"],
  },
  {
    name: "A search that thirty answer",
    of: [large, "/users?search=member%200050"],
    against: [small, "/users?search=member"],
  },
];

/** The list of a company of 10,000 users against the same list of one of 30. */
export async function measureUsers({ product, options, note }) {
  const database = await product.database();
  const client = new pg.Client(database.url);
  await client.connect();
  const companies = [];
  try {
    for (const size of [sizes.large, sizes.small]) companies.push(await makeCompany(client, size));
    await client.query('analyze "user", membership, company');
    const [large, small] = companies;
    const rows = [];
    for (const { name, of, against } of pairs({ large, small })) {
      const targets = [of, against].map(([{ headers }, path]) => ({ name, headers, url: product.base + path }));
      const [found, yardstick] = await compare(targets, options, note);
      const judged = [amount(yardstick.ratio, 2), mark(yardstick.ratio >= goal)];
      rows.push([name, amount(found.perSecond), amount(yardstick.perSecond), ...judged]);
    }
    return table(["Users of a company", "/s of 10,000", "/s of 30", "ratio", `≥ ${goal}`], rows);
  } finally {
    for (const company of companies) await removeCompany(client, company);
    await client.end();
    await database.close();
  }
}
