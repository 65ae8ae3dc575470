import { createHash, randomBytes } from "node:crypto";

/** A company of so many readers and one who may write to them; answers its id and the token of that one. */
export async function makeReaders(client, count, rights) {
  const only = async (text, values) => (await client.query(text, values)).rows[0];
  const mark = randomBytes(4).toString("hex");
  const { id } = await only("insert into company (name) values ($1) returning id", [`Bench ${mark}`]);
  await client.query(
    `with made as (
      insert into "user" (email, name)
        select 'bench-' || $2 || '-' || n || '@etabli.test', 'Reader ' || lpad(n::text, 6, '0')
        from generate_series(1, $3::int) n returning id)
    insert into membership (company_id, user_id, rights, preferred) select $1, id, '{CaiaApp}', true from made`,
    [id, mark, count],
  );
  const { sender } = await only("select min(user_id) as sender from membership where company_id = $1", [id]);
  await client.query("update membership set rights = $3 where company_id = $1 and user_id = $2", [id, sender, rights]);
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest();
  await client.query(
    `insert into session (token_hash, user_id, company_id, kind, expires_at)
      values ($1, $2, $3, 'browser', now() + interval '1 hour')`,
    [hash, sender, id],
  );
  await client.query('analyze "user", membership, company');
  return { id, token };
}

/** Takes the company, its people and what was sent to them away. */
export async function removeReaders(client, { id }) {
  const { rows } = await client.query("delete from membership where company_id = $1 returning user_id", [id]);
  for (const name of [
    "notification",
    "screen",
    "live_key",
    "session",
    "presence",
    "audit_entry",
    "event",
    "event_head",
  ])
    await client.query(`delete from ${name} where company_id = $1`, [id]);
  await client.query("delete from idempotency_key where company_id = $1", [id]);
  await client.query(`delete from "user" where id = any($1)`, [rows.map(({ user_id }) => user_id)]);
  await client.query("delete from company where id = $1", [id]);
}
