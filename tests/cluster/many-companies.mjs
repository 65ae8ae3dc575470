import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { median, round } from "../bench/load.mjs";
import { cookie } from "../bench/sign-in.mjs";
import { beside } from "./goal.mjs";

const companies = 5000;
const each = { users: 20, customers: 20 };
const sessions = 200;
const rounds = 3;
const roundSeconds = 5;
const goal = 0.8;

/** Companies of twenty users with every right of the demonstration's garage, and of twenty customers. */
const fill = (name, count) => [
  `insert into company (name) select '${name} ' || n from generate_series(1, ${count}) n`,
  `insert into "user" (email, name) select lower('${name}-') || n || '@etabli.test', 'Member ' || n
     from generate_series(1, ${count * each.users}) n`,
  `with firms as (select id, row_number() over (order by id) - 1 as at from company where name like '${name} %'),
     people as (select id, row_number() over (order by id) - 1 as at from "user" where email like lower('${name}-%'))
   insert into membership (company_id, user_id, rights, preferred)
     select f.id, p.id, (select rights from membership m join "user" u on u.id = m.user_id
       where u.email = 'garage@etabli.test' order by m.company_id limit 1), true
     from people p join firms f on f.at = p.at % ${count}`,
  `insert into customer (company_id, title, firstname, name, phone, email, postal_code, city)
     select c.id, 'Mme', 'Claire', 'Laurent ' || n, '06 12 34 56 78', 'claire@exemple.test', '69005', 'Lyon'
     from company c, generate_series(1, ${each.customers}) n where c.name like '${name} %'`,
  "analyze",
];

const open = `with chosen as (
    select company_id, user_id, row_number() over (order by at, company_id) as at, count(*) over () as all from (
      select m.company_id, m.user_id, row_number() over (partition by m.company_id order by m.user_id) as at
        from membership m join company c on c.id = m.company_id where c.name like $2) one
    order by at, company_id limit ${sessions})
  insert into session (token_hash, user_id, company_id, kind, expires_at)
    select sha256(t.token::bytea), c.user_id, c.company_id, 'browser', now() + interval '1 hour'
    from unnest($1::text[]) with ordinality t(token, at)
      join chosen c on c.at = (t.at - 1) % (select count(*) from chosen) + 1`;

/** Two hundred sessions of users of the companies of a name, of as many companies as there are, as headers. */
async function openSessions(ask, name) {
  const tokens = Array.from({ length: sessions }, () => randomBytes(32).toString("base64url"));
  await ask(open, [tokens, `${name} %`]);
  return tokens.map(cookie);
}

const paths = ["/api/userInfo", "/api/vc/customers", "/api/parts/get/ref/fr/0986494104"];

/** Calls a second by all sessions in turn, round after round. */
async function rates(url, headers, note) {
  const requests = headers.flatMap((one) => paths.map((path) => ({ path, headers: one })));
  const rate = async () => (await round({ url, headers: {}, requests }, roundSeconds)).perSecond;
  await rate();
  const found = [];
  for (let turn = 1; turn <= rounds; turn++) {
    note(`round ${turn} of ${rounds}`);
    found.push(await rate());
  }
  return median(found);
}

const answer = async (url, headers, path) => (await fetch(url + path, { headers })).json();

/** Everybody sees twenty customers, those of the own company. */
async function judgeApart(url, headers) {
  const seen = await Promise.all(headers.slice(0, 20).map((one) => answer(url, one, "/api/vc/customers")));
  const ids = seen.flatMap(({ customers }) => customers.map(({ id }) => id));
  assert.equal(new Set(ids).size, ids.length, "a company sees another one's customers");
  assert.equal(ids.length, 20 * each.customers);
}

/** One company beside the demonstration, then 5,000 with 100,000 users; the data are thrown away with the cluster. */
export async function manyCompanies({ balancer, askPrimary }, { note }) {
  const url = balancer.base;
  for (const text of fill("Lone", 1)) await askPrimary(text);
  const one = await rates(url, await openSessions(askPrimary, "Lone"), note);
  note("filling");
  for (const text of fill("Crowd", companies)) await askPrimary(text);
  const headers = await openSessions(askPrimary, "Crowd");
  await judgeApart(url, headers);
  const many = await rates(url, headers, note);
  const ratio = many / one;
  const words = `${Math.round(one)} calls/s with one company, ${Math.round(many)} with ${companies * each.users} users in ${companies} companies, of ${sessions} of which somebody calls: ratio ${ratio.toFixed(2)}`;
  return beside(words, `at least ${goal}`, ratio >= goal);
}
