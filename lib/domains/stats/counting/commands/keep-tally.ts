import { requireJob, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { dayCounts, type Tally } from "../tally";

const dayColumns = dayCounts.join(", ");
const plus = (columns: readonly string[]) => columns.map((one) => `${one} = t.${one} + excluded.${one}`).join(", ");

/** Each takes its rows as one JSON text, adds them to what stands there, and does nothing without any. */
const statements = {
  events: `insert into stats_event (company_id, kind, at, user_id, make_id, model_id, ktype, hour, found, amount, vehicle, name)
    select "companyId", kind, to_timestamp(at / 1000.0), "userId", "makeId", "modelId", ktype, hour, found, amount, vehicle, name
    from jsonb_to_recordset($1::jsonb) as r ("companyId" int, kind text, at float8, "userId" int, "makeId" int, "modelId" int,
      ktype int, hour int, found int, amount int, vehicle text, name text)`,
  days: `insert into stats_day as t (company_id, day, ${dayColumns})
    select company_id, day, ${dayCounts.map((one) => `coalesce(${one}, 0)`).join(", ")}
    from jsonb_to_recordset($1::jsonb) as r (company_id int, day date, ${dayCounts.map((one) => `${one} int`).join(", ")})
    on conflict (company_id, day) do update set ${plus(dayCounts)}`,
  hours: `insert into stats_hour as t (company_id, month, kind, hour, calls) select company_id, month, kind, hour, calls
    from jsonb_to_recordset($1::jsonb) as r (company_id int, month date, kind text, hour int, calls int)
    on conflict (company_id, month, kind, hour) do update set ${plus(["calls"])}`,
  uses: `insert into stats_use as t (company_id, scope, parent_id, month, subject_id, calls)
    select company_id, scope, parent_id, month, subject_id, calls from jsonb_to_recordset($1::jsonb)
      as r (company_id int, scope text, parent_id int, month date, subject_id int, calls int)
    on conflict (company_id, scope, parent_id, month, subject_id) do update set ${plus(["calls"])}`,
  vcis: `insert into stats_vci as t (company_id, day, vci, hits) select company_id, day, vci, hits
    from jsonb_to_recordset($1::jsonb) as r (company_id int, day date, vci text, hits int)
    on conflict (company_id, day, vci) do update set ${plus(["hits"])}`,
  vciMonths: `insert into stats_vci_month as t (company_id, month, vci, hits)
    select company_id, date_trunc('month', day)::date, vci, sum(hits)
    from jsonb_to_recordset($1::jsonb) as r (company_id int, day date, vci text, hits int) group by 1, 2, 3
    on conflict (company_id, month, vci) do update set ${plus(["hits"])}`,
  suppliers: `insert into stats_supplier as t (company_id, day, supplier, asked, answered, offered, ms, slowest_ms)
    select company_id, day, supplier, asked, answered, offered, ms, slowest_ms from jsonb_to_recordset($1::jsonb)
      as r (company_id int, day date, supplier text, asked int, answered int, offered int, ms bigint, slowest_ms int)
    on conflict (company_id, day, supplier) do update set ${plus(["asked", "answered", "offered", "ms"])},
      slowest_ms = greatest(t.slowest_ms, excluded.slowest_ms)`,
  missed: `insert into stats_missed as t (company_id, day, text, searches) select company_id, day, text, searches
    from jsonb_to_recordset($1::jsonb) as r (company_id int, day date, text text, searches int)
    on conflict (company_id, day, text) do update set ${plus(["searches"])}`,
  vehicles: `insert into stats_vehicle as t (company_id, vehicle, last_at)
    select "companyId", vehicle, to_timestamp(at / 1000.0) from jsonb_to_recordset($1::jsonb)
      as r ("companyId" int, vehicle text, at float8)
    on conflict (company_id, vehicle) do update set last_at = greatest(t.last_at, excluded.last_at)`,
  userDays: `insert into stats_user_day (company_id, user_id, day) select "companyId", "userId", day
    from jsonb_to_recordset($1::jsonb) as r ("companyId" int, "userId" int, day date) on conflict do nothing`,
};

/** Writes a batch: its events as they are, and what they add to the sums. */
export async function keepTally(actor: Actor, { tally }: { tally: Tally }, tx: Tx): Promise<void> {
  requireJob(actor);
  const rows: Record<keyof typeof statements, readonly object[]> = {
    events: tally.events,
    days: tally.days.list(),
    hours: tally.hours.list(),
    uses: tally.uses.list(),
    vcis: tally.vcis.list(),
    vciMonths: tally.vcis.list(),
    suppliers: tally.suppliers.list(),
    missed: tally.missed.list(),
    vehicles: [...tally.seen].map(([key, at]) => ({ ...partsOf(key), at })),
    userDays: [...tally.userDays].map((key) => {
      const [companyId, userId, day] = key.split(" ");
      return { companyId: Number(companyId), userId: Number(userId), day };
    }),
  };
  for (const name of Object.keys(statements) as (keyof typeof statements)[])
    if (rows[name].length > 0) await tx.$executeRawUnsafe(statements[name], JSON.stringify(rows[name]));
}

function partsOf(key: string): { companyId: number; vehicle: string } {
  const [companyId = "", vehicle = ""] = key.split(" ");
  return { companyId: Number(companyId), vehicle };
}
