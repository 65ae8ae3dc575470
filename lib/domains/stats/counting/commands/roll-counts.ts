import { forgetUseBefore } from "@/lib/domains/vehicles/use/commands";
import { requireJob, type Actor } from "@/lib/platform/actor";
import { prisma, read } from "@/lib/platform/db";
import { isoDateIn } from "@/lib/shared/dates";
import { keptMonths, monthBefore } from "../rules";

const atOnce = 50_000;

const sumUp = {
  name: "stats_event_sum_up",
  text: `with gone as (delete from stats_event where (company_id, kind, at, id) in (
        select company_id, kind, at, id from stats_event where at < $1::date at time zone 'Europe/Paris' limit ${atOnce})
      returning company_id, kind, at, user_id, make_id, model_id, ktype),
    summed as (insert into stats_month as t (company_id, month, kind, user_id, make_id, model_id, ktype, calls)
      select company_id, date_trunc('month', at at time zone 'Europe/Paris')::date, kind, coalesce(user_id, 0),
        coalesce(make_id, 0), coalesce(model_id, 0), coalesce(ktype, 0), count(*)
      from gone group by 1, 2, 3, 4, 5, 6, 7
      on conflict (company_id, month, kind, user_id, make_id, model_id, ktype) do update set calls = t.calls + excluded.calls)
    select count(*)::int as gone from gone`,
};
const forgetVehicles = {
  name: "stats_vehicle_forget",
  text: "delete from stats_vehicle where last_at < now() - interval '31 days'",
};
const forgetMissed = { name: "stats_missed_forget", text: "delete from stats_missed where day < $1::date" };
// The first day tells who is new: it stays.
const forgetUserDays = {
  name: "stats_user_day_forget",
  text: `delete from stats_user_day d where day < $1::date and exists (
    select from stats_user_day e where e.company_id = d.company_id and e.user_id = d.user_id and e.day < d.day)`,
};

/** Sums what is older than thirteen whole months into months, and forgets what only newer figures ask for. */
export async function rollCounts(actor: Actor, { today = isoDateIn(new Date(), "Europe/Paris") } = {}): Promise<void> {
  requireJob(actor);
  const since = monthBefore(today, keptMonths);
  for (;;) {
    const [round] = await read<{ gone: number }>(sumUp, [since]);
    if (!round || round.gone < atOnce) break;
  }
  await read(forgetVehicles);
  await read(forgetMissed, [since]);
  await read(forgetUserDays, [since]);
  await prisma().$transaction((tx) => forgetUseBefore(actor, { month: monthBefore(today, 11) }, tx));
}
