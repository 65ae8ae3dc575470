import { requireJob, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { installation } from "../rules";
import type { PlacedEvent } from "./rules";
import { userDayKey, userKey, vehicleKey, type Known } from "./tally";

interface VehicleRow {
  companyId: number;
  vehicle: string;
  at: number;
}
interface UserRow {
  companyId: number;
  userId: number;
  days: string[];
}

/** What the database knows of the vehicles and users of a batch: read by whoever holds the lock of writers. */
export async function findKnown(actor: Actor, { events }: { events: readonly PlacedEvent[] }, tx: Tx): Promise<Known> {
  requireJob(actor);
  const vehicles = distinct(events.flatMap(({ companyId, vehicle }) => (vehicle ? [{ companyId, vehicle }] : [])));
  const users = distinct(
    events.flatMap(({ companyId, userId, day }) =>
      userId === null ? [] : [companyId, installation].map((scope) => ({ companyId: scope, userId, day })),
    ),
  );
  const seen = await tx.$queryRaw<VehicleRow[]>`
    select s.company_id as "companyId", s.vehicle, (extract(epoch from s.last_at) * 1000)::float8 as at
    from jsonb_to_recordset(${JSON.stringify(vehicles)}::jsonb) as r ("companyId" int, vehicle text)
    join stats_vehicle s on s.company_id = r."companyId" and s.vehicle = r.vehicle`;
  const active = await tx.$queryRaw<UserRow[]>`
    select r."companyId", r."userId", array_agg(s.day::text) as days
    from jsonb_to_recordset(${JSON.stringify(users)}::jsonb) as r ("companyId" int, "userId" int, day date)
    join lateral (
      (select day from stats_user_day where company_id = r."companyId" and user_id = r."userId" order by day limit 1)
      union (select day from stats_user_day where company_id = r."companyId" and user_id = r."userId" and day = r.day)) s on true
    group by 1, 2`;
  return {
    seen: new Map(seen.map(({ companyId, vehicle, at }) => [vehicleKey(companyId, vehicle), at])),
    users: new Set(active.map(({ companyId, userId }) => userKey(companyId, userId))),
    userDays: new Set(
      active.flatMap(({ companyId, userId, days }) => days.map((day) => userDayKey(companyId, userId, day))),
    ),
  };
}

const distinct = <Row extends object>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [Object.values(row).join(" "), row])).values(),
];
