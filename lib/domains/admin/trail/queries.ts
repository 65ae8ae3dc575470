import { listCompaniesWith } from "@/lib/domains/account/companies/queries/list-companies";
import { likePattern } from "@/lib/domains/admin/users/rules";
import { getPriceView } from "@/lib/domains/offers/queries/get-price-view";
import { requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { withoutAmounts } from "./rules";
import type { TrailEntry, TrailFilter, TrailPage, TrailSearch } from "./schema";

/** The companies whose trail the actor reads: those in which they hold admin. */
const mine = `mine as (select company_id from membership
  where user_id = $1 and 'admin' = any(rights) and ($2::int is null or company_id = $2))`;

/** Each company is read backwards along its index, no further than the page and within the days asked for. */
const page = {
  name: "audit_page",
  text: `with ${mine},
    people as (select distinct m.user_id from membership m join mine using (company_id)
      where $3::text is not null and m.search_text like lower(unaccent($3::text)))
  select a.id::text, to_char(a.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
    json_build_object('id', c.id, 'name', c.name) as company,
    case when u.id is not null then json_build_object('userId', u.id, 'name', u.name, 'email', u.email) end as person,
    a.job, a.action, a.entity, a.entity_id as "entityId", a.detail
  from mine cross join lateral (
    select * from audit_entry a
    where a.company_id = mine.company_id
      and a.at < coalesce(($8::date + 1)::timestamp at time zone 'Europe/Paris', 'infinity')
      and a.at >= coalesce($7::date::timestamp at time zone 'Europe/Paris', '-infinity')
      and a.at <= coalesce($9::timestamptz, 'infinity')
      and (a.at, a.id) < (coalesce($9::timestamptz, 'infinity'), coalesce($10::bigint, 0))
      and ($3::text is null or a.user_id in (select user_id from people))
      and ($4::text is null or a.action = $4) and ($5::text is null or a.entity = $5)
      and ($6::text is null or concat_ws(' ', a.action, a.entity, a.entity_id, a.job, a.detail::text) ilike $6)
    order by a.at desc, a.id desc limit $11) a
  join company c on c.id = a.company_id left join "user" u on u.id = a.user_id
  order by a.at desc, a.id desc limit $11`,
};

const given = (text: string): string | null => (text.trim() === "" ? null : text.trim());
const pattern = (text: string): string | null => (text.trim() === "" ? null : likePattern(text));

async function readPage(actor: Actor, filter: TrailFilter, after: string | null, limit: number): Promise<TrailEntry[]> {
  const { companyId = null, person, action, entity, text, from, to } = filter;
  const [at = null, id = null] = after?.split("_") ?? [];
  const values = [
    ...[userOf(actor), companyId, pattern(person), given(action), given(entity), pattern(text)],
    ...[given(from), given(to), at, id, limit],
  ];
  const [rows, view] = await Promise.all([read<TrailEntry>(page, values), getPriceView(actor)]);
  return view === "retail" ? rows.map((row) => ({ ...row, detail: withoutAmounts(row.detail) })) : rows;
}

/** Who did what in the companies where the actor holds admin, newest first; `next` continues the list. */
export async function listTrail(actor: Actor, { after, limit, ...filter }: TrailSearch): Promise<TrailPage> {
  requireRight(actor, "admin");
  const rows = await readPage(actor, filter, after ?? null, limit + 1);
  const entries = rows.slice(0, limit);
  const last = entries.at(-1);
  return { entries, next: rows.length > limit && last ? `${last.at}_${last.id}` : null };
}

const exportedAtOnce = 1000;

/** The same, all of it, page after page: the next page is read when the last one was taken. */
export async function* walkTrail(actor: Actor, filter: TrailFilter): AsyncGenerator<readonly TrailEntry[]> {
  requireRight(actor, "admin");
  let after: string | null = null;
  for (;;) {
    const entries: TrailEntry[] = await readPage(actor, filter, after, exportedAtOnce);
    if (entries.length > 0) yield entries;
    const last = entries.at(-1);
    if (!last || entries.length < exportedAtOnce) return;
    after = `${last.at}_${last.id}`;
  }
}

const words = {
  name: "audit_words",
  text: `with ${mine}
    select coalesce(json_agg(distinct a.action), '[]') as actions, coalesce(json_agg(distinct a.entity), '[]') as entities
    from mine cross join lateral (select action, entity from audit_entry
      where company_id = mine.company_id order by at desc limit 5000) a`,
};

export interface TrailWords {
  actions: string[];
  entities: string[];
}

/** The actions and things of late: what a list to choose from offers. */
export async function listTrailWords(actor: Actor): Promise<TrailWords> {
  requireRight(actor, "admin");
  const [row] = await read<TrailWords>(words, [userOf(actor), null]);
  return row ?? { actions: [], entities: [] };
}

/** The companies whose trail the actor reads. */
export async function listTrailCompanies(actor: Actor): Promise<{ id: number; name: string }[]> {
  requireRight(actor, "admin");
  return listCompaniesWith(actor, "admin");
}
