import { requireJob, type Actor } from "@/lib/platform/actor";
import { liveCatalogue } from "@/lib/platform/catalogue";
import type { Tx } from "@/lib/platform/db";

export interface CountedUse {
  ktype: number;
  /** The first day of the month, ISO. */
  month: string;
  calls: number;
}

const scopes = `(values ('make', 0), ('model', 1), ('ktype', 2)) as s (scope, at)`;
const parentAt = "case s.at when 0 then 0 when 1 then v.make_id else v.model_id end";
const subjectAt = "case s.at when 0 then v.make_id when 1 then v.model_id else v.ktype end";

/** Adds identifications to the use of versions, and of their models and makes; a version that no catalogue knows any more has none. */
export async function addUse(actor: Actor, { counted }: { counted: readonly CountedUse[] }, tx: Tx): Promise<void> {
  requireJob(actor);
  if (counted.length === 0) return;
  const schema = await liveCatalogue();
  await tx.$executeRawUnsafe(
    `with added as (select * from jsonb_to_recordset($1::jsonb) as r (ktype int, month date, calls int)),
      months as (
        insert into vehicle_use_month as m (ktype, month, calls) select ktype, month, calls from added order by ktype, month
        on conflict (ktype, month) do update set calls = m.calls + excluded.calls)
      insert into vehicle_use as u (scope, vtype, parent_id, subject_id, calls)
      select s.scope, v.vtype, ${parentAt}, ${subjectAt}, sum(a.calls)
      from added a join ${schema}.vehicle v on v.ktype = a.ktype cross join ${scopes} group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (scope, vtype, parent_id, subject_id) do update set calls = u.calls + excluded.calls`,
    JSON.stringify(counted),
  );
}

/** Takes the months before a day (ISO, a month's first) out of the use: what is counted are twelve months. */
export async function forgetUseBefore(actor: Actor, { month }: { month: string }, tx: Tx): Promise<void> {
  requireJob(actor);
  const schema = await liveCatalogue();
  await tx.$executeRawUnsafe(
    `with gone as (delete from vehicle_use_month where month < $1::date returning ktype, calls),
      less as (select s.scope, v.vtype, ${parentAt} as parent_id, ${subjectAt} as subject_id, sum(g.calls) as calls
        from gone g join ${schema}.vehicle v on v.ktype = g.ktype cross join ${scopes} group by 1, 2, 3, 4)
      update vehicle_use u set calls = greatest(u.calls - l.calls, 0) from less l
      where u.scope = l.scope and u.vtype = l.vtype and u.parent_id = l.parent_id and u.subject_id = l.subject_id`,
    month,
  );
}
