import { requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { Right } from "@/lib/shared/rights";
import { storable } from "@/lib/shared/compact";
import { likePattern } from "../rules";
import type { UserPage, UserRow, UserSearch, UserSuggestion } from "../schema";

/** Each company is read in the order of its index and no further than the page: its size does not matter. */
const pageText = (filter: string) => `
  with administered as (select company_id from membership
      where user_id = $1 and rights && $2 and ($3::int is null or company_id = $3)),
    start as (select coalesce((select m.sort_name from membership m join administered using (company_id)
      where m.user_id = $4 limit 1), '') as name, coalesce($4::int, 0) as id),
    page as (select distinct on (m.sort_name, m.user_id) m.sort_name, m.user_id
      from administered a cross join start s cross join lateral (
        select m.sort_name, m.user_id from membership m
        where m.company_id = a.company_id and (m.sort_name, m.user_id) > (s.name, s.id) ${filter}
        order by m.sort_name, m.user_id limit $5) m
      order by m.sort_name, m.user_id limit $5)
  select u.id as "userId", u.name, u.email, u.picture,
    (select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.id)
      from membership m join administered using (company_id) join company c on c.id = m.company_id
      where m.user_id = u.id) as companies
  from page p join "user" u on u.id = p.user_id order by p.sort_name, p.user_id`;

const everybody = { name: "user_page", text: pageText("") };
const found = { name: "user_page_found", text: pageText("and m.search_text like lower(unaccent($6::text))") };

async function readPage(actor: Actor, anyOf: Right[], { search, companyId, after, limit }: UserSearch) {
  const values = [userOf(actor), anyOf, companyId ?? null, after ?? null, limit];
  if (search.trim() === "") return read<UserRow>(everybody, values);
  return storable(search) ? read<UserRow>(found, [...values, likePattern(search)]) : [];
}

/** Users of the companies that the actor administers, by name; `next` continues the list. Other companies are not told. */
export async function listUsers(actor: Actor, input: UserSearch): Promise<UserPage> {
  requireRight(actor, "UsersAdmin");
  const rows = await readPage(actor, ["UsersAdmin"], { ...input, limit: input.limit + 1 });
  const users = rows.slice(0, input.limit);
  return { users, next: rows.length > input.limit ? (users.at(-1)?.userId ?? null) : null };
}

/** Up to ten users by a part of name or address, for those who administer users or write to them. */
export async function completeUser(actor: Actor, { text }: { text: string }): Promise<UserSuggestion[]> {
  requireRight(actor, "UsersAdmin", "NotificationSender");
  if (text.trim() === "") return [];
  const rows = await readPage(actor, ["UsersAdmin", "NotificationSender"], { search: text, limit: 10 });
  return rows.map(({ userId, name, email }) => ({ userId, name, email }));
}

const one = {
  name: "administered_user",
  text: `select u.id as "userId", u.name, u.email, u.picture,
      json_agg(json_build_object('id', c.id, 'name', c.name) order by lower(c.name), c.id) as companies
    from membership mine
    join membership m on m.company_id = mine.company_id and m.user_id = $2
    join "user" u on u.id = m.user_id join company c on c.id = m.company_id
    where mine.user_id = $1 and 'UsersAdmin' = any(mine.rights) group by u.id`,
};

/** A user of the companies that the actor administers; null for anybody else. */
export async function findUser(actor: Actor, { userId }: { userId: number }): Promise<UserRow | null> {
  requireRight(actor, "UsersAdmin");
  const [row] = await read<UserRow>(one, [userOf(actor), userId]);
  return row ?? null;
}
