import { keepCounts } from "@/lib/domains/stats/counting/commands/keep-counts";
import { systemActor } from "@/lib/platform/actor";
import { pool } from "@/lib/platform/db";

const tables = `select c.table_name as name from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and c.column_name = 'company_id' and t.table_type = 'BASE TABLE' order by 1`;

/** Every row that the database keeps of a company and of its user, table by table, as one text each; what was counted before is among them. */
export async function rowsOf({
  companyId,
  userId,
}: {
  companyId: number;
  userId: number;
}): Promise<Record<string, string>> {
  await keepCounts(systemActor("counts", 0));
  const { rows } = await pool().query<{ name: string }>(tables);
  const text = (from: string, where: string) =>
    `select string_agg(t::text, e'\\n' order by t::text) as text from ${from} t where ${where}`;
  const read = async (name: string, sql: string, id: number) =>
    [name, (await pool().query<{ text: string | null }>(sql, [id])).rows[0]?.text ?? ""] as const;
  // Presence only says when somebody was last seen.
  const kept = rows.filter(({ name }) => name !== "presence");
  return Object.fromEntries(
    await Promise.all([
      ...kept.map(({ name }) => read(name, text(`"${name}"`, "t.company_id = $1"), companyId)),
      read("company", text("company", "t.id = $1"), companyId),
      read("user", text('"user"', "t.id = $1"), userId),
      read("user_preference", text("user_preference", "t.user_id = $1"), userId),
    ]),
  );
}
