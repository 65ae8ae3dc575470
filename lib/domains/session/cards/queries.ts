import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { Card, Cards } from "./schema";

interface Row {
  id: number;
  user_id: number | null;
  enabled: boolean;
  date_from: Date | null;
  date_to: Date | null;
  changed_at: Date;
}

const columns = "id, user_id, enabled, date_from, date_to, changed_at";
const all = {
  name: "qr_cards",
  text: `select ${columns} from qr_login where company_id = $1 order by id desc limit 500`,
};

export const cardOf = (row: Row): Card => ({
  token: String(row.id),
  userId: row.user_id,
  enabled: row.enabled,
  dateFrom: row.date_from?.toISOString() ?? null,
  dateTo: row.date_to?.toISOString() ?? null,
  changedAt: row.changed_at.toISOString(),
});

/** Users to choose from and those who have cards: of a large company only the first by name, or what a search finds. */
const people = {
  name: "qr_people",
  text: `select u.id as "userId", u.name, u.email from (
      (select user_id, sort_name from membership where company_id = $1 and user_id = any($2))
      union
      (select user_id, sort_name from membership where company_id = $1
        and ($3 = '' or position(lower(unaccent($3)) in search_text) > 0) order by sort_name, user_id limit 100)) m
    join "user" u on u.id = m.user_id order by m.sort_name, m.user_id`,
};

/** The QR cards of the company, the latest first, and users to give them to. */
export async function listCards(actor: Actor, { search }: { search: string }): Promise<Cards> {
  requireRight(actor, "admin");
  const companyId = companyOf(actor);
  const accessTokens = (await read<Row>(all, [companyId])).map(cardOf);
  const holders = accessTokens.map(({ userId }) => userId).filter((id) => id !== null);
  const text = /\u0000|\p{Surrogate}/u.test(search) ? "" : search.trim();
  return { accessTokens, users: await read<Cards["users"][number]>(people, [companyId, holders, text]) };
}
