import { requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { keptUnder } from "../../access";
import type { Scope } from "../../scopes";
import type { Period } from "../period";
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

type Wanted = Period & { scope?: Scope | undefined };

/** What was counted on each day of a period on which anything was. */
export async function listDayRows(actor: Actor, { from, to, scope }: Wanted): Promise<DayRow[]> {
  requireRight(actor, "CaiaApp");
  return read<DayRow>(days, [keptUnder(actor, scope), from, to]);
}

/** Hits by month ("2026-06") of a period, months without any left out. */
export async function listMonthHits(
  actor: Actor,
  { from, to, scope }: Wanted,
): Promise<{ month: string; hits: number }[]> {
  requireRight(actor, "CaiaApp");
  return read<{ month: string; hits: number }>(months, [keptUnder(actor, scope), from, to]);
}
