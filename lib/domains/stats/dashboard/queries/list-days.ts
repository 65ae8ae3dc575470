import { requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { keptUnder } from "../../access";
import type { Scope } from "../../scopes";
import { monthsFromJune, spanOf, type Period } from "../period";
import type { DayRow } from "../series";

const days = {
  name: "stats_days",
  text: `select day::text, hits, adn_ok as "adnOK", adn_0 as "adn0", adn_null as "adnNull", new_hits as "newHits",
      repeat_hits as "repeatHits", nb_users as "nbUsers", new_users as "newUsers"
    from stats_day where company_id = $1 and day between $2 and $3 order by day`,
};
const months = {
  name: "stats_months",
  text: `select to_char(day, 'YYYY-MM') as month, sum(hits)::int as hits
    from stats_day where company_id = $1 and day between $2 and $3 group by 1 order by 1`,
};

const first = { name: "stats_first_day", text: "select min(day)::text as day from stats_day where company_id = $1" };

type Wanted = Period & { scope?: Scope | undefined };

/** What was counted on each day of a period on which anything was. */
export async function listDayRows(actor: Actor, { from, to, scope }: Wanted): Promise<DayRow[]> {
  requireRight(actor, "CaiaApp");
  return read<DayRow>(days, [keptUnder(actor, scope), from, to]);
}

/** The day from which figures exist; null before anything was counted. */
export async function findFirstDay(actor: Actor, { scope }: { scope?: Scope | undefined }): Promise<string | null> {
  requireRight(actor, "CaiaApp");
  const [row] = await read<{ day: string | null }>(first, [keptUnder(actor, scope)]);
  return row?.day ?? null;
}

export interface MonthHits {
  /** As "2026-06". */
  month: string;
  hits: number;
}

/** Hits of each of the six months from the latest June on. */
export async function listMonthHits(
  actor: Actor,
  { today, scope }: { today: string; scope?: Scope | undefined },
): Promise<MonthHits[]> {
  requireRight(actor, "CaiaApp");
  const wanted = monthsFromJune(today);
  const { from, to } = spanOf(wanted);
  const rows = await read<MonthHits>(months, [keptUnder(actor, scope), from, to]);
  const known = new Map(rows.map(({ month, hits }) => [month, hits]));
  return wanted.map((day) => day.slice(0, 7)).map((month) => ({ month, hits: known.get(month) ?? 0 }));
}
